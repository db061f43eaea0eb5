"""Two servers over one PostgreSQL: one of them is killed, in turns, and the tables go on at the other."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.table.server.killing.mishaps import all_go_on
from tests.table.server.killing.parties import Party, sit_down
from tests.table.server.killing.playing import playing
from tests.table.server.killing.proving import prove
from tests.table.server.killing.servers import Either, Server, serving

pytestmark = pytest.mark.xdist_group("postgres")

ROUNDS = 2
LONGEST_SECONDS = 0.5


async def sit_at_both(http: ClientSession, one: Server, two: Server) -> list[Party]:
    """At each table the host goes to one server, and the others to the other one."""
    here, there = Either(one, two), Either(two, one)
    return [
        await sit_down(http, here, "talkitout", 3, others=there),
        await sit_down(http, there, "bluff", 2, others=here),
        await sit_down(http, here, "player-of-honour", 4, others=there),
        await sit_down(http, there, "traitor-word", 3, others=here, reaction=0),
    ]


def test_when_one_of_two_servers_is_killed_nothing_is_lost_and_its_people_go_to_the_other(
    tmp_path: Path, database: str, soak: int
) -> None:
    chance = random.Random()

    async def story() -> None:
        async with serving(tmp_path, database) as one, serving(tmp_path, database) as two, ClientSession() as http:
            parties = await sit_at_both(http, one, two)
            async with playing(*parties) as matches:
                for round in range(ROUNDS * soak):
                    dead = (one, two)[round % 2]
                    await asyncio.sleep(chance.uniform(0, LONGEST_SECONDS))
                    await dead.kill()
                    await all_go_on(parties)
                    await prove(database, *parties)
                    await dead.start()
                    await prove(database, *parties)
                await matches.end()
            await prove(database, *parties)
            assert one.complaints() + two.complaints() == []
            print(sum(len(phone.acknowledged) for party in parties for phone in party), "acknowledged")

    asyncio.run(story())

"""The server is killed at random moments under load. Started again, it has everything that anybody was ever told."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from aiohttp import ClientSession

from parlour.table.log.store import FILE
from tests.table.server.killing.parties import Party, sit_down
from tests.table.server.killing.phones import Phone
from tests.table.server.killing.playing import looking_on, playing
from tests.table.server.killing.proving import prove
from tests.table.server.killing.servers import Server, serving

ROUNDS = 4
LONGEST_SECONDS = 0.5
TO_OPEN_SECONDS = 1.5


async def sit_at_all_tables(http: ClientSession, server: Server) -> list[Party]:
    return [
        await sit_down(http, server, "talkitout", 3),
        await sit_down(http, server, "bluff", 1, bots=1),
        await sit_down(http, server, "bluff", 2),
        await sit_down(http, server, "out-of-control", 3),
        await sit_down(http, server, "player-of-honour", 4),
        await sit_down(http, server, "traitor-word", 3, reaction=0),
    ]


async def die_and_rise(server: Server, parties: list[Party], chance: random.Random) -> set[str]:
    """Killed under load, and now and then once more before it is quite there again; the acts that were under way."""
    await asyncio.sleep(chance.uniform(0, LONGEST_SECONDS))
    await server.kill()
    under_way = {f"{phone.person}:{id}" for party in parties for phone in party for id in phone.under_way}
    if chance.random() < 0.2:
        await server.launch()
        await asyncio.sleep(chance.uniform(0, TO_OPEN_SECONDS))
        await server.kill()
    await server.start()
    return under_way


async def evening(
    data: Path, chance: random.Random, figures: Counter[str], rounds: int = ROUNDS, first: str = ""
) -> None:
    async with serving(data, first=first) as server, ClientSession() as http:
        parties = await sit_at_all_tables(http, server)
        async with playing(*parties) as matches:
            for _ in range(rounds):
                under_way = await die_and_rise(server, parties, chance)
                logs = await prove(server.place, *parties)
                done = {getattr(entry, "id", "") for entries in logs for entry in entries}
                figures["killed"] += 1
                figures["under way when killed"] += len(under_way)
                figures["of those written"] += len(done.intersection(under_way))
            await matches.end()
        await prove(server.place, *parties)
        figures["acknowledged"] += sum(len(phone.acknowledged) for party in parties for phone in party)
        figures["resent"] += sum(phone.resent for party in parties for phone in party)
        figures["matches"] += sum(party.matches for party in parties)
        assert server.complaints() == []


def test_a_server_that_is_killed_under_load_loses_nothing_and_every_table_goes_on(tmp_path: Path, soak: int) -> None:
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    figures: Counter[str] = Counter()
    for number in range(soak):
        asyncio.run(evening(tmp_path / str(number), random.Random(f"{seed}/{number}"), figures))
    print(dict(figures))


def test_a_server_that_is_killed_reads_its_tables_from_their_checkpoints_and_loses_nothing(tmp_path: Path) -> None:
    """They are written every few entries, so that every table has one, and some are killed while it is written."""
    often = "import parlour.table.live.checkpoints as checkpointing; checkpointing.EVERY = 7"
    asyncio.run(evening(tmp_path, random.Random(), Counter(), rounds=3, first=often))
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        tables = "SELECT tables.number, checkpoints.number FROM tables LEFT JOIN checkpoints USING (name)"
        behind = [number - (kept or 0) for number, kept in file.execute(tables)]
    assert max(behind) < 50, "whoever opens a table reads a few entries"
    assert len(behind) == 6


@asynccontextmanager
async def file_held(server: Server) -> AsyncIterator[None]:
    """Somebody else is writing to the file, so the server cannot: what it is asked for stays under way."""
    with closing(sqlite3.connect(server.place, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


async def taken(mover: Phone) -> str:
    """An act that the server has taken, and answered or not; its id."""
    id = await mover.act()
    await mover.say({"react": "clap"})
    await mover.until(lambda phone: phone.reactions)
    return id


def test_an_act_that_is_sent_again_while_it_is_written_is_acknowledged_when_it_is_durable(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server, ClientSession() as http:
            party = await sit_down(http, server, "out-of-control", 2)
            async with looking_on(party):
                mover = next(phone for phone in party if phone.may_act)
                async with file_held(server):
                    id = await taken(mover)
                    await mover.say(mover.under_way[id])
                    await asyncio.sleep(0.3)
                    assert id not in mover.acknowledged
                    await server.kill()
                await server.start()
                await mover.until(lambda phone: id in phone.acknowledged)
                await prove(server.place, party)

    asyncio.run(story())


def test_who_comes_while_an_act_is_written_is_not_shown_it_before_it_is_durable(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server, ClientSession() as http:
            party = await sit_down(http, server, "out-of-control", 2)
            async with looking_on(party) as phones:
                mover = next(phone for phone in party if phone.may_act)
                late = Phone(http, server, party.code, None)
                party.phones.append(late)
                async with file_held(server):
                    id = await taken(mover)
                    phones.join(late)
                    await asyncio.sleep(0.3)
                    mover.under_way.clear()  # it never comes again
                    await server.kill()
                await prove(server.place, party)
                await server.start()
                await late.until(lambda phone: phone.view is not None)
                await prove(server.place, party)
                assert id not in mover.acknowledged

    asyncio.run(story())

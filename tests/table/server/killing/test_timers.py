"""A timer fires once and at its time: at two servers that both watch it, and when the server is killed meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from aiohttp import ClientSession

from parlour.table.log import entry as log
from tests.table.server.killing.parties import Party, sit_down
from tests.table.server.killing.phones import Phone
from tests.table.server.killing.playing import looking_on
from tests.table.server.killing.proving import prove
from tests.table.server.killing.servers import Server, serving

LONG_ENOUGH_FOR_ANOTHER = 0.5


@asynccontextmanager
async def watched(*servers: Server, seconds: int) -> AsyncIterator[list[Party]]:
    """Two tables, one with the soft clock and one with the reaction time running; at each server somebody waits."""
    async with ClientSession() as http:
        parties = [
            await sit_down(http, servers[0], "out-of-control", 2, others=servers[-1], wait=seconds),
            await sit_down(http, servers[0], "traitor-word", 3, others=servers[-1], reaction=seconds),
        ]
        async with looking_on(*parties):
            speaker = next(phone for phone in parties[1] if phone.may_act)
            await speaker.act({"act": "say", "word": "river"})
            for phone in (*parties[0], *parties[1]):
                await phone.until(lambda phone: timer(phone)["seconds"] == seconds)
            yield parties


def timer(phone: Phone) -> dict[str, int]:
    """The timer that runs; an empty one if there is none."""
    return (phone.view or {}).get("timer") or {"seconds": 0, "deadline": 0}


def waiting(phone: Phone) -> list[int]:
    """The seats that everybody waits for."""
    seats: list[int] = (phone.view or {}).get("waiting", [])
    return seats


async def all_fired_once(parties: list[Party], place: str, seconds: int) -> None:
    for party in parties:
        for phone in party:
            await phone.until(lambda phone: phone.view is not None and timer(phone)["seconds"] != seconds)
    await asyncio.sleep(LONG_ENOUGH_FOR_ANOTHER)
    for entries in await prove(place, *parties):
        assert sum(isinstance(entry, log.TimerElapsed) for entry in entries) == 1


@pytest.mark.xdist_group("postgres")
def test_a_timer_that_two_servers_watch_fires_once(tmp_path: Path, database: str) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path, database) as one,
            serving(tmp_path, database) as two,
            watched(one, two, seconds=2) as parties,
        ):
            await all_fired_once(parties, database, seconds=2)

    asyncio.run(story())


def test_a_timer_keeps_its_time_when_the_server_is_killed_and_started_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server, watched(server, seconds=8) as parties:
            before = [timer(party.host) for party in parties]
            await server.kill()
            for party in parties:
                party.host.view = None
            await server.start()
            for party in parties:
                await party.host.until(lambda phone: phone.view is not None)
            assert [timer(party.host) for party in parties] == before
            await all_fired_once(parties, server.place, seconds=8)

    asyncio.run(story())


def test_a_timer_that_ran_out_while_no_server_was_there_fires_once_when_somebody_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server, watched(server, seconds=2) as parties:
            deadlines = [timer(party.host)["deadline"] for party in parties]
            await server.kill()
            await asyncio.sleep(max(0.0, max(deadlines) / 1000 - time.time()))
            await server.start()
            await all_fired_once(parties, server.place, seconds=2)

    asyncio.run(story())


def test_the_time_to_speak_goes_on_when_the_server_is_killed_and_passes_each_speaker_over_once(tmp_path: Path) -> None:
    seconds = 6

    async def story() -> None:
        async with serving(tmp_path) as server, ClientSession() as http:
            party = await sit_down(http, server, "traitor-word", 3, reaction=0, speak=seconds)
            async with looking_on(party):
                host = party.host
                await host.until(lambda host: timer(host)["seconds"] == seconds)
                before, (speaker,) = timer(host), waiting(host)
                await server.kill()
                host.view = None
                await server.start()
                await host.until(waiting)
                assert (timer(host), waiting(host)) == (before, [speaker])
                await host.until(lambda host: waiting(host) != [speaker])
                assert waiting(host) == [(speaker + 1) % 3]
                assert timer(host)["deadline"] >= before["deadline"] + seconds * 1000
                await asyncio.sleep(LONG_ENOUGH_FOR_ANOTHER)
            (entries,) = await prove(server.place, party)
            fired = [before["deadline"] - seconds * 1000, *(e.at for e in entries if isinstance(e, log.TimerElapsed))]
            assert all(later - earlier >= seconds * 1000 for earlier, later in pairwise(fired))
            assert before["deadline"] <= fired[1] < before["deadline"] + seconds * 1000

    asyncio.run(story())

"""Who is here is known at every server, wherever they are."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from parlour.table.live.presence import SILENCE, Asking, Here, Presence, read_word
from parlour.table.server.housekeeping import Housekeeping
from tests.table.live.hours import Clock
from tests.table.live.people import Guest, open_house
from tests.table.live.two_houses import here, made, two_houses, two_servers

# ── by itself ───────────────────────────────────────────────────────────────────────────────────────────────────────


class Air:
    """Carries what is said from each process to all the others, when it is let to, and in order."""

    def __init__(self) -> None:
        self.processes: list[Presence] = []
        self.under_way: list[tuple[Presence, str, bytes]] = []

    def process(self, clock: Clock, moment: Callable[[], int] | None = None) -> Presence:
        """One more process, with a clock of its own."""
        moment = moment or (lambda: clock() * 1_000_000)
        speaker = Presence(lambda table, word: self.under_way.append((speaker, table, word)), clock, moment)
        self.processes.append(speaker)
        return speaker

    def carry(self) -> None:
        while self.under_way:
            speaker, table, content = self.under_way.pop(0)
            for process in self.processes:
                if process is not speaker:
                    self._bring(process, table, content)

    def _bring(self, process: Presence, table: str, content: bytes) -> None:
        match read_word(content):
            case Here() as word:
                process.hear(table, word)
                for person in process.displaced(table):
                    process.go(table, person)
            case Asking():
                process.answer(table)


def test_everybody_knows_who_is_at_the_others_screens() -> None:
    air, clock = Air(), Clock()
    one, two = air.process(clock), air.process(clock)
    one.come("A", 1)
    one.come("A", 2)
    two.come("A", 3)
    two.come("B", 1)
    air.carry()
    assert (one.elsewhere("A"), two.elsewhere("A")) == ({3}, {1, 2})
    assert one.elsewhere("B") == {1}
    one.go("A", 1)
    two.go("A", 3)
    air.carry()
    assert (one.elsewhere("A"), two.elsewhere("A")) == (set(), {2})


def test_a_process_that_comes_later_is_told_when_it_asks() -> None:
    air, clock = Air(), Clock()
    one = air.process(clock)
    one.come("A", 1)
    air.carry()
    later = air.process(clock)
    assert later.elsewhere("A") == set()
    later.ask("A")
    air.carry()
    assert later.elsewhere("A") == {1}


def test_a_process_that_is_silent_for_a_minute_is_gone_with_its_people() -> None:
    air, clock = Air(), Clock()
    ours, silent, lively = air.process(clock), air.process(clock), air.process(clock)
    silent.come("A", 1)
    lively.come("A", 2)
    air.carry()
    clock.forward(SILENCE)
    lively.answer("A")
    air.carry()
    assert ours.forget_silent() == set()
    clock.forward(1)
    assert ours.forget_silent() == {"A"}
    assert ours.elsewhere("A") == {2}


def test_whoever_comes_somewhere_else_is_there_and_no_longer_here() -> None:
    air, clock = Air(), Clock()
    one, two = air.process(clock), air.process(clock)
    one.come("A", 1)
    air.carry()
    clock.forward(1)
    two.come("A", 1)
    air.carry()
    assert (one.tables, two.tables) == ([], ["A"])


def test_whoever_moves_to_a_process_whose_clock_is_late_stays_there() -> None:
    air, early, late = Air(), Clock(), Clock()
    early.forward(5000)
    one, two = air.process(early), air.process(late)
    one.come("A", 1)
    air.carry()
    two.come("A", 1)
    air.carry()
    assert (one.tables, two.tables) == ([], ["A"])


@pytest.mark.parametrize("seed", range(50))
def test_wherever_somebody_comes_at_the_same_time_one_screen_is_left(seed: int) -> None:
    chance, air, clock = random.Random(seed), Air(), Clock()
    processes = [air.process(clock) for _ in range(4)]
    for _ in range(10):
        for process in chance.sample(processes, chance.randint(1, 4)):
            process.come("A", 1)
        clock.forward(chance.randint(0, 1))
        air.carry()
        assert [process.tables for process in processes].count(["A"]) == 1


def test_of_two_lines_that_are_opened_in_one_millisecond_the_later_one_stays() -> None:
    air, clock = Air(), Clock()
    processes = [air.process(clock, time.time_ns) for _ in range(2)]
    for number in range(50):
        first, second = random.Random(number).sample(processes, 2)
        first.come("A", number)
        second.come("A", number)
        air.carry()
        assert (number in first.elsewhere("A"), number in second.elsewhere("A")) == (True, False)


def test_when_somebody_was_last_here_is_known_of_every_table() -> None:
    air, clock = Air(), Clock()
    ours, other = air.process(clock), air.process(clock)
    assert ours.last_seen("A") == 0
    other.come("A", 1)
    air.carry()
    clock.forward(1000)
    assert ours.last_seen("A") == clock.at
    other.go("A", 1)
    air.carry()
    left = clock.at
    clock.forward(1000)
    assert ours.last_seen("A") == left
    ours.forget_before(left + 1)
    assert ours.last_seen("A") == 0


# ── at real servers ─────────────────────────────────────────────────────────────────────────────────────────────────


def reactions(guest: Guest) -> list[dict[str, Any]]:
    return [frame for frame in map(msgspec.json.decode, guest.frames) if "react" in frame]


@two_servers
def test_people_at_two_servers_see_each_other_come_and_go(database: str) -> None:
    async def run() -> None:
        async with two_houses(database) as (one, two):
            code, (ada, bo, _) = await made(one, "Ada", "Bo", "Cleo")
            host = await Guest(one, code, ada).come()
            await host.until(lambda host: here(host) == [True, False, False])
            guest = await Guest(two, code, bo).come()
            for somebody in (host, guest):
                await somebody.until(lambda somebody: here(somebody) == [True, True, False])
            watching = await Guest(two, code, None).come()
            await watching.until(lambda watching: here(watching) == [True, True, False])
            await host.leave()
            for somebody in (guest, watching):
                await somebody.until(lambda somebody: here(somebody) == [False, True, False])
            lobby = await one.must("GET", f"/api/tables/{code}")
            assert [seat["here"] for seat in lobby["seats"]] == [False, True, False]

    asyncio.run(asyncio.wait_for(run(), 120))


@two_servers
def test_a_server_that_is_started_later_learns_who_is_here(database: str) -> None:
    async def run() -> None:
        async with open_house(database) as one:
            code, (ada, bo) = await made(one, "Ada", "Bo")
            host = await Guest(one, code, ada).come()
            await host.until(lambda host: here(host) == [True, False])
            async with open_house(database) as two:
                guest = await Guest(two, code, bo).come()
                await guest.until(lambda guest: here(guest) == [True, True])

    asyncio.run(asyncio.wait_for(run(), 120))


@two_servers
def test_a_spectator_or_a_reload_is_no_news_to_anybody(database: str) -> None:
    async def run() -> None:
        async with two_houses(database) as (one, two):
            code, (ada, bo) = await made(one, "Ada", "Bo")
            host = await Guest(one, code, ada).come()
            guest = await Guest(two, code, bo).come()
            await host.until(lambda host: here(host) == [True, True])
            told = len(host.frames)
            await (await Guest(one, code, None).come()).until(lambda watching: watching.lobby is not None)
            await (await Guest(two, code, bo).come()).until(lambda guest: guest.lobby is not None)
            await guest.until(lambda guest: guest.closed_with == 4409)
            assert len(host.frames) == told

    asyncio.run(asyncio.wait_for(run(), 120))


@two_servers
def test_a_reaction_is_seen_at_every_server(database: str) -> None:
    async def run() -> None:
        async with two_houses(database) as (one, two):
            code, (ada, bo) = await made(one, "Ada", "Bo")
            guests = [await Guest(one, code, ada).come(), await Guest(two, code, bo).come()]
            guests.append(await Guest(two, code, None).come())
            for guest in guests:
                await guest.until(lambda guest: here(guest) == [True, True])
            await guests[1].socket.send_json({"react": "clap"})
            for guest in guests:
                await guest.until(reactions)
                assert reactions(guest) == [{"react": "clap", "person": 1, "seat": 1}]

    asyncio.run(asyncio.wait_for(run(), 120))


@two_servers
def test_whoever_opens_the_table_at_another_server_is_let_go_at_the_first_and_is_here_all_the_time(
    database: str,
) -> None:
    async def run() -> None:
        async with two_houses(database) as (one, two):
            code, (ada, bo) = await made(one, "Ada", "Bo")
            host = await Guest(one, code, ada).come()
            first = await Guest(one, code, bo).come()
            await host.until(lambda host: here(host) == [True, True])
            told = len(host.frames)
            second = await Guest(two, code, bo).come()
            await first.until(lambda first: first.closed_with is not None)
            assert first.closed_with == 4409
            await second.socket.send_json({"react": "wow"})
            await host.until(reactions)
            assert second.closed_with is None
            assert len(host.frames) == told + 1, "nobody has come or gone"

    asyncio.run(asyncio.wait_for(run(), 120))


@two_servers
def test_the_people_of_a_server_that_is_gone_are_gone_after_a_while(database: str) -> None:
    async def run() -> None:
        clock = Clock()
        async with two_houses(database, now=clock) as (house, lively):
            code, (ada, _, cleo) = await made(house, "Ada", "Bo", "Cleo")
            host = await Guest(house, code, ada).come()
            await host.until(lambda host: here(host) == [True, False, False])
            lively.keeper.store.say(code, msgspec.json.encode(Here("gone", {1: clock.at})))
            guest = await Guest(lively, code, cleo).come()
            await host.until(lambda host: here(host) == [True, True, True])
            clock.forward(SILENCE + 1)
            await Housekeeping(lively.keeper).round()
            await guest.socket.send_json({"react": "clap"})
            await host.until(reactions)  # so what was said before it is heard as well
            await Housekeeping(house.keeper).round()
            await host.until(lambda host: here(host) == [True, False, True])

    asyncio.run(asyncio.wait_for(run(), 120))

"""What a table does by itself is done once, and a fault does not make it stand still."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.table.live import keeper, scheduler
from parlour.table.live.bot_seats import NOTHING_TO_DO
from parlour.table.live.live_table import LiveTable
from parlour.table.log import entry as log
from parlour.table.log.store import OnDurable
from parlour.table.room.commands import BeginMatch, Command, PlayBot, TimeOut
from parlour.table.room.fairness import new_seed
from parlour.table.room.refusals import RequestRefused
from parlour.table.room.table import Table
from tests.table.live.hours import HOUR, Clock
from tests.table.live.people import Guest, House, open_house, until
from tests.table.live.playing import in_a_house, sit_down
from tests.table.web.attacks.playing import PLACE

NEVER = 3600.0


async def honoured(house: House) -> tuple[Guest, int]:
    """The Player of Honour, while two bots place their cards at the same time; and the number of the start."""
    made = await house.must("POST", "/api/tables", game="player-of-honour", name="Ada")
    code, token = made["code"], made["token"]
    for _ in range(2):
        await house.must("POST", f"/api/tables/{code}/bots", token)
    await house.must("PATCH", f"/api/tables/{code}", token, first=0)
    guest = await Guest(house, code, token).come()
    await guest.until(lambda guest: guest.lobby is not None)
    live = house.keeper.tables[code]
    deck = await house.keeper.deck_cache.keep_for_next_match(live)
    begun = await house.keeper.ask(live, BeginMatch(0, deck, new_seed()))
    await guest.until(lambda guest: guest.view is not None)
    return guest, begun


async def acted(house: House, code: str) -> list[int]:
    """The seats that have acted, in the order of the log."""
    entries = map(log.read, await house.keeper.store.entries(code))
    return [entry.seat for entry in entries if isinstance(entry, log.Acted)]


def does(live: LiveTable, seat: int, act: dict[str, Any]) -> PlayBot:
    return PlayBot(seat, live.table.steps[-1], act)


# ── once ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class HeldActs:
    """The first act that a house writes waits until it is let through."""

    def __init__(self, house: House) -> None:
        self._append = house.keeper.store.append
        self.held: list[tuple[str, int, int, bytes, OnDurable]] = []
        self._is_open = False
        house.keeper.store.append = self.append  # type: ignore[method-assign]

    def append(self, table: str, number: int, at: int, entry: bytes, done: OnDurable) -> None:
        if self._is_open or not isinstance(log.read(entry), log.Acted):
            self._append(table, number, at, entry, done)
        else:
            self.held.append((table, number, at, entry, done))

    def let_through(self) -> None:
        self._is_open = True
        for entry in self.held:
            self._append(*entry)


def test_a_bot_that_somebody_else_has_moved_does_not_move_again(tmp_path: Path) -> None:
    """Both let it move, and one is quicker: there it says that it is done. The rules let it take that back."""

    async def run() -> None:
        async with open_house(tmp_path) as slow, open_house(tmp_path, pace=lambda *of: NEVER) as quick:
            acts = HeldActs(slow)
            guest, _ = await honoured(slow)
            code = guest.code
            await until(lambda: acts.held)
            bot = log.read(acts.held[0][3])
            assert isinstance(bot, log.Acted)
            there = await quick.keeper.find(code)
            assert there.bots is not None
            for act in (PLACE, {"act": "done"}):
                await quick.keeper.ask(there, does(there, bot.seat, act))
            acts.let_through()
            number = there.table.number
            await guest.until(lambda guest: guest.n > number)
            assert bot.seat not in (await acted(slow, code))[2:], "the other goes on"

    asyncio.run(asyncio.wait_for(run(), 120))


def test_a_bot_moves_only_in_its_own_seat_and_if_the_match_stands_where_it_looked(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, pace=lambda *of: NEVER) as house:
            guest, _ = await honoured(house)
            live = house.keeper.tables[guest.code]
            for act in (PLACE, {"act": "done"}):
                await house.keeper.ask(live, does(live, 1, act))
            step = live.table.steps[-1]
            for too_late in (PlayBot(2, step - 1, PLACE), PlayBot(0, step, PLACE)):
                with pytest.raises(RequestRefused, match="moved on"):
                    await house.keeper.ask(live, too_late)
            await house.keeper.ask(live, PlayBot(2, step, PLACE))
            assert await acted(house, guest.code) == [1, 1, 2]

    asyncio.run(asyncio.wait_for(run(), 120))


# ── again, after a fault ────────────────────────────────────────────────────────────────────────────────────────────


class Failing:
    """Deciding or applying, but of one kind with a fault the first times, or as often as it is about a certain seat."""

    def __init__(
        self,
        plant: pytest.MonkeyPatch,
        kind: type[PlayBot | TimeOut | log.Acted],
        problem: Exception,
        times: float,
        seat: int | None = None,
    ) -> None:
        step = "apply" if kind is log.Acted else "decide"
        self._works: Callable[..., Any] = getattr(keeper, step)
        self._kind, self._problem, self._seat = kind, problem, seat
        self.left = times
        self.failed = 0
        plant.setattr(keeper, step, self)

    def __call__(self, table: Table, what: Command | log.Entry, *at: int) -> Any:
        if isinstance(what, self._kind) and self.left > 0 and self._seat in (None, getattr(what, "seat", None)):
            self.left -= 1
            self.failed += 1
            raise self._problem
        return self._works(table, what, *at)


PROBLEMS = [ZeroDivisionError("planted"), NOTHING_TO_DO()]


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.msg for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("problem", PROBLEMS, ids=repr)
def test_a_bot_that_fails_tries_again_and_the_fault_is_logged_once(
    problem: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(scheduler, "PAUSE_SECONDS", 0.01)
    failing = Failing(monkeypatch, PlayBot, problem, times=5)

    @in_a_house
    async def scenario(house: House) -> None:
        guest, number = await honoured(house)
        await guest.until(lambda guest: guest.n > number)

    scenario(tmp_path)
    assert failing.failed == 5
    assert faults(caplog) == ["a clock or a bot met a fault of ours"] * isinstance(problem, ZeroDivisionError)


@pytest.mark.parametrize("problem", PROBLEMS, ids=repr)
def test_a_bot_that_fails_lets_it_be_for_a_while(
    problem: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "PAUSE_SECONDS", NEVER)
    failing = Failing(monkeypatch, PlayBot, problem, times=1000)

    @in_a_house
    async def scenario(house: House) -> None:
        guest, _ = await honoured(house)
        live = house.keeper.tables[guest.code]
        await until(lambda: failing.failed and not live.reading)
        await house.must("PATCH", f"/api/tables/{guest.code}", guest.token, locked=True)
        await guest.do({"act": "nonsense"})
        assert failing.failed == 1

    scenario(tmp_path)


def test_a_bot_that_always_fails_keeps_no_other_from_moving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "PAUSE_SECONDS", 0.001)
    Failing(monkeypatch, PlayBot, ZeroDivisionError("planted"), times=float("inf"), seat=1)

    @in_a_house
    async def scenario(house: House) -> None:
        guest, number = await honoured(house)
        await guest.until(lambda guest: guest.n > number)
        assert set(await acted(house, guest.code)) == {2}

    scenario(tmp_path)


async def out_of_time(house: House, clock: Clock) -> Guest:
    """Somebody at a table whose clock ran out while it slept."""
    guests = await sit_down(house, "player-of-honour", 3, wait=60)
    house.keeper.put_away(house.keeper.tables[guests[0].code])
    clock.forward(HOUR)
    return await Guest(house, guests[0].code, guests[0].token).come()


@pytest.mark.parametrize("problem", PROBLEMS, ids=repr)
def test_a_clock_that_fails_runs_out_once_when_it_works_again(
    problem: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(scheduler, "PAUSE_SECONDS", 0.01)
    failing = Failing(monkeypatch, TimeOut, problem, times=5)

    async def run() -> None:
        clock = Clock()
        async with open_house(tmp_path, now=clock) as house:
            guest = await out_of_time(house, clock)
            await guest.until(lambda guest: guest.view is not None and guest.view["late"])
            entries = map(log.read, await house.keeper.store.entries(guest.code))
            assert [entry for entry in entries if isinstance(entry, log.TimerElapsed)] == [log.TimerElapsed(clock.at)]

    asyncio.run(asyncio.wait_for(run(), 120))
    assert failing.failed == 5
    assert faults(caplog) == ["a clock or a bot met a fault of ours"] * isinstance(problem, ZeroDivisionError)


@pytest.mark.parametrize("problem", PROBLEMS, ids=repr)
def test_a_clock_that_fails_lets_it_be_for_a_while(
    problem: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "PAUSE_SECONDS", NEVER)
    failing = Failing(monkeypatch, TimeOut, problem, times=1000)

    async def run() -> None:
        clock = Clock()
        async with open_house(tmp_path, now=clock) as house:
            guest = await out_of_time(house, clock)
            await until(lambda: failing.failed and not house.keeper.tables[guest.code].reading)
            await house.must("PATCH", f"/api/tables/{guest.code}", guest.token, locked=True)
            await guest.do({"act": "nonsense"})
            assert failing.failed == 1

    asyncio.run(asyncio.wait_for(run(), 120))


def test_a_table_that_could_not_be_read_any_more_ticks_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes next finds it anew, and its bots with it; nobody else lets them move."""
    Failing(monkeypatch, log.Acted, ZeroDivisionError("planted"), times=1)
    monkeypatch.setattr(scheduler, "PAUSE_SECONDS", 0.0)

    @in_a_house
    async def scenario(house: House) -> None:
        entries = house.keeper.store.entries
        lost: list[LiveTable] = []

        async def cannot(table: str, after: int = 0) -> list[bytes]:
            monkeypatch.setattr(house.keeper.store, "entries", entries)
            lost.append(house.keeper.tables[table])
            raise OSError("planted")

        monkeypatch.setattr(house.keeper.store, "entries", cannot)
        guest, number = await honoured(house)
        await guest.until(lambda guest: guest.closed_with == 1011)
        assert guest.code not in house.keeper.tables
        assert lost[0].bots is None
        assert await acted(house, guest.code) == []
        back = await Guest(house, guest.code, guest.token).come()
        await back.until(lambda back: back.n >= number + 2)

    scenario(tmp_path)

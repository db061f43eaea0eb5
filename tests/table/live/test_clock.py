"""Whatever the wall clock says, timers run and tables stay: it jumps while people play, while the server is down, and
while the machine sleeps."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from parlour.table.log import entry as log
from parlour.table.server import housekeeping
from parlour.table.server.housekeeping import Housekeeping
from tests.table.live.hours import HOUR, MINUTE, Clock
from tests.table.live.people import Guest, House, open_house
from tests.table.live.playing import in_a_house, is_closed, sit_down
from tests.table.live.two_houses import made


def wall_clock_jumps(by: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many milliseconds, for everybody who asks from now on."""
    wall = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: wall() + by * 1_000_000)
    monkeypatch.setattr(time, "time", lambda: time.time_ns() / 1e9)


async def entries_of(house: House, code: str) -> list[log.Entry]:
    return [log.read(content) for content in await house.keeper.store.entries(code)]


@pytest.mark.parametrize("by", [-HOUR, 3 * HOUR], ids=["back", "forward"])
def test_a_wall_clock_that_jumps_while_a_timer_runs_neither_stops_nor_hurries_it(
    by: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        ada, *_ = await sit_down(house, "player-of-honour", 3, wait=1)
        wall_clock_jumps(by, monkeypatch)
        await ada.until(lambda ada: ada.view["late"], within=20)
        started, elapsed = (await entries_of(house, ada.code))[-2:]
        assert (type(started), type(elapsed)) == (log.Started, log.TimerElapsed)
        assert 1_000 <= elapsed.at - started.at < 20_000

    scenario(tmp_path)


def test_a_wall_clock_that_jumps_forward_closes_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "COMING_BACK", 0)

    @in_a_house
    async def scenario(house: House) -> None:
        tidy = Housekeeping(house.keeper)
        code, _ = await made(house, "Ada")
        wall_clock_jumps(3 * HOUR, monkeypatch)
        await tidy.round()
        assert not await is_closed(house, code)

    scenario(tmp_path)


def test_a_server_that_starts_with_a_clock_behind_the_log_stops_no_timer_for_longer_than_it_lasts(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        clock = Clock()
        async with open_house(tmp_path, now=clock) as house:
            guests = await sit_down(house, "player-of-honour", 3, wait=60)
            code, token = guests[0].code, guests[0].token
        clock.forward(-HOUR)
        async with open_house(tmp_path, now=clock) as house:
            ada = await Guest(house, code, token).come()
            await ada.until(lambda ada: ada.view is not None)
            live = house.keeper.tables[code]
            assert ada.view["timer"]["deadline"] - shown_time(ada) == 60_000  # type: ignore[index]
            clock.forward(59_999)
            assert not live.table.is_out(live.time(clock()))
            clock.forward(1)
            assert live.table.is_out(live.time(clock()))
            await house.must("PATCH", f"/api/tables/{code}", token, locked=True)
            dated = [entry.at for entry in await entries_of(house, code)]
            assert dated == sorted(dated), "a log does not go back in time"

    asyncio.run(asyncio.wait_for(run(), 120))


def shown_time(guest: Guest) -> int:
    now: int = msgspec.json.decode(guest.frames[0])["now"]
    return now


def test_a_server_whose_clock_is_behind_that_of_the_one_before_it_stops_no_timer(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        ahead = Clock(clock.at + HOUR)
        async with open_house(tmp_path, now=ahead) as one, open_house(tmp_path, now=clock) as two:
            guests = await sit_down(one, "player-of-honour", 3, wait=60)
            live = await two.keeper.find(guests[0].code)
            deadline = live.table.deadline
            assert deadline is not None
            assert 0 < deadline - live.time(clock()) <= 60_000
            clock.forward(60_000)
            assert live.table.is_out(live.time(clock()))

    asyncio.run(asyncio.wait_for(run(), 120))


def test_when_the_machine_has_slept_people_have_ten_minutes_to_come_back_and_then_tables_close(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "ROUND_SECONDS", 0.005)

    async def run() -> None:
        clock = Clock()
        async with open_house(tmp_path, now=clock) as house:
            code, _ = await made(house, "Ada")
            tidy = Housekeeping(house.keeper)
            rounds = 0
            look = tidy.round

            async def counted() -> None:
                nonlocal rounds
                await look()
                rounds += 1

            monkeypatch.setattr(tidy, "round", counted)

            async def some_rounds() -> None:
                enough = rounds + 3
                while rounds < enough:
                    await asyncio.sleep(0.005)

            running = asyncio.create_task(tidy.run())
            clock.forward(20 * MINUTE)
            await some_rounds()
            clock.forward(9 * HOUR)  # it sleeps, and wakes
            await some_rounds()
            for _ in range(2):
                assert not await is_closed(house, code)
                clock.forward(5 * MINUTE)
                await some_rounds()
            assert await is_closed(house, code)
            running.cancel()

    asyncio.run(asyncio.wait_for(run(), 120))

"""The role of a host who is gone passes on; tables sleep, close and are thrown away, each once and each in time."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from parlour.table.live.keeper import Keeper
from parlour.table.log import entry as log
from parlour.table.log.slots import SLOTS
from parlour.table.log.store import Store, Summary
from parlour.table.log.store.sqlite import SqliteStore
from parlour.table.room.commands import ChangeSettings, PassHost, PauseMatch
from parlour.table.room.people import hashed
from parlour.table.server import housekeeping
from parlour.table.server.housekeeping import Housekeeping
from parlour.table.server.serving import ServerOptions, first_worker, serve
from parlour.table.web.monitoring import Figures
from tests.table.live.hours import DAY, HOUR, MINUTE, Clock
from tests.table.live.people import Guest, House, open_house, until
from tests.table.live.playing import is_closed, sit_down
from tests.table.live.two_houses import here, made, owner_of, two_houses, two_servers
from tests.table.log.store.places import sent

Scenario = Callable[[House, Clock], Coroutine[Any, Any, None]]


def in_a_house(folder: Path, scenario: Scenario) -> None:
    async def run() -> None:
        clock = Clock()
        async with open_house(folder, now=clock) as house:
            await scenario(house, clock)

    asyncio.run(asyncio.wait_for(run(), 120))


async def entries(house: House, code: str) -> list[log.Entry]:
    return [log.read(content) for content in await house.keeper.store.entries(code)]


def host_of(guest: Guest) -> int | None:
    assert guest.lobby is not None
    host: int | None = guest.lobby["host"]
    return host


async def gone(house: House, guest: Guest, code: str) -> None:
    """Somebody's phone is switched off, and the house has noticed."""
    await guest.leave()
    assert guest.token is not None
    person = house.keeper.tables[code].table.person_with(hashed(guest.token))
    await until(lambda: person not in house.keeper.tables[code].here)


# ── the host ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_role_of_a_host_who_is_gone_for_two_minutes_passes_to_the_next_who_is_here(tmp_path: Path) -> None:
    async def scenario(house: House, clock: Clock) -> None:
        code, (ada, _, cleo) = await made(house, "Ada", "Bo", "Cleo")
        tidy = Housekeeping(house.keeper)
        host, guest = await Guest(house, code, ada).come(), await Guest(house, code, cleo).come()
        await guest.until(lambda guest: here(guest) == [True, False, True])
        clock.forward(HOUR)
        await tidy.round()
        await gone(house, host, code)
        clock.forward(2 * MINUTE - 1)
        await tidy.round()
        assert host_of(guest) == 0
        clock.forward(1)
        await tidy.round()
        await guest.until(lambda guest: host_of(guest) == 2)
        await house.must("POST", f"/api/tables/{code}/bots", cleo)
        clock.forward(HOUR)
        await tidy.round()
        assert [entry for entry in await entries(house, code) if isinstance(entry, log.HostPassed)] == [
            log.HostPassed(clock.at - HOUR, 2)
        ]

    in_a_house(tmp_path, scenario)


def test_who_opened_the_table_is_host_again_as_soon_as_they_are_back(tmp_path: Path) -> None:
    """Also if whoever was host for them has sent them away, if they had left, and if the table was read anew."""

    async def scenario(house: House, clock: Clock) -> None:
        code, (ada, bo) = await made(house, "Ada", "Bo")
        path, tidy = f"/api/tables/{code}", Housekeeping(house.keeper)
        guest = await Guest(house, code, bo).come()
        await guest.until(lambda guest: guest.lobby is not None)

        async def comes_back() -> None:
            host = await Guest(house, code, ada).come()
            await guest.until(lambda guest: guest.lobby["host_person"] == 0)
            assert (await house.ask("PATCH", path, bo, locked=True))[0] == 403
            await gone(house, host, code)

        async def is_missed() -> None:
            clock.forward(2 * MINUTE)
            await tidy.round()
            await guest.until(lambda guest: guest.lobby["host_person"] == 1)

        await is_missed()
        await comes_back()
        await is_missed()
        await house.must("DELETE", f"{path}/people/0", bo)
        await comes_back()
        await house.must("DELETE", f"{path}/people/0", ada)
        await guest.until(lambda guest: guest.lobby["host_person"] == 1)
        await guest.leave()
        await until(lambda: not house.keeper.tables[code].screens)
        house.keeper.put_away(house.keeper.tables[code])
        guest = await Guest(house, code, bo).come()
        await guest.until(lambda guest: guest.lobby is not None)
        assert guest.lobby is not None
        assert guest.lobby["host_person"] == 1
        await comes_back()
        passed = [entry.person for entry in await entries(house, code) if isinstance(entry, log.HostPassed)]
        assert passed == [1, 0, 1, 0, 0]

    in_a_house(tmp_path, scenario)


def test_who_has_handed_the_table_over_is_a_guest_when_they_are_back(tmp_path: Path) -> None:
    async def scenario(house: House, clock: Clock) -> None:
        code, (ada, bo) = await made(house, "Ada", "Bo")
        await house.must("PATCH", f"/api/tables/{code}", ada, host=1)
        for token in (ada, bo):
            guest = await Guest(house, code, token).come()
            await guest.until(lambda guest: guest.lobby is not None)
            await Housekeeping(house.keeper).round()
            assert host_of(guest) == 1
        await house.must("DELETE", f"/api/tables/{code}/people/0", bo)
        assert (await house.ask("PATCH", f"/api/tables/{code}", ada, locked=True))[0] == 403
        assert not [entry for entry in await entries(house, code) if isinstance(entry, log.HostPassed)]

    in_a_house(tmp_path, scenario)


def test_who_opened_the_table_and_is_there_is_host_though_nobody_noticed_that_they_came(tmp_path: Path) -> None:
    """A process that was taken to be gone had them all the time."""

    async def scenario(house: House, clock: Clock) -> None:
        code, (ada, bo) = await made(house, "Ada", "Bo")
        guests = [await Guest(house, code, token).come() for token in (ada, bo)]
        for guest in guests:
            await guest.until(lambda guest: here(guest) == [True, True])
        live = house.keeper.tables[code]
        await house.keeper.ask(live, PassHost({1}))
        await Housekeeping(house.keeper).round()
        await guests[1].until(lambda guest: host_of(guest) == 0)

    in_a_house(tmp_path, scenario)


def test_a_host_who_is_soon_back_or_whom_nobody_misses_stays_the_host(tmp_path: Path) -> None:
    async def scenario(house: House, clock: Clock) -> None:
        code, (ada, bo) = await made(house, "Ada", "Bo")
        tidy = Housekeeping(house.keeper)
        guest = await Guest(house, code, bo).come()
        await guest.until(lambda guest: guest.lobby is not None)
        for _ in range(5):
            host = await Guest(house, code, ada).come()
            await guest.until(lambda guest: here(guest) == [True, True])
            await tidy.round()
            await gone(house, host, code)
            clock.forward(2 * MINUTE - 1)
            await tidy.round()
        await guest.leave()
        watching = await Guest(house, code, None).come()
        await watching.until(lambda watching: here(watching) == [False, False])
        clock.forward(HOUR)
        await tidy.round()
        assert host_of(watching) == 0

    in_a_house(tmp_path, scenario)


def test_the_role_of_a_big_screen_passes_on_as_well_and_can_be_given_back(tmp_path: Path) -> None:
    async def scenario(house: House, clock: Clock) -> None:
        table = await house.must("POST", "/api/tables", game="talkitout", name=None)
        path = f"/api/tables/{table['code']}"
        bo = (await house.must("POST", f"{path}/seats", name="Bo"))["token"]
        guest = await Guest(house, table["code"], bo).come()
        await guest.until(lambda guest: guest.lobby is not None)
        assert host_of(guest) is None
        clock.forward(2 * MINUTE)
        await Housekeeping(house.keeper).round()
        await guest.until(lambda guest: host_of(guest) == 0)
        assert (await house.ask("PATCH", path, table["token"], host=None))[0] == 403
        assert (await house.must("PATCH", path, bo, host=None))["host"] is None
        assert (await house.must("PATCH", path, table["token"], host=0, locked=True))["host"] == 0

    in_a_house(tmp_path, scenario)


def test_the_role_is_handed_only_to_somebody_who_sits_there(tmp_path: Path) -> None:
    async def scenario(house: House, clock: Clock) -> None:
        code, (ada, bo, cleo) = await made(house, "Ada", "Bo", "Cleo")
        path = f"/api/tables/{code}"
        await house.must("POST", f"{path}/bots", ada)
        await house.must("POST", f"{path}/start", ada)
        await house.must("DELETE", f"{path}/seats/2", cleo)
        for nobody in (2, 3, 4, -1, None):
            status, answer = await house.ask("PATCH", path, ada, host=nobody)
            assert (status, answer["error"]["code"]) == (400, "bad_setting")
        assert (await house.ask("PATCH", path, bo, host=1))[0] == 403
        assert (await house.must("PATCH", path, ada, host=1))["host"] == 1
        assert (await house.ask("PATCH", path, ada, host=0))[0] == 403

    in_a_house(tmp_path, scenario)


@two_servers
def test_two_servers_pass_the_role_on_once_and_not_while_the_host_is_at_the_other(database: str) -> None:
    async def run() -> None:
        clock = Clock()
        async with two_houses(database, now=clock) as (one, two):
            code, (ada, bo, cleo) = await made(one, "Ada", "Bo", "Cleo")
            host = await Guest(one, code, ada).come()
            guests = [await Guest(one, code, bo).come(), await Guest(two, code, cleo).come()]
            rounds = [Housekeeping(house.keeper).round for house in (one, two)]
            for guest in guests:
                await guest.until(lambda guest: here(guest) == [True, True, True])
            for _ in range(8):
                clock.forward(20_000)
                await asyncio.gather(*[round() for round in rounds])
            assert [host_of(guest) for guest in guests] == [0, 0]
            await host.leave()
            for guest in guests:
                await guest.until(lambda guest: here(guest) == [False, True, True])
            for _ in range(8):
                clock.forward(20_000)
                await asyncio.gather(*[round() for round in rounds])
            for guest in guests:
                await guest.until(lambda guest: host_of(guest) == 1)
            passed = [entry for entry in await entries(one, code) if isinstance(entry, log.HostPassed)]
            assert len(passed) == 1

    asyncio.run(asyncio.wait_for(run(), 120))


# ── closing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


async def closes_after(house: House, wait: int, tidy: Housekeeping, clock: Clock, code: str) -> None:
    """It is open until a millisecond before, and closed then."""
    clock.forward(wait - 1)
    await tidy.round()
    assert not await is_closed(house, code)
    clock.forward(1)
    await tidy.round()
    assert await is_closed(house, code)


def test_a_table_closes_two_hours_after_the_last_person_has_left(tmp_path: Path) -> None:
    async def scenario(house: House, clock: Clock) -> None:
        tidy = Housekeeping(house.keeper)
        guests = await sit_down(house, "talkitout", 2)
        code = guests[0].code
        clock.forward(5 * HOUR)
        await tidy.round()
        assert not await is_closed(house, code), "they sit there and think"
        for guest in guests:
            await gone(house, guest, code)
        watching = await Guest(house, code, None).come()
        await watching.until(lambda watching: watching.lobby is not None)
        await closes_after(house, 2 * HOUR, tidy, clock, code)
        await watching.until(lambda watching: watching.closed_with is not None)
        assert watching.closed_with == 4410
        assert code not in house.keeper.tables

    in_a_house(tmp_path, scenario)


def test_somebody_who_looks_in_keeps_the_table_for_two_more_hours(tmp_path: Path) -> None:
    async def scenario(house: House, clock: Clock) -> None:
        tidy = Housekeeping(house.keeper)
        code, (ada,) = await made(house, "Ada")
        for _ in range(3):
            clock.forward(1.5 * HOUR)
            guest = await Guest(house, code, ada).come()
            await guest.until(lambda guest: guest.lobby is not None)
            await gone(house, guest, code)
            await tidy.round()
            assert not await is_closed(house, code)
        clock.forward(2 * HOUR)
        await tidy.round()
        assert await is_closed(house, code)

    in_a_house(tmp_path, scenario)


def test_after_a_restart_everybody_has_ten_minutes_to_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with open_house(tmp_path, now=clock) as house:
            left, _ = await made(house, "Ada")
            back, (other_ada,) = await made(house, "Ada")
        clock.forward(10 * HOUR)
        async with open_house(tmp_path, now=clock) as house:
            tidy = Housekeeping(house.keeper)
            guest = await Guest(house, back, other_ada).come()
            await guest.until(lambda guest: guest.lobby is not None)
            await closes_after(house, 10 * MINUTE, tidy, clock, left)
            assert left not in house.keeper.tables, "for that it need not be read into memory"
            await gone(house, guest, back)
            await closes_after(house, 2 * HOUR, tidy, clock, back)

    asyncio.run(asyncio.wait_for(run(), 120))


def test_a_table_that_was_used_before_a_restart_stays_open_for_two_hours(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with open_house(tmp_path, now=clock) as house:
            code, _ = await made(house, "Ada")
        clock.forward(HOUR)
        async with open_house(tmp_path, now=clock) as house:
            tidy = Housekeeping(house.keeper)
            await closes_after(house, HOUR, tidy, clock, code)

    asyncio.run(asyncio.wait_for(run(), 120))


def test_a_laptop_that_is_only_there_for_short_evenings_closes_its_tables_and_throws_them_away(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        kept: list[int] = []
        for evening in range(4):
            async with open_house(tmp_path, now=clock) as house:
                tidy = Housekeeping(house.keeper, keep_days=1.5)
                if evening == 0:
                    code, _ = await made(house, "Ada")
                for _ in range(90):
                    await tidy.round()
                    clock.forward(MINUTE)
                kept.append(len(await house.keeper.store.tables()))
                assert not kept[-1] or await is_closed(house, code) is (evening > 0)
            clock.forward(DAY - 1.5 * HOUR)
        assert kept == [1, 1, 1, 0]

    asyncio.run(asyncio.wait_for(run(), 120))


def test_what_has_expired_while_no_server_was_there_goes_as_soon_as_one_is(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        await sent(store, "OLD", 1, b"{}", at=0)
        await store.end("OLD", [b"{}", b"{}"], at=1)
        tidying = asyncio.create_task(Housekeeping(Keeper(store)).run())
        async with asyncio.timeout(5):  # far less than the time between two rounds
            while await store.tables():
                await asyncio.sleep(0.01)
        tidying.cancel()
        await store.close()

    asyncio.run(run())


def test_a_host_who_keeps_the_texts_keeps_them(tmp_path: Path) -> None:
    async def scenario(house: House, clock: Clock) -> None:
        tidy = Housekeeping(house.keeper)
        code, (ada,) = await made(house, "Ada")
        for keep in (True, False, True):
            await house.must("PATCH", f"/api/tables/{code}", ada, keep=keep)
        before = await entries(house, code)
        clock.forward(2 * HOUR)
        await tidy.round()
        assert await entries(house, code) == [*before, log.Closed(clock.at)]

    in_a_house(tmp_path, scenario)


@two_servers
def test_a_table_is_open_while_somebody_is_at_any_server_and_two_servers_close_it_once(database: str) -> None:
    async def run() -> None:
        clock = Clock()
        async with two_houses(database, now=clock) as (one, two):
            tidy = [Housekeeping(house.keeper) for house in (one, two)]
            code, (ada,) = await made(one, "Ada")
            guest = await Guest(one, code, ada).come()
            await guest.until(lambda guest: guest.lobby is not None)
            for _ in range(4):
                clock.forward(HOUR)
                await tidy[0].round()
                await tidy[1].round()
                assert not await is_closed(one, code)
            owner = owner_of(code, one, two)
            await guest.leave()
            await until(lambda: not owner.keeper.tables[code].here)
            looking = await Guest(two, code, None).come()
            await looking.until(lambda looking: here(looking) == [False])
            clock.forward(2 * HOUR)
            await asyncio.gather(*[one_of_them.round() for one_of_them in tidy])
            assert await is_closed(one, code)
            assert [type(entry) for entry in await entries(one, code)].count(log.Closed) == 1
            await looking.until(lambda looking: looking.closed_with == 4410)

    asyncio.run(asyncio.wait_for(run(), 120))


@two_servers
def test_whoever_takes_a_table_over_gives_everybody_ten_minutes_to_come_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where somebody has set the clock of the machine meanwhile."""

    async def run() -> None:
        clock = Clock()
        async with open_house(database, now=clock) as two:
            async with open_house(database, now=clock) as one:
                await until(lambda: one.keeper.store.ownership.figures().slots == SLOTS // 2)
                code = ""
                while not one.keeper.store.ownership.is_ours(code):
                    code, (ada,) = await made(one, "Ada")
                guest = await Guest(one, code, ada).come()
                await guest.until(lambda guest: guest.lobby is not None)
                clock.forward(4 * HOUR)
                monkeypatch.setattr(time, "time_ns", lambda: 0)
                monkeypatch.setattr(time, "time", lambda: 0.0)
            tidy = Housekeeping(two.keeper)
            tidy.started = 0
            await until(lambda: two.keeper.store.ownership.is_ours(code))
            clock.forward(10 * MINUTE - 1)
            await tidy.round()
            assert not await is_closed(two, code)
            clock.forward(1)
            await tidy.round()
            assert await is_closed(two, code)

    asyncio.run(asyncio.wait_for(run(), 120))


@two_servers
def test_of_several_who_close_a_table_at_once_one_does(database: str) -> None:
    async def run() -> None:
        async with two_houses(database) as (one, two):
            for _ in range(10):
                code, _ = await made(one, "Ada")
                await asyncio.gather(*[house.keeper.close(code) for house in (one, two, one, two)])
                assert [type(entry) for entry in await entries(one, code)] == [log.Made, log.Closed]
                assert await is_closed(one, code)

    asyncio.run(asyncio.wait_for(run(), 120))


@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_server_that_dies_while_it_closes_a_table_has_closed_and_scrubbed_it_or_neither(
    tmp_path: Path, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no moment between the two: a killed writer leaves all of `Store.end` or nothing (store/killing.py)."""

    async def run() -> None:
        clock = Clock()
        async with open_house(tmp_path, now=clock) as house:
            code, _ = await made(house, "Ada")
            end = house.keeper.store.end

            async def die(*of: Any) -> None:
                if moment == "after":
                    await end(*of)
                raise asyncio.CancelledError

            monkeypatch.setattr(house.keeper.store, "end", die)
            dying = asyncio.create_task(house.keeper.close(code))
            await asyncio.wait([dying])
            assert dying.cancelled()
            assert await is_closed(house, code) is (moment == "after")
        async with open_house(tmp_path, now=clock) as house:
            tidy = Housekeeping(house.keeper)
            clock.forward(2 * HOUR)
            await tidy.round()
            assert await is_closed(house, code)
            assert [type(entry) for entry in await entries(house, code)] == [log.Made, log.Closed]

    asyncio.run(asyncio.wait_for(run(), 120))


def test_a_table_that_is_ended_while_everybody_acts_is_closed_and_everybody_is_answered(tmp_path: Path) -> None:
    async def scenario(house: House, clock: Clock) -> None:
        guests = await sit_down(house, "player-of-honour", 3)
        code, host = guests[0].code, guests[0].token
        changing = [house.ask("PATCH", f"/api/tables/{code}", host, locked=bool(number % 2)) for number in range(30)]
        ending = house.ask("POST", f"/api/tables/{code}/end", host)
        answers = await asyncio.gather(*changing[:15], ending, *changing[15:])
        assert answers[15][0] == 200
        assert answers[15][1]["phase"] == "closed"
        assert {status for status, _ in answers} <= {200, 401, 410}
        kinds = [type(entry) for entry in await entries(house, code)]
        assert kinds.count(log.Closed) == 1
        assert kinds[-1] is log.Closed
        assert kinds.count(log.Changed) == sum(status == 200 for status, _ in answers) - 1
        assert await is_closed(house, code)

    in_a_house(tmp_path, scenario)


# ── throwing away ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("days", [14, 2, 0])
def test_a_closed_table_goes_with_its_deck_when_its_days_are_over_and_an_open_one_never(
    tmp_path: Path, days: int
) -> None:
    async def scenario(house: House, clock: Clock) -> None:
        tidy = Housekeeping(house.keeper, keep_days=days)
        played = await sit_down(house, "talkitout", 2)
        opened, _ = await made(house, "Ada")
        clock.forward(MINUTE)
        await house.must("POST", f"/api/tables/{played[0].code}/end", played[0].token)
        written = await entries(house, played[0].code)
        (deck,) = [entry.deck for entry in written if isinstance(entry, log.Started)]
        assert deck is not None
        clock.forward(days * DAY - 1)
        tidy.started = clock.at  # or the open one would be closed by now
        await tidy.round()
        assert await house.keeper.store.deck(deck) is not None
        clock.forward(1)
        await tidy.round()
        assert [summary.table for summary in await house.keeper.store.tables()] == [opened]
        assert await house.keeper.store.deck(deck) is None

    in_a_house(tmp_path, scenario)


# ── sleeping ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_table_that_nobody_looks_at_for_five_minutes_sleeps_and_wakes_as_it_was(tmp_path: Path) -> None:
    async def scenario(house: House, clock: Clock) -> None:
        tidy = Housekeeping(house.keeper)
        guests = await sit_down(house, "talkitout", 2)
        code = guests[0].code
        watching = await Guest(house, code, None).come()
        await watching.until(lambda watching: watching.view is not None)
        await house.must("POST", f"/api/tables/{code}/pause", guests[0].token)  # or the clock would go off
        for guest in guests:
            await guest.until(lambda guest: guest.lobby["phase"] == "paused")
        views = [guest.view for guest in guests]
        for guest in guests:
            await gone(house, guest, code)
        clock.forward(HOUR)
        await tidy.round()
        assert code in house.keeper.tables, "somebody looks at it"
        await watching.leave()
        await until(lambda: not house.keeper.tables[code].screens)
        clock.forward(5 * MINUTE - 1)
        await tidy.round()
        assert code in house.keeper.tables
        clock.forward(1)
        await tidy.round()
        assert code not in house.keeper.tables
        for guest, view in zip(guests, views, strict=True):
            back = await Guest(house, code, guest.token).come()
            await back.until(lambda back: back.view is not None)
            assert back.view == view

    in_a_house(tmp_path, scenario)


def test_somebody_at_the_door_keeps_the_table_awake(tmp_path: Path) -> None:
    """Their line is open, and they have not said yet who they are."""

    async def scenario(house: House, clock: Clock) -> None:
        tidy = Housekeeping(house.keeper)
        code, (ada,) = await made(house, "Ada")
        clock.forward(5 * MINUTE)
        line = await house.http.ws_connect(house.server.make_url(f"/ws/{code}"))
        await tidy.round()
        await line.send_json({"hello": {"token": ada}})
        await line.receive_json(timeout=5)
        assert house.keeper.tables[code].here == {0}

    in_a_house(tmp_path, scenario)


def test_where_many_tables_are_awake_those_that_nobody_looks_at_sleep_sooner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "MOST_AWAKE", 3)

    async def scenario(house: House, clock: Clock) -> None:
        tidy = Housekeeping(house.keeper)
        codes = [(await made(house, name))[0] for name in ("Ada", "Bo", "Cleo")]
        clock.forward(MINUTE)
        await tidy.round()
        assert set(house.keeper.tables) == set(codes)
        (guest, _) = await sit_down(house, "talkitout", 2)
        clock.forward(housekeeping.ASLEEP_SOON)
        await tidy.round()
        left = len(house.keeper.tables)
        assert guest.code in house.keeper.tables
        assert left == 3, "until few enough are awake"
        assert (await house.must("GET", f"/api/tables/{codes[0]}"))["host"] == 0, "and wake as they were"

    in_a_house(tmp_path, scenario)


def test_a_table_with_something_to_write_does_not_sleep_before_it_is_written(tmp_path: Path) -> None:
    async def scenario(house: House, clock: Clock) -> None:
        tidy = Housekeeping(house.keeper)
        code, _ = await made(house, "Ada")
        clock.forward(5 * MINUTE)
        live = house.keeper.tables[code]
        written = asyncio.create_task(house.keeper.ask(live, ChangeSettings(0, log.Changed(clock.at, locked=True))))
        await asyncio.sleep(0)
        assert live.waiting
        await tidy._look_after(code)
        assert code in house.keeper.tables
        assert await written == 2
        await tidy._look_after(code)
        assert code not in house.keeper.tables

    in_a_house(tmp_path, scenario)


def test_the_clock_of_a_table_that_sleeps_goes_off_once_when_somebody_comes(tmp_path: Path) -> None:
    async def scenario(house: House, clock: Clock) -> None:
        tidy = Housekeeping(house.keeper)
        guests = await sit_down(house, "player-of-honour", 3, wait=60)
        code = guests[0].code
        live = house.keeper.tables[code]
        assert live.table.deadline is not None
        for guest in guests:
            await gone(house, guest, code)
        clock.forward(HOUR)
        await tidy.round()
        assert code not in house.keeper.tables
        assert not any(isinstance(entry, log.TimerElapsed) for entry in await entries(house, code))
        back = [await Guest(house, code, guest.token).come() for guest in guests]
        for guest in back:
            await guest.until(lambda guest: guest.n == live.table.number + 1)
        assert await house.keeper.ask(house.keeper.tables[code], PauseMatch(0))
        elapsed = [entry for entry in await entries(house, code) if isinstance(entry, log.TimerElapsed)]
        assert elapsed == [log.TimerElapsed(clock.at)]

    in_a_house(tmp_path, scenario)


def test_the_bots_of_a_table_that_sleeps_rest(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with open_house(tmp_path, now=clock, pace=lambda *of: 0.05) as house:
            tidy = Housekeeping(house.keeper)
            guests = await sit_down(house, "player-of-honour", 1, bots=2)
            code = guests[0].code
            await guests[0].leave()
            await until(lambda: not house.keeper.tables[code].screens)
            clock.forward(5 * MINUTE)
            async with asyncio.timeout(5):
                while code in house.keeper.tables:
                    await tidy.round()
            written = len(await entries(house, code))
            await asyncio.sleep(0.2)
            assert len(await entries(house, code)) == written

    asyncio.run(asyncio.wait_for(run(), 120))


# ── a round ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_goes_wrong_with_one_table_keeps_no_other_from_being_looked_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(house: House, clock: Clock) -> None:
        tidy = Housekeeping(house.keeper)
        codes = sorted([(await made(house, "Ada"))[0] for _ in range(5)])
        bad = codes[2]
        end, look_after = house.keeper.store.end, tidy._let_sleep

        async def fail(table: str, *of: Any) -> None:
            assert table != bad
            await end(table, *of)

        monkeypatch.setattr(house.keeper.store, "end", fail)
        monkeypatch.setattr(tidy, "_let_sleep", lambda live: (1 / (live.table.code != bad), look_after(live)))
        clock.forward(2 * HOUR)
        await tidy.round()
        assert [code for code in codes if not await is_closed(house, code)] == [bad]
        assert list(house.keeper.tables) == [bad]
        assert [record.table for record in caplog.records if record.name == "parlour.table"] == [bad, bad]  # type: ignore[attr-defined]

    in_a_house(tmp_path, scenario)


class Counting:
    """A store that counts how often a log is read."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.read = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        self.read += 1
        return await self._store.entries(table, after)


def test_a_round_reads_only_the_logs_of_those_tables_that_it_closes_and_those_are_not_many(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        made = log.written(log.Made(clock.at, "talkitout", log.Newcomer("Ada", "fox", ""), ""))
        await asyncio.gather(*[sent(store, f"T{number}", 1, made, clock.at) for number in range(10_000)])
        counting = Counting(store)
        tidy = Housekeeping(Keeper(counting, now=clock))
        await tidy.round()
        assert counting.read == 0
        clock.forward(2 * HOUR)
        await tidy.round()
        assert counting.read == housekeeping.MOST_AT_ONCE
        assert len(await store.unused(clock.at, closed=True)) == housekeeping.MOST_AT_ONCE
        await store.close()

    asyncio.run(asyncio.wait_for(run(), 120))


def test_a_server_keeps_house_while_it_is_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "ROUND_SECONDS", 0.01)

    async def run() -> list[Summary]:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        for number, code in enumerate(("OPEN", "CLOSED")):
            await sent(store, code, 1, b"{}", at=number)
        await store.end("CLOSED", [b"{}", b"{}"], at=1)
        with socket.create_server(("127.0.0.1", 0)) as line:
            how = ServerOptions(tmp_path, browser=False, keep_days=1)
            serving = asyncio.create_task(serve(how, line, Figures(), lambda: None, first_worker(how, 0)))
            async with asyncio.timeout(10):
                while len(tables := await store.tables()) > 1:
                    await asyncio.sleep(0.01)
            serving.cancel()
            await asyncio.wait([serving])
        await store.close()
        assert not [task for task in asyncio.all_tasks() if "Housekeeping" in repr(task)], "it goes on"
        return tables

    assert asyncio.run(asyncio.wait_for(run(), 120)) == [Summary("OPEN", 1, 0, False)]

"""Whatever somebody else writes is shown, also when it is heard at a bad moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.table.log.store import OnDurable
from tests.table.live.people import Guest, House, open_house, until
from tests.table.live.playing import in_a_house
from tests.table.live.two_houses import made, two_houses


def held_back(house: House, monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], None]]:
    """What the house writes is written, but it is not told so before somebody calls what comes into this list."""
    append = house.keeper.store.append
    acknowledge: list[Callable[[], None]] = []

    def append_and_keep_still(table: str, number: int, at: int, entry: bytes, done: OnDurable) -> None:
        append(table, number, at, entry, lambda problem: acknowledge.append(lambda: done(problem)))

    monkeypatch.setattr(house.keeper.store, "append", append_and_keep_still)
    return acknowledge


def test_what_is_heard_while_our_own_entry_is_not_yet_acknowledged_is_shown_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two_houses(tmp_path) as (one, two):
            code, (ada,) = await made(one, "Ada")
            host = await Guest(one, code, ada).come()
            await host.until(lambda host: host.n == 1)
            acknowledge = held_back(one, monkeypatch)
            path = f"/api/tables/{code}"
            ours = asyncio.create_task(one.must("PATCH", path, ada, locked=True))
            await until(lambda: acknowledge)
            await two.must("PATCH", path, ada, locked=False)
            await until(lambda: one.keeper.tables[code].heard >= 3)
            acknowledge.pop()()
            await ours
            await host.until(lambda host: host.n == 3)

    asyncio.run(asyncio.wait_for(run(), 120))


def test_what_is_heard_while_the_table_is_being_read_is_shown_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two_houses(tmp_path) as (one, two):
            code, (ada,) = await made(one, "Ada")
            host = await Guest(one, code, ada).come()
            await host.until(lambda host: host.n == 1)
            entries = one.keeper.store.entries
            has_read, may_go_on = asyncio.Event(), asyncio.Event()

            async def read_slowly(table: str, after: int = 0) -> list[bytes]:
                read = await entries(table, after)
                has_read.set()
                await may_go_on.wait()
                return read

            monkeypatch.setattr(one.keeper.store, "entries", read_slowly)
            path = f"/api/tables/{code}"
            await two.must("PATCH", path, ada, locked=True)
            await has_read.wait()
            await two.must("PATCH", path, ada, locked=False)
            await until(lambda: one.keeper.tables[code].heard >= 3)
            may_go_on.set()
            await host.until(lambda host: host.n == 3)

    asyncio.run(asyncio.wait_for(run(), 120))


def test_whoever_comes_while_something_is_being_written_is_not_shown_it_before_it_is_durable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            code, (ada, bo) = await made(house, "Ada", "Bo")
            acknowledge = held_back(house, monkeypatch)
            ours = asyncio.create_task(house.must("PATCH", f"/api/tables/{code}", ada, locked=True))
            await until(lambda: acknowledge)
            guest = await Guest(house, code, bo).come()
            assert "refused" in await guest.do({"act": "draw"}), "so the hello before it has been dealt with"
            assert guest.n < 3
            acknowledge.pop()()
            await ours
            await guest.until(lambda guest: guest.n == 3 and guest.lobby is not None and guest.lobby["locked"])

    asyncio.run(asyncio.wait_for(run(), 120))


def test_whoever_comes_while_somebody_else_is_quicker_to_write_is_shown_what_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two_houses(tmp_path) as (one, two):
            code, (ada, bo) = await made(one, "Ada", "Bo")
            host = await Guest(one, code, ada).come()
            await one.must("POST", f"/api/tables/{code}/start", ada)
            await host.until(lambda host: host.n == 3)
            acknowledge = held_back(one, monkeypatch)
            one.keeper.store.listen(lambda table, number: None)  # it is told too late
            path = f"/api/tables/{code}"
            await two.must("PATCH", path, ada, keep=True)
            ours = asyncio.create_task(one.must("PATCH", path, ada, locked=True))
            await until(lambda: acknowledge)
            guest = await Guest(one, code, bo).come()
            assert "refused" in await guest.do({"act": "nothing"})
            assert guest.n < 4
            monkeypatch.undo()
            acknowledge.pop()()
            await ours
            for somebody in (host, guest):
                await somebody.until(lambda somebody: somebody.n == 5 and somebody.view)
                assert somebody.lobby is not None
                assert somebody.lobby["locked"]
                assert somebody.lobby["keep"]
                assert [seat["here"] for seat in somebody.lobby["seats"]] == [True, True]

    asyncio.run(asyncio.wait_for(run(), 120))


@in_a_house
async def test_whoever_says_that_they_have_seen_what_was_never_written_makes_nobody_read_the_table_anew(
    house: House,
) -> None:
    code, (ada,) = await made(house, "Ada")
    table = house.keeper.tables[code].table
    guest = await Guest(house, code, ada).come(seen=1_000_000)
    await guest.until(lambda guest: guest.lobby is not None)
    assert "refused" in await guest.do({"act": "nothing"})
    assert house.keeper.tables[code].table is table


def test_of_a_log_that_grows_at_another_server_each_entry_is_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two_houses(tmp_path) as (one, two):
            code, (ada,) = await made(one, "Ada")
            host = await Guest(one, code, ada).come()
            await host.until(lambda host: host.n == 1)
            entries, read = one.keeper.store.entries, 0

            async def count(table: str, after: int = 0) -> list[bytes]:
                nonlocal read
                found = await entries(table, after)
                read += len(found)
                return found

            monkeypatch.setattr(one.keeper.store, "entries", count)
            for number in range(2, 32):
                await two.must("PATCH", f"/api/tables/{code}", ada, locked=bool(number % 2))
                await host.until(lambda host, number=number: host.n == number)
            assert read == 30
            assert host.lobby is not None
            assert host.lobby["locked"]
            await one.must("PATCH", f"/api/tables/{code}", ada, locked=False)

    asyncio.run(asyncio.wait_for(run(), 120))

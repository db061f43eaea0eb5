"""A table that goes to another process: nothing is done there here any more, and what is under way is not cut off."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.table.live import keeper as keeping
from parlour.table.live.checkpoints import read_table
from parlour.table.log.ownership import Owner, SoleOwner
from parlour.table.log.slots import slot_of
from parlour.table.log.store import LeaseLost
from tests.table.live.people import Guest, House, open_house
from tests.table.live.two_houses import made

ELSEWHERE = Owner("elsewhere", 0, "127.0.0.1:1", "")


class Movable(SoleOwner):
    """All tables are ours, until they are not."""

    are_ours = True

    def is_ours(self, code: str) -> bool:
        return self.are_ours

    async def owner(self, code: str) -> Owner:
        return self.me if self.are_ours else ELSEWHERE


def movable(house: House) -> Movable:
    ownership = house.keeper.store.ownership = Movable()
    return ownership


def test_a_table_that_goes_while_it_is_read_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There may be more in its log by now."""

    async def run() -> None:
        async with open_house(tmp_path) as house:
            code, _ = await made(house, "Ada")
            house.keeper.put_away(house.keeper.tables[code])
            ownership = movable(house)

            async def goes_meanwhile(*of: Any) -> Any:
                found = await read_table(*of)
                ownership.are_ours = False
                return found

            monkeypatch.setattr(keeping, "read_table", goes_meanwhile)
            status, told = await house.ask("GET", f"/api/tables/{code}")
            assert (status, told["error"]["code"], list(house.keeper.tables)) == (503, "moving", [])
            monkeypatch.setattr(keeping, "read_table", read_table)
            ownership.are_ours = True
            await house.must("GET", f"/api/tables/{code}")

    asyncio.run(run())


def test_a_table_that_goes_while_it_is_made_is_not_kept_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            ownership, append = movable(house), house.keeper.store.append

            def goes_meanwhile(*of: Any) -> None:
                ownership.are_ours = False
                append(*of)

            monkeypatch.setattr(house.keeper.store, "append", goes_meanwhile)
            code, _ = await made(house, "Ada")
            assert list(house.keeper.tables) == []
            ownership.are_ours = True
            await house.must("GET", f"/api/tables/{code}")

    asyncio.run(run())


def test_before_a_table_goes_people_are_told_to_come_back_and_its_memory_is_left(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            (gone, (ada,)), (stays, (bo,)) = await made(house, "Ada"), await made(house, "Bo")
            guests = [await Guest(house, gone, ada).come(), await Guest(house, stays, bo).come()]
            for guest in guests:
                await guest.until(lambda guest: guest.lobby is not None)
            await house.keeper.release({slot_of(gone)} - {slot_of(stays)})
            assert list(house.keeper.tables) == [stays]
            await guests[0].until(lambda guest: guest.closed_with == 1012)
            assert guests[1].closed_with is None
            assert house.keeper.handed_over == 1

    asyncio.run(run())


def test_a_table_goes_once_what_is_asked_of_it_is_answered_or_takes_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            code, (ada,) = await made(house, "Ada")
            live, slots = house.keeper.tables[code], {slot_of(code)}
            asked = asyncio.create_task(house.must("PATCH", f"/api/tables/{code}/people/0", ada, name="Adele"))
            async with asyncio.timeout(5):
                while not (live.waiting or house.keeper._visits):
                    await asyncio.sleep(0)
            await house.keeper.release(slots)
            assert (await asked)["seats"][0]["name"] == "Adele"

            await house.must("GET", f"/api/tables/{code}")
            monkeypatch.setattr(keeping, "LET_GO_WITHIN", 0.05)
            with house.keeper.visit(code):
                await house.keeper.release(slots)
                assert code not in house.keeper.tables

    asyncio.run(run())


def test_a_lease_that_is_lost_while_something_is_written_is_told_as_a_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not written, and the table is left: whoever comes again finds it elsewhere."""

    async def run() -> None:
        async with open_house(tmp_path) as house:
            code, (ada,) = await made(house, "Ada")
            host = await Guest(house, code, ada).come()
            await host.until(lambda host: host.lobby is not None)

            def lost(table: str, number: int, at: int, entry: bytes, done: Any) -> None:
                asyncio.get_running_loop().call_soon(done, LeaseLost("planted"))

            monkeypatch.setattr(house.keeper.store, "append", lost)
            status, told = await house.ask("PATCH", f"/api/tables/{code}/people/0", ada, name="Adele")
            assert (status, told["error"]["code"]) == (503, "moving")
            await host.until(lambda host: host.closed_with == 1012)
            assert list(house.keeper.tables) == []

    asyncio.run(run())

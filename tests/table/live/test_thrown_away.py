"""A table that is thrown away under people, as `parlour tables purge` can: to them it is closed, and it is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.table.live.people import Guest, House, open_house
from tests.table.live.playing import sit_down
from tests.table.log.store.places import opened


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path | str, str]:
    """Where a house keeps its tables, and where another process finds them."""
    if request.param == "sqlite":
        return tmp_path, str(tmp_path / "tables.sqlite")
    address: str = request.getfixturevalue("database")
    return address, address


async def all_sent_home(house: House, guests: list[Guest]) -> None:
    for guest in guests:
        await guest.until(lambda guest: guest.closed_with is not None)
        assert guest.closed_with == 4410
    code = guests[0].code
    assert code not in house.keeper.tables
    status, answer = await house.ask("GET", f"/api/tables/{code}")
    assert (status, answer["error"]["code"]) == (404, "no_such_table")


def test_everybody_at_a_table_that_is_thrown_away_is_sent_home(where: tuple[Path | str, str]) -> None:
    async def run() -> None:
        async with open_house(where[0]) as house:
            guests = await sit_down(house, "talkitout", 2)
            others = await sit_down(house, "talkitout", 2)
            async with opened(where[1]) as command:
                await command.forget(guests[0].code)
            await all_sent_home(house, guests)
            status, lobby = await house.ask("GET", f"/api/tables/{others[0].code}")
            assert (status, lobby["phase"]) == (200, "playing")
            assert others[0].closed_with is None

    asyncio.run(asyncio.wait_for(run(), 120))


def test_whoever_acts_before_the_news_has_come_is_told_that_the_table_is_closed(where: tuple[Path | str, str]) -> None:
    async def run() -> None:
        async with open_house(where[0]) as house:
            guests = await sit_down(house, "player-of-honour", 3)
            house.keeper.store.listen(lambda *news: None)  # it hears nothing
            async with opened(where[1]) as command:
                await command.forget(guests[0].code)
            asked: list[Any] = await asyncio.gather(
                *[house.ask("PATCH", f"/api/tables/{guests[0].code}", guests[0].token, locked=True) for _ in range(3)]
            )
            assert {status for status, _ in asked} <= {404, 410}
            await all_sent_home(house, guests)

    asyncio.run(asyncio.wait_for(run(), 120))

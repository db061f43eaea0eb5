"""A fault of ours at one table, planted: it is answered clearly there, and no other table notices."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from parlour.engine.match import Match
from parlour.table.live import frames
from parlour.table.room import apply as applying
from parlour.table.room import decide as deciding
from parlour.table.room.table import Table
from tests.table.live.people import Guest, House, until
from tests.table.live.playing import in_a_house
from tests.table.web.attacks.playing import PLACE, rankers
from tests.table.web.attacks.raw import asked, line

Broken = Callable[..., Any]


def failing_at(code: str, works: Broken) -> Broken:
    """The same, but with a fault where it meets the table of this code."""

    def broken(*given: Any, **named: Any) -> Any:
        if any(isinstance(thing, Table) and thing.code == code for thing in given):
            raise ZeroDivisionError("planted")
        return works(*given, **named)

    return broken


async def plays(guest: Guest) -> int:
    answer = await guest.do(PLACE)
    assert "ok" in answer, answer
    number: int = answer["ok"]
    return number


def failing_once(works: Broken) -> Broken:
    """The same, but the first time there is a fault when all is done."""
    left = [1]

    def broken(*given: Any, **named: Any) -> Any:
        outcome = works(*given, **named)
        if left:
            left.pop()
            raise ZeroDivisionError("planted")
        return outcome

    return broken


@pytest.mark.parametrize(
    ("where", "what"),
    [(deciding, "_act"), (Match, "play"), (applying, "_set_clock"), (frames, "of_entry")],
    ids=["before anything is done", "in a rule of the game", "when it is half done", "when it is to be shown"],
)
def test_a_fault_at_one_table_is_told_there_and_touches_no_other(
    where: Any, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @in_a_house
    async def scenario(house: House) -> None:
        unlucky, lucky = await rankers(house), await rankers(house)
        begun = unlucky[0].n - unlucky[0].view["step"]  # type: ignore[index]
        n = await plays(unlucky[0])
        with monkeypatch.context() as planted:
            planted.setattr(where, what, failing_once(getattr(where, what)))
            answer = await unlucky[1].do(PLACE, id="unlucky")
            assert answer["refused"]["code"] == "fault"
            assert "planted" not in str(answer)
            await plays(lucky[0])
        assert await plays(unlucky[0]) == n + 1, "nothing was done, and nothing is missing"
        assert (await unlucky[1].do(PLACE, id="unlucky"))["ok"] == n + 2
        assert len(await house.keeper.store.entries(unlucky[0].code)) == n + 2
        for guest in unlucky:
            await guest.until(lambda guest: guest.n == n + 2)
            assert guest.view is not None
            assert guest.view["step"] == n + 2 - begun, "the match in memory is the match in the log"
        assert not [guest for guest in (*unlucky, *lucky) if guest.closed_with is not None]

    scenario(tmp_path)


@in_a_house
async def test_a_fault_for_one_who_comes_ends_that_line_alone(house: House) -> None:
    unlucky, lucky = await rankers(house), await rankers(house)
    live = house.keeper.tables[unlucky[0].code]
    with pytest.MonkeyPatch.context() as planted:
        planted.setattr(frames, "resumed", failing_at(unlucky[0].code, frames.resumed))
        async with line(house, unlucky[0].code) as socket:
            socket.hello(None)
            assert await socket.ended() == 1011
        await until(lambda: len(live.screens) <= len(unlucky) and not live.coming)
        async with line(house, lucky[0].code) as socket:
            socket.hello(None)
            assert "view" in await socket.until("view")
    await plays(unlucky[0])
    await plays(lucky[0])
    async with line(house, unlucky[0].code) as socket:
        socket.hello(None)
        assert "view" in await socket.until("view")


def test_a_table_that_cannot_be_read_is_said_to_be_so_and_touches_no_other(tmp_path: Path) -> None:
    codes: list[str] = []

    @in_a_house
    async def evening(house: House) -> None:
        codes.extend([(await rankers(house))[0].code, (await rankers(house))[0].code])

    evening(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
        file.execute("UPDATE entries SET entry = ? WHERE name = ? AND number = 2", (b'{"entry":"what"}', codes[0]))

    @in_a_house
    async def morning(house: House) -> None:
        for _ in range(3):
            answer = await asked(house, "GET", f"/api/tables/{codes[0]}")
            assert (answer.status, answer.code) == (500, "fault")
        answer = await asked(house, "GET", f"/api/tables/{codes[1]}")
        assert answer.status == 200

    morning(tmp_path)

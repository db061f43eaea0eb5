"""Several messages of one line in one write: each costs the kernel about as much as all that is sent in it."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.table.web.websocket import WebSocket
from tests.table.live.people import House
from tests.table.live.playing import in_a_house, sit_down
from tests.table.web.attacks.raw import framed


class Wire:
    """Stands in for the line's transport, and for the one beneath it."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.underlying_transport = self
        self.is_close_frame_sent = False

    def send(self, kind: int, message: bytes) -> None:
        self.writes.append(framed(message, kind, masked=False))

    def write(self, content: bytes) -> None:
        self.writes.append(content)


def a_line() -> tuple[Any, Wire]:
    line: Any = WebSocket()
    line.open, line._transport = True, Wire()
    return line, line._transport


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_what_is_held_goes_out_in_one_write_as_it_would_by_itself(size: int) -> None:
    line, wire = a_line()
    line.hold()
    line.send(b"x" * size)
    line.send(b"and this")
    assert wire.writes == []
    line.let_go()
    line.send(b"later")
    assert wire.writes == [
        framed(b"x" * size, masked=False) + framed(b"and this", masked=False),
        framed(b"later", masked=False),
    ]


def test_where_nothing_was_sent_meanwhile_nothing_is_written() -> None:
    line, wire = a_line()
    line.hold()
    line.let_go()
    assert wire.writes == []


def test_nothing_follows_a_close() -> None:
    line, wire = a_line()
    line.hold()
    line.send(b"too late")
    wire.is_close_frame_sent = True
    line.let_go()
    assert wire.writes == []


@in_a_house
async def test_whoever_acts_is_shown_it_and_answered_in_one_write(house: House) -> None:
    guests = await sit_down(house, "out-of-control", 2)
    seat = guests[0].view["waiting"][0]  # type: ignore[index]
    (live,) = house.keeper.tables.values()
    (line,) = [screen for screen in live.screens if screen.person == seat]
    said: list[str] = []
    for name in ("hold", "send", "let_go"):
        noted(line, name, said)
    assert "ok" in await guests[seat].do({"act": "roll"})
    assert said == ["hold", "send", "send", "let_go"]


def noted(line: Any, name: str, said: list[str]) -> None:
    does = getattr(line, name)

    def note(*of: bytes) -> None:
        said.append(name)
        does(*of)

    setattr(line, name, note)

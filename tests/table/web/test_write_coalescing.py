"""What goes over a line in one turn of the server's loop goes out in one write, in its order, and whole."""

from __future__ import annotations

import random
from typing import Any, cast

from tests.table.live.people import House
from tests.table.live.playing import in_a_house, sit_down, some_act
from tests.table.live.two_houses import made
from tests.table.web.attacks.raw import CLOSE, TEXT, line

SIZES = (0, 125, 126, 65_535, 65_536)
"""Where the length of a frame begins to be written in another way, and just before."""


@in_a_house
async def test_messages_of_any_length_arrive_as_they_were_sent_and_before_the_goodbye(house: House) -> None:
    code, (ada, _) = await made(house, "Ada", "Bo")
    async with line(house, code) as screen:
        screen.hello(ada)
        await screen.frame()
        (visit,) = house.keeper.tables[code].screens
        for size in SIZES:
            visit.send(b"x" * size)
        visit.close(4000, "enough")
        assert [await screen.frame() for _ in SIZES] == [(TEXT, b"x" * size) for size in SIZES]
        opcode, goodbye = await screen.frame()
        assert (opcode, goodbye[2:]) == (CLOSE, b"enough")


@in_a_house
async def test_whoever_acts_is_told_so_and_sees_it_in_one_write(house: House) -> None:
    guests = await sit_down(house, "talkitout", 2)
    view = guests[0].view
    assert view is not None
    (seat,) = view["waiting"]
    (live,) = house.keeper.tables.values()
    visit = cast(Any, next(screen for screen in live.screens if screen.person == seat))
    writes: list[int] = []
    flush = visit._flush

    def counted() -> None:
        writes.append(len(visit._unsent))
        flush()

    visit._flush = counted
    own = guests[seat].view
    assert own is not None
    assert "ok" in await guests[seat].do(some_act(own, random.Random(1)))
    assert writes == [2]

"""People who play while their server is attacked."""

from __future__ import annotations

import random

from tests.table.live.people import Guest, House
from tests.table.live.playing import sit_down, some_act

PLACE = {"act": "place", "ranks": [1, 2, 3, 4, 5], "sure": 0}


async def still_plays(guests: list[Guest]) -> None:
    """Somebody acts, and everybody sees it at once."""
    seat = guests[0].view["waiting"][0]  # type: ignore[index]
    n = guests[0].n
    view = guests[seat].view
    assert view is not None
    assert "ok" in await guests[seat].do(some_act(view, random.Random(n)))
    for guest in guests:
        await guest.until(lambda guest: guest.n == n + 1, within=2)
        assert guest.closed_with is None


async def rankers(house: House) -> list[Guest]:
    """Two who may rank as often as they like, and the Player of Honour."""
    guests = await sit_down(house, "player-of-honour", 3)
    honour = guests[0].view["honour"]  # type: ignore[index]
    return [*(guest for seat, guest in enumerate(guests) if seat != honour), guests[honour]]


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

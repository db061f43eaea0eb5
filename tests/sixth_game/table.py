"""What lies on a table of Liar's Dice, what players do there, and what they are told."""

from __future__ import annotations

from typing import Final

import msgspec

from parlour.engine.act import Act
from parlour.engine.event import Event
from parlour.engine.game import Options
from parlour.engine.plain import plain
from parlour.engine.sight import ToAll, ToOwn, derived, own, public
from parlour.engine.state import State

FACES: Final = ("1", "2", "3", "4", "5", "6")
ONE: Final = 1
DICE: Final = 5


class DiceOptions(Options, frozen=True):
    wild: bool = True


class Shake(Act, frozen=True, tag="shake"):
    """L1: everybody rolls their dice under their cup."""


class Bid(Act, frozen=True, tag="bid"):
    """L2: there are at least so many dice of this number, under all cups together."""

    count: int
    number: int


class Doubt(Act, frozen=True, tag="doubt"):
    """L5: all cups are lifted."""


class Shook(Event, frozen=True, tag="shook"):
    """L1: a cup was shaken. Only its owner looks under it."""

    dice: ToOwn[tuple[int, ...]]


class WasBid(Event, frozen=True, tag="bid"):
    count: ToAll[int]
    number: ToAll[int]


class Lifted(Event, frozen=True, tag="lifted"):
    """L5: the dice under each cup, and how many of them are of the number that was bid. The seat is the doubter."""

    striking = True
    dice: ToAll[tuple[tuple[int, ...], ...]]
    bidder: ToAll[int]
    count: ToAll[int]
    number: ToAll[int]
    found: ToAll[int]


class LostADie(Event, frozen=True, tag="lost_a_die"):
    """L5: and so many are left to this seat."""

    left: ToAll[int]


class StandingBid(msgspec.Struct, frozen=True):
    """The bid that stands."""

    seat: int
    count: int
    number: int


class LiarsDice(State):
    wild: bool = derived(True)
    dice: list[list[int]] = own(name="dice", each={"dice": len}, lies_open=True)
    lifted: list[list[int]] | None = public(shape=plain)  # L5: what lay under the cups when somebody last doubted
    turn: int = public(0)
    standing: StandingBid | None = public(shape=plain)

    @property
    def in_play(self) -> int:
        """How many dice are left under all cups together."""
        return sum(map(len, self.dice))

    def counts_as(self, die: int, number: int) -> bool:
        """L4 A one counts as every number, where ones are wild."""
        return die == number or (self.wild and die == ONE)

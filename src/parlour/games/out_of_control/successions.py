"""Successions: rows of consecutive numbers of one colour on the table, and how they grow, join and change.

They are values: a change makes a new one. What follows from one is worked out when it is first asked for, and kept for
as long as it lies there unchanged.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

import msgspec

from parlour.games.out_of_control.acts import BY_A_NUMBER, BY_A_WILD, Side, Substitute
from parlour.games.out_of_control.cards import ALL_OF, CARD, COLOURS, HIGHEST, LOWEST, WILD, Colour, bits

SHORTEST: Final = 3
T = TypeVar("T")


class once(Generic[T]):  # noqa: N801 - used as a decorator, like `property`
    """`functools.cached_property` without the lock that it takes before Python 3.12."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self.work = work

    def __get__(self, thing: Any, kind: object) -> T:
        value = thing.__dict__[self.work.__name__] = self.work(thing)
        return value


class Span:
    """From which number to which number of a colour a row reaches. There is one for each, so that it is its own key."""

    def __init__(self, colour: Colour, low: int, length: int) -> None:
        self.colour, self.low, self.high = colour, low, low + length - 1
        self.numbers = [*range(low, low + length)]
        self.cards = [CARD[colour, n] for n in self.numbers]
        """The number cards of its places."""
        self.beyond = ALL_OF[colour] & ~bits(self.cards)
        """The number cards by which it could grow in the end, as bits."""
        self.beside = bits([CARD[colour, n] for n in (low - 1, self.high + 1) if LOWEST <= n <= HIGHEST])
        """Those that fit at one of its ends now."""


SPAN: Final = {
    (colour, low, length): Span(colour, low, length)
    for colour in COLOURS
    for low in range(LOWEST, HIGHEST + 1)
    for length in range(SHORTEST, HIGHEST - low + 2)
}


class Succession(msgspec.Struct, frozen=True, dict=True, rename={"low": "from"}):
    """A row on the table; `low` (on the wire: `from`) is its first number, and its cards lie in ascending order."""

    id: int
    owner: int
    colour: Colour
    low: int
    cards: tuple[str, ...]

    @once
    def span(self) -> Span:
        return SPAN[self.colour, self.low, len(self.cards)]

    @once
    def ends(self) -> tuple[str, str]:
        """O5 Its low and its high end. Rows of one owner with one of them alike are touched by the same card."""
        low, *_, high = self.span.cards
        return f"below {self.owner}'s {low}", f"above {self.owner}'s {high}"

    @property
    def complete(self) -> bool:
        """O6 From 1 to 10, Wilds included."""
        return len(self.cards) == HIGHEST

    @once
    def for_a_wild(self) -> list[Substitute]:
        """O9 A Wild in the place of each of its number cards."""
        acts = BY_A_WILD[self.id]
        return [acts[n] for n, lying in zip(self.span.numbers, self.cards, strict=True) if lying != WILD]

    @once
    def for_a_number(self) -> list[Substitute]:
        """O9 In the place of each of its Wilds the very card it stands for."""
        acts = BY_A_NUMBER[self.id]
        return [acts[card] for card, lying in zip(self.span.cards, self.cards, strict=True) if lying == WILD]

    @once
    def takes(self) -> tuple[str, ...]:
        """O9 What each of its places takes: a Wild for a number card, for a Wild the very card it stands for."""
        return tuple([card if lying == WILD else WILD for card, lying in zip(self.span.cards, self.cards, strict=True)])

    @once
    def wanted(self) -> int:
        """The number cards for which its Wilds stand, as bits."""
        return bits([act.card for act in self.for_a_number]) if WILD in self.cards else 0

    def card_at(self, number: int) -> str | None:
        return self.cards[number - self.low] if self.low <= number < self.low + len(self.cards) else None

    def extended(self, end: Side, cards: tuple[str, ...]) -> Succession:
        """O5 With these cards at one end."""
        low = self.low - len(cards) if end == "low" else self.low
        row = cards + self.cards if end == "low" else self.cards + cards
        return Succession(self.id, self.owner, self.colour, low, row)

    def substituted(self, number: int, card: str) -> Succession:
        """O9 With this card in the place of the one that lies there."""
        at = number - self.low
        return Succession(self.id, self.owner, self.colour, self.low, (*self.cards[:at], card, *self.cards[at + 1 :]))


def touching(row: Succession, rows: list[Succession]) -> list[Succession]:
    """O5 The row with those that it joins, in ascending order: of its owner and colour, at most one at each end.

    Of two at one end the longer joins, between equals the first laid. Looking once is enough: whatever touches a row
    that lies on the table has joined it before.
    """
    kin = [other for other in rows if other.owner == row.owner and other.colour == row.colour]
    below = [other for other in kin if other.span.high == row.low - 1]
    above = [other for other in kin if other.low == row.span.high + 1]
    parts = [first_to_join(below)] if below else []
    parts.append(row)
    return [*parts, first_to_join(above)] if above else parts


def first_to_join(rows: list[Succession]) -> Succession:
    """O5 Of several that are touched at one end the longer, between equals the first laid."""
    return max(rows, key=lambda row: (len(row.cards), -row.id))


def joined(parts: list[Succession]) -> Succession:
    """O5 One row of these, given in ascending order. O18 It keeps the number of the oldest."""
    oldest = min([part.id for part in parts])
    cards = tuple([card for part in parts for card in part.cards])
    return Succession(oldest, parts[0].owner, parts[0].colour, parts[0].low, cards)

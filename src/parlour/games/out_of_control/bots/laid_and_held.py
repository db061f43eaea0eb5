"""What a player has to build with: what it has laid, and what it holds. A set of numbers is a set of bits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from parlour.games.out_of_control.cards import BIT, COLOURS, HIGHEST, WILD, Colour
from parlour.games.out_of_control.successions import Succession

PLACES: Final = (1 << HIGHEST) - 1
"""The ten numbers of a colour."""
SHIFT: Final[dict[Colour, int]] = {colour: HIGHEST * at for at, colour in enumerate(COLOURS)}
"""Where the ten bits of a colour begin among those of all cards."""


class LaidAndHeld(NamedTuple):
    """Some cards: which numbers are among them, which are there twice, and how many Wilds."""

    once: int
    twice: int
    wilds: int

    @classmethod
    def of(cls, cards: Iterable[str]) -> LaidAndHeld:
        once = twice = wilds = 0
        for card in cards:
            bit = BIT[card]
            wilds += card == WILD
            twice |= once & bit
            once |= bit
        return cls(once, twice, wilds)

    def with_card(self, card: str) -> LaidAndHeld:
        bit = BIT[card]
        return LaidAndHeld(self.once | bit, self.twice | self.once & bit, self.wilds + (card == WILD))

    def with_those(self, others: LaidAndHeld) -> LaidAndHeld:
        both = self.once & others.once
        return LaidAndHeld(self.once | others.once, self.twice | others.twice | both, self.wilds + others.wilds)

    def without(self, others: LaidAndHeld) -> LaidAndHeld:
        """Those must be among them."""
        gone = others.once & ~self.twice | others.twice
        return LaidAndHeld(self.once & ~gone, self.twice & ~others.once, self.wilds - others.wilds)

    def has(self, card: str) -> bool:
        return bool(self.once & BIT[card]) or (card == WILD and self.wilds > 0)

    @property
    def size(self) -> int:
        return self.once.bit_count() + self.twice.bit_count() + self.wilds


NOTHING: Final = LaidAndHeld(0, 0, 0)


class Rows(NamedTuple):
    """What a player has laid: by colour, the numbers that can still become one row; and whether it has laid at all."""

    laid: tuple[int, ...]
    has_any: bool


def rows_of(seat: int, successions: Sequence[Succession]) -> Rows:
    spans: dict[Colour, tuple[tuple[int, int], ...]] = dict.fromkeys(COLOURS, ())
    for row in successions:
        if row.owner == seat:
            spans[row.colour] += ((row.low, len(row.cards)),)
    return Rows(tuple([most_that_can_join(spans[colour]) for colour in COLOURS]), any(spans.values()))


@lru_cache(maxsize=1 << 12)
def most_that_can_join(spans: tuple[tuple[int, int], ...]) -> int:
    """O5 Rows that overlap never join: of those, the ones that make the most together."""
    if not spans:
        return 0
    (low, length), *rest = spans
    apart = tuple([(other, long) for other, long in rest if other + long <= low or low + length <= other])
    with_the_first = numbers_from(low, length) | most_that_can_join(apart)
    return max(with_the_first, most_that_can_join(tuple(rest)), key=int.bit_count)


def numbers_from(low: int, length: int) -> int:
    return ((1 << length) - 1) << low - 1


def wilds_lying(successions: Sequence[Succession]) -> int:
    """O9 The number cards for which a Wild lies on the table."""
    found = 0
    for row in successions:
        found |= row.wanted
    return found


def of_colour(cards: int, colour: int) -> int:
    return cards >> HIGHEST * colour & PLACES


def beside(row: int) -> int:
    """The places at its ends."""
    return (row << 1 | row >> 1) & PLACES & ~row

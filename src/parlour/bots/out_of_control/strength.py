"""How strong a side is: what it has laid and holds, as its weight in the race to be the first with 1 to 10.

Sides win in proportion to their weights. What counts is above all how many cards are still missing in the colour a side
is nearest to; a second colour counts for nothing. This form, and the numbers in it, come from matches that were looked
at afterwards: which sights went with winning; then from the arena. Counting how many draws it takes to find what is
missing said less than counting what is missing.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from parlour.bots.out_of_control.laid_and_held import PLACES, Cards, Rows
from parlour.games.out_of_control.cards import BIT, COLOURS, HIGHEST, WILD

STEEP: Final = 2.2
"""With two cards missing a side is (2.5 / 1.5) to this power weaker than with one."""
ALMOST: Final = 0.5
"""Who has all the cards has not laid them yet."""
LAID: Final = 0.1
"""A card on the table is safer than one in the hand; with less than this the arena saw Wilds held back, and lose."""
FETCHABLE: Final = 0.8
"""A Wild that could be fetched from the table (O9) counts for less than one in the hand: somebody may be quicker."""
COPY_LEFT: Final = 0.04
"""Each copy of a missing number that has not been seen yet."""


class Lie(NamedTuple):
    """What lies on the table for all to see."""

    rows: tuple[Rows, ...]
    """By seat."""
    wilds: int
    """O9 The number cards for which a Wild lies there."""
    discard: tuple[str, ...]


@lru_cache(maxsize=1 << 15)
def strength(rows: tuple[Rows, ...], hand: Cards, wilds: int, unseen: Cards) -> float:
    """Of a player, or of partners together (O13): the rows of each by itself, the cards of both."""
    best = 0.0
    for own in rows:
        to_fetch = wilds if own.has_any else 0
        for at, laid in enumerate(own.laid):
            best = max(best, strength_in_a_colour(laid, hand, HIGHEST * at, to_fetch, unseen))
    return best


def strength_in_a_colour(laid: int, hand: Cards, shift: int, to_fetch: int, unseen: Cards) -> float:
    held = hand.once >> shift & PLACES
    missing = PLACES & ~(laid | held)
    to_be_laid = held & ~laid
    idle = hand.once & ~(to_be_laid << shift) | hand.twice
    short = max(0, missing.bit_count() - hand.wilds)
    fetched = min(short, (idle & to_fetch).bit_count())
    copies = (missing & unseen.once >> shift).bit_count() + (missing & unseen.twice >> shift).bit_count()
    besides = LAID * laid.bit_count() + COPY_LEFT * copies
    return float((short - FETCHABLE * fetched + ALMOST) ** -STEEP) * exp(besides)


@lru_cache(maxsize=1 << 15)
def strength_with_the_row(
    rows: tuple[Rows, ...], hand: Cards, wilds: int, unseen: Cards, discard: tuple[str, ...], chance: float
) -> float:
    """The same for a side that may gather from the discard row (O8) with this chance: what serves it best there."""
    as_it_is = best = strength(rows, hand, wilds, unseen)
    for card in reversed(discard):
        hand = hand.with_card(card)
        if can_use(card, rows, hand, wilds):
            best = max(best, strength(rows, hand, wilds, unseen))
    return as_it_is + chance * (best - as_it_is)


def can_use(card: str, rows: tuple[Rows, ...], hand: Cards, wilds: int) -> bool:
    """O8 Whether a card could be used at once, or so it seems: to substitute, to extend, or to lay with the hand."""
    bit = BIT[card]
    if any(own.has_any for own in rows) and (card == WILD or bit & wilds):
        return True
    return card != WILD and any(fits(bit, at, rows, hand) for at in range(len(COLOURS)))


def fits(bit: int, at: int, rows: tuple[Rows, ...], hand: Cards) -> bool:
    """The card has this colour, and lies beside a row of it, or makes three with the hand."""
    shift = HIGHEST * at
    number = bit >> shift & PLACES
    if not number:
        return False
    if any((own.laid[at] << 1 | own.laid[at] >> 1) & ~own.laid[at] & number for own in rows):
        return True
    held = hand.once >> shift & PLACES
    below, above = number >> 1, number << 1
    for pair in (below | below >> 1, below | above, above | above << 1):
        if pair.bit_count() == 2 and pair & ~PLACES == 0 and (pair & ~held).bit_count() <= hand.wilds:
            return True
    return False

"""Guidance for a screen: where on the table cards could go, and what of the discard row could be taken.

Offers name each range once (O19), and not all of a rich hand's. So whoever picks cards one by one is told what may be
laid, extended and exchanged, whichever cards they are. Only what can be taken from the discard row depends on the hand.
"""

from __future__ import annotations

from itertools import permutations
from typing import TypedDict

from parlour.games.out_of_control.cards import BIT, HIGHEST, WILD, Colour, bits
from parlour.games.out_of_control.die import may_gather
from parlour.games.out_of_control.state import Control
from parlour.games.out_of_control.successions import SHORTEST, Succession, first_to_join
from parlour.games.out_of_control.table_plays import uses


class LayShown(TypedDict):
    """O4: a new succession has so many cards at least, so many of them number cards; the rest may be Wilds."""

    least: int
    numbers: int


class RowShown(TypedDict):
    """What a succession takes: at most so many cards at once at its ends (O5, O13), and in exchange for the card that
    lies in each of its places (O9) this one, null for none. Another of the same owner and colour joins it when it
    comes to touch its low or its high end (O5)."""

    succession: int
    most: int
    takes: list[str | None]
    joins_low: bool
    joins_high: bool


class GuidanceShown(TypedDict):
    """What may be done with cards that somebody picks. `gatherable` (O8) are the places of the discard row from which
    cards can be taken; null if the die does not ask for it."""

    lay: LayShown
    rows: list[RowShown]
    gatherable: list[int] | None


def guidance(t: Control, seat: int) -> GuidanceShown | None:
    """For the seat whose turn it is, once it has rolled."""
    if t.die is None or seat not in t.waiting:
        return None
    own = t.of(seat)
    partners = t.of(t.opposite(seat)) if t.teams else []
    return {
        "lay": {"least": SHORTEST, "numbers": 1},
        "rows": rows(t, seat, bool(own)),
        "gatherable": gatherable(t, seat, own, partners) if may_gather(t) else None,
    }


def rows(t: Control, seat: int, may_exchange: bool) -> list[RowShown]:
    """O9 Whoever has a succession of their own may exchange cards in everybody's."""
    partner = t.opposite(seat) if t.teams else None
    low, high = outdone(t.successions)
    return [
        {
            "succession": row.id,
            "most": HIGHEST if row.owner == seat else int(row.owner == partner),
            "takes": takes(row, t.substituted.get(row.id, 0)) if may_exchange else [None] * len(row.cards),
            "joins_low": row.id not in low,
            "joins_high": row.id not in high,
        }
        for row in t.successions
    ]


def outdone(rows: list[Succession]) -> tuple[set[int], set[int]]:
    """O5 Of several that would be touched at one number only one joins: not these, at their low and their high end."""
    low: set[int] = set()
    high: set[int] = set()
    kin: dict[tuple[int, Colour], list[Succession]] = {}
    for row in rows:
        kin.setdefault(row.kin, []).append(row)
    for alike in kin.values():
        for one, other in permutations(alike, 2) if len(alike) > 1 else ():  # nearly always there is one of a kind
            if first_to_join([one, other]) is other:
                if one.low == other.low:
                    low.add(one.id)
                if one.span.high == other.span.high:
                    high.add(one.id)
    return low, high


def takes(row: Succession, done: int) -> list[str | None]:
    """O9 No place twice in one turn."""
    if not done:
        return [*row.takes]
    return [None if done >> number & 1 else card for number, card in zip(row.span.numbers, row.takes, strict=True)]


def gatherable(t: Control, seat: int, own: list[Succession], partners: list[Succession]) -> list[int]:
    """O8 The card there can be used at once, with the hand and all that come along."""
    hand = t.hands[seat]
    held, wilds = bits(hand), hand.count(WILD)
    found: list[int] = []
    for index in reversed(range(len(t.discard))):
        card = t.discard[index]
        held |= BIT[card]
        wilds += card == WILD
        if uses(t, card, own, partners, held, wilds):
            found.append(index)
    return found[::-1]

"""Guidance for a screen: where on the table cards could go, and what of the discard row could be taken.

Offers name each range once (O19), and not all of a rich hand's. So whoever picks cards one by one is told what may be
laid, extended and exchanged, whichever cards they are. Only what can be taken from the discard row depends on the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TypedDict

from parlour.engine.act import Act
from parlour.games.out_of_control.acts import Gather
from parlour.games.out_of_control.cards import BIT, HIGHEST, WILD, bits
from parlour.games.out_of_control.die import may_gather
from parlour.games.out_of_control.state import Control
from parlour.games.out_of_control.successions import SHORTEST, Succession, first_to_join
from parlour.games.out_of_control.table_plays import MOST_OFFERS, uses


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


def guidance(t: Control, seat: int, acts: Sequence[Act]) -> GuidanceShown | None:
    """For the seat whose turn it is, once it has rolled."""
    if t.die is None or seat not in t.waiting:
        return None
    own = t.of(seat)
    return {
        "lay": {"least": SHORTEST, "numbers": 1},
        "rows": rows(t, seat, bool(own)),
        "gatherable": gatherable(t, seat, own, acts) if may_gather(t) else None,
    }


def rows(t: Control, seat: int, may_exchange: bool) -> list[RowShown]:
    """O9 Whoever has a succession of their own may exchange cards in everybody's."""
    most = {t.opposite(seat): 1, seat: HIGHEST} if t.teams else {seat: HIGHEST}
    shown: list[RowShown] = [
        {
            "succession": row.id,
            "most": most.get(row.owner, 0),
            "takes": [*row.takes] if may_exchange else [None] * len(row.cards),
            "joins_low": True,
            "joins_high": True,
        }
        for row in t.successions
    ]
    for number, done in t.substituted.items():
        at = t.place_of(number)
        shown[at]["takes"] = not_again(shown[at]["takes"], t.successions[at].span.numbers, done)
    mark_outdone(shown, t.successions)
    return shown


def not_again(takes: list[str | None], numbers: list[int], done: int) -> list[str | None]:
    """O9 No place twice in one turn."""
    return [None if done >> number & 1 else card for number, card in zip(numbers, takes, strict=True)]


def mark_outdone(shown: list[RowShown], rows: list[Succession]) -> None:
    """O5 Of several that would be touched at one end only one joins."""
    ends = [row.ends for row in rows]
    if len(set(chain.from_iterable(ends))) == 2 * len(ends):  # nearly always
        return
    first: dict[str, Succession] = {}
    for row in rows:
        for end in row.ends:
            first[end] = first_to_join([first[end], row]) if end in first else row
    for row_shown, (low, high), row in zip(shown, ends, rows, strict=True):
        row_shown["joins_low"], row_shown["joins_high"] = first[low] is row, first[high] is row


def gatherable(t: Control, seat: int, own: list[Succession], acts: Sequence[Act]) -> list[int]:
    """O8 The card there can be used at once, with the hand and all that come along."""
    if len(acts) < MOST_OFFERS:  # O19 nearly always: then all of them are offered
        return sorted({act.index for act in acts if isinstance(act, Gather)})
    partners = t.of(t.opposite(seat)) if t.teams else []
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

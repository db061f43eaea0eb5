"""The die: what each colour asks, and every way to do it.

`owed` is named after the act that is asked: draw, discard, take, give; `any` of these four for Orange. Taking from
the discard row (O8) is another way to do what `draw` asks, and is listed with the table plays it serves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.engine.act import Act
from parlour.games.out_of_control.acts import DISCARD, DRAW, GIVE, TAKE
from parlour.games.out_of_control.state import Control

ASKS: Final = {
    "blue": "draw",
    "purple": "draw",
    "green": "discard",
    "red": "take",
    "yellow": "give",
    "orange": "any",
}
FACES: Final = tuple(ASKS)


def draws(t: Control, seat: int) -> list[Act]:
    """O7 The top card of the main deck. O10 An empty one is made anew from all discards but the last."""
    return [DRAW] if t.deck or len(t.discard) > 1 else []


def discards(t: Control, seat: int) -> list[Act]:
    return [DISCARD[card] for card in dict.fromkeys(t.hands[seat])]


def takes(t: Control, seat: int) -> list[Act]:
    """O7 From any other player who has a card; all places are alike."""
    offers: list[Act] = []
    for other in t.others(seat):
        offers += TAKE[other][: len(t.hands[other])]
    return offers


def gives(t: Control, seat: int) -> list[Act]:
    cards = dict.fromkeys(t.hands[seat])
    return [GIVE[other][card] for other in t.others(seat) for card in cards]


def any_of_the_four(t: Control, seat: int) -> list[Act]:
    return draws(t, seat) + discards(t, seat) + takes(t, seat) + gives(t, seat)


WAYS: Final[dict[str, Callable[[Control, int], list[Act]]]] = {
    "draw": draws,
    "discard": discards,
    "take": takes,
    "give": gives,
    "any": any_of_the_four,
}


def instruction(t: Control, seat: int) -> list[Act]:
    """O7 Every way to do what the die still asks, the simplest first (A10). O3 If there is one, it must be done."""
    return WAYS[t.owed](t, seat) if t.owed else []


def may_gather(t: Control) -> bool:
    """O8 With Blue, Purple or Orange."""
    return t.owed in ("draw", "any")


def falls_away(t: Control, seat: int) -> bool:
    """O11 What the die asks cannot be done. O21 While a card lies in the discard row, it might be gathered."""
    match t.owed:
        case "draw":
            return not t.deck and not t.discard
        case "discard" | "give":
            return not t.hands[seat]
        case "take":
            return not any(t.hands[other] for other in t.others(seat))
    return False  # Orange: while a card is left anywhere, one of the four can be done, or that card be gathered

"""What the property tests need to know of Bluff."""

from __future__ import annotations

from itertools import chain
from typing import Any

from parlour.engine.text import fold
from parlour.games.bluff.cards import WILD
from tests.properties.traits import Traits, some_of


def all_cards(t: Any) -> list[Any]:
    cards: list[Any] = t.cards.of_terms([t.cards.named[fold(word)] for word in t.terms])
    return cards


def attempts(view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    tries: dict[str, dict[str, Any]] = {
        "block": {"act": "block"},
        "down": {"act": "pick", "from": "down"},
        "up": {"act": "pick", "from": "up"},
    }
    if view["sheet"] is None:  # else an Out may be refused for what it lays out (B5)
        hand = view["hand"][:5]
        tries["out"] = {"act": "out", "trio": hand[:3], "pair": hand[3:]}
        tries["out"] |= {"word": view["terms"][0]} if WILD in hand else {}
    return tries


TRAITS = Traits(
    options=(
        {},
        {"solution_sheet": True},
        {"rounds": 2, "terms": 12},
        {"rounds": 3, "terms": "all", "solution_sheet": True, "wait": 0},
    ),
    # One term more than a round has: with all of a large deck, random play completes a hand once in a thousand acts.
    deck=some_of("en/cell-biology", "bluff", "terms", 21),
    cards_on=lambda t: [*chain(*t.hands), *t.down, *t.up],
    all_cards=all_cards,
    # When somebody else was shown a hand is imagined as this round, and how cards came on the face-up pile, below its
    # topmost, as thrown out.
    always_alike=frozenset({"shown_in", "laid"}),
    lays_open_early=True,
    attempts=attempts,
    added=(("up_from",),),
)

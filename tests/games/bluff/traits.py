"""What the property tests need to know of Bluff."""

from __future__ import annotations

from itertools import chain
from typing import Any

from parlour.engine.text import fold
from parlour.games.bluff.cards import KINDS, WILD
from tests.properties.traits import Traits, some_of


def all_cards(t: Any) -> list[Any]:
    cards: list[Any] = t.cards.of_terms([t.cards.named[fold(word)] for word in t.terms])
    return cards


def alike(deck: Any, view: dict[str, Any]) -> list[list[str]]:
    """Nobody but an open sheet says which of the Words, the Definitions or the Examples of a round belong together; nor
    does anything say it of the other terms."""
    if view["sheet"] is not None:
        return []
    in_play = {True: list[str](), False: list[str]()}
    for term in deck.terms:
        in_play[term.word in view["terms"]].append(term.id)
    return [[f"{id}.{kind}" for id in ids] for ids in in_play.values() for kind in KINDS]


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
    seldom=frozenset({"proved"}),
    lays_open_early=True,
    alike=alike,
    attempts=attempts,
    added=(("up_from",), ("sheet", "cards"), ("last", "out", "words")),
)

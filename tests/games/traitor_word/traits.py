"""What the property tests need to know of Traitor Word."""

from __future__ import annotations

from itertools import chain
from typing import Any

from tests.properties.traits import Traits, some_of


def attempts(view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    tries: dict[str, dict[str, Any]] = {
        "say": {"act": "say", "word": "neverland"},
        "accuse": {"act": "accuse", "of": "secret"},
    }
    if view["hand"]:
        tries["claim"] = {"act": "claim", "card": view["hand"][0]["card"]}
    return tries if view["options"]["rounds"] else tries | {"grab": {"act": "grab"}}


TRAITS = Traits(
    options=(
        {},
        {"reaction": 0},
        {"colour": "pink", "speak": 20},
        {"rounds": False},
        {"rounds": False, "reaction": 0, "speak": 0, "wait": 30},
    ),
    # As few words as six players can do with: in a large deck nearly nobody ever says anybody's secret word.
    deck=some_of("en/words", "traitor-word", "words", 8 * 6 + 31),
    cards_on=lambda t: [*chain(*t.hands, *t.flashes), *t.pile, *t.discards, *t.dead],
    all_cards=lambda t: t.cards.all,
    # How much of a pile is shuffled already is imagined as nothing.
    always_alike=frozenset({"shuffled"}),
    attempts=attempts,
    added=(("accusation", "voters"), ("verdict", "voters"), ("verdict", "text"), ("verdict", "giver")),
)

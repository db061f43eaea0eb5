"""What the property tests need to know of Out of Control."""

from __future__ import annotations

from itertools import chain
from typing import Any

from parlour.games.out_of_control.cards import DECK
from tests.properties.traits import Traits


def cards_on(t: Any) -> list[Any]:
    return [*chain(*t.hands), *t.deck, *t.discard, *chain(*(row.cards for row in t.successions))]


TRAITS = Traits(
    options=({}, {"teams": True}, {"wait": 0}),
    cards_on=cards_on,
    all_cards=lambda t: list(DECK),
    seldom=frozenset({"shuffled"}),
    added=(("partners",),),
)

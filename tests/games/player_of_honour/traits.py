"""What the property tests need to know of Player of Honour."""

from __future__ import annotations

from typing import Any

from tests.properties.traits import Traits


def cards_on(t: Any) -> list[Any]:
    turned_up = [int(card[:-1]) for card in (*t.shown, *[topic.card for topic in t.topics])]
    return turned_up + [card if isinstance(card, int) else int(card[:-1]) for card in t.pile]


TRAITS = Traits(
    options=({}, {"wait": 0}),
    cards_on=cards_on,
    all_cards=lambda t: t.cards.all,
    added=(("top_score",), ("last", "earned"), ("last", "perfect"), ("last", "best")),
)

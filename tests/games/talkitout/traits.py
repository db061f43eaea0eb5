"""What the property tests need to know of #TalkItOut."""

from __future__ import annotations

from itertools import chain
from typing import Any

from parlour.games.talkitout.acts import BACK_AT_YOU, SPECIALS
from tests.properties.traits import Traits


def cards_on(t: Any) -> list[Any]:
    return [*chain(*t.hands), *t.pile, *t.below, t.top, *([t.special] if t.special else [])]


def attempts(view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Whoever has to use a card tries each that they hold."""
    if view["guidance"] is None:
        return {}
    someone = (view["you"] + 1) % len(view["seats"])
    tries: dict[str, dict[str, Any]] = {}
    for card in view["hand"]:
        if card in SPECIALS and view["phase"] == "answer":
            tries[card] = {"act": "special", "card": card, "to": someone if card == BACK_AT_YOU else None}
        else:
            tries[card] = {"act": "play", "card": card}
    return tries


TRAITS = Traits(
    options=({}, {"wait": 0}),
    cards_on=cards_on,
    all_cards=lambda t: t.cards.all,
    seldom=frozenset({"no_card"}),
    attempts=attempts,
)

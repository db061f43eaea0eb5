"""Where a game's cards lie, so that they can be counted."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

import parlour
from parlour.engine.text import fold
from parlour.games.out_of_control.cards import DECK


def cards_on_the_table(match: parlour.Match) -> list[Any]:
    """Every card, wherever it lies."""
    return PLACES[match.header.game.name](match.table)


def all_cards(match: parlour.Match) -> list[Any]:
    """Every card there is."""
    return ALL[match.header.game.name](match.table)


def _talk(t: Any) -> list[Any]:
    return [*chain(*t.hands), *t.pile, *t.below, t.top, *([t.special] if t.special else [])]


def _bluff(t: Any) -> list[Any]:
    return [*chain(*t.hands), *t.down, *t.up]


def _control(t: Any) -> list[Any]:
    return [*chain(*t.hands), *t.deck, *t.discard, *chain(*(row.cards for row in t.successions))]


def _honour(t: Any) -> list[Any]:
    turned_up = [int(card[:-1]) for card in (*t.shown, *[topic.card for topic in t.topics])]
    return turned_up + [card if isinstance(card, int) else int(card[:-1]) for card in t.pile]


def _traitor(t: Any) -> list[Any]:
    return [*chain(*t.hands, *t.flashes), *t.pile, *t.discards, *t.dead]


PLACES: dict[str, Callable[[Any], list[Any]]] = {
    "talkitout": _talk,
    "bluff": _bluff,
    "out-of-control": _control,
    "player-of-honour": _honour,
    "traitor-word": _traitor,
}
ALL: dict[str, Callable[[Any], list[Any]]] = {
    "bluff": lambda t: t.cards.of_terms([t.cards.named[fold(word)] for word in t.terms]),
    "out-of-control": lambda t: DECK,
    "talkitout": lambda t: t.cards.all,
    "player-of-honour": lambda t: t.cards.all,
    "traitor-word": lambda t: t.cards.all,
}

"""Riddles' decks: all that a game has to say of a kind of card that has texts and no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from parlour.decks.format import MOST_CARDS, CardId, Deck
from parlour.decks.kind import DeckKind


class Riddle(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    riddle: Annotated[str, Meta(min_length=1, max_length=200)]
    answer: Annotated[str, Meta(min_length=1, max_length=40)]
    hints: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=60)], ...], Meta(max_length=3)] = ()


class RiddleDeck(Deck, frozen=True, kw_only=True, tag="riddles"):
    riddles: Annotated[tuple[Riddle, ...], Meta(min_length=8, max_length=MOST_CARDS)]


def _card_texts(deck: RiddleDeck, options: Mapping[str, Any]) -> dict[str, str]:
    return {riddle.id: riddle.riddle for riddle in deck.riddles}


DECK = DeckKind(
    deck=RiddleDeck,
    cards="riddles",
    needs="Every riddle needs an id, a riddle and an answer; hints are an optional list.",
    card_texts=_card_texts,
    packs={"en": "en/old-riddles"},
    distinct=("answer",),
)

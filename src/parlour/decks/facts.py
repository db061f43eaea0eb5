"""What there is to know about a deck without reading its cards: for lists, and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from parlour.decks.format import (
    Deck,
    Question,
    QuestionDeck,
    Term,
    TermDeck,
    Topic,
    TopicDeck,
    WordCard,
    WordDeck,
    game_of,
)

Card = Question | Term | WordCard | tuple[Topic, Topic]


def facts(deck: Deck) -> dict[str, Any]:
    """Its game, its label, and how many cards its owner has written."""
    labels = {"title": deck.title, "language": deck.language, "licence": deck.licence, "author": deck.author}
    return {"game": game_of(deck), **labels, "cards": len(cards_in(deck))}


def cards_in(deck: Deck) -> Sequence[Card]:
    match deck:
        case QuestionDeck(questions=cards) | TermDeck(terms=cards) | TopicDeck(topics=cards) | WordDeck(words=cards):
            return cards
    raise AssertionError(f"no cards in {type(deck).__name__}")


def kinds_in(deck: Deck) -> dict[str, int]:
    """How many there are of each kind, as a deck's file calls them. A card of topics has two of them, as has one of
    words; special cards are counted by their names."""
    match deck:
        case QuestionDeck():
            return {"questions": len(deck.questions), **asdict(deck.specials)}
        case TermDeck():
            return {"terms": len(deck.terms)}
        case TopicDeck():
            return {"topics": 2 * len(deck.topics)}
        case WordDeck():
            return {"words": 2 * len(deck.words)}
    raise AssertionError(f"no kinds in {type(deck).__name__}")

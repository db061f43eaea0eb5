"""The cards of Bluff. A term is its place in the deck, a card is its name on the wire: `erosion.word`, `wild`; where
names are drawn, `3f0a9.word`. Which term a card belongs to is in `term`, and never read off its name."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from itertools import chain
from typing import Final

import msgspec

from parlour.engine.naming import Called
from parlour.engine.state import Cards
from parlour.engine.text import fold
from parlour.games.bluff.acts import Throw
from parlour.games.bluff.deck import TermDeck

WILD: Final = "wild"
KINDS: Final = ("word", "definition", "example")
NO_TERM: Final = -1  # a Wild belongs to no term


class SheetLine(msgspec.Struct, frozen=True):
    """A line of the solution sheet: a term, and what its three cards are called."""

    id: str
    word: str
    definition: str
    example: str
    cards: list[str]


class BluffCards(Cards):
    def __init__(self, deck: TermDeck, called: Called | None = None) -> None:
        self.deck, self.called = deck, called
        self.terms = deck.terms
        self.of_term = [(f"{term.id}.word", f"{term.id}.definition", f"{term.id}.example") for term in deck.terms]
        if called is not None:
            self.of_term = [(called[word], called[meaning], called[example]) for word, meaning, example in self.of_term]
        self.term = {card: at for at, cards in enumerate(self.of_term) for card in cards} | {WILD: NO_TERM}
        self.words = {word for word, _, _ in self.of_term}
        self.named = {fold(term.word): at for at, term in enumerate(deck.terms)}  # A6
        self.throw = {card: Throw(card) for card in self.term}

    @cached_property
    def lines(self) -> list[SheetLine]:
        return [
            SheetLine(term.id, term.word, term.definition, term.example, [*cards])
            for term, cards in zip(self.terms, self.of_term, strict=True)
        ]

    def of_terms(self, terms: Iterable[int]) -> list[str]:
        """B1 All cards of a round with these terms: three of each, and two Wilds."""
        return [*chain.from_iterable(map(self.of_term.__getitem__, terms)), WILD, WILD]

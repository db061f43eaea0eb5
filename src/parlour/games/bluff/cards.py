"""The cards of Bluff. A term is its place in the deck, a card is its name on the wire: `erosion.word`, `wild`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Final

from parlour.engine.state import Cards
from parlour.engine.text import fold
from parlour.games.bluff.acts import Throw
from parlour.games.bluff.deck import TermDeck

WILD: Final = "wild"
NO_TERM: Final = -1  # a Wild belongs to no term


class BluffCards(Cards):
    def __init__(self, deck: TermDeck) -> None:
        self.terms = deck.terms
        self.of_term = [(f"{term.id}.word", f"{term.id}.definition", f"{term.id}.example") for term in deck.terms]
        self.term = {card: at for at, cards in enumerate(self.of_term) for card in cards} | {WILD: NO_TERM}
        self.words = {word for word, _, _ in self.of_term}
        self.named = {fold(term.word): at for at, term in enumerate(deck.terms)}  # A6
        self.throw = {card: Throw(card) for card in self.term}

    def of_terms(self, terms: Iterable[int]) -> list[str]:
        """B1 All cards of a round with these terms: three of each, and two Wilds."""
        return [*chain.from_iterable(map(self.of_term.__getitem__, terms)), WILD, WILD]

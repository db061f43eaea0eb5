"""The cards of Traitor Word. A card is its number in the deck; in a match it is only its word in one colour (W1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from parlour.engine.chance import Chance
from parlour.engine.state import Cards
from parlour.engine.text import fold
from parlour.games.traitor_word.acts import Claim, Say
from parlour.games.traitor_word.deck import WordDeck
from parlour.text.sentence import Mistake, catalog_beside

sentence = catalog_beside(__file__)

FLASHES: Final = 3
HAND: Final = 5
CARDS_LEFT_AFTER_THE_DEAL: Final = 31
SHUFFLED_AT_ONCE: Final = 16
"""Few matches see much of the pile, so it is shuffled from the top, so many cards at a time, as they are wanted."""
EXAMPLES: Final = 32
"""So many words of the deck, less those already said, are named to whoever asks what could be said …"""
EXAMPLES_LAST: Final = 16
"""… and so many words later, other ones are."""


class Face(Cards):
    """The cards in one colour. Words are looked up by the form in which they are compared (A6)."""

    def __init__(self, words: Iterable[str]) -> None:
        self.word = ["", *words]  # cards are counted from 1
        self.folded = [fold(word) for word in self.word]
        self.say = [Say(word) for word in self.word]
        self.card = {folded: card for card, folded in enumerate(self.folded) if card}
        mixed = list(self.card.values())  # so that neighbours in the deck are no neighbours among the examples
        Chance.of("examples").shuffle(mixed)
        self.examples = [
            {self.folded[card]: self.say[card] for card in mixed[at : at + EXAMPLES]}
            for at in range(0, len(mixed), EXAMPLES)
        ]


class WordCards(Cards):
    def __init__(self, deck: WordDeck) -> None:
        self.all = list(range(1, len(deck.words) + 1))
        self.faces = {"black": Face(card.black for card in deck.words), "pink": Face(card.pink for card in deck.words)}
        self.claim = {card: Claim(card) for card in self.all}


def check_deck(options: object, seats: int, cards: WordCards) -> None:
    """W1 Any deck works that has 8 cards a seat and 31 more."""
    wanted = (FLASHES + HAND) * seats + CARDS_LEFT_AFTER_THE_DEAL
    if len(cards.all) < wanted:
        raise Mistake(sentence("traitor-word-mistake-deck", cards=len(cards.all), seats=seats, wanted=wanted))

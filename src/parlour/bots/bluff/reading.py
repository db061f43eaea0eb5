"""How a bot reads the cards: which of them belong together, as far as it knows.

In its head a card is a number: three to a term, the Word first, then the Definition and the Example. So `card // 3` is
the card's term and `card % 3` its kind.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from parlour.bots.sight import Sight
from parlour.decks import TermDeck
from parlour.games.bluff.acts import Out
from parlour.games.bluff.cards import WILD as WILD_CARD
from parlour.games.bluff.hands import splits

Hand = tuple[int, ...]
"""Cards in ascending order: the same cards are the same hand, whatever order they came in."""

WORD: Final = 0
DEFINITION: Final = 1
EXAMPLE: Final = 2
WILD: Final = -1
KINDS: Final = ("word", "definition", "example")


class Reading:
    """The cards of a round as somebody reads them who takes each card of `mistaken` for the one it stands beside."""

    def __init__(self, sight: Sight, mistaken: Iterable[tuple[int, int]] = ()) -> None:
        assert isinstance(sight.deck, TermDeck)
        id_of = {term.word: term.id for term in sight.deck.terms}
        self.words: list[str] = sight.view["terms"]
        self.names = [f"{id_of[word]}.{kind}" for word in self.words for kind in KINDS]
        for one, other in mistaken:
            self.names[one], self.names[other] = self.names[other], self.names[one]
        self.cards = {name: card for card, name in enumerate(self.names)} | {WILD_CARD: WILD}

    def hand(self, names: Iterable[str]) -> Hand:
        return tuple(sorted([self.cards[name] for name in names]))

    def out(self, names: list[str]) -> Out | None:
        """The hand laid out, the Wild's word spelt as it is printed; None if there is no way to lay it out."""
        if names.count(WILD_CARD) > 1:
            return None  # B9
        for trio, pair in splits(names):
            terms = [self._one_term(group) for group in (trio, pair)]
            if None not in terms:
                wild = next((term for term, group in zip(terms, (trio, pair), strict=True) if WILD_CARD in group), None)
                return Out(trio, pair, None if wild is None else self.words[wild])
        return None

    def _one_term(self, group: Iterable[str]) -> int | None:
        """The term that all cards of a group belong to. B2: a Wild is a Word, so it cannot lie beside the Word itself,
        nor beside another Wild."""
        cards = [self.cards[name] for name in group]
        terms = list(dict.fromkeys([card // 3 for card in cards if card != WILD]))
        kinds = [WORD if card == WILD else card % 3 for card in cards]
        return terms[0] if len(terms) == 1 and len(set(kinds)) == len(kinds) else None

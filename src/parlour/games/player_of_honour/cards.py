"""The topic cards. A card is its number; turned up, it is its number and its face: `17a` or `17b`."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from parlour.engine.chance import StackedCard
from parlour.engine.state import Cards
from parlour.games.player_of_honour.deck import TopicDeck


class TopicCard(msgspec.Struct, frozen=True):
    """A card that lies face up."""

    card: str
    text: str


class TopicCards(Cards):
    def __init__(self, deck: TopicDeck) -> None:
        self.all: list[StackedCard] = list(range(1, len(deck.topics) + 1))
        # P1: a card in the pile can turn up as either of its faces; one that was stacked with its face, only as that
        self.faces: dict[StackedCard, tuple[TopicCard, TopicCard]] = {}
        for number, (front, back) in enumerate(deck.topics, start=1):
            a, b = TopicCard(f"{number}a", front.text), TopicCard(f"{number}b", back.text)
            self.faces |= {number: (a, b), a.card: (a, a), b.card: (b, b)}

    def with_faces(self, stacked: Iterable[StackedCard]) -> list[StackedCard]:
        """All cards, those that are stacked with their face by that name."""
        cards = self.all[:]
        for name in stacked:
            if isinstance(name, str) and name in self.faces:
                cards[number_of(name) - 1] = name
        return cards


def number_of(card: str) -> int:
    return int(card[:-1])

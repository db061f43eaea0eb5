"""What lies in a hand of #TalkItOut, as far as playing it goes: the categories of its Questions, its special cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from parlour.bots.sight import Sight
from parlour.decks import QuestionDeck
from parlour.games.talkitout.acts import SPECIALS, TELL_A_LIE
from parlour.games.talkitout.cards import BIT

Categories = int
"""The two categories of a Question, as a set of bits."""
Card = int
"""A Question is its categories, a special card PASS or LIE."""
PASS: Final[Card] = 0
"""A #ThrowItOut or #BackAtYou: it lets its player off, and that is all."""
LIE: Final[Card] = -1


def deck_of(sight: Sight) -> QuestionDeck:
    assert isinstance(sight.deck, QuestionDeck)
    return sight.deck


@lru_cache(maxsize=64)
def categories_in(deck: QuestionDeck) -> dict[str, Categories]:
    """The categories of every Question, by its id."""
    return {question.id: BIT[question.categories[0]] | BIT[question.categories[1]] for question in deck.questions}


def as_bare(special: str) -> Card:
    """All that counts of a special card in the race."""
    return LIE if special == TELL_A_LIE else PASS


def questions_held(sight: Sight) -> list[Categories]:
    categories = categories_in(deck_of(sight))
    return [categories[card] for card in sight.view["hand"] if card not in SPECIALS]


def specials_held(sight: Sight) -> list[str]:
    return [card for card in sight.view["hand"] if card in SPECIALS]


def without(hand: list[Categories], question: Categories) -> list[Categories]:
    rest = hand[:]
    rest.remove(question)
    return rest

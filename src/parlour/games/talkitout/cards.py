"""The cards of #TalkItOut. A Question is its id, a special card its name; a set of categories is a set of bits."""

from __future__ import annotations

from typing import Final

from parlour.engine.state import Cards
from parlour.games.talkitout.acts import BACK_AT_YOU, TELL_A_LIE, THROW_IT_OUT, Play
from parlour.games.talkitout.deck import Category, QuestionDeck
from parlour.text.sentence import Mistake, catalog_beside

sentence = catalog_beside(__file__)

BIT: Final = {category: 1 << at for at, category in enumerate(Category)}
EVERY_CATEGORY: Final = (1 << len(Category)) - 1
CARDS_LEFT_TO_DRAW: Final = 15
HAND: Final = 7


class TalkCards(Cards):
    def __init__(self, deck: QuestionDeck) -> None:
        questions = {q.id: BIT[q.categories[0]] | BIT[q.categories[1]] for q in deck.questions}
        self.categories = questions
        self.all = [
            *questions,
            *[THROW_IT_OUT] * deck.specials.throw_it_out,
            *[BACK_AT_YOU] * deck.specials.back_at_you,
            *[TELL_A_LIE] * deck.specials.tell_a_lie,
        ]
        plays = {card: Play(card) for card in questions}
        # T1: for each set of categories, the Questions that share one, with the act that plays them
        self.matching = [
            {card: play for card, play in plays.items() if questions[card] & need} for need in range(EVERY_CATEGORY + 1)
        ]


def check_deck(options: object, seats: int, cards: TalkCards, turned_up: int = 1) -> None:
    """T13: enough cards must be left to draw once the hands are dealt and the first card is turned up."""
    wanted = HAND * seats + turned_up + CARDS_LEFT_TO_DRAW
    if len(cards.all) < wanted:
        raise Mistake(sentence("talkitout-mistake-deck", cards=len(cards.all), seats=seats, wanted=wanted))

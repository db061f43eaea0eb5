"""Riddles, the smallest game with a deck of a kind of its own: rules, a deck, and nothing else.

R1 In turn, everybody is asked two riddles and chooses one of three answers. R2 A right answer scores a point. R3 After
the last riddle most points win, and ties share.
"""

from __future__ import annotations

from typing import Any

from parlour.engine.act import Act
from parlour.engine.event import Event
from parlour.engine.game import Game, Options, Part, Setup
from parlour.engine.imagining import resume, unseen_cards
from parlour.engine.sight import ToAll, counted, derived, public
from parlour.engine.state import Cards, State
from parlour.engine.window import Window
from tests.deck_game.deck import RiddleDeck

EACH = 2
CHOICES = 3


class RiddleCards(Cards):
    def __init__(self, deck: RiddleDeck) -> None:
        self.answers = {riddle.id: riddle.answer for riddle in deck.riddles}


class Guess(Act, frozen=True, tag="guess"):
    answer: str


class Asked(Event, frozen=True, tag="asked"):
    riddle: ToAll[str]


class Guessed(Event, frozen=True, tag="guessed"):
    answer: ToAll[str]
    right: ToAll[bool]


class Riddles(State):
    cards: RiddleCards = derived()
    pile: list[str] = counted()
    asked: list[str] = public()  # all so far, the last of them now
    answers: tuple[str, ...] = public(())
    scores: list[int] = public()


class Guessing(Window[Riddles]):
    """R1 Whoever is asked chooses an answer."""

    phase = "guess"
    acts = (Guess,)

    def offers(self, t: Riddles, seat: int) -> list[Act]:
        return [Guess(answer) for answer in t.answers]

    def guess(self, t: Riddles, seat: int, act: Guess) -> None:
        right = act.answer == t.cards.answers[t.asked[-1]]
        t.scores[seat] += right  # R2
        t.tell(Guessed(seat, act.answer, right))
        ask(t, (seat + 1) % t.players)


GUESSING = Guessing()


def ask(t: Riddles, seat: int) -> None:
    if len(t.asked) == EACH * t.players:  # R3
        best = max(t.scores)
        t.over([seat for seat in range(t.players) if t.scores[seat] == best], "riddles", t.scores)
        return
    riddle = t.pile.pop()
    t.asked.append(riddle)
    others = [answer for answer in dict.fromkeys(t.cards.answers.values()) if answer != t.cards.answers[riddle]]
    t.chance.shuffle(others)
    t.answers = tuple(sorted([t.cards.answers[riddle], *others[: CHOICES - 1]]))
    t.tell(Asked(seat, riddle))
    t.open(GUESSING, seat)


def begin(setup: Setup) -> Riddles:
    t = Riddles.laid_for(setup)
    t.cards = setup.cards
    t.pile = t.chance.deck(list(t.cards.answers))
    t.scores = [0] * t.players
    ask(t, setup.first_seat())
    return t


def imagine(setup: Setup, view: dict[str, Any]) -> Riddles:
    t = Riddles.laid_for(setup)
    t.cards = setup.cards
    t.asked, t.answers, t.scores = list(view["asked"]), tuple(view["answers"]), list(view["scores"])
    t.pile = unseen_cards(list(t.cards.answers), t.asked)
    t.chance.shuffle(t.pile)
    resume(t, view, GUESSING if view["phase"] == "guess" else None, view["waiting"])
    return t


GAME = Game(
    name="riddles",
    title="Riddles",
    home=__name__,
    parts=frozenset({Part.DECK}),
    seats=range(2, 5),
    minutes=5,
    age=8,
    options=Options,
    table=Riddles,
    windows=(GUESSING,),
    events=(Asked, Guessed),
    refusals=(),
    reasons=("riddles",),
    begin=begin,
    imagine=imagine,
    make_cards=RiddleCards,
)

"""What the others may hold: guesses at a hand, weighed by how likely its holder would have played as they did.

Others are taken to play as a regular does, mostly.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from parlour.bots.talkitout.hand import LIE, PASS, Card, Categories
from parlour.bots.talkitout.memory import Choice, Remembered, likely_stuck
from parlour.bots.talkitout.plan import PAIRS
from parlour.bots.talkitout.race import LIES_EARLY
from parlour.bots.talkitout.regular import HIGH_TIME_TO_LIE, cost_of_playing, is_worth_waiting
from parlour.games.talkitout.cards import EVERY_CATEGORY

AS_IT_COMES: Final = 0.05
"""So often somebody plays what comes to hand, for reasons of their own."""
LOOKS_BACK: Final = 12
"""So many of somebody's last choices are thought about: few matches take more."""
EQUAL: Final = 1e-9
DEALT_A_GUESS: Final = 3
"""So many hands are weighed for each that is guessed, since most are hardly likely."""


class Known(NamedTuple):
    """A choice, with what was in the hand then: so many of the cards held now, and cards that were shown since."""

    choice: Choice
    of_those_held: int
    shown: list[Card]
    stuck: Mapping[Categories, float]
    """How likely the next player would have been stuck, Question by Question."""


def guesses(seen: Remembered, unseen: list[Card], others: int, number: int, random: Random) -> list[list[Card]]:
    """So many hands that this player may hold; the likely ones come often."""
    known = [_known(choice, seen) for choice in seen.choices[-LOOKS_BACK:]]
    can_be = [[card for card in unseen if card <= 0 or not card & lacking] or unseen for lacking in seen.lacking()]
    dealt = [[random.choice(cards) for cards in can_be] for _ in range(DEALT_A_GUESS * number)]
    return random.choices(dealt, [_how_likely(hand, known, others) for hand in dealt], k=number)


def _known(choice: Choice, seen: Remembered) -> Known:
    held = sum([card.since < choice.at for card in seen.held])
    shown = [card.card for card in seen.shown if card.since < choice.at <= card.at]
    stuck = {need: likely_stuck(choice.next_hand, need) for need in (*PAIRS, EVERY_CATEGORY)}
    return Known(choice, held, shown, stuck)


def _how_likely(hand: list[Card], known: list[Known], others: int) -> float:
    likely = 1.0
    for one in known:
        held = [*hand[: one.of_those_held], *one.shown]
        questions = sorted([card for card in held if card > 0])
        likely *= _likely_special(one, questions, held.count(PASS), held.count(LIE), others)
        if one.choice.need:
            likely *= _likely_question(one, questions, len(held) - len(questions), others)
    return likely


def _likely_question(known: Known, questions: list[Categories], specials: int, others: int) -> float:
    choice, costs = known.choice, {}
    for at, question in enumerate(questions):
        if question & choice.need:
            kept = (*questions[:at], *questions[at + 1 :])
            costs[question] = cost_of_playing(question, kept, specials, known.stuck[question], others)
    least = min(costs.values()) + EQUAL
    best = [question for question, cost in costs.items() if cost <= least]
    return (1 - AS_IT_COMES) * (choice.question in best) / len(best) + AS_IT_COMES / len(costs)


def _likely_special(known: Known, questions: list[Categories], passes: int, lies: int, others: int) -> float:
    """How likely just this special card is laid, or none."""
    if not passes and not lies:
        return 1.0
    question, special = known.choice.question, known.choice.special
    kept = questions[:]
    kept.remove(question)
    lie = 0.0 if not lies else 1.0 if len(kept) <= HIGH_TIME_TO_LIE else LIES_EARLY
    helped = known.stuck[question] - known.stuck[EVERY_CATEGORY]
    waits = not passes or is_worth_waiting(question, tuple(kept), passes + lies, helped, others)
    likely = {LIE: lie, PASS: 0.0 if waits else 1 - lie, None: 1 - lie if waits else 0.0}
    return (1 - AS_IT_COMES) * likely[special] + AS_IT_COMES / (1 + (passes > 0) + (lies > 0))

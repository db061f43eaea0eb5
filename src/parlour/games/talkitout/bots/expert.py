"""An expert tries out its Questions in many races, each with hands that the others may well have.

Guesses at a hand are weighed by how likely its holder would have played as they did. Others are taken to play as a
regular does, mostly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.talkitout.acts import BACK_AT_YOU, TELL_A_LIE, THROW_IT_OUT, Play
from parlour.games.talkitout.bots.hand import (
    LIE,
    PAIRS,
    PASS,
    Card,
    Categories,
    as_bare,
    categories_in,
    deck_of,
    questions_held,
    specials_held,
)
from parlour.games.talkitout.bots.memory import Choice, Remembered, likely_stuck, what_was_seen
from parlour.games.talkitout.bots.race import LIES_EARLY, Race
from parlour.games.talkitout.bots.regular import HIGH_TIME_TO_LIE, cost_of_playing, is_worth_waiting, regular_turn
from parlour.games.talkitout.cards import EVERY_CATEGORY
from parlour.games.talkitout.deck import QuestionDeck

DRAWN_AT_MOST: Final = 40
"""So many cards of the pile are imagined; a race is over before more are drawn."""
NOISE: Final = 1.0
"""By so many standard errors a Question must win more races than the regular's before it is played instead."""


def expert_turn(sight: Sight, chance: Chance, budget: int) -> Act:
    """What a regular would play, unless the races say clearly more for something else."""
    usual = regular_turn(sight, chance, budget)
    categories = categories_in(deck_of(sight))
    plays = {categories[act.card]: act for act in sight.acts if isinstance(act, Play)}
    if not isinstance(usual, Play) or len(plays) < 2:
        return usual
    first = categories[usual.card]
    others = [question for question in plays if question != first]
    best = _best([first, *others], sight, chance, budget)
    return usual if best == first else plays[best]


def _best(questions: Sequence[Categories], sight: Sight, chance: Chance, budget: int) -> Categories:
    """The first of them, or the one that is furthest ahead of it. The budget counts races of two, and a race takes the
    longer the more take part."""
    worlds = max(1, 2 * budget // (len(questions) * len(sight.view["seats"])))
    ahead = [0.0] * len(questions)
    apart = [0.0] * len(questions)
    for won in _races_won(questions, sight, Random(chance.below(1 << 62)), worlds):
        for at, share in enumerate(won):
            ahead[at] += share - won[0]
            apart[at] += (share - won[0]) ** 2
    clearly = [lead - NOISE * sqrt(spread) for lead, spread in zip(ahead, apart, strict=True)]
    return questions[clearly.index(max(clearly))]


def _races_won(questions: Sequence[Categories], sight: Sight, random: Random, worlds: int) -> Iterator[list[float]]:
    """For each world, whether I win with each Question. All are tried with the same luck."""
    me, players = sight.seat, len(sight.view["seats"])
    for world in _imagined(sight, random, worlds):
        luck, won = random.getrandbits(32), []
        for question in questions:
            race, dice = world.copy(), Random(luck)
            race.play(me, question)
            race.lay_as_usual(me, dice)
            first = me if race.is_out(me) else race.winner(dice)
            won.append(1 / players if first is None else float(first == me))
        yield won


def _imagined(sight: Sight, random: Random, worlds: int) -> Iterator[Race]:
    """Races that may be the one I am in: what I cannot see is guessed anew in each."""
    me, seen, unseen = sight.seat, what_was_seen(sight), unseen_cards(sight)
    players, mine = len(seen), [*questions_held(sight), *[as_bare(card) for card in specials_held(sight)]]
    guessed = [
        [mine] * worlds if seat == me else guesses(seen[seat], unseen, players - 1, worlds, random)
        for seat in range(players)
    ]
    top, pile = categories_in(deck_of(sight))[sight.view["top"]], min(sight.view["pile"], DRAWN_AT_MOST)
    in_hands_and_pile = Counter([*unseen, *mine])
    for hands in zip(*guessed, strict=True):
        left = list((in_hands_and_pile - Counter(chain(*hands))).elements())
        yield Race(
            [tuple(sorted([card for card in hand if card > 0])) for hand in hands],
            [hand.count(PASS) for hand in hands],
            [hand.count(LIE) for hand in hands],
            random.sample(left, min(pile, len(left))),
            top,
            (me + 1) % players,
        )


def unseen_cards(sight: Sight) -> list[Card]:
    """What may be in the others' hands or in the pile. What was played is in neither, until the pile is turned over."""
    view, deck = sight.view, deck_of(sight)
    all_cards = _all_cards(deck)
    played = [event["card"] for event in sight.story if event["event"] in ("opened", "played", "special")]
    in_hands_and_pile = sum([seat["cards"] for seat in view["seats"]]) + view["pile"]
    if len(played) + in_hands_and_pile != all_cards.total():  # T10 it was turned over
        played = [view["top"], *([view["special"]] if view["special"] else [])]
    categories = categories_in(deck)
    unseen = all_cards - Counter(played) - Counter(view["hand"])
    return [categories[card] if card in categories else as_bare(card) for card in unseen.elements()]


def _all_cards(deck: QuestionDeck) -> Counter[str]:
    specials = {
        THROW_IT_OUT: deck.specials.throw_it_out,
        BACK_AT_YOU: deck.specials.back_at_you,
        TELL_A_LIE: deck.specials.tell_a_lie,
    }
    return Counter({**dict.fromkeys(categories_in(deck), 1), **specials})


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

"""An expert tries out its Questions in many races, each with hands that the others may well have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from math import sqrt
from random import Random
from typing import Final

from parlour.bots.sight import Sight
from parlour.bots.talkitout.guessing import guesses
from parlour.bots.talkitout.hand import (
    LIE,
    PASS,
    Card,
    Categories,
    as_bare,
    categories_in,
    deck_of,
    questions_held,
    specials_held,
)
from parlour.bots.talkitout.memory import what_was_seen
from parlour.bots.talkitout.race import Race
from parlour.bots.talkitout.regular import regular_turn
from parlour.decks import QuestionDeck
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.talkitout.acts import BACK_AT_YOU, TELL_A_LIE, THROW_IT_OUT, Play

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

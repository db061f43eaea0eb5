"""How a bot lays its numbers: as a Guesser with the I Know This One! card, at each level; for itself; in the Duo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Final

from parlour.bots.characters import Character
from parlour.bots.sight import Sight
from parlour.engine.chance import Chance
from parlour.games.player_of_honour.acts import NUMBERS, TOPICS, Place
from parlour.games.player_of_honour.bots.acquaintance import Acquaintance, Expectation, Kinship, rankings_drawn
from parlour.games.player_of_honour.bots.liking import (
    by_types_of_people,
    by_what_they_share,
    forebodings,
    likes,
    ranked,
)
from parlour.games.player_of_honour.bots.topics import Topic, rankings_of

Expects = Callable[[Sight, int, Sequence[Topic]], Expectation]
"""What a bot expects this seat to like."""

NOVICE_LIKE_ME: Final = 0.5
REGULAR_LIKE_ME: Final = 0.2
EXPERT_LIKE_ME: Final = 0.15
"""How much they take others to be like themselves: a novice always, the others as far as nothing better is known."""
REGULAR_MOOD: Final = 0.1
EXPERT_MOOD: Final = 0.2
"""How far a guess is moved by its guesser's mood, as a share of how unsure it is: measured, it costs no points, and of
two who have seen the same, each guesses in their own way."""
DARING: Final = 0.15
"""How much boldness weighs, a number up or down from the middle."""
MIDDLE: Final = 3
WHIM: Final = 0.6
"""How far a novice's guess is moved by nothing at all."""


def novice_guess(sight: Sight, honour: int, topics: Sequence[Topic], chance: Chance, budget: int) -> Place:
    """Half its own taste, though that does not matter at all (P12), and what was first and last the time before."""
    liked = [NOVICE_LIKE_ME * likes(sight.me, topic) + WHIM * chance.fraction() for topic in topics]
    for ranking in rankings_of(sight, honour)[-1:]:
        best, worst = ranking.topics[ranking.ranks.index(1)], ranking.topics[ranking.ranks.index(5)]
        liked = [
            value + len({*topic.tags} & {*best.tags}) - len({*topic.tags} & {*worst.tags})
            for value, topic in zip(liked, topics, strict=True)
        ]
    ranks = ranked(liked)
    return Place(ranks, ranks.index(1))


def regular_guess(sight: Sight, honour: int, topics: Sequence[Topic], chance: Chance, budget: int) -> Place:
    """In the order of what it expects, give or take its mood, and surest of what stands farthest from the others."""
    liked = _in_a_mood(regular_expects(sight, honour, topics), REGULAR_MOOD, chance).liked
    apart = [min(abs(one - other) for at, other in enumerate(liked) if at != topic) for topic, one in enumerate(liked)]
    ranks = ranked(liked)
    return Place(ranks, _known_one(apart, ranks, sight.me))


def expert_guess(sight: Sight, honour: int, topics: Sequence[Topic], chance: Chance, budget: int) -> Place:
    """The guess that is worth most points (P5) over all the rankings that may well be laid."""
    expected = _in_a_mood(expert_expects(sight, honour, topics), EXPERT_MOOD, chance)
    drawn = rankings_drawn(expected, Random(chance.below(1 << 62)), budget)
    often = [[0] * (len(NUMBERS) + 1) for _ in topics]
    for ranks, times in drawn.items():
        for topic, number in enumerate(ranks):
            often[topic][number] += times

    def worth(ranks: tuple[int, ...]) -> int:
        equal = [often[topic][number] for topic, number in enumerate(ranks)]
        return sum(equal) + max(equal) + drawn[ranks]

    best = max(permutations(NUMBERS), key=worth)
    return Place(best, _known_one([often[topic][best[topic]] for topic in TOPICS], best, sight.me))


def regular_expects(sight: Sight, seat: int, topics: Sequence[Topic]) -> Expectation:
    return _expects(sight, seat, topics, by_what_they_share, REGULAR_LIKE_ME)


def expert_expects(sight: Sight, seat: int, topics: Sequence[Topic]) -> Expectation:
    return _expects(sight, seat, topics, by_types_of_people, EXPERT_LIKE_ME)


def _expects(sight: Sight, seat: int, topics: Sequence[Topic], akin: Kinship, like_me: float) -> Expectation:
    """From what they have chosen so far. The more that is, the less they are taken to be like oneself."""
    chosen = rankings_of(sight, seat)
    return Acquaintance(chosen, akin, forebodings(sight, seat, like_me / (1 + len(chosen)))).expects(topics)


def _known_one(sure: Sequence[float], ranks: Sequence[int], me: Character) -> int:
    """Where the I Know This One! card goes. Of what it is about as sure of, the bold name what is loved, the cautious
    what is not."""
    lean = DARING * (me.boldness - 0.5)
    return max(TOPICS, key=lambda topic: sure[topic] * (1 + lean * (MIDDLE - ranks[topic])))


def _in_a_mood(expected: Expectation, mood: float, chance: Chance) -> Expectation:
    """A little up or down for each topic, the more the less is known."""
    moved_by = [mood * sqrt(row[at]) * (2 * chance.fraction() - 1) for at, row in enumerate(expected.unsure)]
    return expected._replace(liked=[value + moved for value, moved in zip(expected.liked, moved_by, strict=True)])


def own_ranking(me: Character, topics: Sequence[Topic]) -> tuple[int, ...]:
    return ranked([likes(me, topic) for topic in topics])


def common_ranking(me: Character, topics: Sequence[Topic], expected: Sequence[float]) -> tuple[int, ...]:
    """Half one's own taste and half the other's. What is expected of somebody little known is nearly the same for all
    topics, so it is one's own taste that counts at first."""
    own = [likes(me, topic) for topic in topics]
    mean, spread = fmean(own), pstdev(own) or 1.0
    return ranked([(mine - mean) / spread + theirs for mine, theirs in zip(own, expected, strict=True)])

"""How a Guesser lays the numbers and the I Know This One! card, at each level."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random
from typing import Final

from parlour.bots.player_of_honour.acquaintance import Acquaintance, Expectation, rankings_drawn
from parlour.bots.player_of_honour.kinship import (
    by_types_of_people,
    by_what_they_share,
    liked_by_most,
)
from parlour.bots.player_of_honour.liking import likes, ranked
from parlour.bots.player_of_honour.rankings import rankings_of
from parlour.bots.player_of_honour.topics import Topic
from parlour.bots.sight import Sight
from parlour.engine.chance import Chance
from parlour.games.player_of_honour.acts import NUMBERS, TOPICS, Place

Expects = Callable[[Sight, int, Sequence[Topic]], Expectation]
"""What a bot expects this seat to like."""

OWN_TASTE_PROJECTED: Final = 0.5
"""How much a novice takes others to be like itself."""
WHIM: Final = 0.6
"""How far a novice's guess is moved by nothing at all."""


def novice_guess(sight: Sight, honour: int, topics: Sequence[Topic], chance: Chance, budget: int) -> Place:
    """Half its own taste, though that does not matter at all (P12), and what was first and last the time before."""
    liked = [OWN_TASTE_PROJECTED * likes(sight.me, topic) + WHIM * chance.fraction() for topic in topics]
    for ranking in rankings_of(sight, honour)[-1:]:
        best, worst = ranking.topics[ranking.ranks.index(1)], ranking.topics[ranking.ranks.index(5)]
        liked = [
            value + len({*topic.tags} & {*best.tags}) - len({*topic.tags} & {*worst.tags})
            for value, topic in zip(liked, topics, strict=True)
        ]
    ranks = ranked(liked)
    return Place(ranks, ranks.index(1))


def regular_guess(sight: Sight, honour: int, topics: Sequence[Topic], chance: Chance, budget: int) -> Place:
    """In the order of what it expects, and surest of what stands farthest from the others."""
    liked = [value + _next_to_nothing(chance) for value in regular_expects(sight, honour, topics).liked]
    apart = [min(abs(one - other) for at, other in enumerate(liked) if at != topic) for topic, one in enumerate(liked)]
    return Place(ranked(liked), apart.index(max(apart)))


def expert_guess(sight: Sight, honour: int, topics: Sequence[Topic], chance: Chance, budget: int) -> Place:
    """The guess that is worth most points (P5) over all the rankings that may well be laid."""
    drawn = rankings_drawn(expert_expects(sight, honour, topics), Random(chance.below(1 << 62)), budget)
    often = [[0] * (len(NUMBERS) + 1) for _ in topics]
    for ranks, times in drawn.items():
        for topic, number in enumerate(ranks):
            often[topic][number] += times

    def worth(ranks: tuple[int, ...]) -> int:
        equal = [often[topic][number] for topic, number in enumerate(ranks)]
        return sum(equal) + max(equal) + drawn[ranks]

    best = max(permutations(NUMBERS), key=worth)
    return Place(best, max(TOPICS, key=lambda topic: often[topic][best[topic]]))


def regular_expects(sight: Sight, seat: int, topics: Sequence[Topic]) -> Expectation:
    return Acquaintance(rankings_of(sight, seat), by_what_they_share, liked_by_most).expects(topics)


def expert_expects(sight: Sight, seat: int, topics: Sequence[Topic]) -> Expectation:
    return Acquaintance(rankings_of(sight, seat), by_types_of_people, liked_by_most).expects(topics)


def _next_to_nothing(chance: Chance) -> float:
    """Settles ties by chance, and nothing else."""
    return 1e-9 * chance.fraction()

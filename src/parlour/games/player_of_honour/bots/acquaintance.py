"""Getting to know somebody: what they will like, learnt from how they have ranked other topics.

Whoever likes a topic is likely to like what is akin to it. How much a known ranking says about a new topic follows from
how akin the topics are (a Gaussian process, in the language of statistics): with few rankings it stays near what one
thought before, with many it knows what is liked, and it also knows how sure it can be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from parlour.games.player_of_honour.bots.liking import Forebodings, ranked
from parlour.games.player_of_honour.bots.topics import Ranking, Topic

LIKING_BY_NUMBER: Final = (1.16, 0.5, 0.0, -0.5, -1.16)
"""What a number says about liking: how far the best, the second best … of five lie from the mean (normal scores)."""
QUIRKS: Final = 0.1
"""How much of a ranking is mood and quirk: the variance of what tastes cannot explain."""
ANY_FIVE: Final = 4.0
"""Five topics are only compared with each other: whether all five were dear or dreadful is not known at all."""
RANKINGS_REMEMBERED: Final = 12
"""The latest so many; with more, the time to think grows faster than what there is to learn."""

Kinship = Callable[[Topic, Topic], float]
"""How much the liking of two topics goes together."""


class Expectation(NamedTuple):
    liked: list[float]
    """For each topic, how much it will be liked."""
    unsure: list[list[float]]
    """How far that may be wrong, each topic with each: the covariance."""


class Acquaintance:
    def __init__(self, rankings: Sequence[Ranking], akin: Kinship, foreboding: Forebodings) -> None:
        rankings = rankings[-RANKINGS_REMEMBERED:]
        self._akin, self._foreboding = akin, foreboding
        self._known = [topic for ranking in rankings for topic in ranking.topics]
        said = [LIKING_BY_NUMBER[number - 1] for ranking in rankings for number in ranking.ranks]
        together = [[akin(one, other) for other in self._known[: at + 1]] for at, one in enumerate(self._known)]
        for at, row in enumerate(together):
            row[at] += QUIRKS
            for other in range(at - at % 5, at + 1):
                row[other] += ANY_FIVE
        self._root = root_of(together)
        self._surprise = self._reduced(
            [liked - foreboding(topic) for liked, topic in zip(said, self._known, strict=True)]
        )

    def expects(self, topics: Sequence[Topic]) -> Expectation:
        told = [self._reduced([self._akin(topic, known) for known in self._known]) for topic in topics]
        liked = [self._foreboding(topic) + dot(row, self._surprise) for topic, row in zip(topics, told, strict=True)]
        unsure = [
            [self._akin(one, other) - dot(mine, others) for other, others in zip(topics, told, strict=True)]
            for one, mine in zip(topics, told, strict=True)
        ]
        for at, row in enumerate(unsure):
            row[at] += QUIRKS
        return Expectation(liked, unsure)

    def _reduced(self, values: Sequence[float]) -> list[float]:
        """Solved against the root, from the top down."""
        out: list[float] = []
        for row, value in zip(self._root, values, strict=True):
            out.append((value - dot(row, out)) / row[-1])
        return out


def rankings_drawn(expected: Expectation, random: Random, times: int) -> Counter[tuple[int, ...]]:
    """So many rankings, each as somebody who likes what is expected might lay it."""
    spread = root_of(expected.unsure)
    drawn: Counter[tuple[int, ...]] = Counter()
    for _ in range(times):
        moods = [random.gauss(0.0, 1.0) for _ in spread]
        drawn[ranked([liked + dot(row, moods) for liked, row in zip(expected.liked, spread, strict=True)])] += 1
    return drawn


def root_of(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Cholesky's: the lower triangle that, times itself turned over, gives the matrix. What lies above its diagonal is
    not read. For so few numbers plain lists will do."""
    root: list[list[float]] = []
    for at, values in enumerate(matrix):
        row: list[float] = []
        for above in root:
            row.append((values[len(row)] - dot(row, above)) / above[-1])
        row.append(sqrt(values[at] - dot(row, row)))
        root.append(row)
    return root


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    """As far as the shorter goes."""
    return sum([a * b for a, b in zip(one, other, strict=False)])

"""How strong each bot is, from who won which match: Elo, with intervals.

A match among any number of seats is won by each with a chance in proportion to its strength (Luce); two bots of which
one is ten times as strong are 400 points apart, as in chess. The mean of all is 0. The intervals come from drawing the
matches again, with repetition.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from parlour.engine.chance import Chance

Outcome = tuple[tuple[str, float], ...]
"""A seat's bot and its share of the win, for each seat of a match."""
Interval = tuple[float, float, float]

DRAWS = 200
ROUNDS = 200
PRIOR = 0.5
"""Every bot is taken to have won and lost half a match more than it did: nobody is infinitely strong."""


def elo(outcomes: Sequence[Outcome], chance: Chance) -> dict[str, Interval]:
    """For each bot the 2.5th percentile, the estimate and the 97.5th."""
    names = sorted({name for outcome in outcomes for name, _ in outcome})
    drawn = []
    for _ in range(DRAWS):
        again = [outcomes[chance.below(len(outcomes))] for _ in outcomes]
        drawn.append(strengths(again, names))
    middle = strengths(outcomes, names)
    low, high = round(0.025 * (DRAWS - 1)), round(0.975 * (DRAWS - 1))
    intervals = {}
    for name in names:
        sorted_draws = sorted(draw[name] for draw in drawn)
        intervals[name] = (sorted_draws[low], middle[name], sorted_draws[high])
    return intervals


def strengths(outcomes: Sequence[Outcome], names: Sequence[str]) -> dict[str, float]:
    """The most likely strengths, by Hunter's iteration for Luce's model, in points."""
    tables: dict[tuple[str, ...], int] = {}
    wins = dict.fromkeys(names, PRIOR)
    for outcome in outcomes:
        seated = tuple(sorted(name for name, _ in outcome))
        tables[seated] = tables.get(seated, 0) + 1
        for name, share in outcome:
            wins[name] += share
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        # the prior is a match against somebody of mean strength, won by half
        against = {name: 2 * PRIOR / (strength[name] + 1.0) for name in names}
        for seated, count in tables.items():
            part = count / sum(strength[name] for name in seated)
            for name in seated:
                against[name] += part
        strength = {name: wins[name] / against[name] for name in names}
    points = {name: 400 * math.log10(strength[name]) for name in names}
    mean = sum(points.values()) / len(points)
    return {name: value - mean for name, value in points.items()}

"""How strong each bot is, from who won which match: Elo, with intervals.

A match among any number of seats is won by each with a chance in proportion to its strength (Luce); two bots of which
one is ten times as strong are 400 points apart, as in chess. The mean of all is 0. The intervals come from giving every
match another weight by chance, again and again (Rubin's Bayesian bootstrap).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import product
from random import Random

from parlour.engine.chance import Chance

Outcome = tuple[tuple[str, float], ...]
"""A seat's bot and its share of the win, for each seat of a match."""
Interval = tuple[float, float, float]

DRAWS = 200
ROUNDS = 200
PRIOR = 0.5
"""Each is taken to have won half a match more against each other: nobody is infinitely strong, nor surely so strong."""


def elo(outcomes: Iterable[Outcome], chance: Chance) -> dict[str, Interval]:
    """For each bot the 2.5th percentile, the estimate and the 97.5th."""
    weights = weighed(outcomes)
    luck = Random(chance.below(2**32))
    draws = [
        strengths({outcome: luck.gammavariate(weight, 1.0) for outcome, weight in weights.items()})
        for _ in range(DRAWS)
    ]
    low, high = round(0.025 * (DRAWS - 1)), round(0.975 * (DRAWS - 1))
    intervals = {}
    for name, middle in strengths(weights).items():
        drawn = sorted(draw[name] for draw in draws)
        intervals[name] = (drawn[low], middle, drawn[high])
    return intervals


def weighed(outcomes: Iterable[Outcome]) -> dict[Outcome, float]:
    """How often each thing happened, together with what is believed beforehand."""
    weights: dict[Outcome, float] = dict(Counter(outcomes))
    names = sorted({name for outcome in weights for name, _ in outcome})
    for winner, loser in product(names, repeat=2):  # against itself too, for a bot that is alone and never won
        belief: Outcome = ((winner, 1.0), (loser, 0.0))
        weights[belief] = weights.get(belief, 0.0) + PRIOR
    return weights


def strengths(weights: Mapping[Outcome, float]) -> dict[str, float]:
    """The most likely strengths, by Hunter's iteration for Luce's model, in points."""
    wins: dict[str, float] = {}
    tables: dict[tuple[str, ...], float] = {}
    for outcome, weight in weights.items():
        seated = tuple(sorted(name for name, _ in outcome))
        for name, share in outcome:
            wins[name] = wins.get(name, 0.0) + weight * share
            tables[seated] = tables.get(seated, 0.0) + weight * share  # a match that nobody won tells nothing
    strength = dict.fromkeys(wins, 1.0)
    for _ in range(ROUNDS):
        against = dict.fromkeys(wins, 0.0)
        for seated, weight in tables.items():
            part = weight / sum(strength[name] for name in seated)
            for name in seated:
                against[name] += part
        strength = {name: wins[name] / against[name] for name in wins}
    points = {name: 400 * math.log10(strength[name]) for name in wins}
    mean = sum(points.values()) / len(points)
    return {name: value - mean for name, value in points.items()}

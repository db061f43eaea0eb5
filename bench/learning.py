"""How well the model of docs/learning.md does on simulated pupils whose knowledge is known: its figures are from here.

    ./parlour python bench/learning.py [CLASSES]

For each of three kinds of class (nothing is learnt, a third of what was not known, two thirds) so many hours are played
by the real rules: 28 pupils, 20 terms, three rounds of Bluff between two checks.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import mean

from parlour.table.classroom.counting import change, right_in
from parlour.table.classroom.learning import KnownBy, PupilEvidence, known_in

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.table.classroom.pupils import (
    TERMS,
    SimulatedHour,
    hour,
    rank_correlation,
    shares_right,
    unchanged,
)

LEARNING = (0.0, 0.3, 0.6)
PUPILS = 28
HARDEST = 5


class Tried:
    """One hour, what is so, and what is estimated."""

    def __init__(self, one: SimulatedHour) -> None:
        self.hour = one
        self.known = known_in(one.evidence.values(), TERMS)
        self.truth = [one.count(term) for term in range(TERMS)]

    def covered(self, known: list[KnownBy]) -> float:
        return mean(each.low <= true <= each.high for each, true in zip(known, self.truth, strict=True))

    def found(self, scores: list[float]) -> float:
        """Of the hardest terms, how many are among as many by these scores."""
        by_truth = sorted(range(TERMS), key=lambda term: self.truth[term])[:HARDEST]
        by_score = sorted(range(TERMS), key=lambda term: scores[term])[:HARDEST]
        return len({*by_truth} & {*by_score})


def rows(classes: int) -> Iterator[tuple[str, str]]:
    for learning in LEARNING:
        tried = [Tried(hour(1_000 + seed, PUPILS, learning=learning)) for seed in range(classes)]
        yield f"of what was not known, learnt {learning:.0%}", f"{classes} classes"
        yield "  90 % ranges that cover", f"{mean(one.covered(one.known) for one in tried):.1%}"
        yield "  width of a range, of 28 pupils", f"{mean(_width(one.known) for one in tried):.1f}"
        yield "  how many know a term: estimated less true", f"{mean(map(_off, tried)):+.2f}"
        means, shares = [_means(one) for one in tried], [shares_right(one.hour) for one in tried]
        for name, scores in (("estimate", means), ("counts of check two", shares)):
            ranks = mean(rank_correlation(each, one.truth) for each, one in zip(scores, tried, strict=True))
            found = mean(one.found(each) for each, one in zip(scores, tried, strict=True))
            yield f"  rank correlation with the truth, by {name}", f"{ranks:.2f}"
            yield f"  of the five hardest terms found, by {name}", f"{found:.1f}"
        verdicts = [change(one.hour.evidence.values()).verdict for one in tried]
        gain = mean(_gain(one.hour.evidence.values()) for one in tried)
        yield "  gain in right answers of six", f"{gain:+.2f}"
        yield "  “more than chance would do”", f"{verdicts.count('beyond_chance') / classes:.0%}"
    for share in (0.0, 1.0):
        known = Tried(hour(7, PUPILS, learning=0.0, shares=[share] * TERMS)).known
        yield (
            f"a class of which {share:.0%} knows each term: estimated",
            f"{mean(each.mean for each in known):.1f} of 28",
        )
    nulls = [change(unchanged(seed)).verdict for seed in range(20 * classes)]
    yield (
        f"nothing learnt, {len(nulls)} pairs of checks: “more than chance”",
        f"{nulls.count('beyond_chance') / len(nulls):.1%}",
    )


def _width(known: Iterable[KnownBy]) -> float:
    return mean(each.high - each.low for each in known)


def _means(one: Tried) -> list[float]:
    return [each.mean for each in one.known]


def _off(one: Tried) -> float:
    return mean(_means(one)) - mean(one.truth)


def _gain(pupils: Iterable[PupilEvidence]) -> float:
    return mean(right_in(pupil.after) - right_in(pupil.before) for pupil in pupils)


if __name__ == "__main__":
    for what, figure in rows(int(sys.argv[1]) if len(sys.argv) > 1 else 30):
        print(f"{what:<66}{figure:>14}", flush=True)

"""Plain counts of an hour, which screens show: what was right, what was taken for what, how many had more right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import comb
from typing import Final, Literal, NamedTuple

from parlour.table.classroom.checks import Marked
from parlour.table.classroom.learning import PupilEvidence

ENOUGH_ANSWERS: Final = 5
"""With fewer, nothing is said of a term."""
ENOUGH_PUPILS: Final = 8
"""With fewer who did both checks, nothing is said of the class."""
SIGNIFICANT: Final = 0.05
NAMED_BY: Final = 2
"""A mix-up has a name if so many made it, and over half of those who laid a wrong word."""

GainVerdict = Literal["beyond_chance", "may_be_chance", "too_few"]


class Tally(NamedTuple):
    """Of one term in one check."""

    asked: int
    right: int
    taken_for: Counter[int]
    """The terms whose word was laid instead."""

    @property
    def mix_up(self) -> tuple[int, int] | None:
        """What it was taken for, and how often."""
        found = most_often(self.taken_for.elements())
        return found if found is not None and 2 * found[1] > self.taken_for.total() else None


def most_often(terms: Iterable[int]) -> tuple[int, int] | None:
    """The term that is there most often, and how often; None if none is there twice."""
    counted = Counter(terms)
    term = min(counted, key=lambda term: (-counted[term], term), default=None)
    return None if term is None or counted[term] < NAMED_BY else (term, counted[term])


def tally(term: int, answers: Iterable[Marked]) -> Tally:
    about = [answer for answer in answers if answer.term == term]
    mix_ups = Counter(answer.answer for answer in about if answer.is_mix_up)
    return Tally(len(about), sum(answer.is_right for answer in about), mix_ups)


def right_in(answers: Iterable[Marked]) -> int:
    return sum(answer.is_right for answer in answers)


class GainsAndLosses(NamedTuple):
    """How many of those who did both checks had more right in the second one, as many, and fewer."""

    more: int
    same: int
    fewer: int

    @property
    def verdict(self) -> GainVerdict:
        if sum(self) < ENOUGH_PUPILS:
            return "too_few"
        return "beyond_chance" if sign_test(self.more, self.fewer) < SIGNIFICANT else "may_be_chance"


def change(pupils: Iterable[PupilEvidence]) -> GainsAndLosses:
    gains = [right_in(pupil.after) - right_in(pupil.before) for pupil in pupils]
    return GainsAndLosses(sum(gain > 0 for gain in gains), gains.count(0), sum(gain < 0 for gain in gains))


def sign_test(more: int, fewer: int) -> float:
    """How likely so uneven a split of those who changed is, either way, if each was as likely to rise as to fall."""
    changed = more + fewer
    tail = sum(comb(changed, count) for count in range(min(more, fewer) + 1))
    return min(1.0, tail / 2.0 ** (changed - 1))


def mixed_up_most(answers: Iterable[Marked], most: int) -> list[tuple[int, int]]:
    """The pairs of terms that were taken for one another, either way, the most frequent first."""
    pairs = Counter(
        (min(answer.term, answer.answer), max(answer.term, answer.answer)) for answer in answers if answer.is_mix_up
    )
    by_count = sorted(pairs.items(), key=lambda counted: (-counted[1], counted[0]))
    return [pair for pair, times in by_count if times >= NAMED_BY][:most]

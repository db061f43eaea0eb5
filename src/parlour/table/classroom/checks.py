"""The one-minute check: which definitions each pupil is asked for, before and after, and how an answer counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from parlour.engine.chance import Chance
from parlour.table.classroom.entries import UNKNOWN

QUESTIONS: Final = 6


def questions_for(
    pupils: Iterable[int], terms: int, before: Mapping[int, Sequence[int]], chance: Chance
) -> dict[int, list[int]]:
    """Six terms for each pupil, others than before, so that each term is asked about as often as in the check before:
    of those that a pupil may be asked, the ones that are behind by most (balanced sampling)."""
    wanted = Counter(term for asked in before.values() for term in asked)
    asked: Counter[int] = Counter()
    questions: dict[int, list[int]] = {}
    order = list(pupils)
    chance.shuffle(order)
    for pupil in order:
        new = [term for term in range(terms) if term not in before.get(pupil, ())]
        if len(new) < QUESTIONS:  # a deck of few terms: some are asked twice
            new = list(range(terms))
        chance.shuffle(new)
        new.sort(key=lambda term: asked[term] - wanted[term])
        questions[pupil] = new[:QUESTIONS]
        asked.update(questions[pupil])
        chance.shuffle(questions[pupil])
    return questions


def can_be_laid(questions: Sequence[int], answers: Sequence[int | None]) -> bool:
    """One answer to each; a word lies on one definition at most, and only words of these terms are there."""
    laid = [answer for answer in answers if answer is not None and answer != UNKNOWN]
    return len(answers) == len(questions) and len(set(laid)) == len(laid) and set(laid) <= set(questions)


class Marked(NamedTuple):
    """One definition and what lay on it at the end."""

    term: int
    answer: int
    """The term whose word lay there, or UNKNOWN; what was left empty is not known either."""

    @property
    def is_right(self) -> bool:
        return self.term == self.answer

    @property
    def is_mix_up(self) -> bool:
        return self.answer not in (self.term, UNKNOWN)


def marked(questions: Sequence[int], answers: Sequence[int | None]) -> list[Marked]:
    return [
        Marked(term, UNKNOWN if answer is None else answer) for term, answer in zip(questions, answers, strict=True)
    ]

"""Plain counts of an hour, and the one sentence about the class: it says more than chance no oftener than it may."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.table.classroom.checks import Marked
from parlour.table.classroom.counting import GainsAndLosses, change, mixed_up_most, most_often, sign_test, tally
from parlour.table.classroom.entries import UNKNOWN
from tests import dose
from tests.table.classroom.pupils import unchanged

CLASSES = 300


def about(term: int, *laid: int) -> list[Marked]:
    return [Marked(term, answer) for answer in laid]


def test_a_mix_up_is_named_if_two_made_it_and_over_half_of_the_wrong_answers() -> None:
    assert tally(3, about(3, 3, 3, 4)).mix_up is None, "one made it"
    assert tally(3, about(3, 3, 4, 4)).mix_up == (4, 2)
    assert tally(3, about(3, 4, 4, 5, 6)).mix_up is None, "half of them"
    assert tally(3, about(3, 4, 4, 5, UNKNOWN, UNKNOWN)).mix_up == (4, 2), "not to know is no mix-up"
    assert tally(3, [*about(3, 3, 4), *about(9, 4, 4)])[:2] == (2, 1), "of this term alone"


def test_what_is_there_most_often_is_there_twice_at_least_and_of_equals_the_first() -> None:
    assert most_often([5, 4, 4, 5, 9]) == (4, 2)
    assert most_often([5, 4]) is None
    assert most_often([]) is None


def test_the_pairs_that_were_mixed_up_most_count_both_ways_and_come_in_their_order() -> None:
    answers = [*about(1, 2, 2), *about(2, 1), *about(5, 6, 6), *about(8, 9), *about(3, 3, UNKNOWN)]
    assert mixed_up_most(answers, 3) == [(1, 2), (5, 6)]
    assert mixed_up_most(answers, 1) == [(1, 2)]


@pytest.mark.parametrize(
    ("more", "fewer", "expected"), [(0, 0, 1.0), (1, 1, 1.0), (5, 0, 1 / 16), (6, 0, 1 / 32), (0, 6, 1 / 32)]
)
def test_the_sign_test_is_that_of_the_books(more: int, fewer: int, expected: float) -> None:
    assert sign_test(more, fewer) == pytest.approx(expected)


def test_the_sentence_needs_eight_pupils_and_a_split_that_chance_hardly_makes() -> None:
    assert GainsAndLosses(7, 0, 0).verdict == "too_few"
    assert GainsAndLosses(8, 0, 0).verdict == "beyond_chance"
    assert GainsAndLosses(18, 6, 3).verdict == "beyond_chance"
    assert GainsAndLosses(10, 12, 5).verdict == "may_be_chance"


def test_a_class_that_has_learnt_nothing_may_be_chance_in_nineteen_of_twenty() -> None:
    verdicts = Counter(change(unchanged(seed)).verdict for seed in range(CLASSES * dose.soak))
    assert verdicts["too_few"] == 0
    assert verdicts["may_be_chance"] >= 0.95 * verdicts.total()

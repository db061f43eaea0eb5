"""The one-minute check: other terms after than before, and every term asked about as often."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.chance import Chance
from parlour.table.classroom.checks import QUESTIONS, can_be_laid, marked, questions_for
from parlour.table.classroom.entries import UNKNOWN


@given(st.integers(1, 60), st.integers(12, 40), st.integers())
def test_six_before_and_six_others_after_and_every_term_about_as_often(pupils: int, terms: int, seed: int) -> None:
    before = questions_for(range(pupils), terms, {}, Chance.of(seed))
    after = questions_for(range(pupils), terms, before, Chance.of(seed + 1))
    for pupil in range(pupils):
        assert len(set(before[pupil])) == len(set(after[pupil])) == QUESTIONS
        assert not set(before[pupil]) & set(after[pupil])
    first, second = (Counter(term for asked in check.values() for term in asked) for check in (before, after))
    assert max(first[term] for term in range(terms)) - min(first[term] for term in range(terms)) <= 1
    if terms > 12:
        assert all(abs(first[term] - second[term]) <= 2 for term in range(terms))


def test_a_word_lies_on_one_definition_and_is_one_of_the_six() -> None:
    asked = [3, 5, 7, 9, 11, 13]
    assert can_be_laid(asked, [3, 7, UNKNOWN, None, UNKNOWN, 5])
    assert not can_be_laid(asked, [3, 3, None, None, None, None])
    assert not can_be_laid(asked, [4, None, None, None, None, None])
    assert not can_be_laid(asked, [3])


def test_not_knowing_is_not_right_and_no_mix_up() -> None:
    right, mixed, unknown, empty = marked([3, 5, 7, 9], [3, 7, UNKNOWN, None])
    assert right.is_right
    assert not right.is_mix_up
    assert mixed.is_mix_up
    assert not unknown.is_right
    assert not unknown.is_mix_up
    assert not empty.is_mix_up

"""The model of who knows what: exact where it can be counted, and right about pupils who were not made by it."""

from __future__ import annotations

import random
from itertools import permutations
from statistics import mean

import pytest

from parlour.decks.evidence import Observation, Sign
from parlour.table.classroom.checks import Marked
from parlour.table.classroom.entries import UNKNOWN
from parlour.table.classroom.learning import (
    HONEST,
    KNOWN_AND_OPEN,
    KNOWN_AND_RIGHT,
    PupilEvidence,
    WeighedCheck,
    counts,
    hardest_first,
    known_in,
    met,
    to_practise,
)
from tests import dose
from tests.table.classroom.pupils import TERMS, SimulatedHour, hour, rank_correlation, shares_right

CLASSES = 5


def answers(**laid: int | None) -> list[Marked]:
    return [Marked(int(term[1:]), UNKNOWN if word is None else word) for term, word in laid.items()]


ALL_RIGHT = answers(t0=0, t1=1, t2=2, t3=3, t4=4, t5=5)
ALL_UNKNOWN = answers(t0=None, t1=None, t2=None, t3=None, t4=None, t5=None)


# ── exactly ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_whoever_is_known_to_know_five_of_six_has_the_sixth_for_nothing() -> None:
    """Elimination: their sixth right answer says little; of somebody who knows none of the others it says much."""
    check = WeighedCheck(ALL_RIGHT)
    knows, not_knows = check.weights([0.5, 1, 1, 1, 1, 1])[0]
    assert knows / not_knows == pytest.approx(KNOWN_AND_RIGHT / (1 - HONEST))
    knows, not_knows = check.weights([0.5, 0, 0, 0, 0, 0])[0]
    assert knows / not_knows == pytest.approx(KNOWN_AND_RIGHT / (1 - HONEST) * 6)


def test_all_ways_to_answer_are_as_likely_together_as_they_have_to_be() -> None:
    """Whatever somebody knows, the likelihoods of all answers that they can give sum up to one, or to less by the slips
    that would put a word where somebody else's is to lie."""
    three = (0, 1, 2)
    all_answers = {
        tuple(UNKNOWN if leave else word for leave, word in zip(left, order, strict=True))
        for order in permutations(three)
        for left in [[bool(bits >> place & 1) for place in three] for bits in range(8)]
    }
    for known, at_least in ((0.0, 1.0), (1.0, (KNOWN_AND_RIGHT + KNOWN_AND_OPEN) ** 3)):
        total = sum(
            WeighedCheck([Marked(term, word) for term, word in zip(three, laid, strict=True)]).weights([known] * 3)[0][
                1 if known == 0 else 0
            ]
            for laid in all_answers
        )
        assert at_least - 1e-9 <= total <= 1 + 1e-9


def test_how_many_know_it_is_the_sum_over_all_sets_of_pupils() -> None:
    odds = [4.0, 0.5, 1.0]
    expected = [0.0] * 4
    a = b = 1.0  # SPREAD 2, mean one half: every share is as likely
    for bits in range(8):
        k = bits.bit_count()
        weight = 1.0
        for pupil, factor in enumerate(odds):
            weight *= factor if bits >> pupil & 1 else 1.0
        expected[k] += weight * _beta(a + k, b + 3 - k)
    assert counts(odds, 0.5) == pytest.approx([one / sum(expected) for one in expected])


def _beta(a: float, b: float, steps: int = 20_000) -> float:
    """By the area below the curve."""
    middles = [(step + 0.5) / steps for step in range(steps)]
    return sum(float(share ** (a - 1) * (1 - share) ** (b - 1)) for share in middles) / steps


def test_nothing_seen_says_nothing_and_nobody_is_nobody() -> None:
    assert [(known.low, known.high) for known in known_in([], 3)] == [(0, 0)] * 3
    met_only = PupilEvidence(play=[Observation(0, 1, Sign.MET, right=True)])
    assert met(met_only) == [1]
    assert to_practise(met_only, 3) == [1]


@pytest.mark.parametrize(
    ("evidence", "practise"),
    [
        (PupilEvidence(after=ALL_RIGHT), []),
        (PupilEvidence(after=ALL_UNKNOWN), [0, 1, 2, 3, 4, 5]),
        (PupilEvidence(after=answers(t0=0, t1=2, t2=1, t3=3, t4=4, t5=None)), [1, 2, 5]),
        (PupilEvidence(play=[Observation(0, 7, Sign.GROUPED, True, 0.1)]), []),
        (PupilEvidence(play=[Observation(0, 7, Sign.KEPT, True, 2 / 3)]), [7]),
        (PupilEvidence(play=[Observation(0, 7, Sign.NAMED, False, 0.05, 8)]), [7]),
    ],
)
def test_what_is_practised_is_what_was_met_and_not_surely_known(evidence: PupilEvidence, practise: list[int]) -> None:
    assert to_practise(evidence, TERMS) == practise


def test_what_was_wrong_before_and_right_after_was_learnt() -> None:
    wrong = [Observation(0, 0, Sign.GROUPED, False, 0.1, 1)]
    right = [Observation(0, 0, Sign.GROUPED, True, 0.1)]
    first_wrong = known_in([PupilEvidence(play=[*wrong, *right, *right])], 1)[0].mean
    first_right = known_in([PupilEvidence(play=[*right, *right, *wrong])], 1)[0].mean
    assert first_wrong > first_right


@pytest.mark.parametrize("right", [False, True])
def test_what_is_seen_a_thousand_times_is_as_good_as_sure(right: bool) -> None:
    pupils = [PupilEvidence(play=[Observation(0, 0, Sign.GROUPED, right, 0.1)] * 1000)] * 60
    known = known_in(pupils, 1)[0]
    assert (known.low, known.high) == ((60, 60) if right else (0, 0))
    assert to_practise(pupils[0], 1) == ([] if right else [0])


# ── simulated pupils ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def hours() -> list[SimulatedHour]:
    return [hour(seed, learning=(0.0, 0.3, 0.6)[seed % 3]) for seed in range(CLASSES * dose.soak)]


def test_ninety_percent_ranges_cover_in_about_so_many_cases(hours: list[SimulatedHour]) -> None:
    covered = []
    for one in hours:
        known = known_in(one.evidence.values(), TERMS)
        covered += [known[term].low <= one.count(term) <= known[term].high for term in range(TERMS)]
    assert 0.85 <= mean(covered) <= 0.95


def test_the_hardest_terms_are_found_and_better_than_by_counting_the_second_check(hours: list[SimulatedHour]) -> None:
    by_model, by_counts = [], []
    for one in hours:
        truth = [one.count(term) for term in range(TERMS)]
        by_model.append(rank_correlation([known.mean for known in known_in(one.evidence.values(), TERMS)], truth))
        by_counts.append(rank_correlation(shares_right(one), truth))
    assert mean(by_model) > 0.85
    assert mean(by_model) > mean(by_counts) + 0.05


@pytest.mark.parametrize(("share", "low", "high"), [(0.0, 0, 3), (1.0, 25, 28)])
def test_a_class_that_knows_nothing_and_one_that_knows_all_come_out_so(share: float, low: int, high: int) -> None:
    one = hour(7, learning=0.0, shares=[share] * TERMS)
    known = known_in(one.evidence.values(), TERMS)
    assert all(low <= term.mean <= high for term in known)
    assert mean(term.low <= share * 28 <= term.high for term in known) >= 0.85


def test_the_order_of_equal_terms_is_that_of_the_deck() -> None:
    rng = random.Random(1)
    evidence = [PupilEvidence(after=ALL_RIGHT if rng.random() < 0.5 else ALL_UNKNOWN) for _ in range(10)]
    assert hardest_first(known_in(evidence, 6)) == [0, 1, 2, 3, 4, 5]

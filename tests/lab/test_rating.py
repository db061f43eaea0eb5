"""Elo from who won which match."""

from __future__ import annotations

import math

import pytest

from parlour.engine.chance import Chance
from parlour.lab.rating import Outcome, elo, strengths, weighed


def matches(wins: int, losses: int, a: str = "a", b: str = "b") -> list[Outcome]:
    won: Outcome = ((a, 1.0), (b, 0.0))
    lost: Outcome = ((a, 0.0), (b, 1.0))
    return [won] * wins + [lost] * losses


def test_ten_wins_in_eleven_are_four_hundred_points() -> None:
    points = strengths(weighed(matches(10_000, 1_000)))
    assert points["a"] - points["b"] == pytest.approx(400, abs=2)


def test_the_mean_of_all_is_nought() -> None:
    points = strengths(weighed([*matches(30, 10), *matches(5, 20, "a", "c")]))
    assert sum(points.values()) == pytest.approx(0)
    assert points["c"] > points["a"] > points["b"]


def test_whoever_always_wins_is_not_infinitely_strong() -> None:
    points = strengths(weighed(matches(20, 0)))
    assert 400 < points["a"] - points["b"] < 2000


def test_at_a_table_of_four_a_quarter_of_the_wins_is_nothing_special() -> None:
    fair: list[Outcome] = [
        tuple(("a" if seat == 0 else "b", float(seat == winner)) for seat in range(4)) for winner in range(4)
    ]
    points = strengths(weighed(fair * 100))
    assert points["a"] == pytest.approx(points["b"], abs=1)


def test_a_shared_win_counts_in_parts() -> None:
    points = strengths(weighed([(("a", 0.5), ("b", 0.5))] * 50))
    assert points["a"] == pytest.approx(0)


def test_more_matches_make_the_interval_narrower() -> None:
    few, many = (elo(matches(6 * size, 4 * size), Chance.of(1))["a"] for size in (3, 60))
    assert few[0] < few[1] < few[2]
    assert many[2] - many[0] < (few[2] - few[0]) / 2
    assert many[0] > 0, "six wins in ten, six hundred times: surely stronger"


def test_whoever_always_wins_may_be_a_little_stronger_or_far_stronger() -> None:
    low, middle, high = elo(matches(60, 0), Chance.of(1))["a"]
    assert low < middle - 50
    assert high > middle + 50


@pytest.mark.parametrize("won", [30, 45, 57])
def test_the_interval_holds_what_a_share_of_wins_may_be(won: int) -> None:
    """Of sixty matches between two, as Wilson has it, up to the chance of two hundred draws."""
    low, middle, high = (2 * points for points in elo(matches(won, 60 - won), Chance.of(1))["a"])
    share = won / 60
    half = 1.96 * math.sqrt(share * (1 - share) / 60 + 1.96**2 / (4 * 60**2)) / (1 + 1.96**2 / 60)
    centre = (share + 1.96**2 / 120) / (1 + 1.96**2 / 60)
    for points, expected in ((low, centre - half), (high, centre + half)):
        assert 1 / (1 + 10 ** (-points / 400)) == pytest.approx(expected, abs=0.04)
    assert low < middle < high


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_a_bot_that_has_only_its_like_to_play_with_is_at_nought(share: float) -> None:
    alone: Outcome = (("a", share), ("a", 0.0))
    assert elo([alone] * 5, Chance.of(1)) == {"a": (0.0, 0.0, 0.0)}


def test_matches_that_nobody_won_tell_nothing() -> None:
    nobody: Outcome = (("a", 0.0), ("b", 0.0))
    assert strengths(weighed([*matches(6, 3), *[nobody] * 50])) == pytest.approx(strengths(weighed(matches(6, 3))))

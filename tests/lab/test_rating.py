"""Elo from who won which match."""

from __future__ import annotations

import pytest

from parlour.engine.chance import Chance
from parlour.lab.rating import Outcome, elo, strengths


def matches(wins: int, losses: int, a: str = "a", b: str = "b") -> list[Outcome]:
    won: Outcome = ((a, 1.0), (b, 0.0))
    lost: Outcome = ((a, 0.0), (b, 1.0))
    return [won] * wins + [lost] * losses


def test_ten_wins_in_eleven_are_four_hundred_points() -> None:
    points = strengths(matches(10_000, 1_000), ["a", "b"])
    assert points["a"] - points["b"] == pytest.approx(400, abs=2)


def test_the_mean_of_all_is_nought() -> None:
    points = strengths([*matches(30, 10), *matches(5, 20, "a", "c")], ["a", "b", "c"])
    assert sum(points.values()) == pytest.approx(0)
    assert points["c"] > points["a"] > points["b"]


def test_whoever_always_wins_is_not_infinitely_strong() -> None:
    points = strengths(matches(20, 0), ["a", "b"])
    assert 400 < points["a"] - points["b"] < 2000


def test_at_a_table_of_four_a_quarter_of_the_wins_is_nothing_special() -> None:
    fair: list[Outcome] = [
        tuple(("a" if seat == 0 else "b", float(seat == winner)) for seat in range(4)) for winner in range(4)
    ]
    points = strengths(fair * 100, ["a", "b"])
    assert points["a"] == pytest.approx(points["b"], abs=1)


def test_a_shared_win_counts_in_parts() -> None:
    points = strengths([(("a", 0.5), ("b", 0.5))] * 50, ["a", "b"])
    assert points["a"] == pytest.approx(0)


def test_more_matches_make_the_interval_narrower() -> None:
    few, many = (elo(matches(6 * size, 4 * size), Chance.of(1))["a"] for size in (3, 60))
    assert few[0] < few[1] < few[2]
    assert many[2] - many[0] < (few[2] - few[0]) / 2
    assert many[0] > 0, "six wins in ten, six hundred times: surely stronger"

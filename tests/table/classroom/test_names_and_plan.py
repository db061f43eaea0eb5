"""The names that are dealt, and the hour as it will run."""

from __future__ import annotations

import itertools

import pytest

from parlour.engine.chance import Chance
from parlour.table.classroom.dealt_names import LONGEST, NAMES, deal_name
from parlour.table.classroom.plan import Minutes, plan
from parlour.table.log.entry import AVATARS
from parlour.table.room.names import are_alike


@pytest.mark.parametrize("language", ["en", "fr"])
def test_eighty_names_that_nobody_takes_for_another(language: str) -> None:
    names = NAMES[language]  # type: ignore[index]
    assert len(names) == 80
    assert {dealt.avatar for dealt in names} == set(AVATARS)
    for place, dealt in enumerate(names):
        assert len(dealt.name.replace(" ", "").replace("-", "")) <= LONGEST, dealt
        assert not any(are_alike(dealt.name, other.name) for other in names[:place]), dealt


def test_sixty_pupils_have_sixty_names_and_all_animals() -> None:
    taken: list[str] = []
    for number in range(60):
        taken.append(deal_name("fr", taken, Chance.of(number)).name)
    assert len(set(taken)) == 60


def test_an_hour_of_45_minutes_runs_as_it_is_drawn() -> None:
    assert [(part.kind, part.number, part.begins, part.minutes) for part in plan(45, with_checks=True)] == [
        ("waiting", 0, 0, 3),
        ("check", 1, 3, 1),
        ("round", 1, 5, 10),
        ("round", 2, 16, 10),
        ("round", 3, 27, 10),
        ("check", 2, 38, 1),
        ("words", 0, 40, 3),
        ("home", 0, 43, 2),
    ]


@pytest.mark.parametrize("minutes", [20, 30, 45, 60])
@pytest.mark.parametrize("with_checks", [True, False])
def test_every_hour_ends_in_time_and_has_rounds_to_play_in(minutes: Minutes, with_checks: bool) -> None:
    parts = plan(minutes, with_checks=with_checks)
    assert minutes - 4 <= parts[-1].begins + parts[-1].minutes <= minutes
    assert all(part.minutes >= 7 for part in parts if part.kind == "round")
    assert all(one.begins + one.minutes <= two.begins for one, two in itertools.pairwise(parts))

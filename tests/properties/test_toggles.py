"""What can be done without end while the match stays where it is, is declared a toggle."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

import parlour
from parlour.engine.act import Act, GoOn
from parlour.engine.event import Event, links
from parlour.engine.match import Match
from parlour.engine.window import Sealed
from tests.properties.settings import SETTINGS, Setting, each_way
from tests.properties.wandering import MAY_BE_REFUSED, sampled

every_setting = pytest.mark.parametrize("setting", each_way(SETTINGS), ids=str)

LONGEST = 300
"""So many acts in a row, by one seat alone, are more than any turn has."""
TOGGLES = 100
"""So many in a row by one seat, and more of them would tell no more."""


def alone(match: Match, seat: int, rng: random.Random, *, toggles: bool) -> Iterator[Act]:
    """Only this seat acts, for as long as it can: with toggles alone, or with everything else."""
    while acts := [act for act in match.acts(seat) if act.is_toggle == toggles and not isinstance(act, GoOn)]:
        act = next((act for act in rng.sample(acts, len(acts)) if is_done(match, seat, act)), None)
        if act is None:
            return
        yield act


def is_done(match: Match, seat: int, act: Act) -> bool:
    try:
        match.play(seat, act)
    except parlour.Refused as refused:
        if refused.code not in MAY_BE_REFUSED:
            raise
        return False
    return True


def positions(setting: Setting, seed: int) -> Iterator[tuple[Match, int, random.Random]]:
    rng = random.Random(seed)
    for match in sampled(setting, seed):
        if match.result is None and rng.random() < 0.1:
            for seat in range(setting.seats):
                yield match.copy(), seat, rng


@every_setting
def test_without_toggles_nobody_can_go_on_alone_for_ever(setting: Setting) -> None:
    for match, seat, rng in positions(setting, seed=11):
        for number, act in enumerate(alone(match, seat, rng, toggles=False)):
            assert number < LONGEST, f"{act} can be done for ever"


@every_setting
def test_toggles_alone_tell_nothing_lasting_for_ever(setting: Setting) -> None:
    """They may be the last that was missing; what follows from that is a turn's, and no more."""
    for match, seat, rng in positions(setting, seed=12):
        before = len(lasting(match))
        for _ in islice(alone(match, seat, rng, toggles=True), TOGGLES):
            pass
        assert len(lasting(match)) - before < TOGGLES // 10


def lasting(match: Match) -> list[Event]:
    return [event for _, event in links(match.table.story) if not event.fleeting]


def test_what_is_chosen_in_a_sealed_window_can_be_chosen_again() -> None:
    sealed = [window for game in parlour.games.values() for window in game.windows if isinstance(window, Sealed)]
    assert sealed
    assert all(act.is_toggle for window in sealed for act in window.acts)

"""Legal acts: each holds when it is tried, and whoever plays at random from them comes to the end of any match."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

import parlour
from parlour.engine.act import Act
from parlour.engine.game import Game, Options, Setup
from parlour.engine.match import Match
from parlour.engine.sight import public
from parlour.engine.state import State
from parlour.engine.window import Window
from tests.properties.settings import SETTINGS, Setting, each_way
from tests.properties.wandering import sampled

every_setting = pytest.mark.parametrize("setting", each_way(SETTINGS), ids=str)

LONGEST = 50_000
"""Acts: ten times as many as the longest match of random players has."""
Chooses = Callable[[list[Act], random.Random], Act]


def seats_of(match: Match) -> range:
    """The clock's too."""
    return range(parlour.CLOCK, match.header.seats)


def holds(match: Match, seat: int, act: Act) -> bool:
    try:
        match.copy().play(seat, act)
    except parlour.Refused:
        return False
    return True


# ── they hold ───────────────────────────────────────────────────────────────────────────────────────────────────────


def check_they_hold(setting: Setting, seed: int, tries: int = 8) -> None:
    for match in sampled(setting, seed):
        for seat in seats_of(match):
            acts, legal = match.acts(seat), match.legal_acts(seat)
            assert [act for act in acts if act in legal] == legal
            assert legal or seat not in match.waiting
            some = random.Random(seed).sample(acts, min(len(acts), tries))
            for act in some:
                held = holds(match, seat, act)
                assert held or act.may_be_refused, f"{act} is offered as if it held"
                assert held or act not in legal, f"{act} does not hold"
                assert not held or act in legal or act.is_toggle, f"{act} holds, and is left out"


@every_setting
def test_every_one_holds_and_only_toggles_are_left_out(setting: Setting, soak: int) -> None:
    check_they_hold(setting, seed=21, tries=8 * soak)


def test_one_that_does_not_hold_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: all that is offered passes for legal."""
    monkeypatch.setattr(Match, "legal_acts", Match.acts)
    with pytest.raises(AssertionError, match="does not hold"):
        check_they_hold(Setting("traitor-word", 3, {}), seed=21)


# ── they come to an end ─────────────────────────────────────────────────────────────────────────────────────────────


def any_of(acts: list[Act], rng: random.Random) -> Act:
    return rng.choice(acts)


def rather_a_toggle(acts: list[Act], rng: random.Random) -> Act:
    return rng.choice([act for act in acts if act.is_toggle] or acts)


def acts_of_whoever_is_waited_for(match: Match, rng: random.Random, chooses: Chooses) -> int:
    """The plainest loop there is."""
    for done in range(LONGEST):
        if match.result is not None:
            return done
        seat = rng.choice(match.waiting or [parlour.CLOCK])
        match.play(seat, chooses(match.legal_acts(seat), rng))
    raise AssertionError(f"{match} does not end")


def acts_of_anybody(match: Match, rng: random.Random, chooses: Chooses) -> int:
    """Whoever may do anything does it, the clock as well, whether the table waits for them or not."""
    for done in range(LONGEST):
        if match.result is not None:
            return done
        may_act = {seat: acts for seat in seats_of(match) if (acts := match.legal_acts(seat))}
        seat = rng.choice([*may_act])
        match.play(seat, chooses(may_act[seat], rng))
    raise AssertionError(f"{match} does not end")


@every_setting
@pytest.mark.parametrize("chooses", [any_of, rather_a_toggle])
@pytest.mark.parametrize("play_out", [acts_of_whoever_is_waited_for, acts_of_anybody])
def test_a_random_loop_ends_every_match(
    setting: Setting, chooses: Chooses, play_out: Callable[[Match, random.Random, Chooses], int], soak: int
) -> None:
    for seed in range(3 * soak):
        play_out(setting.start(seed), random.Random(seed), chooses)


# ── where toggles could go round for ever ───────────────────────────────────────────────────────────────────────────


class Turn(Act, frozen=True, tag="turn"):
    """One of three switches: on, or off again."""

    is_toggle: ClassVar[bool] = True
    switch: int


class Leave(Act, frozen=True, tag="leave"):
    pass


class Switches(State):
    on: frozenset[int] = public(frozenset(), shape=sorted)


class Switching(Window[Switches]):
    """Whoever has all three switches on may leave, and one is enough to win."""

    phase = "switch"
    acts = (Turn, Leave)

    def offers(self, t: Switches, seat: int) -> list[Act]:
        return [*map(Turn, range(3)), *([Leave()] if len(t.on) == 3 else [])]

    def turn(self, t: Switches, seat: int, act: Turn) -> None:
        t.on ^= {act.switch}

    def leave(self, t: Switches, seat: int, act: Leave) -> None:
        t.over([seat], "left", [0])


SWITCHING = Switching()


def begin(setup: Setup) -> Switches:
    t = Switches.laid_for(setup)
    t.open(SWITCHING, 0)
    return t


def no_imagination(setup: Setup, view: dict[str, Any]) -> Switches:
    raise NotImplementedError


SWITCHES = Game(
    name="switches",
    title="Switches",
    seats=range(1, 2),
    minutes=1,
    age=3,
    options=Options,
    table=Switches,
    windows=(SWITCHING,),
    events=(),
    refusals=(),
    reasons=("left",),
    begin=begin,
    imagine=no_imagination,
)


@pytest.fixture
def switches(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setitem(parlour.games, "switches", SWITCHES)
    return parlour.start("switches", 1, seed=1)


@pytest.mark.parametrize("chooses", [any_of, rather_a_toggle])
def test_toggles_do_not_go_round(switches: Match, chooses: Chooses) -> None:
    assert acts_of_whoever_is_waited_for(switches, random.Random(1), chooses) == 4


def test_toggles_that_go_round_are_found(switches: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: all that is offered passes for bringing the match on."""
    monkeypatch.setattr(Match, "legal_acts", Match.acts)
    with pytest.raises(AssertionError, match="does not end"):
        acts_of_whoever_is_waited_for(switches, random.Random(1), rather_a_toggle)

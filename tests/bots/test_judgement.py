"""What the expert of Out of Control has learnt: the learner plays by the same rules, and sees the same signs.

The matches in judged/ were played by tools/judgement, a program of its own, with what its expert thought of every act.
Here they are played again: the rules offer the same acts, the regular does the same, and the expert thinks the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import exp
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from parlour.bots import Sight, sight_of
from parlour.bots.out_of_control import SKILLS
from parlour.bots.out_of_control.expert import is_another_place
from parlour.bots.out_of_control.outlook import Outlook
from parlour.engine.act import Act
from parlour.engine.chance import Chance

MATCHES: list[dict[str, Any]] = [
    match
    for name in ("two", "more")
    for match in json.loads((Path(__file__).parent / "judged" / f"{name}_matches.json").read_text())
]
CLOSE_ENOUGH = 0.001
"""The weights are written with four digits, the learner's thoughts too."""

judged = pytest.mark.parametrize("match", MATCHES, ids=[f"{m['seats']} seats{', teams' * m['teams']}" for m in MATCHES])


def moments(recorded: dict[str, Any]) -> Iterator[tuple[Sight, dict[str, Any]]]:
    """The match again, up to each act but a roll, and what is written of it."""
    chance = parlour.Stacked(deck=recorded["deck"], rolls=recorded["rolls"], picks=recorded["picks"])
    options = {"teams": recorded["teams"]}
    match = parlour.start(
        "out-of-control", seats=recorded["seats"], options=options, first=recorded["first"], chance=chance
    )
    for written in recorded["acts"]:
        seat = written["seat"]
        if match.view(seat)["phase"] == "roll":
            match.play(seat, {"act": "roll"})
        sight = sight_of(match, seat)
        assert sight is not None
        yield sight, written
        match.play(seat, written["did"])
    assert match.result is not None


def wire(act: dict[str, Any]) -> str:
    return json.dumps({key: value for key, value in act.items() if key != "more"}, sort_keys=True)


def on_the_wire(act: Act | None) -> str:
    return wire(msgspec.to_builtins(act))


def chance(logit: float) -> float:
    return 1 / (1 + exp(-logit))


@judged
def test_the_rules_offer_what_the_learner_may_do(match: dict[str, Any]) -> None:
    compared = 0
    for sight, written in moments(match):
        if written["looks"]:
            offered = {on_the_wire(act) for act in sight.acts if not is_another_place(act)}
            assert {wire(act) for act, _ in written["looks"]} == offered
            compared += len(offered)
    assert compared > 50


@judged
def test_the_regular_is_the_one_that_the_learner_met(match: dict[str, Any]) -> None:
    for sight, written in moments(match):
        if sight.seat != 0:
            act = SKILLS["regular"].play(sight, Chance.of(1), 1)
            assert on_the_wire(act) == wire(written["did"])


@judged
def test_the_expert_thinks_of_every_act_what_the_learner_thought(match: dict[str, Any]) -> None:
    for sight, written in moments(match):
        if written["looks"]:
            outlook = Outlook(sight, Chance.of(1))
            thought = {on_the_wire(act): chance(outlook.after(act)) for act in sight.acts if not is_another_place(act)}
            learnt = {wire(act): wins for act, wins in written["looks"]}
            assert thought == pytest.approx(learnt, abs=CLOSE_ENOUGH)

"""What the expert of Out of Control has learnt: the learner plays by the same rules, and sees the same signs.

The learner is a program of its own, in C++, that has the rules, the regular and the signs in it once more. It writes
matches with what its expert thought of every act. Here they are played again: the rules offer the same acts, the
regular does the same, and the expert thinks the same. Those in judged/ were written when the weights were learnt; where
there is a C++ compiler, the learner as it is now is compiled, and writes its own.

A match names the version of the rules that it was played by, and is played again by these. Where they have been mended
since, the regular and the expert are not held to what they did then: the expert rests until it has learnt anew.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from math import exp
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from parlour.bots import Sight, sight_of
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.out_of_control.bots import BOTS
from parlour.games.out_of_control.bots.expert import Outlook, is_another_place

SKILLS = BOTS.skills

GAME = parlour.games["out-of-control"]
RECORDED = Path(__file__).parent / "judged"
BOTS_FOLDER = Path(parlour.__file__).parent / "games/out_of_control/bots"
NAMES = ("two", "more")
CLOSE_ENOUGH = 0.001
"""The weights are written with four digits, the learner's thoughts too."""

pytestmark = pytest.mark.xdist_group("learner")  # compiled once


@pytest.fixture(scope="module", params=["recorded", "compiled"])
def matches(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    folder = RECORDED if request.param == "recorded" else written_by_the_learner(tmp_path_factory.mktemp("learner"))
    return [match for name in NAMES for match in json.loads((folder / f"{name}_matches.json").read_text())]


def written_by_the_learner(folder: Path) -> Path:
    """Compile the learner, and let it write matches with the weights that there are."""
    compiler = shutil.which("c++")
    if compiler is None:
        pytest.skip("no C++ compiler (c++): the learner is not compared with the rules as it is now")
    learn = folder / "learn"
    source = BOTS_FOLDER / "learner/learn.cc"
    subprocess.run([compiler, "-std=c++17", "-O1", "-ffp-contract=off", "-pthread", "-o", learn, source], check=True)
    for name in NAMES:
        shutil.copy(BOTS_FOLDER / f"learnt/{name}.json", folder)
        subprocess.run([learn, name, "0", folder], check=True)
    return folder


def must_be_current(match: dict[str, Any]) -> None:
    if match["rules"] != GAME.rules_version:
        pytest.xfail(f"learnt by version {match['rules']} of the rules, and version {GAME.rules_version} is played")


def moments(recorded: dict[str, Any]) -> Iterator[tuple[Sight, dict[str, Any]]]:
    """The match again, up to each act but a roll, and what is written of it."""
    chance = parlour.Stacked(deck=recorded["deck"], rolls=recorded["rolls"], picks=recorded["picks"])
    options = {"teams": recorded["teams"]}
    match = parlour.start(
        GAME.name,
        seats=recorded["seats"],
        options=options,
        first=recorded["first"],
        chance=chance,
        rules=recorded["rules"],
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


def test_the_rules_offer_what_the_learner_may_do(matches: list[dict[str, Any]]) -> None:
    for match in matches:
        compared = 0
        for sight, written in moments(match):
            if written["looks"]:
                offered = {on_the_wire(act) for act in sight.acts if not is_another_place(act)}
                assert {wire(act) for act, _ in written["looks"]} == offered
                compared += len(offered)
        assert compared > 50


def test_the_regular_is_the_one_that_the_learner_met(matches: list[dict[str, Any]]) -> None:
    for match in matches:
        must_be_current(match)
        for sight, written in moments(match):
            if sight.seat != 0:
                act = SKILLS["regular"].play(sight, Chance.of(1), 1)
                assert on_the_wire(act) == wire(written["did"])


def test_the_expert_thinks_of_every_act_what_the_learner_thought(matches: list[dict[str, Any]]) -> None:
    for match in matches:
        must_be_current(match)
        for sight, written in moments(match):
            if written["looks"]:
                outlook = Outlook(sight, Chance.of(1))
                acts = [act for act in sight.acts if not is_another_place(act)]
                thought = {on_the_wire(act): chance(outlook.after(act)) for act in acts}
                learnt = {wire(act): wins for act, wins in written["looks"]}
                assert thought == pytest.approx(learnt, abs=CLOSE_ENOUGH)


def test_they_are_played_with_two_and_with_more_alone_and_in_teams(matches: list[dict[str, Any]]) -> None:
    tables = {(match["seats"], match["teams"]) for match in matches}
    assert tables == {(2, False), (3, False), (4, False), (4, True), (5, False), (6, False), (6, True)}

"""A match that is taken up where it stood goes on as if it had never been put down."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import parlour
from parlour.bots import sight_of
from parlour.engine.match import Match, Standing
from parlour.engine.state import freeze
from tests.properties.settings import SETTINGS, Setting, each_way
from tests.properties.wandering import sampled, step

every_setting = pytest.mark.parametrize("setting", each_way(SETTINGS), ids=str)


def put_down(match: Match) -> bytes:
    return msgspec.json.encode(match.standing())


def taken_up(match: Match, content: bytes) -> Match:
    """From nothing but what it was begun with, and how it stood."""
    return Match.begin(match.header).taken_up(msgspec.json.decode(content, type=Standing))


def must_stand_alike(one: Match, other: Match) -> None:
    assert freeze(one.table) == freeze(other.table)
    for you in (None, *range(one.header.seats)):
        assert json.dumps(one.view(you)) == json.dumps(other.view(you))
        assert one.events(you) == other.events(you)
    for seat in range(one.header.seats):
        assert one.acts(seat) == other.acts(seat)
        assert sight_of(one, seat) == sight_of(other, seat), "a bot sees the same"


def check(setting: Setting, seed: int, positions: int = 4) -> None:
    rng = random.Random(f"{setting} {seed}")
    found = [(match.copy(), put_down(match)) for match in sampled(setting, seed) if rng.random() < 0.3]
    for match, content in rng.sample(found, min(positions, len(found))):
        again = taken_up(match, content)
        must_stand_alike(match, again)
        chance = rng.random()
        for number in range(40):
            if match.result is not None:
                break
            moved = [step(one, random.Random(f"{chance} {number}")) for one in (match, again)]
            assert moved[0] == moved[1]
            if number % 8 == 0:
                must_stand_alike(match, again)
        must_stand_alike(match, again)


def check_often(setting: Setting, times: int) -> None:
    for seed in range(times):
        check(setting, seed)


@every_setting
def test_a_match_that_is_taken_up_goes_on_as_it_would_have(setting: Setting, soak: int) -> None:
    check_often(setting, soak)


def test_the_acts_of_a_match_that_was_taken_up_are_not_known_and_it_says_so() -> None:
    match = parlour.start("talkitout", 2, seed=1)
    again = taken_up(match, put_down(match))
    again.play(again.waiting[0], again.acts(again.waiting[0])[0])
    for asked in (again.log, again.transcript, again.copy().log, lambda: again == match):
        with pytest.raises(ValueError, match="not known here"):
            asked()


@pytest.mark.parametrize("fault", ["chance", "sealed", "since", "story"])
def test_a_planted_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = Match.standing

    def forgetful(match: Match) -> Standing:
        standing = right(match)
        state: dict[str, Any] = dict(standing.state)
        if fault == "chance":
            state["chance"] = state["chance"] | {"drawn": 0}
        elif fault != "story":
            state[fault] = {} if fault == "sealed" else 0
        return Standing(state, standing.story[1:] if fault == "story" else standing.story)

    monkeypatch.setattr(Match, "standing", forgetful)
    with pytest.raises((AssertionError, parlour.Refused)):
        check_often(Setting("talkitout", 4, {}), 20)

"""A replay is what a seat was shown and told, step by step; once a match is over, and of no other."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import parlour
from parlour.table.log import entry as log
from parlour.table.log import typed
from parlour.table.proof import replay
from parlour.table.proof.evidence import evidence, verify
from parlour.table.room.commands import BeginMatch, HideText, PauseMatch, ResumeMatch, StopMatch
from parlour.table.room.refusals import RequestRefused
from parlour.table.wire.bodies import Replay
from tests.table.live.showing import live, played
from tests.table.room.evening import DEFAULTS, GAMES, PACKS, Evening
from tests.table.strictly import strictly
from tools.wire.games import types_of

NOT_OF_A_REPLAY: dict[str, Any] = {"offers": [], "guidance": None}
"""What tells somebody what they may do: in a replay nobody acts."""
STEPS = (log.Started, log.Acted, log.TimerElapsed)


def replayed(table: Evening, number: int | None = None, seat: int | None = None) -> dict[str, Any]:
    told = replay.replay(map(log.read, table.log), number, seat, PACKS)
    strictly(told, Replay)
    return json.loads(bytes(told))  # type: ignore[no-any-return]


def refusal(table: Evening, number: int | None = None, seat: int | None = None) -> str:
    with pytest.raises(RequestRefused) as refused:
        replayed(table, number, seat)
    return refused.value.code


def as_shown_live(table: Evening, seat: int | None) -> list[dict[str, Any]]:
    """What the frames of the match said; but in a replay nobody acts, hides a text or looks at the clock."""
    steps = []
    for entry, frame in live(table, seat):
        if isinstance(entry, STEPS):
            timer = frame["view"]["timer"]
            timer = timer and {**timer, "deadline": None}
            events = [{key: event[key] for key in event if key != "typed"} for event in frame["events"]]
            steps.append({"view": {**frame["view"], **NOT_OF_A_REPLAY, "timer": timer}, "events": events})
    return steps


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_act_by_act_as_each_seat_and_a_spectator_saw_it(game: str) -> None:
    table = played(game)
    match = table.table.match
    assert match is not None
    for seat in (None, *range(match.header.seats)):
        told = replayed(table, seat=seat)
        assert told["game"] == game
        assert len(told["steps"]) == len(match.log()) + 1
        assert told["steps"] == as_shown_live(table, seat)
        final = json.loads(msgspec.json.encode(match.view(seat)))
        assert told["steps"][-1]["view"] == {**final, **NOT_OF_A_REPLAY}


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_of_the_published_type_so_that_a_screen_draws_it_as_it_draws_the_match(game: str) -> None:
    for n, step in enumerate(replayed(played(game), seat=0)["steps"]):
        strictly(msgspec.json.encode({"n": n, **step}), types_of(game).frame)


# ── texts ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_text_that_the_host_has_hidden_is_hidden_from_its_first_step_and_others_are_told() -> None:
    table = Evening("traitor-word", reaction=0)
    table.joins("Bea", "Cyd")
    table.chooses(first=0)
    table.starts()
    table.acts(1, "say", word="river bank")
    table.does(HideText(table.table.host, table.table.number))
    table.acts(2, "say", word="money lender")
    said = table.table.number
    table.plays_to_the_end()
    assert "money lender" in json.dumps(replayed(table, seat=0)["steps"][2])
    table.does(HideText(table.table.host, said))  # the match is over, and lies on the table
    last = max(table.table.typed)
    table.chooses(game="bluff")  # and now it does not
    for seat in (None, 0, 1, 2):
        told = replayed(table, 1, seat)
        steps = json.dumps(told)
        assert "river bank" not in steps
        assert "money lender" not in steps
        for step in (1, 2):
            assert told["steps"][step]["view"]["chain"][-1]["word"] == typed.HIDDEN
            (event,) = [event for event in told["steps"][step]["events"] if event["event"] == "said"]
            assert event["word"] == typed.HIDDEN
    assert last != said, "somebody has said more"
    assert any(
        event["event"] == "said" and event["word"] != typed.HIDDEN for step in told["steps"] for event in step["events"]
    )


# ── who sat there ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_names_are_of_those_who_sat_down_to_that_match() -> None:
    table = Evening("bluff")
    table.bot("Robot")
    table.starts()
    table.plays_to_the_end()
    table.joins("Bea")
    table.starts(rematch=True)
    table.leaves("Bea")
    table.plays_to_the_end()
    first, second = (replayed(table, number)["seats"] for number in (1, 2))
    assert first == [
        {"name": "Ann", "avatar": "fox", "bot": False},
        {"name": "Robot", "avatar": "bear", "bot": True},
    ]
    assert [(seat["name"], seat["bot"]) for seat in second] == [("Ann", False), ("Bea", False)]


def test_whoever_changes_their_name_is_called_in_each_match_as_they_were_when_it_began() -> None:
    table = Evening("bluff")
    table.joins("Bea")
    for during, after in (("Lou", "Mia"), ("Noé", "Ida")):
        table.starts()
        table.renames(1, during, "owl")
        table.plays_to_the_end()
        table.renames(1, after, "hare")
    first, second = (replayed(table, number)["seats"] for number in (1, 2))
    assert first[1] == {"name": "Bea", "avatar": "owl", "bot": False}
    assert second[1] == {"name": "Mia", "avatar": "hare", "bot": False}
    assert table.seated == ["Ann", "Ida"]


# ── which matches ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_no_match_is_told_while_it_is_played_and_the_one_before_it_is() -> None:
    table = Evening("bluff")
    table.joins("Bea")
    table.starts()
    assert refusal(table) == refusal(table, 1) == "playing"
    table.does(PauseMatch(table.table.host))
    assert refusal(table) == "playing"
    table.does(ResumeMatch(table.table.host))
    table.plays_to_the_end()
    first = replayed(table, 1, 0)
    assert replayed(table, None, 0) == first
    table.starts(rematch=True)
    table.plays_on(acts=3)
    assert refusal(table) == refusal(table, 2) == "playing"
    assert replayed(table, 1, 0) == first
    table.plays_to_the_end()
    assert replayed(table, 2, 0) == replayed(table, None, 0) != first
    assert replayed(table, 1, 0) == first


def test_a_match_that_was_stopped_is_never_told() -> None:
    table = Evening("bluff")
    table.joins("Bea")
    table.starts()
    table.does(StopMatch(table.table.host))
    assert refusal(table) == "unfinished"
    table.starts()
    assert refusal(table, 1) == "unfinished"


def test_there_are_as_many_matches_as_have_begun_and_seats_as_people_sat_in() -> None:
    table = played("bluff")
    for number in (-1, 0, 2):
        with pytest.raises(ValueError, match=f"no match number {number}: 1 have begun"):
            replayed(table, number)
    for seat in (-1, 2):
        assert refusal(table, None, seat) == "no_such_seat"


def test_a_match_by_other_rules_is_refused_and_those_beside_it_are_told() -> None:
    table = Evening("bluff")
    table.joins("Bea")
    for _ in range(3):
        table.starts()
        table.plays_to_the_end()
    entries = [log.read(content) for content in table.log]
    starts = [at for at, entry in enumerate(entries) if isinstance(entry, log.Started)]
    second = entries[starts[1]]
    assert isinstance(second, log.Started)
    table.log[starts[1]] = log.written(replace(second, rules=99))
    assert refusal(table, 2) == "other_rules"
    assert replayed(table, 1)["steps"][-1]["view"]["over"]
    assert replayed(table, 3)["steps"][-1]["view"]["over"]


@pytest.mark.parametrize("game", [name for name, game in parlour.games.items() if game.older])
def test_a_match_begun_by_older_rules_is_played_on_and_told_by_them(game: str) -> None:
    table = Evening(game)
    table.joins("Bea", "Cleo")
    begun = table.decides(BeginMatch(table.table.host, DEFAULTS[game], table.seed()))
    assert isinstance(begun, log.Started)
    table.writes(replace(begun, rules=1))
    match = table.table.match
    assert match is not None
    assert match.header.game.rules_version == 1
    table.plays_to_the_end()
    assert replayed(table)["steps"][-1]["view"]["over"]
    told = evidence(map(log.read, table.log), None, PACKS)
    assert told["rules"] == 1
    assert verify(msgspec.json.encode(told)).holds


def test_a_match_of_too_many_acts_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("player-of-honour")
    acts = len(replayed(table)["steps"]) - 1
    monkeypatch.setattr(replay, "MOST_ACTS", acts)
    assert len(replayed(table)["steps"]) == acts + 1
    monkeypatch.setattr(replay, "MOST_ACTS", acts - 1)
    with pytest.raises(ValueError, match="too many to be shown"):
        replayed(table)

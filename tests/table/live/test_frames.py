"""What goes out to screens."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from parlour.table.live import frames
from parlour.table.log import entry as log
from parlour.table.room.commands import PauseMatch, ResumeMatch
from tests.table.live.showing import live
from tests.table.room.evening import Evening


def evening(game: str = "bluff") -> Evening:
    """Everything happens that a frame could be about."""
    table = Evening(game)
    table.joins("Bea", "Cyd")
    table.starts()
    table.does(PauseMatch(table.table.host))
    table.does(ResumeMatch(table.table.host))
    table.leaves("Bea")
    table.comes_back("Bea")
    table.waits()
    table.plays_to_the_end()
    table.bot()
    return table


def test_numbers_are_gapless_for_every_viewer() -> None:
    table = evening("talkitout")
    for seat in (None, 0):
        assert [frame["n"] for _, frame in live(table, seat)] == list(range(1, len(table.log) + 1))


def test_a_frame_holds_the_match_or_the_lobby_or_both() -> None:
    shown = live(evening("talkitout"), None)
    assert all(("me" in frame) == ("lobby" in frame) for _, frame in shown)
    kinds = {(type(entry).__name__, *sorted(frame.keys() - {"n", "me"})) for entry, frame in shown}
    assert kinds == {
        ("Made", "lobby"),
        ("PersonJoined", "lobby"),
        ("Started", "events", "lobby", "view"),
        ("Paused", "events", "lobby", "view"),
        ("Resumed", "events", "lobby", "view"),
        ("Left", "lobby"),
        ("Returned", "lobby"),
        ("TimerElapsed", "events", "view"),
        ("Acted", "events", "view"),
        ("Acted", "events", "lobby", "opening", "view"),  # the last one: the match is over, and its seed is shown
        ("BotAdded", "lobby"),
    }


def test_the_events_of_all_frames_are_the_story_as_the_viewer_heard_it() -> None:
    table = evening("talkitout")
    table.starts(rematch=True)
    table.plays_on(acts=9)
    assert table.table.match is not None
    for seat in (None, 0, 1):
        told: list[dict[str, Any]] = []
        for entry, frame in live(table, seat):
            told = [] if isinstance(entry, log.Started) else told
            told += frame.get("events", [])
        assert told == table.table.match.events(seat)


def test_resuming_gives_the_newest_view_and_exactly_the_events_that_were_missed() -> None:
    table = Evening("talkitout")
    table.joins("Bea", "Cyd")
    table.starts()
    table.plays_on(acts=3)
    table.joins("Dan")
    table.plays_on(acts=6)
    for seat in (None, 0, 2):
        frames_so_far = [frame for _, frame in live(table, seat)]
        for seen in range(len(table.log) + 1):
            resumed = json.loads(frames.resumed(table.table, seat, seen, (), now=0))
            assert resumed.keys() == {"n", "now", "lobby", "me", "view", "events"}
            assert resumed["n"] == table.table.number
            missed = [event for frame in frames_so_far[seen:] for event in frame.get("events", [])]
            assert resumed["events"] == missed
            assert resumed["view"] == frames_so_far[-1]["view"]


def test_resuming_without_a_match_gives_the_lobby_alone() -> None:
    assert json.loads(frames.resumed(Evening().table, 0, 0, (), now=0)).keys() == {"n", "now", "lobby", "me"}


def test_w12_resuming_lists_no_flash_movement_older_than_the_last_word() -> None:
    table = Evening("traitor-word", reaction=0)
    table.joins("Bea", "Cyd")
    table.chooses(first=0)
    table.starts()
    table.acts(1, "say", word="river bank")
    table.acts(0, "accuse", of="secret")
    table.acts(2, "say", word="money lender")
    events = json.loads(frames.resumed(table.table, 0, 0, (), now=0))["events"]
    assert [event["event"] for event in events] == ["opened", "said", "said"]


def test_the_lobby_says_who_is_here_and_who_is_a_bot() -> None:
    table = Evening("talkitout")
    table.joins("Bea", "Cyd")
    table.starts()
    table.leaves("Bea")
    table.joins("Dan")
    lobby = frames.lobby(table.table, {0, 3})
    assert [(seat["name"], seat["bot"], seat["here"]) for seat in lobby["seats"]] == [
        ("Ann", False, True),
        ("Bea", True, True),
        ("Cyd", False, False),
    ]
    assert [(person["name"], person["here"]) for person in lobby["bench"]] == [("Dan", True)]


def test_the_phase_of_a_table_is_what_its_people_would_say() -> None:
    table = Evening("bluff")
    phases = [frames.phase(table.table)]
    steps: list[Callable[[], object]] = [
        lambda: table.joins("Bea"),
        table.starts,
        lambda: table.does(PauseMatch(table.table.host)),
        lambda: table.does(ResumeMatch(table.table.host)),
        table.plays_to_the_end,
        lambda: table.chooses(game="talkitout"),
        lambda: table.writes(log.Closed(table.now)),
    ]
    for step in steps:
        step()
        phases.append(frames.phase(table.table))
    assert phases == ["lobby", "lobby", "playing", "paused", "playing", "over", "lobby", "closed"]

"""Clocks: deadlines in the server's time, pausing, and going on (A10)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from parlour.table.live import frames
from parlour.table.log import entry as log
from parlour.table.room.commands import ChangeSettings, DoneAlready, PauseMatch, ResumeMatch, RunOutClock
from parlour.table.room.refusals import RequestRefused
from tests.table.room.evening import GAMES, Evening


def started(game: str = "talkitout", *, host: str | None = "Ann", **options: Any) -> Evening:
    table = Evening(game, host, **options)
    table.joins("Bea", "Cyd", *([] if host else ["Dan"]))
    if game != "out-of-control":
        table.chooses(first=0)
    table.starts()
    return table


def voting() -> Evening:
    """A vote about going off topic, with two to vote."""
    table = Evening("traitor-word", reaction=0)
    table.joins("Bea", "Cyd", "Dan")
    table.chooses(first=0)
    table.starts()
    table.acts(1, "say", word="river bank")
    table.acts(0, "accuse", of="off_topic")
    table.acts(1, "justify")
    return table


def shown_deadline(table: Evening) -> int | None:
    view = json.loads(frames.resumed(table.table, 0, 0, (), now=0))["view"]
    deadline: int | None = view["timer"]["deadline"]
    return deadline


def test_a_deadline_is_so_many_seconds_after_the_entry_and_is_shown() -> None:
    table = started(wait=60)
    assert table.table.deadline == shown_deadline(table) == table.now + 60_000


def test_without_a_clock_there_is_no_deadline() -> None:
    assert started(wait=0).table.deadline is None


def test_the_timer_of_the_next_turn_starts_anew() -> None:
    table = started(wait=60)
    table.now += 20_000
    table.plays_on(acts=1)
    assert table.table.deadline == table.now + 60_000


def test_a_timer_keeps_its_deadline_when_a_sealed_act_comes_in() -> None:
    table = voting()
    deadline = table.table.deadline
    table.now += 5_000
    table.acts(2, "vote", thumb="up")
    table.acts(2, "vote", thumb="down")
    assert table.table.deadline == deadline


def test_time_is_out_when_it_is_due_and_only_once() -> None:
    table = started(wait=60)
    due = table.table.deadline
    assert due is not None
    assert not table.table.is_out(due - 1)
    assert table.waits() is not None
    assert table.table.match is not None
    assert table.table.match.table.late
    assert table.table.deadline is None
    assert not table.table.is_out(due + 10**9)


def test_time_is_never_out_without_a_match_or_after_it() -> None:
    table = Evening()
    assert not table.table.is_out(10**15)
    table.joins("Bea")
    table.starts()
    table.plays_to_the_end()
    assert not table.table.is_out(10**15)


def test_a_pause_stops_the_clock_and_resuming_shifts_the_deadline() -> None:
    table = started(wait=60)
    due = table.table.deadline
    assert due is not None
    table.now += 10_000
    table.does(PauseMatch(table.table.host))
    assert shown_deadline(table) is None
    assert not table.table.is_out(due + 10**6)
    table.now += 3_600_000
    table.does(ResumeMatch(table.table.host))
    assert table.table.deadline == shown_deadline(table) == due + 3_600_000


def test_a_clock_that_goes_backwards_shortens_nothing() -> None:
    table = started(wait=60)
    due = table.table.deadline
    table.does(PauseMatch(table.table.host))
    table.does(ResumeMatch(table.table.host), table.now - 5_000)
    assert table.table.deadline == due


def test_while_paused_nobody_acts_and_one_pause_is_enough() -> None:
    table = started()
    with pytest.raises(RequestRefused, match="not paused"):
        table.decides(ResumeMatch(table.table.host))
    table.does(PauseMatch(table.table.host))
    for attempt in (
        lambda: table.decides(PauseMatch(table.table.host)),
        lambda: table.acts(0, "draw"),
        lambda: table.goes_on(),
    ):
        with pytest.raises(RequestRefused, match="is paused"):
            attempt()


def test_nothing_is_paused_or_gone_on_with_before_a_match() -> None:
    table = Evening()
    for attempt in (lambda: table.decides(PauseMatch(table.table.host)), lambda: table.goes_on()):
        with pytest.raises(RequestRefused, match="No match is being played"):
            attempt()


# ── going on ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("wait", [0, 60])
def test_a10_the_host_goes_on_early_and_the_clock_runs_out_first_also_without_a_clock(wait: int) -> None:
    table = started(wait=wait)
    before = table.table.number
    assert table.goes_on() == [log.TimerElapsed(table.now), log.Acted(table.now, 0, {"act": "go_on"})]
    assert table.table.match is not None
    told = [event["event"] for event in table.table.match.events(0) if table.table.steps[event["n"]] > before]
    assert told[:2] == ["late", "went_on"]
    assert table.table.number == before + 2


def test_a10_when_the_clock_is_out_already_only_going_on_is_left() -> None:
    table = started(wait=60)
    table.does(ChangeSettings(table.table.host, log.Changed(table.now, host=2)))
    table.waits()
    with pytest.raises(DoneAlready):
        table.decides(RunOutClock(table.table.host, table.table.number))
    assert table.goes_on() == [log.Acted(table.now, 2, {"act": "go_on"})]


def test_a10_a_host_without_a_seat_asks_for_whom_the_table_waits() -> None:
    table = started(host=None, wait=60)
    assert table.table.match is not None
    (waited_for,) = table.table.match.waiting
    *_, asked = table.goes_on()
    assert asked == log.Acted(table.now, waited_for, {"act": "go_on"})


def test_a10_where_only_the_clock_is_waited_for_its_running_out_is_the_step() -> None:
    table = started("traitor-word", reaction=30)
    table.acts(1, "say", word="river bank")
    assert table.goes_on() == [log.TimerElapsed(table.now)]
    assert table.table.match is not None
    assert table.table.match.waiting == (2,)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wait", [0, 60])
def test_going_on_from_what_was_seen_takes_one_step_however_often_it_is_asked(game: str, wait: int) -> None:
    table = Evening(game, wait=wait)
    table.joins("Bea", "Cyd")
    table.starts()
    for _ in range(100):
        if table.table.playing:
            seen = table.table.number
            table.goes_on(seen)
            with pytest.raises(RequestRefused, match=r"Too late|No match is being played"):
                table.goes_on(seen)


def test_going_on_is_not_too_late_while_the_table_still_waits_for_the_same() -> None:
    table = voting()
    seen = table.table.number
    table.acts(2, "vote", thumb="up")
    table.joins("Eva")
    table.waits()
    table.goes_on(seen)
    with pytest.raises(RequestRefused, match="Too late"):
        table.goes_on(seen)


def test_deciding_what_going_on_would_be_changes_nothing() -> None:
    table = started()
    assert table.table.match is not None
    before = table.table.match.copy()
    table.decides(RunOutClock(table.table.host, table.table.number))
    assert table.table.match == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wait", [0, 60])
def test_a10_the_host_can_go_on_and_on_in_every_game(game: str, wait: int) -> None:
    table = Evening(game, wait=wait)
    table.joins("Bea", "Cyd")
    table.starts()
    for _ in range(100):
        if table.table.playing:
            before = table.table.number
            table.goes_on()
            assert table.table.number > before

"""The host stops a match: it is put away unfinished, and the lobby is open again."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.table.live import frames
from parlour.table.log import entry as log
from parlour.table.room.apply import apply
from parlour.table.room.commands import PauseMatch, PlayAct, ResumeMatch, RunOutClock, StandIn, StopMatch, TakeStep
from parlour.table.room.decide import decide
from parlour.table.room.fairness import commitment
from parlour.table.room.refusals import RequestRefused
from parlour.table.room.table import Table
from tests.table.room.evening import GAMES, PACKS, Evening


def stopped(game: str = "talkitout", acts: int = 7) -> Evening:
    table = Evening(game)
    table.joins("Bea", "Cyd")
    table.starts()
    table.plays_on(acts=acts)
    table.stops()
    return table


def test_everybody_keeps_their_seat_and_the_lobby_is_open_again() -> None:
    table = stopped()
    assert frames.phase(table.table) == "lobby"
    assert table.seated == ["Ann", "Bea", "Cyd"]
    table.joins("Dan")
    assert table.seated == ["Ann", "Bea", "Cyd", "Dan"]
    table.chooses(game="player-of-honour")
    table.starts()
    assert table.table.matches == 2


def test_whoever_has_left_has_no_seat_any_more_and_whoever_waited_has_it() -> None:
    table = Evening("bluff")
    table.joins("Bea", "Cyd")
    table.starts()
    table.does(StandIn(table.table.host, 1))
    table.stops()
    assert (table.seated, table.bench) == (["Ann", "Cyd"], [])


def test_a_match_that_is_not_under_way_cannot_be_stopped() -> None:
    table = Evening("bluff")
    table.joins("Bea")
    with pytest.raises(RequestRefused, match="No match is being played"):
        table.stops()
    table.starts()
    table.plays_to_the_end()
    with pytest.raises(RequestRefused, match="No match is being played"):
        table.stops()
    table.starts(rematch=True)
    table.stops()
    with pytest.raises(RequestRefused, match="No match is being played"):
        table.stops()


def test_a_paused_match_can_be_stopped_and_nothing_of_it_goes_on() -> None:
    table = Evening("talkitout", wait=60)
    table.joins("Bea")
    table.starts()
    table.does(PauseMatch(table.table.host))
    table.stops()
    t, now = table.table, table.now + 10**9
    assert not t.is_out(now)
    for command in (PlayAct(0, {"act": "draw"}), RunOutClock(0, 0), TakeStep(0, 0), PauseMatch(0)):
        with pytest.raises(RequestRefused, match="No match is being played"):
            table.decides(command, now)
    with pytest.raises(RequestRefused, match="not paused"):
        table.decides(ResumeMatch(table.table.host), now)
    table.starts()
    assert frames.phase(t) == "playing"


def test_a_match_by_other_rules_can_be_stopped() -> None:
    table = Evening("talkitout")
    table.joins("Bea")
    table.starts()
    *before, begun = map(log.read, table.log)
    again = Table("QRSTW", PACKS)
    for entry in (*before, replace(begun, rules=99)):
        apply(again, entry)
    apply(again, decide(again, StopMatch(again.host), table.now))
    assert frames.phase(again) == "lobby"
    assert again.other_rules is None


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_shown_a_card_of_it(game: str) -> None:
    table = stopped(game)
    for viewer in (None, 0, 1, 2):
        live = frames.of_entry(table.table, log.read(table.log[-1]), None, [viewer], ())[viewer]
        for frame in (live, frames.resumed(table.table, viewer, 0, (), now=0)):
            shown: dict[str, Any] = json.loads(frame)
            assert shown.keys() <= {"n", "now", "lobby", "me", "opening"}


def test_its_seed_is_shown_and_fits_the_commitment_and_the_next_one_is_not() -> None:
    table = Evening("bluff")
    table.joins("Bea")
    before = frames.lobby(table.table, ())["commitment"]
    table.starts()
    table.stops()
    after = frames.lobby(table.table, ())
    assert commitment(after["seed"]) == before
    assert after["commitment"] == commitment(table.table.next_seed) != before


def test_an_act_that_was_meant_for_it_does_not_reach_the_next_match() -> None:
    table = stopped()
    seen = table.table.number - 1
    table.starts()
    assert table.table.match is not None
    with pytest.raises(RequestRefused, match="Too late"):
        table.acts(table.table.match.waiting[0], "draw", seen=seen)

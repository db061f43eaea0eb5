"""Acts over a line that loses and repeats: stale ones, ids, and texts that the host hides."""

from __future__ import annotations

import json
from typing import Any

import pytest

from parlour.table.live import frames
from parlour.table.log import typed
from parlour.table.room.apply import MOST_IDS
from parlour.table.room.commands import HideText, PauseMatch, ResumeMatch
from parlour.table.room.refusals import RequestRefused
from tests.table.room.evening import Evening


def words(**options: Any) -> Evening:
    """Traitor Word with three; seat 1 speaks first."""
    table = Evening("traitor-word", **({"reaction": 0} | options))
    table.joins("Bea", "Cyd")
    table.chooses(first=0)
    table.starts()
    return table


def hand(table: Evening, seat: int) -> list[int]:
    assert table.table.match is not None
    return [card["card"] for card in table.table.match.view(seat)["hand"]]


# ── stale ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_accusation_of_an_older_word_is_stale() -> None:
    table = words()
    table.acts(1, "say", word="river bank")
    seen = table.table.number
    table.acts(2, "say", word="money lender")
    with pytest.raises(RequestRefused, match="the table has moved on") as refused:
        table.acts(0, "accuse", seen, of="secret")
    assert refused.value.code == "stale"
    with pytest.raises(RequestRefused, match="the table has moved on"):
        table.acts(0, "claim", seen, card=hand(table, 0)[0])
    table.acts(0, "accuse", table.table.number, of="secret")


def test_what_came_in_between_without_a_new_word_makes_nothing_stale() -> None:
    table = words()
    table.acts(1, "say", word="river bank")
    seen = table.table.number
    table.joins("Dan")
    table.does(PauseMatch(table.table.host))
    table.does(ResumeMatch(table.table.host))
    table.waits()
    table.acts(0, "accuse", seen, of="secret")


def test_other_acts_are_stale_only_if_they_come_from_before_the_match_and_without_a_number_none_is() -> None:
    table = words()
    begun = table.table.number
    with pytest.raises(RequestRefused, match="the table has moved on"):
        table.acts(1, "say", seen=begun - 1, word="river bank")
    table.acts(1, "say", seen=begun, word="river bank")
    table.acts(2, "say", seen=begun, word="money lender")
    table.acts(1, "accuse", seen=None, of="secret")


def test_an_accusation_from_the_match_before_is_stale() -> None:
    table = words()
    table.acts(1, "say", word="river bank")
    seen = table.table.number
    table.plays_to_the_end()
    table.starts(rematch=True)
    assert table.table.match is not None
    table.acts(table.table.match.waiting[0], "say", word="river bank")
    with pytest.raises(RequestRefused, match="the table has moved on"):
        table.acts(0, "accuse", seen, of="secret")


# ── ids ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_act_that_was_done_has_its_number_under_its_id() -> None:
    table = words()
    table.acts(1, "say", id="0:abc", word="river bank")
    assert table.table.number_of("0:abc") == table.table.number
    assert table.read_again().done == table.table.done


def test_a_refused_act_has_no_number() -> None:
    table = words()
    with pytest.raises(Exception, match="not your turn"):
        table.acts(2, "say", id="0:abc", word="river bank")
    assert table.table.number_of("0:abc") is None


def test_only_the_latest_ids_are_remembered() -> None:
    table = words()
    assert table.table.match is not None
    for number in range(MOST_IDS + 10):
        table.acts(table.table.match.waiting[0], "say", id=f"0:id {number}", word=f"word {number}")
        assert table.table.playing
    assert len(table.table.done["0"]) == MOST_IDS
    assert table.table.number_of("0:id 9") is None
    assert table.table.number_of("0:id 10") is not None
    assert table.table.number_of(f"0:id {MOST_IDS + 9}") == table.table.number


def test_what_others_do_pushes_out_nobodys_ids() -> None:
    table = words()
    assert table.table.match is not None
    for number in range(2 * MOST_IDS):
        sender = 0 if number == 0 else 1
        table.acts(table.table.match.waiting[0], "say", id=f"{sender}:{number}", word=f"word {number}")
    assert table.table.number_of("0:0") is not None


# ── hiding ──────────────────────────────────────────────────────────────────────────────────────────────────────────

VIEWERS = (None, 0, 1, 2)


def everything_shown(table: Evening) -> str:
    return "".join(frames.resumed(table.table, seat, 0, (), now=0).decode() for seat in VIEWERS)


def answered(text: str) -> tuple[Evening, int]:
    """#TalkItOut with three, where somebody has typed an answer; and the number of that act."""
    table = Evening("talkitout")
    table.joins("Bea", "Cyd")
    table.starts()
    assert table.table.match is not None
    while table.table.match.view(None)["phase"] != "answer":
        table.plays_on(acts=1)
    table.acts(table.table.match.waiting[0], "answer", text=text)
    return table, table.table.number


def test_a_hidden_text_is_gone_from_every_view_and_event_now_and_later() -> None:
    table, number = answered("something rude")
    assert "something rude" in everything_shown(table)
    table.does(HideText(table.table.host, number))
    for _ in range(20):
        assert "something rude" not in everything_shown(table)
        table.plays_on(acts=1)
    assert "something rude" not in "".join(
        frames.resumed(table.read_again(), seat, 0, (), now=0).decode() for seat in VIEWERS
    )


def test_the_frame_of_the_hiding_says_which_and_shows_the_view_without_it() -> None:
    table, number = answered("something rude")
    entry = table.decides(HideText(table.table.host, number))
    table.writes(entry)
    shown = json.loads(frames.of_entry(table.table, entry, None, [1], ())[1])
    assert shown["hid"] == number
    assert [answer["text"] for answer in shown["view"]["answers"]] == [typed.HIDDEN]
    assert "lobby" in shown


def test_both_answers_of_a_lie_are_hidden() -> None:
    events = [{"event": "told", "n": 3, "seat": 0, "answers": ["one lie", "one truth"]}]
    (veiled,) = typed.veiled(events, {"one lie", "one truth"})
    assert veiled["answers"] == [typed.HIDDEN] * 2


@pytest.mark.parametrize("text", ["turn", "talkitout", "answered", "opened"])
def test_hiding_a_text_that_is_also_a_word_of_the_wire_hides_the_text_alone(text: str) -> None:
    table, number = answered(text)
    before = json.loads(frames.resumed(table.table, 0, 0, (), now=0))
    table.does(HideText(table.table.host, number))
    after = json.loads(frames.resumed(table.table, 0, 0, (), now=0))
    assert (after["view"]["game"], after["view"]["phase"]) == (before["view"]["game"], before["view"]["phase"])
    assert [event["event"] for event in after["events"]] == [event["event"] for event in before["events"]]
    assert [answer["text"] for answer in after["view"]["answers"]] == [typed.HIDDEN]


def test_a_hidden_word_stays_on_the_card_of_whoever_holds_it() -> None:
    table = words()
    assert table.table.match is not None
    secret = table.table.match.view(2)["hand"][0]
    table.acts(1, "say", word=secret["word"])
    table.does(HideText(table.table.host, table.table.number))
    view = json.loads(frames.resumed(table.table, 2, 0, (), now=0))["view"]
    assert view["hand"][0] == secret
    assert view["chain"][-1]["word"] == typed.HIDDEN


def test_an_event_with_a_typed_text_says_by_which_number_it_is_hidden() -> None:
    table, number = answered("well said")
    missed = json.loads(frames.resumed(table.table, None, 0, (), now=0))["events"]
    assert [event["typed"] for event in missed if event["event"] == "answered"] == [number]
    assert not [event for event in missed if event["event"] != "answered" and "typed" in event]


def test_only_what_was_typed_in_this_match_can_be_hidden() -> None:
    table, number = answered("well said")
    for other in (0, 1, number - 1, number + 1):
        with pytest.raises(RequestRefused, match="Nothing was typed"):
            table.decides(HideText(table.table.host, other))
    table.plays_to_the_end()
    table.starts(rematch=True)
    with pytest.raises(RequestRefused, match="Nothing was typed"):
        table.decides(HideText(table.table.host, number))

"""#TalkItOut: every refusal, event, phase and reason of the game comes up in a game that can be played."""

from __future__ import annotations

import parlour
from parlour.games.talkitout.refusals import REFUSALS
from tests.games.talkitout.decks import lie, plain_turns, seen, table
from tests.games.talkitout.out_of_place import OUT_OF_PLACE
from tests.scripting import play, refused


def test_a12_every_refusal_of_the_game_can_be_met() -> None:
    turn = table("sr2 fm2 throw back lie", "", "")
    played = play(turn.copy(), "0 play card=sr2")
    lying = play(played.copy(), "0 special card=tell_a_lie")
    met = [
        refused(turn, "0 draw"),
        refused(turn, "0 play card=sr9"),
        refused(turn, "0 play card=fm2"),
        refused(turn, "0 play card=throw_it_out"),
        refused(play(table("", "", pile="sr2"), "0 draw"), "0 play card=sr9"),
        refused(played, "0 special card=sr2"),
        refused(played, "0 special card=back_at_you"),
        refused(played, "0 special card=throw_it_out to=1"),
        refused(lying, "0 tell lie=2"),
        refused(lying, "0 tell lie=0 answers=[a,A]"),
    ]
    elsewhere = {code for _, _, _, code in OUT_OF_PLACE}
    assert {refusal.code for refusal in met} | elsewhere >= {refusal.code for refusal in REFUSALS}


def test_every_event_phase_and_reason_of_the_game_can_be_met() -> None:
    game = parlour.games["talkitout"]
    matches = [
        plain_turns(table("", ""), 18),
        plain_turns(table("sr*7", "sr*7"), 13),
        play(table("", "", pile="sr2"), "0 draw"),
        play(table("sr2 lie", ""), "0 play card=sr2", "0 special card=tell_a_lie"),
        play(table("", "", pile="sr2"), "0 draw", "clock elapsed", "0 go_on"),
        play(table("sr2", ""), "0 play card=sr2"),
        lie("", ""),
        play(lie("", "", ""), "1 vote lie=0", "2 vote lie=1", "1 vote lie=1", "2 vote lie=1"),
    ]
    events = {event["event"] for match in matches for event in match.events(None)}
    assert events == {str(kind.__struct_config__.tag) for kind in game.all_events}
    assert {seen(match, "phase") for match in matches} == {*game.phases}
    assert {match.result.reason for match in matches if match.result} == {*game.reasons}

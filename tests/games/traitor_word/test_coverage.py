"""Traitor Word: every refusal, event, phase and reason of the game comes up in a game that can be played."""

from __future__ import annotations

import parlour
from parlour.games.traitor_word.refusals import REFUSALS
from tests.games.traitor_word.tables import card, claim, lose_all, say, seen, table, vote
from tests.scripting import play, refused


def test_a12_every_refusal_of_the_game_can_be_met() -> None:
    turn, said = table("whale", "", ""), say(table("whale", "", ""), "sea")
    reacting = say(table("", "", "", reaction=4), "sea")
    accused = play(said.copy(), "0 accuse of=off_topic")
    free = table("", "", "", rounds=False)
    held = play(free.copy(), "0 grab")
    spoken = play(held.copy(), "0 say word=sea")
    met = [
        refused(turn, "1 say word=opening"),
        refused(turn, "2 say word=sea"),
        refused(reacting, "2 say word=sand"),
        refused(turn, "0 accuse of=secret"),
        refused(play(spoken.copy(), "1 grab"), "2 accuse of=secret"),
        refused(said, "1 accuse of=secret"),
        refused(accused, "2 say word=sand"),
        refused(play(said.copy(), "0 accuse of=secret"), "2 accuse of=secret"),
        refused(say(without_a_flash(), "more"), "3 accuse of=secret"),
        refused(said, "0 claim card=1"),
        refused(said, f"0 claim card={card(said, 'whale')}"),
        refused(turn, "1 grab"),
        refused(free, "1 say word=sea"),
        refused(held, "1 grab"),
        refused(spoken, "0 grab"),
        refused(said, "2 vote thumb=up"),
        refused(accused, "0 justify"),
        refused(accused, "2 vote thumb=up"),
        refused(play(accused.copy(), "1 justify"), "1 justify"),
        refused(accused, "0 vote thumb=up"),
    ]
    assert {refusal.code for refusal in met} == {refusal.code for refusal in REFUSALS}


def without_a_flash() -> parlour.Match:
    """Seat 3 has lost all of its Flashes, and somebody else speaks next."""
    match = lose_all(table("", "", "", "", first=2), 3)
    return say(match, "another") if match.waiting == (3,) else match


def test_every_event_phase_and_reason_of_the_game_can_be_met() -> None:
    game = parlour.games["traitor-word"]
    off_topic = play(say(table("", "whale", ""), "whale"), "0 accuse of=off_topic", "1 justify")
    claimed = claim(say(table("whale", "", "", pile="tail"), "whale"), 0, "whale")
    free = play(table("", "", "", rounds=False, speak=0), "0 grab", "clock elapsed", "1 go_on")
    won = say(table("", "a b c d", ""), "a x1 x2 b x3 x4 c x5 x6 d x7")
    lost = without_a_flash()
    while lost.waiting:
        say(lost, f"more{lost.table.step}")
    play(lost, "clock elapsed")
    matches = [
        table("", "", ""),
        say(table("", "", "", reaction=4), "whale"),
        play(say(table("", "", ""), "whale"), "0 accuse of=off_topic"),
        off_topic,
        play(off_topic.copy(), "2 vote thumb=down"),
        vote(off_topic.copy(), s2="up"),
        claimed,
        play(table("", "", "", speak=5), "clock elapsed"),
        say(table("whale", "", ""), "whale sea"),
        free,
        won,
        lost,
    ]
    events = {event["event"] for match in matches for you in range(3) for event in match.events(you)}
    assert events == {event.__struct_config__.tag for event in game.all_events}
    assert {seen(match, "phase") for match in matches} == set(game.phases)
    assert {match.result.reason for match in matches if match.result} == set(game.reasons)

"""Traitor Word without rounds: the MY TURN token (W13–W15, W26)."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from tests.games.traitor_word.tables import card, claim, flashes, hand, kind_of_timer, seen, table, told, vote
from tests.scripting import offered, play, refused


def free(*hands: str, **how: Any) -> parlour.Match:
    return table(*hands, rounds=False, **how)


def speak(match: parlour.Match, seat: int, word: str) -> parlour.Match:
    return play(match, f"{seat} grab", f"{seat} say word={word}")


def test_w14_the_opening_word_bars_nobody() -> None:
    match = free("", "", "", reaction=4)
    assert seen(match, "phase") == "token"
    assert seen(match, "waiting") == [0, 1, 2]
    assert (seen(match, "token"), seen(match, "turn")) == (None, None)
    for seat in range(3):
        assert offered(match, seat) == {"grab"}
        play(match.copy(), f"{seat} grab")


def test_w14_whoever_takes_the_token_must_say_a_word_before_anyone_else_may_take_it() -> None:
    match = play(free("", "", ""), "2 grab")
    assert seen(match, "token") == 2
    assert match.waiting == (2,)
    assert offered(match, 2) == {"say"}
    for seat in range(3):
        refusal = refused(match, f"{seat} grab")
        assert (refusal.code, refusal.ruling) == ("token_taken", "W14")
    assert refused(match, "0 say word=whale").code == "token_taken"
    play(match, "2 say word=whale")
    assert seen(match, "token") is None


def test_w14_a_word_needs_the_token() -> None:
    refusal = refused(free("", "", ""), "1 say word=whale")
    assert (refusal.code, refusal.ruling) == ("take_it_first", "W14")


def test_w14_anyone_but_the_last_speaker_may_take_it() -> None:
    match = speak(free("", "", "", ""), 2, "whale")
    assert sorted(match.waiting) == [0, 1, 3]
    refusal = refused(match, "2 grab")
    assert (refusal.code, refusal.ruling) == ("spoke_last", "W14")
    assert offered(match, 2) == set()
    speak(match, 0, "sea")
    speak(match, 2, "sand")


def test_w14_only_once_the_reaction_time_is_over() -> None:
    match = speak(free("", "", "", reaction=4), 2, "whale")
    assert seen(match, "waiting") == []
    refusal = refused(match, "0 grab")
    assert (refusal.code, refusal.ruling) == ("too_early", "W4")
    assert refused(match, "2 grab").code == "spoke_last"
    assert refused(match, "0 say word=sea").code == "take_it_first"
    play(match, "clock elapsed", "0 grab")


def test_w14_taking_it_closes_the_window_of_the_last_word() -> None:
    match = speak(free("", "", "whale"), 0, "whale")
    assert {"accuse", "claim", "grab"} == offered(match, 2)
    play(match, "1 grab")
    for line in ("2 accuse of=secret", f"2 claim card={card(match, 'whale')}", "1 accuse of=off_topic"):
        refusal = refused(match, line)
        assert (refusal.code, refusal.ruling) == ("window_closed", "W4")
    assert offered(match, 2) == set()


def test_w14_w5_a_secret_word_counts_when_the_token_is_taken() -> None:
    match = speak(free("whale", "", "", pile="tail"), 0, "whale")
    assert flashes(match) == [3, 3, 3]
    play(match, "1 grab")
    assert flashes(match) == [4, 3, 3]
    assert hand(match, 0)[-1] == "tail"
    assert told(match)[-2:] == ["grabbed", "validated"]
    assert seen(match, "shown") == {"seat": 0, "card": card(match, "whale"), "word": "whale"}
    play(match, "1 say word=sea")
    assert flashes(match) == [4, 3, 3]


def test_w14_w13_taking_it_may_make_the_last_speaker_win() -> None:
    match = free("a b c d", "", "")
    for word, other in (("a", "x1"), ("b", "x2"), ("c", "x3")):
        speak(speak(match, 0, word), 1, other)
    speak(match, 0, "d")
    play(match, "1 grab")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((0,), "seven_flashes")


def test_w14_w17_a_word_that_nobody_claimed_is_dead_when_the_next_word_is_said() -> None:
    match = play(speak(free("", "", "whale", pile="tail"), 0, "whale"), "1 grab")
    assert "whale" in hand(match, 2)
    play(match, "1 say word=sea")
    assert hand(match, 2)[-1] == "tail"


def test_w15_without_rounds_there_are_15_seconds_from_the_taking_of_the_token() -> None:
    match = free("", "", "")
    assert kind_of_timer(match) == "wait"
    play(match, "2 grab")
    assert match.timer == {"kind": "speak", "seconds": 15, "since": 1}
    assert play(free("", "", "", speak=7), "2 grab").timer == {"kind": "speak", "seconds": 7, "since": 1}


def test_w14_a_token_that_is_not_used_in_time_goes_back_to_the_middle() -> None:
    match = speak(free("", "", "", ""), 0, "whale")
    play(match, "2 grab", "clock elapsed")
    assert seen(match, "token") is None
    assert seen(match, "phase") == "token"
    assert told(match)[-1] == "put_back"
    assert sorted(match.waiting) == [1, 2, 3]  # whoever was too slow may take it again, the last speaker still may not
    assert refused(match, "0 grab").code == "spoke_last"
    play(match.copy(), "2 grab")


def test_w14_the_window_stays_closed_when_the_token_comes_back() -> None:
    match = play(speak(free("", "", ""), 0, "whale"), "2 grab", "clock elapsed")
    assert offered(match, 1) == {"grab"}
    assert refused(match, "1 accuse of=secret").code == "window_closed"


def test_w15_0_means_no_time_to_speak_and_a10_go_on_puts_the_token_back() -> None:
    match = play(free("", "", "", speak=0), "2 grab")
    assert kind_of_timer(match) == "wait"
    play(match, "clock elapsed")
    assert seen(match, "token") == 2
    play(match, "0 go_on")
    assert seen(match, "token") is None
    assert seen(match, "phase") == "token"


def test_a10_if_nobody_takes_the_token_the_last_speaker_may_too() -> None:
    match = speak(free("", "", ""), 0, "whale")
    play(match, "clock elapsed")
    assert refused(match, "0 grab").code == "spoke_last"
    play(match, "1 go_on")
    assert sorted(match.waiting) == [0, 1, 2]
    assert kind_of_timer(match) == "wait"
    assert offered(match, 0) == {"grab"}
    assert {"grab", "accuse", "claim"} == offered(match, 1)
    speak(match, 0, "sea")


def test_w26_the_last_speakers_exception_ends_when_somebody_takes_the_token() -> None:
    match = play(speak(free("", "", ""), 0, "whale"), "clock elapsed", "1 go_on", "1 grab", "clock elapsed")
    assert seen(match, "phase") == "token"
    assert sorted(match.waiting) == [1, 2]
    assert refused(match, "0 grab").code == "spoke_last"


def test_w26_the_last_speakers_exception_ends_when_the_word_is_accused() -> None:
    match = play(speak(free("", "", ""), 0, "whale"), "clock elapsed", "1 go_on", "1 accuse of=secret")
    assert sorted(match.waiting) == [1, 2]
    assert refused(match, "0 grab").code == "spoke_last"


def test_w14_accusations_and_claims_are_as_in_turns() -> None:
    match = speak(free("whale", "", "", ""), 2, "whale")
    play(match, "3 accuse of=off_topic", "2 justify")
    vote(match, s0="down", s1="down")
    assert flashes(match) == [3, 3, 2, 4]
    claim(match, 0, "whale")
    assert flashes(match) == [4, 3, 2, 4]
    assert sorted(match.waiting) == [0, 1, 3]  # W11: the last speaker is still the last speaker


def test_w4_without_rounds_too_the_reaction_time_starts_again_after_an_accusation() -> None:
    match = play(speak(free("", "", "", reaction=4), 2, "whale"), "clock elapsed", "0 accuse of=secret")
    assert match.timer == {"kind": "reaction", "seconds": 4, "since": 4}


def test_w13_without_rounds_an_empty_pile_ends_it_at_once() -> None:
    match = free("", "", "")
    play(speak(match, 0, "a"), "2 accuse of=secret")
    play(speak(match, 1, "b"), "2 accuse of=secret")
    assert match.result is None
    speak(match, 0, "c")
    play(match, "2 accuse of=off_topic", "0 justify")
    assert match.result is None  # not before the act in hand is settled
    play(match, "1 vote thumb=up")
    assert match.result is not None
    assert (match.result.winners, match.result.reason, match.result.scores) == ((0,), "empty_pile", (5, 4, 0))


def test_w13_without_rounds_it_is_settled_whole_before_it_ends() -> None:
    match = free("c", "", "")
    play(speak(match, 0, "a"), "2 accuse of=secret")
    play(speak(match, 1, "b"), "2 accuse of=secret")
    speak(match, 0, "c")
    play(match, "2 accuse of=off_topic", "0 justify", "1 vote thumb=up")
    assert match.result is not None
    assert match.result.scores == (6, 4, 0)  # the secret word has counted as well (W9)


def test_there_is_no_token_in_turns() -> None:
    match = table("", "", "")
    assert seen(match, "token") is None
    refusal = refused(match, "1 grab")
    assert (refusal.code, refusal.ruling) == ("no_token", "W14")


@pytest.mark.parametrize("rounds", [True, False])
def test_a1_waiting_names_seats_of_the_table(rounds: bool) -> None:
    match = table("", "", "", rounds=rounds)
    assert set(match.waiting) <= {0, 1, 2}

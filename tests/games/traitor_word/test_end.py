"""Traitor Word: how it ends (W13, W23–W25)."""

from __future__ import annotations

import pytest

import parlour
from tests.games.traitor_word.tables import (
    card,
    chain,
    claim,
    flashes,
    hand,
    kind_of_timer,
    lose_all,
    say,
    seen,
    table,
    vote,
)
from tests.scripting import offered, play, refused


def last_word_of_a_round(match: parlour.Match, word: str) -> parlour.Match:
    """The others say something until the last speaker of the round can say this word."""
    last = (seen(match, "first") - 1) % match.header.seats
    while match.waiting != (last,):
        if match.waiting:
            say(match, f"more{match.table.step}")
        else:
            play(match, "clock elapsed")
    return say(match, word)


def result(match: parlour.Match) -> tuple[tuple[int, ...], str, tuple[int, ...]]:
    assert match.result is not None
    return match.result.winners, match.result.reason, match.result.scores


# ── the seventh Flash ───────────────────────────────────────────────────────────────────────────────────────────────


def six_flashes(match: parlour.Match) -> parlour.Match:
    """Seat 1 has said three of its secret words, and it is its turn again."""
    say(match, "a x1 x2 b x3 x4 c x5 x6")
    assert seen(match, "flashes", 1) == 6
    return match


def test_w13_the_seventh_flash_wins_at_once_if_a_secret_word_counts() -> None:
    match = say(six_flashes(table("", "a b c d", "")), "d x7")
    assert result(match) == ((1,), "seven_flashes", (3, 7, 3))


def test_w13_the_seventh_flash_wins_at_once_if_a_word_is_claimed() -> None:
    match = say(six_flashes(table("", "a b c d", "")), "x7 d")
    claim(match, 1, "d")
    assert result(match) == ((1,), "seven_flashes", (3, 7, 3))


def test_w13_the_seventh_flash_wins_at_once_if_an_accuser_was_right() -> None:
    match = say(six_flashes(table("", "a b c", "whale")), "x7 whale")
    play(match, "1 accuse of=secret")
    assert result(match) == ((1,), "seven_flashes", (3, 7, 2))
    assert "whale" not in hand(match, 2)


def test_w13_the_seventh_flash_wins_at_once_if_the_accused_was_innocent() -> None:
    match = play(say(six_flashes(table("", "a b c", "")), "x7"), "0 accuse of=secret")
    assert result(match) == ((1,), "seven_flashes", (2, 7, 3))


def test_w25_nothing_more_happens_after_the_seventh_flash() -> None:
    match = play(say(six_flashes(table("", "a b c d", "")), "d"), "0 accuse of=off_topic", "1 justify")
    pile = seen(match, "pile")
    vote(match, s2="up")
    assert result(match) == ((1,), "seven_flashes", (2, 7, 3))  # and no eighth for the secret word
    assert "d" in hand(match, 1)
    assert seen(match, "pile") == pile


def test_w13_the_seventh_flash_goes_before_an_empty_pile() -> None:
    match = table("", "a", "")
    say(match, "x1")
    play(match, "0 accuse of=secret")
    say(match, "x2 x3 x4")
    play(match, "0 accuse of=secret")
    say(match, "x5 x6 a x7 x8 x9")
    assert flashes(match) == [1, 6, 3]
    play(match, "0 accuse of=secret")
    assert result(match) == ((1,), "seven_flashes", (0, 7, 3))


# ── an empty pile, in turns ─────────────────────────────────────────────────────────────────────────────────────────


def test_w13_a_pile_that_is_empty_in_the_middle_of_a_round_does_not_end_it() -> None:
    match = lose_all(table("", "", "", "", first=2), 3)
    assert match.result is None
    say(match, "more")


def test_w13_a_pile_that_is_empty_when_the_round_ends_ends_the_game() -> None:
    match = lose_all(table("", "", "", "", first=2), 3)
    last_word_of_a_round(match, "last")
    play(match, "clock elapsed")
    winners, reason, scores = result(match)
    assert reason == "empty_pile"
    assert scores[3] == 0
    assert sum(scores) == 12
    assert winners == tuple(seat for seat in range(4) if scores[seat] == max(scores))


def test_w13_the_round_is_not_over_before_the_turn_comes_back_to_the_first_player() -> None:
    match = lose_all(table("", "", "", "", first=2), 3)
    while seen(match, "phase") != "react":
        assert match.waiting != (2,)
        say(match, f"more{match.table.step}")
    assert seen(match, "turn") == 2
    assert result(play(match, "clock elapsed"))[1] == "empty_pile"


def test_w13_the_most_flashes_win() -> None:
    # seat 2 accuses seats 1, 0 and 1 falsely; then the round ends
    match = table("", "", "", first=0)
    play(say(match, "a"), "2 accuse of=secret")
    say(match, "b c")
    play(match, "2 accuse of=secret")
    say(match, "d")
    play(match, "2 accuse of=off_topic", "1 justify", "0 vote thumb=up")
    assert flashes(match) == [4, 5, 0]
    assert result(play(say(match, "e"), "clock elapsed")) == ((1,), "empty_pile", (4, 5, 0))


def test_a8_w13_players_with_as_many_flashes_share_the_win() -> None:
    match = table("", "", "", "", first=0)
    play(say(match, "a"), "3 accuse of=secret")
    play(say(match, "b"), "3 accuse of=secret")
    say(match, "c")
    play(say(match, "d"), "3 accuse of=secret")  # seat 0 has one more as well
    play(say(match, "e f g"), "clock elapsed")
    assert result(match) == ((0, 1, 2), "empty_pile", (4, 4, 4, 0))


def test_w13_the_last_words_window_closes_with_the_reaction_time() -> None:
    match = table("", "", "", "", first=2, reaction=4)
    while flashes(match)[3]:
        speaker = seen(match, "turn")
        say(match, f"word{match.table.step}")
        if speaker != 3:
            play(match, "3 accuse of=secret")
        play(match, "clock elapsed")
    last_word_of_a_round(match, "last")
    assert match.result is None
    assert "accuse" in offered(match, 0)  # as long as the reaction time runs
    play(match, "clock elapsed")
    assert result(match)[1] == "empty_pile"


def about_to_end(hand_of_3: str, reaction: int = 4, wait: int = 60) -> parlour.Match:
    """Four players, seat 0 first: seat 3 has no Flash left and is the last speaker of the round."""
    match = table("", "", "", hand_of_3, reaction=reaction, wait=wait)
    while seen(match, "flashes", 3) or seen(match, "turn") != 3:
        speaker = seen(match, "turn")
        say(match, f"word{match.table.step}")
        if speaker != 3 and seen(match, "flashes", 3):
            play(match, "3 accuse of=secret")
        if reaction:
            play(match, "clock elapsed")
    assert match.result is None
    return match


def test_w13_w5_applies_and_if_no_pile_is_empty_then_the_game_goes_on() -> None:
    match = play(say(about_to_end("whale"), "whale"), "clock elapsed")
    assert match.result is None
    assert seen(match, "flashes", 3) == 1
    assert len(hand(match, 3)) == 5
    assert match.waiting == (0,)


def test_w24_the_window_stays_closed_when_the_round_goes_on() -> None:
    match = play(say(about_to_end("whale"), "whale"), "clock elapsed")
    for seat in range(4):
        assert not offered(match, seat) & {"accuse", "claim"}
    assert refused(match, "1 accuse of=secret").code == "window_closed"
    say(match, "sea")
    assert seen(match, "flashes", 3) == 1  # it has counted once
    assert {"accuse", "claim"} <= offered(match, 1)


def test_w13_a_claim_in_time_may_save_the_round_too() -> None:
    match = table("", "", "whale", "", first=3, reaction=4)
    while seen(match, "flashes", 2):
        speaker = seen(match, "turn")
        say(match, f"word{match.table.step}")
        if speaker != 2:
            play(match, "2 accuse of=secret")
        play(match, "clock elapsed")
    while seen(match, "turn") != 1:
        say(match, f"word{match.table.step}")
        play(match, "clock elapsed")
    say(match, "whale")
    claim(match, 2, "whale")
    play(match, "clock elapsed")
    say(match, "sea")
    play(match, "clock elapsed")
    assert match.result is None
    assert match.waiting == (3,)


def test_w13_w5_does_not_save_it_if_the_word_was_no_secret() -> None:
    match = play(say(about_to_end("whale"), "sea"), "clock elapsed")
    assert result(match)[1] == "empty_pile"


def test_w13_an_accusation_of_the_last_word_is_settled_first_and_its_reaction_time_runs_again() -> None:
    match = say(about_to_end("whale"), "whale")
    play(match, "0 accuse of=secret")
    assert match.result is None
    assert seen(match, "phase") == "react"
    play(match, "clock elapsed")
    assert result(match)[1] == "empty_pile"


def test_w13_a_pile_that_is_emptied_while_the_first_player_thinks_ends_the_game_too() -> None:
    match = table("", "", "", reaction=4)
    for word, accuser in (("a", 0), ("b", None), ("c", None), ("d", 0), ("e", None)):
        say(match, word)
        if accuser is not None:
            play(match, f"{accuser} accuse of=secret")
        play(match, "clock elapsed")
    assert match.waiting == (0,)  # the round has ended, and no pile is empty
    assert flashes(match) == [1, 5, 3]
    play(match, "0 accuse of=secret", "clock elapsed")
    assert result(match) == ((1,), "empty_pile", (0, 5, 4))


@pytest.mark.parametrize("wait", [0, 60])
def test_w23_without_a_reaction_time_the_last_word_alone_has_the_default_one(wait: int) -> None:
    match = about_to_end("whale", reaction=0, wait=wait)
    assert kind_of_timer(match) == ("wait" if wait else None)  # as after any other word
    say(match, "whale")
    assert match.timer is not None
    assert (match.timer["kind"], match.timer["seconds"], match.waiting) == ("reaction", 4, ())
    assert refused(match, "0 say word=sea").code == "too_early"
    play(match, "clock elapsed")
    assert match.waiting == (0,)
    assert seen(match, "shown") == {"seat": 3, "card": card(match, "whale"), "word": "whale"}
    assert kind_of_timer(say(match, "sea")) == ("wait" if wait else None)


def test_w23_without_a_reaction_time_the_last_speakers_own_secret_can_be_doubted() -> None:
    match = play(say(about_to_end("whale", reaction=0), "whale"), "0 accuse of=secret")
    assert "whale" not in hand(match, 3)
    assert kind_of_timer(match) == "reaction"  # W4: it starts again
    assert result(play(match, "clock elapsed"))[1] == "empty_pile"


def test_w23_by_the_first_version_of_the_rules_the_last_word_had_no_time() -> None:
    newest = about_to_end("whale", reaction=0).transcript()
    match = say(parlour.replay(newest | {"rules": 1}), "whale")
    assert match.waiting == (0,)
    assert seen(match, "shown") == {"seat": 3, "card": card(match, "whale"), "word": "whale"}


def test_everybody_sees_how_it_ended() -> None:
    match = say(six_flashes(table("", "a b c d", "")), "d x7")
    for you in (None, 0, 1, 2):
        view = match.view(you)
        assert (view["over"], view["winners"], view["phase"], view["timer"]) == (True, [1], "over", None)
        assert view["result"] == {"winners": [1], "scores": [3, 7, 3], "reason": "seven_flashes"}
    assert chain(match)[-1] == "d"

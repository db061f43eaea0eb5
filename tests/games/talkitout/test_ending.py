"""#TalkItOut: who wins, and what ends a game in which nothing moves (T11, T12, A8)."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from tests.games.talkitout.decks import hand, held, last, plain_turns, seen, table, told
from tests.scripting import play, refused


def one_turn_left(mine: str, theirs: str = "sr*7", **layout: Any) -> parlour.Match:
    """Two players play Questions for a while; then it is seat 0's turn, with nothing but `mine` and `sr9` left."""
    few = 6 - len(mine.split())
    match = table(f"sr*{few} sr9 {mine}", theirs, **layout)
    plain_turns(match, 2 * few)
    assert len(hand(match, 0)) == 7 - few
    return match


def test_t11_the_first_player_with_an_empty_hand_wins_when_the_turn_has_ended() -> None:
    match = play(one_turn_left(""), "0 play card=sr9")
    assert held(match)[0] == 0
    assert match.result is None, "the question is not answered yet"
    play(match, "0 answer")
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.result.reason == "out"


def test_t11_the_scores_are_the_cards_left() -> None:
    match = play(one_turn_left(""), "0 play card=sr9", "0 answer")
    assert match.result is not None
    assert match.result.scores == (0, 1)
    assert seen(match, "result") == {"winners": [0], "scores": [0, 1], "reason": "out"}
    assert (seen(match, "over"), seen(match, "winners"), seen(match, "phase")) == (True, [0], "over")
    assert (seen(match, "waiting"), seen(match, "timer")) == ([], None)


@pytest.mark.parametrize("line", ["0 draw", "1 play card=sr9", "1 go_on", "clock elapsed", "0 answer"])
def test_t11_a12_when_the_game_is_over_nothing_more_can_be_done(line: str) -> None:
    match = play(one_turn_left(""), "0 play card=sr9", "0 answer")
    assert not any(match.offers(seat) for seat in (0, 1, parlour.CLOCK))
    assert refused(match, line).code == "over"


def test_t11_throw_it_out_as_the_last_card_wins() -> None:
    match = play(one_turn_left("throw"), "0 play card=sr9", "0 special card=throw_it_out")
    assert match.result is not None
    assert match.result.winners == (0,)


def test_t11_back_at_you_as_the_last_card_wins_once_the_question_is_answered() -> None:
    match = play(one_turn_left("back"), "0 play card=sr9", "0 special card=back_at_you to=1")
    assert match.result is None
    play(match, "1 answer")
    assert match.result is not None
    assert match.result.winners == (0,)


def test_t11_a_special_card_left_in_the_hand_is_a_card() -> None:
    match = play(one_turn_left("throw"), "0 play card=sr9", "0 answer")
    assert match.result is None
    assert match.waiting == (1,)


def test_t11_a_liar_caught_on_the_last_card_has_a_card_again_and_plays_on() -> None:
    match = play(one_turn_left("lie"), "0 play card=sr9", "0 special card=tell_a_lie", "0 tell lie=0")
    assert held(match)[0] == 0
    play(match, "1 vote lie=0")
    assert match.result is None
    assert held(match)[0] == 1
    assert match.waiting == (1,)


def test_t11_a_liar_who_is_not_caught_on_the_last_card_wins_after_the_others_have_drawn() -> None:
    match = one_turn_left("lie")
    before = held(match)[1]
    play(match, "0 play card=sr9", "0 special card=tell_a_lie", "0 tell lie=0", "1 vote lie=1")
    assert told(match) == ["voted", "judged", "drew"]
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.result.scores == (0, before + 1)


def test_t11_t10_a_caught_liar_always_finds_a_question_for_the_one_played_over_is_among_the_discards() -> None:
    match = one_turn_left("lie", pile="throw*16")
    play(match, "0 play card=sr9", "0 special card=tell_a_lie", "0 tell lie=0", "1 vote lie=0")
    assert match.result is None
    assert hand(match, 0)[0].startswith("sr")


def test_t12_as_many_turns_in_a_row_as_players_without_a_card_played_or_drawn_end_the_game() -> None:
    match = plain_turns(table("", "", ""), 16)
    assert (seen(match, "pile"), seen(match, "idle")) == (0, 0)
    assert match.waiting == (1,)
    play(match, "1 draw", "2 draw")
    assert match.result is None
    assert seen(match, "idle") == 2
    play(match, "0 draw")
    assert match.result is not None
    assert match.result.reason == "no_progress"


def test_t12_then_the_fewest_cards_win() -> None:
    match = plain_turns(table("", "", ""), 16 + 3)
    assert held(match) == [13, 12, 12]
    assert match.result is not None
    assert match.result.winners == (1, 2)
    assert match.result.scores == (13, 12, 12)


def test_t12_a8_a_tie_for_the_fewest_cards_shares_the_win() -> None:
    match = plain_turns(table("", ""), 16 + 2)
    assert match.result is not None
    assert match.result.winners == (0, 1)
    assert match.result.scores == (15, 15)


def test_t12_a_card_played_begins_the_count_anew() -> None:
    match = plain_turns(table("", "", pile="fm*15 sr2"), 16)
    play(match, "0 draw")
    assert seen(match, "idle") == 1
    play(match, "1 play card=sr2", "1 answer")
    assert seen(match, "idle") == 0
    assert match.waiting == (0,)


def test_t12_a_turn_passed_by_go_on_counts_too() -> None:
    match = plain_turns(table("", ""), 16)
    play(match, "clock elapsed", "0 go_on", "clock elapsed", "1 go_on")
    assert match.result is not None
    assert match.result.reason == "no_progress"
    assert last(match, "no_card") == {"seat": 1}

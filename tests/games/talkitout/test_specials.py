"""#TalkItOut: #ThrowItOut, #BackAtYou, and what a special card on top does (T4, T6, T7, T9)."""

from __future__ import annotations

import pytest

from tests.games.talkitout.decks import hand, hidden, last, seen, table
from tests.scripting import offered, play, refused

SPECIALS = ["throw_it_out", "back_at_you", "tell_a_lie"]


def test_t4_a_special_card_is_laid_on_the_question_just_played() -> None:
    match = play(table("sr2 throw", ""), "0 play card=sr2", "0 special card=throw_it_out")
    assert (seen(match, "top"), seen(match, "special")) == ("sr2", "throw_it_out")
    assert "throw_it_out" not in hand(match, 0)
    assert last(match, "special") == {"seat": 0, "card": "throw_it_out", "to": None}


def test_t4_a_special_card_may_be_laid_on_a_question_that_was_drawn() -> None:
    match = play(table("throw", "", pile="sr2"), "0 draw", "0 play card=sr2", "0 special card=throw_it_out")
    assert (seen(match, "top"), seen(match, "special")) == ("sr2", "throw_it_out")


def test_t4_each_special_card_in_hand_is_offered_until_the_answer_is_given() -> None:
    match = play(table("sr2 throw back lie lie", "", ""), "0 play card=sr2")
    assert match.offers(0) == [
        {"act": "answer", "text": {"text": 280, "optional": True}},
        {"act": "special", "card": {"one_of": ["throw_it_out", "tell_a_lie"]}},
        {"act": "special", "card": "back_at_you", "to": {"one_of": [1, 2]}},
    ]
    play(match, "0 answer")
    assert refused(match, "0 special card=throw_it_out").code == "not_you"


def test_t4_at_most_one_special_card_a_turn() -> None:
    laid = play(table("sr2 lie throw back", "", ""), "0 play card=sr2", "0 special card=tell_a_lie")
    assert offered(laid, 0) == {"tell"}
    assert refused(laid, "0 special card=throw_it_out").code == "one_special"
    named = play(table("sr2 lie throw back", "", ""), "0 play card=sr2", "0 special card=back_at_you to=1")
    assert refused(named, "0 special card=throw_it_out").code == "one_special"


def test_t4_nobody_else_may_lay_one_on_your_question() -> None:
    match = play(table("sr2", "throw"), "0 play card=sr2")
    assert refused(match, "1 special card=throw_it_out").code == "not_your_question"


@pytest.mark.parametrize("card", [*SPECIALS, "sr3", "nonsense"])
def test_t4_a_special_card_that_is_not_in_the_hand_is_refused(card: str) -> None:
    match = play(table("sr2 sr3", "throw back lie"), "0 play card=sr2")
    refusal = refused(match, f"0 special card={card}")
    assert (refusal.code, refusal.ruling) == ("special_not_held", "T4")


def test_t4_a11_of_equal_special_cards_one_goes() -> None:
    match = play(table("sr2 throw throw", ""), "0 play card=sr2", "0 special card=throw_it_out")
    assert hand(match, 0).count("throw_it_out") == 1


def test_t6_with_throw_it_out_nobody_answers_and_the_turn_ends() -> None:
    match = play(table("sr2 throw", ""), "0 play card=sr2", "0 special card=throw_it_out")
    assert seen(match, "answers") == []
    assert match.waiting == (1,)
    assert seen(match, "phase") == "turn"
    assert [event["event"] for event in match.events(None)] == ["opened", "played", "special"]


@pytest.mark.parametrize("card", ["throw_it_out", "tell_a_lie"])
def test_t7_only_back_at_you_names_a_player(card: str) -> None:
    match = play(table("sr2 throw lie", "", ""), "0 play card=sr2")
    refusal = refused(match, f"0 special card={card} to=1")
    assert (refusal.code, refusal.ruling) == ("name_nobody", "T7")


@pytest.mark.parametrize("to", ["", "to=null", "to=0", "to=3", "to=-1", "to=99999999999999999999"])
def test_t7_back_at_you_names_one_other_player(to: str) -> None:
    match = play(table("sr2 back", "", ""), "0 play card=sr2")
    refusal = refused(match, f"0 special card=back_at_you {to}")
    assert (refusal.code, refusal.ruling) == ("name_another", "T7")


@pytest.mark.parametrize("to", [0, 2])
def test_t7_back_at_you_may_name_any_other_player_who_then_answers(to: int) -> None:
    match = play(table("", "sr2 back", "", first=1), "1 play card=sr2", f"1 special card=back_at_you to={to}")
    assert match.waiting == (to,)
    assert seen(match, "phase") == "answer"
    assert last(match, "special") == {"seat": 1, "card": "back_at_you", "to": to}
    play(match, f"{to} answer text=mine")
    assert seen(match, "answers") == [{"seat": to, "text": "mine"}]


def test_t7_a5_whoever_is_named_may_answer_aloud() -> None:
    match = play(table("sr2 back", ""), "0 play card=sr2", "0 special card=back_at_you to=1", "1 answer")
    assert seen(match, "answers") == [{"seat": 1, "text": None}]


def test_t7_the_text_of_whoever_is_named_follows_a6_too() -> None:
    match = play(table("sr2 back", ""), "0 play card=sr2", "0 special card=back_at_you to=1")
    assert refused(match, "1 answer text=''").code == "text_empty"


def test_t7_then_the_turn_of_the_one_who_named_ends() -> None:
    match = play(table("sr2 back", "", ""), "0 play card=sr2", "0 special card=back_at_you to=2", "2 answer")
    assert match.waiting == (1,)


def test_t7_whoever_is_named_cannot_pass_it_on() -> None:
    match = play(table("sr2 back", "back throw lie", ""), "0 play card=sr2", "0 special card=back_at_you to=1")
    assert match.offers(1) == [{"act": "answer", "text": {"text": 280, "optional": True}}]
    assert refused(match, "1 special card=back_at_you to=2").code == "passed_to_you"
    assert refused(match, "1 special card=throw_it_out").code == "passed_to_you"


def test_t7_the_one_who_named_cannot_answer_instead() -> None:
    match = play(table("sr2 back", "", ""), "0 play card=sr2", "0 special card=back_at_you to=1")
    assert refused(match, "0 answer").code == "you_passed_it"
    assert refused(match, "2 answer").code == "not_you"


@pytest.mark.parametrize(
    "laid",
    [
        ["0 special card=throw_it_out"],
        ["0 special card=back_at_you to=1", "1 answer"],
        ["0 special card=tell_a_lie", "0 tell lie=0", "1 vote lie=1"],
    ],
)
def test_t9_while_a_special_card_is_on_top_every_question_matches_and_must_be_played(laid: list[str]) -> None:
    match = play(table("sr2 throw back lie", "fm2 throw mi2", filler="fm"), "0 play card=sr2", *laid)
    playable = [card for card in hand(match, 1) if card != "throw_it_out"]
    assert match.offers(1) == [{"act": "play", "card": {"one_of": playable}}]
    assert refused(match, "1 draw").code == "must_play"
    assert seen(play(match, "1 play card=mi2"), "top") == "mi2"


def test_t9_it_lasts_from_player_to_player_until_a_question_is_on_top_again() -> None:
    match = table("sr2 throw", "throw*7", "mi2", "rf2", pile="back", filler="fm")
    play(match, "0 play card=sr2", "0 special card=throw_it_out", "1 draw")
    assert seen(match, "special") == "throw_it_out"
    assert {"act": "play", "card": {"one_of": hand(match, 2)}} in match.offers(2)
    play(match, "2 play card=mi2")
    assert seen(match, "special") is None
    play(match, "2 answer")
    assert refused(match, "3 play card=rf2").code == "no_match"


def test_t9_a_question_drawn_under_a_special_card_matches() -> None:
    match = table("sr2 throw", "throw*7", pile="fm1", filler="sr")
    play(match, "0 play card=sr2", "0 special card=throw_it_out", "1 draw")
    assert seen(match, "phase") == "drawn"
    assert offered(match, 1) == {"keep", "play"}


def test_t9_t10_question_and_special_card_go_under_the_next_question() -> None:
    match = table("sr2 throw", "fm2")
    play(match, "0 play card=sr2", "0 special card=throw_it_out", "1 play card=fm2")
    assert (seen(match, "top"), seen(match, "special")) == ("fm2", None)
    assert hidden(match).below == ["sr1", "sr2", "throw_it_out"]

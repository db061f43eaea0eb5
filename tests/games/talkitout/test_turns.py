"""#TalkItOut: the deal, a turn, and a plain answer (T1 to T5, T14 to T16)."""

from __future__ import annotations

import pytest

import parlour
from parlour.games.talkitout.deck import Category, QuestionDeck
from parlour.text.options import first_player
from tests.games.talkitout.decks import hand, held, last, pile, plain_turns, seen, table, told
from tests.scripting import offered, play, refused

# ── the cards and the deal ──────────────────────────────────────────────────────────────────────────────────────────


def test_t1_there_are_five_categories() -> None:
    assert list(Category) == ["society", "relationships", "future", "memories", "identity"]


@pytest.mark.parametrize(("other", "says"), [("society", "2 different"), ("joy", "'joy'. Choose from society")])
def test_t1_every_question_shows_two_different_categories(other: str, says: str) -> None:
    deck = {"questions": [{"id": "q1", "categories": ["society", other], "text": "Who?"}]}
    with pytest.raises(ValueError, match=says):
        parlour.start("talkitout", 2, deck=deck)


@pytest.mark.parametrize("card", ["sr2", "rs2", "sf2", "fs2", "rm2", "ir2"])
def test_t1_a_question_matches_if_it_shares_at_least_one_category_with_the_top(card: str) -> None:
    match = table(card, "")
    assert match.offers(0) == [{"act": "play", "card": card}]


@pytest.mark.parametrize("card", ["fm2", "fi2", "mi2"])
def test_t1_a_question_that_shares_no_category_does_not_match(card: str) -> None:
    match = table(f"sr2 {card}", "")
    assert refused(match, f"0 play card={card}").code == "no_match"


def test_t1_the_top_question_alone_counts_not_those_below() -> None:
    match = table("sr2 rf2", "rm2 fm2", top="sr1")
    play(match, "0 play card=rf2", "0 answer", "1 play card=fm2", "1 answer")
    assert refused(match, "0 play card=sr2").code == "no_match"


def test_t14_each_player_gets_seven_cards_from_the_top_seat_0_first_then_one_is_turned_up() -> None:
    match = table("sr2 throw", "back sf2", "lie si2", top="mi1", pile="rm1 throw")
    assert held(match) == [7, 7, 7]
    assert [hand(match, seat)[:2] for seat in range(3)] == [
        ["sr2", "throw_it_out"],
        ["back_at_you", "sf2"],
        ["tell_a_lie", "si2"],
    ]
    assert seen(match, "top") == "mi1"
    assert seen(match, "pile") == 16
    assert pile(match)[:2] == ["rm1", "throw_it_out"]


def test_t14_special_cards_are_shuffled_in_with_the_questions() -> None:
    hands = [card for seed in range(5) for card in hand(parlour.start("talkitout", 8, seed=seed), 0)]
    assert {"throw_it_out", "back_at_you", "tell_a_lie"} & {*hands}
    assert {card for card in hands if card.startswith("q")}


def test_t2_a_special_card_turned_up_goes_back_and_another_card_is_turned() -> None:
    for seed in range(20):
        match = table("", "", top="throw", pile="back lie sr1", seed=seed)
        assert seen(match, "special") is None
        assert seen(match, "top")[-1].isdigit()
        assert seen(match, "pile") == 16
        assert sorted(card for card in pile(match) if not card[-1].isdigit()) == [
            "back_at_you",
            "tell_a_lie",
            "throw_it_out",
        ]


def test_t2_the_pile_is_shuffled_when_a_special_card_turns_up() -> None:
    tops = {seen(table("", "", top="throw", seed=seed), "top") for seed in range(20)}
    assert len(tops) > 5


def test_t2_the_pile_is_left_alone_when_a_question_turns_up() -> None:
    assert pile(table("", "", pile="sr2 throw sr3"))[:3] == ["sr2", "throw_it_out", "sr3"]


def test_t2_when_no_question_is_left_after_the_deal_all_cards_are_dealt_again() -> None:
    match = table("sr*7", "sr*7", top="throw", pile="lie*16")
    assert seen(match, "top").startswith("sr")
    assert held(match) == [7, 7]
    assert seen(match, "pile") == 16


def test_t15_a2_the_chosen_seat_begins() -> None:
    for first in range(3):
        match = table("", "", "", first=first)
        assert match.waiting == (first,)
        assert last(match, "opened") == {"seat": first, "card": "sr1"}


def test_t15_a2_with_nobody_chosen_the_first_player_is_drawn_at_random() -> None:
    assert {table("", "", "", first=None, seed=seed).waiting for seed in range(20)} == {(0,), (1,), (2,)}


def test_t15_the_hint_for_the_first_player_is_the_youngest() -> None:
    assert first_player(parlour.games["talkitout"]) == "the youngest player"


def test_t15_a1_turns_go_clockwise_and_after_the_last_seat_comes_seat_0() -> None:
    match = table("", "", "", first=1)
    turns: list[int] = []
    for _ in range(5):
        turns += match.waiting
        plain_turns(match, 1)
    assert turns == [1, 2, 0, 1, 2]


# ── a turn ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_t3_holding_a_matching_question_you_must_play_one_of_them() -> None:
    match = table("sr2", "")
    assert offered(match, 0) == {"play"}
    refusal = refused(match, "0 draw")
    assert (refusal.code, refusal.ruling) == ("must_play", "T3")


def test_t3_which_matching_question_is_the_players_choice() -> None:
    match = table("sf2 fm2 rm2 throw", "")
    assert match.offers(0) == [{"act": "play", "card": {"one_of": ["sf2", "rm2"]}}]
    assert seen(play(match, "0 play card=rm2"), "top") == "rm2"


def test_t3_a_question_that_does_not_match_is_refused() -> None:
    refusal = refused(table("sr2 fm2", ""), "0 play card=fm2")
    assert (refusal.code, refusal.ruling) == ("no_match", "T3")


@pytest.mark.parametrize("card", ["sr3", "throw_it_out", "nonsense", "''"])
def test_t3_a_card_that_is_not_in_the_hand_is_refused(card: str) -> None:
    refusal = refused(table("sr2", "sr3"), f"0 play card={card}")
    assert (refusal.code, refusal.ruling) == ("not_yours", "T3")
    assert card not in refusal.text


def test_t3_holding_no_match_you_draw_one_card() -> None:
    match = table("throw", "", pile="fm1")
    assert match.offers(0) == [{"act": "draw"}]
    play(match, "0 draw")
    assert hand(match, 0)[-1] == "fm1"
    assert held(match) == [8, 7]
    assert seen(match, "pile") == 15


@pytest.mark.parametrize("card", ["fm1", "throw", "back", "lie"])
def test_t3_t4_a_drawn_card_that_does_not_match_is_kept_and_the_turn_is_over(card: str) -> None:
    match = play(table("", "", pile=card), "0 draw")
    assert match.waiting == (1,)
    assert seen(match, "phase") == "turn"
    assert told(match) == ["drew"]


def test_t3_a_drawn_question_that_matches_may_be_played() -> None:
    match = play(table("", "", pile="sr2"), "0 draw")
    assert seen(match, "phase") == "drawn"
    assert match.offers(0) == [{"act": "keep"}, {"act": "play", "card": "sr2"}]
    play(match, "0 play card=sr2")
    assert seen(match, "top") == "sr2"
    assert seen(match, "phase") == "answer"
    assert held(match) == [7, 7]


def test_t3_a_drawn_question_that_matches_may_be_kept_and_the_turn_is_over() -> None:
    match = play(table("", "", pile="sr2"), "0 draw", "0 keep")
    assert hand(match, 0)[-1] == "sr2"
    assert match.waiting == (1,)
    assert told(match) == ["kept"]
    assert [match.view(you)["drawn"] for you in (None, 0, 1)] == [None, None, None]


def test_t3_a_question_kept_must_be_played_in_a_later_turn() -> None:
    match = play(table("", "", pile="sr2 fm1"), "0 draw", "0 keep", "1 draw")
    assert match.offers(0) == [{"act": "play", "card": "sr2"}]


@pytest.mark.parametrize("card", ["fm2", "throw_it_out", "sr9", "nonsense"])
def test_t3_after_drawing_only_the_drawn_card_may_be_played(card: str) -> None:
    match = play(table("fm2 throw", "sr9", pile="sr2"), "0 draw")
    refusal = refused(match, f"0 play card={card}")
    assert (refusal.code, refusal.ruling) == ("only_drawn", "T3")


def test_t3_only_one_card_is_drawn() -> None:
    match = play(table("", "", pile="sr2"), "0 draw")
    assert refused(match, "0 draw").code == "only_drawn"


def test_t3_nothing_can_be_kept_that_was_not_drawn() -> None:
    assert refused(table("sr2", ""), "0 keep").code == "nothing_drawn"


def test_t4_a_special_card_cannot_be_played_instead_of_a_question() -> None:
    refusal = refused(table("throw", ""), "0 play card=throw_it_out")
    assert (refusal.code, refusal.ruling) == ("special_alone", "T4")
    assert refused(table("throw sr2", ""), "0 play card=throw_it_out").code == "special_alone"


def test_t4_a_special_card_cannot_be_laid_before_a_question_is_played() -> None:
    assert refused(table("throw sr2", ""), "0 special card=throw_it_out").code == "special_alone"


def test_t4_a_hand_of_special_cards_has_to_draw() -> None:
    assert table("throw*3 back*2 lie*2", "").offers(0) == [{"act": "draw"}]


# ── the answer ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_t16_the_question_played_lies_on_top_for_everybody_before_it_is_answered() -> None:
    match = play(table("sr2", ""), "0 play card=sr2")
    assert seen(match, "top") == match.view(1)["top"] == "sr2"
    assert last(match, "played") == {"seat": 0, "card": "sr2"}
    assert "sr2" not in hand(match, 0)
    assert seen(match, "answers") == []
    assert match.waiting == (0,)


def test_t16_the_answer_cannot_come_before_the_question() -> None:
    assert refused(table("sr2", ""), "0 answer text=early").code == "not_asked"


def test_t5_a5_an_answer_may_be_typed() -> None:
    match = play(table("sr2", ""), "0 play card=sr2", "0 answer text='My aunt, once.'")
    assert seen(match, "answers") == [{"seat": 0, "text": "My aunt, once."}]
    assert last(match, "answered") == {"seat": 0, "text": "My aunt, once."}


@pytest.mark.parametrize("line", ["0 answer", "0 answer text=null"])
def test_t5_a5_an_answer_may_be_said_aloud(line: str) -> None:
    match = play(table("sr2", ""), "0 play card=sr2", line)
    assert seen(match, "answers") == [{"seat": 0, "text": None}]
    assert last(match, "answered") == {"seat": 0, "text": None}


def test_t5_after_the_answer_the_turn_ends() -> None:
    match = play(table("sr2", ""), "0 play card=sr2", "0 answer")
    assert match.waiting == (1,)
    assert seen(match, "phase") == "turn"


def test_t5_there_is_no_skipping_a_question() -> None:
    match = play(table("sr2", ""), "0 play card=sr2")
    assert match.offers(0) == [{"act": "answer", "text": {"text": 280, "optional": True}}]
    for line in ("0 keep", "0 draw", "0 play card=fm100"):
        assert refused(match, line).code == "answer_first"


def test_t5_help_with_an_answer_is_in_the_deck_and_costs_nothing() -> None:
    deck = parlour.start("talkitout", 2, seed=0).header.deck
    assert isinstance(deck, QuestionDeck)
    assert all(question.help for question in deck.questions)
    assert not {"help", "skip", "pass"} & parlour.games["talkitout"].acts.keys()


def test_t5_the_last_answer_is_seen_until_the_next_question_is_played() -> None:
    match = play(table("sr2", "sr3"), "0 play card=sr2", "0 answer text=yes")
    assert seen(match, "answers") != []
    assert seen(play(match, "1 play card=sr3"), "answers") == []


# ── typed text (A6) ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "text_empty"),
        ("   ", "text_empty"),
        ("—", "text_empty"),
        ("- ' -", "text_empty"),
        ("x" * 281, "text_long"),
        ("one\ntwo", "text_unseen"),
        ("nothing\u200bhere", "text_unseen"),
        ("\u202eback", "text_unseen"),
    ],
)
def test_a6_an_answer_with_nothing_to_show_or_too_much_is_refused(text: str, code: str) -> None:
    match = play(table("sr2", ""), "0 play card=sr2")
    before = match.copy()
    with pytest.raises(parlour.Refused) as caught:
        match.play(0, {"act": "answer", "text": text})
    assert (caught.value.code, caught.value.ruling) == (code, "A6")
    assert match == before


@pytest.mark.parametrize("text", ["x", "x" * 280, "  Crème  brûlée – d’accord!  "])
def test_a6_an_answer_of_1_to_280_characters_is_kept_as_it_was_typed(text: str) -> None:
    match = play(table("sr2", ""), "0 play card=sr2")
    match.play(0, {"act": "answer", "text": text})
    assert seen(match, "answers") == [{"seat": 0, "text": text}]


# ── only what is open (A12) ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "line", ["1 play card=sr3", "1 draw", "2 vote lie=0", "1 answer", "1 special card=throw_it_out"]
)
def test_a12_whoever_the_table_does_not_wait_for_can_do_nothing(line: str) -> None:
    match = table("sr2", "sr3 throw", "")
    assert match.offers(1) == []
    refusal = refused(match, line)
    assert (refusal.code, refusal.ruling) == ("not_you", "A12")


def test_a12_a_refusal_is_told_to_nobody_else() -> None:
    match = table("sr2", "")
    before = match.events(1)
    refused(match, "0 draw")
    assert match.events(1) == before

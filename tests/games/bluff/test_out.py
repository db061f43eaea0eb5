"""Out: when it may be called, what makes it right, false or refused, and what is told of it."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from tests.games.bluff.decks import COMPLETE, JUNK, OTHER_COMPLETE, OTHER_JUNK, WORDS, lay, pass_turns, table
from tests.scripting import offered, play, refused

WITH_WILD = "wild e.definition e.example d.word d.example"
WILD_PAIR = "e.word e.definition e.example wild d.example"
TWO_WILDS = "e.word e.definition e.example wild wild"


def dealers(hand: str, **how: Any) -> parlour.Match:
    """The dealer, seat 1, has this hand, and it is their first turn: Out is open to them (B4)."""
    return pass_turns(table(hand1=hand, **how))


def winner(match: parlour.Match) -> int:
    assert match.result is not None
    (seat,) = match.result.winners
    return seat


# ── B4: when ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_b4_out_is_closed_on_the_very_first_turn_of_a_round() -> None:
    match = table(hand0=COMPLETE)
    assert offered(match, 0) == {"pick", "block"}
    refusal = refused(match, f"0 {lay(COMPLETE)}")
    assert (refusal.code, refusal.ruling) == ("must_wait", "B4")
    # a hand dealt complete to the first player waits one turn
    play(pass_turns(match, 2), f"0 {lay(COMPLETE)}")
    assert winner(match) == 0


def test_b4_a_hand_dealt_complete_to_the_dealer_does_not_wait() -> None:
    assert winner(play(dealers(COMPLETE), f"1 {lay(COMPLETE)}")) == 1


def test_b4_the_very_first_turn_stays_closed_after_a_successful_block_in_it() -> None:
    match = play(table(hand0=OTHER_COMPLETE, hand1=COMPLETE), "0 block")
    assert offered(match, 0) == {"pick"}
    assert refused(match, f"0 {lay(OTHER_COMPLETE)}").code == "must_wait"


def test_b4_a_failed_block_on_the_very_first_turn_uses_that_turn_up() -> None:
    match = play(table(), "0 block", "1 choose slot=0")
    assert "out" in offered(match, 1)  # the dealer's first turn is not the first of the round
    assert "out" in offered(pass_turns(match), 0)


def test_b4_out_is_closed_on_the_first_turn_after_having_been_blocked_with_success() -> None:
    match = play(table(hand1=COMPLETE, pile=OTHER_COMPLETE), "0 block")
    assert match.view(1)["hand"] == OTHER_COMPLETE.split()  # complete again, by luck
    pass_turns(match)
    assert offered(match, 1) == {"pick", "block"}
    assert refused(match, f"1 {lay(OTHER_COMPLETE)}").code == "must_wait"
    assert winner(play(pass_turns(match, 2), f"1 {lay(OTHER_COMPLETE)}")) == 1


def test_b4_the_turn_that_is_closed_may_be_spent_on_a_block() -> None:
    match = pass_turns(play(table(hand1=COMPLETE, pile=OTHER_COMPLETE), "0 block"))
    play(match, "1 block", "0 choose slot=0")  # it fails
    pass_turns(match)
    assert "out" in offered(match, 1)


def test_b4_having_been_blocked_without_success_closes_nothing() -> None:
    match = play(table(), "0 block", "1 choose slot=0")
    assert offered(match, 1) == {"pick", "block", "out"}


def test_b4_a_new_round_begins_with_a_closed_turn_again() -> None:
    match = play(dealers(COMPLETE, rounds=2), f"1 {lay(COMPLETE)}")
    assert (match.view(0)["round"], match.waiting) == (2, (1,))
    assert offered(match, 1) == {"pick", "block"}
    assert "out" in offered(pass_turns(match), 0)


# ── B5: right, false, or refused ────────────────────────────────────────────────────────────────────────────────────


def test_b13_a_complete_hand_laid_out_correctly_wins_the_round() -> None:
    match = play(dealers(COMPLETE), f"1 {lay(COMPLETE)}")
    assert match.result is not None
    assert (match.result.winners, match.result.scores, match.result.reason) == ((1,), (0, 1), "out")
    assert (match.view(0)["over"], match.view(0)["phase"], match.view(0)["winners"]) == (True, "over", [1])


def test_b13_b5_a_false_out_gives_the_round_to_the_opponent() -> None:
    match = play(dealers(OTHER_JUNK), f"1 {lay(OTHER_JUNK)}")
    assert match.result is not None
    assert (match.result.winners, match.result.scores, match.result.reason) == ((0,), (1, 0), "false_out")


def test_b5_a_complete_hand_laid_out_wrongly_is_a_false_out() -> None:
    wrong = "e.word e.definition d.definition e.example d.example"
    assert winner(play(dealers(COMPLETE), f"1 {lay(wrong)}")) == 0


def test_b5_the_cards_of_trio_and_pair_may_come_in_any_order() -> None:
    shuffled = "e.example e.word e.definition d.example d.definition"
    assert winner(play(dealers(COMPLETE), f"1 {lay(shuffled)}")) == 1
    assert winner(play(dealers("d.example e.example d.definition e.word e.definition"), f"1 {lay(COMPLETE)}")) == 1


@pytest.mark.parametrize(
    ("hand", "word", "wins"),
    [
        (WITH_WILD, "erosion", True),
        (WITH_WILD, "Érosion", True),
        (WITH_WILD, "erozion", True),
        (WITH_WILD, "delta", False),
        (WITH_WILD, "corrosion", False),
        (WILD_PAIR, "delta", True),
        (WILD_PAIR, "detla", True),
        (WILD_PAIR, "erosion", False),
    ],
)
def test_b5_the_word_that_the_wild_stands_for_must_be_named(hand: str, word: str, wins: bool) -> None:
    match = play(dealers(hand), f"1 {lay(hand, word)}")
    assert winner(match) == (1 if wins else 0)
    assert match.events(0)[-2]["mistake"] == (None if wins else "wrong_word")


def test_b5_a_slip_is_not_forgiven_if_another_term_of_the_deck_is_as_near_in_the_round_or_not() -> None:
    assert winner(play(dealers(WITH_WILD), f"1 {lay(WITH_WILD, 'erision')}")) == 1
    match = dealers(WITH_WILD, more_words=["erasion"], terms=12)
    left_out = set(match.view(0)["terms"]) ^ {*WORDS, "erasion"}
    assert len(left_out) == 1
    assert winner(play(match, f"1 {lay(WITH_WILD, 'erision')}")) == 0


def test_b5_where_the_wild_fits_in_either_group_either_layout_wins() -> None:
    hand = "wild e.definition e.example d.definition d.example"
    other = "wild d.definition d.example e.definition e.example"
    assert winner(play(dealers(hand), f"1 {lay(hand, 'erosion')}")) == 1
    assert winner(play(dealers(hand), f"1 {lay(other, 'delta')}")) == 1
    assert winner(play(dealers(hand), f"1 {lay(other, 'erosion')}")) == 0


@pytest.mark.parametrize(
    "cards",
    [
        "e.word e.definition e.example d.definition d.word",  # one card not held
        "e.word e.definition e.example d.definition d.definition",  # one card twice
        "e.word e.definition e.example d.definition nonsense",
        "e.word e.definition e.example d.definition wild",
        f"{JUNK}",
    ],
)
def test_b5_an_out_that_names_cards_not_in_the_hand_is_refused_not_false(cards: str) -> None:
    refusal = refused(dealers(COMPLETE), f"1 {lay(cards)}")
    assert (refusal.code, refusal.ruling) == ("not_your_hand", "B5")


def test_b5_an_out_that_names_one_wild_of_two_and_another_card_twice_is_refused_not_false() -> None:
    line = f"1 {lay('e.word e.definition e.example wild e.word', 'delta')}"
    assert refused(dealers(TWO_WILDS), line).code == "not_your_hand"


def test_b5_an_out_of_too_few_or_too_many_cards_is_malformed() -> None:
    match = dealers(COMPLETE)
    assert refused(match, "1 out trio=[e.word,e.definition,e.example] pair=[d.definition]").code == "malformed"
    assert refused(match, "1 out trio=[e.word,e.definition] pair=[d.definition,d.example]").code == "malformed"
    assert refused(match, "1 out trio=[e.word,e.definition,e.example]").code == "malformed"


def test_b5_an_out_that_leaves_out_the_wilds_word_is_refused_not_false() -> None:
    for options in ({}, {"solution_sheet": True}):
        refusal = refused(dealers(WITH_WILD, **options), f"1 {lay(WITH_WILD)}")
        assert (refusal.code, refusal.ruling) == ("name_the_word", "B5")


@pytest.mark.parametrize(
    ("word", "code"),
    [("", "text_empty"), ("—", "text_empty"), ("x" * 41, "text_long"), ("ero\u200bsion", "text_unseen")],
)
def test_b5_a6_a_word_that_is_no_text_is_refused_not_false(word: str, code: str) -> None:
    match = dealers(WITH_WILD)
    trio, pair = WITH_WILD.split()[:3], WITH_WILD.split()[3:]
    with pytest.raises(parlour.Refused) as refusal:
        match.play(1, {"act": "out", "trio": trio, "pair": pair, "word": word})
    assert (refusal.value.code, refusal.value.ruling) == (code, "A6")
    assert match.result is None


def test_b17_a_word_without_a_wild_is_refused() -> None:
    for options in ({}, {"solution_sheet": True}):
        refusal = refused(dealers(COMPLETE, **options), f"1 {lay(COMPLETE, 'erosion')}")
        assert (refusal.code, refusal.ruling) == ("no_word", "B17")


def test_b9_b2_with_two_wilds_out_may_be_called_and_is_false() -> None:
    match = play(dealers(TWO_WILDS), f"1 {lay(TWO_WILDS, 'delta')}")
    assert winner(match) == 0
    assert match.events(None)[-2]["mistake"] == "two_wilds"


def test_b9_once_one_of_the_two_wilds_has_gone_the_other_may_complete_the_hand() -> None:
    match = dealers(TWO_WILDS, pile="a.definition d.example")
    play(match, "1 pick from=down", "1 throw card=wild")
    hand = "e.word e.definition e.example wild d.example"
    assert winner(play(pass_turns(match), f"1 {lay(hand, 'delta')}")) == 1


# ── what is offered ─────────────────────────────────────────────────────────────────────────────────────────────────


def out_offers(match: parlour.Match, seat: int) -> list[dict[str, Any]]:
    return [offer for offer in match.offers(seat) if offer["act"] == "out"]


def test_b5_out_is_offered_for_all_ten_splits_of_any_hand_so_that_the_right_one_does_not_stand_out() -> None:
    for hand in (COMPLETE, OTHER_JUNK):
        offers = out_offers(dealers(hand), 1)
        assert len(offers) == 10
        assert len({tuple(sorted(offer["trio"])) for offer in offers}) == 10
        for offer in offers:
            assert offer.keys() == {"act", "trio", "pair"}
            assert sorted(offer["trio"] + offer["pair"]) == sorted(hand.split())


def test_b5_two_hands_that_differ_in_what_fits_are_offered_alike() -> None:
    def shape(hand: str) -> list[list[int]]:
        place = hand.split().index
        return [[place(card) for card in offer["trio"] + offer["pair"]] for offer in out_offers(dealers(hand), 1)]

    assert shape(COMPLETE) == shape(OTHER_JUNK)


def test_b5_with_a_wild_the_word_is_open_and_every_word_of_the_round_is_a_concrete_act() -> None:
    match = dealers(WITH_WILD)
    offers = out_offers(match, 1)
    assert len(offers) == 10
    assert all(offer["word"] == {"text": 40} for offer in offers)
    outs = [act for act in match.acts(1) if "word=" in repr(act)]
    assert len(outs) == 10 * 12
    assert {act.word for act in outs if hasattr(act, "word")} == set(WORDS)
    assert winner_of_each(match) == {0: 119, 1: 1}


def winner_of_each(match: parlour.Match) -> dict[int, int]:
    """Who wins by each of the Outs that seat 1 is offered: nothing but playing it tells."""
    counts = {0: 0, 1: 0}
    for act in match.acts(1):
        if "trio=" in repr(act):
            tried = match.copy()
            tried.play(1, act)
            counts[winner(tried)] += 1
    return counts


def test_b5_of_the_ten_splits_of_a_complete_hand_one_is_right() -> None:
    assert winner_of_each(dealers(COMPLETE)) == {0: 9, 1: 1}
    assert winner_of_each(dealers(OTHER_JUNK)) == {0: 10, 1: 0}
    assert winner_of_each(dealers(TWO_WILDS)) == {0: 7 * 12, 1: 0}


# ── the solution sheet ──────────────────────────────────────────────────────────────────────────────────────────────


def test_b5_with_the_solution_sheet_a_screen_is_told_that_out_is_closed_to_what_is_not_complete() -> None:
    assert dealers(OTHER_JUNK, solution_sheet=True).view(1)["guidance"] == {"closed": {"out": "not_a_trio"}}
    assert dealers(COMPLETE, solution_sheet=True).view(1)["guidance"] == {"closed": {}}
    assert dealers(OTHER_JUNK).view(1)["guidance"] == {"closed": {}}  # without it, that is one's own knowledge


def test_b5_with_the_solution_sheet_only_right_layouts_are_offered() -> None:
    assert out_offers(dealers(OTHER_JUNK, solution_sheet=True), 1) == []
    assert out_offers(dealers(TWO_WILDS, solution_sheet=True), 1) == []
    (offer,) = out_offers(dealers(COMPLETE, solution_sheet=True), 1)
    assert offer == {"act": "out", "trio": COMPLETE.split()[:3], "pair": COMPLETE.split()[3:]}
    match = dealers(WITH_WILD, solution_sheet=True)
    (offer,) = out_offers(match, 1)
    assert offer["word"] == {"text": 40}
    assert winner_of_each(match) == {0: 0, 1: 1}
    assert len(out_offers(dealers("wild e.definition e.example d.definition d.example", solution_sheet=True), 1)) == 2


def test_b4_with_the_solution_sheet_too_out_may_have_to_wait() -> None:
    match = table(hand0=COMPLETE, solution_sheet=True)
    assert offered(match, 0) == {"pick", "block"}
    assert refused(match, f"0 {lay(COMPLETE)}").code == "must_wait"


@pytest.mark.parametrize(
    ("cards", "word", "code", "ruling"),
    [
        (OTHER_JUNK, None, "not_a_trio", "B5"),
        ("e.word e.definition e.example d.definition h.word", None, "not_a_pair", "B5"),
        ("e.word e.definition d.definition e.example d.example", None, "not_a_trio", "B5"),
        ("wild e.word e.example d.word d.example", "erosion", "word_is_there", "B2"),
        ("e.word e.definition e.example wild d.word", "delta", "word_is_there", "B2"),
        (WITH_WILD, "delta", "wrong_word", "B5"),
        (TWO_WILDS, "delta", "two_wilds", "B9"),
    ],
)
def test_b5_b18_with_the_sheet_a_false_out_is_refused_with_the_reason_and_without_it_the_reason_is_told(
    cards: str, word: str | None, code: str, ruling: str
) -> None:
    line = f"1 {lay(cards, word)}"
    match = dealers(cards, solution_sheet=True)
    told = match.events(0), match.view(0)
    refusal = refused(match, line)
    assert (refusal.code, refusal.ruling) == (code, ruling)
    assert (match.events(0), match.view(0)) == told  # the caller alone hears of it
    false = play(dealers(cards), line)
    assert winner(false) == 0
    for you in (0, 1, None):
        assert false.events(you)[-2]["mistake"] == code
        assert false.view(you)["last"]["out"]["mistake"] == code


def test_b5_with_the_sheet_any_right_out_is_taken_in_any_order_and_with_a_slip() -> None:
    hand = "d.example wild e.example d.word e.definition"
    match = play(
        dealers(hand, solution_sheet=True), f"1 {lay('e.example e.definition wild d.word d.example', 'erozion')}"
    )
    assert winner(match) == 1


# ── what is told ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_b18_an_out_shows_the_cards_as_they_were_laid_and_the_word_as_it_was_typed() -> None:
    match = play(dealers(WITH_WILD), f"1 {lay(WITH_WILD, ' Erozion')}")
    laid = {
        "seat": 1,
        "trio": WITH_WILD.split()[:3],
        "pair": WITH_WILD.split()[3:],
        "word": " Erozion",
        "mistake": None,
        "words": ["erosion", "delta"],
    }
    for you in (0, 1, None):
        assert match.events(you)[-2:] == [
            {"event": "out", "n": 3, **laid},
            {"event": "round_won", "n": 3, "seat": 1, "score": [0, 1], "hands": match.view(you)["laid_open"]},
        ]
        last = match.view(you)["last"]
        assert last == {"reason": "out", "winners": [1], "out": laid | {"needed": last["out"]["needed"]}}

"""The deck, the deal, the piles, and how rounds and matches end."""

from __future__ import annotations

import re
from typing import Any

import pytest

import parlour
from tests.games.bluff.decks import COMPLETE, JUNK, OTHER_JUNK, WORDS, deck, lay, lying, pass_turns, story, table
from tests.scripting import offered, play, refused

MORE = [f"extra{'abcdefghijklmn'[at]}" for at in range(12)]


def start(*more_words: str, seed: int = 0, first: int | None = None, **options: Any) -> parlour.Match:
    return parlour.start("bluff", 2, deck=deck(*more_words), options=options, seed=seed, first=first)


def cards(match: parlour.Match) -> list[str]:
    t = lying(match)
    return [*t.hands[0], *t.hands[1], *t.up, *t.down]


def end_round(match: parlour.Match, winner: int) -> parlour.Match:
    """The other one calls Out falsely as soon as it is open to them."""
    while True:
        (seat,) = match.waiting
        if seat != winner and match.view(seat)["may_out"][seat]:
            hand = match.view(seat)["hand"]
            word = "nonsense" if "wild" in hand else None
            return play(match, f"{seat} {lay(' '.join(hand), word)}")
        pass_turns(match)


def draw_round(match: parlour.Match) -> parlour.Match:
    """Nobody keeps anything until the face-down pile has run out for the fifth time."""
    now = match.view(None)["round"]
    while match.result is None and match.view(None)["round"] == now:
        pass_turns(match)
    return match


# ── B1, B16, B12: deck and deal ─────────────────────────────────────────────────────────────────────────────────────


def test_b1_a_deck_of_fewer_than_twelve_terms_is_refused() -> None:
    small = deck()
    small["terms"] = small["terms"][:11]
    with pytest.raises(ValueError, match="terms"):
        parlour.start("bluff", 2, deck=small)


def test_b1_each_term_has_a_word_a_definition_and_an_example_and_there_are_two_wilds() -> None:
    match = start()
    wanted = [f"{word[0]}.{kind}" for word in WORDS for kind in ("word", "definition", "example")]
    assert sorted(cards(match)) == sorted([*wanted, "wild", "wild"])


@pytest.mark.parametrize(("terms", "drawn"), [(None, 20), (12, 12), (23, 23), (24, 24), (25, 24), ("all", 24)])
def test_b1_b16_a_round_has_twenty_terms_of_a_larger_deck_or_as_many_as_the_option_says(terms: Any, drawn: int) -> None:
    match = start(*MORE, **({} if terms is None else {"terms": terms}))
    assert len(match.view(0)["terms"]) == drawn
    assert len(cards(match)) == 3 * drawn + 2
    assert {card.split(".")[0] for card in cards(match)} - {"wild"} == {
        term["id"] for term in deck(*MORE)["terms"] if term["word"] in match.view(0)["terms"]
    }


def test_b1_b16_the_terms_are_drawn_at_random_and_anew_for_each_round() -> None:
    drawn = {tuple(start(*MORE, seed=seed).view(0)["terms"]) for seed in range(8)}
    assert len(drawn) == 8
    match = start(*MORE, rounds=2, first=0)
    before = match.view(0)["terms"]
    end_round(match, winner=0)
    assert match.view(0)["terms"] != before
    assert len(cards(match)) == 62


@pytest.mark.parametrize("terms", [11, 0, -1, 12.5, "some", None, True])
def test_b16_the_option_takes_twelve_or_more_or_all(terms: Any) -> None:
    with pytest.raises(ValueError, match=r"options: .*terms"):
        start(terms=terms)


@pytest.mark.parametrize(("option", "value"), [("rounds", 0), ("rounds", 4), ("rounds", "2"), ("solution_sheet", 1)])
def test_b8_b5_options_that_make_no_sense_are_refused_by_name(option: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"options: .*{option}"):
        start(**{option: value})


def test_b1_the_cards_that_a_stacked_deck_names_bring_their_terms_into_the_round() -> None:
    top = "x0.word x1.word x2.example x3.definition x4.word x5.word x6.word x7.word x8.word x9.word x10.word wild"
    for seed in range(4):
        chance = parlour.Stacked(deck=tuple(top.split()), seed=seed)
        match = parlour.start("bluff", 2, deck=deck(*MORE), options={"terms": 12}, first=0, chance=chance)
        assert set(MORE[:11]) < set(match.view(0)["terms"])
        assert len(match.view(0)["terms"]) == 12
        assert [*match.view(0)["hand"], *match.view(1)["hand"], match.view(0)["up"]] == top.split()[:11]
        assert play(match, "0 pick from=down").view(0)["hand"][-1] == "wild"


@pytest.mark.parametrize(
    "top", [["nonsense"], ["wild"] * 3, ["a.word", "a.word"], [7], [f"{word[0]}.word" for word in WORDS] + ["x0.word"]]
)
def test_b1_a_stacked_deck_that_cannot_be_is_refused(top: list[str]) -> None:
    with pytest.raises(ValueError, match="stacked deck"):
        parlour.start("bluff", 2, deck=deck(*MORE), options={"terms": 12}, chance=parlour.Stacked(deck=tuple(top)))


def test_b12_five_cards_each_one_turned_up_and_the_rest_face_down() -> None:
    match = table(JUNK, COMPLETE, "a.example", "l.word l.example")
    assert match.view(0)["hand"] == JUNK.split()
    assert match.view(1)["hand"] == COMPLETE.split()
    assert (match.view(None)["up"], match.view(None)["down"]) == ("a.example", 27)
    assert lying(match).down[:-3:-1] == ["l.word", "l.example"]
    for you in (0, 1, None):
        assert match.events(you) == [{"event": "dealt", "n": 0, "seat": 1, "round": 1, "card": "a.example"}]


@pytest.mark.parametrize("first", [0, 1])
def test_b12_a2_the_chosen_seat_is_the_one_who_does_not_deal_the_first_round_and_starts(first: int) -> None:
    match = table(first=first)
    assert (match.waiting, match.view(0)["turn"], match.view(0)["dealer"]) == ((first,), first, 1 - first)
    assert match.view(0)["hand"] == JUNK.split()  # the cards do not follow the dealer


def test_a2_if_nobody_is_chosen_the_first_player_is_drawn() -> None:
    assert {start(seed=seed).waiting for seed in range(12)} == {(0,), (1,)}


def test_bluff_is_for_two() -> None:
    for seats in (1, 3):
        with pytest.raises(ValueError, match="seats: Bluff is for 2 players"):
            parlour.start("bluff", seats)


def test_b11_the_words_of_the_round_are_public_and_what_belongs_to_them_is_not() -> None:
    match = start()
    for you in (0, 1, None):
        assert match.view(you)["terms"] == WORDS
        assert match.view(you)["sheet"] is None
        assert not re.search("what . is|one of .", str(match.view(you)))


def test_b11_b5_the_solution_sheet_is_open_to_all_where_the_option_says_so() -> None:
    match = start(*MORE, solution_sheet=True)
    wanted = [
        term | {"cards": [f"{term['id']}.{kind}" for kind in ("word", "definition", "example")]}
        for term in deck(*MORE)["terms"]
        if term["word"] in match.view(0)["terms"]
    ]
    for you in (0, 1, None):
        assert match.view(you)["sheet"] == wanted


# ── B7: the piles ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_b7_the_moment_the_face_down_pile_is_empty_the_face_up_pile_is_shuffled_and_turned_over() -> None:
    match = pass_turns(table(), 26)
    thrown = list(lying(match).up)
    assert (match.view(0)["down"], len(thrown)) == (1, 27)
    play(match, "0 pick from=down")
    assert (match.view(1)["down"], match.view(1)["up"], match.view(1)["run_outs"]) == (27, None, 1)
    assert sorted(lying(match).down) == sorted(thrown)
    assert lying(match).down not in (thrown, thrown[::-1])
    assert match.events(1)[-1] == {"event": "turned_over", "n": 53, "seat": 0, "times": 1}


def test_b7_the_face_up_pile_is_then_empty_until_the_next_throw_out() -> None:
    match = play(pass_turns(table(), 26), "0 pick from=down", "0 throw card=a.word")
    assert match.view(1)["up"] == "a.word"  # so the opponent may pick it
    taken = play(table(), "0 pick from=up")
    assert taken.view(1)["up"] is None
    play(taken, "0 throw card=a.word")
    alone = pass_turns(table(), 26)
    play(alone, "0 block", "1 choose slot=0")  # the caller's draw empties the pile, and nobody throws
    assert alone.view(1)["up"] is None
    assert alone.offers(1)[0] == {"act": "pick", "from": "down"}
    refusal = refused(alone, "1 pick from=up")
    assert (refusal.code, refusal.ruling) == ("nothing_up", "B7")


# ── B8: the match ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_b8_the_match_is_won_by_the_chosen_number_of_rounds(rounds: int) -> None:
    match = start(rounds=rounds, first=0)
    for number in range(1, rounds):
        end_round(match, winner=1)
        assert (match.result, match.view(None)["score"], match.view(None)["round"]) == (
            None,
            [number - 1, number],
            2 * number,
        )
        end_round(match, winner=0)
        assert match.view(None)["score"] == [number, number]
    end_round(match, winner=1)
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ((1,), (rounds - 1, rounds))


def test_b8_one_round_by_default() -> None:
    assert end_round(start(), winner=0).result is not None


def test_b8_the_deal_alternates_and_the_non_dealer_starts() -> None:
    match = start(rounds=3, first=1)
    for dealer in (0, 1, 0, 1):
        view = match.view(None)
        assert (view["dealer"], view["turn"], view["waiting"]) == (dealer, 1 - dealer, [1 - dealer])
        assert match.events(0)[-1]["event"] == "dealt"
        end_round(match, winner=match.view(None)["score"][0] > match.view(None)["score"][1])


def test_b8_a_new_round_begins_by_itself_with_new_hands() -> None:
    match = table(hand1=COMPLETE, rounds=2)
    pass_turns(match)
    play(match, f"1 {lay(COMPLETE)}")
    assert (match.view(0)["phase"], match.waiting) == ("turn", (1,))
    assert [seat["cards"] for seat in match.view(0)["seats"]] == [5, 5]
    assert (match.view(0)["down"], len(set(cards(match)))) == (27, 37)
    assert match.view(1)["hand"] != COMPLETE.split()
    assert match.view(0)["last"]["winners"] == [1]
    assert story(match, None)[-3:] == ["out", "round_won", "dealt"]


# ── B10: no end in sight ────────────────────────────────────────────────────────────────────────────────────────────


def test_a13_both_hands_lie_open_when_a_round_has_ended_until_the_next_move() -> None:
    match = table(rounds=2)
    hands = [JUNK.split(), OTHER_JUNK.split()]
    pass_turns(match, 2)
    assert match.view(None)["laid_open"] is None
    play(match, f"0 {lay(JUNK)}")
    told = next(event for event in match.events(None) if event["event"] == "round_won")
    assert told["hands"] == hands
    for you in (None, 0, 1):
        assert match.view(you)["laid_open"] == hands
    play(match, "clock elapsed")
    assert match.view(None)["laid_open"] == hands  # nobody has moved
    play(match, f"{match.waiting[0]} pick from=down")
    assert match.view(None)["laid_open"] is None


@pytest.mark.parametrize("move", ["block", "out"])
def test_a13_a_block_or_an_out_is_a_move_as_well(move: str) -> None:
    match = end_round(table(rounds=3), winner=1)
    before = match.view(None)["laid_open"]
    (seat,) = match.waiting
    if move == "out":
        pass_turns(match, 2)
        end_round(match, winner=1)
        assert match.view(None)["laid_open"] not in (None, before)
    else:
        play(match, f"{seat} block")
        assert match.view(None)["laid_open"] is None


def test_a13_b10_a_drawn_round_lays_both_hands_open_too() -> None:
    match = draw_round(table(rounds=2))
    told = [event for event in match.events(None) if event["event"] == "round_drawn"]
    assert [event["hands"] for event in told] == [match.view(None)["laid_open"]]
    assert sorted(map(len, told[0]["hands"])) == [5, 6]  # the last card was drawn, and nobody throws out any more


def test_b10_when_the_face_down_pile_runs_out_for_the_fifth_time_the_round_is_drawn_and_the_win_shared() -> None:
    match = pass_turns(table(), 4 * 27)
    assert (match.result, match.view(0)["run_outs"]) == (None, 4)
    pass_turns(match, 26)
    assert (match.result, match.view(0)["run_outs"], match.view(0)["down"]) == (None, 4, 1)
    play(match, "0 pick from=down")
    assert match.result is not None
    assert (match.result.winners, match.result.scores, match.result.reason) == ((0, 1), (1, 1), "drawn")
    assert [seat["cards"] for seat in match.view(1)["seats"]] == [6, 5]  # nobody throws out any more
    assert match.view(1)["last"] == {"reason": "drawn", "winners": [0, 1], "out": None}
    hands = match.view(1)["laid_open"]
    told = {"event": "round_drawn", "n": match.table.step, "seat": 0, "score": [1, 1], "hands": hands}
    assert match.events(1)[-1] == told


def test_b10_it_counts_for_both_and_the_next_round_counts_its_own_run_outs() -> None:
    match = draw_round(start(rounds=2, first=0))
    view = match.view(None)
    assert (match.result, view["score"], view["round"], view["run_outs"]) == (None, [1, 1], 2, 0)
    assert (view["dealer"], view["waiting"]) == (0, [1])
    draw_round(match)
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ((0, 1), (2, 2))


def test_b10_if_only_one_has_the_chosen_number_then_that_one_wins() -> None:
    match = draw_round(end_round(start(rounds=2, first=0), winner=0))
    assert match.result is not None
    assert (match.result.winners, match.result.scores, match.result.reason) == ((0,), (2, 1), "drawn")


def test_b10_b6_a_blocked_player_draws_all_five_cards_before_the_round_is_drawn() -> None:
    match = pass_turns(table(hand1=COMPLETE), 4 * 27 + 24)
    assert (match.waiting, match.view(0)["down"], match.view(0)["run_outs"]) == ((0,), 3, 4)
    play(match, "0 block")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((0, 1), "drawn")
    assert [seat["cards"] for seat in match.view(0)["seats"]] == [5, 5]
    assert match.view(0)["shown"] == COMPLETE.split()
    assert len(cards(match)) == 38


def test_b10_b6_the_draw_after_a_failed_block_counts_too() -> None:
    match = pass_turns(table(), 4 * 27 + 26)
    assert (match.waiting, match.view(0)["down"], match.view(0)["run_outs"]) == ((0,), 1, 4)
    play(match, "0 block", "1 choose slot=0")
    assert match.result is not None
    assert match.result.reason == "drawn"
    assert [seat["cards"] for seat in match.view(0)["seats"]] == [5, 5]


def test_b10_a_pick_from_the_face_up_pile_runs_nothing_out() -> None:
    match = pass_turns(table(), 4 * 27 + 26)
    play(match, "0 pick from=up", "0 throw card=a.word")
    assert (match.result, match.view(0)["down"]) == (None, 1)
    assert offered(match, 1) == {"pick", "block", "out"}


def test_b15_what_was_known_of_a_hand_is_known_to_whoever_is_imagined_in_its_place() -> None:
    """What a Block has shown holds in every world that is imagined from the view of the one who saw it."""
    failed = play(table(), "0 block")
    assert parlour.imagine(failed.view(0), chance=1, deck=deck()).view(1)["hand"] == OTHER_JUNK.split()
    play(failed, "1 choose slot=0", "1 pick from=down", "1 throw card=h.word")
    for chance in range(5):
        hand = parlour.imagine(failed.view(0), chance, deck=deck()).view(1)["hand"]
        assert hand[:4] == ["i.definition", "j.example", "k.word", "l.definition"]
    succeeded = play(table(hand1=COMPLETE), "0 block")
    imagined = parlour.imagine(succeeded.view(0), chance=1, deck=deck())
    assert sorted(lying(imagined).down[:5]) == sorted(COMPLETE.split())

"""Out of Control, a turn: the roll, what the die asks, and the end of the turn."""

from __future__ import annotations

import pytest

import parlour
from tests.games.out_of_control.positions import hand, listed, position, table, told
from tests.scripting import offered, play, refused

ALL_ACTS = [
    "0 draw",
    "0 discard card=R1",
    "0 take seat=1 slot=0",
    "0 give seat=1 card=R1",
    "0 lay colour=red from=1 cards=[R1,R2,R3]",
    "0 extend succession=0 end=high cards=[R4]",
    "0 substitute succession=0 number=1 card=W",
    "0 gather index=0 'use={act: lay, colour: red, from: 1, cards: [R1,R2,R3]}'",
    "0 end",
]


# ── the turn ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("line", ALL_ACTS)
def test_o3_nothing_can_be_done_before_the_roll(line: str) -> None:
    match = position("R1 R2 R3 W", "B1")
    assert match.view(0)["phase"] == "roll"
    assert match.offers(0) == [{"act": "roll"}]
    answer = refused(match, line)
    assert (answer.code, answer.ruling) == ("roll_first", "O3")


def test_o15_the_die_is_rolled_once_a_turn() -> None:
    match = position("R1", "B1", roll="blue")
    assert match.view(1)["die"] == "blue"
    assert match.view(1)["phase"] == "play"
    assert told(match, None, "rolled") == {"seat": 0, "die": "blue"}
    assert refused(match, "0 roll").code == "rolled"
    play(match, "0 draw")
    assert (refused(match, "0 roll").code, refused(match, "0 roll").ruling) == ("rolled", "O15")


def test_o15_turns_go_clockwise_and_the_last_seat_is_followed_by_the_first() -> None:
    match = position("R1", "B1", "G1", deck="Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9", turn=1)
    seats = []
    for _ in range(5):
        seat = match.waiting[0]
        seats.append(seat)
        play(match, f"{seat} roll", "clock elapsed", f"{seat} go_on", "clock elapsed", f"{seat} go_on")
    assert seats == [1, 2, 0, 1, 2]


def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    match = position("R1", "B1", roll="green")
    assert match.offers(1) == []
    assert refused(match, "1 discard card=B1").code == "not_you"
    assert match.view(None)["offers"] == []


@pytest.mark.parametrize("roll", ["blue", "purple", "green", "red", "yellow", "orange"])
def test_o3_the_instruction_is_compulsory_if_it_can_be_done_when_the_turn_is_ended(roll: str) -> None:
    match = position("R1 G4", "B1", roll=roll)
    assert "end" not in offered(match, 0)
    answer = refused(match, "0 end")
    assert (answer.code, answer.ruling) == ("still_owed", "O3")
    match.play(0, match.acts(0)[0])
    play(match, "0 end")
    assert match.waiting == (1,)
    assert match.view(1)["die"] is None


@pytest.mark.parametrize(
    ("roll", "owed", "said"),
    [("orange", "any", "for one of the four."), ("green", "discard", "you to discard a card.")],
)
def test_o3_what_is_still_owed_is_said_in_words(roll: str, owed: str, said: str) -> None:
    refusal = refused(position("R1 G4", "B1", roll=roll), "0 end")
    assert refusal.text == f"The die still asks {said}"
    assert refusal.about == {"owed": owed}


def test_o3_table_plays_come_both_before_and_after_the_instruction() -> None:
    match = position("R1 R2 R3 R4 R5 G1", "B1", roll="green")
    play(
        match,
        "0 lay colour=red from=1 cards=[R1,R2,R3]",
        "0 extend succession=0 end=high cards=[R4]",
        "0 discard card=G1",
        "0 extend succession=0 end=high cards=[R5]",
        "0 end",
    )
    assert match.waiting == (1,)


def test_o3_the_instruction_is_done_once() -> None:
    match = position("R1 G4", "B1", roll="orange")
    play(match, "0 discard card=G4")
    for line in ("0 draw", "0 discard card=R1", "0 take seat=1 slot=0", "0 give seat=1 card=R1", ALL_ACTS[7]):
        answer = refused(match, line)
        assert (answer.code, answer.ruling) == ("nothing_owed", "O3")
    assert offered(match, 0) == {"end"}


def test_o3_taking_from_the_discard_pile_is_never_compulsory() -> None:
    match = position("R1 R2", "B1", row="R3", deck="", roll="blue")
    assert {"end", "gather"} <= offered(match, 0)
    play(match, "0 end")


# ── O7 the colours ──────────────────────────────────────────────────────────────────────────────────────────────────

ASKED = {"blue": "draw", "purple": "draw", "green": "discard", "red": "take", "yellow": "give"}


@pytest.mark.parametrize("roll", ASKED)
def test_o7_each_colour_asks_for_one_thing_and_no_other(roll: str) -> None:
    match = position("R1 R2", "B1", row="R3", roll=roll)
    asked = ASKED[roll]
    assert match.view(1)["owed"] == asked
    may = {asked, "gather"} if asked == "draw" else {asked}
    assert offered(match, 0) == may
    lines = {
        "draw": "0 draw",
        "discard": "0 discard card=R1",
        "take": "0 take seat=1 slot=0",
        "give": "0 give seat=1 card=R1",
        "gather": "0 gather index=0 'use={act: lay, colour: red, from: 1, cards: [R1,R2,R3]}'",
    }
    for act, line in lines.items():
        if act not in may:
            answer = refused(match, line)
            assert (answer.code, answer.ruling, answer.about) == ("not_asked", "O7", {"owed": asked})
    play(match, lines[asked])
    assert match.view(1)["owed"] is None


def test_o7_blue_takes_the_top_card_of_the_main_deck_and_only_the_taker_sees_it() -> None:
    match = position("R1", "B1", deck="Y1 Y2", roll="blue")
    play(match, "0 draw")
    assert match.view(0)["hand"] == ["R1", "Y1"]
    assert match.view(1)["deck"] == 1
    assert told(match, 0, "drew") == {"seat": 0, "card": "Y1"}
    assert told(match, 1, "drew") == told(match, None, "drew") == {"seat": 0}


def test_o7_o17_green_discards_to_the_end_of_the_row_for_all_to_see() -> None:
    match = position("R1 G4", "B1", row="Y1 Y2", roll="green")
    play(match, "0 discard card=G4")
    assert match.view(None)["discard"] == match.view(1)["discard"] == ["Y1", "Y2", "G4"]
    assert hand(match, 0) == "R1"
    assert told(match, None, "discarded") == {"seat": 0, "card": "G4"}


def test_o17_the_whole_discard_row_is_shown_in_the_order_in_which_it_came() -> None:
    match = position("R1", "B1", row="Y1 W G2 Y1")
    assert match.view(None)["discard"] == ["Y1", "W", "G2", "Y1"]


def test_o7_red_takes_one_card_blind_and_taker_and_victim_alone_see_it() -> None:
    match = position("R1", "B1 B2 B3", "G1", roll="red", picks=(2,))
    play(match, "0 take seat=1 slot=0")
    assert (hand(match, 0), hand(match, 1)) == ("R1 B3", "B1 B2")
    assert told(match, 0, "took") == told(match, 1, "took") == {"seat": 0, "victim": 1, "card": "B3"}
    assert told(match, 2, "took") == told(match, None, "took") == {"seat": 0, "victim": 1}


def test_a3_the_place_that_is_named_says_nothing_about_the_card() -> None:
    taken = set()
    for slot in range(3):
        match = position("R1", "B1 B2 B3", roll="red", picks=(1,))
        play(match, f"0 take seat=1 slot={slot}")
        taken.add(hand(match, 0))
    assert taken == {"R1 B2"}


def test_o7_red_takes_from_any_other_player_who_has_a_card() -> None:
    match = position("R1", "", "G1 G2", "Y1", roll="red")
    assert listed(match, 0, "take") == [
        {"act": "take", "seat": 2, "slot": {"one_of": [0, 1]}},
        {"act": "take", "seat": 3, "slot": 0},
    ]
    assert refused(match, "0 take seat=1 slot=0").code == "no_card_there"
    assert refused(match, "0 take seat=2 slot=2").code == "no_such_slot"
    assert refused(match, "0 take seat=2 slot=-1").code == "no_such_slot"
    for seat in (0, 4, -1):
        assert refused(match, f"0 take seat={seat} slot=0").code == "another_player"


def test_o7_yellow_gives_one_card_and_giver_and_receiver_alone_see_it() -> None:
    match = position("R1 W", "B1", "G1", roll="yellow")
    play(match, "0 give seat=2 card=W")
    assert (hand(match, 0), hand(match, 2)) == ("R1", "G1 W")
    assert told(match, 0, "gave") == told(match, 2, "gave") == {"seat": 0, "to": 2, "card": "W"}
    assert told(match, 1, "gave") == told(match, None, "gave") == {"seat": 0, "to": 2}


def test_o7_yellow_gives_any_card_of_the_hand_to_any_other_player() -> None:
    match = position("R1 W R1", "", "G1", roll="yellow")
    assert listed(match, 0, "give") == [{"act": "give", "seat": {"one_of": [1, 2]}, "card": {"one_of": ["R1", "W"]}}]
    assert refused(match, "0 give seat=1 card=B7").code == "not_held"
    for seat in (0, 3, -1):
        assert refused(match, f"0 give seat={seat} card=R1").code == "another_player"


def test_o7_a_card_that_is_not_in_the_hand_cannot_be_discarded() -> None:
    match = position("R1", "B1", roll="green")
    for card in ("B1", "R11", "", "W"):
        assert refused(match, f"0 discard card='\"{card}\"'").code == "not_held"


@pytest.mark.parametrize(
    "line",
    [
        "0 draw",
        "0 gather index=0 'use={act: lay, colour: red, from: 1, cards: [R1,R2,R3]}'",
        "0 discard card=R1",
        "0 take seat=1 slot=0",
        "0 give seat=1 card=R1",
    ],
)
def test_o7_orange_is_any_one_of_these(line: str) -> None:
    match = position("R1 R2", "B1", row="R3", roll="orange")
    assert match.view(0)["owed"] == "any"
    assert offered(match, 0) == {"draw", "gather", "discard", "take", "give"}
    play(match, line)
    assert match.view(0)["owed"] is None


def test_o24_of_equal_cards_the_one_that_came_first_goes() -> None:
    match = position("R1 G4 R1", "B1", roll="green")
    play(match, "0 discard card=R1")
    assert match.view(0)["hand"] == ["G4", "R1"]


def test_o24_a_hand_is_listed_in_the_order_in_which_its_cards_came() -> None:
    match = position("R9 G4", "B1", deck="B5", roll="blue")
    play(match, "0 draw")
    assert match.view(0)["hand"] == ["R9", "G4", "B5"]


# ── O10, O11 what cannot be done ────────────────────────────────────────────────────────────────────────────────────


def test_o10_an_empty_deck_is_made_anew_from_all_discards_but_the_last() -> None:
    match = position("R1", "B1", row="Y1 Y2 Y3 Y4", deck="", roll="blue")
    play(match, "0 draw")
    assert match.view(None)["discard"] == ["Y4"]
    assert match.view(None)["deck"] == 2
    assert sorted([table(match).hands[0][1], *table(match).deck]) == ["Y1", "Y2", "Y3"]
    assert told(match, 1, "shuffled") == {"seat": 0, "cards": 3}


def test_o10_the_new_deck_is_shuffled() -> None:
    drawn = set()
    for seed in range(20):
        match = parlour.start("out-of-control", 2, first=0, chance=parlour.Stacked(rolls=("blue",), seed=seed))
        table(match).deck.clear()
        table(match).discard[:] = ["Y1", "Y2", "Y3", "Y4"]
        play(match, "0 roll", "0 draw")
        drawn.add(table(match).hands[0][-1])
    assert drawn == {"Y1", "Y2", "Y3"}


def test_o10_the_deck_is_not_made_anew_before_a_card_is_wanted() -> None:
    match = position("R1", "B1", row="Y1 Y2 Y3", deck="B5", roll="blue")
    play(match, "0 draw")
    assert match.view(None)["deck"] == 0
    assert match.view(None)["discard"] == ["Y1", "Y2", "Y3"]


@pytest.mark.parametrize("roll", ["blue", "purple"])
def test_o10_if_there_is_nothing_to_take_the_instruction_falls_away(roll: str) -> None:
    match = position("R1", "B1", row="", deck="", roll=roll)
    assert match.view(0)["owed"] is None
    assert told(match, 1, "fell_away") == {"seat": 0, "owed": "draw"}
    assert offered(match, 0) == {"end"}


def test_o21_with_a_single_discard_and_no_deck_there_is_nothing_to_draw_but_it_may_be_taken() -> None:
    match = position("R1 R2", "B1", row="R3", deck="", roll="blue")
    assert match.view(0)["owed"] == "draw"
    assert offered(match, 0) == {"end", "gather"}
    answer = refused(match, "0 draw")
    assert (answer.code, answer.ruling) == ("nothing_to_draw", "O10")
    play(match, "0 gather index=0 'use={act: lay, colour: red, from: 1, cards: [R1,R2,R3]}'")
    assert match.view(None)["discard"] == []


def test_o21_orange_may_still_ask_for_something_else_then() -> None:
    match = position("R1", "B1", row="R3", deck="", roll="orange")
    assert "end" not in offered(match, 0)
    assert offered(match, 0) == {"discard", "take", "give"}


def test_o21_nor_must_orange_do_anything_if_its_other_ways_are_closed_as_well() -> None:
    match = position("", "", row="R3", deck="", on_table=("0: red 4 R4 R5 R6",), roll="orange")
    assert match.view(0)["owed"] == "any"
    assert offered(match, 0) == {"end", "gather"}


@pytest.mark.parametrize(("roll", "owed"), [("green", "discard"), ("yellow", "give")])
def test_o11_with_no_card_to_give_or_discard_the_instruction_falls_away(roll: str, owed: str) -> None:
    match = position("", "B1", roll=roll)
    assert match.view(0)["owed"] is None
    assert told(match, None, "fell_away") == {"seat": 0, "owed": owed}
    play(match, "0 end")


def test_o11_with_nobody_to_take_from_the_instruction_falls_away() -> None:
    match = position("R1", "", "", roll="red")
    assert told(match, None, "fell_away") == {"seat": 0, "owed": "take"}
    assert offered(match, 0) == {"end"}


def test_o3_o11_whoever_has_laid_the_last_card_has_none_to_discard() -> None:
    match = position("R1 R2 R3", "B1", roll="green")
    play(match, "0 lay colour=red from=1 cards=[R1,R2,R3]")
    assert told(match, None, "fell_away") == {"seat": 0, "owed": "discard"}
    play(match, "0 end")
    assert match.waiting == (1,)


def test_o11_an_empty_hand_is_not_a_win() -> None:
    match = position("R1", "B1", roll="green")
    play(match, "0 discard card=R1")
    assert match.result is None
    play(match, "0 end")
    assert match.waiting == (1,)


# ── A10 going on ────────────────────────────────────────────────────────────────────────────────────────────────────


def go_on(match: parlour.Match) -> None:
    """Somebody else presses it once the soft clock is out."""
    play(match, "clock elapsed", "1 go_on")


def test_a10_going_on_rolls_then_does_what_the_die_asks_then_ends_one_step_at_a_time() -> None:
    match = parlour.start("out-of-control", 2, first=0, chance=parlour.Stacked(rolls=("blue",)))
    go_on(match)
    assert match.view(0)["die"] == "blue"
    go_on(match)
    assert match.view(0)["seats"][0]["cards"] == 8
    assert match.waiting == (0,)
    go_on(match)
    assert match.waiting == (1,)


@pytest.mark.parametrize(
    ("roll", "mine", "next_hand"),
    [
        ("blue", "R2 R1 R3 B10", "G1 G2"),
        ("purple", "R2 R1 R3 B10", "G1 G2"),
        ("green", "R1 R3", "G1 G2"),
        ("red", "R2 R1 R3 G2", "G1"),
        ("yellow", "R1 R3", "G1 G2 R2"),
        ("orange", "R2 R1 R3 B10", "G1 G2"),
    ],
)
def test_a10_the_simplest_way_to_do_what_the_die_asks(roll: str, mine: str, next_hand: str) -> None:
    match = position("R2 R1 R3", "G1 G2", "Y1", roll=roll, picks=(1,))
    go_on(match)
    assert (hand(match, 0), hand(match, 1), hand(match, 2)) == (mine, next_hand, "Y1")
    assert match.view(0)["successions"] == []


def test_a10_red_takes_from_the_next_seat_clockwise_that_has_a_card() -> None:
    match = position("Y1", "R1", "", "G1", roll="red", turn=1)
    go_on(match)
    assert hand(match, 1) == "R1 G1"


def test_a10_orange_with_nothing_to_draw_discards_or_takes() -> None:
    match = position("R1 R2", "G1", row="R3", deck="", roll="orange")
    go_on(match)
    assert match.view(0)["discard"] == ["R3", "R1"]
    match = position("", "G1", row="R3", deck="", roll="orange")
    go_on(match)
    assert hand(match, 0) == "G1"


def test_a10_what_falls_away_or_need_not_be_done_is_passed_over() -> None:
    match = position("R1 R2", "B1", row="R3", deck="", roll="blue")
    go_on(match)
    assert match.waiting == (1,)


def test_a10_each_act_starts_the_clock_anew() -> None:
    match = position("R1 R2 R3 G1", "B1", roll="green")
    play(match, "clock elapsed")
    assert "go_on" in offered(match, 1)
    play(match, "0 lay colour=red from=1 cards=[R1,R2,R3]")
    assert refused(match, "1 go_on").code == "not_late"
    assert match.timer == {"kind": "wait", "seconds": 60, "since": table(match).step}

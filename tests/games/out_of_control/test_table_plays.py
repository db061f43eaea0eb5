"""Out of Control on the table: laying, extending, joining, substituting, and taking from the discard row."""

from __future__ import annotations

import pytest

from tests.games.out_of_control.positions import hand, listed, position, rows, told
from tests.scripting import offered, play, refused

# ── O4 laying ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_o4_a_succession_is_three_or_more_consecutive_numbers_of_one_colour() -> None:
    match = position("G2 R5 G4 G3 G5", "B1", roll="green")
    play(match, "0 lay colour=green from=2 cards=[G2,G3,G4,G5]")
    assert rows(match) == ["0| 0: green 2 G2 G3 G4 G5"]
    assert hand(match, 0) == "R5"
    laid = {"id": 0, "owner": 0, "colour": "green", "from": 2, "cards": ["G2", "G3", "G4", "G5"]}
    assert match.view(1)["successions"] == [laid]
    assert told(match, None, "laid") == {"seat": 0, "succession": laid}


def test_o4_a_wild_stands_for_the_number_and_colour_of_its_place() -> None:
    match = position("G2 W G4 W", "B1", roll="green")
    play(match, "0 lay colour=green from=2 cards=[G2,W,G4]")
    assert rows(match) == ["0| 0: green 2 G2 W G4"]
    assert hand(match, 0) == "W"


def test_o4_wilds_may_stand_at_the_ends_and_outnumber_the_number_cards() -> None:
    match = position("G2 W W W", "B1", roll="green")
    play(match, "0 lay colour=green from=1 cards=[W,G2,W,W]")
    assert rows(match) == ["0| 0: green 1 W G2 W W"]


@pytest.mark.parametrize(
    ("line", "code", "ruling"),
    [
        ("lay colour=green from=2 cards=[G2,G3]", "too_short", "O4"),
        ("lay colour=green from=2 cards=[]", "too_short", "O4"),
        ("lay colour=green from=2 cards=[W,W,W]", "only_wilds", "O4"),
        ("lay colour=green from=2 cards=[G2,G3,R4]", "out_of_place", "O4"),
        ("lay colour=green from=3 cards=[G2,G3,G4]", "out_of_place", "O4"),
        ("lay colour=green from=2 cards=[G4,G3,G2]", "out_of_place", "O4"),
        ("lay colour=red from=2 cards=[G2,G3,G4]", "out_of_place", "O4"),
        ("lay colour=green from=4 cards=[G4,G5,G6]", "cards_not_held", "O4"),
        ("lay colour=green from=1 cards=[W,G2,W,W,W]", "cards_not_held", "O4"),
        ("lay colour=green from=9 cards=[W,G10,W]", "past_the_end", "O5"),
        ("lay colour=green from=0 cards=[W,W,G2]", "past_the_end", "O5"),
    ],
)
def test_o4_o5_what_cannot_be_laid(line: str, code: str, ruling: str) -> None:
    match = position("G2 G3 G4 G10 R4 W W W", "G5 G6", roll="green")
    answer = refused(match, f"0 {line}")
    assert (answer.code, answer.ruling) == (code, ruling)


def test_o16_one_may_have_many_successions_and_several_may_collect_one_colour() -> None:
    match = position("R1 R2 R3 R1 R2 R3 B7 B8 B9 G1", "Y1", on_table=("1: red 1 W R2 W",), roll="green")
    play(
        match,
        "0 lay colour=red from=1 cards=[R1,R2,R3]",
        "0 lay colour=red from=1 cards=[R1,R2,R3]",
        "0 lay colour=blue from=7 cards=[B7,B8,B9]",
    )
    assert rows(match)[1:] == ["1| 0: red 1 R1 R2 R3", "2| 0: red 1 R1 R2 R3", "3| 0: blue 7 B7 B8 B9"]


# ── O5 extending and joining ────────────────────────────────────────────────────────────────────────────────────────


def test_o5_cards_are_added_at_either_end_wilds_included() -> None:
    match = position("B2 B7 W B1", "G1", on_table=("0: blue 3 B3 B4 B5 B6",), roll="green")
    play(match, "0 extend succession=0 end=high cards=[B7,W]")
    assert rows(match) == ["0| 0: blue 3 B3 B4 B5 B6 B7 W"]
    play(match, "0 extend succession=0 end=low cards=[B2]")
    assert rows(match) == ["0| 0: blue 2 B2 B3 B4 B5 B6 B7 W"]
    row = match.view(None)["successions"][0]
    assert told(match, None, "extended") == {"seat": 0, "end": "low", "cards": ["B2"], "succession": row}
    assert hand(match, 0) == "B1"


def test_o5_several_cards_go_to_the_low_end_in_ascending_order() -> None:
    match = position("B1 B2 Y4", "G1", on_table=("0: blue 3 B3 B4 B5",), roll="green")
    assert refused(match, "0 extend succession=0 end=low cards=[B2,B1]").code == "out_of_place"
    play(match, "0 extend succession=0 end=low cards=[B1,B2]")
    assert rows(match) == ["0| 0: blue 1 B1 B2 B3 B4 B5"]


@pytest.mark.parametrize(
    ("line", "code", "ruling"),
    [
        ("extend succession=0 end=high cards=[W]", "past_the_end", "O5"),
        ("extend succession=1 end=low cards=[W]", "past_the_end", "O5"),
        ("extend succession=1 end=high cards=[]", "no_cards", "O5"),
        ("extend succession=1 end=high cards=[B5]", "out_of_place", "O4"),
        ("extend succession=1 end=high cards=[R4]", "out_of_place", "O4"),
        ("extend succession=1 end=high cards=[B4,W,W]", "cards_not_held", "O4"),
        ("extend succession=2 end=high cards=[W]", "not_yours", "O16"),
        ("extend succession=3 end=high cards=[W]", "no_such_succession", "O16"),
        ("extend succession=-1 end=high cards=[W]", "no_such_succession", "O16"),
        ("extend succession=1 end=middle cards=[W]", "malformed", "A12"),
    ],
)
def test_o5_o16_what_cannot_be_extended(line: str, code: str, ruling: str) -> None:
    on_table = ("0: blue 8 B8 B9 B10", "0: blue 1 B1 B2 B3", "1: red 1 R1 R2 R3")
    match = position("W B4 B5 R4", "G1", on_table=on_table, roll="green")
    answer = refused(match, f"0 {line}")
    assert (answer.code, answer.ruling) == (code, ruling)


def test_o5_two_successions_that_come_to_touch_join() -> None:
    on_table = ("0: blue 6 B6 B7 B8", "1: red 1 R1 R2 R3", "0: blue 1 B1 B2 B3 W")
    match = position("B5 G4", "G1", on_table=on_table, roll="green")
    play(match, "0 extend succession=2 end=high cards=[B5]")
    assert rows(match) == ["0| 0: blue 1 B1 B2 B3 W B5 B6 B7 B8", "1| 1: red 1 R1 R2 R3"]
    whole = match.view(None)["successions"][0]
    assert told(match, None, "joined") == {"seat": 0, "parts": [2, 0], "succession": whole}


def test_o5_a_new_succession_joins_too_at_both_ends_if_both_touch() -> None:
    match = position("B4 B5 B6 G4", "G1", on_table=("0: blue 7 B7 B8 B9", "0: blue 1 B1 B2 B3"), roll="green")
    play(match, "0 lay colour=blue from=4 cards=[B4,B5,B6]")
    assert rows(match) == ["0| 0: blue 1 B1 B2 B3 B4 B5 B6 B7 B8 B9"]


def test_o5_if_two_could_join_at_one_end_the_longer_does() -> None:
    on_table = ("0: blue 2 B2 B3 B4", "0: blue 1 B1 B2 B3 B4")
    match = position("B5 B6 B7 G4", "G1", on_table=on_table, roll="green")
    play(match, "0 lay colour=blue from=5 cards=[B5,B6,B7]")
    assert rows(match) == ["0| 0: blue 2 B2 B3 B4", "1| 0: blue 1 B1 B2 B3 B4 B5 B6 B7"]
    on_table = ("0: blue 7 B7 B8 W", "0: blue 7 B7 B8 W B10")
    match = position("B6 G4", "G1", on_table=(*on_table, "0: blue 3 B3 B4 B5"), roll="green")
    play(match, "0 extend succession=2 end=high cards=[B6]")
    assert rows(match) == ["0| 0: blue 7 B7 B8 W", "1| 0: blue 3 B3 B4 B5 B6 B7 B8 W B10"]


def test_o5_between_equals_the_first_laid_joins() -> None:
    on_table = ("1: red 1 R1 R2 R3", "0: blue 1 W B2 B3", "0: blue 1 B1 B2 B3")
    match = position("B4 B5 B6 G4", "G1", on_table=on_table, roll="green")
    play(match, "0 lay colour=blue from=4 cards=[B4,B5,B6]")
    assert rows(match)[1:] == ["1| 0: blue 1 W B2 B3 B4 B5 B6", "2| 0: blue 1 B1 B2 B3"]


def test_o5_overlapping_ones_never_join() -> None:
    match = position("B5 G4", "G1", on_table=("0: blue 2 B2 B3 B4", "0: blue 3 B3 B4 B5"), roll="green")
    play(match, "0 extend succession=0 end=high cards=[B5]")
    assert rows(match) == ["0| 0: blue 2 B2 B3 B4 B5", "1| 0: blue 3 B3 B4 B5"]


def test_o5_successions_of_two_players_or_of_two_colours_never_join() -> None:
    on_table = ("1: blue 1 B1 B2 B3", "0: red 1 R1 R2 R3")
    match = position("B4 B5 B6 G4", "G1", on_table=on_table, roll="green")
    play(match, "0 lay colour=blue from=4 cards=[B4,B5,B6]")
    assert len(rows(match)) == 3


def test_o18_numbers_count_up_and_a_number_that_a_join_has_freed_does_not_come_again() -> None:
    match = position("B4 B5 B6 R1 R2 R3 G4", "G1", on_table=("0: blue 1 B1 B2 B3",), roll="green")
    play(match, "0 lay colour=blue from=4 cards=[B4,B5,B6]", "0 lay colour=red from=1 cards=[R1,R2,R3]")
    assert rows(match) == ["0| 0: blue 1 B1 B2 B3 B4 B5 B6", "2| 0: red 1 R1 R2 R3"]


# ── O9 substituting ─────────────────────────────────────────────────────────────────────────────────────────────────

MINE = "0: red 1 R1 R2 R3"


def test_o9_a_wild_takes_the_place_of_a_number_card_in_any_succession_and_that_card_comes_to_the_hand() -> None:
    match = position("W G1 W", "B1", on_table=(MINE, "1: yellow 7 Y7 Y8 W"), roll="green")
    play(match, "0 substitute succession=1 number=8 card=W", "0 substitute succession=0 number=1 card=W")
    assert rows(match) == ["0| 0: red 1 W R2 R3", "1| 1: yellow 7 Y7 W W"]
    assert hand(match, 0) == "G1 Y8 R1"
    assert told(match, 1, "substituted") == {"seat": 0, "succession": 0, "number": 1, "card": "W", "got": "R1"}


def test_o9_the_very_card_that_a_wild_stands_for_takes_its_place_and_the_wild_comes_to_the_hand() -> None:
    match = position("Y9 G1", "B1", on_table=(MINE, "1: yellow 7 Y7 Y8 W"), roll="green")
    play(match, "0 substitute succession=1 number=9 card=Y9")
    assert rows(match)[1] == "1| 1: yellow 7 Y7 Y8 Y9"
    assert hand(match, 0) == "G1 W"


def test_o9_what_is_got_may_be_played_in_the_same_turn() -> None:
    match = position("Y9 G1 G2 B1", "B1", on_table=(MINE, "1: yellow 7 Y7 Y8 W"), roll="green")
    play(match, "0 substitute succession=1 number=9 card=Y9", "0 lay colour=green from=1 cards=[G1,G2,W]")
    assert rows(match)[2] == "2| 0: green 1 G1 G2 W"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("substitute succession=1 number=8 card=Y9", "wild_for_a_number"),
        ("substitute succession=1 number=8 card=Y8", "wild_for_a_number"),
        ("substitute succession=1 number=9 card=W", "exact_card"),
        ("substitute succession=1 number=9 card=Y8", "exact_card"),
        ("substitute succession=1 number=9 card=R9", "exact_card"),
        ("substitute succession=1 number=10 card=W", "no_such_place"),
        ("substitute succession=1 number=6 card=W", "no_such_place"),
        ("substitute succession=1 number=-100 card=W", "no_such_place"),
        ("substitute succession=2 number=1 card=W", "no_such_succession"),
        ("substitute succession=1 number=9 card=Y10", "not_held"),
    ],
)
def test_o9_what_cannot_be_substituted(line: str, code: str) -> None:
    match = position("W Y8 Y9 R9", "B1", on_table=(MINE, "1: yellow 7 Y7 Y8 W"), roll="green")
    assert refused(match, f"0 {line}").code == code


def test_o9_a_number_card_in_the_place_of_another_hears_that_only_a_wild_can_be_there() -> None:
    match = position("W Y8", "B1", on_table=(MINE, "1: yellow 7 Y7 Y8 W"), roll="green")
    refusal = refused(match, "0 substitute succession=1 number=8 card=Y8")
    assert refusal.text == "Only a Wild can take the place of a number card."


def test_o9_only_who_has_a_succession_of_their_own_may_substitute() -> None:
    match = position("W Y9 R1 R2", "B1", on_table=("1: yellow 7 Y7 Y8 W",), roll="green")
    assert "substitute" not in offered(match, 0)
    for line in ("0 substitute succession=0 number=7 card=W", "0 substitute succession=0 number=9 card=Y9"):
        assert (refused(match, line).code, refused(match, line).ruling) == ("own_first", "O9")
    play(match, "0 lay colour=red from=1 cards=[R1,R2,W]", "0 substitute succession=0 number=9 card=Y9")


def test_o9_no_place_is_substituted_twice_in_one_turn() -> None:
    match = position("W R1 G1", "B1", deck="G5 G6 G7 G8", on_table=(MINE,), roll="green")
    play(match, "0 substitute succession=0 number=1 card=W")
    assert match.view(1)["substituted"] == [{"succession": 0, "number": 1}]
    answer = refused(match, "0 substitute succession=0 number=1 card=R1")
    assert (answer.code, answer.ruling) == ("once_a_turn", "O9")
    assert "substitute" not in offered(match, 0)
    play(match, "0 discard card=G1", "0 end", "1 roll")
    assert match.view(1)["substituted"] == []


def test_o9_in_the_next_turn_it_may_be_substituted_again() -> None:
    match = position("W G1", "R1 G2", on_table=(MINE, "1: blue 1 B1 B2 B3"), roll="green")
    play(match, "0 substitute succession=0 number=1 card=W", "0 discard card=G1", "0 end", "1 roll")
    play(match, "1 substitute succession=0 number=1 card=R1")
    assert rows(match)[0] == "0| 0: red 1 R1 R2 R3"


def test_o18_a_place_that_was_substituted_is_still_that_place_after_a_join() -> None:
    on_table = ("0: red 1 R1 R2 R3", "0: red 5 R5 R6 R7")
    match = position("W W R4 R6 G1", "B1", on_table=on_table, roll="green")
    play(match, "0 substitute succession=1 number=6 card=W", "0 substitute succession=0 number=2 card=W")
    play(match, "0 extend succession=0 end=high cards=[R4]")
    assert rows(match) == ["0| 0: red 1 R1 W R3 R4 R5 W R7"]
    assert match.view(0)["substituted"] == [{"succession": 0, "number": 2}, {"succession": 0, "number": 6}]
    assert refused(match, "0 substitute succession=0 number=6 card=R6").code == "once_a_turn"
    assert refused(match, "0 substitute succession=0 number=2 card=R2").code == "once_a_turn"


def test_o4_o9_a_succession_may_come_to_be_all_wilds() -> None:
    match = position("W G1", "B1", on_table=("0: red 1 R1 R2 R3", "1: blue 1 W B2 W"), roll="green")
    play(match, "0 substitute succession=1 number=2 card=W")
    assert rows(match)[1] == "1| 1: blue 1 W W W"


def test_o16_cards_on_the_table_leave_it_only_by_substitution() -> None:
    match = position("W R4 G1", "B1", on_table=(MINE,), roll="orange")
    assert offered(match, 0) == {"draw", "discard", "take", "give", "extend", "substitute"}
    assert refused(match, "0 discard card=R1").code == "not_held"


# ── O8 from the discard row ─────────────────────────────────────────────────────────────────────────────────────────


def test_o8_the_chosen_card_is_used_at_once_and_all_discarded_after_it_come_along() -> None:
    match = position("G5", "B9", row="R9 G6 W B1", roll="blue")
    play(match, "0 gather index=1 'use={act: lay, colour: green, from: 5, cards: [G5,G6,W]}'")
    assert rows(match) == ["0| 0: green 5 G5 G6 W"]
    assert hand(match, 0) == "B1"
    assert match.view(1)["discard"] == ["R9"]
    assert told(match, 1, "gathered") == {"seat": 0, "cards": ["G6", "W", "B1"]}
    assert match.view(1)["owed"] is None


def test_o8_the_chosen_card_may_extend() -> None:
    match = position("R5", "B9", row="R4 B1", on_table=(MINE,), roll="purple")
    play(match, "0 gather index=0 'use={act: extend, succession: 0, end: high, cards: [R4,R5]}'")
    assert rows(match) == ["0| 0: red 1 R1 R2 R3 R4 R5"]
    assert hand(match, 0) == "B1"


def test_o8_the_chosen_card_may_substitute() -> None:
    match = position("G5", "B9", row="Y9 B1", on_table=(MINE, "1: yellow 7 Y7 Y8 W"), roll="orange")
    play(match, "0 gather index=0 'use={act: substitute, succession: 1, number: 9, card: Y9}'")
    assert rows(match)[1] == "1| 1: yellow 7 Y7 Y8 Y9"
    assert hand(match, 0) == "G5 B1 W"


def test_o8_a_wild_may_be_chosen() -> None:
    match = position("G5", "B9", row="W G4", on_table=(MINE,), roll="orange")
    uses = [offer["use"] for offer in listed(match, 0, "gather") if offer["index"] == 0]
    assert {"act": "lay", "colour": "green", "from": 3, "cards": ["W", "G4", "G5"]} in uses
    assert {"act": "extend", "succession": 0, "end": "high", "cards": ["W"]} in uses
    assert {"act": "substitute", "succession": 0, "number": 2, "card": "W"} in uses


@pytest.mark.parametrize(
    ("index", "use", "code"),
    [
        (4, "{act: lay, colour: green, from: 5, cards: [G5,G6,W]}", "not_in_the_row"),
        (-1, "{act: lay, colour: green, from: 5, cards: [G5,G6,W]}", "not_in_the_row"),
        (0, "{act: lay, colour: green, from: 5, cards: [G5,G6,W]}", "must_use"),
        (3, "{act: extend, succession: 0, end: high, cards: [R4]}", "must_use"),
        (3, "{act: substitute, succession: 0, number: 1, card: W}", "must_use"),
        (2, "{act: lay, colour: green, from: 5, cards: [G5,G6,W]}", "cards_not_held"),
        (3, "{act: lay, colour: blue, from: 1, cards: [B1,W,W]}", "cards_not_held"),
        (3, "{act: lay, colour: blue, from: 1, cards: [B1,B2]}", "too_short"),
        (1, "{act: extend, succession: 0, end: high, cards: [G6]}", "out_of_place"),
        (1, "{act: substitute, succession: 0, number: 1, card: G6}", "wild_for_a_number"),
    ],
)
def test_o8_if_it_cannot_be_used_the_choice_is_not_legal_and_nothing_moves(index: int, use: str, code: str) -> None:
    match = position("G5 R4", "B9", row="R9 G6 W B1", on_table=(MINE,), roll="blue")
    assert refused(match, f"0 gather index={index} 'use={use}'").code == code


def test_o8_a_gather_serves_a_table_play_and_nothing_else() -> None:
    match = position("G5", "B9", row="R9", roll="blue")
    for use in ("{act: draw}", "{act: discard, card: R9}", "{act: gather, index: 0, use: {act: draw}}", "R9"):
        assert refused(match, f"0 gather index=0 'use={use}'").code == "malformed"


@pytest.mark.parametrize("roll", ["green", "red", "yellow"])
def test_o8_only_blue_purple_and_orange_take_from_the_row(roll: str) -> None:
    match = position("G5 G6", "B9", row="G7", roll=roll)
    answer = refused(match, "0 gather index=0 'use={act: lay, colour: green, from: 5, cards: [G5,G6,G7]}'")
    assert answer.code == "not_asked"


def test_o8_a_gather_can_join_and_complete() -> None:
    on_table = ("0: red 1 R1 R2 R3 R4", "0: red 6 R6 R7 R8 R9 R10")
    match = position("G5", "B9", row="R5 B1", on_table=on_table, roll="blue")
    play(match, "0 gather index=0 'use={act: extend, succession: 1, end: low, cards: [R5]}'")
    assert rows(match) == ["0| 0: red 1 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10"]
    assert match.result is not None
    assert match.result.winners == (0,)


def test_o8_a11_an_equal_card_of_the_hand_is_as_good_as_the_chosen_one() -> None:
    match = position("R4 R5", "B9", row="R4", on_table=(MINE,), roll="blue")
    play(match, "0 gather index=0 'use={act: extend, succession: 0, end: high, cards: [R4]}'")
    assert hand(match, 0) == "R5 R4"

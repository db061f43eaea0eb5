"""Out of Control, the end: a complete succession, a stall, nothing left; and teams."""

from __future__ import annotations

import pytest

import parlour
from parlour.engine.state import Result
from tests.games.out_of_control.positions import hand, listed, position, rows, table
from tests.scripting import offered, play, refused


def stalled(turns: int, *hands: str, on_table: tuple[str, ...] = (), teams: bool = False) -> parlour.Match:
    """So many turns have passed in which nobody built, and this one has only to be ended."""
    match = position(*hands, on_table=on_table, roll="green", teams=teams)
    table(match).idle = turns
    return play(match, f"0 discard card={hands[0].split()[0]}")


# ── O6 complete ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_o6_one_to_ten_wins_at_once_in_the_middle_of_a_turn_wilds_included() -> None:
    match = position("R10 G1", "B1", on_table=("0: red 1 R1 W R3 R4 W R6 R7 R8 R9",), roll="green")
    play(match, "0 extend succession=0 end=high cards=[R10]")
    assert match.result == Result((0,), (10, 0), "complete")
    assert match.waiting == ()
    assert match.view(1)["over"] is True
    assert match.view(1)["winners"] == [0]
    assert refused(match, "0 discard card=G1").code == "over"


def test_o6_ten_laid_in_one_go_win() -> None:
    match = position("R1 R2 R3 R4 W R6 R7 R8 R9 R10 G1", "B1", roll="green")
    play(match, "0 lay colour=red from=1 cards=[R1,R2,R3,R4,W,R6,R7,R8,R9,R10]")
    assert match.result == Result((0,), (10, 0), "complete")


def test_o6_a_join_can_complete() -> None:
    on_table = ("0: red 8 R8 R9 R10", "1: red 1 R1 R2 R3", "0: red 1 R1 R2 R3 W")
    match = position("R5 R6 R7 G1", "B1", on_table=on_table, roll="green")
    play(match, "0 lay colour=red from=5 cards=[R5,R6,R7]")
    assert match.result == Result((0,), (10, 3), "complete")


def test_o6_nine_are_not_enough() -> None:
    match = position("R9 G1", "B1", on_table=("0: red 1 R1 W R3 R4 W R6 R7 R8",), roll="green")
    play(match, "0 extend succession=0 end=high cards=[R9]")
    assert match.result is None


# ── O12 stall ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("seats", "turns"), [(2, 60), (3, 60), (4, 60), (5, 90), (6, 90)])
def test_o12_so_many_turns_without_building_end_the_game(seats: int, turns: int) -> None:
    match = stalled(turns - 2, *["R1 R2"] * seats, on_table=("1: red 3 R3 R4 R5",))
    play(match, "0 end")
    assert match.result is None
    assert match.view(None)["idle"] == turns - 1
    play(match, "1 roll")
    match.play(1, match.acts(1)[0])
    play(match, "1 end")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((1,), "stall")


def test_o12_all_turns_count_from_the_start() -> None:
    match = parlour.start("out-of-control", 2, first=0, seed=4)
    turns = 0
    while match.result is None:
        turns += match.view(None)["phase"] == "roll"
        play(match, "clock elapsed", "0 go_on")
    assert turns == 60
    assert match.result == Result((0, 1), (0, 0), "stall")


@pytest.mark.parametrize(
    "line", ["0 lay colour=green from=1 cards=[G1,G2,G3]", "0 extend succession=0 end=high cards=[R6]"]
)
def test_o12_laying_or_extending_begins_the_count_anew(line: str) -> None:
    match = stalled(59, "R1 G1 G2 G3 R6 W", "B1", on_table=("0: red 3 R3 R4 R5",))
    play(match, line)
    assert match.view(None)["built"] is True
    play(match, "0 end")
    assert match.result is None
    assert (match.view(None)["idle"], match.view(None)["built"]) == (0, False)


def test_o12_substituting_does_not_count() -> None:
    match = stalled(59, "R1 W", "B1", on_table=("0: red 3 R3 R4 R5",))
    play(match, "0 substitute succession=0 number=4 card=W", "0 end")
    assert match.result == Result((0,), (3, 0), "stall")


def test_o12_a_gather_that_lays_counts() -> None:
    match = position("R1 R2", "B1", row="R3", roll="blue")
    table(match).idle = 59
    play(match, "0 gather index=0 'use={act: lay, colour: red, from: 1, cards: [R1,R2,R3]}'", "0 end")
    assert match.result is None


def test_o12_it_ends_at_once_when_all_hands_the_deck_and_the_discard_pile_are_empty() -> None:
    match = position("R6", "", row="", deck="", on_table=("0: red 3 R3 R4 R5", "1: red 1 R1 R2 R3 R4 R5"), roll="red")
    play(match, "0 extend succession=0 end=high cards=[R6]")
    assert match.result == Result((1,), (4, 5), "all_laid")


@pytest.mark.parametrize("left", ["hand", "other", "deck", "row"])
def test_o12_while_a_card_is_left_anywhere_it_goes_on(left: str) -> None:
    match = position(
        "R6 R1" if left == "hand" else "R6",
        "R1" if left == "other" else "",
        row="R1" if left == "row" else "",
        deck="R1" if left == "deck" else "",
        on_table=("0: red 3 R3 R4 R5",),
        roll="red",
    )
    play(match, "0 extend succession=0 end=high cards=[R6]")
    assert match.result is None


def test_o6_o12_a_last_card_that_completes_wins_by_that() -> None:
    on_table = ("0: red 1 R1 R2 R3 R4 R5 R6 R7 R8 R9",)
    match = position("R10", "", row="", deck="", on_table=on_table, roll="red")
    play(match, "0 extend succession=0 end=high cards=[R10]")
    assert match.result == Result((0,), (10, 0), "complete")


def test_o12_the_longest_single_succession_wins() -> None:
    on_table = ("0: red 1 R1 R2 R3", "0: red 5 R5 R6 R7", "1: blue 1 B1 B2 B3 B4")
    match = stalled(59, "G1", "G2", on_table=on_table)
    play(match, "0 end")
    assert match.result == Result((1,), (3, 4), "stall")


def test_o12_then_the_most_cards_on_the_table() -> None:
    on_table = ("0: red 1 R1 R2 R3 R4", "1: blue 1 B1 B2 B3 B4", "1: red 1 R1 R2 R3", "2: blue 7 B7 B8 B9")
    match = stalled(59, "G1", "G2", "G3", on_table=on_table)
    play(match, "0 end")
    assert match.result == Result((1,), (4, 4, 3), "stall")


def test_o12_then_the_win_is_shared() -> None:
    on_table = ("0: red 1 R1 R2 R3 R4", "2: blue 1 B1 B2 B3 B4", "1: red 1 R1 R2 R3")
    match = stalled(59, "G1", "G2", "G3", on_table=on_table)
    play(match, "0 end")
    assert match.result == Result((0, 2), (4, 3, 4), "stall")


# ── O13 teams ───────────────────────────────────────────────────────────────────────────────────────────────────────

PARTNERS = ("2: red 3 R3 R4 R5", "1: blue 3 B3 B4 B5")


@pytest.mark.parametrize(("seats", "partner"), [(4, 2), (6, 3)])
def test_o13_partners_sit_opposite_and_their_successions_may_be_extended(seats: int, partner: int) -> None:
    hands = ["R6 G1", *["G2"] * (seats - 1)]
    for owner in range(1, seats):
        match = position(*hands, on_table=(f"{owner}: red 3 R3 R4 R5",), roll="green", teams=True)
        if owner == partner:
            play(match, "0 extend succession=0 end=high cards=[R6]")
            assert rows(match) == [f"0| {partner}: red 3 R3 R4 R5 R6"]
        else:
            assert refused(match, "0 extend succession=0 end=high cards=[R6]").code == "not_yours"
            assert "extend" not in offered(match, 0)


def test_o13_without_teams_nobody_has_a_partner() -> None:
    match = position("R6 G1", "G2", "G2", "G2", on_table=PARTNERS, roll="green")
    assert refused(match, "0 extend succession=0 end=high cards=[R6]").code == "not_yours"


def test_o13_a_partners_succession_takes_single_cards_one_act_each() -> None:
    match = position("R6 R7 R2 W G1", "G2", "G2", "G2", on_table=PARTNERS, roll="green", teams=True)
    answer = refused(match, "0 extend succession=0 end=high cards=[R6,R7]")
    assert (answer.code, answer.ruling) == ("one_by_one", "O13")
    assert sorted(offer["cards"] for offer in listed(match, 0, "extend")) == [["R2"], ["R6"]]
    play(match, "0 extend succession=0 end=high cards=[R6]", "0 extend succession=0 end=high cards=[W]")
    assert rows(match)[0] == "0| 2: red 3 R3 R4 R5 R6 W"


def test_o13_o23_a_card_from_the_discard_row_may_go_to_a_partners_succession_alone() -> None:
    match = position("R7 G1", "G2", "G2", "G2", row="R6 B9", on_table=PARTNERS, roll="blue", teams=True)
    assert listed(match, 0, "gather") == [
        {"act": "gather", "index": 0, "use": {"act": "extend", "succession": 0, "end": "high", "cards": ["R6"]}}
    ]
    both = "0 gather index=0 'use={act: extend, succession: 0, end: high, cards: [R6,R7]}'"
    assert refused(match, both).code == "one_by_one"
    play(match, "0 gather index=0 'use={act: extend, succession: 0, end: high, cards: [R6]}'")
    assert rows(match)[0] == "0| 2: red 3 R3 R4 R5 R6"
    assert hand(match, 0) == "R7 G1 B9"


def test_o13_a_partners_succession_is_not_ones_own_for_substituting() -> None:
    match = position("W G1", "G2", "G2", "G2", on_table=PARTNERS, roll="green", teams=True)
    assert refused(match, "0 substitute succession=0 number=3 card=W").code == "own_first"
    assert "substitute" not in offered(match, 0)


def test_o13_red_and_yellow_may_be_aimed_at_the_partner() -> None:
    match = position("W", "G2", "G3", "G4", roll="red", teams=True)
    play(match, "0 take seat=2 slot=0")
    assert hand(match, 0) == "W G3"
    match = position("W", "G2", "G3", "G4", roll="yellow", teams=True)
    play(match, "0 give seat=2 card=W")
    assert hand(match, 2) == "G3 W"


def test_o13_successions_of_two_partners_never_join() -> None:
    match = position("R6 R7 R8 G1", "G2", "G2", "G2", on_table=PARTNERS, roll="green", teams=True)
    play(match, "0 lay colour=red from=6 cards=[R6,R7,R8]")
    assert len(rows(match)) == 3


def test_o23_two_successions_of_the_partner_that_come_to_touch_join() -> None:
    on_table = ("2: red 3 R3 R4 R5", "2: red 7 R7 R8 R9")
    match = position("R6 G1", "G2", "G2", "G2", on_table=on_table, roll="green", teams=True)
    play(match, "0 extend succession=1 end=low cards=[R6]")
    assert rows(match) == ["0| 2: red 3 R3 R4 R5 R6 R7 R8 R9"]


def test_o13_the_team_wins_whoever_played_the_last_card() -> None:
    on_table = ("2: red 2 R2 R3 R4 R5 R6 R7 R8 R9 R10",)
    match = position("R1 G1", "G2", "G2", "G2", on_table=on_table, roll="green", teams=True)
    play(match, "0 extend succession=0 end=low cards=[R1]")
    assert match.result == Result((0, 2), (0, 0, 10, 0), "complete")


def test_o13_extending_a_partners_succession_counts_against_a_stall() -> None:
    match = stalled(59, "G1 R6", "G2", "G2", "G2", on_table=PARTNERS, teams=True)
    play(match, "0 extend succession=0 end=high cards=[R6]", "0 end")
    assert match.result is None


def test_o13_o22_a_team_has_the_longest_succession_of_either_partner() -> None:
    on_table = ("2: red 1 R1 R2 R3 R4", "1: blue 1 B1 B2 B3", "3: blue 1 B1 B2 B3", "3: blue 5 B5 B6 B7")
    match = stalled(59, "G1", "G2", "G2", "G2", on_table=on_table, teams=True)
    play(match, "0 end")
    assert match.result == Result((0, 2), (0, 3, 4, 3), "stall")


def test_o22_then_the_cards_of_both_partners_count_together() -> None:
    on_table = ("0: red 1 R1 R2 R3 R4", "1: blue 1 B1 B2 B3 B4", "3: green 1 G1 G2 G3")
    match = stalled(59, "G1", "G2", "G2", "G2", on_table=on_table, teams=True)
    play(match, "0 end")
    assert match.result == Result((1, 3), (4, 4, 0, 3), "stall")


def test_o22_then_the_teams_share_the_win() -> None:
    on_table = ("0: red 1 R1 R2 R3 R4", "4: blue 1 B1 B2 B3 B4", "2: green 1 G1 G2 G3")
    hands = ["G1", "G2", "G2", "G2", "G2", "G2"]
    match = position(*hands, on_table=on_table, roll="green", teams=True)
    table(match).idle = 89
    play(match, "0 discard card=G1", "0 end")
    assert match.result == Result((0, 1, 3, 4), (4, 0, 3, 0, 4, 0), "stall")


def test_o13_partners_do_not_see_each_others_hands() -> None:
    match = position("W", "G2", "G3", "G4", roll="green", teams=True)
    assert match.view(2)["hand"] == ["G3"]
    assert match.view(2)["offers"] == []

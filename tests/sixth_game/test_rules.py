"""Liar's Dice, rule by rule."""

from __future__ import annotations

import pytest

import parlour
from tests.scripting import offered, play, refused

TWO_CUPS = ["6", "6", "1", "2", "3", "6", "5", "5", "1", "4"]
"""Seat 0 has 6 6 1 2 3, seat 1 has 6 5 5 1 4: three sixes and two ones."""


def dice(seats: int = 2, rolls: list[str] = TWO_CUPS, **options: object) -> parlour.Match:
    match = parlour.start("liars-dice", seats, options=options, first=0, chance=parlour.Stacked(rolls=tuple(rolls)))
    return play(match, "0 shake")


def test_l1_everybody_looks_under_their_own_cup_alone() -> None:
    match = dice()
    assert match.view(0)["dice"] == [6, 6, 1, 2, 3]
    assert match.view(1)["dice"] == [6, 5, 5, 1, 4]
    assert match.view(None)["dice"] is None
    assert match.events(0)[-1] == {"event": "shook", "n": 1, "seat": 1}


def test_l1_nobody_bids_before_the_cups_are_shaken_or_shakes_them_twice() -> None:
    match = parlour.start("liars-dice", 2, first=0)
    assert refused(match, "0 bid count=1 number=2").code == "shake_first"
    assert refused(play(match, "0 shake"), "0 shake").code == "shaken"


def test_l2_whoever_is_next_raises_or_doubts() -> None:
    match = dice(3, [*TWO_CUPS, "2", "2", "2", "2", "2"])
    assert refused(match, "0 doubt").code == "no_bid_yet"
    assert offered(match, 0) == {"bid"}
    assert play(match, "0 bid count=3 number=4").waiting == (1,)
    assert offered(match, 1) == {"bid", "doubt"}
    assert refused(match, "1 bid count=4 number=7").code == "no_such_number"


@pytest.mark.parametrize(
    ("bid", "code"),
    [
        ("count=2 number=6", "too_low"),
        ("count=3 number=4", "too_low"),
        ("count=0 number=6", "too_low"),
        ("count=11 number=2", "too_many"),
        ("count=4 number=1", "ones_are_wild"),
    ],
)
def test_l3_l4_a_raise_is_more_dice_or_a_higher_number(bid: str, code: str) -> None:
    match = play(dice(), "0 bid count=3 number=4")
    assert refused(match, f"1 bid {bid}").code == code
    for higher in ("count=3 number=5", "count=4 number=2", "count=10 number=6"):
        play(match.copy(), f"1 bid {higher}")


def test_l4_ones_are_bid_on_where_they_are_not_wild() -> None:
    match = play(dice(wild=False), "0 bid count=2 number=1", "1 doubt")
    assert match.events(None)[-2]["found"] == 2


@pytest.mark.parametrize(
    ("wild", "count", "found", "loser"),
    [(True, 5, 5, 1), (True, 6, 5, 0), (False, 3, 3, 1), (False, 4, 3, 0)],
)
def test_l5_who_was_wrong_loses_a_die_and_begins(wild: bool, count: int, found: int, loser: int) -> None:
    match = play(dice(wild=wild), f"0 bid count={count} number=6", "1 doubt")
    lifted, lost = match.events(None)[-2:]
    assert lifted == {
        "event": "lifted",
        "n": 3,
        "seat": 1,
        "bidder": 0,
        "count": count,
        "number": 6,
        "found": found,
        "dice": [[6, 6, 1, 2, 3], [6, 5, 5, 1, 4]],
    }
    assert lost == {"event": "lost_a_die", "n": 3, "seat": loser, "left": 4}
    assert match.view(None)["lifted"] == lifted["dice"]
    assert match.waiting == (loser,)  # L6


def test_l6_l7_who_has_no_dice_is_passed_over_and_the_last_who_has_any_wins() -> None:
    match = dice(3, ["2"] * 200)
    for _ in range(5):  # seat 0 always bids what is not there
        play(match, "0 bid count=11 number=6", "1 doubt")
        if match.view(None)["seats"][0]["dice"]:
            play(match, "0 shake")
    assert match.waiting == (1,)
    play(match, "1 shake", "1 bid count=1 number=6")
    assert match.waiting == (2,)
    for _ in range(5):
        play(match, "2 doubt")
        if match.result is None:
            play(match, "1 shake", "1 bid count=1 number=6")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((2,), "last")


def test_a10_going_on_makes_the_lowest_bid_or_doubts() -> None:
    match = play(dice(), "clock elapsed", "1 go_on")
    assert match.view(None)["standing"] == {"seat": 0, "count": 1, "number": 2}
    play(match, "clock elapsed", "0 go_on")
    assert match.view(None)["seats"][1]["dice"] == 4


@pytest.mark.parametrize("dice", [6, 10**9, -1])
def test_a_view_with_more_dice_than_anybody_has_is_refused_at_once(dice: int) -> None:
    view = parlour.start("liars-dice", 2, first=0).view(0)
    view["seats"][1]["dice"] = dice
    with pytest.raises(ValueError, match="so many dice"):
        parlour.imagine(view)

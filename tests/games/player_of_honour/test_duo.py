"""The Duo: two players, who play together."""

from __future__ import annotations

import pytest

from tests.games.player_of_honour.rounds import duo_round, place, seen, table, told
from tests.scripting import offered, play, refused


def test_p7_two_players_play_the_duo_in_which_nobody_guesses() -> None:
    match = table(2)
    assert seen(match, "honour") is None
    assert seen(match, "rounds") == 10
    assert match.waiting == (0, 1)
    assert match.offers(0) == match.offers(1) == [{"act": "place", "ranks": {"order_of": [1, 2, 3, 4, 5]}}]
    assert told(match, 0) == [{"event": "round", "seat": -1, "number": 1, "topics": seen(match, "topics")}]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("sure", [0, 4, 7])
def test_p7_there_is_no_i_know_this_one_card(seat: int, sure: int) -> None:
    match = table(2)
    refusal = refused(match, f"{seat} place ranks=[1,2,3,4,5] sure={sure}")
    assert (refusal.code, refusal.ruling) == ("duo_knows", "P7")
    play(match, f"{seat} place ranks=[1,2,3,4,5] sure=null", f"{seat} done")  # done without it


def test_p7_p12_the_numbers_are_each_used_once() -> None:
    assert refused(table(2), "0 place ranks=[1,1,2,3,4]").code == "five_numbers"


def test_p7_p3_nobody_is_done_before_the_five_numbers_lie() -> None:
    assert refused(table(2), "0 done").code == "not_placed"


def test_p7_p2_both_rank_in_secret_and_done_may_be_taken_back() -> None:
    one, other = (play(place(table(2), 0, laid), "0 done") for laid in ("12345", "54321"))
    for you in (1, None):
        assert one.view(you) == other.view(you)
        assert one.events(you) == other.events(you)
        assert one.view(you)["done"] == [0]
    assert offered(one, 0) == {"undone"}
    play(one, "0 undone")
    assert one.waiting == (0, 1)


@pytest.mark.parametrize(
    ("one", "other", "worth"),
    [("12345", "12345", 5), ("12345", "23451", 0), ("23415", "12345", 1), ("12345", "21345", 3), ("13254", "12345", 1)],
)
def test_p7_a_point_for_each_topic_to_which_both_gave_the_same_number(one: str, other: str, worth: int) -> None:
    match = duo_round(table(2), one, other)
    assert seen(match, "last")["points"] == [worth, worth]
    assert seen(match, "scores") == [worth, worth]


def test_p7_all_is_turned_together_and_the_next_round_begins_by_itself() -> None:
    match = table(2)
    topics = seen(match, "topics")
    duo_round(match, "12345", "21345")
    assert seen(match, "phase") == "place"
    assert seen(match, "round") == 2
    assert seen(match, "revealed") == []
    assert seen(match, "last") == {
        "round": 1,
        "honour": None,
        "topics": topics,
        "ranks": [[1, 2, 3, 4, 5], [2, 1, 3, 4, 5]],
        "sure": [None, None],
        "points": [3, 3],
        "earned": [[0, 0, 1, 1, 1], [0, 0, 1, 1, 1]],
        "perfect": [],
        "best": [],
    }
    done, over, begun = told(match, None)
    assert done == {"event": "done", "seat": 1}
    assert over == {
        "event": "round_over",
        "seat": -1,
        "ranks": [[1, 2, 3, 4, 5], [2, 1, 3, 4, 5]],
        "sure": [None, None],
        "points": [3, 3],
        "earned": [[0, 0, 1, 1, 1], [0, 0, 1, 1, 1]],
        "perfect": [],
        "best": [],
    }
    assert begun["number"] == 2
    assert refused(match, "0 reveal").code == "duo_reveals"


def test_p7_after_ten_rounds_the_pair_has_won_together_with_50_at_most() -> None:
    match = table(2, cards=50)
    for number in range(1, 11):
        assert seen(match, "round") == number
        assert match.result is None
        duo_round(match)
    assert match.result
    assert match.result.winners == (0, 1)
    assert match.result.scores == (50, 50)
    assert match.result.reason == "together"
    assert seen(match, "pile") == 0  # P8: all fifty cards were needed


def test_p7_the_pair_wins_together_whatever_its_total() -> None:
    match = table(2)
    for _ in range(10):
        duo_round(match, "12345", "23451")
    assert match.result
    assert (match.result.winners, match.result.scores) == ((0, 1), (0, 0))


def test_p7_that_15_is_a_good_score_is_shown_with_the_total() -> None:
    match = table(2)
    assert seen(match, "good_score") == 15
    for _ in range(10):
        duo_round(match, "12345", "21345")
    assert (seen(match, "scores"), seen(match, "good_score")) == ([30, 30], 15)
    assert seen(table(3), "good_score") is None


def test_p7_who_is_first_makes_no_difference() -> None:
    assert table(2, first=0).view(0) == table(2, first=1).view(0)


def test_p7_a10_missing_rankings_are_drawn_and_the_round_is_counted() -> None:
    match = place(table(2), 0, "31524")
    play(match, "clock elapsed", "1 go_on")
    last = seen(match, "last")
    assert last["ranks"][0] == [3, 1, 5, 2, 4]
    assert sorted(last["ranks"][1]) == [1, 2, 3, 4, 5]
    assert last["sure"] == [None, None]
    assert seen(match, "round") == 2

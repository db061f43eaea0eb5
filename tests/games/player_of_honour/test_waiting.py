"""Player of Honour when nobody moves (A10), and what "go on" does with cards that lie already (P14)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import parlour
from tests.games.player_of_honour.rounds import ALL_RIGHT, OWN_ORDER, all_done, place, reveal, seen, table, told
from tests.scripting import offered, play, refused


def went_on(match: parlour.Match) -> parlour.Match:
    return play(match, "clock elapsed", "0 go_on")


def laid_by(match: parlour.Match, seat: int) -> Any:
    return match.view(seat)["placed"]


def test_a10_missing_rankings_are_drawn_with_their_i_know_this_one_cards_and_the_reveal_begins() -> None:
    match = went_on(table(4))
    assert seen(match, "phase") == "reveal"
    assert seen(match, "waiting") == [0]
    assert seen(match, "done") == [0, 1, 2, 3]
    assert all(sorted(laid_by(match, seat)["ranks"]) == [1, 2, 3, 4, 5] for seat in range(4))
    assert laid_by(match, 0)["sure"] is None
    assert all(laid_by(match, seat)["sure"] in range(5) for seat in (1, 2, 3))


def test_a10_what_is_drawn_is_drawn_at_random() -> None:
    matches = [went_on(table(3, seed=seed)) for seed in range(300)]
    for seat in (0, 1, 2):
        tops = Counter(laid_by(match, seat)["ranks"].index(1) for match in matches)
        assert all(30 < tops[topic] < 90 for topic in range(5))
    sures = Counter(laid_by(match, 1)["sure"] for match in matches)
    assert all(30 < sures[topic] < 90 for topic in range(5))
    assert any(laid_by(match, 1)["ranks"] != laid_by(match, 2)["ranks"] for match in matches)


def test_a10_who_is_done_keeps_their_cards() -> None:
    match = play(place(table(3), 1, "315!24"), "1 done")
    went_on(match)
    assert laid_by(match, 1) == {"ranks": [3, 1, 5, 2, 4], "sure": 2}
    assert [event["event"] for event in told(match, None)] == ["went_on", "taken", "taken"]


def test_p14_cards_that_lie_count_as_they_lie_though_nobody_said_done() -> None:
    match = went_on(place(place(table(3), 0, "54321"), 1, "315!24"))
    assert laid_by(match, 0) == {"ranks": [5, 4, 3, 2, 1], "sure": None}
    assert laid_by(match, 1) == {"ranks": [3, 1, 5, 2, 4], "sure": 2}


def test_p14_if_only_the_i_know_this_one_card_is_missing_only_its_place_is_drawn() -> None:
    places = set()
    for seed in range(40):
        match = went_on(place(table(3, seed=seed), 1, "31524"))
        assert laid_by(match, 1)["ranks"] == [3, 1, 5, 2, 4]
        places.add(laid_by(match, 1)["sure"])
    assert places == {0, 1, 2, 3, 4}


def test_p14_what_is_drawn_for_one_does_not_hang_on_what_another_has_placed() -> None:
    one, other = went_on(place(table(3), 1, "315!24")), went_on(table(3))
    assert laid_by(one, 2) == laid_by(other, 2)
    assert laid_by(one, 0) == laid_by(other, 0)
    for match in (one, other):
        reveal(match, 5)
    assert seen(one, "topics") == seen(other, "topics")


def test_p14_you_are_told_your_cards_and_the_others_not_even_whether_anything_was_drawn() -> None:
    one, other = went_on(place(table(3), 1, "315!24")), went_on(table(3))
    assert told(one, 1)[2] == {"event": "taken", "seat": 1, "ranks": [3, 1, 5, 2, 4], "sure": 2}
    for you in (0, 2, None):
        assert one.view(you)["done"] == other.view(you)["done"]
        assert told(one, you) == told(other, you)
        assert {"event": "taken", "seat": 1} in told(one, you)


def test_a10_nobody_goes_on_before_the_clock_is_out() -> None:
    match = table(3)
    refusal = refused(match, "0 go_on")
    assert (refusal.code, refusal.ruling) == ("not_late", "A10")
    play(match, "clock elapsed")
    assert all("go_on" in offered(match, seat) for seat in range(3))


def test_a10_who_is_done_may_press_go_on_too() -> None:
    match = play(place(table(3), 1, ALL_RIGHT), "1 done", "clock elapsed", "1 go_on")
    assert seen(match, "phase") == "reveal"


def test_a10_nothing_that_is_done_while_all_place_starts_the_clock_again() -> None:
    match = table(3, wait=45)
    for line in ("1 place ranks=[1,2,3,4,5] sure=0", "1 done", "1 undone", "1 done"):
        play(match, line)
        assert match.timer == {"kind": "wait", "seconds": 45, "since": 0}


def test_a10_nothing_that_is_done_while_all_place_takes_back_that_the_clock_is_out() -> None:
    match = play(table(3), "clock elapsed")
    for line in ("1 place ranks=[1,2,3,4,5] sure=0", "1 done", "1 undone", "1 done"):
        play(match, line)
        assert seen(match, "late")
        assert match.timer is None
        assert "go_on" in offered(match, 1)


def test_a10_while_the_clock_is_out_cards_may_still_be_placed_as_before() -> None:
    match = play(table(3), "clock elapsed")
    place(match, 0, OWN_ORDER)
    assert match.offers(1)[0]["sure"] == {"one_of": [None, 0, 1, 2, 3, 4]}
    assert refused(match, "1 place ranks=[1,2,3,4,4] sure=0").code == "five_numbers"
    assert refused(match, "0 place ranks=[1,2,3,4,5] sure=0").code == "honour_knows"
    play(match, "0 done")
    for seat in (1, 2):
        play(place(match, seat, ALL_RIGHT), f"{seat} done")
    assert seen(match, "phase") == "reveal"
    assert not seen(match, "late")


def test_a10_a_reveal_turns_itself_one_step_at_a_time() -> None:
    match = all_done(table(3), OWN_ORDER, ALL_RIGHT, ALL_RIGHT)
    play(match, "clock elapsed", "2 go_on")
    assert [step["number"] for step in seen(match, "revealed")] == [5]
    assert [event["event"] for event in told(match, None)] == ["went_on", "revealed"]
    assert refused(match, "2 go_on").code == "not_late"  # each number has its own time
    assert match.timer == {"kind": "wait", "seconds": 60, "since": seen(match, "step")}
    reveal(match, 3)
    play(match, "clock elapsed", "1 go_on")
    assert seen(match, "round") == 2
    assert seen(match, "scores") == [7, 7, 7]


def test_a10_without_a_clock_the_table_waits() -> None:
    match = table(3, wait=0)
    assert match.timer is None
    assert match.waiting == (0, 1, 2)


def test_a10_a_match_that_nobody_plays_ends_by_going_on() -> None:
    for players in (2, 3, 8):
        match = table(players)
        while match.result is None:
            went_on(match)
        assert seen(match, "round") == seen(match, "rounds")

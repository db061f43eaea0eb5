"""Player of Honour, rule by rule: what lies on the table, the secret ranking, the reveal, the points, the end."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest

import parlour
from tests.games.player_of_honour.rounds import (
    ALL_RIGHT,
    ALL_WRONG,
    OWN_ORDER,
    all_done,
    place,
    plain_round,
    play_round,
    reveal,
    seen,
    table,
    told,
)
from tests.scripting import offered, play, refused

SEATS = range(3, 9)


def cards_up(match: parlour.Match) -> list[str]:
    return [topic["card"] for topic in seen(match, "topics")]


# ── the cards ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_p1_which_face_of_a_card_is_up_is_left_to_chance() -> None:
    faces = [cards_up(table(3, top=(1, 2, 3, 4, 5), seed=seed)) for seed in range(300)]
    for place_on_the_table, number in enumerate((1, 2, 3, 4, 5)):
        fronts = [up[place_on_the_table] for up in faces].count(f"{number}a")
        assert 100 < fronts < 200
        assert all(up[place_on_the_table] in (f"{number}a", f"{number}b") for up in faces)
    assert len({tuple(up) for up in faces}) == 2**5  # each card by itself


def test_p1_the_face_that_is_up_is_the_topic() -> None:
    assert seen(table(3, top=("7b", "3a", "50b", "1a", "2b")), "topics") == [
        {"card": "7b", "text": "topic 7b"},
        {"card": "3a", "text": "topic 3a"},
        {"card": "50b", "text": "topic 50b"},
        {"card": "1a", "text": "topic 1a"},
        {"card": "2b", "text": "topic 2b"},
    ]


def test_p1_any_deck_of_fifty_cards_works_and_a_smaller_one_is_none() -> None:
    assert seen(table(8, cards=50), "pile") == 45
    with pytest.raises(ValueError, match=r"topics.*49.*50"):
        table(8, cards=49)


def test_p1_the_pack_that_comes_with_the_game_is_such_a_deck() -> None:
    match = parlour.start("player-of-honour", seats=8)
    assert seen(match, "pile") + 5 >= 50


def test_p1_the_cards_to_come_and_their_faces_are_seen_by_nobody() -> None:
    match = table(3, top=("1a", "2b", "3a", "4b", "5a", "6b"))
    for you in (0, 1, 2, None):
        view = match.view(you)
        assert view["pile"] == 45
        assert json.dumps(view).count("topic ") == 5


@pytest.mark.parametrize(
    "top", [("51a",), ("0a",), ("7c",), ("7",), (51,), ("7a", "7b"), ("7a", 7), (7, 7), ("a",), ("",)]
)
def test_p1_a_stacked_deck_names_cards_that_are_there_and_each_once(top: tuple[str | int, ...]) -> None:
    with pytest.raises(ValueError, match="stacked deck"):
        table(3, top=top)


@pytest.mark.parametrize("players", [2, *SEATS])
def test_p8_neither_a_topic_nor_the_other_face_of_its_card_comes_back(players: int) -> None:
    match = table(players)
    numbers = []
    while True:
        numbers += [card[:-1] for card in cards_up(match)]
        earlier = numbers[:-5]
        assert [card[:-1] for card in seen(match, "shown")] == earlier
        assert seen(match, "pile") == 50 - len(numbers)
        if players == 2:
            all_done(match, OWN_ORDER, OWN_ORDER)
        else:
            plain_round(match)
        if match.result:
            break
    assert len(set(numbers)) == len(numbers) == 5 * seen(match, "rounds")


def test_p9_everybody_has_five_numbers_and_the_guessers_an_i_know_this_one_card() -> None:
    match = table(3)
    numbers = {"order_of": [1, 2, 3, 4, 5]}
    assert match.offers(0) == [{"act": "place", "ranks": numbers}]
    guess = {"act": "place", "ranks": numbers, "sure": {"one_of": [None, 0, 1, 2, 3, 4]}}
    assert match.offers(1) == match.offers(2) == [guess]


def test_p9_every_way_to_lay_the_cards_is_an_act() -> None:
    match = table(3)
    every_order = {tuple(order) for order in permutations(range(1, 6))}
    own: list[Any] = match.acts(0)
    guesses: list[Any] = match.acts(1)
    assert len(own) == 120
    assert {act.ranks for act in own} == every_order
    assert {act.sure for act in own} == {None}
    assert len(guesses) == 120 * 6
    assert {(act.ranks, act.sure) for act in guesses} == {
        (order, sure) for order in every_order for sure in (None, 0, 1, 2, 3, 4)
    }


def test_p9_nobody_holds_topic_cards() -> None:
    assert seen(table(4), "seats") == [{"cards": 0}] * 4


# ── setting up ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("first", range(4))
def test_p10_the_first_player_is_the_first_player_of_honour(first: int) -> None:
    match = table(4, first=first)
    assert seen(match, "honour") == first
    assert seen(match, "phase") == "place"
    assert seen(match, "waiting") == [0, 1, 2, 3]


def test_p10_a2_if_nobody_is_chosen_the_first_player_of_honour_is_drawn() -> None:
    firsts = {seen(parlour.start("player-of-honour", seats=4, seed=seed), "honour") for seed in range(60)}
    assert firsts == {0, 1, 2, 3}


def test_p11_each_round_begins_with_five_new_topics_from_the_top_of_the_deck() -> None:
    match = table(3, top=("1a", "2a", "3a", "4a", "5a", "6b", "7b", "8b", "9b", "10b"))
    assert cards_up(match) == ["1a", "2a", "3a", "4a", "5a"]
    assert seen(match, "round") == 1
    plain_round(match)
    assert cards_up(match) == ["6b", "7b", "8b", "9b", "10b"]
    assert seen(match, "round") == 2


def test_p11_the_five_topics_are_told_to_all() -> None:
    match = table(3, top=("1a", "2a", "3a", "4a", "5a"))
    assert told(match, None) == [{"event": "round", "seat": 0, "number": 1, "topics": seen(match, "topics")}]


# ── the secret ranking ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "ranks",
    ["[1,2,3,4,4]", "[0,1,2,3,4]", "[2,3,4,5,6]", "[1,2,3,4]", "[1,2,3,4,5,5]", "[]", "[-1,2,3,4,5]", "[1,1,1,1,1]"],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_p12_each_number_from_1_to_5_is_used_once(ranks: str, seat: int) -> None:
    refusal = refused(table(3), f"{seat} place ranks={ranks}")
    assert (refusal.code, refusal.ruling) == ("five_numbers", "P12")


@pytest.mark.parametrize("ranks", ["12345", "[a,b,c,d,e]", "[1.5,2,3,4,5]", "null", "[true,2,3,4,5]", "[[1],2,3,4,5]"])
def test_p12_what_is_no_list_of_numbers_is_malformed(ranks: str) -> None:
    assert refused(table(3), f"1 place ranks={ranks} sure=0").code == "malformed"


def test_p12_p5_guessing_is_measured_by_the_player_of_honour_and_by_nobody_else() -> None:
    """Two Guessers who agree with each other, but not with the Player of Honour, get nothing."""
    match = play_round(table(3), "12345", "2!3451", "2!3451")
    assert seen(match, "scores") == [0, 0, 0]


def test_p2_all_place_at_once_the_player_of_honour_too() -> None:
    match = table(4, first=2)
    assert match.waiting == (0, 1, 2, 3)
    assert all(offered(match, seat) == {"place"} for seat in range(4))


def test_p2_nobody_sees_anything_of_anothers_cards() -> None:
    """Placed, placed otherwise, or not placed at all: for all others the table looks and sounds the same."""

    def as_heard(match: parlour.Match, you: int | None) -> list[dict[str, Any]]:
        return [{key: event[key] for key in event if key != "n"} for event in match.events(you)]

    for seat in range(3):
        one, other, none = table(3), table(3), table(3)
        place(one, seat, OWN_ORDER if seat == 0 else ALL_RIGHT)
        place(other, seat, "54321" if seat == 0 else "54!321")
        for you in {0, 1, 2, None} - {seat}:
            views = [{**match.view(you), "step": None} for match in (one, other, none)]
            assert views[0] == views[1] == views[2]
            assert as_heard(one, you) == as_heard(other, you) == as_heard(none, you)
        play(one, f"{seat} done")
        play(other, f"{seat} done")
        for you in {0, 1, 2, None} - {seat}:
            assert one.view(you) == other.view(you)
            assert one.events(you) == other.events(you)
            assert one.view(you)["placed"] is None


def test_p2_you_see_your_own_cards() -> None:
    match = place(place(table(3), 0, "54321"), 1, "123!45")
    assert match.view(0)["placed"] == {"ranks": [5, 4, 3, 2, 1], "sure": None}
    assert match.view(1)["placed"] == {"ranks": [1, 2, 3, 4, 5], "sure": 2}
    assert match.view(2)["placed"] is None
    assert match.view(None)["placed"] is None


def test_p2_all_see_who_is_done() -> None:
    match = place(table(3), 1, ALL_RIGHT)
    assert seen(match, "done") == []
    play(match, "1 done")
    assert seen(match, "done") == [1]
    assert seen(match, "waiting") == [0, 2]
    assert told(match, 2) == [{"event": "done", "seat": 1}]
    place(match, 0, OWN_ORDER)
    play(match, "0 done")
    assert seen(match, "done") == [0, 1]


def test_p2_a11_cards_may_be_moved_until_done() -> None:
    match = place(place(place(table(3), 1, "12345"), 1, "123!45"), 1, "54!321")
    assert match.view(1)["placed"] == {"ranks": [5, 4, 3, 2, 1], "sure": 1}


def test_p2_cards_taken_off_again_are_missing_again() -> None:
    match = place(place(table(3), 1, ALL_RIGHT), 1, "12345")
    assert refused(match, "1 done").code == "not_sure"


def test_p2_after_done_the_cards_lie_until_it_is_taken_back() -> None:
    match = place(table(3), 1, ALL_RIGHT)
    play(match, "1 done")
    assert offered(match, 1) == {"undone"}
    for line in ("1 place ranks=[5,4,3,2,1] sure=0", "1 place ranks=[9]", "1 done"):
        refusal = refused(match, line)
        assert (refusal.code, refusal.ruling) == ("already_done", "P2")
    play(match, "1 undone")
    assert match.view(1)["placed"] == {"ranks": [1, 2, 3, 4, 5], "sure": 0}
    assert offered(match, 1) == {"place", "done"}
    play(match, "1 place ranks=[5,4,3,2,1] sure=0", "1 done")


def test_p2_done_may_be_taken_back_until_all_are_done() -> None:
    match = table(3)
    for seat, laid in enumerate((OWN_ORDER, ALL_RIGHT)):
        play(place(match, seat, laid), f"{seat} done")
    play(match, "0 undone")
    assert seen(match, "done") == [1]
    assert seen(match, "waiting") == [0, 2]
    assert told(match, None) == [{"event": "undone", "seat": 0}]
    play(place(match, 2, ALL_RIGHT), "2 done")
    assert seen(match, "phase") == "place"  # all but the Player of Honour are done
    play(match, "0 done")
    assert seen(match, "phase") == "reveal"
    assert seen(match, "done") == [0, 1, 2]
    assert refused(match, "0 undone").code == "all_done"
    assert refused(match, "1 undone").code == "all_done"


def test_p2_who_is_not_done_has_nothing_to_take_back() -> None:
    refusal = refused(place(table(3), 1, ALL_RIGHT), "1 undone")
    assert (refusal.code, refusal.ruling) == ("not_done", "P2")


@pytest.mark.parametrize("seat", [0, 1])
def test_p3_nobody_is_done_before_the_five_numbers_lie(seat: int) -> None:
    match = table(3)
    refusal = refused(match, f"{seat} done")
    assert (refusal.code, refusal.ruling) == ("not_placed", "P3")
    assert offered(match, seat) == {"place"}


def test_p3_a_guesser_is_not_done_before_the_i_know_this_one_card_lies() -> None:
    match = place(table(3), 1, "12345")
    assert offered(match, 1) == {"place"}
    refusal = refused(match, "1 done")
    assert (refusal.code, refusal.ruling) == ("not_sure", "P3")
    place(match, 1, "1!2345")
    assert offered(match, 1) == {"place", "done"}
    play(match, "1 done")


@pytest.mark.parametrize("sure", [-1, 5, 100])
def test_p3_the_i_know_this_one_card_lies_on_one_of_the_topics(sure: int) -> None:
    refusal = refused(table(3), f"1 place ranks=[1,2,3,4,5] sure={sure}")
    assert (refusal.code, refusal.ruling) == ("no_such_topic", "P3")


@pytest.mark.parametrize("topic", range(5))
def test_p3_it_may_lie_on_any_of_the_five(topic: int) -> None:
    match = play(table(3), f"1 place ranks=[3,1,2,5,4] sure={topic}", "1 done")
    assert match.view(1)["placed"] == {"ranks": [3, 1, 2, 5, 4], "sure": topic}


@pytest.mark.parametrize("sure", [0, 4, 9])
def test_p3_the_player_of_honour_has_no_such_card_and_is_done_without(sure: int) -> None:
    match = table(3)
    refusal = refused(match, f"0 place ranks=[1,2,3,4,5] sure={sure}")
    assert (refusal.code, refusal.ruling) == ("honour_knows", "P3")
    play(match, "0 place ranks=[1,2,3,4,5] sure=null", "0 done")
    assert seen(match, "done") == [0]


# ── the reveal ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_p4_the_numbers_are_turned_from_5_to_1_one_step_at_a_time() -> None:
    match = all_done(table(3), "31524", "31!524", "2!3451")
    topics = []
    for number in (5, 4, 3, 2):
        reveal(match)
        step = seen(match, "revealed")[-1]
        assert step["number"] == number
        topics.append(step["topic"])
        assert len(seen(match, "revealed")) == 6 - number
        assert seen(match, "phase") == "reveal"
    assert topics == [2, 4, 0, 3]
    reveal(match)
    assert (told(match, None)[0]["number"], told(match, None)[0]["topic"]) == (1, 1)
    assert seen(match, "phase") == "place"


def test_p4_the_guessers_cards_on_that_topic_are_turned_and_counted_with_it() -> None:
    match = reveal(all_done(table(4), "31524", "315!24", "3!1542", "1345!2"))
    step = {"number": 5, "topic": 2, "guesses": [None, 5, 5, 4], "sure": [1], "points": [0, 2, 1, 0]}
    assert seen(match, "revealed") == [step]
    assert seen(match, "scores") == [0, 2, 1, 0]
    assert told(match, 3) == [{"event": "revealed", "seat": 0, **step}]
    reveal(match)
    step = {"number": 4, "topic": 4, "guesses": [None, 4, 2, 2], "sure": [], "points": [0, 1, 0, 0]}
    assert seen(match, "revealed")[1] == step
    assert seen(match, "scores") == [0, 3, 1, 0]


def test_p4_nothing_is_seen_of_a_topic_whose_turn_has_not_come() -> None:
    one = reveal(all_done(table(3), "12345", "1!2345", "2!1435"), 2)
    other = reveal(all_done(table(3), "21345", "12!345", "21!435"), 2)
    for you in (1, None):
        for match in (one, other):
            assert [step["topic"] for step in match.view(you)["revealed"]] == [4, 3]
    assert one.view(None) == other.view(None)
    assert one.events(None) == other.events(None)


def test_p4_only_the_player_of_honour_turns_them() -> None:
    match = all_done(table(3, first=1), ALL_RIGHT, OWN_ORDER, ALL_RIGHT)
    assert match.waiting == (1,)
    assert offered(match, 1) == {"reveal"}
    for seat in (0, 2):
        assert not match.acts(seat)
        assert refused(match, f"{seat} reveal").code == "honour_reveals"
    assert refused(match, "1 place ranks=[1,2,3,4,5]").code == "all_done"
    play(match, "1 reveal")
    assert match.waiting == (1,)


def test_p4_nothing_is_turned_before_all_are_done() -> None:
    assert refused(place(table(3), 0, OWN_ORDER), "0 reveal").code == "reveal_early"


# ── points ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def points(own: str, *guesses: str) -> list[int]:
    """What a round is worth to each, as it is shown, and told, and added to the score."""
    match = play_round(table(1 + len(guesses)), own, *guesses)
    shown: list[int] = seen(match, "last")["points"]
    assert shown == seen(match, "scores")
    assert shown == told(match, None)[-2]["points"]
    return shown


def test_p5_the_example_of_the_rules_page() -> None:
    assert points("15324", "14!325", "25!413") == [3, 3, 2]


@pytest.mark.parametrize(
    ("guess", "worth"),
    [
        ("2!3451", 0),  # nothing is equal
        ("13!452", 1),  # one is equal, and the I Know This One! card lies elsewhere
        ("1!3452", 2),  # one is equal, and the I Know This One! card lies on it
        ("123!54", 4),
        ("1235!4", 3),
        ("1!2345", 7),  # all five: 5, and 1 for the I Know This One! card, and 1 more
        ("12345!", 7),
    ],
)
def test_p5_a_point_for_each_equal_number_one_for_the_i_know_this_one_card_and_one_for_all_five(
    guess: str, worth: int
) -> None:
    assert points("12345", guess, ALL_WRONG) == [worth, worth, 0]


def test_p5_the_player_of_honour_gets_what_the_best_guesser_got_in_this_round() -> None:
    assert points("12345", "2!3451", "1!3452", "123!54") == [4, 0, 2, 4]
    assert seen(play_round(table(3), "12345", "2!3451", "2!3451"), "last")["best"] == []  # nobody has a point
    match = play_round(table(3), "12345", "1!2345", "2!3451")
    assert seen(match, "scores") == [7, 7, 0]
    play_round(
        match, "2!3451", "12345", "1!3452"
    )  # seat 1 gets 2 like the best of this round, not 9 like the best so far
    assert seen(match, "last")["points"] == [0, 2, 2]
    assert seen(match, "scores") == [7, 9, 2]


def test_p5_the_point_for_all_five_and_the_player_of_honours_are_given_when_all_is_turned() -> None:
    match = reveal(all_done(table(3), "12345", "1!2345", "2!3451"), 4)
    assert seen(match, "scores") == [0, 4, 0]
    reveal(match)
    turned, counted, _ = told(match, None)
    assert (turned["event"], turned["points"]) == ("revealed", [0, 2, 0])
    assert (counted["event"], counted["points"]) == ("round_over", [7, 7, 0])
    assert (counted["perfect"], counted["best"]) == ([1], [1])
    assert seen(match, "scores") == [7, 7, 0]


# ── the next round, and the end ─────────────────────────────────────────────────────────────────────────────────────


def test_p13_the_next_player_clockwise_is_player_of_honour() -> None:
    match = table(4, first=2)
    honours = []
    while match.result is None:
        honours.append(seen(match, "honour"))
        plain_round(match)
    assert honours == [2, 3, 0, 1, 2, 3, 0, 1]


def test_p13_a_new_round_begins_by_itself_with_nothing_placed() -> None:
    match = plain_round(table(3))
    assert seen(match, "phase") == "place"
    assert seen(match, "waiting") == [0, 1, 2]
    assert seen(match, "done") == []
    assert seen(match, "revealed") == []
    assert all(match.view(seat)["placed"] is None for seat in range(3))
    assert told(match, 2)[-1] == {"event": "round", "seat": 1, "number": 2, "topics": seen(match, "topics")}


def test_p13_the_round_before_can_still_be_looked_at() -> None:
    match = table(3)
    topics = seen(match, "topics")
    assert seen(match, "last") is None
    play_round(match, "15324", "14!325", "25!413")
    for you in (0, 1, 2, None):
        assert match.view(you)["last"] == {
            "round": 1,
            "honour": 0,
            "topics": topics,
            "ranks": [[1, 5, 3, 2, 4], [1, 4, 3, 2, 5], [2, 5, 4, 1, 3]],
            "sure": [None, 1, 1],
            "points": [3, 3, 2],
            "earned": [[0, 0, 0, 0, 0], [1, 0, 1, 1, 0], [0, 2, 0, 0, 0]],
            "perfect": [],
            "best": [1],
        }
    assert told(match, None)[1] == {
        "event": "round_over",
        "seat": 0,
        "ranks": [[1, 5, 3, 2, 4], [1, 4, 3, 2, 5], [2, 5, 4, 1, 3]],
        "sure": [None, 1, 1],
        "points": [3, 3, 2],
        "earned": [[0, 0, 0, 0, 0], [1, 0, 1, 1, 0], [0, 2, 0, 0, 0]],
        "perfect": [],
        "best": [1],
    }


@pytest.mark.parametrize(("players", "rounds"), [(3, 6), (4, 8), (5, 5), (6, 6), (7, 7), (8, 8)])
def test_p6_everyone_is_player_of_honour_twice_with_3_or_4_players_and_once_with_more(
    players: int, rounds: int
) -> None:
    match = table(players)
    honours = []
    while match.result is None:
        assert seen(match, "rounds") == rounds
        honours.append(seen(match, "honour"))
        plain_round(match)
    assert len(honours) == rounds
    assert {honours.count(seat) for seat in range(players)} == {2 if players <= 4 else 1}


def test_p6_the_most_points_win() -> None:
    match = table(5)
    for honour in range(5):
        # seat 3 knows everybody; so whoever is Player of Honour shares its points, and nobody has more than seat 3
        laid = [OWN_ORDER if seat == honour else ALL_RIGHT if seat == 3 else ALL_WRONG for seat in range(5)]
        play_round(match, *laid)
    assert match.result
    assert match.result.winners == (3,)
    assert match.result.scores == (7, 7, 7, 28, 7)
    assert match.result.reason == "most_points"


def test_p6_a8_ties_share_the_win() -> None:
    match = table(5)
    for honour in range(5):
        play_round(match, *[OWN_ORDER if seat == honour else ALL_RIGHT if seat < 2 else ALL_WRONG for seat in range(5)])
    assert match.result
    assert match.result.scores == (35, 35, 7, 7, 7)
    assert match.result.winners == (0, 1)
    view = match.view(4)
    assert (view["over"], view["winners"], view["phase"], view["waiting"]) == (True, [0, 1], "over", [])


def test_p6_at_the_end_the_last_round_stays_on_the_table() -> None:
    match = table(5)
    for _ in range(5):
        plain_round(match)
    view = match.view(0)
    assert [step["number"] for step in view["revealed"]] == [5, 4, 3, 2, 1]
    assert view["last"]["round"] == view["round"] == view["rounds"] == 5
    assert view["last"]["topics"] == view["topics"]
    assert view["placed"] == {"ranks": [2, 3, 4, 5, 1], "sure": 0}
    assert refused(match, "0 done").code == "over"


def test_p6_points_are_public() -> None:
    match = play_round(table(3), "12345", "1!2345", "2!3451")
    assert all(match.view(you)["scores"] == [7, 7, 0] for you in (0, 1, 2, None))


def test_a_refusal_is_heard_by_nobody_and_says_nothing_of_what_was_placed() -> None:
    match = place(table(3), 1, "12345")
    before = [match.events(you) for you in (0, 1, 2, None)]
    text = refused(match, "1 done").text
    assert not any(digit in text for digit in "12345")
    assert [match.events(you) for you in (0, 1, 2, None)] == before

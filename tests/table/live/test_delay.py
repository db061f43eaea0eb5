"""How long a bot takes: so that people see it and can be first, and never so long that they wait for bots alone."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.bots import Sight, sight_of
from parlour.table.live.delay import Occasion, human_pace
from parlour.table.log.entry import BotPace


def sight(game: str, seats: int, seat: int | None = None, **options: Any) -> Sight:
    match = parlour.start(game, seats, options=options, first=0, seed=1)
    found = sight_of(match, match.waiting[0] if seat is None else seat)
    assert found is not None
    return found


def moments(sight: Sight, act: dict[str, Any], **occasion: Any) -> tuple[float, float]:
    """The shortest and the longest of many."""
    took = [human_pace(sight, act, Occasion(**occasion)) for _ in range(400)]
    return min(took), max(took)


PLACE = {"act": "place", "ranks": [1, 2, 3, 4, 5], "sure": None}


# ── only bots are waited for ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("game", "act"),
    [
        ("out-of-control", {"act": "roll"}),
        ("talkitout", {"act": "answer", "text": "x" * 5000}),
        ("player-of-honour", {"act": "done"}),
    ],
)
def test_a_step_takes_as_long_as_a_card_travels_whatever_it_is(game: str, act: dict[str, Any]) -> None:
    shortest, longest = moments(sight(game, 3), act)
    assert 0.5 <= shortest < 0.6
    assert 0.8 < longest <= 0.9


@pytest.mark.parametrize("many", [{"in_a_row": 3}, {"at_once": 3}, {"in_a_row": 7, "at_once": 7}])
def test_three_or_more_in_a_row_take_350_ms_each(many: dict[str, int]) -> None:
    assert moments(sight("out-of-control", 4), {"act": "roll"}, **many) == (0.35, 0.35)
    assert moments(sight("out-of-control", 4), {"act": "roll"}, in_a_row=2)[0] >= 0.5


@pytest.mark.parametrize(("pace", "times"), [("quick", 0.5), ("calm", 2.0)])
def test_the_pace_of_the_table_counts_where_only_bots_are_waited_for(pace: BotPace, times: float) -> None:
    roll = sight("out-of-control", 2), {"act": "roll"}
    shortest, longest = moments(*roll, pace=pace)
    assert 0.5 * times <= shortest < longest <= 0.9 * times
    assert moments(*roll, pace=pace, in_a_row=3) == (0.35 * times, 0.35 * times)
    with_people = moments(sight("player-of-honour", 3), PLACE, with_people=True, pace=pace)
    assert 0.8 <= with_people[0] < with_people[1] <= 2.2


# ── people are waited for too ───────────────────────────────────────────────────────────────────────────────────────


def test_where_people_choose_too_a_choice_takes_a_second_or_two() -> None:
    shortest, longest = moments(sight("player-of-honour", 3), PLACE, with_people=True)
    assert 0.8 <= shortest < 1.0
    assert 2.0 < longest <= 2.2
    shortest, longest = moments(sight("player-of-honour", 3), {"act": "done"}, with_people=True)
    assert 0.7 <= shortest < longest <= 1.4


def test_there_typing_takes_the_longer_the_more_there_is_and_not_for_ever() -> None:
    talk = sight("talkitout", 2)
    typed = [moments(talk, {"act": "answer", "text": "x" * letters}, with_people=True) for letters in (1, 40, 5000)]
    assert typed[0][1] < typed[1][0] < typed[2][0]
    assert typed[2][1] <= 6.2


def test_several_who_think_at_the_same_time_are_done_sooner_but_never_in_a_flash() -> None:
    honour = sight("player-of-honour", 8)
    alone, many = moments(honour, PLACE, with_people=True), moments(honour, PLACE, with_people=True, at_once=7)
    assert many[1] < alone[0]
    assert many[0] >= 0.3


@pytest.mark.parametrize("pace", ["quick", "usual", "calm"])
def test_people_have_a_chance_where_whoever_is_first_has_it(pace: BotPace) -> None:
    token = sight("traitor-word", 3, rounds=False)
    shortest, longest = moments(token, {"act": "grab"}, at_once=2, with_people=True, pace=pace)
    assert 1.5 <= shortest < longest <= 4.0


# ── breaking in ─────────────────────────────────────────────────────────────────────────────────────────────────────


def heard_a_word(reaction: int) -> Sight:
    match = parlour.start("traitor-word", 3, options={"reaction": reaction}, first=2, seed=1)
    match.play(0, {"act": "say", "word": "harbour"})
    heard = sight_of(match, 2)
    assert heard is not None
    assert not heard.is_awaited
    return heard


BREAKS_IN = [{"act": "accuse", "of": "secret"}, {"act": "claim", "card": 1}]


@pytest.mark.parametrize("act", BREAKS_IN)
@pytest.mark.parametrize("reaction", [4, 12])
def test_nobody_breaks_in_before_most_of_the_time_to_react_was_peoples(reaction: int, act: dict[str, Any]) -> None:
    shortest, longest = moments(heard_a_word(reaction), act, told_ago=0.0, pace="quick")
    assert 0.6 * reaction <= shortest < longest <= 0.85 * reaction, "and it is in time"
    later = moments(heard_a_word(reaction), act, told_ago=2.0)
    assert later[0] >= 0.6 * reaction - 2.0, "what it has thought about it is no more time for people"


@pytest.mark.parametrize("act", BREAKS_IN)
def test_where_there_is_no_time_to_react_people_are_given_three_seconds(act: dict[str, Any]) -> None:
    shortest, longest = moments(heard_a_word(0), act, told_ago=0.0)
    assert 3.0 <= shortest < longest <= 4.5


# ── what people take in first ───────────────────────────────────────────────────────────────────────────────────────


def before_whom_it_lies(match: parlour.Match) -> Sight:
    found = sight_of(match, match.waiting[0])
    assert found is not None
    return found


def after_the_answer(text: str | None) -> Sight:
    match = parlour.start("talkitout", 2, first=0, seed=1)
    match.play(0, match.acts(0)[0])
    match.play(0, {"act": "answer", "text": text})
    return before_whom_it_lies(match)


PLAYS = {"act": "play", "card": "q001"}


def test_people_read_what_was_said_before_the_next_goes_on() -> None:
    assert moments(after_the_answer(None), PLAYS, told_ago=0.0)[1] <= 0.9
    assert moments(after_the_answer("Penguins."), PLAYS, told_ago=0.0)[1] <= 0.9
    whole = after_the_answer("I would sail to the end of the world. " * 5)
    assert moments(whole, PLAYS, told_ago=0.0) == (3.0, 3.0), "nobody waits for ever"
    assert moments(whole, PLAYS, told_ago=0.0, pace="quick") == (1.5, 1.5)


def test_everybody_looks_at_a_card_that_is_turned() -> None:
    match = parlour.start("player-of-honour", 3, first=0, seed=1)
    for seat in range(3):
        match.play(seat, PLACE | {"sure": None if seat == 0 else 1})
        match.play(seat, {"act": "done"})
    first = before_whom_it_lies(match)
    match.play(first.seat, {"act": "reveal"})
    assert moments(before_whom_it_lies(match), {"act": "reveal"}, told_ago=0.0) == (2.0, 2.0)


@pytest.mark.parametrize("pace", ["quick", "usual", "calm"])
def test_what_was_seen_meanwhile_is_not_looked_at_once_more(pace: BotPace) -> None:
    match = parlour.start("traitor-word", 3, options={"reaction": 4}, first=2, seed=1)
    match.play(0, {"act": "say", "word": "harbour"})
    match.play(1, {"act": "accuse", "of": "secret"})
    match.play(-1, {"act": "elapsed"})
    says = {"act": "say", "word": "ship"}
    assert moments(before_whom_it_lies(match), says, told_ago=0.0, pace=pace)[0] >= 1.0
    assert moments(before_whom_it_lies(match), says, told_ago=4.0, pace=pace)[1] <= 1.8

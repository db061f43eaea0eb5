"""How long a bot takes: like people, and never so long that people wait for it."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.bots import Sight, sight_of
from parlour.table.live.delay import human_pace


def sight(game: str, seats: int, seat: int | None = None, **options: Any) -> Sight:
    match = parlour.start(game, seats, options=options, first=0, seed=1)
    found = sight_of(match, match.waiting[0] if seat is None else seat)
    assert found is not None
    return found


def moments(sight: Sight, act: dict[str, Any], at_once: int = 1) -> tuple[float, float]:
    """The shortest and the longest of many."""
    took = [human_pace(sight, act, at_once) for _ in range(400)]
    return min(took), max(took)


PLACE = {"act": "place", "ranks": [1, 2, 3, 4, 5], "sure": None}


def test_a_choice_takes_a_second_or_two() -> None:
    shortest, longest = moments(sight("player-of-honour", 3), PLACE)
    assert 0.8 <= shortest < 1.0
    assert 2.0 < longest <= 2.2


def test_whoever_goes_on_with_their_own_turn_is_quicker() -> None:
    match = parlour.start("out-of-control", 2, first=0, seed=1)
    match.play(0, {"act": "roll"})
    rolled = sight_of(match, 0)
    assert rolled is not None
    shortest, longest = moments(rolled, {"act": "discard", "card": "R1"})
    assert shortest > 0.4
    assert longest < 1.4


def test_what_leaves_nothing_to_choose_takes_less() -> None:
    shortest, longest = moments(sight("player-of-honour", 3), {"act": "done"})
    assert shortest >= 0.7
    assert longest <= 1.4


def test_typing_takes_the_longer_the_more_there_is_and_not_for_ever() -> None:
    talk = sight("talkitout", 2)
    typed = [moments(talk, {"act": "answer", "text": "x" * letters}) for letters in (1, 40, 5000)]
    assert typed[0][1] < typed[1][0] < typed[2][0]
    assert typed[2][1] <= 6.2


def test_several_who_think_at_the_same_time_are_done_sooner_but_never_in_a_flash() -> None:
    alone, many = moments(sight("player-of-honour", 8), PLACE), moments(sight("player-of-honour", 8), PLACE, 7)
    assert many[1] < alone[0]
    assert many[0] >= 0.3


def test_people_have_a_chance_where_whoever_is_first_has_it() -> None:
    token = sight("traitor-word", 3, rounds=False)
    assert moments(token, {"act": "grab"}, at_once=2)[0] >= 1.5


@pytest.mark.parametrize("act", [{"act": "accuse", "of": "secret"}, {"act": "claim", "card": 1}])
def test_nobody_breaks_in_before_people_could(act: dict[str, Any]) -> None:
    match = parlour.start("traitor-word", 3, options={"reaction": 8}, first=2, seed=1)
    match.play(0, {"act": "say", "word": "harbour"})
    heard = sight_of(match, 1)
    assert heard is not None
    assert not heard.is_awaited
    shortest, longest = moments(heard, act)
    assert shortest >= 0.9
    assert longest <= 2.5


def before_whom_it_lies(match: parlour.Match) -> Sight:
    found = sight_of(match, match.waiting[0])
    assert found is not None
    return found


def after_the_answer(text: str | None) -> Sight:
    match = parlour.start("talkitout", 2, first=0, seed=1)
    match.play(0, match.acts(0)[0])
    match.play(0, {"act": "answer", "text": text})
    return before_whom_it_lies(match)


def test_people_read_what_was_said_before_the_next_goes_on() -> None:
    plays = {"act": "play", "card": "q001"}
    shortest, longest = moments(after_the_answer(None), plays)
    assert shortest >= 0.8
    assert longest <= 2.2
    assert moments(after_the_answer("Penguins."), plays)[1] < 3.0
    shortest, longest = moments(after_the_answer("I would sail to the end of the world. " * 5), plays)
    assert shortest > 6.0
    assert longest < 8.5, "nobody waits for ever"


def test_everybody_looks_at_a_card_that_is_turned() -> None:
    match = parlour.start("player-of-honour", 3, first=0, seed=1)
    for seat in range(3):
        match.play(seat, PLACE | {"sure": None if seat == 0 else 1})
        match.play(seat, {"act": "done"})
    first = before_whom_it_lies(match)
    match.play(first.seat, {"act": "reveal"})
    assert moments(first, {"act": "reveal"})[1] <= 1.4
    shortest, longest = moments(before_whom_it_lies(match), {"act": "reveal"})
    assert shortest >= 2.7
    assert longest <= 3.4

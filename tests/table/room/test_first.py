"""Who begins (A2, O2)."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.table.room.refusals import RequestRefused
from tests.table.room.evening import Evening, beginner


def table_of(seats: int, game: str = "talkitout") -> Evening:
    table = Evening(game)
    table.joins(*["Bea", "Cyd", "Dan", "Eva", "Fay"][: seats - 1])
    return table


def begins(table: Evening, *, rematch: bool = False) -> int:
    """Who begins the next match; it is played to its end at once."""
    table.starts(rematch=rematch)
    first = beginner(table.table)
    table.plays_to_the_end()
    return first


def test_a2_the_seat_that_the_host_has_chosen_begins() -> None:
    for seat in range(4):
        table = table_of(4)
        table.chooses(first=seat)
        assert table.table.first == seat
        assert begins(table) == seat


def test_a2_it_is_drawn_when_none_is_chosen() -> None:
    def drawn(salt: int) -> int:
        table = table_of(4)
        table.salts("Ann", f"salt {salt}")
        table.starts()
        return beginner(table.table)

    begun = Counter(drawn(salt) for salt in range(60))
    assert set(begun) == {0, 1, 2, 3}


def test_a2_at_a_rematch_the_next_seat_begins() -> None:
    table = table_of(3)
    first = begins(table)
    assert [begins(table, rematch=True) for _ in range(4)] == [(first + more) % 3 for more in (1, 2, 3, 4)]


def test_a2_the_hosts_new_choice_comes_before_the_next_seat_and_holds_for_one_match() -> None:
    table = table_of(4)
    table.chooses(first=2)
    assert begins(table) == 2
    table.chooses(first=0)
    assert begins(table, rematch=True) == 0
    assert begins(table, rematch=True) == 1


def test_a2_if_the_next_one_has_left_it_is_the_one_after() -> None:
    table = table_of(4)
    table.chooses(first=1)
    begins(table)
    table.leaves("Ann")
    table.leaves("Cyd")
    table.starts(rematch=True)
    assert table.seated[beginner(table.table)] == "Dan"


def test_a2_after_the_last_seat_comes_the_first_also_when_the_last_has_left() -> None:
    table = table_of(3)
    table.chooses(first=1)
    begins(table)
    table.leaves("Cyd")
    assert begins(table, rematch=True) == 0


def test_a_chosen_seat_stays_with_whoever_sits_there_when_others_close_up() -> None:
    table = table_of(4)
    table.chooses(first=2)
    table.leaves("Bea")
    assert table.table.first == 1
    table.leaves("Cyd")
    assert table.table.first is None


def test_o2_the_game_cuts_again_at_each_rematch() -> None:
    table = table_of(3, "out-of-control")
    for rematch in (False, True, True):
        table.starts(rematch=rematch)
        assert table.table.match is not None
        assert table.table.match.view(None)["cut"]
        table.plays_to_the_end()


def test_o2_chosen_by_the_host_there_is_no_cut_and_at_the_rematch_there_is_one() -> None:
    table = table_of(3, "out-of-control")
    table.chooses(first=2)
    assert begins(table) == 2
    table.starts(rematch=True)
    assert table.table.match is not None
    assert table.table.match.view(None)["cut"]


def test_another_game_forgets_who_was_to_begin() -> None:
    table = table_of(3)
    table.chooses(first=2)
    table.chooses(game="player-of-honour")
    assert table.table.first is None


@pytest.mark.parametrize("seat", [-1, 3, 7])
def test_a_seat_that_is_not_there_cannot_be_chosen(seat: int) -> None:
    table = table_of(3)
    with pytest.raises(RequestRefused, match=f"first: {seat} is not a seat from 0 to 2"):
        table.chooses(first=seat)
    with pytest.raises(RequestRefused, match="first: 2 is not a seat from 0 to 1"):
        table.chooses(game="bluff", first=2)

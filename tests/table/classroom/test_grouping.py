"""Who plays with whom: nobody meets twice as long as there are others, and nobody sits with nobody."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.chance import Chance
from parlour.table.classroom.grouping import BOT, Group, in_groups, in_pairs, met_in, sizes_of

NOBODY_APART: frozenset[frozenset[int]] = frozenset()


def rounds_of_pairs(pupils: list[int], rounds: int) -> list[tuple[Group, ...]]:
    played: list[tuple[Group, ...]] = []
    for number in range(rounds):
        met = met_in(played, pairs=True)
        played.append(in_pairs(pupils, met, NOBODY_APART, Chance.of(number)).groups)
    return played


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6, 7, 8, 13, 29, 30, 60])
def test_nobody_meets_a_partner_or_the_bot_twice_until_each_has_met_all(count: int) -> None:
    pupils = list(range(count))
    most = count if count % 2 else count - 1
    played = rounds_of_pairs(pupils, most)
    assert all(times == 1 for times in met_in(played, pairs=True).values())
    for groups in played:
        assert sorted(pupil for group in groups for pupil in group) == pupils
        assert Counter(map(len, groups)) == Counter({2: count // 2, 1: count % 2})


def test_after_all_have_met_the_next_round_says_how_many_meet_again() -> None:
    played = rounds_of_pairs([0, 1, 2, 3], 3)
    again = in_pairs([0, 1, 2, 3], met_in(played, pairs=True), NOBODY_APART, Chance.of(9))
    assert again.repeated == 2


def could_be_new(pupils: list[int], met: Counter[frozenset[int]]) -> bool:
    """Whether there is any way for all to have somebody new, by trying all of them."""
    if not pupils:
        return True
    one, *others = pupils
    return any(
        could_be_new([pupil for pupil in others if pupil != other], met)
        for other in others
        if frozenset({one, other}) not in met
    )


@given(st.integers(2, 9), st.data())
def test_whoever_comes_or_goes_nobody_meets_twice_as_long_as_there_is_a_way(count: int, data: st.DataObject) -> None:
    pupils, newest = list(range(count)), count
    played: list[tuple[Group, ...]] = []
    for number in range(5):
        met = met_in(played, pairs=True)
        result = in_pairs(pupils, met, NOBODY_APART, Chance.of(number))
        assert (result.repeated == 0) is could_be_new(pupils + [BOT] * (len(pupils) % 2), met)
        played.append(result.groups)
        gone = data.draw(st.sets(st.sampled_from(pupils), max_size=min(2, len(pupils) - 1)))
        came = data.draw(st.integers(0, 2))
        pupils = [pupil for pupil in pupils if pupil not in gone] + list(range(newest, newest + came))
        newest += came


@pytest.mark.parametrize("count", [29, 60])
def test_in_a_large_class_that_is_quick_and_nobody_meets_again(count: int) -> None:
    pupils = list(range(count))
    played: list[tuple[Group, ...]] = []
    for number in range(8):
        result = in_pairs(pupils, met_in(played, pairs=True), NOBODY_APART, Chance.of(number))
        assert result.repeated == 0
        played.append(result.groups)
        pupils = [*pupils[2:], 100 + number]


@given(st.integers(4, 40), st.data())
def test_whoever_is_kept_apart_sits_apart(count: int, data: st.DataObject) -> None:
    pupils = list(range(count))
    one, other = data.draw(st.lists(st.sampled_from(pupils), min_size=2, max_size=2, unique=True))
    apart = {frozenset({one, other})}
    for groups in (
        in_pairs(pupils, {}, apart, Chance.of(count)).groups,
        in_groups(pupils, sizes_of(count, 3, 2, 6), {}, apart, Chance.of(count)).groups if count > 4 else (),
    ):
        assert not any({one, other} <= set(group) for group in groups)


@pytest.mark.parametrize(
    ("pupils", "sizes"),
    [(7, [4, 3]), (29, [4] * 5 + [3] * 3), (31, [4] * 7 + [3]), (60, [4] * 15), (1, [1]), (0, []), (5, [5])],
)
def test_groups_are_as_large_as_wanted_or_one_smaller(pupils: int, sizes: list[int]) -> None:
    assert sizes_of(pupils, 4, fewest=3, most=6) == sizes


def test_a_table_too_small_for_its_game_gets_bots_where_the_others_are_full() -> None:
    assert sizes_of(5, 4, fewest=3, most=4) == [3, 2]


@given(st.integers(3, 60), st.integers(3, 6))
def test_everybody_sits_at_one_table_in_groups_too(count: int, wanted: int) -> None:
    result = in_groups(list(range(count)), sizes_of(count, wanted, 3, 6), {}, NOBODY_APART, Chance.of(count))
    assert sorted(pupil for group in result.groups for pupil in group) == list(range(count))


def test_groups_of_four_hardly_meet_again_in_three_rounds_of_a_class() -> None:
    played: list[tuple[Group, ...]] = []
    for number in range(3):
        met = met_in(played, pairs=False)
        result = in_groups(range(29), sizes_of(29, 4, 3, 6), met, NOBODY_APART, Chance.of(number))
        assert result.repeated == 0
        played.append(result.groups)

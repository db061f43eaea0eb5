"""Slots are shared out evenly, everybody plans the same, and nothing moves that need not."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from parlour.table.log.ownership import FixedOwners, Owner, SoleOwner, shares
from parlour.table.log.slots import SLOTS, slot_of
from parlour.table.room.people import new_code


@pytest.mark.parametrize("seed", range(20))
def test_after_the_moves_all_have_as_many_slots_and_only_surplus_and_free_ones_have_moved(seed: int) -> None:
    chance = random.Random(seed)
    owners = chance.sample(range(1, 100), chance.randint(1, 20))
    those_who_left = [100, 101]
    slots = {slot: chance.choice([*owners, *those_who_left, None]) for slot in range(SLOTS)}
    before = Counter(slots.values())
    moves = shares(slots, owners)
    after = Counter((slots | moves).values())
    assert set(after) == set(owners)
    assert max(after.values()) - min(after.values()) <= 1
    most = -(-SLOTS // len(owners))
    surplus = sum(max(0, before[owner] - most) for owner in owners)
    free = sum(before[owner] for owner in (None, *those_who_left))
    assert free <= len(moves) <= free + surplus + len(owners)


def test_where_all_have_their_share_nothing_moves() -> None:
    slots: dict[int, int | None] = {}
    slots |= shares(slots, [1, 2, 3])
    assert shares(slots, [3, 1, 2]) == {}


def test_whoever_comes_gets_a_share_from_each_and_whoever_goes_leaves_theirs_to_all() -> None:
    slots: dict[int, int | None] = {}
    slots |= shares(slots, [1, 2])
    moves = shares(slots, [1, 2, 3])
    assert set(moves.values()) == {3}
    assert Counter(slots[slot] for slot in moves) == {1: 170, 2: 171}
    slots |= moves
    assert all(slots[slot] == 3 for slot in shares(slots, [1, 2]))


def test_nobody_owns_anything_where_nobody_is() -> None:
    assert shares({}, []) == {}


def test_workers_over_files_own_what_their_slots_say_but_for_what_lies_elsewhere() -> None:
    codes = [new_code() for _ in range(200)]
    stray = next(code for code in codes if slot_of(code) % 3 != 2)
    owners = [FixedOwners(Owner("here", worker, "", ""), 3, {stray: 2}) for worker in range(3)]
    for code in codes:
        whose = [owner.me.worker for owner in owners if owner.is_ours(code)]
        assert whose == [2 if code == stray else slot_of(code) % 3]
    assert sum(owner.figures().slots for owner in owners) == SLOTS


def test_one_alone_owns_everything() -> None:
    assert all(SoleOwner().is_ours(new_code()) for _ in range(100))

"""Chance is handed in: the same seed gives the same match everywhere, and what is stacked comes as it was stacked."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest

import parlour
from parlour.engine.chance import Chance, Seed, Stacked


def numbers(source: Seed | Stacked) -> list[int]:
    chance = source.opened() if isinstance(source, Stacked) else Chance.of(source)
    return [chance.below(1_000_000) for _ in range(5)]


@pytest.mark.parametrize("seed", [0, 7, -1, 10**30, "", "seven", "é"])
def test_the_same_seed_gives_the_same_numbers(seed: Seed) -> None:
    assert numbers(seed) == numbers(seed)
    assert numbers(Stacked(seed=seed)) == numbers(seed)


def test_a_seed_gives_these_numbers_today_and_on_every_other_machine() -> None:
    assert numbers(7) == [944283, 597160, 28659, 25695, 312116]
    cards = list(range(10))
    Chance.of("golden").shuffle(cards)
    assert cards == [4, 3, 6, 9, 8, 7, 0, 2, 1, 5]


def test_different_seeds_differ_also_a_number_and_a_text_that_look_alike() -> None:
    assert len({str(numbers(seed)) for seed in (7, 8, "7", "8", -7, "")}) == 6


@pytest.mark.parametrize("seed", [None, 1.5, True, b"7", [7]])
def test_a_seed_is_a_whole_number_or_a_text(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed"):
        Chance.of(seed)


def test_below_gives_each_number_about_as_often() -> None:
    chance = Chance.of(1)
    seen = Counter(chance.below(6) for _ in range(6000))
    assert sorted(seen) == [0, 1, 2, 3, 4, 5]
    assert all(850 < times < 1150 for times in seen.values())


def test_choice_takes_one_of_the_things() -> None:
    chance = Chance.of(1)
    assert {chance.choice("abc") for _ in range(50)} == {"a", "b", "c"}


@pytest.mark.parametrize("size", [0, 1, 2, 71, 1000])
def test_a_shuffle_keeps_every_card(size: int) -> None:
    cards = list(range(size))
    Chance.of(size).shuffle(cards)
    assert sorted(cards) == list(range(size))


def test_a_shuffle_brings_each_order_about_as_often() -> None:
    chance = Chance.of(2)
    seen: Counter[str] = Counter()
    for _ in range(6000):
        cards = ["a", "b", "c"]
        chance.shuffle(cards)
        seen["".join(cards)] += 1
    assert len(seen) == 6
    assert all(850 < times < 1150 for times in seen.values())


def test_a_shuffle_brings_each_card_to_each_place_about_as_often() -> None:
    chance = Chance.of(3)
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(4000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        seen.update(enumerate(cards))
    assert len(seen) == 16
    assert all(850 < times < 1150 for times in seen.values())


def test_a_copy_and_its_original_do_not_disturb_each_other() -> None:
    chance = Stacked(rolls=("red",), picks=(2,), seed=4).opened()
    chance.below(10)
    copied = msgspec.structs.replace(chance)
    assert (copied.roll(["blue"]), copied.pick(3), copied.below(1000)) == (
        chance.roll(["blue"]),
        chance.pick(3),
        chance.below(1000),
    )
    before = msgspec.structs.asdict(chance)
    for _ in range(5):
        copied.below(1000)
    assert msgspec.structs.asdict(chance) == before


# ── stacked ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_stacked_deck_lies_on_top_and_the_rest_follows_in_seeded_order() -> None:
    every = [str(n) for n in range(20)]
    decks = [Stacked(deck=("5", "3"), seed=seed).opened().deck(every) for seed in (1, 1, 2)]
    assert [deck[:2] for deck in decks] == [["5", "3"]] * 3
    assert decks[0] == decks[1] != decks[2]
    assert all(sorted(deck) == sorted(every) for deck in decks)
    assert every == [str(n) for n in range(20)]


def test_only_the_first_shuffle_is_stacked() -> None:
    chance = Stacked(deck=("a",)).opened()
    assert chance.deck(list("xyza"))[0] == "a"
    assert chance.top == ()


@pytest.mark.parametrize("stack", [("nothing",), ("a", "a")])
def test_a_stacked_card_that_is_not_or_no_longer_in_the_deck_is_named(stack: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=f"stacked deck: '{stack[-1]}'"):
        Stacked(deck=stack).opened().deck(["a", "b"])


def test_equal_cards_are_stacked_as_often_as_they_are_there() -> None:
    assert Stacked(deck=("a", "a")).opened().deck(["a", "b", "a"]) == ["a", "a", "b"]


def test_stacked_rolls_come_first_then_the_die_is_free() -> None:
    chance = Stacked(rolls=("red", "blue")).opened()
    assert [chance.roll(["green"]) for _ in range(3)] == ["red", "blue", "green"]


def test_a3_stacked_picks_come_first_then_a_blind_pick_is_free() -> None:
    chance = Stacked(picks=(4, 0)).opened()
    assert [chance.pick(5), chance.pick(5)] == [4, 0]
    assert {chance.pick(5) for _ in range(60)} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(
    "stack",
    [
        {"deck": "abc"},
        {"deck": [None]},
        {"deck": [True]},
        {"deck": [1.5]},
        {"rolls": [1]},
        {"rolls": {"red"}},
        {"picks": ["0"]},
        {"picks": [-1]},
        {"picks": [True]},
    ],
)
def test_a_stack_that_cannot_be_is_a_value_error_that_names_it(stack: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=f"Stacked {next(iter(stack))}"):
        parlour.Stacked(**stack)


def test_lists_and_tuples_stack_alike() -> None:
    assert Stacked(deck=["a"], rolls=["red"], picks=[1]) == Stacked(("a",), ("red",), (1,))  # type: ignore[arg-type]


def test_a_stack_survives_json_in_a_transcript() -> None:
    top = ("throw_it_out", "tell_a_lie")
    match = parlour.start("talkitout", 2, chance=parlour.Stacked(deck=top, seed="s"))
    assert match.view(0)["hand"][:2] == list(top)
    assert parlour.replay(json.loads(json.dumps(match.transcript()))) == match


def test_a_stack_brings_its_own_seed() -> None:
    with pytest.raises(ValueError, match="seed"):
        parlour.start("talkitout", 2, seed=1, chance=parlour.Stacked())
    with pytest.raises(ValueError, match="chance"):
        parlour.start("talkitout", 2, chance="lucky")  # type: ignore[arg-type]


def test_without_a_seed_every_match_is_another() -> None:
    assert len({str(parlour.start("talkitout", 2).transcript()["seed"]) for _ in range(5)}) == 5

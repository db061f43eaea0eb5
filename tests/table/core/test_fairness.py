"""Chance that nobody can bend: the commitment before, the seed after, everybody's salt in between."""

from __future__ import annotations

from itertools import combinations

from parlour.table import frames
from parlour.table.fairness import commitment, first_seat, match_seed, new_seed
from tests.table.core.evening import Evening


def lobby(table: Evening) -> dict[str, object]:
    return frames.lobby(table.table, ())


def test_the_commitment_shown_before_a_match_fits_the_seed_shown_after_it() -> None:
    table = Evening("bluff")
    table.joins("Bea")
    for rematch in (False, True, True):
        before = lobby(table)["commitment"]
        table.starts(rematch=rematch)
        during = lobby(table)
        assert (during["commitment"], during["seed"]) == (before, None)
        table.plays_to_the_end()
        after = lobby(table)
        assert commitment(str(after["seed"])) == before
        assert after["commitment"] != before  # it is for the next match now


def test_the_seed_stays_shown_when_another_game_is_chosen() -> None:
    table = Evening("bluff")
    table.joins("Bea")
    assert lobby(table)["seed"] is None
    table.starts()
    table.plays_to_the_end()
    seed = lobby(table)["seed"]
    table.chooses(game="talkitout")
    assert lobby(table)["seed"] == seed


def test_the_match_comes_from_the_seed_and_the_salts_of_the_seats() -> None:
    table = Evening("bluff")
    table.joins("Bea")
    table.starts()
    assert table.table.match is not None
    expected = match_seed(table.table.seed, ["salt of Ann", "salt of Bea"])
    assert table.table.match.header.chance == expected


def test_every_salt_and_its_place_make_a_difference() -> None:
    lists = [["a", "b"], ["b", "a"], ["a", ""], ["", "b"], ["ab", ""], ["a"], ["a", "b", ""], []]
    assert all(match_seed("seed", one) != match_seed("seed", two) for one, two in combinations(lists, 2))
    assert match_seed("seed", ["a"]) != match_seed("other", ["a"])


def test_a_commitment_tells_nothing_of_its_seed_and_seeds_are_long() -> None:
    seed = new_seed()
    assert len(bytes.fromhex(seed)) == 32
    assert seed not in commitment(seed)
    assert commitment(seed) not in (match_seed(seed, []), commitment(new_seed()))


def test_every_seat_is_drawn() -> None:
    assert {first_seat(str(seed), 5) for seed in range(200)} == set(range(5))

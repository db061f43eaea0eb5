"""Chance that nobody can bend: the commitment before, the seed after, everybody's salt in between."""

from __future__ import annotations

from itertools import combinations

import pytest

from parlour.table import frames
from parlour.table.fairness import MOST_SALTS, commitment, first_seat, match_seed, new_seed
from parlour.table.refusals import Refused
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


def drawn_from(table: Evening, *salts: str) -> bool:
    """Whether the newest match comes from the table's seed and these salts."""
    assert table.table.match is not None
    return table.table.match.header.chance == match_seed(table.table.seed, salts)


def test_the_match_comes_from_the_seed_and_the_salts_in_the_order_in_which_they_were_given() -> None:
    table = Evening("bluff", None)
    table.joins("Bea", "Cyd", "Dan")
    for name in ("Dan", "None", "Bea"):  # from the bench, from the big screen, and from a seat
        table.salts(name)
    table.starts()
    assert drawn_from(table, "salt of Dan", "salt of None", "salt of Bea")


def test_whoever_gives_none_adds_none() -> None:
    table = Evening("bluff")
    table.joins("Bea")
    table.starts()
    assert drawn_from(table)


def test_of_each_person_the_last_salt_counts_also_if_they_have_left() -> None:
    table = Evening("bluff")
    table.joins("Bea", "Cyd")
    table.salts("Ann", "first")
    table.salts("Cyd")
    table.salts("Ann", "second")
    table.leaves("Cyd")
    table.starts()
    assert drawn_from(table, "salt of Cyd", "second")


def test_a_salt_counts_for_one_match_and_the_next_is_salted_anew() -> None:
    table = Evening("bluff")
    table.joins("Bea")
    table.salts("Ann")
    table.starts()
    table.plays_to_the_end()
    table.starts(rematch=True)
    assert drawn_from(table)
    table.plays_to_the_end()
    table.salts("Bea", "fresh")
    table.starts(rematch=True)
    assert drawn_from(table, "fresh")


def test_salt_is_only_taken_while_the_commitment_to_the_match_it_is_for_is_shown() -> None:
    table = Evening("bluff")
    table.joins("Bea")
    table.salts("Ann")
    table.starts()
    with pytest.raises(Refused, match="Not while a match is being played"):
        table.salts("Bea")
    table.plays_to_the_end()
    before = lobby(table)["commitment"]
    table.salts("Bea")
    table.starts(rematch=True)
    table.plays_to_the_end()
    assert commitment(str(lobby(table)["seed"])) == before


def test_nobody_salts_who_has_left_and_nobody_fills_the_log() -> None:
    table = Evening("bluff")
    table.joins("Bea")
    bea = table.person("Bea")
    table.leaves("Bea")
    with pytest.raises(Refused):
        table.table.salt(bea, "salt", 0)
    for number in range(MOST_SALTS):
        table.salts("Ann", f"salt {number}")
    with pytest.raises(Refused, match="8 times; the last one counts") as refused:
        table.salts("Ann")
    assert (refused.value.code, refused.value.about) == ("enough_salt", {"most": MOST_SALTS})
    table.joins("Cyd")
    table.salts("Cyd")
    table.starts()
    assert drawn_from(table, f"salt {MOST_SALTS - 1}", "salt of Cyd")
    table.plays_to_the_end()
    table.salts("Ann")  # for the next match


def test_nobody_is_shown_anybodys_salt() -> None:
    table = Evening("bluff")
    table.joins("Bea")
    entry = table.table.salt(0, "grains", table.now)
    table.does(entry)
    for viewer, frame in frames.of_entry(table.table, entry, None, (None, 0, 1), ()).items():
        assert b"grains" not in frame
        assert b"grains" not in frames.resumed(table.table, viewer, 0, (), now=0)


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

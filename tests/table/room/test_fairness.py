"""Chance that nobody can bend: the commitment before, the seed after, everybody's salt in between."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace

from parlour.table.live import frames
from parlour.table.log import entry as log
from parlour.table.room.commands import AddSalt
from parlour.table.room.fairness import MOST_SALTS, Opening, commitment, first_seat, match_hash, match_seed, new_seed
from parlour.table.room.refusals import RequestRefused
from tests.table.room.evening import Evening


def lobby(table: Evening) -> dict[str, Any]:
    return frames.lobby(table.table, ())


def frame_of_the_last_entry(table: Evening) -> dict[str, Any]:
    """As somebody who only watches is shown it."""
    told: dict[str, Any] = json.loads(frames.of_entry(table.table, log.read(table.log[-1]), None, [None], ())[None])
    return told


def come_anew(table: Evening) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(frames.resumed(table.table, None, 0, (), now=0))
    return told


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
    with pytest.raises(RequestRefused, match="Not while a match is being played"):
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
    with pytest.raises(RequestRefused):
        table.decides(AddSalt(bea, "salt"))
    for number in range(MOST_SALTS):
        table.salts("Ann", f"salt {number}")
    with pytest.raises(RequestRefused, match="8 times; the last one counts") as refused:
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
    entry = table.decides(AddSalt(0, "grains"))
    table.writes(entry)
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


# ── the match hash ──────────────────────────────────────────────────────────────────────────────────────────────────


def a_salted_match(game: str = "bluff") -> Evening:
    table = Evening(game, wait=90)
    table.joins("Bea", "Cyd")
    table.salts("Bea")
    table.salts("Ann")
    table.starts()
    return table


def test_the_first_frame_of_a_match_has_the_hash_of_all_that_it_begins_with() -> None:
    table = Evening("bluff")
    table.joins("Bea")
    assert come_anew(table)["lobby"]["match_hash"] is None
    table.salts("Bea")
    table.starts()
    first = frame_of_the_last_entry(table)
    assert first["view"]["step"] == 0
    assert len(bytes.fromhex(first["lobby"]["match_hash"])) == 32
    assert come_anew(table)["lobby"]["match_hash"] == first["lobby"]["match_hash"]
    assert table.read_again().match_hash == first["lobby"]["match_hash"]


@pytest.mark.parametrize("ends", ["plays_to_the_end", "stops"])
def test_with_the_seed_comes_what_the_hash_is_over_and_not_before(ends: str) -> None:
    table = a_salted_match()
    before, shown = lobby(table)["commitment"], lobby(table)["match_hash"]
    assert "opening" not in frame_of_the_last_entry(table) | come_anew(table)
    getattr(table, ends)()
    last = frame_of_the_last_entry(table)
    opening = convert(last["opening"], Opening)
    assert match_hash(opening) == last["lobby"]["match_hash"] == shown
    assert commitment(last["lobby"]["seed"]) == opening.commitment == before
    assert opening.salts == [(4, "salt of Bea"), (5, "salt of Ann")]
    assert (opening.game, opening.seats, opening.first_by, opening.options["wait"]) == ("bluff", 2, "drawn", 90)
    assert ("opening" in come_anew(table)) == (ends == "plays_to_the_end")  # as long as the match lies there
    table.joins("Dan")
    assert "opening" not in frame_of_the_last_entry(table)


def test_everything_a_match_begins_with_makes_a_difference() -> None:
    table = a_salted_match()
    opening = table.table.opening
    assert opening is not None
    others = {
        "commitment": "0" * 64,
        "salts": opening.salts[::-1],
        "game": "talkitout",
        "rules": opening.rules + 1,
        "seats": 3,
        "options": {**opening.options, "wait": 91},
        "deck": "0" * 64,
        "first": 1 - (opening.first or 0),
        "first_by": "chosen",
        "names": "readable",
    }
    assert others.keys() == set(Opening.__struct_fields__)
    hashes = {match_hash(replace(opening, **{field: value})) for field, value in others.items()}
    assert len(hashes | {match_hash(opening)}) == len(others) + 1


def test_a_game_that_cuts_begins_with_no_seat_and_one_without_a_deck_with_none() -> None:
    opening = a_salted_match("out-of-control").table.opening
    assert opening is not None
    assert (opening.first, opening.first_by, opening.deck) == (None, "cut", None)


def test_of_a_match_by_other_rules_there_is_no_hash() -> None:
    table = a_salted_match()
    table.stops()
    table.writes(log.Started(table.now, "next", "en/cell-biology", rules=99))
    assert frame_of_the_last_entry(table)["lobby"]["match_hash"] is None
    table.stops()
    assert "opening" not in frame_of_the_last_entry(table)

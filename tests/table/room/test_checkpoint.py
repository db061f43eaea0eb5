"""A table that is taken up from a checkpoint is the table that its whole log gives."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

import parlour
from parlour.engine.refusal import Refused
from parlour.engine.state import kept_types
from parlour.registry import GAMES
from parlour.table.live import frames
from parlour.table.live.bot_seats import sight_at
from parlour.table.log import entry as log
from parlour.table.room import checkpoint
from parlour.table.room.apply import apply
from parlour.table.room.checkpoint import TableKept, checkpoint_of, fingerprint, read_checkpoint
from parlour.table.room.table import Table
from tests.table.room.crowd import SEEDS, lived, viewers
from tests.table.room.evening import PACKS, Evening, undecided


def taken_up(content: bytes) -> Table:
    return checkpoint.taken_up(read_checkpoint(content), "QRSTW", PACKS)


def must_be_alike(whole: Table, other: Table) -> None:
    """In everything that anybody is shown, may do or is told again."""
    for field in TableKept.__struct_fields__:
        assert getattr(other, field) == getattr(whole, field), field
    assert (other.game, other.brought, other.commitment) == (whole.game, whole.brought, whole.commitment)
    assert read_checkpoint(checkpoint_of(other)) == read_checkpoint(checkpoint_of(whole))
    for viewer in viewers(whole):
        for seen in (0, whole.number - 3):
            shown = frames.resumed(whole, viewer, seen, {0, 1}, now=0)
            assert frames.resumed(other, viewer, seen, {0, 1}, now=0) == shown
        page = frames.story(whole, viewer, whole.number)
        assert frames.story(other, viewer, whole.number) == page
    if whole.match is not None and other.match is not None:
        for seat in range(whole.match.header.seats):
            assert sight_at(other, seat) == sight_at(whole, seat)


def check(seed: int, checkpoints: int = 3) -> None:
    """The table as it was read from its whole log, and once more from a checkpoint on."""
    rng = random.Random(seed)
    entries = [log.read(content) for content in lived(seed).log]
    whole = Table("QRSTW", PACKS)
    others: list[Table] = []
    at = set(rng.sample(range(1, len(entries)), checkpoints))
    for number, entry in enumerate(entries):
        if number in at:
            others.append(taken_up(checkpoint_of(whole)))
            must_be_alike(whole, others[-1])
        heard = apply(whole, entry)
        for other in others:
            again = apply(other, entry)
            assert (again is None) == (heard is None)
            if heard is not None and again is not None:
                assert [list(again.heard_by(you)) for you in (None, 0, 1)] == [
                    list(heard.heard_by(you)) for you in (None, 0, 1)
                ]
    for other in others:
        must_be_alike(whole, other)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_table_that_is_taken_up_from_a_checkpoint_is_the_one_that_its_whole_log_gives(seed: int) -> None:
    check(seed)


def check_all() -> None:
    for seed in SEEDS:
        check(seed)


@pytest.mark.parametrize("field", ["done", "salts", "company", "deadline", "steps", "typed", "memory", "next_seed"])
def test_a_planted_fault_is_found(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The field is not kept, but as it is at a new table."""
    right = checkpoint.taken_up

    def forgetful(*of: Any) -> Table:
        table = right(*of)
        setattr(table, field, getattr(Table("QRSTW", PACKS), field))
        return table

    monkeypatch.setattr(checkpoint, "taken_up", forgetful)
    with pytest.raises((AssertionError, LookupError, Refused)):
        check_all()


def test_every_field_of_a_table_is_kept() -> None:
    table = Evening().table
    known_otherwise = {"code", "decks", "game", "brought", "match", "closed", "places", "bots", "match_hash"}
    assert vars(table).keys() == {*TableKept.__struct_fields__, *known_otherwise}


def test_a_checkpoint_takes_no_more_room_however_long_somebody_toggles() -> None:
    sizes = [len(checkpoint_of(undecided(1000 * times).table)) for times in (1, 2, 3)]
    assert max(sizes) - min(sizes) < 500
    assert sizes[0] < 30_000


def test_every_type_that_a_game_keeps_can_be_written_and_read_again() -> None:
    assert len(fingerprint()) == 64
    for game in GAMES.values():
        assert kept_types(game.table).keys() & {"hands", "placed", "dice"}


def test_a_field_that_cannot_be_written_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    class Odd:
        pass

    monkeypatch.setitem(GAMES["bluff"].table.hints, "since", Odd)
    with pytest.raises(TypeError):
        anew()


def test_a_checkpoint_is_told_from_one_of_another_form(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, bluff = anew(), GAMES["bluff"]
    for where, what, value in ((checkpoint, "FORM", 99), (parlour, "__version__", "99")):
        with monkeypatch.context() as changed:
            changed.setattr(where, what, value)
            assert anew() != ours, what
    for other in (replace(bluff, rules_version=99), replace(bluff, events=bluff.events[1:])):
        with monkeypatch.context() as changed:
            changed.setitem(GAMES, "bluff", other)
            assert anew() != ours
    with monkeypatch.context() as changed:
        changed.setitem(bluff.table.hints, "run_outs", str)
        assert anew() != ours
    assert anew() == ours


def anew() -> str:
    fingerprint.cache_clear()
    return fingerprint()


def test_every_process_has_the_same_fingerprint() -> None:
    asked = "from parlour.table.room.checkpoint import fingerprint; print(fingerprint())"
    for seed, before in (("1", "import parlour.bots"), ("2", "from typing import Literal; Literal['down', 'up']")):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        said = subprocess.run(
            [sys.executable, "-c", f"{before}; {asked}"], env=env, capture_output=True, text=True, check=True
        )
        assert said.stdout.strip() == fingerprint()

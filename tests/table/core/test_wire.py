"""What tables show of a whole match, from its beginning to its end, is of the published types."""

from __future__ import annotations

import random
from contextlib import suppress

import msgspec
import pytest

import parlour
from tests.properties.wandering import next_move
from tests.table.core.evening import GAMES, Evening
from tests.table.core.test_frames import live
from tests.table.strictly import strictly
from tools.wire.games import types_of


def played(game: str) -> Evening:
    """A match to its end, by people who do anything that they may, and often type something."""
    rng = random.Random(game)
    table = Evening(game)
    table.joins(*("Bea", "Cyd")[: parlour.games[game].seats[-1] - 1])
    table.starts()
    while table.table.playing:
        assert table.table.match is not None
        seat, act = next_move(table.table.match, rng)
        if seat == parlour.CLOCK:
            table.waits()
        else:
            with suppress(parlour.Refused):  # a claim is offered without saying whether it holds (W6)
                table.did(table.table.act(seat, msgspec.to_builtins(act), "", None, table.now))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_of_a_whole_match_is_of_its_published_type(game: str) -> None:
    table = played(game)
    if table.table.typed:
        table.does(table.table.hide(min(table.table.typed), table.now))
    keys: set[str] = set()
    phases: set[str] = set()
    for viewer in (None, *range(len(table.table.company.people))):
        for _, frame in live(table, viewer):
            strictly(msgspec.json.encode(frame), types_of(game).frame)
            keys |= frame.keys()
            phases.add(frame.get("lobby", {}).get("phase"))
    assert {"lobby", "playing", "over"} <= phases
    assert keys - {"hid"} == {"n", "view", "events", "lobby", "me"}
    assert ("hid" in keys) == bool(table.table.typed)

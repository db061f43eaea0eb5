"""What viewers are shown of a whole evening."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from typing import Any

import msgspec

import parlour
from parlour.table.live import frames
from parlour.table.log import entry as log
from parlour.table.room.apply import apply
from parlour.table.room.table import Table
from tests.properties.wandering import next_move
from tests.table.room.evening import PACKS, Evening


def live(table: Evening, viewer: int | None) -> list[tuple[log.Entry, dict[str, Any]]]:
    """Every entry, and the frame that this viewer got of it."""
    again = Table(table.table.code, PACKS)
    shown = []
    for content in table.log:
        heard = apply(again, entry := log.read(content))
        known = viewer if viewer is not None and viewer < len(again.company.people) else None
        shown.append((entry, json.loads(frames.of_entry(again, entry, heard, [known], ())[known])))
    return shown


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
                table.plays(seat, msgspec.to_builtins(act))
    return table

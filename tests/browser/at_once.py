"""The server that the pages of a test talk to, as a function: its bots think at once, and its cards and die can be set,
so that a match takes as long as people take."""

from __future__ import annotations

import os
import sys
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Any
from unittest.mock import patch

import msgspec

import parlour
import parlour.table.server.serving as at_hand_before_the_command_asks_for_it  # noqa: F401
from parlour.cli.app import main
from parlour.door import checked_header
from parlour.engine.game import Game
from parlour.engine.match import Header
from parlour.engine.naming import Names
from parlour.table.live.keeper import Keeper
from parlour.table.live.thinking import InProcessThinker

Stack = dict[str, list[str] | list[int]]
"""Cards, rolls and picks that are set, as `parlour.Stacked` takes them; nothing in it: chance."""


def serve(words: list[str], stack: Stack, said: str) -> None:
    """What the command does with these words; what it says goes into this file."""
    with open(said, "ab") as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    # Seat 0 begins, as if the host had chosen it: a device would find out that it was not drawn.
    chosen = patch("parlour.table.room.apply.first_of", lambda *of, **how: (0, "chosen")) if stack else nullcontext()
    with (
        chosen,
        patch("parlour.table.server.serving.Keeper", partial(Keeper, pace=lambda *of: 0.0, thinker=InProcessThinker())),
        set_chance(stack),
        patch("sys.argv", ["parlour", *words]),
    ):
        main()


def set_chance(stack: Stack) -> AbstractContextManager[object]:
    """Matches that begin meanwhile have these cards, rolls and picks."""
    if not stack:
        return nullcontext()
    chance = msgspec.convert(stack, parlour.Stacked)
    return patch("parlour.table.room.settings.checked_header", partial(stacked, chance))


def stacked(
    chance: parlour.Stacked,
    game: Game,
    seats: int,
    deck: Any,
    options: Any,
    first: int | None,
    seed: str,
    names: Names = "readable",
) -> Header:
    return checked_header(game, seats, deck, options, first, chance, names)

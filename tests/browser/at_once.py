"""The server that the pages of a test talk to, as a function: its bots think at once, and its cards and die can be set,
so that a match takes as long as people take."""

from __future__ import annotations

import os
import sys
from functools import partial
from typing import Any
from unittest.mock import patch

import msgspec

import parlour
import parlour.table.serving as at_hand_before_the_command_asks_for_it  # noqa: F401
from parlour.cli import main
from parlour.table.keeper import Keeper
from parlour.table.thinking import Here

Stack = dict[str, list[str] | list[int]]
"""Cards, rolls and picks that are set, as `parlour.Stacked` takes them; nothing in it: chance."""


def serve(words: list[str], stack: Stack, said: str) -> None:
    """What the command does with these words; what it says goes into this file."""
    with open(said, "ab") as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    start = partial(stacked, msgspec.convert(stack, parlour.Stacked)) if stack else parlour.start
    with (
        patch("parlour.table.serving.Keeper", partial(Keeper, pace=lambda *of: 0.0, thinker=Here())),
        patch("parlour.table.settings.start", start),
        patch("sys.argv", ["parlour", *words]),
    ):
        main()


def stacked(chance: parlour.Stacked, game: str, seats: int, deck: Any, options: Any, *first_and_seed: Any) -> Any:
    return parlour.start(game, seats, deck, options, 0, chance=chance)

"""What the host of a game of Out of Control may choose."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.engine.game import Options


class ControlOptions(Options, frozen=True):
    teams: Annotated[bool, msgspec.Meta(description="Play in twos, with 4 or 6 players (O13).")] = False


def check_options(options: ControlOptions, seats: int, cards: None) -> None:
    """O13: teams of two, partners seated opposite."""
    if options.teams and seats not in (4, 6):
        raise ValueError(f"options: teams are for 4 or 6 players, not {seats} (O13)")

"""What the host of a game of Out of Control may choose."""

from __future__ import annotations

from typing import Final

from parlour.engine.game import Options
from parlour.text.sentence import Mistake, catalog_beside

sentence = catalog_beside(__file__)

TEAMED: Final = (4, 6)
"""O13: with so many players there can be teams."""


class ControlOptions(Options, frozen=True):
    teams: bool = False


def teams(options: ControlOptions, seats: int) -> tuple[int, ...] | None:
    """O13: whoever sits opposite is one's partner; nobody is anybody's where the teams do not come out even."""
    return tuple(seat % (seats // 2) for seat in range(seats)) if options.teams and seats in TEAMED else None


def check_options(options: ControlOptions, seats: int, cards: None) -> None:
    """O13: teams of two, partners seated opposite."""
    if options.teams and seats not in TEAMED:
        raise Mistake(sentence("out-of-control-mistake-teams", seats=seats))

"""What the host of a game of Out of Control may choose."""

from __future__ import annotations

from parlour.engine.game import Options
from parlour.text.sentence import Mistake, catalog_beside

sentence = catalog_beside(__file__)


class ControlOptions(Options, frozen=True):
    teams: bool = False


def check_options(options: ControlOptions, seats: int, cards: None) -> None:
    """O13: teams of two, partners seated opposite."""
    if options.teams and seats not in (4, 6):
        raise Mistake(sentence("out-of-control-mistake-teams", seats=seats))

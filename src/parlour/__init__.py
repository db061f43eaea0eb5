"""Parlour: a table for card games that people play by talking."""

import parlour.games  # noqa: F401 - first, or the package would take the mapping's name when a game is loaded
from parlour.door import imagine, replay, start, texts_of
from parlour.engine.act import CLOCK
from parlour.engine.chance import Stacked
from parlour.engine.match import Match
from parlour.engine.refusal import Refused
from parlour.registry import GAMES as games  # noqa: N811 - its name at the door

__version__ = "0.1.0"
__all__ = ["CLOCK", "Match", "Refused", "Stacked", "games", "imagine", "replay", "start", "texts_of"]

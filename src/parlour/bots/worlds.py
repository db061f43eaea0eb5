"""Matches as they may stand, for bots that try things out: all that a bot cannot see is drawn anew in each."""

from __future__ import annotations

from parlour.bots.sight import Sight
from parlour.door import header_of
from parlour.engine.chance import Chance
from parlour.engine.match import Match


class Worlds:
    """`worlds.imagine(chance)` gives a match that looks to this bot just like the one it plays in."""

    def __init__(self, sight: Sight) -> None:
        self._view = sight.view
        self._header = header_of(sight.view, sight.deck)

    def imagine(self, chance: Chance) -> Match:
        return Match.imagined(self._header, self._view, chance)

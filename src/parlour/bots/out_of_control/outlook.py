"""The outlook: the chance to win after an act, as the expert judges the position that it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.bots.out_of_control.judgement import judgement_among
from parlour.bots.out_of_control.memory import Memory
from parlour.bots.out_of_control.position import Ahead, position_of
from parlour.bots.out_of_control.signs import signs_of
from parlour.bots.sight import Sight
from parlour.bots.worlds import Worlds
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.engine.match import Match
from parlour.games.out_of_control.acts import Draw, End, Give, Take
from parlour.games.out_of_control.state import Control

STILL_OWED: Final[dict[str | None, Ahead]] = {
    None: "end",
    "draw": "draw",
    "discard": "discard",
    "take": "take",
    "give": "give",
    "any": "any",
}


class Outlook:
    """One imagined match is enough to try acts in: of what was imagined, nothing is looked at."""

    def __init__(self, sight: Sight, chance: Chance) -> None:
        self._me = sight.seat
        self._match: Match = Worlds(sight).imagine(chance)
        self._remembered: list[list[str]] = Memory(sight).known

    def after(self, act: Act) -> float:
        """A card that comes unseen is not imagined: that one is about to come is a sign like any other."""
        match act:
            case Draw():
                return self._judge(self._copy(), "drawing", self._remembered)
            case End():
                return self._judge(self._copy(), "end", self._remembered)
            case Take(victim):
                table = self._copy()
                table.hands[victim].pop()
                return self._judge(table, "taking", self._remembered)
        table = self._copy(act)
        if table.result is not None:
            return float(self._me in table.result.winners)
        return self._judge(table, STILL_OWED[table.owed], self._remembered_after(act))

    def _copy(self, act: Act | None = None) -> Control:
        """The table as it is, or after an act."""
        match = self._match.copy()
        if act is not None:
            match.play(self._me, act)
        assert isinstance(match.table, Control)
        return match.table

    def _remembered_after(self, act: Act) -> list[list[str]]:
        if not isinstance(act, Give):
            return self._remembered
        return [[*cards, act.card] if seat == act.seat else cards for seat, cards in enumerate(self._remembered)]

    def _judge(self, table: Control, ahead: Ahead, remembered: Sequence[Sequence[str]]) -> float:
        position = position_of(table, self._me, remembered, ahead)
        return judgement_among(table.players).chance(signs_of(position))

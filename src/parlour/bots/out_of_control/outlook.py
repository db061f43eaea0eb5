"""The outlook: the chance to win after an act, as the expert judges the position that it leads to."""

from __future__ import annotations

from math import inf
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
from parlour.engine.state import Result
from parlour.games.out_of_control.acts import Draw, End, Give, Take
from parlour.games.out_of_control.state import Control

EVENS: Final = 0.0
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
        self._now = table_of(self._match)
        self._remembered = Memory(sight).known

    def after(self, act: Act) -> float:
        """As a logit: 0 is evens.

        A card that comes unseen is not imagined: that one is about to come is a sign like any other.
        """
        match act:
            case Draw():
                return self._judge(self._now, "drawing")
            case Take(victim):
                robbed = table_of(self._match.copy())
                robbed.hands[victim].pop()
                return self._judge(robbed, "taking")
        after = self._table_after(act)
        if after.result is not None:
            return self._decided(after.result)
        match act:
            case End():
                return self._judge(self._now, "end")
            case Give(receiver, card):
                return self._judge(after, "end", given=(receiver, card))
        return self._judge(after, STILL_OWED[after.owed])

    def _table_after(self, act: Act) -> Control:
        match = self._match.copy()
        match.play(self._me, act)
        return table_of(match)

    def _decided(self, result: Result) -> float:
        if self._me not in result.winners:
            return -inf
        alone = set(result.winners) == set(self._now.team(self._me))
        return inf if alone else EVENS

    def _judge(self, table: Control, ahead: Ahead, given: tuple[int, str] | None = None) -> float:
        remembered = [*self._remembered, given] if given else self._remembered
        position = position_of(table, self._me, remembered, ahead)
        return judgement_among(table.players).logit(signs_of(position))


def table_of(match: Match) -> Control:
    assert isinstance(match.table, Control)
    return match.table

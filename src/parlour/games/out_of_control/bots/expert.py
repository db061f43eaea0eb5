"""The expert: does what leads to the position that it judges best, by a value network.

How to judge a position it has learnt from millions of matches against regulars and against itself. It looks no further
than its act: playing on from there won no more matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from itertools import compress
from math import fsum, inf
from operator import itemgetter, mul
from typing import Final

import msgspec

from parlour.bots.sight import Sight, Worlds
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.engine.match import Match
from parlour.engine.state import Result
from parlour.games.out_of_control.acts import Draw, End, Give, Take
from parlour.games.out_of_control.bots.position import Ahead, Memory, position_of
from parlour.games.out_of_control.bots.signs import signs_of
from parlour.games.out_of_control.state import Control

DARING: Final = 0.1
"""Between the most timid and the boldest, how much better a blind take looks, as a logit: a bold one takes at 49 in 100
where the others would want 50."""


def expert(sight: Sight, chance: Chance, budget: int) -> Act | None:
    acts = [act for act in sight.acts if not is_another_place(act)]
    if len(acts) == 1:
        return acts[0]
    outlook = Outlook(sight, chance)
    daring = DARING * (sight.me.boldness - 0.5)
    return max(acts, key=lambda act: outlook.after(act) + daring * isinstance(act, Take))


def is_another_place(act: Act) -> bool:
    """O7 All places of a hand are alike, so one take from each is enough to think about."""
    return isinstance(act, Take) and act.slot > 0


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
    """The chance to win after an act, as the position that it leads to is judged. One imagined match is enough to try
    acts in: of what was imagined, nothing is looked at."""

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


class Judgement(msgspec.Struct, frozen=True):
    """A network with one hidden layer, and a way straight past it. Nobody wrote these weights: they are what made the
    judgement of positions agree best with how the matches went on and ended (learner/)."""

    rules: int
    """The version of the rules by which they were learnt."""
    weights: tuple[tuple[float, ...], ...]
    """By hidden unit, of each sign."""
    biases: tuple[float, ...]
    out: tuple[float, ...]
    """Of each hidden unit."""
    straight: tuple[float, ...]
    bias: float

    def logit(self, signs: Sequence[float]) -> float:
        """Of the chance to win: 0 is evens. `fsum`, since `sum` rounds otherwise in another version of Python."""
        if len(signs) != len(self.straight):
            raise ValueError(f"{len(signs)} signs, but the weights are for {len(self.straight)}: it must learn anew")
        given = itemgetter(*compress(range(len(signs)), signs))  # most signs are 0, and add nothing
        those = given(signs)
        hidden = [
            max(0.0, bias + fsum(map(mul, given(weights), those)))
            for weights, bias in zip(self.weights, self.biases, strict=True)
        ]
        return self.bias + fsum(map(mul, given(self.straight), those)) + fsum(map(mul, self.out, hidden))


def judgement_among(players: int) -> Judgement:
    """There is one for two players, and one for more."""
    return _learnt("two" if players == 2 else "more")


@cache
def _learnt(name: str) -> Judgement:
    text = resources.files("parlour.games.out_of_control.bots").joinpath("learnt", f"{name}.json").read_bytes()
    return msgspec.json.decode(text, type=Judgement)


RULES_LEARNT: Final = min(_learnt(name).rules for name in ("two", "more"))
"""The oldest version by which any of the weights were learnt."""

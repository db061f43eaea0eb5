"""How readily the opponent will Block: by what it has seen me take, and by what it has done so far in this round."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.bots.bluff.watching import this_round
from parlour.bots.sight import Sight

AFTER_TAKING: Final = (0.05, 0.3, 0.6)
"""How often a sensible opponent Blocks when I have taken the first open card since it last knew my hand, the second, or
a later one."""
AFTER_DRAWING: Final = 0.03
FIRM_AFTER_TAKING: Final = 2
FIRM_AFTER_DRAWING: Final = 10
"""So many turns like these it takes until what this opponent does counts as much as what is usual."""


class Suspicion(NamedTuple):
    """The chance of a Block in the opponent's next turn."""

    if_i_took: float
    if_i_drew: float


def suspicion(sight: Sight) -> Suspicion:
    taken = 0  # since the opponent last knew my hand, or I got a new one
    last = ""
    turns, blocks = {"took": 0, "drew": 0}, {"took": 0, "drew": 0}
    for event in this_round(sight):
        told, by_me = event["event"], event["seat"] == sight.seat
        if told == "blocked" and not by_me:
            taken = 0
            if last:
                blocks[last] += 1
        elif told in turns and by_me:
            last = told
            taken += told == "took"
            turns[told] += told == "drew" or taken > 1  # the first one taken is seldom held against me
    if not sight.view["picked"]:
        taken += 1
    usual = AFTER_TAKING[min(taken, len(AFTER_TAKING)) - 1]
    if taken > 1:
        usual = blend(usual, FIRM_AFTER_TAKING, blocks["took"], turns["took"])
    return Suspicion(usual, blend(AFTER_DRAWING, FIRM_AFTER_DRAWING, blocks["drew"], turns["drew"]))


def blend(usual: float, firm: int, seen: int, turns: int) -> float:
    return min(1.0, (usual * firm + seen) / (firm + turns))

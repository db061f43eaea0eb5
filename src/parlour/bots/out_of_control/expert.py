"""The expert: does what leads to the position that it judges best.

How to judge a position it has learnt from millions of matches against regulars and against itself. It looks no further
than its act: playing on from there won no more matches.
"""

from __future__ import annotations

from typing import Final

from parlour.bots.out_of_control.outlook import Outlook
from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.out_of_control.acts import Take

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

"""The expert: weighs every act by the chance to win that it leaves, then plays the best few on and looks again.

The first look is cheap and sees what an act does to all sides at once. It does not see what comes of it: a Wild that
the next player fetches, a discard that is gathered. So the acts that look nearly as good as the best are played on in
matches as they may stand. In the arena that won a little more than the first look alone.
"""

from __future__ import annotations

from typing import Final

from parlour.bots.out_of_control.outlook import Outlook
from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.out_of_control.acts import Take

GUESSES: Final = 60
"""At what the other one holds; among more players, each takes longer, and there are fewer. As many as leave an act well
below its time."""
SHORTLIST: Final = 4
"""Playing on is what takes the time."""
NEARLY_AS_GOOD: Final = 0.04
"""Acts that win so much less often than the best at first look are not looked at again."""
FIRST_LOOK: Final = 8
"""It counts as much as so many guesses played on: with few of them, luck would decide."""
FEWEST_TURNS: Final = 4
"""To be played on; and at least one turn of everybody."""
WON: Final = 1.0


def expert(sight: Sight, chance: Chance, budget: int) -> Act | None:
    if len(sight.acts) == 1:
        return sight.acts[0]
    players = len(sight.view["seats"])
    outlook = Outlook(sight, chance, max(1, 2 * budget // players))
    first_look = [(outlook.after(act), act) for act in sight.acts if not is_another_place(act)]
    first_look.sort(key=lambda looked: -looked[0])
    best = first_look[0][0]
    shortlist = [(looks, act) for looks, act in first_look[:SHORTLIST] if looks > best - NEARLY_AS_GOOD]
    if best >= WON or len(shortlist) == 1:
        return first_look[0][1]
    turns = max(FEWEST_TURNS, players)
    weighed = [FIRST_LOOK * looks + sum(outlook.when_played_on(act, chance, turns)) for looks, act in shortlist]
    return shortlist[weighed.index(max(weighed))][1]


def is_another_place(act: Act) -> bool:
    """O7 All places of a hand are alike, so one take from each is enough to think about."""
    return isinstance(act, Take) and act.slot > 0

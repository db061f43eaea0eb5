"""A novice plays the first Question it sees that matches, forgets its special cards, and keeps cards for later."""

from __future__ import annotations

from typing import Final

from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.talkitout.acts import KEEP, Play, Special

KEEPS_ONE_IN: Final = 3
"""As often it keeps a card it could play: a pity, it is so nice to have some."""
FORGETS_ONE_IN: Final = 2
"""As often it forgets that there is a special card in its hand."""


def novice_turn(sight: Sight, chance: Chance, budget: int) -> Act:
    if KEEP in sight.acts and not chance.below(KEEPS_ONE_IN):
        return KEEP
    plays = [act for act in sight.acts if isinstance(act, Play)]
    return chance.choice(plays or sight.acts)


def novice_special(sight: Sight, chance: Chance, budget: int) -> Special | None:
    specials = [act for act in sight.acts if isinstance(act, Special)]
    return chance.choice(specials) if specials and chance.below(FORGETS_ONE_IN) else None

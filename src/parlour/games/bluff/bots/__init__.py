"""Bluff's bots. A card's name says which term it belongs to, which is what somebody sees who knows the words.

hand.py: the cards as one knows them, and how far a hand has come. watching.py: what the opponent has done.
The expert also follows every card (following.py), guesses at the other hand (belief.py), expects to be Blocked
(watching.py), and weighs it all as a race (outlook.py).
"""

from __future__ import annotations

from typing import Any

from parlour.bots.bot import Bots, Skill
from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.games.bluff.acts import Out
from parlour.games.bluff.bots.expert import GUESSES, expert
from parlour.games.bluff.bots.novice import novice
from parlour.games.bluff.bots.regular import regular


def is_sensible(sight: Sight, act: Act) -> bool:
    """Nobody calls an Out that may be false."""
    return not isinstance(act, Out) or is_surely_right(sight.view, act)


def is_surely_right(view: dict[str, Any], out: Out) -> bool:
    """B5 With the sheet open only right layouts are offered. Else look for one term in each group, and risk no Wild."""
    if view["sheet"] is not None:
        return True
    trio, pair = ({card.rpartition(".")[0] for card in group} for group in (out.trio, out.pair))
    return len(trio) == len(pair) == 1 and "" not in trio | pair


BOTS = Bots(
    {
        "novice": Skill(novice),
        "regular": Skill(regular),
        "expert": Skill(expert, GUESSES),
    },
    is_sensible=is_sensible,
)

"""Bluff's bots. They know the deck: by what is printed on a card they know which term it belongs to, as somebody does
who knows the words.

hand.py: the cards as one knows them, and how far a hand has come. watching.py: what the opponent has done.
The expert also follows every card (following.py), guesses at the other hand (belief.py), expects to be Blocked
(watching.py), and weighs it all as a race (outlook.py).
"""

from __future__ import annotations

from parlour.bots.bot import Bots, Skill
from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.games.bluff.acts import Out
from parlour.games.bluff.bots.expert import GUESSES, expert
from parlour.games.bluff.bots.hand import Reading
from parlour.games.bluff.bots.novice import novice
from parlour.games.bluff.bots.regular import regular


def is_sensible(sight: Sight, act: Act) -> bool:
    """Nobody calls an Out that may be false."""
    return not isinstance(act, Out) or is_surely_right(sight, act)


def is_surely_right(sight: Sight, out: Out) -> bool:
    """B5 With the sheet open only right layouts are offered. Else look for one term in each group, and risk no Wild."""
    if sight.view["sheet"] is not None:
        return True
    if out.word is not None:
        return False
    reading = Reading(sight)
    return reading.one_term(out.trio) is not None and reading.one_term(out.pair) is not None


BOTS = Bots(
    {
        "novice": Skill(novice),
        "regular": Skill(regular),
        "expert": Skill(expert, GUESSES),
    },
    is_sensible=is_sensible,
)

"""Bluff's bots. A card's name says which term it belongs to, which is what somebody sees who knows the words.

reading.py: the cards as one knows them. hand.py: how far a hand has come. watching.py: what the opponent has done.
The expert also follows every card (following.py), guesses at the other hand (belief.py), judges its own by how soon it
will be complete (pace.py), expects to be Blocked (suspicion.py), and weighs it all as a race (outlook.py).
"""

from __future__ import annotations

from parlour.bots.bluff.expert import GUESSES, expert
from parlour.bots.bluff.novice import novice
from parlour.bots.bluff.regular import regular
from parlour.bots.bot import Level, Skill

SKILLS: dict[Level, Skill] = {
    "novice": Skill(novice),
    "regular": Skill(regular),
    "expert": Skill(expert, GUESSES),
}

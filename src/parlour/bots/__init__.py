"""Bots: opponents who see only what a player sees. A game's own are in its folder, in `bots`.

A bot is a function: what I have before me, chance, and how long I may think; it gives an act, or lets it be.
"""

from __future__ import annotations

from parlour.bots.bot import Bot, Bots, Level, Skill, let_play, may_break_in
from parlour.bots.characters import CHARACTERS, PLAIN, Character, character
from parlour.bots.levels import RANDOM, bots_of, random_player, say_who_is_stale, skill
from parlour.bots.sight import Past, Sight, sight_of

__all__ = [
    "CHARACTERS",
    "PLAIN",
    "RANDOM",
    "Bot",
    "Bots",
    "Character",
    "Level",
    "Past",
    "Sight",
    "Skill",
    "bots_of",
    "character",
    "let_play",
    "may_break_in",
    "random_player",
    "say_who_is_stale",
    "sight_of",
    "skill",
]

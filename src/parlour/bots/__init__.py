"""Bots: opponents who see only what a player sees. One file an idea, one folder a game.

A bot is a function: what I have before me, chance, and how long I may think; it gives an act, or lets it be.
"""

from __future__ import annotations

from parlour.bots.bot import Bot, Level, Skill
from parlour.bots.characters import CHARACTERS, PLAIN, Character, character
from parlour.bots.levels import LEARNING, RANDOM, skill
from parlour.bots.random_player import random_player
from parlour.bots.seat import let_play, may_break_in
from parlour.bots.sight import Past, Sight, sight_of

__all__ = [
    "CHARACTERS",
    "LEARNING",
    "PLAIN",
    "RANDOM",
    "Bot",
    "Character",
    "Level",
    "Past",
    "Sight",
    "Skill",
    "character",
    "let_play",
    "may_break_in",
    "random_player",
    "sight_of",
    "skill",
]

"""Bots: opponents who see only what a player sees. One file an idea.

A bot is a function: what I see, the story as I heard it, what I may do, and chance; it gives one of the acts.
"""

from __future__ import annotations

from parlour.bots.random_player import random_player
from parlour.bots.seat import Bot, let_play

__all__ = ["Bot", "let_play", "random_player"]

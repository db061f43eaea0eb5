"""Who can play what, and how well: the bots by game and level."""

from __future__ import annotations

from parlour.bots import bluff, out_of_control, player_of_honour, talkitout, traitor_word
from parlour.bots.bot import Level, Skill
from parlour.bots.random_player import random_player

RANDOM = Skill(random_player)
SKILLS: dict[str, dict[Level, Skill]] = {
    "talkitout": talkitout.SKILLS,
    "bluff": bluff.SKILLS,
    "out-of-control": out_of_control.SKILLS,
    "player-of-honour": player_of_honour.SKILLS,
    "traitor-word": traitor_word.SKILLS,
}

LEARNING = frozenset({"player-of-honour", "talkitout"})
"""The games whose bots make something of the matches played before at the same table."""


def skill(game: str, name: str) -> Skill:
    """By its level, or `random`."""
    named = {"random": RANDOM, **{str(level): skill for level, skill in SKILLS[game].items()}}
    if name not in named:
        raise ValueError(f"bots: {name!r} is none of {', '.join(named)}")
    return named[name]

"""Where bots are asked, and what they do there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import Any

import parlour
from parlour.bots import CHARACTERS, Sight, Skill, levels, sight_of
from parlour.engine.chance import Chance
from parlour.engine.plain import plain
from tests.properties.settings import Setting
from tests.properties.wandering import wander

LEVELS = ("novice", "regular", "expert")
HURRIED = 3
"""Iterations: whether an act is legal does not depend on how long it was thought about."""
SMALLEST = {name: Setting(name, game.seats[0], {}) for name, game in parlour.games.items()}


def moments(setting: Setting, wanted: int) -> Iterator[tuple[parlour.Match, int, Sight]]:
    """Where a bot may be asked, in matches in which anything happens: others play badly, are late, or break in."""
    rng = random.Random(str(setting))
    players = tuple(f"player {seat}" for seat in range(setting.seats))
    for seed in count():
        for match in wander(setting, seed):
            for seat in range(setting.seats) if rng.random() < 0.1 else ():
                sight = sight_of(match, seat, CHARACTERS[seat % len(CHARACTERS)], players)
                if sight is not None:
                    yield match.copy(), seat, sight
                    wanted -= 1
                    if wanted == 0:
                        return


def skill(setting: Setting, level: str) -> Skill:
    return levels.skill(setting.game, level)


def decisions(game: str) -> list[Any]:
    """What the bots of a game do at the same moments of the same matches."""
    setting = SMALLEST[game]
    return [
        plain(skill(setting, level).play(sight, Chance.of(at), HURRIED))
        for level in LEVELS
        for at, (_, _, sight) in enumerate(moments(setting, 8))
    ]

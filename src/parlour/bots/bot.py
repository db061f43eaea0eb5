"""A bot is one function: what I have before me, chance, and how long I may think; it gives an act, or lets it be."""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.engine.chance import Chance

Level = Literal["novice", "regular", "expert"]
"""How well a bot plays. All levels know the same."""


class Bot(Protocol):
    def __call__(self, sight: Sight, chance: Chance, budget: int) -> Act | None:
        """The same sight, chance and budget give the same act. The budget counts iterations, whatever a bot repeats to
        think. None lets it be, which is no answer for a bot that is waited for."""


class Skill(NamedTuple):
    """A way to play, and how many iterations it takes when it is not hurried."""

    play: Bot
    iterations: int = 1

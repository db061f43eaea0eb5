"""Not written yet."""

from __future__ import annotations

from parlour.bots.bot import Level, Skill
from parlour.bots.random_player import random_player

SKILLS: dict[Level, Skill] = {
    "novice": Skill(random_player),
    "regular": Skill(random_player),
    "expert": Skill(random_player),
}

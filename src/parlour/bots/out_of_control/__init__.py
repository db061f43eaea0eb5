"""Out of Control's bots."""

from __future__ import annotations

from parlour.bots.bot import Level, Skill
from parlour.bots.out_of_control.expert import expert
from parlour.bots.out_of_control.novice import novice
from parlour.bots.out_of_control.regular import regular

SKILLS: dict[Level, Skill] = {
    "novice": Skill(novice),
    "regular": Skill(regular),
    "expert": Skill(expert),
}

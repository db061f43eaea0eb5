"""Out of Control's bots."""

from __future__ import annotations

from parlour.bots.bot import Bots, Skill
from parlour.games.out_of_control.bots.expert import RULES_LEARNT, expert
from parlour.games.out_of_control.bots.novice import novice
from parlour.games.out_of_control.bots.regular import regular

BOTS = Bots(
    {
        "novice": Skill(novice),
        "regular": Skill(regular),
        "expert": Skill(expert, learnt_by=RULES_LEARNT),
    },
)

"""A bot in a seat of a match in memory. (At a live table it sits in table/bot_seats.py.)"""

from __future__ import annotations

import msgspec

from parlour.bots.bot import Bot
from parlour.bots.sight import sight_of
from parlour.engine.chance import Chance
from parlour.engine.event import Heard
from parlour.engine.match import Match
from parlour.engine.refusal import Refused


def let_play(match: Match, seat: int, bot: Bot, chance: Chance, budget: int = 1) -> Heard | None:
    """Let the bot act once in this seat; None if there was nothing it could do, or it let it be.

    What is offered without saying whether it holds (W6) may be refused: then the bot chooses again among the rest.
    """
    sight = sight_of(match, seat)
    while sight is not None and sight.acts:
        act = bot(sight, chance, budget)
        if act is None:
            return None
        try:
            return match.play(seat, act)
        except Refused:
            sight = msgspec.structs.replace(sight, acts=[other for other in sight.acts if other != act])
    return None

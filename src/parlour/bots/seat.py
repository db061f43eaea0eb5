"""A bot in a seat of a match in memory. (At a live table it sits in table/bot_seats.py.)"""

from __future__ import annotations

from parlour.bots.bot import Bot
from parlour.bots.characters import PLAIN, Character
from parlour.bots.sight import sight_of
from parlour.engine.chance import Chance
from parlour.engine.event import Heard
from parlour.engine.match import Match


def let_play(
    match: Match,
    seat: int,
    bot: Bot,
    chance: Chance,
    budget: int = 1,
    me: Character = PLAIN,
    players: tuple[str, ...] = (),
) -> Heard | None:
    """Let the bot act once in this seat; None if there was nothing it could do, or it let it be."""
    sight = sight_of(match, seat, me, players)
    act = None if sight is None else bot(sight, chance, budget)
    return None if act is None else match.play(seat, act)


def may_break_in(match: Match, seat: int) -> bool:
    """The table does not wait for this seat, and yet it may answer what was said last."""
    return seat not in match.waiting and any(act.of_the_moment for act in match.acts(seat))

"""A bot in a seat: it is handed its view, its story and its acts, never the state."""

from __future__ import annotations

from typing import Any, Protocol

from parlour.engine.act import Act, GoOn
from parlour.engine.chance import Chance
from parlour.engine.event import Heard
from parlour.engine.match import Match
from parlour.engine.refusal import Refused


class Bot(Protocol):
    def __call__(self, view: dict[str, Any], story: list[dict[str, Any]], acts: list[Act], chance: Chance) -> Act: ...


def let_play(match: Match, seat: int, bot: Bot, chance: Chance) -> Heard | None:
    """Let the bot act once in this seat; None if there was nothing it could do.

    A10: a bot never presses "go on". What is offered without saying whether it holds (W6) may be refused: then the bot
    chooses again among the rest.
    """
    acts = [act for act in match.acts(seat) if not isinstance(act, GoOn)]
    while acts:
        act = bot(match.view(seat), match.events(seat), acts, chance)
        try:
            return match.play(seat, act)
        except Refused:
            acts.remove(act)
    return None

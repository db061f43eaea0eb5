"""A bot is one function: what I have before me, chance, and how long I may think; it gives an act, or lets it be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol

from parlour.bots.characters import PLAIN, Character
from parlour.bots.sight import Sight, sight_of
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.engine.event import Heard
from parlour.engine.match import Match

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
    learnt_by: int | None = None
    """The version of the game's rules by which its weights were learnt; None where it has learnt nothing."""


def is_safe(sight: Sight, act: Act) -> bool:
    """It is sure to hold."""
    return not act.may_be_refused


@dataclass(frozen=True)
class Bots:
    """A game's players: BOTS in its module `bots`. Whatever level it leaves out is played by the random player."""

    skills: Mapping[Level, Skill] = field(default_factory=dict)
    learns: bool = False
    """Whether they make something of the matches played before at the same table."""
    is_sensible: Callable[[Sight, Act], bool] = is_safe
    """Whether an act is one that even the random player would do, as far as its seat can tell."""


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

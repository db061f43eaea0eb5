"""Who can play what, and how well: a game's bots by level, and the random player, who can play every game."""

from __future__ import annotations

import logging
from functools import cache
from typing import Final, get_args

from parlour.bots.bot import Bots, Level, Skill
from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.engine.game import Part
from parlour.registry import GAMES, part_of
from parlour.text.beginning import sentence
from parlour.text.sentence import Mistake

logger = logging.getLogger("parlour.bots")

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
NONE: Final = Bots()


def bots_of(game: str) -> Bots:
    return part_of(GAMES[game], Part.BOTS, Bots) or NONE


def skill(game: str, name: str) -> Skill:
    """By its level, or `random`. Where its weights are stale, learnt by other rules than are played now, the regular
    plays instead."""
    if name == "random":
        return RANDOM
    level = next((level for level in LEVELS if level == name), None)
    if level is None:
        raise Mistake(sentence("begin-bots", given=repr(name), bots=["random", *LEVELS]))
    skills = bots_of(game).skills
    found = skills.get(level, RANDOM)
    if found.learnt_by in (None, GAMES[game].rules_version):
        return found
    _say_that_it_is_stale(game, level)
    return skills.get("regular", RANDOM)


@cache
def _say_that_it_is_stale(game: str, level: Level) -> None:
    """Once: it would be the same at every act."""
    said = "a bot has learnt by other rules than are played now: the regular plays for it"
    logger.warning(said, extra={"bot": f"{game} {level}"})


def say_who_is_stale() -> None:
    """For a server, whose bots think in processes that nobody listens to."""
    for game in GAMES:
        for level in LEVELS:
            skill(game, level)


def random_player(sight: Sight, chance: Chance, budget: int) -> Act | None:
    """Any legal act that is sensible. A kind of act first, then one of it: or a hundred ways to rank five topics would
    drown the one to be done. Letting it be is one kind more, for whoever is not waited for."""
    is_sensible = bots_of(sight.view["game"]).is_sensible
    # a choice that is in stays as it is: whoever takes back what they did for no reason is never done
    acts = [act for act in sight.acts if (sight.is_awaited or not act.is_toggle) and is_sensible(sight, act)]
    if sight.is_awaited:
        acts = acts or sight.acts
    kinds: list[type[Act] | None] = list(dict.fromkeys(type(act) for act in acts))
    kind = chance.choice(kinds if sight.is_awaited else [*kinds, None])
    return None if kind is None else chance.choice([act for act in acts if type(act) is kind])


RANDOM: Final = Skill(random_player)

"""How long a bot takes: long enough that people see what it does and could be first, and never so long that they wait.

Where only bots are waited for, a step of theirs takes as long as a card takes to travel; nobody watches a bot think.
Where people think at the same time, a bot takes about as long as they might, and is done as soon as it is the only one
left. What was said or laid open last people may take in first, counted from when they saw it. A bot thinks meanwhile.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from itertools import takewhile
from typing import Any, NamedTuple

from parlour.bots import Sight
from parlour.engine.act import Act
from parlour.registry import GAMES
from parlour.table.log.entry import BotPace
from parlour.table.log.typed import typed_and_told, typed_in


class Occasion(NamedTuple):
    """What beside its sight decides how long a bot takes."""

    pace: BotPace = "usual"
    at_once: int = 1
    """So many bots does the table wait for."""
    in_a_row: int = 1
    """So many bots sit side by side here."""
    with_people: bool = False
    """It waits for people too."""
    told_ago: float = 3600.0
    """How many seconds ago everybody heard the last news, when it came to be this bot's turn."""


Delay = Callable[[Sight, dict[str, Any], Occasion], float]
"""How many seconds a bot takes for what it does, from the moment on at which it is its turn."""

Range = tuple[float, float]

STEP: Range = (0.5, 0.9)
"""As long as a card travels, and is seen to."""
A_ROW = 3
STEP_IN_A_ROW = 0.35
"""Where so many bots follow each other, each is quicker: it is for all of them that people wait."""
PACES: dict[BotPace, float] = {"quick": 0.5, "usual": 1.0, "calm": 2.0}
"""How many times as long a bot takes where nobody but bots is waited for."""

CHOOSING: Range = (0.8, 2.2)
NOTHING_TO_CHOOSE: Range = (0.7, 1.4)
"""To say that one is done."""
LETTER_SECONDS = 0.05
"""To type a letter, and to read one with a mind to the others at the table."""
LONGEST_TYPING = 4.0
SHORTEST = 0.3

LONGEST_READING = 3.0
LOOKING = 2.0
"""At a verdict, at a card that is turned, at a hand that is shown."""

LATE_IN_THE_REACTION_TIME: Range = (0.6, 0.85)
"""People first: what share of the time to react is over when a bot speaks up, which has had its answer at once."""
BREAKING_IN: Range = (3.0, 4.5)
"""The same in seconds, where there is no such time."""
FIRST_COME: Range = (1.5, 4.0)
"""Where whoever is first has it, people are to have a chance."""


def human_pace(sight: Sight, act: dict[str, Any], occasion: Occasion) -> float:
    if not sight.is_awaited:
        return _breaking_in(sight) - occasion.told_ago
    kind = GAMES[sight.view["game"]].acts[act["act"]]
    if kind.for_the_first:
        return random.uniform(*FIRST_COME)
    if occasion.with_people:
        return max(SHORTEST, _choosing(kind, act) / occasion.at_once, _taking_in(sight) - occasion.told_ago)
    times = PACES[occasion.pace]
    return max(times * _step(occasion), times * _taking_in(sight) - occasion.told_ago)


def _breaking_in(sight: Sight) -> float:
    timer = sight.view["timer"]
    if timer is not None and not sight.view["waiting"]:
        seconds: int = timer["seconds"]
        return seconds * random.uniform(*LATE_IN_THE_REACTION_TIME)
    return random.uniform(*BREAKING_IN)


def _step(occasion: Occasion) -> float:
    if max(occasion.at_once, occasion.in_a_row) >= A_ROW:
        return STEP_IN_A_ROW
    return random.uniform(*STEP)


def _choosing(kind: type[Act], act: dict[str, Any]) -> float:
    if len(act) == 1:
        return random.uniform(*NOTHING_TO_CHOOSE)
    return random.uniform(*CHOOSING) + _typing(kind, act)


def _typing(kind: type[Act], act: dict[str, Any]) -> float:
    return min(sum(map(len, typed_in(kind, act))) * LETTER_SECONDS, LONGEST_TYPING)


def _taking_in(sight: Sight) -> float:
    """As long as people read what was typed in the last act, and look at what it laid open."""
    last = list(takewhile(lambda event: event["n"] == sight.story[-1]["n"], reversed(sight.story)))
    letters = sum(len(text) for event in last for text in typed_and_told(event))
    looking = LOOKING if any(event["event"] in _striking(sight.view["game"]) for event in last) else 0.0
    return min(letters * LETTER_SECONDS, LONGEST_READING) + looking


@cache
def _striking(game: str) -> frozenset[str]:
    return frozenset(str(event.__struct_config__.tag) for event in GAMES[game].events if event.striking)

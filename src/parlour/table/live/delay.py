"""How long a bot takes: as long as people would like it to, whatever it has thought of by then.

Nobody enjoys a player who answers before the card has landed, or who always is the first to shout. So a bot takes a
moment that depends on what it does, and before it goes on it lets people take in what was said or laid open last. It
thinks meanwhile.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from itertools import takewhile
from typing import Any

from parlour.bots import Sight
from parlour.engine.act import Act
from parlour.registry import GAMES
from parlour.table.log.typed import typed_and_told, typed_in

Delay = Callable[[Sight, dict[str, Any], int], float]
"""How many seconds a bot takes for what it does, from the moment on at which it is its turn; the number says how many
bots take theirs at the same time."""

Range = tuple[float, float]

CHOOSING: Range = (0.8, 2.2)
NOTHING_TO_CHOOSE: Range = (0.7, 1.4)
"""To draw, to turn the next card, to say that one is done."""
BREAKING_IN: Range = (0.9, 2.5)
"""Nobody who hears a word, thinks and shouts is quicker."""
FIRST_COME: Range = (1.5, 4.0)
"""Where whoever is first has it, people are to have a chance."""
GOING_ON = 0.6
"""Whoever goes on with their own turn has had the time to think before."""
LETTER_SECONDS = 0.05
"""To type a letter, and to read one with a mind to the others at the table."""
LONGEST_TYPING = 4.0
LONGEST_READING = 6.0
LOOKING = 2.0
"""At a verdict, at a card that is turned, at a hand that is shown."""
SHORTEST = 0.3


def human_pace(sight: Sight, act: dict[str, Any], at_once: int) -> float:
    """Of several who think at the same time, one is done the sooner the more they are."""
    if not sight.is_awaited:
        return random.uniform(*BREAKING_IN)
    kind = GAMES[sight.view["game"]].acts[act["act"]]
    if kind.for_the_first:
        return random.uniform(*FIRST_COME)
    return _taking_in(sight) + max(SHORTEST, _deciding(sight, kind, act) / at_once)


def _deciding(sight: Sight, kind: type[Act], act: dict[str, Any]) -> float:
    if len(act) == 1:
        return random.uniform(*NOTHING_TO_CHOOSE)
    return random.uniform(*CHOOSING) * (GOING_ON if _goes_on(sight) else 1) + _typing(kind, act)


def _taking_in(sight: Sight) -> float:
    """As long as people read what was typed in the last act, and look at what it laid open."""
    last = list(takewhile(lambda event: event["n"] == sight.story[-1]["n"], reversed(sight.story)))
    letters = sum(len(text) for event in last for text in typed_and_told(event))
    looking = LOOKING if any(event["event"] in _striking(sight.view["game"]) for event in last) else 0.0
    return min(letters * LETTER_SECONDS, LONGEST_READING) + looking


@cache
def _striking(game: str) -> frozenset[str]:
    return frozenset(str(event.__struct_config__.tag) for event in GAMES[game].events if event.striking)


def _goes_on(sight: Sight) -> bool:
    """The last thing that happened was this seat's own doing, and not the deal."""
    last = sight.story[-1] if sight.story else None
    return last is not None and last["n"] > 0 and last["seat"] == sight.seat


def _typing(kind: type[Act], act: dict[str, Any]) -> float:
    return min(sum(map(len, typed_in(kind, act))) * LETTER_SECONDS, LONGEST_TYPING)

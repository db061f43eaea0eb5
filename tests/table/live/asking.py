"""A question to a bot that thinks in a process of its own."""

from __future__ import annotations

import parlour
from parlour.bots import CHARACTERS, Past, sight_of
from parlour.table.live.thinking import BotRequest, Thinkers, question

PASTS = (Past(("person 0", "Wren"), [{"event": "begun", "n": 0, "seat": 0}]),)


def asked(game: str = "bluff", level: str = "regular") -> BotRequest:
    match = parlour.start(game, parlour.games[game].seats[0], seed=7)
    sight = sight_of(match, min(match.waiting), CHARACTERS[2], ("person 0", "Sable"), PASTS)
    assert sight is not None
    return question(sight, level, "chance")


def processes_of(thinkers: Thinkers) -> list[int]:
    return [process.pid for process in thinkers._all]

"""Bots at a live table: where one is waited for, it takes a moment to think, and then acts like a person."""

from __future__ import annotations

import secrets
from typing import Any

from parlour.bots import random_player, sight_of
from parlour.engine.chance import Chance
from parlour.engine.event import Heard
from parlour.engine.plain import plain
from parlour.engine.refusal import Refused as RulesRefused
from parlour.table import entry as log
from parlour.table.refusals import STALE, Refusal
from parlour.table.table import Table

NOTHING_TO_DO = Refusal("nothing_to_do", 409, "The bot finds nothing to do.")


def bots_to_move(table: Table) -> list[int]:
    """The seats that the table waits for and a bot plays in."""
    if not table.playing or table.paused_at is not None or table.match is None:
        return []
    return [seat for seat in table.match.waiting if table.plays_by_itself(seat) is not None]


def moment_to_think() -> float:
    """Seconds: between quick and slow, as people are."""
    return 0.5 + secrets.randbelow(1000) / 1000


def act_of_bot(table: Table, seat: int) -> dict[str, Any] | None:
    """What the bot in this seat does, from what the seat sees; None if there is nothing for it to do."""
    assert table.match is not None
    sight = sight_of(table.match, seat)
    if sight is None:
        return None
    act: dict[str, Any] | None = plain(random_player(sight, Chance.of(secrets.token_hex(16)), 1))
    return act


def move(table: Table, at: int, *, seat: int) -> tuple[log.Entry, Heard | None]:
    """Does it, if the bot is still waited for: it may have moved at another process. What is offered without saying
    whether it holds may be refused; then the bot lets it be."""
    if seat not in bots_to_move(table):
        raise STALE()
    act = act_of_bot(table, seat)
    if act is None:
        raise NOTHING_TO_DO()
    for _ in range(20):
        try:
            return table.act(seat, act, "", None, at)
        except RulesRefused:
            act = act_of_bot(table, seat) or act
    raise NOTHING_TO_DO()

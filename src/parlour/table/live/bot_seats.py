"""Bots at a live table: which of them are to be asked, what each has before it, and how what it does is done."""

from __future__ import annotations

import secrets
from typing import Any

from parlour.bots import CHARACTERS, PLAIN, Character, Sight, may_break_in, random_player, sight_of
from parlour.engine.chance import Chance
from parlour.engine.plain import plain
from parlour.table.live.delay import Occasion
from parlour.table.room.refusals import RequestRefusal
from parlour.table.room.seating import Seat
from parlour.table.room.table import Table

NOTHING_TO_DO = RequestRefusal("nothing_to_do", 409, "The bot finds nothing to do.")

_BY_PORTRAIT = {character.portrait: character for character in CHARACTERS}


def character_of(seat: Seat) -> Character:
    """Who plays here: a bot is known by its portrait, since its name may have been given a number at this table. One
    that keeps a person's chair warm is nobody in particular."""
    return PLAIN if seat.bot is None or seat.person is not None else _BY_PORTRAIT.get(seat.bot.avatar, PLAIN)


# ── who is asked ────────────────────────────────────────────────────────────────────────────────────────────────────


def bots_to_move(table: Table) -> list[int]:
    """The seats that the table waits for and a bot plays in."""
    if not table.goes_on or table.match is None:
        return []
    return [seat for seat in table.match.waiting if table.plays_by_itself(seat) is not None]


def bots_to_break_in(table: Table) -> list[int]:
    """The seats that the table does not wait for, and whose bots may all the same answer what was said last."""
    if not table.goes_on or table.match is None or not any(kind.of_the_moment for kind in table.game.acts.values()):
        return []
    bots = [seat for seat in range(table.match.header.seats) if table.plays_by_itself(seat) is not None]
    return [seat for seat in bots if may_break_in(table.match, seat)]


def waits_for_bots_only(table: Table) -> bool:
    return bool(bots := bots_to_move(table)) and table.match is not None and len(bots) == len(table.match.waiting)


def occasion_of(table: Table, seat: int, told_ago: float) -> Occasion:
    """What the bot in this seat goes by when it takes its moment, beside what it has before it."""
    awaited = len(bots_to_move(table))
    with_people = awaited > 0 and not waits_for_bots_only(table)
    return Occasion(table.pace, max(1, awaited), _bots_in_a_row(table, seat), with_people, told_ago)


def _bots_in_a_row(table: Table, seat: int) -> int:
    """How many bots sit side by side with this one, itself among them: as a rule, their turns follow each other."""
    bots = [seated.bot is not None for seated in table.company.seats]
    if all(bots):
        return len(bots)
    around = bots[seat:] + bots[:seat]
    return around.index(False) + around[::-1].index(False)


# ── what it has before it, and what it does ─────────────────────────────────────────────────────────────────────────


def sight_at(table: Table, seat: int) -> Sight | None:
    """What the bot in this seat has before it; None if it can do nothing."""
    assert table.match is not None
    me = character_of(table.company.seats[seat])
    return sight_of(table.match, seat, me, table.players, table.memory.of(table.game.name))


def anything(sight: Sight) -> dict[str, Any]:
    """Any act that is allowed, for a bot that is waited for."""
    act: dict[str, Any] = plain(random_player(sight, Chance.of(secrets.token_hex(16)), 1))
    return act

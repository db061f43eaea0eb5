"""The scheduler of a table: what it does by itself, when its timer runs out and when its bots move.

Nobody asked for it, so nobody is told: what became of it is seen at the table, a fault of ours in the log. No table
stands still for a fault: what has failed is tried again after a pause.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any

from parlour.bots import Sight
from parlour.engine.refusal import Refused
from parlour.table.live.bot_seats import (
    NOTHING_TO_DO,
    anything,
    bots_to_break_in,
    bots_to_move,
    occasion_of,
    sight_at,
    waits_for_bots_only,
)
from parlour.table.live.delay import Delay
from parlour.table.live.live_table import LiveTable, OnOutcome, settle
from parlour.table.live.thinking import BotFailed, Thinker, question
from parlour.table.room.commands import Command, PlayBot, TimeOut
from parlour.table.room.refusals import STALE, RequestRefused

logger = logging.getLogger("parlour.table")

PAUSE_SECONDS = 2.0
"""So long a clock or a bot that has failed lets it be. Those who play meanwhile wait no longer than that for it."""

Ask = Callable[[LiveTable, Command, OnOutcome], None]


class Scheduler:
    def __init__(self, ask: Ask, now: Callable[[], int], pace: Delay, thinker: Thinker) -> None:
        self._ask = ask
        self._now = now
        self._pace = pace
        self._thinker = thinker
        self._complained: set[str] = set()

    def stop(self, live: LiveTable) -> None:
        """Nothing happens by itself here any more."""
        live.asleep = True
        for going_on in (live.clock, live.bots):
            if going_on is not None:
                going_on.cancel()

    # ── the clock ───────────────────────────────────────────────────────────────────────────────────────────────────

    def set_clock(self, live: LiveTable) -> None:
        """See to it that somebody looks when the timer is out. Whoever looks too early looks again."""
        deadline = live.table.deadline
        if deadline is None or (live.clock is not None and live.looks_at <= deadline):
            return
        if live.table.paused_at is not None or not live.table.playing or live.asleep:
            return
        if live.clock is not None:
            live.clock.cancel()
        live.looks_at = deadline
        live.clock = _later(max(0, deadline - live.time(self._now())) / 1000, self._look_at_clock, live)

    def _look_at_clock(self, live: LiveTable) -> None:
        live.clock = None
        if live.table.is_out(live.time(self._now())):
            self._ask(live, TimeOut(), partial(self._clock_has_run, live))
        else:
            self.set_clock(live)

    def _clock_has_run(self, live: LiveTable, outcome: int | Exception) -> None:
        if not _has_failed(live, outcome):
            self.set_clock(live)
        elif live.clock is None and not live.asleep:
            live.looks_at = 0  # nobody needs to look any earlier
            live.clock = _later(PAUSE_SECONDS, self._look_at_clock, live)

    # ── bots ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def wake_bots(self, live: LiveTable) -> None:
        """Something has happened: whoever takes a moment looks again, and if nobody does, perhaps somebody is to."""
        live.stirred.set()
        match = live.table.match
        if match is not None and match.table.story is not live.story:
            live.story, live.told_at = match.table.story, monotonic()
        if live.table.bots and live.bots is None and not live.asleep and live.table.playing:
            live.bots = asyncio.get_running_loop().create_task(self._let_bots_play(live))

    def hurry_bots(self, live: LiveTable) -> None:
        """Whichever bot takes its moment now has taken it, if nobody else is waited for: whoever hurries bots takes no
        time from other people. What breaks in is not hurried either, since it is for people that it waits."""
        if waits_for_bots_only(live.table):
            live.hurried = live.table.steps[-1]
            live.stirred.set()

    async def _let_bots_play(self, live: LiveTable) -> None:
        """One after the other, for as long as one is to be asked. If one cannot move, that keeps no other from it."""
        since: dict[int, float] = {}
        try:
            while not live.asleep:
                try:
                    seat = next_bot(live)
                    if seat is None:
                        return
                    await self._let_bot_play(live, seat, since.setdefault(seat, monotonic()))
                    del since[seat]
                except Exception as problem:
                    if _has_failed(live, problem):
                        await asyncio.sleep(PAUSE_SECONDS)
                # Whoever was overtaken while taking their moment has taken it, if they are still waited for.
                since = {bot: at for bot, at in since.items() if bot in bots_to_move(live.table)}
        finally:
            live.bots = None

    async def _let_bot_play(self, live: LiveTable, seat: int, since: float) -> None:
        """It looks, thinks and takes its moment; then it acts, if the match still stands where it looked."""
        table = live.table
        bot, step = table.plays_by_itself(seat), table.steps.last
        sight = sight_at(table, seat)
        if bot is None or sight is None:
            raise NOTHING_TO_DO()
        live.asked.add(seat)
        act = await self._thought(live, bot.level, sight)
        if act is None:
            return
        moment = self._pace(sight, act, occasion_of(table, seat, since - live.told_at))
        await _take_a_moment(live, step, since + moment, may_be_hurried=sight.is_awaited)
        try:
            await self._do(live, PlayBot(seat, step, act))
        except Refused as refused:
            self._complain(live, bot.level, f"refused: {refused.code}")
            if sight.is_awaited:
                await self._do(live, PlayBot(seat, step, anything(sight)))

    async def _thought(self, live: LiveTable, level: str, sight: Sight) -> dict[str, Any] | None:
        """What the bot would do, None to let it be; if it has no answer and is waited for, anything at all."""
        try:
            act = await self._thinker.think(question(sight, level, secrets.token_hex(16)))
            fault = "lets it be while it is waited for" if act is None and sight.is_awaited else ""
        except BotFailed as failed:
            act, fault = None, failed.fault
        if fault:
            self._complain(live, level, fault)
        return anything(sight) if act is None and sight.is_awaited else act

    def _complain(self, live: LiveTable, level: str, fault: str) -> None:
        """Of each kind of bot the first fault is logged: the others are likely to be the same."""
        bot = f"{live.table.game.name} {level}"
        if bot not in self._complained:
            self._complained.add(bot)
            logger.warning(
                "a bot has no answer, and another plays in its place",
                extra={"table": live.table.code, "bot": bot, "fault": fault},
            )

    async def _do(self, live: LiveTable, command: Command) -> None:
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._ask(live, command, partial(settle, done))
        await done
        live.stumbled = False


def next_bot(live: LiveTable) -> int | None:
    """The seat of the bot that is asked next. After every act of a player all that are not waited for are asked once
    whether they say something to it; then those that are."""
    table = live.table
    if live.news != table.acted:
        live.news, live.asked = table.acted, set()
    others = [seat for seat in bots_to_break_in(table) if seat not in live.asked]
    seats = others or bots_to_move(table)
    return secrets.choice(seats) if seats else None


async def _take_a_moment(live: LiveTable, step: int, until: float, *, may_be_hurried: bool) -> None:
    """Until this time, or until the match moves on, or somebody hurries it here."""
    while live.table.stands_at(step) and (left := until - monotonic()) > 0:
        if may_be_hurried and live.hurried == step:
            return
        live.stirred.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(left):
                await live.stirred.wait()


def _later(seconds: float, look: Callable[[LiveTable], None], live: LiveTable) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, look, live)


def _has_failed(live: LiveTable, outcome: int | Exception) -> bool:
    """Whether it is to be tried again, after a pause. Of faults in a row the first is logged."""
    if isinstance(outcome, int):
        live.stumbled = False
        return False
    if isinstance(outcome, RequestRefused) and outcome.code == STALE.code:
        return False
    if not live.stumbled and not isinstance(outcome, RequestRefused | Refused):
        logger.error("a clock or a bot met a fault of ours", exc_info=outcome, extra={"table": live.table.code})
        live.stumbled = True
    return True

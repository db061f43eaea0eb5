"""What a table does by itself: its timer runs out, and its bots move.

Nobody asked for it, so nobody is told: what became of it is seen at the table, a fault of ours in the log. No table
stands still for a fault: what has failed is tried again after a pause.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial

from parlour.engine.event import Heard
from parlour.engine.refusal import Refused as RulesRefused
from parlour.table import entry as log
from parlour.table.asked import Command, Told
from parlour.table.bot_seats import bots_to_move, move
from parlour.table.live import Live
from parlour.table.refusals import STALE, Refused
from parlour.table.table import Table

logger = logging.getLogger("parlour.table")

PAUSE_SECONDS = 2.0
"""So long a clock or a bot that has failed lets it be. Those who play meanwhile wait no longer than that for it."""

Ask = Callable[[Live, Command, Told], None]


class Ticking:
    def __init__(self, ask: Ask, now: Callable[[], int], think: Callable[[], float]) -> None:
        self._ask = ask
        self._now = now
        self._think = think

    def stop(self, live: Live) -> None:
        """Nothing happens by itself here any more."""
        live.asleep = True
        for handle in (live.clock, live.thinking):
            if handle is not None:
                handle.cancel()

    # ── the clock ───────────────────────────────────────────────────────────────────────────────────────────────────

    def set_clock(self, live: Live) -> None:
        """See to it that somebody looks when the timer is out. Whoever looks too early looks again."""
        deadline = live.table.deadline
        if deadline is None or live.table.paused_at is not None or not live.table.playing or live.asleep:
            return
        if live.clock is not None:
            if live.looks_at <= deadline:
                return
            live.clock.cancel()
        live.looks_at = deadline
        live.clock = _later(max(0, deadline - self._now()) / 1000, self._look_at_clock, live)

    def _look_at_clock(self, live: Live) -> None:
        live.clock = None
        if live.table.is_out(self._now()):
            self._ask(live, _time_out, partial(self._clock_has_run, live))
        else:
            self.set_clock(live)

    def _clock_has_run(self, live: Live, outcome: int | Exception) -> None:
        if not _has_failed(live, outcome):
            self.set_clock(live)
        elif live.clock is None and not live.asleep:
            live.looks_at = 0  # nobody needs to look any earlier
            live.clock = _later(PAUSE_SECONDS, self._look_at_clock, live)

    # ── bots ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def wake_bots(self, live: Live) -> None:
        """One bot at a time takes its moment; whatever happens meanwhile, it looks again."""
        if live.thinking is None and bots_to_move(live.table) and not live.asleep:
            live.thinking = _later(self._think(), self._let_bot_move, live)

    def _let_bot_move(self, live: Live) -> None:
        """Any of those that are waited for: if one cannot move, that keeps no other from moving."""
        live.thinking = None
        if seats := bots_to_move(live.table):
            self._ask(live, partial(move, seat=secrets.choice(seats)), partial(self._bot_has_moved, live))

    def _bot_has_moved(self, live: Live, outcome: int | Exception) -> None:
        if not _has_failed(live, outcome):
            self.wake_bots(live)
        elif live.thinking is None and not live.asleep:
            live.thinking = _later(PAUSE_SECONDS, self._let_bot_move, live)


def _later(seconds: float, look: Callable[[Live], None], live: Live) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, look, live)


def _time_out(table: Table, at: int) -> tuple[log.Entry, Heard | None]:
    outcome = table.time_out(at)
    if outcome is None:
        raise STALE()  # somebody was quicker than the clock
    return outcome


def _has_failed(live: Live, outcome: int | Exception) -> bool:
    """Whether it is to be tried again, after a pause. Of faults in a row the first is logged."""
    if isinstance(outcome, int):
        live.stumbled = False
        return False
    if isinstance(outcome, Refused) and outcome.code == STALE.code:
        return False
    if not live.stumbled and not isinstance(outcome, Refused | RulesRefused):
        logger.error("a clock or a bot met a fault of ours", exc_info=outcome, extra={"table": live.table.code})
        live.stumbled = True
    return True

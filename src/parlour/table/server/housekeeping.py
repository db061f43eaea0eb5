"""What a process sees to in the background: that a table has a host who is there, and that tables end.

Nobody's table is closed under them: it closes two hours after the last person has left. Of the time before it was
started a process knows only when a table was last written to, so it gives everybody ten minutes to come back; and so it
does when the machine has slept, and when it has taken over a table of another process's. Each sees to its own tables.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from parlour.table.live.keeper import Keeper
from parlour.table.live.live_table import LiveTable
from parlour.table.log.scrubbing import KEEP_DAYS
from parlour.table.room.refusals import RequestRefused

logger = logging.getLogger("parlour.table")

MINUTE = 60 * 1000
HOUR = 60 * MINUTE
DAY = 24 * HOUR

ROUND_SECONDS = 20.0
HOST_GONE = 2 * MINUTE
ASLEEP = 5 * MINUTE
ASLEEP_SOON = 10 * 1000
"""Where more than these are awake, so that nobody fills the memory by making tables."""
MOST_AWAKE = 1_000
ABANDONED = 2 * HOUR
COMING_BACK = 10 * MINUTE
"""Not as long as an evening: or a laptop that is only there for evenings would never close a table."""
MOST_AT_ONCE = 100
"""So many tables are closed in one round, and so many thrown away; the others have their turn in the next."""


class Housekeeping:
    def __init__(self, keeper: Keeper, keep_days: float = KEEP_DAYS) -> None:
        self.keeper = keeper
        self.keeps = round(keep_days * DAY)
        self.started = keeper.now()

    async def run(self) -> None:
        """One round after another, until it is cancelled."""
        while True:
            await self.round()
            rests = self.keeper.now()
            await asyncio.sleep(ROUND_SECONDS)
            if self.keeper.now() - rests >= COMING_BACK:
                self._wake_up()

    def _wake_up(self) -> None:
        """The machine has slept, and everybody was away: they come back as after a start."""
        self.started = self.keeper.now()
        for live in self.keeper.tables.values():
            live.host_seen = self.started

    async def round(self) -> None:
        """Everything that is due now. What goes wrong with one thing is logged, and the rest goes on."""
        self.keeper.audience.forget_before(self.keeper.now() - ABANDONED)
        await _each(list(self.keeper.tables), self._look_after)
        await _try(self._close_abandoned)
        await _try(self._throw_away)

    # ── tables in memory ────────────────────────────────────────────────────────────────────────────────────────────

    async def _look_after(self, code: str) -> None:
        live = self.keeper.tables.get(code)
        if live is not None:
            await self._pass_host_on(live)
            self._let_sleep(live)

    async def _pass_host_on(self, live: LiveTable) -> None:
        """The host has not been here for a while, and somebody else is; or whose table it is is here, and not host."""
        now = self.keeper.now()
        if live.table.host in live.here:
            live.host_seen = now
        is_gone = now - live.host_seen >= HOST_GONE
        with suppress(RequestRefused):
            await self.keeper.see_to_the_host(live, live.here if is_gone else live.here & {live.table.owner})

    def _let_sleep(self, live: LiveTable) -> None:
        """A table that nobody looks at sleeps in the store: its bots rest, and its clock goes off when they come."""
        rests = ASLEEP if len(self.keeper.tables) <= MOST_AWAKE else ASLEEP_SOON
        unused = self.keeper.now() - live.used >= rests
        if unused and not live.screens and not live.waiting and not live.again and not live.reading:
            self.keeper.put_away(live)

    # ── tables in the store ─────────────────────────────────────────────────────────────────────────────────────────

    async def _close_abandoned(self) -> None:
        now = self.keeper.now()
        before = now - ABANDONED
        if now - self.started >= COMING_BACK:
            unused = await self._own_unused(before, closed=False)
            abandoned = [code for code in unused if self._nobody_since(code, before)]
            await _each(abandoned[:MOST_AT_ONCE], self.keeper.close)

    def _nobody_since(self, code: str, before: int) -> bool:
        is_ours_for = self.keeper.now() - self.keeper.owned_since(code)
        return self.keeper.audience.last_seen(code) <= before and is_ours_for >= COMING_BACK

    async def _own_unused(self, since: int, *, closed: bool) -> list[str]:
        ownership = self.keeper.store.ownership
        return [code for code in await self.keeper.store.unused(since, closed=closed) if ownership.is_ours(code)]

    async def _throw_away(self) -> None:
        expired = await self._own_unused(self.keeper.now() - self.keeps, closed=True)
        await _each(expired[:MOST_AT_ONCE], self.keeper.store.forget)


async def _each(codes: list[str], work: Callable[[str], Awaitable[None]]) -> None:
    for code in codes:
        await _try(work, code)
        await asyncio.sleep(0)  # players do not wait for housekeeping


async def _try(work: Callable[..., Awaitable[None]], *table: str) -> None:
    try:
        await work(*table)
    except Exception:
        logger.exception("housekeeping has failed", extra={"table": table[0]} if table else None)

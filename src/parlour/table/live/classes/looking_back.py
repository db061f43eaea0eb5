"""Looking back on the hour of a class: what its log and those of its tables say is asked for once, and kept at hand as
long as nothing can have changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from parlour.table.live.classes.keeper import LiveClass
from parlour.table.wire.reports import LookedBack

logger = logging.getLogger("parlour.table")

LookBack = Callable[[str, Sequence[str], str | None], Awaitable[LookedBack]]
"""By the code of a class, those of its tables, and the hash of its deck: the work is done beside the tables. A
ValueError says in a sentence why there is nothing to tell."""


class LookingBack:
    def __init__(self, look_back: LookBack) -> None:
        self._look_back = look_back
        self._working: set[asyncio.Future[LookedBack]] = set()

    async def on(self, live: LiveClass) -> LookedBack:
        """While a round goes on, more is said by the tables every minute; else the class's own log says all."""
        async with live.looking_back:
            number = None if live.hour.part == "round" else live.hour.number
            if live.looked_back is None or number is None or live.looked_back_at != number:
                tables = [table.code for tables in live.hour.rounds for table in tables]
                live.looked_back = await self._done(self._look_back(live.hour.code, tables, live.hour.deck))
                live.looked_back_at = number
            return live.looked_back

    async def _done(self, work: Awaitable[LookedBack]) -> LookedBack:
        """Whoever waits for it may be gone before it is done; it ends by itself, and its process with it."""
        working = asyncio.ensure_future(work)
        self._working.add(working)
        working.add_done_callback(self._working.discard)
        return await asyncio.shield(working)

    async def tell_pupils(self, live: LiveClass) -> None:
        """Once nothing is asked any more, each pupil is shown their own; and anew after a round that is played all the
        same."""
        rounds = len(live.hour.rounds)
        if not live.terms or not live.hour.is_asked_out or live.hour.part == "round" or live.told_after == rounds:
            return
        try:
            live.learnt = (await self.on(live)).learnt
        except ValueError:
            logger.warning("nothing can be said of what was learnt in a class", extra={"table": live.hour.code})
        live.told_after = rounds
        for watcher in list(live.watchers):
            watcher()

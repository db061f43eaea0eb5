"""Room for tables: so many may be open, and no more. The store is asked now and then, and counted on from there."""

from __future__ import annotations

import time
from collections.abc import Callable

from parlour.table.refusals import Refusal
from parlour.table.store import Store
from parlour.table.web import limits

NO_ROOM = Refusal("no_room", 503, "There is no room here for another table just now. Try again later.")

LOOK_EVERY = 60.0
"""Seconds."""
END_OF_TIME = 1 << 62


class Room:
    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._now = now
        self._open = 0
        self._looked: float | None = None

    async def take(self) -> None:
        """Room for one more table; raises a Refused if there is none."""
        now = self._now()
        if self._looked is None or now - self._looked >= LOOK_EVERY:
            self._looked = now
            self._open = len(await self._store.unused(END_OF_TIME, closed=False))
        if self._open >= limits.OPEN_TABLES:
            raise NO_ROOM()
        self._open += 1

"""Connection limits: how many sockets, connections and tables there may be at once.

So many sockets are open for each client and for all of them, and no more; and so many tables in the store. What costs
something before anybody is known has so many places, and the oldest gives way to the next (load shedding): nobody is
turned away at the door, so nobody can keep others out by filling it. Whoever means it is through at once: the oldest
has taken the longest, and is the least likely to mean it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from parlour.table.log.store import Store
from parlour.table.room.refusals import RequestRefusal
from parlour.table.web import limits

TOO_MANY_LINES = RequestRefusal("too_many_lines", 429, "Too many lines are open. Close one, or wait a little.")


class OpenSockets:
    def __init__(self) -> None:
        self._open: Counter[str] = Counter()
        self._all = 0

    @contextmanager
    def one_of(self, client: str) -> Iterator[None]:
        """One more, for as long as it lasts; raises a RequestRefused if that is one too many."""
        if self._open[client] >= limits.LINES_OF_A_CLIENT or self._all >= limits.LINES:
            raise TOO_MANY_LINES()
        self._open[client] += 1
        self._all += 1
        try:
            yield
        finally:
            self._all -= 1
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]


class GivesWay(Protocol):
    def give_way(self) -> None:
        """Somebody newer takes the place of this."""


class Crowd:
    def __init__(self, most: int) -> None:
        self._most = most
        self._members: dict[GivesWay, None] = {}

    def add(self, member: GivesWay) -> None:
        self._members[member] = None
        if len(self._members) > self._most:
            oldest = next(iter(self._members))
            self.discard(oldest)
            oldest.give_way()

    def discard(self, member: GivesWay) -> None:
        self._members.pop(member, None)


NO_ROOM = RequestRefusal("no_room", 503, "There is no room here for another table just now. Try again later.")

LOOK_EVERY = 60.0
"""Seconds."""
END_OF_TIME = 1 << 62


class TableLimit:
    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._now = now
        self._open = 0
        self._looked: float | None = None

    async def take(self) -> None:
        """Room for one more table; raises a RequestRefused if there is none."""
        now = self._now()
        if self._looked is None or now - self._looked >= LOOK_EVERY:
            self._looked = now
            self._open = len(await self._store.unused(END_OF_TIME, closed=False))
        if self._open >= limits.OPEN_TABLES:
            raise NO_ROOM()
        self._open += 1

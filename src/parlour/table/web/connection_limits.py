"""Connection limits: how many sockets, connections and tables there may be at once.

So many sockets are open for each client and for all of them, and no more; and so many tables in the store. What costs
something before anybody is known has so many places, and the oldest gives way to the next (load shedding): nobody is
turned away at the door, so nobody can keep others out by filling it. Whoever means it is through at once: the oldest
has taken the longest, and is the least likely to mean it. Open sockets give way too, but not by age: of those who play,
the oldest mean it most."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from parlour.table.log.store import Store
from parlour.table.room.refusals import RequestRefusal
from parlour.table.web import limits

TOO_MANY_LINES = RequestRefusal("too_many_lines", 429, "Too many lines are open. Close one, or wait a little.")


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


class OpenSocket(GivesWay, Protocol):
    person: int | None
    """Whose it is; None as long as nobody has shown a token."""


class OpenSockets:
    """Each with the table it leads to, by client, oldest first. A whole school may share one address, so where too many
    are open it is whoever has filled the place that gives way: at the table with the most lines from there, and first
    those that nobody has shown a token on. Whoever has one always comes in."""

    def __init__(self) -> None:
        self._open: dict[str, dict[OpenSocket, str]] = {}
        self._all = 0

    def add(self, client: str, table: str, line: OpenSocket) -> None:
        if len(self._open.get(client, ())) >= limits.LINES_OF_A_CLIENT:
            self._make_room(client)
        elif self._all >= limits.LINES:
            self._make_room(max(self._open, key=lambda other: len(self._open[other])))
        self._open.setdefault(client, {})[line] = table
        self._all += 1

    def discard(self, client: str, line: OpenSocket) -> None:
        lines = self._open.get(client, {})
        if lines.pop(line, None) is not None:
            self._all -= 1
            if not lines:
                del self._open[client]

    def _make_room(self, client: str) -> None:
        tables = self._open[client]
        ((fullest, _),) = Counter(tables.values()).most_common(1)
        there = [line for line, table in tables.items() if table == fullest]
        goes = min(there, key=lambda line: line.person is not None)
        self.discard(client, goes)
        goes.give_way()


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

"""Connection limits: how many sockets, connections and tables there may be at once.

So many sockets are open for each client and for all of them, and no more; and so many tables in the store. What costs
something before anybody is known has so many places, and where these are taken one gives way to the next (load
shedding): nobody is turned away at the door, so nobody can keep others out by filling it. It is one of the client who
has most of them, and of theirs the one that has been silent for longest: whoever means it is through at once. Open
sockets give way too, but not so: of those who play, the silent mean it as well. So do tables that nobody uses."""

from __future__ import annotations

from collections import Counter, deque
from typing import Protocol

from parlour.table.live.keeper import Keeper
from parlour.table.room.refusals import RequestRefusal
from parlour.table.web import limits

TOO_MANY_LINES = RequestRefusal("too_many_lines", 429, "Too many lines are open. Close one, or wait a little.")


class GivesWay(Protocol):
    def give_way(self) -> None:
        """Somebody newer takes the place of this."""


class Crowd:
    def __init__(self, most: int) -> None:
        self._most = most
        self._members: dict[str, dict[GivesWay, None]] = {}
        """By client, whoever has been silent for longest first."""
        self._all = 0

    def add(self, member: GivesWay, client: str = "") -> None:
        """Somebody comes, or shows that they are still there."""
        self.discard(member, client)
        self._members.setdefault(client, {})[member] = None
        self._all += 1
        if self._all > self._most:
            fullest = max(self._members, key=lambda other: len(self._members[other]))
            silent = next(iter(self._members[fullest]))
            self.discard(silent, fullest)
            silent.give_way()

    def discard(self, member: GivesWay, client: str = "") -> None:
        members = self._members.get(client, {})
        if member in members:
            del members[member]
            self._all -= 1
            if not members:
                del self._members[client]


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

LOOK_EVERY = 60_000
END_OF_TIME = 1 << 62


class TableLimit:
    """Where too many tables are open, the one that was used least lately is closed for the next, if nobody has been
    there for a while: sooner than any other that nobody uses, and so nobody keeps others out by making tables."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._started = keeper.now()
        self._looked: int | None = None
        self._open = 0
        self._unused: deque[str] = deque()
        """Of those that are open, those to which nobody has written for a while, the least lately used first."""

    async def take(self) -> None:
        """Room for one more table; raises a RequestRefused if there is none."""
        await self._look()
        if self._open >= limits.OPEN_TABLES:
            await self._make_room()
        self._open += 1

    async def _look(self) -> None:
        now = self._keeper.now()
        if self._looked is None or now - self._looked >= LOOK_EVERY:
            self._looked = now
            self._open = len(await self._keeper.store.unused(END_OF_TIME, closed=False))
            self._unused = deque(await self._keeper.store.unused(self._before(), closed=False))

    async def _make_room(self) -> None:
        while self._unused:
            code = self._unused.popleft()
            if self._keeper.audience.last_seen(code) <= self._before():
                await self._keeper.close(code)
                self._open -= 1
                return
        raise NO_ROOM()

    def _before(self) -> int:
        """Whoever was not there since then is not expected back; until the server has run for so long, anybody is."""
        before = self._keeper.now() - round(limits.UNUSED * 1000)
        return before if before >= self._started else 0

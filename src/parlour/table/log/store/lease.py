"""A lease on hash slots, in PostgreSQL: which process owns which tables, and that nobody writes after another has taken
over.

Each process has a row in `processes`, whose number, drawn anew for every start, is its fencing token (epoch): every
write names it and locks the row FOR KEY SHARE. To take over is to delete the row: that waits for the writes under way,
and whatever comes after it finds no row and writes nothing. Its slots are nobody's then, and claimed by whoever is
asked for one of their tables.

A process shows that it lives by counting (`beat`), several times a second. Whoever sees the same count in so many looks
in a row takes it to be gone. No clock of the database's is asked, so none can jump; and looks that are not answered do
not count, so nobody is gone only because the database was.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from parlour.table.log.ownership import Gone, OnTaken, Owned, Owner, Release, shares
from parlour.table.log.slots import SLOTS, slot_of
from parlour.table.log.store import OtherVersion, StoreFailed

logger = logging.getLogger("parlour.table")

BEAT_SECONDS = 0.25
LOOKS = 6
"""So many answered looks in a row at the same count, over as long as a lease lasts, and a process is gone."""
LEASE_SECONDS = LOOKS * BEAT_SECONDS
"""So long after it was last renewed a lease holds for certain: nobody takes over sooner."""
FIND_WITHIN = 4.0
"""Whoever asks for the owner of a table waits no longer. Longer than it takes to see that one is gone."""
VERSION = 1
"""Of what is kept here, and of how long a lease lasts. Processes that agree on it may be of different versions of
Parlour."""
NEWS = "parlour_owners"

SCHEMA = f"""
CREATE SEQUENCE IF NOT EXISTS epochs;
CREATE TABLE IF NOT EXISTS processes (
    epoch bigint PRIMARY KEY DEFAULT nextval('epochs'), beat bigint NOT NULL DEFAULT 0,
    leaving boolean NOT NULL DEFAULT false, server text NOT NULL, worker integer NOT NULL,
    address text NOT NULL, password text NOT NULL);
CREATE TABLE IF NOT EXISTS slots (
    slot integer PRIMARY KEY, owner bigint REFERENCES processes ON DELETE SET NULL);
CREATE INDEX IF NOT EXISTS slots_of_owner ON slots (owner);
INSERT INTO slots (slot) SELECT generate_series(0, {SLOTS - 1}) ON CONFLICT DO NOTHING;
"""

_PROCESSES = "SELECT epoch, beat, leaving, server, worker, address, password FROM processes"
_SLOTS = "SELECT slot, owner FROM slots"
_RENEW = "UPDATE processes SET beat = beat + 1 WHERE epoch = $1 RETURNING beat"
_PREDECESSORS = "SELECT epoch FROM processes WHERE server = $1 AND worker = $2 FOR UPDATE"
_ENTER = "INSERT INTO processes (server, worker, address, password) VALUES ($1, $2, $3, $4) RETURNING epoch"
_TELL = f"SELECT pg_notify('{NEWS}', '')"
# Whoever is just writing is not gone; and nobody waits here for a lock, or their own lease would run out.
_BURY = """
DELETE FROM processes WHERE epoch =
    (SELECT epoch FROM processes WHERE epoch = $1 AND beat = $2 FOR UPDATE SKIP LOCKED) RETURNING epoch
"""
_CLAIM = """
UPDATE slots SET owner = $1 WHERE slot IN
    (SELECT slot FROM slots WHERE slot = ANY ($2::int[]) AND owner IS NULL FOR UPDATE SKIP LOCKED) RETURNING slot
"""
_GIVE = """
UPDATE slots SET owner = epoch FROM processes
WHERE slot = ANY ($1::int[]) AND owner = $2 AND epoch = $3 AND NOT leaving RETURNING slot
"""

_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)


class Lease:
    def __init__(
        self, owner: Owner, connect: Callable[[], Awaitable[Any]], written: Callable[[], Awaitable[None]]
    ) -> None:
        """`written` waits until nothing is under way any more of what was sent to be written by now."""
        self.me = owner
        self.epoch: int | None = None
        """Named by every write; None before there is one."""
        self._lost = 0
        self._handed_over = 0
        self._connect = connect
        self._written = written
        self._connection: Any = None
        self._taken: OnTaken = _nothing
        self._release: Release = _nothing_to_let_go
        self._watchers: list[Gone] = []
        self._valid_until = 0.0
        self._owners: dict[int, int | None] = {}
        self._processes: dict[int, Owner] = {}
        self._leaving: set[int] = set()
        """The processes that are about to stop: they take nothing any more."""
        self._is_leaving = False
        self._going: set[int] = set()
        """The slots of ours that are just going to another process."""
        self._beats: dict[int, tuple[int, int, float]] = {}
        """What each of the others has last counted, in how many looks, and since when."""
        self._due = 0.0
        """When it is to be renewed next."""
        self._news = asyncio.Event()
        self._changed = asyncio.Condition()
        self._lock = asyncio.Lock()
        """Held while what is known of the slots is read or changed."""
        self._running: asyncio.Task[None] | None = None
        self._giving: asyncio.Task[None] | None = None

    # ── what others ask ─────────────────────────────────────────────────────────────────────────────────────────────

    def is_ours(self, code: str) -> bool:
        slot = slot_of(code)
        owns = self._owners.get(slot) == self.epoch is not None and slot not in self._going
        return owns and _monotonic() < self._valid_until

    async def owner(self, code: str) -> Owner | None:
        found = self._known_owner(code)
        if found is not None:
            return found
        self._news.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(FIND_WITHIN), self._changed:
                while found is None:
                    await self._changed.wait()
                    found = self._known_owner(code)
        return found

    def _known_owner(self, code: str) -> Owner | None:
        """None while it goes from one to another, and while ours is not certain."""
        epoch = self._owners.get(slot_of(code))
        if epoch is None or epoch in self._leaving:
            return None
        if epoch == self.epoch:
            return self.me if self.is_ours(code) else None
        return self._processes.get(epoch)

    def listen(self, taken: OnTaken, release: Release) -> None:
        self._taken, self._release = taken, release

    def watch(self, gone: Gone) -> None:
        self._watchers.append(gone)

    def suspect(self) -> None:
        """A write has found no row of ours: it is looked for at once, and nothing is certain until then."""
        self._valid_until = self._due = 0.0
        self._news.set()

    def figures(self) -> Owned:
        owned = sum(owner == self.epoch for owner in self._owners.values()) if self.epoch is not None else 0
        return Owned(owned, self._handed_over, self._lost)

    # ── joining and leaving ─────────────────────────────────────────────────────────────────────────────────────────

    async def join(self) -> None:
        """Take a place among the processes, and the first slots: what is nobody's, or what others give."""
        await self._open()
        try:
            await self._enter()
            await self._look()
        except BaseException:
            self._connection.terminate()
            raise
        self._running = asyncio.get_running_loop().create_task(self._run())
        with suppress(TimeoutError):  # others may be stuck: then it is open all the same
            async with asyncio.timeout(FIND_WITHIN), self._changed:
                while not self.figures().slots:
                    await self._changed.wait()

    async def prepare_to_leave(self) -> None:
        """Let go of everything; from now on others wait for what was ours, and are given nothing to us any more."""
        self._is_leaving = True
        with suppress(*_ERRORS):
            async with self._lock:
                await self._fetch("UPDATE processes SET leaving = true WHERE epoch = $1", self.epoch)
                await self._tell()
        self._going = set(range(SLOTS))
        await self._release(self._going)

    async def leave(self) -> None:
        """Once everything is written. Who was not to leave is replaced: whoever comes takes over its row."""
        for task in (self._running, self._giving):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        with suppress(*_ERRORS):
            async with asyncio.timeout(LEASE_SECONDS):
                if self._is_leaving:
                    await self._fetch("DELETE FROM processes WHERE epoch = $1", self.epoch)
                    await self._tell()
                await self._connection.close()
        self._connection.terminate()

    async def _open(self) -> None:
        self._connection = await self._connect()
        await self._connection.add_listener(NEWS, lambda *_: self._news.set())

    async def _enter(self) -> None:
        """A new row, in the place of one that a worker who died has left: its slots are nobody's then, and ours by the
        plan of all. That waits for what the worker has sent and the database not yet written."""
        async with self._connection.transaction():
            found = await self._connection.fetchval("SELECT value FROM meta WHERE key = 'lease'")
            if found != VERSION:
                raise OtherVersion(f"Leases are of version {found} by now, and this process knows version {VERSION}.")
            before = [epoch for (epoch,) in await self._connection.fetch(_PREDECESSORS, *self.me[:2])]
            self.epoch = await self._connection.fetchval(_ENTER, *self.me)
            await self._connection.execute("DELETE FROM processes WHERE epoch = ANY ($1::bigint[])", before)
        self._going = set()
        self._due = 0.0
        await self._tell()

    # ── from beat to beat ───────────────────────────────────────────────────────────────────────────────────────────

    async def _run(self) -> None:
        """Renew as often as it is due, and look at once where there is news."""
        while True:
            self._news.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, self._due - _monotonic())):
                    await self._news.wait()
            try:
                if self._connection.is_closed():
                    await self._open()
                async with self._lock:
                    await self._look()
            except (*_ERRORS, StoreFailed) as problem:
                logger.warning("the lease could not be renewed", extra={"problem": str(problem) or repr(problem)})
                self._connection.terminate()
                await asyncio.sleep(BEAT_SECONDS / 4)
            except Exception:
                logger.exception("the lease has met a fault of ours")
                await asyncio.sleep(BEAT_SECONDS)

    async def _look(self) -> None:
        renews = _monotonic() >= self._due
        if renews and not await self._renew():
            await self._lose()
            await self._renew()
        rows = await self._fetch(_PROCESSES)
        before, self._processes = self._processes, {row[0]: Owner(*row[3:]) for row in rows}
        for epoch in before.keys() - self._processes.keys():
            self._say_gone(before[epoch])
        self._leaving = {row["epoch"] for row in rows if row["leaving"]}
        self._own(dict(await self._fetch(_SLOTS)))
        if renews:
            await self._bury({row["epoch"]: row["beat"] for row in rows})
        await self._even_out()
        async with self._changed:
            self._changed.notify_all()

    async def _renew(self) -> bool:
        sent = _monotonic()
        if not await self._fetch(_RENEW, self.epoch):
            return False
        self._valid_until = sent + LEASE_SECONDS
        self._due = sent + BEAT_SECONDS
        return True

    def _own(self, owners: dict[int, int | None]) -> None:
        before, self._owners = self._owners, owners
        self._taken([slot for slot, owner in owners.items() if owner == self.epoch != before.get(slot)])

    async def _lose(self) -> None:
        """Somebody has taken this process for gone, and rightly for all that anybody could see. It begins anew."""
        self._lost += 1
        logger.warning("this process has lost its lease, and begins anew")
        self._valid_until = 0.0
        self._owners = {}
        await self._release(set(range(SLOTS)))
        await self._enter()

    async def _bury(self, beats: dict[int, int]) -> None:
        """Those who have not counted on in so many looks are gone."""
        before, self._beats = self._beats, {}
        now = _monotonic()
        for epoch, beat in beats.items():
            counted, looks, since = before.get(epoch, (None, 0, now))
            self._beats[epoch] = (beat, looks + 1, since) if counted == beat else (beat, 0, now)
            is_gone = counted == beat and looks + 1 >= LOOKS and now - since >= LEASE_SECONDS
            if epoch != self.epoch and is_gone and await self._fetch(_BURY, epoch, beat):
                gone = self._processes.pop(epoch)
                logger.warning("a process is gone, and its tables go to others", extra={"address": gone.address})
                self._say_gone(gone)
                self._owners = {slot: None if owner == epoch else owner for slot, owner in self._owners.items()}
                await self._tell()

    def _say_gone(self, gone: Owner) -> None:
        for watcher in self._watchers:
            watcher(gone)

    # ── sharing out ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def _even_out(self) -> None:
        """Take and give so that all who stay have about as many. What people are at goes beside everything else: they
        may take a moment to leave, and the lease is renewed meanwhile."""
        if self.epoch in self._leaving:
            return
        moves = shares(self._owners, self._processes.keys() - self._leaving)
        await self._claim([slot for slot, new in moves.items() if new == self.epoch and self._owners[slot] is None])
        given: dict[int, list[int]] = defaultdict(list)
        for slot, new in moves.items():
            if self._owners[slot] == self.epoch and new != self.epoch:
                given[new].append(slot)
        if given and (self._giving is None or self._giving.done()):
            self._giving = asyncio.get_running_loop().create_task(self._give_all(given))

    async def _claim(self, slots: list[int]) -> None:
        if slots and (claimed := await self._fetch(_CLAIM, self.epoch, slots)):
            self._own(self._owners | {slot: self.epoch for (slot,) in claimed})
            await self._tell()

    async def _give_all(self, given: dict[int, list[int]]) -> None:
        for new, slots in given.items():
            with suppress(*_ERRORS, StoreFailed):  # they are still ours, or nobody's: the next look tells
                await self._give(new, slots)

    async def _give(self, new: int, slots: list[int]) -> None:
        """Nobody serves these slots meanwhile."""
        self._going |= set(slots)
        try:
            await self._release(set(slots))
            await self._written()  # our epoch goes on, and so what is late would be taken after others have read
            async with self._lock:
                given = [slot for (slot,) in await self._fetch(_GIVE, slots, self.epoch, new)]
                self._own(self._owners | dict.fromkeys(given, new))
                self._handed_over += len(given)
                await self._tell()
        finally:
            self._going -= set(slots)

    async def _tell(self) -> None:
        await self._fetch(_TELL)

    async def _fetch(self, query: str, *of: Any) -> Any:
        async with asyncio.timeout(LEASE_SECONDS):
            return await self._connection.fetch(query, *of)


def _monotonic() -> float:
    """Also while the machine sleeps, where the system can tell: a lease runs out then too."""
    return time.clock_gettime(_CLOCK)


_CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def _nothing(slots: Collection[int]) -> None:
    """Nobody has asked yet to be told."""


async def _nothing_to_let_go(slots: Collection[int]) -> None:
    """Nobody has a table in memory yet."""

"""The command handler of a process's own classes: finds them in the store, and does what is asked of them.

A class hears far less than a table does, so it is simpler: one command at a time, written first and applied once it is
durable. Whoever asks is told then; its screens and its tables are seen to afterwards.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Protocol

import msgspec

from parlour.decks import Deck
from parlour.decks.facts import terms_of
from parlour.table.classroom.apply import apply_entry
from parlour.table.classroom.commands import ClassCommand, OpenClass
from parlour.table.classroom.decide import decide_class
from parlour.table.classroom.entries import read_entry, written_entry
from parlour.table.classroom.hour import Hour
from parlour.table.classroom.refusals import CLASS_ENDED, NO_SUCH_CLASS
from parlour.table.live.keeper import COME_BACK, Keeper
from parlour.table.live.live_table import answered, settle
from parlour.table.log.reading import deck_of
from parlour.table.log.slots import slot_of
from parlour.table.log.store import MOST_TRIES, Conflict, LeaseLost, StoreFailed
from parlour.table.room.commands import DoneAlready
from parlour.table.room.refusals import FULL_STORE, MOVING
from parlour.table.wire.messages import Closing
from parlour.table.wire.reports import LearntByMe, LookedBack

logger = logging.getLogger("parlour.table")


class ClassScreen(Protocol):
    token: str | None
    """The hash of whose it is; None for a projector."""
    is_teacher: bool
    pupil: int | None
    """Who is at it, once they are in."""

    def send(self, frame: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class LiveClass:
    """A class in this process: its projection, who looks at it, and what is to be done after an entry."""

    def __init__(self, hour: Hour, deck: Deck | None, at: int) -> None:
        self.hour = hour
        self.deck = deck
        self.terms = terms_of(deck)
        self.used = at
        self.lost = False
        """It is another process's now: whoever asks has to find it anew."""
        self.turn = asyncio.Lock()
        """Held by whoever is having something done."""
        self.screens: set[ClassScreen] = set()
        self.watchers: set[Callable[[], None]] = set()
        """Told after every entry."""
        self.looking_back = asyncio.Lock()
        self.looked_back: LookedBack | None = None
        self.looked_back_at: int | None = None
        """The number of the entry after which that was; None where it says nothing of how long it holds."""
        self.learnt: Mapping[int, LearntByMe] = {}
        """What each pupil is shown of themselves."""
        self.told_after: int | None = None
        """After how many rounds that was read."""


class ClassKeeper:
    def __init__(self, tables: Keeper) -> None:
        self.tables = tables
        self.store = tables.store
        self.now = tables.now
        self.classes: dict[str, LiveClass] = {}
        self._opening: dict[str, asyncio.Task[LiveClass]] = {}
        tables.releasing.append(self.release)

    async def find(self, code: str) -> LiveClass:
        """The class of that code, read from the store if it is not here yet; refused if it is another process's."""
        ownership = self.store.ownership
        if not ownership.is_ours(code) and await self.tables.find_owner(code) != ownership.me:
            raise MOVING()
        if code in self.classes:
            self.classes[code].used = self.now()
            return self.classes[code]
        if code not in self._opening:
            self._opening[code] = asyncio.get_running_loop().create_task(self._open(code))
        try:
            return await asyncio.shield(self._opening[code])
        finally:
            self._opening.pop(code, None)

    async def _open(self, code: str) -> LiveClass:
        hour = await self._read(code)
        decks = self.tables.deck_cache.decks
        deck = None if hour.deck is None else await deck_of(self.store, code, hour.deck, decks)
        live = LiveClass(hour, deck, self.now())
        if not self.store.ownership.is_ours(code):
            raise MOVING()
        self.classes[code] = live
        return live

    async def _read(self, code: str) -> Hour:
        hour = Hour(code)
        for content in await answered(self.store.entries(code)):
            try:
                apply_entry(hour, read_entry(content))
            except msgspec.ValidationError:
                raise NO_SUCH_CLASS() from None  # a table has that code
        if not hour.number:
            raise NO_SUCH_CLASS()
        return hour

    async def make(self, code: str, command: OpenClass, deck: Deck | None) -> LiveClass:
        """A new class, with the deck of its hour; Conflict if something of that code is there already."""
        if deck is not None:
            await self.tables.deck_cache.keep(code, deck)
        live = LiveClass(Hour(code), deck, self.now())
        await self._write(live, command)
        self.classes[code] = live
        return live

    async def ask(self, live: LiveClass, command: ClassCommand) -> int:
        """Do it, and give its number once it is durable. What speaks against it is raised."""
        async with live.turn:
            for _ in range(MOST_TRIES):
                if live.lost:
                    raise MOVING()
                try:
                    return await self._write(live, command)
                except DoneAlready as done:
                    return done.number
                except Conflict:  # its log has gone on without us, or what was written before was not answered
                    live.hour = await self._read(live.hour.code)
                except LeaseLost:
                    self.let_go(live)
                    raise MOVING() from None
                except StoreFailed:
                    raise FULL_STORE() from None
        raise FULL_STORE()

    async def _write(self, live: LiveClass, command: ClassCommand) -> int:
        hour = live.hour
        entry = decide_class(hour, command, max(self.now(), hour.at))
        written = asyncio.get_running_loop().create_future()
        self.store.append(hour.code, hour.number + 1, entry.at, written_entry(entry), partial(settle, written))
        await answered(written)
        apply_entry(hour, entry)
        for watcher in list(live.watchers):
            watcher()
        return hour.number

    def let_go(self, live: LiveClass, code: int = Closing.RESTART, reason: str = COME_BACK) -> None:
        """It is another process's, or gone: nothing more is done with it here, and whoever looks at it is told so."""
        live.lost = True
        self.classes.pop(live.hour.code, None)
        for watcher in list(live.watchers):
            watcher()
        for screen in list(live.screens):
            screen.close(code, reason)

    async def release(self, slots: Collection[int]) -> None:
        for code, live in list(self.classes.items()):
            if slot_of(code) in slots:
                self.let_go(live)

    async def delete(self, live: LiveClass) -> None:
        """Nothing is left of a class, nor of its tables."""
        async with live.turn:
            for table in (table for tables in live.hour.rounds for table in tables):
                await self.tables.forget(table.code)
            await answered(self.store.forget(live.hour.code))
        self.let_go(live, Closing.CLOSED, CLASS_ENDED.text)

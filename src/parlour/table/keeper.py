"""Keeps tables alive: reads them from the store, does what is asked of them, and shows everybody what came of it.

The log is the table. What is done is done in memory first and written at once; nobody is told of it before it is
durable. If another process wrote the same number first, the table is read anew and what was asked for is asked again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec

from parlour.decks import Deck, default_pack, dump, find
from parlour.decks.files import deck_in
from parlour.engine.event import Heard
from parlour.table import entry as log
from parlour.table import frames
from parlour.table.bot_seats import bots_to_move, moment_to_think, move
from parlour.table.closing import Closing
from parlour.table.privacy import scrubbed
from parlour.table.refusals import FULL_STORE, NO_SUCH_TABLE, NOT_PLAYING
from parlour.table.store import Store, Taken
from parlour.table.table import Table

logger = logging.getLogger("parlour.table")

Command = Callable[[Table, int], tuple[log.Entry, Heard | None]]
"""Does something at a table at this time, and gives the entry to write; or refuses."""
Told = Callable[[int | Exception], None]
"""Told the number that the entry has got, once it is durable; or why there is none."""

MOST_TRIES = 20

T = TypeVar("T")


class Screen(Protocol):
    """Somebody's open line to a table."""

    person: int | None

    def send(self, frame: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Asked:
    """Something that was asked of a table and is not durable yet."""

    __slots__ = ("command", "frames", "number", "told", "tries")

    def __init__(self, command: Command, told: Told) -> None:
        self.command = command
        self.told = told
        self.tries = 0
        self.number = 0
        self.frames: list[tuple[Screen, bytes]] = []


class Live:
    """A table in this process, with the screens of those who look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.durable = table.number
        self.screens: set[Screen] = set()
        self.waiting: deque[Asked] = deque()  # written, not yet durable
        self.again: list[Asked] = []  # to be asked again once the table has been read anew
        self.reading = False
        self.clock: asyncio.TimerHandle | None = None
        self.thinking: asyncio.TimerHandle | None = None

    @property
    def here(self) -> set[int]:
        return {screen.person for screen in self.screens if screen.person is not None}

    def seat_of(self, screen: Screen) -> int | None:
        return None if screen.person is None else self.table.company.seat_of(screen.person)


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Keeper:
    def __init__(
        self, store: Store, now: Callable[[], int] = milliseconds, think: Callable[[], float] = moment_to_think
    ) -> None:
        self.store = store
        self.now = now
        self.think = think
        self.tables: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._decks: dict[str, Deck] = {}
        store.listen(self._heard)

    # ── finding a table ─────────────────────────────────────────────────────────────────────────────────────────────

    async def find(self, code: str) -> Live:
        """The table of that code, read from the store if nobody here is at it yet."""
        live = self.tables.get(code)
        if live is not None:
            return live
        if code not in self._opening:
            self._opening[code] = self._spawn(self._open(code))
        try:
            return await asyncio.shield(self._opening[code])
        finally:
            self._opening.pop(code, None)

    async def _open(self, code: str) -> Live:
        live = Live(await self._read(code))
        self.tables[code] = live
        self._set_clock(live)
        self._wake_bots(live)
        return live

    async def _read(self, code: str) -> Table:
        table = Table(code, self._decks)
        async for entry in self._entries(code):
            table.apply(entry)
        if not table.number:
            raise NO_SUCH_TABLE()
        return table

    async def _entries(self, code: str) -> AsyncIterator[log.Entry]:
        """The table's log, each entry with its deck at hand."""
        for content in await self.store.entries(code):
            entry = log.read(content)
            if isinstance(entry, log.Started) and entry.deck is not None:
                await self._fetch_deck(entry.deck)
            yield entry

    async def _fetch_deck(self, hash: str) -> None:
        if hash not in self._decks:
            content = await self.store.deck(hash)
            assert content is not None, "a deck is kept before the match that needs it is begun"
            self._decks[hash] = deck_in(content, hash, json=True)[0]

    # ── doing something ─────────────────────────────────────────────────────────────────────────────────────────────

    async def make(self, code: str, made: log.Made) -> Live:
        """A new table; Taken if there is one of that code."""
        table = Table(code, self._decks)
        made = table.make(made)
        table.apply(made)
        written = asyncio.get_running_loop().create_future()
        self.store.append(code, 1, made.at, log.written(made), partial(_settle, written))
        await written
        live = self.tables[code] = Live(table)
        return live

    async def ask(self, live: Live, command: Command) -> int:
        """Do it, and give its number once it is durable. What speaks against it is raised."""
        told = asyncio.get_running_loop().create_future()
        self.ask_soon(live, command, partial(_settle, told))
        number: int = await told
        return number

    def ask_soon(self, live: Live, command: Command, told: Told) -> None:
        self._ask(live, Asked(command, told))

    def _ask(self, live: Live, asked: Asked) -> None:
        if live.reading:
            live.again.append(asked)
        else:
            self._do(live, asked)

    def _do(self, live: Live, asked: Asked) -> None:
        at = self.now()
        table = live.table
        before = table.number
        try:
            entry, heard = asked.command(table, at)
            if table.number == before:
                heard = table.apply(entry)
        except Exception as problem:  # a refusal, or a fault of ours: either is this command's alone
            if table.number != before:
                self._read_anew(live)  # half done: what is in memory cannot be trusted any more
            asked.told(problem)
            return
        asked.number = table.number
        asked.frames = self._frames(live, entry, heard)
        live.waiting.append(asked)
        self._set_clock(live)
        self._wake_bots(live)
        self.store.append(table.code, table.number, at, log.written(entry), partial(self._written, live, asked))

    def _written(self, live: Live, asked: Asked, problem: Exception | None) -> None:
        live.waiting.popleft()
        if problem is None:
            live.durable = asked.number
            for screen, frame in asked.frames:
                screen.send(frame)
            asked.told(asked.number)
            return
        asked.tries += 1
        if isinstance(problem, Taken) and asked.tries < MOST_TRIES:
            live.again.append(asked)
        else:
            asked.told(FULL_STORE())
        self._read_anew(live)

    async def go_on(self, live: Live, seat: int | None) -> None:
        """The host lets the table go on early, from this seat or from none: first the clock runs out, if it has not."""
        left = 2

        def next_step(table: Table, at: int) -> tuple[log.Entry, None]:
            nonlocal left
            entries = table.go_on(seat, at)
            left = len(entries)
            return entries[0], None

        while left > 1:
            await self.ask(live, next_step)

    async def close(self, live: Live) -> None:
        """The table is closed: what people typed goes from its log, unless the host keeps it, and everybody leaves."""
        code = live.table.code
        entries = await self.store.entries(code)
        await self.store.rewrite(code, entries if live.table.keeps_texts else scrubbed(entries), closed=True)
        self.tables.pop(code, None)
        for handle in (live.clock, live.thinking):
            if handle is not None:
                handle.cancel()
        for screen in list(live.screens):
            screen.close(Closing.CLOSED, "The table is closed.")

    # ── when others have written ────────────────────────────────────────────────────────────────────────────────────

    def _heard(self, code: str, number: int) -> None:
        live = self.tables.get(code)
        if live is not None and number > live.durable and not live.waiting:
            self._read_anew(live)

    def _read_anew(self, live: Live) -> None:
        if not live.reading:
            live.reading = True
            self._spawn(self._reading(live))

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run it beside everything else; somebody has to hold on to it while it runs."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _reading(self, live: Live) -> None:
        """Read the table once nothing of ours is under way, show what is new, and ask again for what was not done."""
        try:
            while live.waiting:
                await asyncio.sleep(0.001)
            await self._catch_up(live)
        except Exception:
            logger.exception("a table could not be read", extra={"table": live.table.code})
            for screen in list(live.screens):
                screen.close(Closing.FAULT, "The table cannot be read just now.")
            self.tables.pop(live.table.code, None)
            for asked in live.again:
                asked.told(FULL_STORE())
            return
        live.reading = False
        again, live.again = live.again, []
        for asked in again:
            self._ask(live, asked)

    async def _catch_up(self, live: Live) -> None:
        code = live.table.code
        table = Table(code, self._decks)
        async for entry in self._entries(code):
            heard = table.apply(entry)
            if table.number > live.durable:
                live.table = table
                for screen, frame in self._frames(live, entry, heard):
                    screen.send(frame)
        live.table, live.durable = table, table.number
        self._set_clock(live)
        self._wake_bots(live)

    # ── decks ───────────────────────────────────────────────────────────────────────────────────────────────────────

    async def keep_deck(self, live: Live) -> str | None:
        """The deck that the next match is played with, kept whole; its hash, or None for a game without one."""
        table = live.table
        if table.game.make_cards is None:
            return None
        deck = find(table.deck or default_pack(table.game.name))
        content = msgspec.json.encode(dump(deck))
        hash = hashlib.sha256(content).hexdigest()
        await self.store.keep_deck(table.code, hash, content)
        self._decks[hash] = deck
        return hash

    # ── screens ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def show(self, live: Live, screen: Screen, seen: int) -> None:
        """A screen joins: it gets the newest view and what it has missed; an older one of the same person is let go."""
        if screen.person is not None:
            for other in [other for other in live.screens if other.person == screen.person]:
                live.screens.discard(other)
                other.close(Closing.ELSEWHERE, "This seat has been opened somewhere else.")
        live.screens.add(screen)
        screen.send(frames.resumed(live.table, live.seat_of(screen), seen, live.here))
        self._show_who_is_here(live, but=screen)

    def leave(self, live: Live, screen: Screen) -> None:
        if screen in live.screens:
            live.screens.discard(screen)
            self._show_who_is_here(live, but=screen)

    def _show_who_is_here(self, live: Live, but: Screen) -> None:
        frame = frames.lobby_frame(live.table, live.here)
        for screen in live.screens:
            if screen is not but:
                screen.send(frame)

    def _frames(self, live: Live, entry: log.Entry, heard: Heard | None) -> list[tuple[Screen, bytes]]:
        """What each screen is shown of an entry: one frame for everybody, whatever they may see of it."""
        made: dict[int | None, bytes] = {}
        here = live.here
        out = []
        for screen in live.screens:
            seat = live.seat_of(screen)
            if seat not in made:
                made[seat] = frames.of_entry(live.table, entry, heard, seat, here)
            out.append((screen, made[seat]))
        return out

    # ── the clock ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _set_clock(self, live: Live) -> None:
        if live.clock is not None:
            live.clock.cancel()
            live.clock = None
        deadline = live.table.deadline
        if deadline is not None and live.table.paused_at is None and live.table.playing:
            late = max(0, deadline - self.now()) / 1000
            live.clock = asyncio.get_running_loop().call_later(late, self._time_out, live)

    def _time_out(self, live: Live) -> None:
        live.clock = None
        self.ask_soon(live, _time_out, _nobody)

    # ── bots ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def _wake_bots(self, live: Live) -> None:
        """One bot at a time takes its moment; whatever happens meanwhile, it looks again."""
        if live.thinking is None and bots_to_move(live.table):
            live.thinking = asyncio.get_running_loop().call_later(self.think(), self._let_bot_move, live)

    def _let_bot_move(self, live: Live) -> None:
        live.thinking = None
        seats = bots_to_move(live.table)
        if seats:
            self.ask_soon(live, lambda table, at: move(table, seats[0], at), _nobody)


def _time_out(table: Table, at: int) -> tuple[log.Entry, Heard | None]:
    outcome = table.time_out(at)
    if outcome is None:
        raise NOT_PLAYING()  # somebody was quicker than the clock
    return outcome


def _nobody(outcome: int | Exception) -> None:
    """Nobody asked for it, so nobody is told; what became of it is seen at the table."""


def _settle(future: asyncio.Future[Any], outcome: object) -> None:
    """Whoever waits for it is given what came of it; unless they have gone away."""
    if not future.done():
        future.set_exception(outcome) if isinstance(outcome, Exception) else future.set_result(outcome)

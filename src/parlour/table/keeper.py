"""Keeps tables alive: finds them in the store, does what is asked of them, and reads anew what others have written.

The log is the table. What is done is done in memory first and written at once; nobody is told of it before it is
durable. If another process wrote the same number first, the table is read anew and what was asked for is asked again.

Who is at the screens is the audience's, and what a table does by itself is in ticking.py.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from parlour.decks import Deck
from parlour.engine.refusal import Refused as RulesRefused
from parlour.table import entry as log
from parlour.table.asked import Asked, Command, DoneAlready, Told, settle
from parlour.table.audience import Audience, frames_of, send_home
from parlour.table.closing import Closing
from parlour.table.ending import end
from parlour.table.live import Live
from parlour.table.looking import durable
from parlour.table.moments import Pace, human_pace
from parlour.table.presence import Presence
from parlour.table.reading import read_log
from parlour.table.refusals import FULL_STORE, NO_SUCH_TABLE, Refused
from parlour.table.shelf import Shelf
from parlour.table.store import MOST_TRIES, Store, Taken
from parlour.table.table import Table
from parlour.table.thinking import Thinker, Thinkers
from parlour.table.ticking import Ticking

logger = logging.getLogger("parlour.table")

PAUSE_SECONDS = 0.5
"""How long a table rests when the store could not write: whoever asks again and again would try without a break."""

T = TypeVar("T")


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Keeper:
    def __init__(
        self,
        store: Store,
        now: Callable[[], int] = milliseconds,
        pace: Pace = human_pace,
        thinker: Thinker | None = None,
    ) -> None:
        self.store = store
        self.now = now
        self.thinker = thinker or Thinkers()
        self.tables: dict[str, Live] = {}
        self.shelf = Shelf(store)
        self.presence = Presence(store.say, now)
        self.audience = Audience(self.tables, self.presence, now)
        self._ticking = Ticking(self.ask_soon, now, pace, self.thinker)
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        store.listen(self._heard, self.audience.hear)

    # ── finding a table ─────────────────────────────────────────────────────────────────────────────────────────────

    async def find(self, code: str) -> Live:
        """The table of that code, read from the store if nobody here is at it yet."""
        live = self.tables.get(code)
        if live is not None:
            live.used = self.now()
            return live
        if code not in self._opening:
            self._opening[code] = self._spawn(self._open(code))
        try:
            return await asyncio.shield(self._opening[code])
        finally:
            self._opening.pop(code, None)

    async def _open(self, code: str) -> Live:
        live = Live(await self._read(code), self.now())
        live.elsewhere = self.presence.elsewhere(code)
        self.presence.ask(code)
        self.tables[code] = live
        self._ticking.set_clock(live)
        self._ticking.wake_bots(live)
        return live

    async def _read(self, code: str) -> Table:
        table = Table(code, self.shelf.decks)
        async for entry in read_log(self.store, code, self.shelf.decks):
            table.apply(entry)
        if not table.number:
            raise NO_SUCH_TABLE()
        return table

    async def person_with(self, live: Live, token_hash: str) -> int:
        """Who has this token. Whoever has just sat down at another process may not be known here yet."""
        try:
            return live.table.person_with(token_hash)
        except Refused:
            if not await self._has_news(live):
                raise
        return await durable(live, lambda: live.table.person_with(token_hash))

    async def keep_up_with(self, live: Live, seen: int) -> None:
        """Somebody says that they have seen this number of the log: perhaps at another process, before it came here.
        They may say any number, so the store is asked before the whole table is read anew."""
        if seen > live.durable:
            await self._has_news(live)

    async def _has_news(self, live: Live) -> bool:
        """Whether there is more in the log than is durable here; then it is read."""
        code, known = live.table.code, live.durable
        news = await self.store.entries(code, after=known)
        self._heard(code, known + len(news))
        return bool(news)

    def put_away(self, live: Live) -> None:
        """The table leaves this process's memory with its clock and its bots, and sleeps until somebody looks at it."""
        self.tables.pop(live.table.code, None)
        self._ticking.stop(live)

    # ── doing something ─────────────────────────────────────────────────────────────────────────────────────────────

    async def make(self, code: str, made: log.Made, brought: Deck | None = None) -> Live:
        """A new table, with the deck that its host has brought along; Taken if there is one of that code."""
        table = Table(code, self.shelf.decks)
        made = table.make(made, brought)
        if brought is not None:
            await self.shelf.keep(code, brought)
        table.apply(made)
        written = asyncio.get_running_loop().create_future()
        self.store.append(code, 1, made.at, log.written(made), partial(settle, written))
        await written
        live = self.tables[code] = Live(table, made.at)
        return live

    async def ask(self, live: Live, command: Command) -> int:
        """Do it, and give its number once it is durable. What speaks against it is raised."""
        told = asyncio.get_running_loop().create_future()
        self.ask_soon(live, command, partial(settle, told))
        number: int = await told
        return number

    def ask_soon(self, live: Live, command: Command, told: Told) -> None:
        self._ask(live, Asked(command, told))

    def _ask(self, live: Live, asked: Asked) -> None:
        if live.lost:
            asked.told(FULL_STORE())
        elif live.reading:
            live.again.append(partial(self._ask, live, asked))
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
            asked.frames = frames_of(live, entry, heard)
        except DoneAlready as done:
            _tell_when_durable(live, done.number, asked.told)
            return
        except Exception as problem:  # a refusal, or a fault of ours: either is this command's alone
            if table.number != before or not isinstance(problem, Refused | RulesRefused):
                self._doubt(live)  # perhaps half done: what is in memory cannot be trusted any more
            asked.told(problem)
            return
        asked.number, asked.entry = table.number, entry
        live.waiting.append(asked)
        self._ticking.set_clock(live)
        self._ticking.wake_bots(live)
        self.store.append(table.code, table.number, at, log.written(entry), partial(self._written, live, asked))

    def _written(self, live: Live, asked: Asked, problem: Exception | None) -> None:
        live.waiting.popleft()
        if problem is None:
            live.durable = asked.number
            self.audience.show_entry(live, asked.entry, asked.frames)
            asked.told(asked.number)
            return
        self._doubt(live, 0.0 if isinstance(problem, Taken) else PAUSE_SECONDS)
        asked.tries += 1
        if isinstance(problem, Taken) and asked.tries < MOST_TRIES:
            live.again.append(partial(self._ask, live, asked))
        else:
            asked.told(FULL_STORE())

    async def go_on(self, live: Live, seat: int | None, seen: int | None) -> None:
        """The host, who has seen the table up to a number, lets it go on early, from this seat or from none: first the
        clock runs out, if it has not."""
        left = 2

        def next_step(table: Table, at: int) -> tuple[log.Entry, None]:
            nonlocal left, seen
            seen = table.number if seen is None else seen
            entries = table.go_on(seat, at, seen)
            left = len(entries)
            return entries[0], None

        while left > 1:
            await self.ask(live, next_step)

    async def close(self, code: str) -> None:
        """The table is closed and what people typed goes from its log, in one write; then everybody leaves."""
        number = await end(self.store, code, self.now)
        live = self.tables.get(code)
        self._heard(code, number)
        while live is not None and self.tables.get(code) is live and live.durable < number:
            await asyncio.sleep(0.001)

    # ── when others have written something ──────────────────────────────────────────────────────────────────────────

    def _heard(self, code: str, number: int) -> None:
        live = self.tables.get(code)
        if live is not None:
            live.heard = max(live.heard, number)
            self._keep_up(live)

    def _keep_up(self, live: Live) -> None:
        if live.heard > live.durable and not live.lost:
            self._read_on(live)

    def _doubt(self, live: Live, pause: float = 0.0) -> None:
        live.doubtful = True
        self._read_on(live, pause)

    def _read_on(self, live: Live, pause: float = 0.0) -> None:
        if not live.reading:
            live.reading = True
            self._spawn(self._reading(live, pause))

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run it beside everything else; somebody has to hold on to it while it runs."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _reading(self, live: Live, pause: float) -> None:
        """Read the table once nothing of ours is under way, show what is new, and ask again for what was not done."""
        try:
            await asyncio.sleep(pause)
            while live.waiting:
                await asyncio.sleep(0.001)
            live.heard = 0
            await self._catch_up(live)
        except Exception:
            logger.exception("a table could not be read", extra={"table": live.table.code})
            self.put_away(live)
            live.lost = True
            send_home(live, Closing.FAULT, "The table cannot be read just now.")
        live.reading = False
        again, live.again = live.again, []
        for do in again:
            do()
        self._keep_up(live)

    async def _catch_up(self, live: Live) -> None:
        """What is new comes on top of the table in memory. If that cannot be trusted, or nothing is there although it
        was heard of, the whole log is read; and if that ends before what was durable, the table was thrown away."""
        if live.doubtful or not await self._follow(live, live.table):
            whole = Table(live.table.code, self.shelf.decks)
            await self._follow(live, whole)
            if whole.number < live.durable:
                live.table.apply(log.Closed(self.now()))
            else:
                live.table, live.doubtful = whole, False
        self._ticking.set_clock(live)
        self._ticking.wake_bots(live)
        if live.table.closed:
            self.put_away(live)
            send_home(live, Closing.CLOSED, "The table is closed.")

    async def _follow(self, live: Live, table: Table) -> bool:
        """Apply the rest of the log to a table, and show what nobody here has seen; whether there was any."""
        before = table.number
        async for entry in read_log(self.store, table.code, self.shelf.decks, after=before):
            heard = table.apply(entry)
            if table.number > live.durable:
                live.table = table
                self.audience.show_entry(live, entry, frames_of(live, entry, heard))
                live.durable = table.number
        return table.number > before


def _tell_when_durable(live: Live, number: int, told: Told) -> None:
    """At once, or together with whoever asked for it first."""
    first = next((asked for asked in live.waiting if asked.number == number), None)
    if first is None:
        told(number)
    else:
        first.tell_too(told)

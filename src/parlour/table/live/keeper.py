"""The command handler of a process's own tables: finds them in the store, does what is asked of them, and lets go of
those that become another process's.

The log is the table. What is done is done in memory first and written at once; nobody is told of it before it is
durable. If somebody else wrote the same number first (`parlour tables` may), the table is read anew and what was asked
for is asked again.

Who is at the screens is the audience's, and what a table does by itself is in scheduler.py.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection, Container, Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, TypeVar

from parlour.decks import Deck
from parlour.engine.refusal import Refused
from parlour.table.live.audience import Audience, frames_of, send_home
from parlour.table.live.checkpoints import Checkpoints, from_checkpoint, read_table
from parlour.table.live.clock import milliseconds
from parlour.table.live.deck_cache import DeckCache
from parlour.table.live.delay import Delay, human_pace
from parlour.table.live.live_table import (
    AnswerDeadlines,
    Asked,
    LiveTable,
    OnOutcome,
    Screen,
    answered,
    settle,
)
from parlour.table.live.scheduler import Scheduler
from parlour.table.live.thinking import Thinker, Thinkers
from parlour.table.log import entry as log
from parlour.table.log.ownership import Owner, Release
from parlour.table.log.reading import read_log
from parlour.table.log.scrubbing import end
from parlour.table.log.slots import slot_of
from parlour.table.log.store import MOST_TRIES, Conflict, LeaseLost, Store
from parlour.table.room.apply import apply
from parlour.table.room.commands import Command, DoneAlready, OpenTable, PassHost, PlayAct, RunOutClock, TakeStep
from parlour.table.room.decide import decide
from parlour.table.room.refusals import CLOSED, FULL_STORE, MOVING, NO_ANSWER, NO_SUCH_TABLE, RequestRefused
from parlour.table.room.table import Table
from parlour.table.wire.messages import Closing

logger = logging.getLogger("parlour.table")

COME_BACK = "The table moves for a moment. Come back."
LET_GO_WITHIN = 1.0
"""Seconds. A table that goes to another process waits no longer for what is under way: people wait for the table."""
PAUSE_SECONDS = 0.5
"""How long a table rests when the store could not write: whoever asks again and again would try without a break."""

T = TypeVar("T")


class Keeper:
    def __init__(
        self,
        store: Store,
        now: Callable[[], int] = milliseconds,
        pace: Delay = human_pace,
        thinker: Thinker | None = None,
    ) -> None:
        self.store = store
        self.now = now
        self.thinker = thinker or Thinkers()
        self.tables: dict[str, LiveTable] = {}
        self.deck_cache = DeckCache(store)
        self._deadlines = AnswerDeadlines()
        self.audience = Audience(self.tables, self._deadlines, now)
        self._scheduler = Scheduler(self.ask_soon, now, pace, self.thinker)
        self._checkpoints = Checkpoints(store, self._spawn)
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._visits: Counter[str] = Counter()
        self.releasing: list[Release] = []
        """What else lets go of what is in slots that go to another process, before the tables do."""
        self.handed_over = 0
        """So many tables have been let go of while somebody was at them, or not long ago."""
        self._owned_since: dict[int, int] = {}
        """When slots have come from elsewhere."""
        store.listen(self._heard)
        store.ownership.listen(self._taken, self.release)

    # ── finding a table ─────────────────────────────────────────────────────────────────────────────────────────────

    async def find(self, code: str) -> LiveTable:
        """The table of that code, read from the store if nobody is at it yet; refused if it is another process's."""
        if not self.store.ownership.is_ours(code) and await self.find_owner(code) != self.store.ownership.me:
            raise MOVING()
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

    async def find_owner(self, code: str) -> Owner:
        owner = await self.store.ownership.owner(code)
        if owner is None:
            raise NO_ANSWER()
        return owner

    async def _open(self, code: str) -> LiveTable:
        table, checkpoint = await read_table(self.store, code, self.deck_cache.decks)
        if not table.number:
            raise NO_SUCH_TABLE()
        if not self.store.ownership.is_ours(code):
            raise MOVING()  # perhaps there is more by now
        live = LiveTable(table, self.now(), checkpoint)
        self.tables[code] = live
        self._scheduler.set_clock(live)
        self._scheduler.wake_bots(live)
        self._checkpoints.see_to(live)
        return live

    def put_away(self, live: LiveTable) -> None:
        """The table leaves this process's memory with its clock and its bots, and sleeps until somebody looks at it."""
        self.tables.pop(live.table.code, None)
        self._scheduler.stop(live)

    # ── taking over and letting go ──────────────────────────────────────────────────────────────────────────────────

    def _taken(self, slots: Collection[int]) -> None:
        self._owned_since |= dict.fromkeys(slots, self.now())

    def owned_since(self, code: str) -> int:
        """When the table has come from another process, by our own clock; 0 if it has been here from the start."""
        return self._owned_since.get(slot_of(code), 0)

    @contextmanager
    def visit(self, code: str) -> Iterator[None]:
        """Somebody asks something of this table: it is not let go of meanwhile."""
        self._visits[code] += 1
        try:
            yield
        finally:
            self._visits[code] -= 1
            if not self._visits[code]:
                del self._visits[code]

    async def release(self, slots: Collection[int]) -> None:
        """Let go of all tables in these slots: whoever is there is told to come back, nothing happens there by itself
        any more, and what is under way is written and answered, if it does not take too long."""
        for release in self.releasing:
            await release(slots)
        going = [live for code, live in self.tables.items() if slot_of(code) in slots]
        for live in going:
            self._scheduler.stop(live)
            send_home(live, Closing.RESTART, COME_BACK)
        until = asyncio.get_running_loop().time() + LET_GO_WITHIN
        while self._is_busy(going, slots) and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.001)
        for live in going:
            self._leave(live)

    def _is_busy(self, going: list[LiveTable], slots: Collection[int]) -> bool:
        return any(live.waiting for live in going) or any(slot_of(code) in slots for code in self._visits)

    def _leave(self, live: LiveTable) -> None:
        """The table is another process's; or perhaps nobody's yet."""
        live.lost = True
        self.handed_over += 1
        self.put_away(live)
        send_home(live, Closing.RESTART, COME_BACK)

    async def forget(self, code: str) -> None:
        """A table is thrown away whole, whoever is at it: nothing of it is kept."""
        live = self.tables.get(code)
        if live is not None:
            live.lost = True
            self.put_away(live)
            send_home(live, Closing.CLOSED, CLOSED.text)
        await answered(self.store.forget(code))

    # ── doing something ─────────────────────────────────────────────────────────────────────────────────────────────

    async def make(self, code: str, made: log.Made, brought: Deck | None = None) -> LiveTable:
        """A new table, with the deck that its host has brought along; Conflict if there is one of that code."""
        table = Table(code, self.deck_cache.decks)
        entry = decide(table, OpenTable(made, brought), made.at)
        if brought is not None:
            await self.deck_cache.keep(code, brought)
        apply(table, entry)
        written = asyncio.get_running_loop().create_future()
        self.store.append(code, 1, entry.at, log.written(entry), partial(settle, written))
        await answered(written)
        live = LiveTable(table, entry.at)
        if self.store.ownership.is_ours(code):
            self.tables[code] = live
        return live

    async def ask(self, live: LiveTable, command: Command) -> int:
        """Do it, and give its number once it is durable. What speaks against it is raised."""
        told = asyncio.get_running_loop().create_future()
        self.ask_soon(live, command, partial(settle, told))
        try:
            number: int = await told
        finally:
            del told  # what it raises leads back here, and whoever is refused often would leave many such circles
        return number

    def ask_soon(self, live: LiveTable, command: Command, told: OnOutcome, screen: Screen | None = None) -> None:
        self._ask(live, Asked(command, self._deadlines.in_time(told), screen))

    def _ask(self, live: LiveTable, asked: Asked) -> None:
        overdue = bool(live.waiting) and live.waiting[0].is_overdue
        if not (live.lost or overdue or live.reading):
            self._do(live, asked)
        elif (number := _done_durably(live, asked.command)) is not None:
            asked.told(number)  # sent again: that needs no store
        elif live.lost:
            asked.told(MOVING())
        elif overdue:
            asked.told(NO_ANSWER())  # nothing more comes on top of what nobody knows
        else:
            live.again.append(partial(self._ask, live, asked))

    def _do(self, live: LiveTable, asked: Asked) -> None:
        at = live.time(self.now())
        table = live.table
        try:
            entry = decide(table, asked.command, at)
        except DoneAlready as done:
            _tell_when_durable(live, done.number, asked.told)
            return
        except (RequestRefused, Refused) as refused:
            # Where others may have the table by now, what speaks against it here may be over.
            asked.told(refused.with_traceback(None) if self.store.ownership.is_ours(table.code) else MOVING())
            return
        except Exception as problem:  # a fault of ours is this command's alone
            asked.told(problem)
            return
        try:
            asked.frames = frames_of(live, entry, apply(table, entry))
        except Exception as problem:
            self._doubt(live)  # perhaps half done: what is in memory cannot be trusted any more
            asked.told(problem)
            return
        asked.number, asked.entry = table.number, entry
        live.waiting.append(asked)
        self._scheduler.set_clock(live)
        self._scheduler.wake_bots(live)
        self.store.append(table.code, table.number, at, log.written(entry), partial(self._written, live, asked))

    def _written(self, live: LiveTable, asked: Asked, problem: Exception | None) -> None:
        live.waiting.popleft()
        if problem is None:
            live.durable = asked.number
            self._show_and_answer(live, asked)
            self._checkpoints.see_to(live)
            return
        if isinstance(problem, LeaseLost):
            self._leave(live)
            asked.told(MOVING())
            return
        self._doubt(live, 0.0 if isinstance(problem, Conflict) else PAUSE_SECONDS)
        asked.tries += 1
        if isinstance(problem, Conflict) and asked.tries < MOST_TRIES:
            live.again.append(partial(self._ask, live, asked))
        else:
            asked.told(FULL_STORE())

    def _show_and_answer(self, live: LiveTable, asked: Asked) -> None:
        """Everybody is shown what was done; whoever did it has that and the answer at once."""
        screen = asked.screen
        if screen is not None:
            screen.hold()
        try:
            self.audience.show_entry(live, asked.entry, asked.frames)
            asked.told(asked.number)
        finally:
            if screen is not None:
                screen.let_go()

    async def go_on(self, live: LiveTable, host: int, seen: int) -> None:
        """The host, who has seen the table up to a number, lets it go on early: the clock runs out, if it has not; and
        if that was not the step itself, it is taken."""
        await self.ask(live, RunOutClock(host, seen))
        await self.ask(live, TakeStep(host, seen))

    async def see_to_the_host(self, live: LiveTable, here: Container[int]) -> None:
        """Whoever is to be host, of those who are here, is it from now on; where that is so, nothing is done."""
        command = PassHost(here)
        with suppress(DoneAlready):
            decide(live.table, command, self.now())
            await self.ask(live, command)

    def hurry_bots(self, live: LiveTable) -> None:
        """Somebody waits for bots alone, and no longer. It changes nothing but the time, so no log has it."""
        self._scheduler.hurry_bots(live)

    async def close(self, code: str) -> None:
        """The table is closed and what people typed goes from its log, in one write; then everybody leaves."""
        number = await answered(end(self.store, code, self.now))
        live = self.tables.get(code)
        self._heard(code, number)
        while live is not None and self.tables.get(code) is live and live.durable < number:
            await asyncio.sleep(0.001)

    # ── when others have written something, or nobody knows what was written ────────────────────────────────────────

    def _heard(self, code: str, number: int) -> None:
        live = self.tables.get(code)
        if live is not None:
            live.heard = max(live.heard, number)
            self._keep_up(live)

    def _keep_up(self, live: LiveTable) -> None:
        if live.heard > live.durable and not live.lost:
            self._read_on(live)

    def _doubt(self, live: LiveTable, pause: float = 0.0) -> None:
        live.doubtful = True
        self._read_on(live, pause)

    def _read_on(self, live: LiveTable, pause: float = 0.0) -> None:
        if not live.reading:
            live.reading = True
            self._spawn(self._reading(live, pause))

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run it beside everything else; somebody has to hold on to it while it runs."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _reading(self, live: LiveTable, pause: float) -> None:
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

    async def _catch_up(self, live: LiveTable) -> None:
        """What is new comes on top of the table in memory. If that cannot be trusted, or nothing is there although it
        was heard of, it is read anew; and if that ends before what was durable, the table was thrown away."""
        if live.doubtful or not await self._follow(live, live.table):
            whole = await self._before(live)
            await self._follow(live, whole)
            if whole.number < live.durable:
                apply(live.table, log.Closed(self.now()))
            else:
                live.table, live.doubtful = whole, False
        self._scheduler.set_clock(live)
        self._scheduler.wake_bots(live)
        if live.table.closed:
            self.put_away(live)
            send_home(live, Closing.CLOSED, "The table is closed.")

    async def _before(self, live: LiveTable) -> Table:
        """The table as it stood before anything that nobody here has seen: from its checkpoint, or empty."""
        code, decks = live.table.code, self.deck_cache.decks
        table = await from_checkpoint(self.store, code, decks)
        return Table(code, decks) if table is None or table.number > live.durable else table

    async def _follow(self, live: LiveTable, table: Table) -> bool:
        """Apply the rest of the log to a table, and show what nobody here has seen; whether there was any."""
        before = table.number
        async for entry in read_log(self.store, table.code, self.deck_cache.decks, after=before):
            heard = apply(table, entry)
            if table.number > live.durable:
                live.table = table
                self.audience.show_entry(live, entry, frames_of(live, entry, heard))
                live.durable = table.number
        return table.number > before


def _done_durably(live: LiveTable, command: Command) -> int | None:
    """The number of an act that is sent again, if it has been acknowledged before."""
    number = live.table.number_of(command.id) if isinstance(command, PlayAct) else None
    return number if number is not None and number <= live.durable else None


def _tell_when_durable(live: LiveTable, number: int, told: OnOutcome) -> None:
    """At once, or together with whoever asked for it first."""
    first = next((asked for asked in live.waiting if asked.number == number), None)
    if first is None:
        told(number)
    else:
        first.tell_too(told)

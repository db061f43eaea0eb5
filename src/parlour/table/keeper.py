"""Keeps tables alive: reads them from the store, does what is asked of them, and shows everybody what came of it.

The log is the table. What is done is done in memory first and written at once; nobody is told of it before it is
durable. If another process wrote the same number first, the table is read anew and what was asked for is asked again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

from parlour.decks import Deck, default_pack, find
from parlour.engine.event import Heard
from parlour.engine.refusal import Refused as RulesRefused
from parlour.table import entry as log
from parlour.table import frames
from parlour.table.bot_seats import bots_to_move, moment_to_think, move
from parlour.table.brought import kept
from parlour.table.closing import Closing
from parlour.table.ending import ended, is_ended
from parlour.table.presence import Asking, Here, Presence, Shown, read_word
from parlour.table.reading import read_log
from parlour.table.refusals import FULL_STORE, NO_SUCH_TABLE, NOT_PLAYING, Refused
from parlour.table.store import Store, Taken
from parlour.table.table import Table

logger = logging.getLogger("parlour.table")

Command = Callable[[Table, int], tuple[log.Entry, Heard | None]]
"""Does something at a table at this time, and gives the entry to write; or refuses."""
Told = Callable[[int | Exception], None]
"""Told the number that the entry has got, once it is durable; or why there is none."""

MOST_TRIES = 20
PAUSE_SECONDS = 0.5
"""How long a table rests when the store could not write: its clock and its bots would try again without a break."""
OPENED_ELSEWHERE = "This seat has been opened somewhere else."

T = TypeVar("T")


class Screen(Protocol):
    """Somebody's open line to a table."""

    person: int | None

    def send(self, frame: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class DoneAlready(Exception):
    """Raised by a command that was asked for before: it has its number, and nothing is done again."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Asked:
    """Something that was asked of a table and is not durable yet."""

    __slots__ = ("command", "entry", "frames", "number", "told", "tries")

    def __init__(self, command: Command, told: Told) -> None:
        self.command = command
        self.told = told
        self.tries = 0
        self.number = 0
        self.entry: log.Entry | None = None
        self.frames: list[tuple[Screen, bytes]] = []


class Live:
    """A table in this process, with the screens of those who look at it."""

    def __init__(self, table: Table, at: int) -> None:
        self.table = table
        self.durable = table.number
        self.heard = 0
        """The highest number that another process has written since the table was last read."""
        self.screens: set[Screen] = set()
        self.coming: set[Screen] = set()
        """Those of them that have been shown nothing yet: what they get first is the whole table."""
        self.elsewhere: set[int] = set()
        """Who is at the screens of other processes."""
        self.used = at
        """When somebody last came to the table or left it."""
        self.host_seen = at
        """When the host was last here."""
        self.waiting: deque[Asked] = deque()  # written, not yet durable
        self.again: list[Asked] = []  # to be asked again once the table has been read anew
        self.reading = False
        self.lost = False
        """It could not be read any more, and is no longer kept: whoever asks has to find it anew."""
        self.clock: asyncio.TimerHandle | None = None
        self.looks_at = 0
        """When somebody looks at the clock next."""
        self.thinking: asyncio.TimerHandle | None = None
        self.kept: tuple[Deck, str] | None = None
        """The deck of the last match that began here, which the store has, and its hash."""

    @property
    def here(self) -> set[int]:
        """Who is at the table, at whichever process."""
        return {screen.person for screen in self.screens if screen.person is not None} | self.elsewhere


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
        self._decks: WeakValueDictionary[str, Deck] = WeakValueDictionary()
        """The decks that tables here have, by hash; a deck goes with the last of them."""
        self.presence = Presence(store.say, now)
        store.listen(self._heard, self._said)

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
        self._set_clock(live)
        self._wake_bots(live)
        return live

    async def _read(self, code: str) -> Table:
        table = Table(code, self._decks)
        async for entry in read_log(self.store, code, self._decks):
            table.apply(entry)
        if not table.number:
            raise NO_SUCH_TABLE()
        return table

    async def person_with(self, live: Live, token_hash: str) -> int:
        """Who has this token. Whoever has just sat down at another process may not be known here yet."""
        try:
            return live.table.person_with(token_hash)
        except Refused:
            news = await self.store.entries(live.table.code, after=live.durable)
            if not news:
                raise
        self._heard(live.table.code, live.durable + len(news))
        with suppress(Refused):
            await self.ask(live, _do_nothing)  # it is its turn once the table has been read
        return live.table.person_with(token_hash)

    # ── doing something ─────────────────────────────────────────────────────────────────────────────────────────────

    async def make(self, code: str, made: log.Made, brought: Deck | None = None) -> Live:
        """A new table, with the deck that its host has brought along; Taken if there is one of that code."""
        table = Table(code, self._decks)
        made = table.make(made, brought)
        if brought is not None:
            await self.keep(code, brought)
        table.apply(made)
        written = asyncio.get_running_loop().create_future()
        self.store.append(code, 1, made.at, log.written(made), partial(_settle, written))
        await written
        live = self.tables[code] = Live(table, made.at)
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
        if live.lost:
            asked.told(FULL_STORE())
        elif live.reading:
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
            asked.frames = self._frames(live, entry, heard)
        except DoneAlready as done:
            self._tell_when_durable(live, done.number, asked.told)
            return
        except Exception as problem:  # a refusal, or a fault of ours: either is this command's alone
            if table.number != before or not isinstance(problem, Refused | RulesRefused):
                self._read_anew(live)  # perhaps half done: what is in memory cannot be trusted any more
            asked.told(problem)
            return
        asked.number, asked.entry = table.number, entry
        live.waiting.append(asked)
        self._set_clock(live)
        self._wake_bots(live)
        self.store.append(table.code, table.number, at, log.written(entry), partial(self._written, live, asked))

    def _tell_when_durable(self, live: Live, number: int, told: Told) -> None:
        """At once, or together with whoever asked for it first."""
        first = next((asked for asked in live.waiting if asked.number == number), None)
        if first is None:
            told(number)
        else:
            first.told = partial(_tell_both, first.told, told)

    def _written(self, live: Live, asked: Asked, problem: Exception | None) -> None:
        live.waiting.popleft()
        if problem is None:
            live.durable = asked.number
            for screen, frame in asked.frames:
                if screen not in live.coming:
                    screen.send(frame)
            self._see_out(live, asked.entry)
            asked.told(asked.number)
            return
        self._read_anew(live, 0.0 if isinstance(problem, Taken) else PAUSE_SECONDS)
        asked.tries += 1
        if isinstance(problem, Taken) and asked.tries < MOST_TRIES:
            live.again.append(asked)
        else:
            asked.told(FULL_STORE())

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

    async def close(self, code: str) -> None:
        """The table is closed and what people typed goes from its log, in one write; then everybody leaves."""
        number = await self._end(code)
        live = self.tables.get(code)
        self._heard(code, number)
        while live is not None and self.tables.get(code) is live and live.durable < number:
            await asyncio.sleep(0.001)

    async def _end(self, code: str) -> int:
        """The number of the log's last entry, which closes it, whoever has written that."""
        for _ in range(MOST_TRIES):
            entries = await self.store.entries(code)
            if is_ended(entries):
                return len(entries)
            at = self.now()
            with suppress(Taken):  # somebody has done something meanwhile
                await self.store.end(code, ended(entries, at), at)
                return len(entries) + 1
        raise FULL_STORE()

    def put_away(self, live: Live) -> None:
        """The table leaves this process's memory with its clock and its bots, and sleeps until somebody looks at it."""
        self.tables.pop(live.table.code, None)
        for handle in (live.clock, live.thinking):
            if handle is not None:
                handle.cancel()

    def _dismiss(self, live: Live) -> None:
        self.put_away(live)
        for screen in list(live.screens):
            screen.close(Closing.CLOSED, "The table is closed.")

    # ── when others have written or said something ──────────────────────────────────────────────────────────────────

    def _heard(self, code: str, number: int) -> None:
        live = self.tables.get(code)
        if live is not None:
            live.heard = max(live.heard, number)
            self._keep_up(live)

    def _keep_up(self, live: Live) -> None:
        if live.heard > live.durable:
            self._read_anew(live)

    def _said(self, code: str, content: bytes) -> None:
        live = self.tables.get(code)
        match read_word(content):
            case Here() as word:
                self.presence.hear(code, word)
                self.look_around(code)
            case Asking():
                self.presence.answer(code)
            case Shown(frame=frame) if live is not None:
                for screen in live.screens:
                    screen.send(bytes(frame))

    def _read_anew(self, live: Live, pause: float = 0.0) -> None:
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
            for screen in list(live.screens):
                screen.close(Closing.FAULT, "The table cannot be read just now.")
            self.put_away(live)
            live.lost = True
            for asked in live.again:
                asked.told(FULL_STORE())
            return
        live.reading = False
        again, live.again = live.again, []
        for asked in again:
            self._ask(live, asked)
        self._keep_up(live)

    async def _catch_up(self, live: Live) -> None:
        code = live.table.code
        table = Table(code, self._decks)
        async for entry in read_log(self.store, code, self._decks):
            heard = table.apply(entry)
            if table.number > live.durable:
                live.table = table
                for screen, frame in self._frames(live, entry, heard):
                    if screen not in live.coming:
                        screen.send(frame)
                self._see_out(live, entry)
        live.table, live.durable = table, table.number
        self._set_clock(live)
        self._wake_bots(live)
        if table.closed:
            self._dismiss(live)

    # ── decks ───────────────────────────────────────────────────────────────────────────────────────────────────────

    async def keep_deck(self, live: Live) -> str | None:
        """The deck that the next match is played with, kept whole; its hash, or None for a game without one."""
        table = live.table
        if table.game.make_cards is None:
            return None
        deck = table.brought or find(table.deck or default_pack(table.game.name))
        if live.kept is None or live.kept[0] is not deck:
            live.kept = (deck, await self.keep(table.code, deck))
        return live.kept[1]

    async def keep(self, code: str, deck: Deck) -> str:
        """Keep a deck for the matches of a table; gives its hash."""
        hash, content = kept(deck)
        await self.store.keep_deck(code, hash, content)
        self._decks[hash] = deck
        return hash

    # ── screens ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def show(self, live: Live, screen: Screen, seen: int) -> None:
        """A screen joins: it gets the newest view and what it has missed; an older one of the same person is let go."""
        self._heard(live.table.code, seen)  # they may have seen at another process what has not come here yet
        before = live.here
        if screen.person is not None:
            self._displace(live, screen.person)
            self.presence.come(live.table.code, screen.person)
        live.screens.add(screen)
        live.coming.add(screen)
        now = self.now()
        resumed = partial(frames.resumed, viewer=screen.person, seen=seen, now=now)
        self._show_durable(live, lambda: {screen: resumed(live.table, here=live.here)}, screen)
        self._show_who_is_here(live, before, but=screen)

    def leave(self, live: Live, screen: Screen) -> None:
        if screen in live.screens:
            before = live.here
            live.screens.discard(screen)
            live.coming.discard(screen)
            live.used = self.now()
            if screen.person is not None:
                self.presence.go(live.table.code, screen.person)
            self._show_who_is_here(live, before)

    def look_around(self, code: str) -> None:
        """Somebody may have come or gone at another process; whoever is there by now is let go here."""
        live = self.tables.get(code)
        if live is not None:
            before = live.here
            live.elsewhere = self.presence.elsewhere(code)
            for person in self.presence.displaced(code):
                self._displace(live, person)
                self.presence.go(code, person)
            self._show_who_is_here(live, before)

    def show_to_all(self, live: Live, frame: bytes) -> None:
        """Something for every screen at the table, at whichever process, that is no part of its log."""
        for screen in live.screens:
            screen.send(frame)
        self.presence.show(live.table.code, frame)

    def _see_out(self, live: Live, entry: log.Entry | None) -> None:
        """Whose seat is on another device now, or who was sent away, has no line to the table any more."""
        if isinstance(entry, log.Moved):
            code, reason = Closing.ELSEWHERE, OPENED_ELSEWHERE
        elif isinstance(entry, log.SentAway):
            code, reason = Closing.REFUSED, "The host has sent you away."
        else:
            return
        before = live.here
        self._displace(live, entry.person, code, reason)
        self.presence.go(live.table.code, entry.person)
        self._show_who_is_here(live, before)

    def _displace(self, live: Live, person: int, code: int = Closing.ELSEWHERE, reason: str = OPENED_ELSEWHERE) -> None:
        for screen in [screen for screen in live.screens if screen.person == person]:
            live.screens.discard(screen)
            live.coming.discard(screen)
            screen.close(code, reason)

    def _show_who_is_here(self, live: Live, before: set[int], but: Screen | None = None) -> None:
        """Everybody is told when somebody has come or gone; but not whoever has just been shown it."""
        if live.here != before:
            others = live.screens - {but}
            self._show_durable(live, lambda: dict.fromkeys(others, frames.lobby_frame(live.table, live.here)))

    def _show_durable(self, live: Live, made: Callable[[], dict[Screen, bytes]], first: Screen | None = None) -> None:
        """Show the table as it is, once that is durable: after what was last done there, if something comes of that."""
        if live.reading:
            live.again.append(Asked(_do_nothing, lambda outcome: self._show_read(live, made, first)))
            return
        shown = made()
        if not live.waiting:
            _send(live, shown, first)
            return
        last = live.waiting[-1]
        number = last.number

        def show(outcome: int | Exception) -> None:
            if outcome == number:
                _send(live, shown, first)
            else:
                self._show_durable(live, made, first)

        last.told = partial(_tell_both, last.told, show)

    def _show_read(self, live: Live, made: Callable[[], dict[Screen, bytes]], first: Screen | None) -> None:
        """Show the table now that it has been read anew; if it could not be, everybody has been sent away."""
        if self.tables.get(live.table.code) is live:
            self._show_durable(live, made, first)

    def _frames(self, live: Live, entry: log.Entry, heard: Heard | None) -> list[tuple[Screen, bytes]]:
        """What each screen is shown of an entry: one frame for everybody, whatever they may see of it."""
        viewers = {screen.person for screen in live.screens}
        made = frames.of_entry(live.table, entry, heard, viewers, viewers | live.elsewhere)
        return [(screen, made[screen.person]) for screen in live.screens]

    # ── the clock ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _set_clock(self, live: Live) -> None:
        """See to it that somebody looks when the timer is out. Whoever looks too early looks again."""
        deadline = live.table.deadline
        if deadline is None or live.table.paused_at is not None or not live.table.playing:
            return
        if live.clock is not None:
            if live.looks_at <= deadline:
                return
            live.clock.cancel()
        live.looks_at = deadline
        late = max(0, deadline - self.now()) / 1000
        live.clock = asyncio.get_running_loop().call_later(late, self._look_at_clock, live)

    def _look_at_clock(self, live: Live) -> None:
        live.clock = None
        if live.table.is_out(self.now()):
            self.ask_soon(live, _time_out, _nobody)
        else:
            self._set_clock(live)

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


def _send(live: Live, shown: dict[Screen, bytes], first: Screen | None) -> None:
    """To everybody who has seen the whole table before, or sees it now."""
    live.coming.discard(first)  # type: ignore[arg-type]
    for screen in (live.screens - live.coming) & shown.keys():
        screen.send(shown[screen])


def _do_nothing(table: Table, at: int) -> tuple[log.Entry, Heard | None]:
    raise NOT_PLAYING()  # whoever asks for nothing only wants to know when it would have been done


def _tell_both(first: Told, second: Told, outcome: int | Exception) -> None:
    first(outcome)
    second(outcome)


def _nobody(outcome: int | Exception) -> None:
    """Nobody asked for it, so nobody is told: what became of it is seen at the table, a fault of ours in the log."""
    if isinstance(outcome, Exception) and not isinstance(outcome, Refused | RulesRefused):
        logger.error("a clock or a bot met a fault of ours", exc_info=outcome)


def _settle(future: asyncio.Future[Any], outcome: object) -> None:
    """Whoever waits for it is given what came of it; unless they have gone away."""
    if not future.done():
        future.set_exception(outcome) if isinstance(outcome, Exception) else future.set_result(outcome)

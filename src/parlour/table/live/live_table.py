"""A live table in this process: the projection in memory, and whatever is under way around it here.

What is asked of it is answered once it is durable, and nobody is shown what may yet be lost: so what somebody sees is
passed on together with what was last done there."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import Any, Protocol, TypeVar

from parlour.decks import Deck
from parlour.table.log import entry as log
from parlour.table.room.commands import Command
from parlour.table.room.refusals import NO_ANSWER, RequestRefusal
from parlour.table.room.table import Table


class Screen(Protocol):
    person: int | None
    """Whose it is; None for somebody who only watches."""

    def send(self, frame: bytes) -> None: ...

    def hold(self) -> None:
        """What is sent from now on waits until it is let go, and then goes out in one write: each one costs."""

    def let_go(self) -> None: ...

    def close(self, code: int, reason: str) -> None: ...

    def fail(self, problem: Exception) -> None:
        """It ends for what went wrong; a fault of ours is logged."""


ANSWER_WITHIN = 10.0
"""Seconds. Whoever asks for something is told by then what came of it, or that it is not known yet: a store may hang,
and then nobody can say whether what was sent to it is written."""

T = TypeVar("T")

OnOutcome = Callable[[int | Exception], None]
"""Told the number that the entry has got, once it is durable; or why there is none."""


class Asked:
    """Something that was asked of a table and is not durable yet."""

    __slots__ = ("command", "due", "entry", "frames", "number", "screen", "told", "tries")

    entry: log.Entry
    """What is to be written; and the number it is to have, and what each viewer will be shown of it."""
    number: int
    frames: dict[int | None, bytes]

    def __init__(self, command: Command, told: PendingAnswer, screen: Screen | None = None) -> None:
        self.command = command
        self.screen = screen
        """Where it was asked for, if it was at one."""
        self.told: OnOutcome = told
        self.due = told.due
        self.tries = 0

    @property
    def is_overdue(self) -> bool:
        return monotonic() >= self.due

    def tell_too(self, told: OnOutcome) -> None:
        """Somebody else wants to know what comes of it as well."""
        self.told = partial(_tell_both, self.told, told)


def _tell_both(first: OnOutcome, second: OnOutcome, outcome: int | Exception) -> None:
    first(outcome)
    second(outcome)


class PendingAnswer:
    """Told once, in time, if only that there is no answer. What comes of it later is heard by nobody."""

    __slots__ = ("_told", "due", "is_told")

    def __init__(self, told: Callable[[Any], None], due: float) -> None:
        self._told = told
        self.due = due
        self.is_told = False

    def __call__(self, outcome: object) -> None:
        if not self.is_told:
            self.is_told = True
            self._told(outcome)


class AnswerDeadlines:
    """Answers are all due after the same time, so in the order in which they were asked for: one timer does for all."""

    def __init__(self) -> None:
        self._open: deque[PendingAnswer] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def in_time(self, told: Callable[[Any], None]) -> PendingAnswer:
        answer = PendingAnswer(told, monotonic() + ANSWER_WITHIN)
        self._forget_told()
        self._open.append(answer)
        if self._timer is None:
            self._timer = self._later()
        return answer

    def _forget_told(self) -> None:
        while self._open and self._open[0].is_told:
            self._open.popleft()

    def _look(self) -> None:
        """Whoever has waited long enough is told so; the timer is set for whoever waits longest after them."""
        self._forget_told()
        while self._open and self._open[0].due <= monotonic():
            self._open.popleft()(NO_ANSWER())
            self._forget_told()
        self._timer = self._later() if self._open else None

    def _later(self) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(max(0.0, self._open[0].due - monotonic()), self._look)


async def answered(work: Awaitable[T]) -> T:
    """What comes of it, in time: a RequestRefused if there is no answer."""
    try:
        async with asyncio.timeout(ANSWER_WITHIN):
            return await work
    except TimeoutError:
        raise NO_ANSWER() from None


def settle(future: asyncio.Future[Any], outcome: object) -> None:
    """Whoever waits for it is given what came of it; unless they have gone away."""
    if not future.done():
        future.set_exception(outcome) if isinstance(outcome, Exception) else future.set_result(outcome)


class LiveTable:
    def __init__(self, table: Table, at: int, checkpoint: int = 0) -> None:
        self.table = table
        """As far as it has come, also with what is not durable yet."""
        self.durable = table.number
        self.checkpoint = checkpoint
        """The number at which it was last kept how the table stands."""
        self.waiting: deque[Asked] = deque()
        """What is being written, in the order of its numbers."""
        self.kept: tuple[Deck, str] | None = None
        """The deck of the last match that began here, which the store has, and its hash."""

        self.heard = 0
        """The highest number that somebody else has written since the table was last read."""
        self.reading = False
        """It is being read; nothing is done with it until then."""
        self.doubtful = False
        """What is in memory may be wrong, so the whole log has to be read."""
        self.again: list[Callable[[], None]] = []
        """What is to be done once it has been read."""
        self.lost = False
        """It could not be read any more, or is another process's now: whoever asks has to find it anew."""

        self.ahead = 0
        """By how much the clock of whoever wrote the log is ahead of ours, as far as that is known."""
        self.screens: set[Screen] = set()
        self.coming: set[Screen] = set()
        """Those of them that have been shown nothing yet: what they get first is the whole table."""
        self.used = at
        """When somebody last came to the table or left it."""
        self.host_seen = at
        """When the host was last here."""

        self.asleep = False
        """It is not kept here any more, so its clock and its bots rest."""
        self.clock: asyncio.TimerHandle | None = None
        self.looks_at = 0
        """When somebody looks at the clock next."""
        self.bots: asyncio.Task[None] | None = None
        """Its bots, one after the other, for as long as one of them is to be asked."""
        self.stirred = asyncio.Event()
        """Something has happened at the table, so whoever takes a moment looks again."""
        self.story: object = None
        self.told_at = 0.0
        """The story of the match as it was last seen here, and since when: people may take in what is new in it."""
        self.hurried = 0
        """Where the match stood, by the number of its last step, when somebody hurried its bots."""
        self.news = 0
        self.asked: set[int] = set()
        """The number of the last act of a player, and the bots that were asked whether they say something to it."""
        self.stumbled = False
        """Its clock or a bot has met a fault, and nothing has worked since."""

    def time(self, now: int) -> int:
        """The table's own time, by which its entries are dated and its timers run: a hybrid logical clock, which goes
        on as ours does and is never behind its log. So whatever clock it was written by, no timer is stopped for longer
        than it lasts."""
        ahead = self.table.at - now
        if ahead > self.ahead:
            self.ahead = ahead
        return now + self.ahead

    @property
    def here(self) -> set[int]:
        """Who is at the table."""
        return {screen.person for screen in self.screens if screen.person is not None}


NOT_READABLE = RequestRefusal("not_readable", 503, "The table cannot be read just now. Come back in a moment.")

Seen = TypeVar("Seen")


def look(live: LiveTable, see: Callable[[], Seen], then: Callable[[Seen | Exception], None]) -> None:
    """See the table as it is now, and pass that on together with what was last done there; if that comes to nothing,
    look again. Where nothing can be seen, the reason is passed on."""
    if live.lost:
        then(NOT_READABLE())
        return
    if live.reading:
        live.again.append(partial(look, live, see, then))
        return
    seen = _tried(see)
    if not live.waiting:
        then(seen)
        return
    last = live.waiting[-1]
    number = last.number

    def is_settled(outcome: int | Exception) -> None:
        if outcome == number:
            then(seen)
        else:
            look(live, see, then)

    last.tell_too(is_settled)


async def durable(live: LiveTable, see: Callable[[], Seen]) -> Seen:
    """What is to be seen at the table, waiting for no more than has been done there by now."""
    seen: asyncio.Future[Seen] = asyncio.get_running_loop().create_future()
    look(live, see, partial(settle, seen))
    return seen.result() if seen.done() else await answered(seen)


def _tried(see: Callable[[], Seen]) -> Seen | Exception:
    try:
        return see()
    except Exception as problem:  # a refusal, or a fault of ours: it is for whoever looks, and for nobody else
        return problem

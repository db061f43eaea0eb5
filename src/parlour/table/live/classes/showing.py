"""Fan-out of a class: everybody who looks at it is shown what has changed for them, and nobody anything else.

A class changes by its own log, by what happens at its tables, and by time. Its faces are made anew a few times a second
where there is news, and whoever would see the same as before is sent nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from parlour.table.live.classes.faces import Around, to_projector, to_pupil, to_teacher
from parlour.table.live.classes.keeper import ClassKeeper, ClassScreen, LiveClass
from parlour.table.live.classes.looking_back import LookingBack
from parlour.table.live.classes.tables import ClassTables
from parlour.table.wire.messages import encode

logger = logging.getLogger("parlour.table")

TOGETHER_SECONDS = 0.1
"""What happens within so long is shown at once: thirty phones come in together."""
LOOK_SECONDS = 1.0
"""So often the tables are looked at for news."""
PAUSE_SECONDS = 1.0
"""So long it rests where something has failed."""


def around(keeper: ClassKeeper, live: LiveClass) -> Around:
    here = {screen.pupil for screen in live.screens if screen.pupil is not None}
    for table in live.hour.tables:
        at_table = keeper.tables.tables.get(table.code)
        if at_table is not None:
            tokens = {at_table.table.company.people[person].token for person in at_table.here}
            here |= {pupil for pupil in table.pupils if live.hour.pupils[pupil].token in tokens}
    title = None if live.deck is None else live.deck.title
    return Around(title, live.terms, keeper.tables.tables, here, keeper.now(), live.learnt)


class ClassShow:
    """For as long as somebody looks at a class here, or its tables are played at."""

    def __init__(self, keeper: ClassKeeper, live: LiveClass, looking_back: LookingBack) -> None:
        self.keeper = keeper
        self.live = live
        self._looking_back = looking_back
        self._news = asyncio.Event()
        self._seen: dict[ClassScreen, bytes] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self.live.watchers.add(self._news.set)
        tables = ClassTables(self.keeper, self.live)
        for work in (self._show_on, tables.see_to_them, self._look_back):
            self._tasks.append(asyncio.get_running_loop().create_task(_on_and_on(work, self.live)))

    def end(self) -> None:
        self.live.watchers.discard(self._news.set)
        for task in self._tasks:
            task.cancel()

    async def _show_on(self) -> None:
        self._news.clear()
        self.show()
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS):
                await self._news.wait()
        await asyncio.sleep(TOGETHER_SECONDS)

    async def _look_back(self) -> None:
        news = asyncio.Event()
        self.live.watchers.add(news.set)
        try:
            await self._looking_back.tell_pupils(self.live)
            await news.wait()
        finally:
            self.live.watchers.discard(news.set)

    def show(self) -> None:
        """To everybody what is new for them. The time alone is no news."""
        now = around(self.keeper, self.live)
        for screen in list(self.live.screens):
            frame = self._frame(screen, now)
            timeless = encode(msgspec.structs.replace(frame, now=0, n=0))
            if self._seen.get(screen) != timeless:
                self._seen[screen] = timeless
                screen.send(encode(frame))
        self._seen = {screen: seen for screen, seen in self._seen.items() if screen in self.live.screens}

    def _frame(self, screen: ClassScreen, now: Around) -> msgspec.Struct:
        hour = self.live.hour
        if screen.is_teacher:
            return to_teacher(hour, now)
        if screen.token is None:
            return to_projector(hour, now)
        pupil = hour.known_with(screen.token)
        screen.pupil = pupil if pupil is not None and not hour.pupils[pupil].out else None
        knock = hour.knock_with(screen.token)
        waits = pupil is None and knock is not None and hour.knocks[knock].let_in is None
        return to_pupil(hour, screen.pupil, now, knocking=waits)


class ClassAudience:
    """Who looks at the classes of this process. A class is seen to for as long as somebody does."""

    def __init__(self, keeper: ClassKeeper, looking_back: LookingBack) -> None:
        self._keeper = keeper
        self._looking_back = looking_back
        self._shows: dict[LiveClass, ClassShow] = {}

    def come(self, live: LiveClass, screen: ClassScreen) -> None:
        live.screens.add(screen)
        if live not in self._shows:
            self._shows[live] = ClassShow(self._keeper, live, self._looking_back)
            self._shows[live].begin()
        self._shows[live].show()

    def leave(self, live: LiveClass, screen: ClassScreen) -> None:
        live.screens.discard(screen)
        live.used = self._keeper.now()
        if not live.screens and live in self._shows:
            self._shows.pop(live).end()


async def _on_and_on(work: Callable[[], Awaitable[None]], live: LiveClass) -> None:
    """Until the class is another process's. A fault of ours is logged, and it goes on after a pause."""
    while not live.lost:
        try:
            await work()
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("a class has met a fault of ours", extra={"table": live.hour.code})
            await asyncio.sleep(PAUSE_SECONDS)

"""The reconciler of a class's tables: it compares them with what the class's log says, and asks them for what is
missing.

A table is asked only for what it has not done yet, so the same look can be taken again at any time: after a crash,
after a hand-over, or because something was refused. The class is host of its tables, and has no seat there.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from contextlib import suppress

from parlour.bots import CHARACTERS
from parlour.table.classroom.commands import SeatLatecomer
from parlour.table.classroom.hour import ClassTable, Hour, Pupil
from parlour.table.live.classes.keeper import ClassKeeper, LiveClass
from parlour.table.live.codes import codes_beside
from parlour.table.live.live_table import LiveTable
from parlour.table.log import entry as log
from parlour.table.log.reading import name_of
from parlour.table.log.store import Conflict
from parlour.table.room.commands import (
    BeginMatch,
    ChangeName,
    Command,
    GiveTicket,
    PauseMatch,
    Readmit,
    RelieveBot,
    ResumeMatch,
    SeatBot,
    SendAway,
    SitDown,
    StandIn,
    StopMatch,
    UseTicket,
)
from parlour.table.room.fairness import new_seed
from parlour.table.room.people import SeatedBot, hashed, is_same
from parlour.table.room.refusals import RequestRefused
from parlour.table.room.seating import Company

logger = logging.getLogger("parlour.table")

FINDING_SECONDS = 60
"""So long a table waits for its pupils to have found each other; then cards are dealt anyway."""
KEPT_SECONDS = 60
"""So long a seat is kept for a phone that has gone; then a bot holds it."""
LOOK_SECONDS = 5.0
"""Nobody tells of a phone that has gone: it is looked for so often."""
HOST = 0
"""The class's number at its tables: it made them."""


def class_token(hour: Hour) -> str:
    """What the class shows at its tables. It follows from the seed, which never leaves the server."""
    return hashlib.sha256(f"tables of {hour.seed}".encode()).hexdigest()


class ClassTables:
    def __init__(self, classes: ClassKeeper, live: LiveClass) -> None:
        self.classes = classes
        self.keeper = classes.tables
        self.live = live
        self.deck = live.deck
        self._gone_since: dict[str, int] = {}
        """Since when a pupil, by token, has not been at the table at which they sit."""
        self._stopped: set[str] = set()
        """The tables of rounds before that have been seen to: they sleep, and are not woken again."""

    @property
    def hour(self) -> Hour:
        return self.live.hour

    async def see_to_them(self) -> None:
        """One look at every table, and then until there is news of the class, or the next look is due."""
        news = asyncio.Event()
        self.live.watchers.add(news.set)
        try:
            due = await self._see_to_all()
            with suppress(TimeoutError):
                async with asyncio.timeout(due):
                    await news.wait()
        finally:
            self.live.watchers.discard(news.set)

    async def _see_to_all(self) -> float | None:
        """Gives in how many seconds the next look is due by the clock, if one is."""
        due: list[float] = []
        await self._seat_latecomers()
        for tables in self.hour.rounds[:-1] if self.hour.part == "round" else self.hour.rounds:
            for table in tables:
                await self._stop(table)
        for table in self.hour.tables:
            try:
                waits = await self._see_to(table)
            except RequestRefused as refused:
                about = {"table": table.code, "problem": refused.code}
                logger.warning("a table of a class is not as it should be", extra=about)
                waits = 1.0
            if waits is not None:
                due.append(waits)
        return min(due, default=None)

    async def _see_to(self, table: ClassTable) -> float | None:
        live = await self._made(table)
        for number, pupil in enumerate(self.hour.pupils):
            await self._see_to_pupil(live, pupil, sits_here=number in table.pupils)
        if live.table.matches == 0:
            return await self._begin(live, table)
        if not live.table.playing:
            return None
        if (live.table.paused_at is None) is (self.hour.paused_at is not None):
            await self._ask(live, PauseMatch(HOST) if self.hour.paused_at is not None else ResumeMatch(HOST))
        return await self._stand_in(live)

    async def _seat_latecomers(self) -> None:
        """Whoever has come in the middle of a round sits somewhere at once."""
        hour = self.hour
        seated = {pupil for table in hour.tables for pupil in table.pupils}
        for pupil in hour.present if hour.part == "round" else ():
            if pupil not in seated:
                await self.classes.ask(self.live, SeatLatecomer(pupil, codes_beside(hour.code, 1)[0]))

    # ── the table ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def _made(self, table: ClassTable) -> LiveTable:
        settings = self.hour.settings
        host = log.Newcomer(None, "", hashed(class_token(self.hour)))
        deck = settings.deck if self.deck is None else name_of(self.deck)
        seed = new_seed()
        made = log.Made(self.keeper.now(), settings.game, host, seed, deck, settings.options, self.hour.code)
        try:
            return await self.keeper.find(table.code)
        except RequestRefused as refused:
            if refused.code != "no_such_table":
                raise
        with suppress(Conflict):
            return await self.keeper.make(table.code, made, self.deck)
        return await self.keeper.find(table.code)

    async def _begin(self, live: LiveTable, table: ClassTable) -> float | None:
        """Deal, when all have found each other or their time is out. Bots sit down where pupils are too few."""
        if self.hour.paused_at is not None:
            return None
        waits = (self.hour.dealt_at + 1000 * FINDING_SECONDS - self.keeper.now()) / 1000
        if waits > 0 and not table.is_complete:
            return waits
        while live.table.missing:
            name = next(who for who in CHARACTERS if who.name not in live.table.company.names())
            await self._ask(live, SeatBot(HOST, SeatedBot(name.name, name.portrait, "regular")))
        deck = await self.keeper.deck_cache.keep_for_next_match(live)
        await self._ask(live, BeginMatch(HOST, deck, new_seed()))
        return None

    async def _stop(self, table: ClassTable) -> None:
        """A round that is over: nothing goes on there by itself any more."""
        if table.code in self._stopped:
            return
        with suppress(RequestRefused):
            live = await self.keeper.find(table.code)
            if live.table.playing:
                await self._ask(live, StopMatch(HOST))
            self._stopped.add(table.code)

    # ── who sits there ──────────────────────────────────────────────────────────────────────────────────────────────

    async def _see_to_pupil(self, live: LiveTable, pupil: Pupil, *, sits_here: bool) -> None:
        company = live.table.company
        person = _person_of(company, pupil)
        belongs = sits_here and not pupil.out
        if person is None:
            if belongs:
                await self._sit_down(live, pupil)
            return
        who = company.people[person]
        if not belongs:
            if not who.sent_away:
                await self._ask(live, SendAway(HOST, person))
            return
        if who.sent_away:
            await self._ask(live, Readmit(HOST, person))
        if who.token != pupil.token:  # they are on another device now
            ticket = hashed(f"{pupil.token} {person}")
            await self._ask(live, GiveTicket(person, ticket))
            await self._ask(live, UseTicket(ticket, pupil.token))
        if (who.name, who.avatar) != (pupil.name, pupil.avatar):
            await self._ask(live, ChangeName(person, pupil.name))

    async def _sit_down(self, live: LiveTable, pupil: Pupil) -> None:
        """In the middle of a match whoever comes plays on for a bot, if there is one."""
        await self._ask(live, SitDown(log.Newcomer(pupil.name, pupil.avatar, pupil.token)))
        company = live.table.company
        bots = [place for place, seat in enumerate(company.seats) if seat.person is None]
        if live.table.playing and bots:
            await self._ask(live, RelieveBot(HOST, bots[0], company.bench[-1]))

    async def _stand_in(self, live: LiveTable) -> float | None:
        """Whoever has been away for too long is played for by a bot, until their phone is back."""
        now, next_look = self.keeper.now(), None
        for place, seat in enumerate(live.table.company.seats):
            if seat.person is None or seat.bot is not None:
                continue
            token = live.table.company.people[seat.person].token
            if seat.person in live.here:
                self._gone_since.pop(token, None)
                continue
            left = self._gone_since.setdefault(token, now) + 1000 * KEPT_SECONDS - now
            if left <= 0 and self.hour.paused_at is None:
                await self._ask(live, StandIn(HOST, place))
            else:
                next_look = min(next_look or LOOK_SECONDS, max(0.1, left / 1000))
        return next_look or LOOK_SECONDS

    async def _ask(self, live: LiveTable, command: Command) -> None:
        await self.keeper.ask(live, command)


def _person_of(company: Company, pupil: Pupil) -> int | None:
    """Who a pupil is at a table: by their token, or by their name if that has come to another device since."""
    people = list(enumerate(company.people))[HOST + 1 :]
    by_token = (number for number, who in people if is_same(who.token, pupil.token))
    by_name = (number for number, who in people if who.name == pupil.name)
    return next(by_token, next(by_name, None))

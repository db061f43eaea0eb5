"""Phones that are in use while something else happens; and tables that play match after match."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from tests.table.server.killing.parties import Party
from tests.table.server.killing.phones import Phone
from tests.table.server.killing.servers import WITHIN


class InUse:
    """The phones that are switched on. If any of them is told what is not so, everything ends."""

    def __init__(self, group: asyncio.TaskGroup) -> None:
        self._group = group
        self._phones: dict[Phone, asyncio.Task[None]] = {}
        self._tables: list[asyncio.Task[None]] = []
        self._last = asyncio.Event()

    def join(self, phone: Phone) -> None:
        self._phones[phone] = self._group.create_task(phone.run())

    async def leave(self, phone: Phone, within: float = 0.0) -> None:
        """The phone goes, by itself if it does so within that time."""
        task = self._phones.pop(phone)
        await asyncio.wait([task], timeout=within)
        task.cancel()
        await asyncio.wait([task])

    def play_matches(self, parties: Iterable[Party]) -> None:
        """One match after another at each of these tables, until they are told to end."""
        self._tables = [self._group.create_task(party.play_matches(self._last)) for party in parties]

    async def end(self) -> None:
        """Play to the end what is being played, and nothing after it."""
        self._last.set()
        for phone in self._phones:
            phone.hurries = True
        async with asyncio.timeout(WITHIN):
            await asyncio.gather(*self._tables)

    def stop(self) -> None:
        for task in (*self._phones.values(), *self._tables):
            task.cancel()


@asynccontextmanager
async def in_use(*parties: Party) -> AsyncIterator[InUse]:
    """Everybody's phone is on until this is left."""
    async with asyncio.TaskGroup() as group:
        phones = InUse(group)
        for party in parties:
            for phone in party:
                phones.join(phone)
        try:
            yield phones
        finally:
            phones.stop()


@asynccontextmanager
async def playing(*parties: Party) -> AsyncIterator[InUse]:
    """Everybody plays as fast as they may, match after match."""
    async with in_use(*parties) as phones:
        phones.play_matches(parties)
        yield phones


@asynccontextmanager
async def looking_on(*parties: Party) -> AsyncIterator[InUse]:
    """Everybody sees their match, and nobody acts by themselves."""
    for party in parties:
        for phone in party:
            phone.plays = False
    async with in_use(*parties) as phones:
        for party in parties:
            for phone in party:
                await phone.until(lambda phone: phone.view is not None)
        yield phones

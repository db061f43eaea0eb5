"""Fair queueing: few jobs at once, and those that wait are served round robin by client.

Whoever brings many jobs waits behind their own; somebody else is behind one of theirs at most.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from parlour.table.room.refusals import IN_LINE, RequestRefusal

BUSY = RequestRefusal("busy", 503, "Others have work here just now. Try again in a minute.")

QueuedTurn = asyncio.Future[bool]
"""Somebody's in the queue: at the end it is their turn, or they have to give way."""


class Turns:
    """So many jobs `at_once`; so many wait, in all and of one client, and none for longer than `patience` seconds."""

    def __init__(self, at_once: int, waiting: int, of_a_client: int, patience: float) -> None:
        self._free = at_once
        self._most = waiting
        self._most_of_a_client = of_a_client
        self._patience = patience
        self._waiting: dict[str, deque[QueuedTurn]] = {}
        """By client, whose turn is next first."""

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it; a RequestRefused if it does not come. Who is cancelled gives theirs back."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(client)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, client: str) -> None:
        self._make_room(client)
        place: QueuedTurn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(place)
        try:
            await asyncio.wait([place], timeout=self._patience)
        except asyncio.CancelledError:
            if place.done() and place.result():
                self._pass_on()  # the turn came in the moment in which nobody wanted it any more
            raise
        finally:
            self._leave(client, place)
        if not (place.done() and place.result()):
            raise BUSY()

    def _make_room(self, client: str) -> None:
        """Where the queue is full, the last job of whoever has most in it gives way, unless they are no worse."""
        of_theirs = len(self._waiting.get(client, ()))
        if of_theirs >= self._most_of_a_client:
            raise IN_LINE()
        if sum(map(len, self._waiting.values())) >= self._most:
            longest = max(self._waiting, key=lambda other: len(self._waiting[other]))
            if len(self._waiting[longest]) <= of_theirs + 1:
                raise BUSY()
            last = self._waiting[longest][-1]
            last.set_result(False)
            self._leave(longest, last)

    def _leave(self, client: str, place: QueuedTurn) -> None:
        places = self._waiting.get(client, deque())
        if place in places:
            places.remove(place)
            if not places:
                del self._waiting[client]

    def _pass_on(self) -> None:
        """It is the next client's turn, and after it everybody else's before it is theirs again."""
        if not self._waiting:
            self._free += 1
            return
        client = next(iter(self._waiting))
        places = self._waiting.pop(client)
        places.popleft().set_result(True)
        if places:
            self._waiting[client] = places

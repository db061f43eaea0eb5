"""Rate limits: how often somebody may do something, as token buckets. So many times at once, and then one by one.

A throttle refuses what is past the limit, and is for what a person does. Where all that is known of somebody is their
address, which a whole school may share, a shaper delays it instead. The numbers are in limits.py."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial

from parlour.table.room.refusals import IN_LINE, RequestRefusal, RequestRefused
from parlour.table.web import limits

TOO_OFTEN = RequestRefusal("too_often", 429, "That was too often. Wait a little.")

FORGET_EVERY = 60.0
"""Seconds."""


class TokenBucket:
    """So many times at once, and then one again every so many seconds. Kept as the time at which it is full again (the
    generic cell rate algorithm), so nothing has to be filled up meanwhile."""

    def __init__(self, at_once: int, every: float, now: Callable[[], float] = time.monotonic) -> None:
        self._ahead = at_once * every
        self._every = every
        self._now = now
        self.until = 0.0
        """When nothing will be on the account any more."""

    def wait(self, cost: int = 1) -> float:
        """Seconds until one more may be counted, or as many as it costs; 0 if it may be now."""
        now = self._now()
        return max(0.0, max(self.until, now) + cost * self._every - now - self._ahead)

    def charge(self, cost: int = 1) -> None:
        """Count one more, or as many as it costs; raises a RequestRefused if that is too many."""
        now = self._now()
        until = (self.until if self.until > now else now) + cost * self._every
        if until - now > self._ahead:
            raise TOO_OFTEN()
        self.until = until

    def overdraw(self, most: float) -> tuple[float, float]:
        """Count one more, also if that is too many: by how many seconds it came too early, and how many it counts for.
        Beyond the most of these nothing more is counted."""
        now = self._now()
        early, before = min(self.wait(), most), max(self.until, now)
        self.until = min(before + self._every, now + self._ahead + most)
        return early, self.until - before

    def give_back(self, seconds: float) -> None:
        """What was counted for so many seconds does not count after all."""
        self.until -= seconds


class Throttle:
    """A token bucket for each client, who is forgotten within a minute of nothing being on their account any more."""

    def __init__(self, at_once: int, every: float, now: Callable[[], float] = time.monotonic) -> None:
        self._bucket = partial(TokenBucket, at_once, every, now)
        self._now = now
        self._buckets: dict[str, TokenBucket] = {}
        self._forgetting: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """How many clients are remembered."""
        return len(self._buckets)

    def wait(self, client: str, cost: int = 1) -> float:
        """Seconds until one more of this client may be counted, or as many as it costs; 0 if it may be now."""
        return self._buckets[client].wait(cost) if client in self._buckets else 0.0

    def charge(self, client: str, cost: int = 1) -> None:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = self._bucket()
            self._forget_later()
        bucket.charge(cost)

    def overdraw(self, client: str, most: float) -> tuple[float, float]:
        """Count one more of a client who is known here, also if that is too many, as their bucket does."""
        return self._buckets[client].overdraw(most)

    def give_back(self, client: str, seconds: float) -> None:
        if client in self._buckets:
            self._buckets[client].give_back(seconds)

    def _forget_later(self) -> None:
        if self._forgetting is None:
            self._forgetting = asyncio.get_running_loop().call_later(FORGET_EVERY, self._forget)

    def _forget(self) -> None:
        now = self._now()
        self._buckets = {client: bucket for client, bucket in self._buckets.items() if bucket.until > now}
        self._forgetting = None
        if self._buckets:
            self._forget_later()


class Shaper:
    """Traffic shaping: a token bucket for each client, and whoever is past it is delayed and not refused.

    The delay grows with each one more, up to limits.LONGEST_DELAY, and goes as quickly when they stop. How many wait is
    bounded, by the places of each client and in all, so nobody does more than that. Only who comes to a full line is
    asked to try again."""

    def __init__(
        self,
        at_once: int,
        every: float,
        places: int,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._throttle = Throttle(at_once, every, now)
        self._every = every
        self._places = places
        self._sleep = sleep
        self.in_line: Counter[str] = Counter()
        """How many of each client wait."""

    async def charge(self, client: str, since: float | None = None) -> float:
        """Count one more, once its delay is over, which began at this time of the loop or begins now; gives for how
        many seconds it counts."""
        if not self._throttle.wait(client):
            self._throttle.charge(client)
            return self._every
        with self._place_in_line(client):
            delay, counted = self._throttle.overdraw(client, limits.LONGEST_DELAY)
            if since is not None:
                delay += since - asyncio.get_running_loop().time()
            await self._sleep(delay)
        return counted

    def give_back(self, client: str, counted: float) -> None:
        """It does not count after all."""
        self._throttle.give_back(client, counted)

    @asynccontextmanager
    async def counting(self, client: str) -> AsyncIterator[None]:
        """What is done here, after its delay, counts as one more; what is refused does not."""
        counted = await self.charge(client)
        try:
            yield
        except RequestRefused:
            self.give_back(client, counted)
            raise

    @contextmanager
    def _place_in_line(self, client: str) -> Iterator[None]:
        if self.in_line[client] >= self._places or self.in_line.total() >= limits.IN_LINE:
            raise IN_LINE()
        self.in_line[client] += 1
        try:
            yield
        finally:
            self.in_line[client] -= 1
            if not self.in_line[client]:
                del self.in_line[client]

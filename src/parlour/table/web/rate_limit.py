"""Rate limits: how often somebody may do something, as token buckets. So many times at once, and then one by one.

The numbers, also of how many wrong codes somebody may try, are in limits.py."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from parlour.table.room.refusals import RequestRefusal, RequestRefused

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

    def overdraw(self, most: float) -> float:
        """Count one more, also if that is too many; gives by how many seconds it came too early. Beyond the most of
        these nothing more is counted."""
        now = self._now()
        early = min(self.wait(), most)
        self.until = min(max(self.until, now) + self._every, now + self._ahead + most)
        return early

    def give_back(self) -> None:
        """One that was counted does not count after all."""
        self.until -= self._every


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

    def wait(self, client: str) -> float:
        """Seconds until one more of this client may be counted; 0 if it may be now."""
        return self._buckets[client].wait() if client in self._buckets else 0.0

    def charge(self, client: str) -> None:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = self._bucket()
            self._forget_later()
        bucket.charge()

    def overdraw(self, client: str, most: float) -> float:
        """Count one more of a client who is known here, also if that is too many; by how much it came too early."""
        return self._buckets[client].overdraw(most)

    def give_back(self, client: str) -> None:
        if client in self._buckets:
            self._buckets[client].give_back()

    @contextmanager
    def counting(self, client: str) -> Iterator[None]:
        """What is done here counts as one more; what is refused does not."""
        self.charge(client)
        try:
            yield
        except RequestRefused:
            self.give_back(client)
            raise

    def _forget_later(self) -> None:
        if self._forgetting is None:
            self._forgetting = asyncio.get_running_loop().call_later(FORGET_EVERY, self._forget)

    def _forget(self) -> None:
        now = self._now()
        self._buckets = {client: bucket for client, bucket in self._buckets.items() if bucket.until > now}
        self._forgetting = None
        if self._buckets:
            self._forget_later()

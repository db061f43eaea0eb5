"""How often somebody may do something: so many times at once, and then one by one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial

from parlour.table.refusals import Refusal

TOO_OFTEN = Refusal("too_often", 429, "That was too often. Wait a little.")

FORGET_EVERY = 60.0
"""Seconds."""


class Pace:
    """So many times at once, and then one again every so many seconds."""

    def __init__(self, at_once: int, every: float, now: Callable[[], float] = time.monotonic) -> None:
        self._ahead = at_once * every
        self._every = every
        self._now = now
        self.until = 0.0
        """When nothing will be on the account any more."""

    def charge(self) -> None:
        """Count one more; raises a Refused if that is one too many."""
        now = self._now()
        until = max(self.until, now) + self._every
        if until - now > self._ahead:
            raise TOO_OFTEN()
        self.until = until

    def give_back(self) -> None:
        """One that was counted does not count after all."""
        self.until -= self._every


class Throttle:
    """A pace for each client, who is forgotten within a minute of nothing being on their account any more."""

    def __init__(self, at_once: int, every: float, now: Callable[[], float] = time.monotonic) -> None:
        self._pace = partial(Pace, at_once, every, now)
        self._now = now
        self._paces: dict[str, Pace] = {}
        self._forgetting: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """How many clients are remembered."""
        return len(self._paces)

    def charge(self, client: str) -> None:
        pace = self._paces.get(client)
        if pace is None:
            pace = self._paces[client] = self._pace()
            self._forget_later()
        pace.charge()

    def give_back(self, client: str) -> None:
        if client in self._paces:
            self._paces[client].give_back()

    def _forget_later(self) -> None:
        if self._forgetting is None:
            self._forgetting = asyncio.get_running_loop().call_later(FORGET_EVERY, self._forget)

    def _forget(self) -> None:
        now = self._now()
        self._paces = {client: pace for client, pace in self._paces.items() if pace.until > now}
        self._forgetting = None
        if self._paces:
            self._forget_later()

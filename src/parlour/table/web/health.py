"""`/healthz`: whether the store answers and writes, for whoever watches over the server or stands before it."""

from __future__ import annotations

import asyncio
import time

from aiohttp import web

from parlour.table.messages import Healthy, encode
from parlour.table.store import Store, StoreFailed
from parlour.table.web.described import api

PATIENCE_SECONDS = 2.0
FRESH_SECONDS = 1.0
SICK_SECONDS = 30.0
"""So long after a commit that failed, with none since, the store is taken to be unable to write. Then nobody knows: if
it were said for ever, whoever stands before the server would send nobody, and nobody would write and find out."""


class Health:
    """The store is asked once a second at most, however many ask here: anybody may."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._answers = False
        self._asked = -FRESH_SECONDS
        self._failed = -SICK_SECONDS
        """When a commit has failed, if none has succeeded since."""
        store.watch(self._committed)

    def _committed(self, entries: int, seconds: float, failed: bool) -> None:
        self._failed = time.monotonic() if failed else -SICK_SECONDS

    @api(Healthy)
    async def show(self, request: web.Request) -> web.Response:
        """Whether the store answers, and could write what was last to be written: 200, or 503 if not."""
        healthy = await self._store_answers() and time.monotonic() - self._failed >= SICK_SECONDS
        status = 200 if healthy else 503
        return web.Response(body=encode(Healthy(healthy)), status=status, content_type="application/json")

    async def _store_answers(self) -> bool:
        async with self._lock:
            if time.monotonic() - self._asked >= FRESH_SECONDS:
                self._answers = await self._ask()
                self._asked = time.monotonic()
        return self._answers

    async def _ask(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._store.deck("")
        except (StoreFailed, TimeoutError):
            return False
        return True

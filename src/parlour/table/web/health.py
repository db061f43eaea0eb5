"""`/healthz`: whether the store answers, for whoever watches over the server or stands before it."""

from __future__ import annotations

import asyncio
import time

from aiohttp import web

from parlour.table.messages import Healthy, encode
from parlour.table.store import Store, StoreFailed
from parlour.table.web.described import api

PATIENCE_SECONDS = 2.0
FRESH_SECONDS = 1.0


class Health:
    """The store is asked once a second at most, however many ask here: anybody may."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._answers = False
        self._asked = -FRESH_SECONDS

    @api(Healthy)
    async def show(self, request: web.Request) -> web.Response:
        """Whether the store answers: 200, or 503 if it does not."""
        answers = await self._store_answers()
        status = 200 if answers else 503
        return web.Response(body=encode(Healthy(answers)), status=status, content_type="application/json")

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

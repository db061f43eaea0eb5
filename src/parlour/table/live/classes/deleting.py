"""Retention of classes: each is deleted half an hour after its end, or some time after the last device has left."""

from __future__ import annotations

import asyncio
import logging

from parlour.table.classroom.hour import ABANDONED_AFTER, DELETED_AFTER
from parlour.table.live.classes.keeper import ClassKeeper, LiveClass
from parlour.table.room.refusals import RequestRefused

logger = logging.getLogger("parlour.table")

ROUND_SECONDS = 20.0
MOST_AT_ONCE = 100
"""So many logs are looked at in one round: whether they are classes is seen only when they are read."""


class ClassRetention:
    def __init__(self, keeper: ClassKeeper) -> None:
        self._keeper = keeper
        self._tables: set[str] = set()
        """Codes that are no classes."""

    async def run(self) -> None:
        while True:
            try:
                await self.round()
            except Exception:
                logger.exception("classes could not be deleted")
            await asyncio.sleep(ROUND_SECONDS)

    async def round(self) -> None:
        """All that is due now."""
        await self._find_sleeping()
        for live in list(self._keeper.classes.values()):
            if self._is_due(live):
                await self._keeper.delete(live)

    def _is_due(self, live: LiveClass) -> bool:
        now = self._keeper.now()
        if live.hour.ended_at is not None:
            return now >= live.hour.ended_at + DELETED_AFTER
        return not live.screens and now >= max(live.used, live.hour.at) + ABANDONED_AFTER

    async def _find_sleeping(self) -> None:
        """Those that were open before this process was, and to which nobody has come back."""
        store = self._keeper.store
        unused = await store.unused(self._keeper.now() - DELETED_AFTER, closed=False)
        self._tables &= set(unused)
        unknown = [code for code in unused if code not in self._tables and code not in self._keeper.classes]
        for code in [code for code in unknown if store.ownership.is_ours(code)][:MOST_AT_ONCE]:
            try:
                used = (await self._keeper.find(code)).hour.at
            except RequestRefused:
                self._tables.add(code)
            else:
                self._keeper.classes[code].used = used

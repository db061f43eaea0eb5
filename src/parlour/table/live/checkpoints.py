"""Checkpoints in use: a table is read from the last one on, and every so many entries another is written, in a moment
in which nothing of the table is under way."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any

from parlour.table.live.live_table import LiveTable
from parlour.table.log.reading import Decks, deck_of, read_log
from parlour.table.log.store import Store, StoreFailed
from parlour.table.room.apply import apply
from parlour.table.room.checkpoint import checkpoint_of, fingerprint, read_checkpoint, taken_up
from parlour.table.room.table import Table

logger = logging.getLogger("parlour.table")

EVERY = 500
"""Entries. Whoever opens a table reads no more of its log than about so many."""


class Checkpoints:
    def __init__(self, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._store = store
        self._spawn = spawn

    def see_to(self, live: LiveTable) -> None:
        """Keep how the table stands, if it is time for it. Nobody waits for that, and nobody is told if it fails."""
        table = live.table
        if table.number - live.checkpoint < EVERY or live.waiting or live.doubtful or table.closed:
            return
        live.checkpoint = table.number
        try:
            content = checkpoint_of(table)
        except Exception:
            logger.exception("a checkpoint could not be made", extra={"table": table.code})
        else:
            self._spawn(self._keep(table.code, table.number, content))

    async def _keep(self, code: str, number: int, content: bytes) -> None:
        try:
            await self._store.keep_checkpoint(code, number, fingerprint(), content)
        except StoreFailed:
            logger.warning("a checkpoint could not be written", extra={"table": code})


async def read_table(store: Store, code: str, decks: Decks) -> tuple[Table, int]:
    """The table as its log leaves it, and the number of the checkpoint from which it was read: 0 if there was none that
    was any good. An empty table if there is no log."""
    table = await from_checkpoint(store, code, decks)
    if table is not None:
        since = table.number
        try:
            return await _read_on(store, table, decks), since
        except StoreFailed:
            raise
        except Exception:
            logger.exception("the log does not go on from a checkpoint", extra={"table": code})
    return await _read_on(store, Table(code, decks), decks), 0


async def _read_on(store: Store, table: Table, decks: Decks) -> Table:
    async for entry in read_log(store, table.code, decks, after=table.number):
        apply(table, entry)
    return table


async def from_checkpoint(store: Store, code: str, decks: Decks) -> Table | None:
    """The table as it stood when a checkpoint was last written; None if there is none that can be read."""
    content = await store.checkpoint(code, fingerprint())
    if content is None:
        return None
    try:
        checkpoint = read_checkpoint(content)
        at_hand = [await deck_of(store, code, hash, decks) for hash in checkpoint.decks]
        table = taken_up(checkpoint, code, decks)
        del at_hand  # the table has them now
    except StoreFailed:
        raise
    except Exception:
        logger.exception("a checkpoint could not be read", extra={"table": code})
        return None
    return table

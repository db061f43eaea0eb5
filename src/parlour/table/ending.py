"""How a table's log ends: with the entry that closes it, and without what people typed, unless the host keeps that."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from msgspec import UNSET

from parlour.table import entry as log
from parlour.table.privacy import scrubbed
from parlour.table.refusals import FULL_STORE
from parlour.table.store import MOST_TRIES, Store, Taken

KEEP_DAYS = 14.0
"""So long is the log of a closed table kept, if whoever runs the server does not want it otherwise."""


async def end(store: Store, code: str, now: Callable[[], int]) -> int:
    """Close a table's log; gives the number of its last entry, whoever has written that."""
    for _ in range(MOST_TRIES):
        entries = await store.entries(code)
        if is_ended(entries):
            return len(entries)
        at = now()
        with suppress(Taken):  # somebody has done something meanwhile
            await store.end(code, ended(entries, at), at)
            return len(entries) + 1
    raise FULL_STORE()


def is_ended(entries: list[bytes]) -> bool:
    """Whether the log of a table is closed; one that is not there any more is."""
    return not entries or isinstance(log.read(entries[-1]), log.Closed)


def ended(entries: list[bytes], at: int) -> list[bytes]:
    """The log as it is kept from now on, closed at this time."""
    closed = [*entries, log.written(log.Closed(at))]
    return closed if _keeps_texts(entries) else scrubbed(closed)


def _keeps_texts(entries: list[bytes]) -> bool:
    """What the host has last said about it."""
    said = (log.read(content) for content in entries)
    kept = [entry.keep for entry in said if isinstance(entry, log.Changed) and entry.keep is not UNSET]
    return bool(kept) and kept[-1] is True

"""A table's log as the store has it, each entry with the deck at hand that it needs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, MutableMapping

from parlour.decks import Deck
from parlour.table import entry as log
from parlour.table.brought import hash_needed, read_kept
from parlour.table.store import Store


async def read_log(
    store: Store, code: str, decks: MutableMapping[str, Deck], after: int = 0
) -> AsyncIterator[log.Entry]:
    """Every entry after that number, none if there is no such table; a deck that is not among those at hand is put
    there."""
    for content in await store.entries(code, after):
        entry = log.read(content)
        hash = hash_needed(entry)
        deck = None if hash is None else await _deck(store, code, hash, decks)
        yield entry
        del deck  # where decks are held only as long as somebody has them, whoever took the entry has it now


async def _deck(store: Store, code: str, hash: str, decks: MutableMapping[str, Deck]) -> Deck:
    deck = decks.get(hash)
    if deck is None:
        content = await store.deck(hash)
        if content is None:
            raise ValueError(f"A deck of table {code} is gone, so nothing can be said of it.")
        deck = decks[hash] = await asyncio.to_thread(read_kept, content)
    return deck

"""Reading a log: its entries, each with the deck at hand that it needs. Decks are kept whole, by their hash; one that
somebody has brought along is named by it in the log."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Iterable, MutableMapping
from functools import partial
from weakref import ref

import msgspec
from msgspec import UNSET

from parlour.decks import Deck, load
from parlour.engine.plain import canonical
from parlour.table.log import entry as log
from parlour.table.log.store import Store

Decks = MutableMapping[str, Deck]

PREFIX = "brought/"
BREATH = 100
"""After so many entries others have their turn: however long a log is, nobody else waits for it to be read."""


def kept(deck: Deck) -> tuple[str, bytes]:
    """The hash of a deck, and what the store keeps of it."""
    content = canonical(deck)
    return hashlib.sha256(content).hexdigest(), content


_hashes: dict[int, tuple[ref[Deck], str]] = {}


def hash_of(deck: Deck) -> str:
    """The same hash, worked out once for as long as the deck lies in memory: each match begins with it."""
    if id(deck) not in _hashes:
        _hashes[id(deck)] = ref(deck, partial(_forget, id(deck))), kept(deck)[0]
    return _hashes[id(deck)][1]


def _forget(id: int, _: ref[Deck]) -> None:
    del _hashes[id]


def read_kept(content: bytes) -> Deck:
    data = msgspec.json.decode(content)
    return load(data, data["game"])


def name_of(deck: Deck) -> str:
    """What the table calls a deck that somebody has brought along."""
    return f"{PREFIX}{hash_of(deck)}"


def hash_in(name: str | None) -> str | None:
    """The hash in the name of such a deck; None for any other deck."""
    return name.removeprefix(PREFIX) if name is not None and name.startswith(PREFIX) else None


def hash_needed(entry: log.Entry) -> str | None:
    """The hash of the deck that has to be at hand when this entry is applied."""
    match entry:
        case log.Started():
            return entry.deck
        case log.Made() | log.Changed() if entry.deck is not UNSET:
            return hash_in(entry.deck)
    return None


def hashes_needed(entries: Iterable[bytes]) -> set[str]:
    """The hashes of all decks without which this log cannot be read."""
    return {hash for content in entries if (hash := hash_needed(log.read(content))) is not None}


async def read_log(store: Store, code: str, decks: Decks, after: int = 0) -> AsyncIterator[log.Entry]:
    """Every entry after that number, none if there is no such table; a deck that is not among those at hand is put
    there."""
    contents = await store.entries(code, after)
    if not after and contents and not log.begins_table(contents[0]):
        return
    for number, content in enumerate(contents, start=1):
        entry = log.read(content)
        hash = hash_needed(entry)
        deck = None if hash is None else await deck_of(store, code, hash, decks)
        yield entry
        del deck  # where decks are held only as long as somebody has them, whoever took the entry has it now
        if number % BREATH == 0:
            await asyncio.sleep(0)


async def deck_of(store: Store, code: str, hash: str, decks: Decks) -> Deck:
    deck = decks.get(hash)
    if deck is None:
        content = await store.deck(hash)
        if content is None:
            raise ValueError(f"A deck of table {code} is gone, so nothing can be said of it.")
        deck = decks[hash] = await asyncio.to_thread(read_kept, content)
    return deck

"""Decks as a table keeps them: whole, by their hash. One that somebody has brought along is named by it in the log."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec import UNSET

from parlour.decks import Deck, load
from parlour.table import entry as log

PREFIX = "brought/"


def kept(deck: Deck) -> tuple[str, bytes]:
    """The hash of a deck, and what the store keeps of it."""
    content = msgspec.json.encode(deck)
    return hashlib.sha256(content).hexdigest(), content


def read_kept(content: bytes) -> Deck:
    data = msgspec.json.decode(content)
    return load(data, data["game"])


def name_of(deck: Deck) -> str:
    """What the table calls a deck that somebody has brought along."""
    return f"{PREFIX}{kept(deck)[0]}"


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

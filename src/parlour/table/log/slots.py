"""Hash slots: a code belongs to one of them, and a process owns slots, with all tables in them (sharding)."""

from __future__ import annotations

from zlib import crc32

SLOTS = 1024
"""More than there will ever be processes, so that they can be shared out evenly; and few enough to know all of them."""


def slot_of(code: str) -> int:
    return crc32(code.encode()) % SLOTS

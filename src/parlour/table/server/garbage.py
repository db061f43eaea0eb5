"""Memory that is free again goes back to the system: garbage is collected when there may be some, and malloc trimmed.

A flood leaves little behind, but in many places: malloc keeps what was freed in between, and errors that hold
themselves wait for the collector, which counts them and not their bytes.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import Callable

LOOK_EVERY = 10.0
"""Seconds."""
GROWN = 1.1
"""So many times what it was must the memory be for it to be worth the while: everybody waits some milliseconds."""
TRIES = 6
"""What a flood took is free some time after it. What so many looks do not bring back is needed."""
YOUNG = 1
"""What was made lately. Of what has been there for long nearly nothing becomes garbage, and looking takes long."""


async def give_back(memory: Callable[[], int]) -> None:
    """For as long as the server runs."""
    trim = _trim()
    least, tries = memory(), 0
    while True:
        await asyncio.sleep(LOOK_EVERY)
        held = memory()
        if held <= least * GROWN:
            least, tries = min(least, held), 0
        elif tries == TRIES:
            least, tries = held, 0
        else:
            gc.collect(YOUNG)
            trim(0)
            tries += 1


def _trim() -> Callable[[int], object]:
    """Only the C library of GNU can be told."""
    try:
        trim: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return lambda pad: None
    return trim

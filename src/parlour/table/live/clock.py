"""The server's time: the wall clock as it was at the start, and from then on a steady clock (monotonic).

Whoever sets the wall clock, or a network that does so by itself, neither stops a timer nor ends a table by that. The
clock goes on while the machine sleeps, so a laptop that wakes in the morning knows that it is morning.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

_CLOCK: int | None = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
"""It goes on in a sleep where the system counts that: Linux calls it boot time, macOS monotonic."""
_steady: Callable[[], int] = time.monotonic_ns if _CLOCK is None else partial(time.clock_gettime_ns, _CLOCK)

_BEGAN = time.time_ns() - _steady()
"""Workers are forked from one process, and so have one clock."""


def nanoseconds() -> int:
    return _BEGAN + _steady()


def milliseconds() -> int:
    return nanoseconds() // 1_000_000

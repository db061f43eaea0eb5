"""The server's time: the wall clock as it was at the start, and from then on a steady clock (monotonic).

Whoever sets the wall clock, or a network that does so by itself, neither stops a timer nor ends a table by that. The
clock goes on while the machine sleeps, so a laptop that wakes in the morning knows that it is morning.
"""

from __future__ import annotations

import time


def _steady() -> int:
    """Nanoseconds, sleep included where the system counts it: Linux calls that boot time, macOS monotonic."""
    clock: int | None = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
    return time.monotonic_ns() if clock is None else time.clock_gettime_ns(clock)


_BEGAN = time.time_ns() - _steady()
"""Workers are forked from one process, and so have one clock."""


def nanoseconds() -> int:
    return _BEGAN + _steady()


def milliseconds() -> int:
    return nanoseconds() // 1_000_000

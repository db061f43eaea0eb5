"""The processes that a server starts for work beside the tables: how they begin, what they get to know of its
surroundings, and how much of the machine is theirs."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

NEEDED = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SYSTEMROOT")


async def child(package: str) -> Process:
    """One that runs this package. What it might say of a fault would quote what somebody has said or written, so
    nobody listens."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", package), stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment()
    )


def environment() -> dict[str, str]:
    """What Python needs to start, and nothing else: the server's own may hold the way into its database."""
    needed = {name: os.environ[name] for name in NEEDED if name in os.environ}
    return needed | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def keep_within_bounds(niceness: int, most_memory: int, most_seconds: int | None = None) -> None:
    """In the child itself: tables come first, and what wants the whole machine ends there. Seconds are of computing."""
    with suppress(ImportError):  # Windows has none of this
        import resource

        os.nice(niceness)
        resource.setrlimit(resource.RLIMIT_AS, (most_memory, most_memory))
        if most_seconds is not None:
            resource.setrlimit(resource.RLIMIT_CPU, (most_seconds, most_seconds))

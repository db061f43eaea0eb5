"""The processes that a server starts for work beside the tables: how they begin, what they get to know of its
surroundings, and how much of the machine is theirs."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import sys
import traceback
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import PurePath
from typing import Any

import msgspec

from parlour.registry import FURTHER

logger = logging.getLogger("parlour.table")

NEEDED = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SYSTEMROOT", FURTHER)


async def child(package: str) -> Process:
    """One that runs this package. What it might say of a fault would quote what somebody has said or written, so
    nobody listens."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", package), stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment()
    )


async def made_by(package: str, job: bytes, seconds: float) -> bytes | None:
    """What a child that runs this package makes of a job, and ends; None if it does not come to an end in so many
    seconds, or to a bad one. None is left over."""
    process = await child(package)
    try:
        async with asyncio.timeout(seconds):
            content, _ = await process.communicate(job)
    except TimeoutError:
        return None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        logger.warning("a process beside the tables has failed", extra={"exit": process.returncode})
        return None
    return content


def do_one_job(kind: Any, do: Callable[[Any], Any]) -> None:
    """In the child itself: the job that `made_by` brings comes in, what came of it goes out."""
    job = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=kind)
    sys.stdout.buffer.write(msgspec.msgpack.encode(do(job)))


def environment() -> dict[str, str]:
    """What Python needs to start and the games to be found, and nothing else: the server's own may hold the way into
    its database."""
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


def traced(problem: BaseException | None) -> Iterator[str]:
    """An error and those behind it: the type of each, and the places that it came through, the outermost first."""
    seen: set[int] = set()
    while problem is not None and id(problem) not in seen:
        seen.add(id(problem))
        yield f"{type(problem).__name__}{_code(problem)}"
        for frame, line in traceback.walk_tb(problem.__traceback__):
            code = frame.f_code
            yield f"  {'/'.join(PurePath(code.co_filename).parts[-3:])}:{line} {code.co_name}"
        problem = problem.__cause__ or (None if problem.__suppress_context__ else problem.__context__)


def _code(problem: BaseException) -> str:
    """The short name that a database or the system gives to what went wrong: SQLITE_FULL, 57P01, ECONNREFUSED."""
    name = getattr(problem, "sqlite_errorname", None) or getattr(problem, "sqlstate", None)
    if name is None and isinstance(problem, OSError) and problem.errno is not None:
        name = errno.errorcode.get(problem.errno)
    return f" {name}" if name else ""

"""A thread that does one piece of work after another, for an event loop.

An executor would do, but its futures cost more than the handful of entries that a commit writes.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")

ThreadWork = tuple[Callable[..., Any], tuple[Any, ...], "asyncio.Future[Any]"]


class Worker:
    def __init__(self, name: str) -> None:
        self._waiting: SimpleQueue[ThreadWork | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def do(self, work: Callable[..., T], *of: Any) -> asyncio.Future[T]:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put((work, of, done))
        return done

    def close(self) -> None:
        """Do what is waiting, and then no more."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (waiting := self._waiting.get()) is not None:
            work, of, done = waiting
            result, problem = None, None
            try:
                result = work(*of)
            except BaseException as error:
                problem = error
            with suppress(RuntimeError):  # the loop has ended without waiting for it
                done.get_loop().call_soon_threadsafe(_settle, done, result, problem)
            del waiting, work, of, done, result, problem  # nothing is held while it waits


def _settle(done: asyncio.Future[Any], result: Any, problem: BaseException | None) -> None:
    if done.done():
        return  # nobody waits for it any more
    if problem is None:
        done.set_result(result)
    else:
        done.set_exception(problem)

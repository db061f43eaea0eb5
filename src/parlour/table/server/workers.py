"""Several processes that serve the same tables: one parent, which starts them, replaces whoever dies, and stops them.

All of them listen on the one socket of their parent, so whoever comes while a worker dies is taken by another. Which
one that is does not matter, for each connection goes on to the worker that owns its table (routing.py). The tables of a
worker that dies are in the store, and whoever takes its place goes on with them.

A worker knows its parent by a pipe that ends when the parent says stop, and also when it dies: no worker is left over.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess

logger = logging.getLogger("parlour.table")

WorkerMain = Callable[[int, int], None]
"""What worker number so-and-so does, until this pipe ends."""

HEALTHY_SECONDS = 10.0
"""A worker that dies sooner has a trouble that the next will have too: longer and longer until it is replaced
(exponential backoff)."""
LONGEST_PAUSE = 10.0
STOP_SECONDS = 10.0
SIGNS = (signal.SIGTERM, signal.SIGINT)


class WorkerSlot:
    """One worker's place, whoever is in it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: ForkProcess | None = None
        self.began = 0.0
        self.starts_at = 0.0
        self.pause = 0.0

    def start(self, work: Callable[[int], None]) -> None:
        self.process = multiprocessing.get_context("fork").Process(target=work, args=(self.number,))
        self.began = time.monotonic()
        self.process.start()

    def bury(self) -> None:
        """The worker here has died: when is there to be another?"""
        assert self.process is not None
        exit = self.process.exitcode
        self.process.close()
        self.process = None
        short_lived = time.monotonic() - self.began < HEALTHY_SECONDS
        self.pause = min(max(0.1, 2 * self.pause), LONGEST_PAUSE) if short_lived else 0.1
        self.starts_at = time.monotonic() + self.pause
        logger.warning("a worker has ended and is replaced", extra={"worker": self.number, "exit": exit})


def run_workers(count: int, work: WorkerMain) -> None:
    """Keep so many workers going until somebody says stop."""
    ends, ours = os.pipe()
    places = [WorkerSlot(number) for number in range(count)]

    def in_the_child(number: int) -> None:
        os.close(ours)
        signal.set_wakeup_fd(-1)
        for sign in SIGNS:
            signal.signal(sign, signal.SIG_DFL)
        work(number, ends)

    with _signals() as stop:
        try:
            while stop not in _wait(places, stop):
                for place in places:
                    if place.process is None and place.starts_at <= time.monotonic():
                        place.start(in_the_child)
                    elif place.process is not None and place.process.exitcode is not None:
                        place.bury()
        finally:
            os.close(ours)
            _see_off([place.process for place in places if place.process is not None])
            os.close(ends)


def _wait(places: list[WorkerSlot], stop: int) -> list[object]:
    """Until a worker dies, one is due, or somebody says stop."""
    due = [place.starts_at for place in places if place.process is None]
    working = [place.process.sentinel for place in places if place.process is not None]
    return list(wait([stop, *working], max(0.0, min(due) - time.monotonic()) if due else None))


def _see_off(processes: list[ForkProcess]) -> None:
    until = time.monotonic() + STOP_SECONDS
    for process in processes:
        process.join(max(0.0, until - time.monotonic()))
        if process.exitcode is None:
            logger.error("a worker did not stop and is killed", extra={"exit": None})
            process.kill()
            process.join()


@contextmanager
def _signals() -> Iterator[int]:
    """A pipe that can be read when this process has been told to stop."""
    read, write = os.pipe()
    os.set_blocking(write, False)
    signal.set_wakeup_fd(write)
    before = {sign: signal.signal(sign, lambda *_: None) for sign in SIGNS}
    try:
        yield read
    finally:
        signal.set_wakeup_fd(-1)
        for sign, handler in before.items():
            signal.signal(sign, handler)
        os.close(read)
        os.close(write)

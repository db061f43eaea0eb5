"""Group commit: what comes in while one commit is running goes into the next, all of it at once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from typing import Any, NamedTuple, TypeVar

from parlour.table.log.store import Committed, Conflict, LeaseLost, OnDurable, StoreFailed

logger = logging.getLogger("parlour.table")

T = TypeVar("T")

MOST_APPENDS = 512
"""A batch is small enough to be one statement, and a commit never keeps those who wait for it long."""


class Append(NamedTuple):
    table: str
    number: int
    at: int
    entry: bytes
    done: OnDurable
    epoch: int | None = None
    """Under which its writer owned the table, where tables are leased."""


class Batch:
    """What one commit writes. Of each table it holds one run of numbers without a gap, written or lost as a whole."""

    def __init__(self, epoch: int | None = None) -> None:
        self.epoch = epoch
        self.appends: list[Append] = []
        self.firsts: dict[str, int] = {}
        self.lasts: dict[str, Append] = {}

    def add(self, append: Append) -> bool:
        """False if it is for the next batch: this one is full, of another epoch, or its number does not follow the
        table's last here."""
        if len(self.appends) >= MOST_APPENDS or append.epoch != self.epoch:
            return False
        last = self.lasts.get(append.table)
        if last is None:
            self.firsts[append.table] = append.number
        elif append.number != last.number + 1:
            return False
        self.lasts[append.table] = append
        self.appends.append(append)
        return True

    def withdraw(self, tables: Collection[str]) -> list[Append]:
        """Take everything of these tables out."""
        if self.firsts.keys().isdisjoint(tables):
            return []
        out = [append for append in self.appends if append.table in tables]
        self.appends = [append for append in self.appends if append.table not in tables]
        for table in {append.table for append in out}:
            del self.firsts[table], self.lasts[table]
        return out


class SoloWrite:
    """Something to be written by itself, in its turn between the batches."""

    def __init__(self, run: Callable[[], Awaitable[Any]]) -> None:
        self.run = run
        self.result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Queue:
    """Batches and jobs in the order they came, one at a time. All of it lives on the event loop.

    `commit` writes a batch, and names the tables whose run of numbers was taken; it raises if it could write nothing.

    An entry is made on top of the one before it. So when one fails, those of its table that were sent before its writer
    was told fail like it: they would otherwise come to lie on top of what somebody else has written.
    """

    def __init__(self, commit: Callable[[Batch], Awaitable[Collection[str]]]) -> None:
        self._commit = commit
        self._waiting: deque[Batch | SoloWrite] = deque()
        self._runner: asyncio.Task[None] | None = None
        self._closed = False
        self.watchers: list[Committed] = []

    def append(self, append: Append) -> None:
        if self._closed:
            asyncio.get_running_loop().call_soon(append.done, StoreFailed("The store is closed."))
            return
        last = self._waiting[-1] if self._waiting else None
        if not isinstance(last, Batch) or not last.add(append):
            batch = Batch(append.epoch)
            batch.add(append)
            self._put(batch)

    async def alone(self, run: Callable[[], Awaitable[T]]) -> T:
        """Run this after all that came before it, and before all that comes later."""
        if self._closed:
            raise StoreFailed("The store is closed.")
        job = SoloWrite(run)
        self._put(job)
        result: T = await job.result
        return result

    async def close(self) -> None:
        """Write what is waiting, and take nothing more."""
        self._closed = True
        if self._runner is not None:
            await self._runner

    def _put(self, work: Batch | SoloWrite) -> None:
        self._waiting.append(work)
        if self._runner is None:
            self._runner = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        while self._waiting:
            work = self._waiting.popleft()
            if isinstance(work, Batch):
                await self._write(work)
            else:
                await _answer(work)
        self._runner = None

    async def _write(self, batch: Batch) -> None:
        failed: Collection[str]
        failure: StoreFailed | None = None
        began = time.perf_counter()
        try:
            failed = await self._commit(batch)
        except Exception as error:
            _log_failure(error, len(batch.appends))
            failed = batch.firsts
            failure = error if isinstance(error, StoreFailed) else StoreFailed(f"The store failed: {error!r}")
        told = batch.appends
        lost = sum(append.table in failed for append in told) if failed else 0
        seconds = time.perf_counter() - began
        for committed in self.watchers:
            committed(len(told) - lost, seconds, failure is not None and not isinstance(failure, LeaseLost))
        if failed:
            told = told + self._withdraw(failed)
        for append in told:
            outcome = None if append.table not in failed else failure or Conflict(f"{append.table} {append.number}")
            try:
                append.done(outcome)
            except Exception as error:
                # One writer's mistake: the others have to be told all the same.
                asyncio.get_running_loop().call_exception_handler(
                    {"message": "A writer could not be told about its entry.", "exception": error}
                )

    def _withdraw(self, tables: Collection[str]) -> list[Append]:
        """Take everything of these tables out of the queue."""
        out: list[Append] = []
        for work in list(self._waiting):
            if isinstance(work, Batch):
                out += work.withdraw(tables)
                if not work.appends:
                    self._waiting.remove(work)
        return out


def _log_failure(error: Exception, entries: int) -> None:
    """That a lease is lost is no fault of the store."""
    if isinstance(error, LeaseLost):
        logger.warning("what was to be written is for another process to write by now", extra={"count": entries})
    else:
        logger.error("the store could not write", exc_info=error, extra={"count": entries})


async def _answer(job: SoloWrite) -> None:
    try:
        result = await job.run()
    except Exception as error:
        if not job.result.done():
            job.result.set_exception(error)
    else:
        if not job.result.done():
            job.result.set_result(result)

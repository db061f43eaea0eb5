"""Logs in several SQLite files, one a worker: each worker writes to a file of its own, so all cores write at once.

`tables.sqlite` is the first of them, then come `tables-2.sqlite`, `tables-3.sqlite` and so on. Of N workers the one of
index w serves the files w, w + N, w + 2N … of those that are there, whatever N was when they were made, and makes its
new tables in the first of them. So a file has one worker at a time, and a table stays in the file in which it was made.

Where a table lies in the files of another worker than the one that its hash slot says, `tables_by_worker` knows it.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from collections.abc import Callable, Collection
from contextlib import closing
from pathlib import Path

from parlour.table.log.ownership import Ownership, SoleOwner
from parlour.table.log.slots import slot_of
from parlour.table.log.store import (
    FILE,
    Committed,
    OnDurable,
    OnEntry,
    StoreFailed,
    Summary,
)
from parlour.table.log.store.sqlite import SqliteStore
from parlour.table.log.store.sqlite_file import check_schema, opened_file

logger = logging.getLogger("parlour.table")

_NAMED = re.compile(r"tables-([1-9]\d{0,3})\.sqlite")

LeftOut = Callable[[Path, StoreFailed], None]
"""Told of a file that cannot be opened: its tables are not there until it can."""


def shard_path(data: Path, number: int) -> Path:
    """The file of this number, from 1."""
    return data / (FILE if number == 1 else f"tables-{number}.sqlite")


def shard_paths(data: Path) -> list[Path]:
    """The files that are there, in order."""
    return [shard_path(data, number) for number in _numbers(data)]


def missing_files(data: Path) -> list[Path]:
    """Those that are not there, although a later one is."""
    numbers = _numbers(data)
    return [shard_path(data, number) for number in range(1, max(numbers, default=0)) if number not in numbers]


def _numbers(data: Path) -> list[int]:
    names = {file.name for file in data.iterdir()} if data.is_dir() else set()
    later = {int(found[1]) for name in names if (found := _NAMED.fullmatch(name))} - {1}
    return sorted(later | ({1} if FILE in names else set()))


def _worker_of(number: int, workers: int) -> int:
    return (number - 1) % workers


def check_files(data: Path) -> None:
    """Before anybody serves them: a StoreFailed if there are files and none can be opened. One that should be there and
    is not, such as the second where there is a third, has a line in the log."""
    missing = missing_files(data)
    if missing:
        about = {"file": missing[0].name, "count": len(missing)}
        logger.warning("a file of the tables is missing, and its tables with it", extra=about)
    files, problems = shard_paths(data), []
    for file in files:
        try:
            table_names(file)
        except StoreFailed as problem:
            problems.append(str(problem))
    if problems and len(problems) == len(files):
        raise StoreFailed(" ".join(dict.fromkeys(problems)))  # of several that are too new it is said once


def tables_by_worker(data: Path, workers: int) -> dict[str, int]:
    """The tables that lie in another worker's files than their hash slots say, each with the worker that serves it.

    No worker knows what lies in the files of the others, so none may make a table of such a code.
    """
    found: dict[str, int] = {}
    for number in _numbers(data):
        try:
            names = table_names(shard_path(data, number))
        except StoreFailed:
            continue  # its worker says so when it leaves it out
        for name in names:
            found.setdefault(name, _worker_of(number, workers))
    return {name: worker for name, worker in found.items() if slot_of(name) % workers != worker}


def table_names(file: Path) -> list[str]:
    """The tables that lie in a file; a StoreFailed says why they cannot be read. One that nothing was ever written to,
    for somebody was killed before that, has none."""
    try:
        with closing(opened_file(file, "rw")) as opened:
            if not opened.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                return []
            check_schema(opened)
            return [name for (name,) in opened.execute("SELECT name FROM tables")]
    except (sqlite3.Error, OSError) as error:
        raise StoreFailed(f"{file.name} cannot be opened: {error}.") from error


def log_left_out(file: Path, problem: StoreFailed) -> None:
    logger.error(
        "a file of the tables cannot be opened, and its tables are left out",
        extra={"file": file.name},
        exc_info=problem,
    )


class ShardedStore:
    """The files of one worker as one store."""

    def __init__(self, data: Path, worker: int = 0, workers: int = 1) -> None:
        self.ownership: Ownership = SoleOwner()
        self._data = data
        self._worker = worker
        self._workers = workers
        self.left_out: LeftOut = log_left_out
        self._files: list[SqliteStore] = []
        """Those that could be opened, in order. In the first one new tables are made."""
        self._heard: OnEntry | None = None
        self._watchers: list[Committed] = []

    async def open(self) -> None:
        """Open all files of this worker that can be opened. Where there is none one is made; unless there is one worker
        alone, for then nothing would be left of what was there."""
        try:
            problem = await self._open_all()
            if not self._files:
                if problem is not None and self._workers == 1:
                    raise problem
                await self._add(self._next_path())
        except BaseException:
            await self.close()
            raise

    async def _open_all(self) -> StoreFailed | None:
        """Whoever cannot be opened is left out; the last of these is given."""
        last: StoreFailed | None = None
        for number in _numbers(self._data):
            if _worker_of(number, self._workers) == self._worker:
                file = shard_path(self._data, number)
                try:
                    await self._add(file)
                except StoreFailed as problem:
                    self.left_out(file, problem)
                    last = problem
        return last

    async def _add(self, file: Path) -> None:
        store = SqliteStore(file)
        await store.open()
        try:
            names = await store.learn()
        except BaseException:
            await store.close()
            raise
        for name in names:
            if any(before.has(name) for before in self._files):
                about = {"table": name, "file": file.name}
                logger.warning("a table lies in two files, and the first one counts", extra=about)
        self._files.append(store)
        for committed in self._watchers:
            store.watch(committed)
        if self._heard is not None:
            store.listen(self._heard)

    def _next_path(self) -> Path:
        """The first of this worker's files that is not there."""
        number = self._worker + 1
        while shard_path(self._data, number).exists():
            number += self._workers
        return shard_path(self._data, number)

    def _of(self, table: str) -> SqliteStore:
        """The file that has a table; for one that is in none, that of the new ones."""
        for file in self._files:
            if file.has(table):
                return file
        return self._files[0]

    async def close(self) -> None:
        problems = await asyncio.gather(*(file.close() for file in self._files), return_exceptions=True)
        for problem in problems:
            if problem is not None:
                raise problem

    def append(self, table: str, number: int, at: int, entry: bytes, done: OnDurable) -> None:
        self._of(table).append(table, number, at, entry, done)

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        return await self._of(table).entries(table, after)

    async def keep_checkpoint(self, table: str, number: int, fingerprint: str, content: bytes) -> None:
        await self._of(table).keep_checkpoint(table, number, fingerprint, content)

    async def checkpoint(self, table: str, fingerprint: str) -> bytes | None:
        return await self._of(table).checkpoint(table, fingerprint)

    async def tables(self) -> list[Summary]:
        found: dict[str, Summary] = {}
        for file in self._files:
            for summary in await file.tables():
                found.setdefault(summary.table, summary)
        return sorted(found.values(), key=lambda summary: (summary.at, summary.table))

    async def unused(self, since: int, *, closed: bool) -> list[str]:
        found: list[tuple[int, str]] = []
        for file in self._files:
            unused = await file.unused_with_times(since, closed=closed)
            found += [(at, table) for at, table in unused if self._of(table) is file]
        return [table for _, table in sorted(found)]

    async def end(self, table: str, entries: list[bytes], at: int, decks: Collection[str] = ()) -> None:
        await self._of(table).end(table, entries, at, decks)

    async def forget(self, table: str) -> None:
        await self._of(table).forget(table)

    async def keep_deck(self, table: str, hash: str, content: bytes) -> None:
        await self._of(table).keep_deck(table, hash, content)

    async def deck(self, hash: str) -> bytes | None:
        """The same deck may lie in several files, with the tables that have it. A file that does not answer says so."""
        for file in self._files:
            found = await file.deck(hash)
            if found is not None:
                return found
        return None

    def listen(self, heard: OnEntry) -> None:
        self._heard = heard
        for file in self._files:
            file.listen(heard)

    def watch(self, committed: Committed) -> None:
        self._watchers.append(committed)
        for file in self._files:
            file.watch(committed)

"""Logs in one SQLite file, which one process serves; several workers have one each (shards.py).

Another process may use the same file at the same time, such as `parlour tables`; whatever is written is safe, and soon
known to both. But a table has one owner, so the folder has a lock for servers (folder_lock.py).

A thread that comes back from SQLite has to wait until the event loop's thread lets go of the interpreter: up to five
milliseconds, for every statement and every row. So a batch goes in as one statement however many entries it has, and
whatever is read comes out as one row.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import msgspec

from parlour.table.log.ownership import Ownership, SoleOwner
from parlour.table.log.store import (
    OLDEST,
    VERSION,
    Committed,
    Conflict,
    OnDurable,
    OnEntry,
    StoreFailed,
    Summary,
    check_version,
)
from parlour.table.log.store.group_commit import MOST_APPENDS, Append, Batch, Queue
from parlour.table.log.store.sqlite_file import copy_whole, keep_from_others
from parlour.table.log.store.thread import Worker

T = TypeVar("T")

BUSY_SECONDS = 5.0
"""How long to wait while another process writes."""
LOOK_SECONDS = 0.1
"""How often to look whether another process has written, and to try again to wipe."""
AGAIN_SECONDS = 0.01
"""How soon to come again to a file that is just being made."""
READERS = 2

# The entries of all tables lie in one heap, each knowing the place of the one before it: so a commit writes only to the
# few pages at the end of the heap, however many tables have moved.
_META = "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID"
_SCHEMA = (
    """CREATE TABLE IF NOT EXISTS tables (
        name TEXT PRIMARY KEY, number INTEGER NOT NULL, at INTEGER NOT NULL, last INTEGER NOT NULL,
        closed INTEGER NOT NULL DEFAULT false
    ) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS entries (
        place INTEGER PRIMARY KEY, name TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL,
        before INTEGER NOT NULL, entry BLOB NOT NULL
    )""",
    """CREATE TRIGGER IF NOT EXISTS table_made AFTER INSERT ON entries WHEN new.number = 1 BEGIN
        INSERT INTO tables (name, number, at, last) VALUES (new.name, 1, new.at, new.place);
    END""",
    """CREATE TRIGGER IF NOT EXISTS table_moved AFTER INSERT ON entries WHEN new.number > 1 BEGIN
        UPDATE tables SET number = new.number, at = new.at, last = new.place
            WHERE name = new.name AND number = new.number - 1 AND last = new.before;
        SELECT raise(ABORT, 'taken') WHERE changes() = 0;
    END""",
    "CREATE TABLE IF NOT EXISTS decks (hash TEXT PRIMARY KEY, content BLOB NOT NULL)",
    "CREATE TABLE IF NOT EXISTS table_decks (name TEXT, hash TEXT, PRIMARY KEY (name, hash)) WITHOUT ROWID",
    "CREATE INDEX IF NOT EXISTS tables_of_decks ON table_decks (hash)",
    """CREATE TABLE IF NOT EXISTS checkpoints (
        name TEXT PRIMARY KEY, number INTEGER NOT NULL, fingerprint TEXT NOT NULL, content BLOB NOT NULL
    )""",
    """CREATE TRIGGER IF NOT EXISTS table_gone AFTER DELETE ON tables BEGIN
        DELETE FROM checkpoints WHERE name = old.name;
    END""",
)

_SET_VERSION = "INSERT INTO meta VALUES ('schema', ?) ON CONFLICT DO NOTHING"

_LASTS = "SELECT json_group_object(name, json_array(number, last)) FROM tables"

_LOG = """
WITH RECURSIVE log (place, number, before, entry) AS (
    SELECT place, entries.number, before, entry FROM tables JOIN entries ON place = last WHERE tables.name = ?1
    UNION ALL
    SELECT entries.place, entries.number, entries.before, entries.entry FROM log JOIN entries
        ON entries.place = log.before WHERE log.number > ?2 + 1
)
"""

# Of a table's decks only those stay whose hashes are named, in JSON, and those that another table has.
_FORGET_DECKS = (
    """DELETE FROM decks WHERE hash IN
        (SELECT hash FROM table_decks WHERE name = ?1 AND hash NOT IN (SELECT value FROM json_each(?2)))
        AND hash NOT IN (SELECT hash FROM table_decks WHERE name != ?1)""",
    "DELETE FROM table_decks WHERE name = ?1 AND hash NOT IN (SELECT value FROM json_each(?2))",
)

_READ_ENTRIES = f"""
{_LOG} SELECT group_concat(hex(entry), ' ') FROM (SELECT entry FROM log WHERE number > ?2 ORDER BY number)
"""

_KEEP_CHECKPOINT = """
INSERT INTO checkpoints SELECT name, ?2, ?3, ?4 FROM tables WHERE name = ?1 AND number >= ?2 AND NOT closed
ON CONFLICT (name) DO UPDATE
    SET number = excluded.number, fingerprint = excluded.fingerprint, content = excluded.content
    WHERE excluded.number > number OR excluded.fingerprint != fingerprint
"""

_FORGET_ENTRIES = f"DELETE FROM entries WHERE place IN ({_LOG} SELECT place FROM log)"

_READ_TABLES = """
SELECT json_group_array(json_array(name, number, at, json(iif(closed, 'true', 'false'))))
FROM (SELECT * FROM tables ORDER BY at, name)
"""

_READ_UNUSED = """
SELECT json_group_array(json_array(at, name))
FROM (SELECT at, name FROM tables WHERE at <= ? AND closed = ? ORDER BY at, name)
"""


class SqliteStore:
    def __init__(self, path: Path | str) -> None:
        self.ownership: Ownership = SoleOwner()
        self._path = Path(path)
        self._queue = Queue(self._commit)
        self._writer = Worker("store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._reading: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._heard: OnEntry | None = None
        self._knows = False
        """Whether what is known of the file holds: where the heap ends, and each table's last number and place."""
        self._top = 0
        self._lasts: dict[str, tuple[int, int]] = {}
        self._news: dict[str, int] = {}
        """The tables that another process has moved on, each with its number, until they are told."""
        self._unwiped = False
        """Whether what was taken out may still lie on the disk."""

    async def open(self) -> None:
        try:
            await self._writer.do(self._open)
        except BaseException:
            self._writer.close()
            raise
        self._looking = asyncio.get_running_loop().create_task(self._look())

    async def close(self) -> None:
        self._looking.cancel()
        await self._queue.close()
        await asyncio.to_thread(self._close)

    def append(self, table: str, number: int, at: int, entry: bytes, done: OnDurable) -> None:
        self._queue.append(Append(table, number, at, entry, done))

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._fetch_entries, table, after)

    async def keep_checkpoint(self, table: str, number: int, fingerprint: str, content: bytes) -> None:
        await self._queue.alone(lambda: self._writer.do(self._keep_checkpoint, table, number, fingerprint, content))

    async def checkpoint(self, table: str, fingerprint: str) -> bytes | None:
        query = "SELECT content FROM checkpoints WHERE name = ? AND fingerprint = ?"
        found: bytes | None = await self._read(query, table, fingerprint)
        return found

    async def tables(self) -> list[Summary]:
        return msgspec.json.decode(await self._read(_READ_TABLES), type=list[Summary])

    async def unused(self, since: int, *, closed: bool) -> list[str]:
        return [table for _, table in await self.unused_with_times(since, closed=closed)]

    async def unused_with_times(self, since: int, *, closed: bool) -> list[tuple[int, str]]:
        return msgspec.json.decode(await self._read(_READ_UNUSED, since, closed), type=list[tuple[int, str]])

    async def end(self, table: str, entries: list[bytes], at: int, decks: Collection[str] = ()) -> None:
        await self._queue.alone(lambda: self._writer.do(self._end, table, entries, at, decks))

    async def forget(self, table: str) -> None:
        await self._queue.alone(lambda: self._writer.do(self._forget, table))

    async def keep_deck(self, table: str, hash: str, content: bytes) -> None:
        await self._queue.alone(lambda: self._writer.do(self._keep_deck, table, hash, content))

    async def deck(self, hash: str) -> bytes | None:
        found: bytes | None = await self._read("SELECT content FROM decks WHERE hash = ?", hash)
        return found

    def listen(self, heard: OnEntry) -> None:
        self._heard = heard

    def watch(self, committed: Committed) -> None:
        self._queue.watchers.append(committed)

    async def learn(self) -> Collection[str]:
        """The tables that are here; a StoreFailed where they cannot be read, and so nothing be written either."""
        await self._writer.do(self._learn_once)
        return self._lasts.keys()

    def has(self, table: str) -> bool:
        """Whether the table is here, as far as is known: what is under way has not come yet."""
        return table in self._lasts

    async def _commit(self, batch: Batch) -> Collection[str]:
        return await self._writer.do(self._write, batch)

    async def _read(self, query: str, *of: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._fetch, query, of)

    async def _look(self) -> None:
        """Tell what other processes have written. SQLite tells nobody, so it has to be asked; and wipe what is left."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with suppress(StoreFailed):
                for table, number in await self._queue.alone(lambda: self._writer.do(self._look_around)):
                    if self._heard is not None:
                        asyncio.get_running_loop().call_soon(self._heard, table, number)

    # What follows runs in the writer's thread.

    def _open(self) -> None:
        self._unwiped = Path(f"{self._path}-wal").exists()  # somebody was killed, and perhaps before they had wiped
        with _failing():
            keep_from_others(self._path)
            self._connection = _connect(self._path)
            try:
                _write_ahead(self._connection)
                self._connection.execute("PRAGMA secure_delete = ON")
                # Rarer than by default: moving the log's pages into the file is a third of the work under load.
                self._connection.execute("PRAGMA wal_autocheckpoint = 10000")
                self._make()
                self._data_version = _one(self._connection, "PRAGMA data_version")
                with suppress(sqlite3.Error):  # a file in which some page is broken can be read where it is not
                    self._learn()
                self._news = {}
                for _ in range(READERS):
                    self._reading.put(_connect(self._path))
            except BaseException:
                self._connection.close()
                raise

    def _make(self) -> None:
        """Make what is missing. An older file is copied before anything in it is changed; nobody writes meanwhile."""
        with self._transaction() as connection:
            connection.execute(_META)
            connection.execute(_SET_VERSION, (VERSION,))
            found = _one(connection, "SELECT value FROM meta WHERE key = 'schema'")
            check_version(found)
            if found < VERSION:
                self._copy_of(found).unlink(missing_ok=True)  # from an upgrade that did not come to its end
                copy_whole(self._path, self._copy_of(found))
            lay_out(connection)
            connection.execute("UPDATE meta SET value = ? WHERE key = 'schema'", (VERSION,))

    def _copy_of(self, version: int) -> Path:
        """The copy that is made of a file of this version, before it is upgraded."""
        return Path(f"{self._path}.v{version}-backup")

    def _write(self, batch: Batch) -> Collection[str]:
        """All of it in one statement, which is a transaction of its own; unless another process has been here."""
        if self._knows and not self._taken(batch):
            try:
                with _failing():
                    self._insert(batch.appends)
                return ()
            except Conflict:
                pass
        with self._transaction():
            self._learn()
            taken = self._taken(batch)
            self._insert([append for append in batch.appends if append.table not in taken])
        return taken

    def _taken(self, batch: Batch) -> set[str]:
        """The tables whose next number is another, as far as is known."""
        return {table for table, first in batch.firsts.items() if self._last(table)[0] != first - 1}

    def _last(self, table: str) -> tuple[int, int]:
        """The number of the table's last entry, and its place."""
        return self._lasts.get(table, (0, 0))

    def _insert(self, appends: list[Append]) -> None:
        """Onto the heap. What is known follows only when it is there."""
        top = self._top
        lasts: dict[str, tuple[int, int]] = {}
        rows: list[Any] = []
        for table, number, at, entry, *_ in appends:
            top += 1
            _, before = lasts.get(table) or self._last(table)
            rows += (top, table, number, at, before, entry)
            lasts[table] = (number, top)
        if rows:
            self._connection.execute(_insert_rows(room := _room(len(appends))), rows + [None] * (room * 6 - len(rows)))
        self._top = top
        self._lasts.update(lasts)

    def _learn_once(self) -> None:
        if not self._knows:
            with _failing():
                self._learn()

    def _learn(self) -> None:
        """Look where everything is, so that it need not be looked for when an entry is to be written."""
        self._top = _one(self._connection, "SELECT coalesce(max(place), 0) FROM entries")
        lasts = msgspec.json.decode(_one(self._connection, _LASTS), type=dict[str, tuple[int, int]])
        self._news |= {table: number for table, (number, _) in lasts.items() if number != self._last(table)[0]}
        forgotten = {table: number + 1 for table, (number, _) in self._lasts.items() if table not in lasts}
        self._news |= forgotten
        self._unwiped |= bool(forgotten)
        self._lasts = lasts
        self._knows = True

    def _end(self, table: str, entries: list[bytes], at: int, decks: Collection[str]) -> None:
        with self._transaction() as connection:
            self._learn()
            if self._last(table)[0] != len(entries) - 1 or not self._last(table)[0]:
                raise Conflict(f"{table} {len(entries)}")
            self._remove(table)
            for first in range(0, len(entries), MOST_APPENDS):
                part = enumerate(entries[first : first + MOST_APPENDS], start=first + 1)
                self._insert([Append(table, number, at, entry, _nobody) for number, entry in part])
            connection.execute("UPDATE tables SET closed = true WHERE name = ?", (table,))
            self._forget_decks(table, decks)
        self._wipe()

    def _forget(self, table: str) -> None:
        with self._transaction():
            self._forget_decks(table)
            self._remove(table)
        self._wipe()

    def _remove(self, table: str) -> None:
        self._connection.execute(_FORGET_ENTRIES, (table, 0))
        self._connection.execute("DELETE FROM tables WHERE name = ?", (table,))
        self._lasts.pop(table, None)

    def _forget_decks(self, table: str, but: Collection[str] = ()) -> None:
        for statement in _FORGET_DECKS:
            self._connection.execute(statement, (table, json.dumps(list(but))))

    def _wipe(self) -> None:
        """What was there before is to be gone from the disk too, and not to lie in the write-ahead log, nor in a copy.

        That cannot be while somebody reads what was there, such as a backup. Nobody waits for them here: it is tried
        again later.
        """
        self._unwiped = True
        for version in range(OLDEST, VERSION):
            self._copy_of(version).unlink(missing_ok=True)
        with suppress(sqlite3.Error):  # a full disk, say; what was asked for has been done all the same
            self._connection.execute("PRAGMA busy_timeout = 0")
            try:
                self._unwiped = bool(_one(self._connection, "PRAGMA wal_checkpoint(TRUNCATE)"))
            finally:
                self._connection.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000:.0f}")

    def _keep_deck(self, table: str, hash: str, content: bytes) -> None:
        with self._transaction() as connection:
            if _one(connection, "SELECT closed FROM tables WHERE name = ?", (table,)):
                return
            connection.execute("INSERT INTO decks VALUES (?, ?) ON CONFLICT DO NOTHING", (hash, content))
            connection.execute("INSERT INTO table_decks VALUES (?, ?) ON CONFLICT DO NOTHING", (table, hash))

    def _keep_checkpoint(self, table: str, number: int, fingerprint: str, content: bytes) -> None:
        with _failing():
            self._connection.execute(_KEEP_CHECKPOINT, (table, number, fingerprint, content))

    def _look_around(self) -> list[tuple[str, int]]:
        """The tables that another process has moved on, each with its number."""
        if self._unwiped:
            self._wipe()
        with _failing():
            # It changes when another connection has written, not when this one has.
            version = _one(self._connection, "PRAGMA data_version")
            if version != self._data_version:
                self._learn()
        self._data_version = version
        news, self._news = self._news, {}
        return list(news.items())

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """All of it or nothing. Nobody else writes meanwhile, so what is read in here holds until it is written."""
        connection = self._connection
        with _failing():
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                self._knows = False
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

    # And this in the threads of the readers.

    def _fetch_entries(self, table: str, after: int) -> list[bytes]:
        """A long log takes a while to be taken apart as well: not on the event loop."""
        found: str | None = self._fetch(_READ_ENTRIES, (table, after))
        return [] if found is None else [bytes.fromhex(entry) for entry in found.split(" ")]

    def _fetch(self, query: str, of: tuple[Any, ...]) -> Any:
        connection = self._reading.get()
        try:
            with _failing():
                return _one(connection, query, of)
        finally:
            self._reading.put(connection)

    def _close(self) -> None:
        self._readers.shutdown()
        self._writer.close()
        while not self._reading.empty():
            self._reading.get().close()
        # The last to close moves everything from the log file beside it into the file itself.
        self._connection.close()


def lay_out(connection: sqlite3.Connection) -> None:
    """Make what is missing of the present schema; in an empty file all of it."""
    for statement in (_META, *_SCHEMA):
        connection.execute(statement)
    connection.execute(_SET_VERSION, (VERSION,))


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA synchronous = FULL")
    # On a Mac an ordinary sync leaves the entry in the disk's own memory. Elsewhere this says nothing.
    connection.execute("PRAGMA fullfsync = ON")
    return connection


def _write_ahead(connection: sqlite3.Connection) -> None:
    """The first to open a new file turns it over to a log of its own. Whoever comes at that moment is told at once that
    it is locked, whatever patience they have: they come again."""
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(AGAIN_SECONDS)
        else:
            return


@contextmanager
def _failing() -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as error:  # a number or a place that another process has filled
        raise Conflict(str(error)) from error
    except (sqlite3.Error, OSError) as error:
        raise StoreFailed(f"The file of the tables: {error}") from error


def _one(connection: sqlite3.Connection, query: str, of: tuple[Any, ...] = ()) -> Any:
    row = connection.execute(query, of).fetchone()
    return None if row is None else row[0]


def _room(rows: int) -> int:
    """The next power of two: so that a few statements, which stay prepared, fit every batch."""
    return 1 << (rows - 1).bit_length()


@cache
def _insert_rows(room: int) -> str:
    """A statement with room for so many entries; room that is left is filled with nulls."""
    rows = ", ".join(["(?, ?, ?, ?, ?, ?)"] * room)
    return f"INSERT INTO entries SELECT * FROM (VALUES {rows}) WHERE column1 IS NOT NULL"


def _nobody(problem: Exception | None) -> None:
    """Whoever ends a table is told in another way."""

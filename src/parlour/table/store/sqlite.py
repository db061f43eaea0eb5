"""Logs in one SQLite file: for a server that is one process, or a few on one machine.

A thread that comes back from SQLite has to wait until the event loop's thread lets go of the interpreter: up to five
milliseconds, for every row that is written or fetched. So a batch goes in as two statements however many rows it has,
and whatever is read comes out as one row; JSON carries the rows.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import accumulate
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import msgspec

from parlour.table.store import Done, Heard, StoreFailed, Summary, Taken
from parlour.table.store.batching import Append, Batch, Queue
from parlour.table.store.schema import VERSION, check_version

T = TypeVar("T")

BUSY_SECONDS = 5.0
"""How long to wait while another process writes."""
LOOK_SECONDS = 0.1
"""How often to look whether another process has written."""
READERS = 2

_SCHEMA = """
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables
    (name TEXT PRIMARY KEY, number INTEGER NOT NULL, at INTEGER NOT NULL, closed INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries
    (name TEXT, number INTEGER, entry BLOB NOT NULL, PRIMARY KEY (name, number)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS decks (hash TEXT PRIMARY KEY, content BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS table_decks (name TEXT, hash TEXT, PRIMARY KEY (name, hash)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_of_decks ON table_decks (hash);
"""

_NUMBERS = "SELECT json_group_object(name, number) FROM tables"

_MOVE_TABLES = """
INSERT INTO tables (name, number, at, closed)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), 0
FROM json_each(?) WHERE true
ON CONFLICT (name) DO UPDATE SET number = excluded.number, at = excluded.at
"""

# The entries come one after another in one blob, each with its place and its length.
_WRITE_ENTRIES = """
INSERT INTO entries (name, number, entry)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
    substr(?2, json_extract(value, '$[2]'), json_extract(value, '$[3]'))
FROM json_each(?1)
"""

_FORGET_DECKS = """
DELETE FROM decks WHERE hash IN (SELECT hash FROM table_decks WHERE name = ?1)
    AND hash NOT IN (SELECT hash FROM table_decks WHERE name != ?1)
"""

_READ_ENTRIES = """
SELECT json_group_array(hex(entry)) FROM (SELECT entry FROM entries WHERE name = ? AND number > ? ORDER BY number)
"""

_READ_TABLES = """
SELECT json_group_array(json_array(name, number, at, json(iif(closed, 'true', 'false'))))
FROM (SELECT * FROM tables ORDER BY at, name)
"""


class SqliteStore:
    def __init__(self, path: Path | str) -> None:
        self._path = path
        self._queue = Queue(self._commit)
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._reading: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._heard: Heard | None = None

    async def open(self) -> None:
        await self._in_writer(self._open)
        self._looking = asyncio.get_running_loop().create_task(self._look())

    async def close(self) -> None:
        self._looking.cancel()
        await self._queue.close()
        await asyncio.to_thread(self._close)

    def append(self, table: str, number: int, at: int, entry: bytes, done: Done) -> None:
        self._queue.append(Append(table, number, at, entry, done))

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        found = await self._read(_READ_ENTRIES, table, after)
        return [bytes.fromhex(entry) for entry in msgspec.json.decode(found, type=list[str])]

    async def tables(self) -> list[Summary]:
        return msgspec.json.decode(await self._read(_READ_TABLES), type=list[Summary])

    async def rewrite(self, table: str, entries: list[bytes], *, closed: bool) -> None:
        await self._queue.alone(lambda: self._in_writer(self._rewrite, table, entries, closed))

    async def forget(self, table: str) -> None:
        await self._queue.alone(lambda: self._in_writer(self._forget, table))

    async def keep_deck(self, table: str, hash: str, content: bytes) -> None:
        await self._queue.alone(lambda: self._in_writer(self._keep_deck, table, hash, content))

    async def deck(self, hash: str) -> bytes | None:
        found: bytes | None = await self._read("SELECT content FROM decks WHERE hash = ?", hash)
        return found

    def listen(self, heard: Heard) -> None:
        self._heard = heard

    async def _commit(self, batch: Batch) -> set[str]:
        return await self._in_writer(self._write, batch)

    async def _in_writer(self, work: Callable[..., T], *of: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, work, *of)

    async def _read(self, query: str, *of: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._fetch, query, of)

    async def _look(self) -> None:
        """Tell what other processes have written. SQLite tells nobody, so it has to be asked."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self._heard is not None:
                with suppress(StoreFailed):
                    for table, number in await self._queue.alone(lambda: self._in_writer(self._moved)):
                        asyncio.get_running_loop().call_soon(self._heard, table, number)

    # What follows runs in the writer's thread.

    def _open(self) -> None:
        with _failing():
            self._connection = _connect(self._path)
            try:
                self._connection.execute("PRAGMA journal_mode = WAL")
                self._connection.execute("PRAGMA secure_delete = ON")
                # Rarer than by default: moving the log's pages into the file is a third of the work under load.
                self._connection.execute("PRAGMA wal_autocheckpoint = 10000")
                with self._transaction() as connection:
                    for statement in _SCHEMA.split(";"):
                        connection.execute(statement)
                    connection.execute("INSERT INTO meta VALUES ('schema', ?) ON CONFLICT DO NOTHING", (VERSION,))
                    check_version(_one(connection, "SELECT value FROM meta WHERE key = 'schema'"))
                    self._numbers = _numbers(connection)
                    self._data_version = _one(connection, "PRAGMA data_version")
                for _ in range(READERS):
                    self._reading.put(_connect(self._path))
            except BaseException:
                self._connection.close()
                raise

    def _write(self, batch: Batch) -> set[str]:
        with self._transaction() as connection:
            numbers = _numbers(connection, list(batch.firsts))
            taken = {table for table, first in batch.firsts.items() if numbers.get(table, 0) != first - 1}
            written = [(table, number, entry) for table, number, _, entry, _ in batch.appends if table not in taken]
            moved = [(table, number, at) for table, number, at, _, _ in batch.lasts.values() if table not in taken]
            connection.execute(_MOVE_TABLES, (_json(moved),))
            _write_entries(connection, written)
        self._numbers.update((table, number) for table, number, _ in moved)
        return taken

    def _rewrite(self, table: str, entries: list[bytes], closed: bool) -> None:
        with self._transaction() as connection:
            if _numbers(connection, [table]).get(table, 0) != len(entries):
                raise Taken(f"{table} does not have {len(entries)} entries")
            connection.execute("DELETE FROM entries WHERE name = ?", (table,))
            _write_entries(connection, [(table, number, entry) for number, entry in enumerate(entries, start=1)])
            connection.execute("UPDATE tables SET closed = ? WHERE name = ?", (closed, table))
        self._wipe()

    def _forget(self, table: str) -> None:
        with self._transaction() as connection:
            connection.execute(_FORGET_DECKS, (table,))
            for where in ("table_decks", "entries", "tables"):
                connection.execute(f"DELETE FROM {where} WHERE name = ?", (table,))
        self._numbers.pop(table, None)
        self._wipe()

    def _wipe(self) -> None:
        """What was there before is to be gone from the disk too, and not to lie in the write-ahead log."""
        with _failing():
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _keep_deck(self, table: str, hash: str, content: bytes) -> None:
        with self._transaction() as connection:
            connection.execute("INSERT INTO decks VALUES (?, ?) ON CONFLICT DO NOTHING", (hash, content))
            connection.execute("INSERT INTO table_decks VALUES (?, ?) ON CONFLICT DO NOTHING", (table, hash))

    def _moved(self) -> list[tuple[str, int]]:
        """The tables that another process has moved on, each with its number."""
        with _failing():
            # It changes when another connection has written, not when this one has.
            version = _one(self._connection, "PRAGMA data_version")
            if version == self._data_version:
                return []
            before, self._numbers = self._numbers, _numbers(self._connection)
        self._data_version = version
        return [(table, number) for table, number in self._numbers.items() if before.get(table) != number]

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
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

    # And this in the threads of the readers.

    def _fetch(self, query: str, of: tuple[Any, ...]) -> Any:
        connection = self._reading.get()
        try:
            with _failing():
                return _one(connection, query, of)
        finally:
            self._reading.put(connection)

    def _close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        while not self._reading.empty():
            self._reading.get().close()
        # The last to close moves everything from the log file beside it into the file itself.
        self._connection.close()


def _connect(path: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA synchronous = FULL")
    # On a Mac an ordinary sync leaves the entry in the disk's own memory. Elsewhere this says nothing.
    connection.execute("PRAGMA fullfsync = ON")
    return connection


@contextmanager
def _failing() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise StoreFailed(f"The file of the tables: {error}") from error


def _one(connection: sqlite3.Connection, query: str, of: tuple[Any, ...] = ()) -> Any:
    row = connection.execute(query, of).fetchone()
    return None if row is None else row[0]


def _numbers(connection: sqlite3.Connection, tables: list[str] | None = None) -> dict[str, int]:
    """The last number of these tables, or of all."""
    if tables is None:
        found = _one(connection, _NUMBERS)
    else:
        found = _one(connection, f"{_NUMBERS} WHERE name IN (SELECT value FROM json_each(?))", (_json(tables),))
    return msgspec.json.decode(found, type=dict[str, int])


def _write_entries(connection: sqlite3.Connection, entries: list[tuple[str, int, bytes]]) -> None:
    lengths = [len(content) for _, _, content in entries]
    places = accumulate(lengths, initial=1)
    rows = [(table, number, next(places), len(content)) for table, number, content in entries]
    connection.execute(_WRITE_ENTRIES, (_json(rows), b"".join([content for _, _, content in entries])))


def _json(rows: Any) -> str:
    return msgspec.json.encode(rows).decode()

"""Backups of a PostgreSQL, into the same files as those of the embedded store, and back: so tables can move from one to
the other. Whose tables they are (the leases) is no part of it: that is for the servers that run.

It is read as it was at one moment, in parts, so that no memory holds more than a few entries; and written in one
transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from parlour.table.log.store import StoreFailed, check_version
from parlour.table.log.store.backup import NOTHING, check_backup, count_tables, explained, new_backup
from parlour.table.log.store.postgres import PATIENCE_SECONDS, PostgresStore
from parlour.table.log.store.sqlite_file import opened_file

AT_ONCE = 200
DECKS_AT_ONCE = 10
"""Each of them may be two megabytes."""

# However long it takes, and whatever the database allows others.
_SETTINGS = {"application_name": "parlour backup", "statement_timeout": "0", "idle_in_transaction_session_timeout": "0"}

_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, ConnectionError, TimeoutError)

_READ_ENTRIES = """
SELECT name, entries.number, tables.at, entry FROM entries JOIN tables USING (name) ORDER BY name, entries.number
"""

_COLUMNS = {
    "tables": ("name", "number", "at", "closed"),
    "entries": ("name", "number", "entry"),
    "decks": ("hash", "content"),
    "table_decks": ("name", "hash"),
}

_NOT_WHOLE = """
SELECT count(*) FROM tables FULL JOIN
    (SELECT name, count(*) AS entries, max(number) AS last FROM entries GROUP BY name) AS logs USING (name)
WHERE (number, number) IS DISTINCT FROM (entries, last)
"""


async def back_up_database(dsn: str, file: Path) -> int:
    """Copy all tables into a new file; how many they are."""
    async with _connected(dsn) as connection, connection.transaction(isolation="repeatable_read", readonly=True):
        if not await _is_there(connection, "meta") or not await _is_there(connection, "tables"):
            raise ValueError(f"{NOTHING}: no tables were ever kept in this database.")
        check_version(await connection.fetchval("SELECT value FROM meta WHERE key = 'schema'"))
        if not await connection.fetchval("SELECT EXISTS (SELECT FROM tables)"):
            raise ValueError(f"{NOTHING}: no tables are in this database.")
        with new_backup(file) as backup:
            backup.execute("BEGIN")
            await _read_all(connection, backup)
            backup.execute("COMMIT")
            return count_tables(backup)


async def restore_database(file: Path, dsn: str) -> int:
    """Put the tables of a backup into a database in which no others are, and over which no server is at work."""
    check_backup(file)
    async with _connected(dsn) as connection:
        await _refuse_unless_empty(connection)
        store = PostgresStore(dsn)
        await store.open()  # what is missing there is made
        await store.close()
        with explained(f"{file} could not be restored"), closing(opened_file(file, "ro")) as backup:
            async with connection.transaction():
                await connection.execute("LOCK TABLE tables, entries, decks, table_decks, checkpoints")
                await _refuse_unless_empty(connection)
                await _write_all(connection, backup)
                if await connection.fetchval(_NOT_WHOLE):
                    raise StoreFailed(f"{file} is damaged: logs in it are not as long as they should be.")
                tables: int = await connection.fetchval("SELECT count(*) FROM tables")
    return tables


async def _read_all(connection: Any, backup: sqlite3.Connection) -> None:
    place = 0
    async for rows in _parts(connection, _READ_ENTRIES, AT_ONCE):
        lying = enumerate(rows, start=place + 1)
        heap = [
            (here, name, number, at, here - 1 if number > 1 else 0, entry) for here, (name, number, at, entry) in lying
        ]
        backup.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", heap)
        place += len(rows)
    tables = whole = 0
    async for rows in _parts(connection, "SELECT closed, name, number FROM tables", AT_ONCE):
        tables += len(rows)
        whole += backup.executemany("UPDATE tables SET closed = ? WHERE name = ? AND number = ?", rows).rowcount
    if whole != tables:
        raise StoreFailed("The database of the tables is damaged: logs in it are not as long as they should be.")
    async for rows in _parts(connection, "SELECT hash, content FROM decks", DECKS_AT_ONCE):
        backup.executemany("INSERT INTO decks VALUES (?, ?)", rows)
    async for rows in _parts(connection, "SELECT name, hash FROM table_decks", AT_ONCE):
        backup.executemany("INSERT INTO table_decks VALUES (?, ?)", rows)


async def _parts(connection: Any, query: str, size: int) -> AsyncIterator[list[tuple[Any, ...]]]:
    cursor = await connection.cursor(query)
    while rows := await cursor.fetch(size):
        yield [tuple(row) for row in rows]


async def _write_all(connection: Any, backup: sqlite3.Connection) -> None:
    """What is there beside the tables is left over from some that have gone, and stands in the way."""
    backup.execute("BEGIN")
    await connection.execute("DELETE FROM checkpoints")
    for table, columns in _COLUMNS.items():
        await connection.execute(f"DELETE FROM {table}")
        rows = _rows(backup, table, columns)
        await connection.copy_records_to_table(table, records=rows, columns=columns, timeout=None)


def _rows(backup: sqlite3.Connection, table: str, columns: Sequence[str]) -> Iterator[tuple[Any, ...]]:
    for row in backup.execute(f"SELECT {', '.join(columns)} FROM {table}"):
        yield (*row[:-1], bool(row[-1])) if columns[-1] == "closed" else row


async def _refuse_unless_empty(connection: Any) -> None:
    """While a server runs it has a row among the processes, and none can come until we are done: they are locked."""
    if await _is_there(connection, "processes"):
        if connection.is_in_transaction():
            await connection.execute("LOCK TABLE processes IN SHARE ROW EXCLUSIVE MODE")
        if await connection.fetchval("SELECT EXISTS (SELECT FROM processes)"):
            raise ValueError(
                "A Parlour is at work over this database. Stop it first; if one was killed, start it once more and "
                "stop it."
            )
    if await _is_there(connection, "tables") and await connection.fetchval("SELECT EXISTS (SELECT FROM tables)"):
        raise ValueError("There are tables in this database already. Name an empty one with --db.")


async def _is_there(connection: Any, table: str) -> bool:
    found: bool = await connection.fetchval("SELECT to_regclass($1) IS NOT NULL", table)
    return found


@asynccontextmanager
async def _connected(dsn: str) -> AsyncIterator[Any]:
    """A connection of its own. What the database says is told as the store tells it; what a file says is not."""
    try:
        connection = await asyncpg.connect(dsn, timeout=PATIENCE_SECONDS, server_settings=_SETTINGS)
    except (*_ERRORS, OSError) as error:
        raise _failed(error) from error
    try:
        yield connection
        await connection.close(timeout=PATIENCE_SECONDS)
    except _ERRORS as error:
        raise _failed(error) from error
    finally:
        connection.terminate()


def _failed(error: Exception) -> StoreFailed:
    return StoreFailed(f"The database of the tables: {str(error) or type(error).__name__}")

"""What the tests of the stores share: a store is made from its place, a file, a folder of several, or the address of a
database."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]

from parlour.table.log.store import OnDurable, Store, StoreFailed
from parlour.table.log.store.backup import back_up_files, restore_files
from parlour.table.log.store.postgres import PostgresStore
from parlour.table.log.store.postgres_backup import back_up_database, restore_database
from parlour.table.log.store.shards import ShardedStore, shard_paths
from parlour.table.log.store.sqlite import SqliteStore


def is_postgres(place: str) -> bool:
    return place.startswith("postgresql:")


def store_at(place: str) -> Store:
    if is_postgres(place):
        return PostgresStore(place)
    return ShardedStore(Path(place)) if Path(place).is_dir() else SqliteStore(place)


async def back_up(place: str, file: Path) -> int:
    return await back_up_database(place, file) if is_postgres(place) else back_up_files(Path(place), file)[0]


async def restore(file: Path, place: str) -> int:
    return await restore_database(file, place) if is_postgres(place) else restore_files(file, Path(place))


@asynccontextmanager
async def opened(place: str) -> AsyncIterator[Store]:
    store = await _opened(place)
    try:
        yield store
    finally:
        await store.close()


async def _opened(place: str) -> Store:
    """A busy machine may take longer over it than a store waits that a test has made impatient."""
    while True:
        store = store_at(place)
        try:
            await store.open()
            return store
        except StoreFailed as failed:
            if not isinstance(failed.__cause__, TimeoutError):
                raise


def into(future: asyncio.Future[None]) -> OnDurable:
    def done(problem: Exception | None) -> None:
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)

    return done


def sent(store: Store, table: str, number: int, entry: bytes | None = None, at: int = 0) -> asyncio.Future[None]:
    """Append, and a future that knows what has come of it."""
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.append(table, number, at, proof(table, number) if entry is None else entry, into(future))
    return future


async def outcomes(*futures: asyncio.Future[None]) -> list[str]:
    """What has come of each, by name: `written`, `Conflict` or `StoreFailed`."""
    problems = await asyncio.gather(*futures, return_exceptions=True)
    return ["written" if problem is None else type(problem).__name__ for problem in problems]


def proof(table: str, number: int, by: str = "") -> bytes:
    """An entry that nobody could mistake for another one, or for half of one."""
    name = f"{table} {number} {by} ".encode()
    return name + hashlib.sha256(name).hexdigest().encode() * (1 + number % 5)


async def execute(place: str, statement: str) -> None:
    """Straight to the database, past the store."""
    if is_postgres(place):
        connection = await asyncpg.connect(place)
        await connection.execute(statement)
        await connection.close()
    else:
        for file in shard_paths(Path(place)) or [Path(place)]:
            with closing(sqlite3.connect(file, isolation_level=None)) as opened:
                opened.execute(statement)

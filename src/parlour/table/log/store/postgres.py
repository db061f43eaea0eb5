"""Logs in a PostgreSQL database: for servers of several processes, on one machine or many.

Each process owns some of the tables and writes under its lease (lease.py). One connection writes and listens; a few
others read, and one renews the lease. When the connection breaks, nobody knows whether what
was last sent is written. So it is sent again on a new one, which does no harm: it waits for the first attempt if that
is still under way, and if the number is taken then, the entry that lies there says by whom.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import msgspec

from parlour.table.log.ownership import Owner, Ownership, SoleOwner
from parlour.table.log.store import (
    VERSION,
    Committed,
    Conflict,
    LeaseLost,
    OnDurable,
    OnEntry,
    OtherVersion,
    StoreFailed,
    Summary,
    check_version,
)
from parlour.table.log.store import lease as leases
from parlour.table.log.store.group_commit import Append, Batch, Queue
from parlour.table.log.store.lease import Lease

T = TypeVar("T")

PATIENCE_SECONDS = 10.0
"""How long to wait for the database: for an answer, and for a new connection when there is nothing to be found out."""
RETRY_SECONDS = 0.1
PULSE_SECONDS = 1.0
"""How often to see whether the connection that listens is still there."""
READERS = 3
CHANNEL = "parlour"

NAME = f"parlour {VERSION}.{leases.VERSION}"
"""As which it is known to the database, and to others: by what it knows of what is kept there, and of leases."""

_META = "CREATE TABLE IF NOT EXISTS meta (key text PRIMARY KEY, value integer NOT NULL)"

_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables
    (name text PRIMARY KEY, number bigint NOT NULL, at bigint NOT NULL, closed boolean NOT NULL);
CREATE TABLE IF NOT EXISTS entries
    (name text, number bigint, entry bytea NOT NULL, PRIMARY KEY (name, number));
CREATE TABLE IF NOT EXISTS decks (hash text PRIMARY KEY, content bytea NOT NULL);
CREATE TABLE IF NOT EXISTS table_decks (name text, hash text, PRIMARY KEY (name, hash));
CREATE INDEX IF NOT EXISTS tables_of_decks ON table_decks (hash);
CREATE TABLE IF NOT EXISTS checkpoints
    (name text PRIMARY KEY, number bigint NOT NULL, fingerprint text NOT NULL, content bytea NOT NULL);
"""

_VERSION = "SELECT value FROM meta WHERE key = 'schema'"

_VERSIONS = {"schema": VERSION, "lease": leases.VERSION}
_SET_VERSION = "INSERT INTO meta VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"

_OTHERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND application_name ~ '^parlour( [0-9.]+)?$' AND application_name <> $1
"""

# Whether whoever writes may: under their epoch, if they have one (lease.py).
_MAY = "SELECT FROM processes WHERE epoch = $1 FOR KEY SHARE"

# One statement, and so one transaction and one journey for the whole batch.
_WRITE = f"""
WITH lease AS MATERIALIZED ({_MAY}), may AS (SELECT WHERE $1::bigint IS NULL UNION ALL SELECT FROM lease), runs AS (
    SELECT run.* FROM may, unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[]) AS run (name, first, last, at)
), made AS (
    INSERT INTO tables SELECT name, last, at, false FROM runs WHERE first = 1 ON CONFLICT DO NOTHING
    RETURNING name, number
), moved AS (
    UPDATE tables SET number = last, at = runs.at FROM runs
    WHERE tables.name = runs.name AND tables.number = first - 1 AND first > 1
    RETURNING tables.name, number
), won AS (
    SELECT * FROM made UNION ALL SELECT * FROM moved
), written AS (
    INSERT INTO entries SELECT name, new.number, entry
    FROM unnest($6::text[], $7::bigint[], $8::bytea[]) AS new (name, number, entry) JOIN won USING (name)
)
SELECT EXISTS (SELECT FROM may), (SELECT array_agg(name) FROM won)
"""

_END = f"""
WITH ended AS (
    UPDATE tables SET number = $2, at = $3, closed = true WHERE name = $1 AND number = $2 - 1 RETURNING name, number
), rewritten AS (
    INSERT INTO entries SELECT name, new.number, entry
    FROM ended, unnest($4::bytea[]) WITH ORDINALITY AS new (entry, number)
    ON CONFLICT (name, number) DO UPDATE SET entry = excluded.entry
)
SELECT pg_notify('{CHANNEL}', json_build_object(name, number)::text) FROM ended
"""

# Which of the tables do not have these entries.
_MISSING = """
SELECT DISTINCT name FROM unnest($1::text[], $2::bigint[], $3::bytea[]) AS new (name, number, entry)
WHERE NOT EXISTS (SELECT FROM entries WHERE (name, number, entry) = (new.name, new.number, new.entry))
"""

# The table's row is held while this is written: or one that is closed at this moment would be left with a checkpoint.
_KEEP_CHECKPOINT = """
WITH standing AS (SELECT name FROM tables WHERE name = $1 AND number >= $2 AND NOT closed FOR SHARE)
INSERT INTO checkpoints AS kept SELECT name, $2, $3, $4 FROM standing
ON CONFLICT (name) DO UPDATE
    SET number = excluded.number, fingerprint = excluded.fingerprint, content = excluded.content
    WHERE excluded.number > kept.number OR excluded.fingerprint <> kept.fingerprint
"""

_FORGET_CHECKPOINT = "DELETE FROM checkpoints WHERE name = $1"

# Of a table's decks only those stay whose hashes are named, and those that another table has.
_FORGET_DECKS = (
    """DELETE FROM decks WHERE hash IN (SELECT hash FROM table_decks WHERE name = $1 AND hash <> ALL ($2::text[]))
        AND hash NOT IN (SELECT hash FROM table_decks WHERE name <> $1)""",
    "DELETE FROM table_decks WHERE name = $1 AND hash <> ALL ($2::text[])",
)

_FORGET_TABLE = f"""
WITH forgotten AS (DELETE FROM tables WHERE name = $1 RETURNING name, number)
SELECT pg_notify('{CHANNEL}', json_build_object(name, number + 1)::text) FROM forgotten
"""

_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)

DatabaseWork = Callable[[Any, bool], Awaitable[T]]
"""Something to do with a connection; whether it has been sent before and was not answered."""


class PostgresStore:
    def __init__(self, dsn: str, owner: Owner | None = None) -> None:
        """A process that serves tables says who it is, and leases its share of them; any other writes without."""
        self._dsn = dsn
        self._queue = Queue(self._commit)
        self._connection: Any = None
        self._heard: OnEntry | None = None
        self._closing = False
        self._lease = None if owner is None else Lease(owner, partial(_reconnected, dsn), self._written)
        self.ownership: Ownership = self._lease or SoleOwner()

    async def open(self) -> None:
        try:
            await self._connect()
            await self._make()
            self._readers = await asyncpg.create_pool(
                self._dsn, min_size=0, max_size=READERS, timeout=PATIENCE_SECONDS, server_settings=_settings()
            )
            if self._lease is not None:
                await self._lease.join()
        except BaseException as error:
            if self._connection is not None:
                self._connection.terminate()
            if isinstance(error, _ERRORS):
                raise _failed(error) from error
            raise
        self._pulse = asyncio.get_running_loop().create_task(self._keep_listening())

    async def close(self) -> None:
        self._closing = True
        self._pulse.cancel()
        await self._queue.close()
        if self._lease is not None:
            await self._lease.leave()
        with suppress(*_ERRORS):
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._readers.close()
                await self._connection.close()
        self._readers.terminate()
        self._connection.terminate()

    def append(self, table: str, number: int, at: int, entry: bytes, done: OnDurable) -> None:
        self._queue.append(Append(table, number, at, entry, done, self._epoch))

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT entry FROM entries WHERE name = $1 AND number > $2 ORDER BY number"
        return [row[0] for row in await self._read(query, table, after)]

    async def keep_checkpoint(self, table: str, number: int, fingerprint: str, content: bytes) -> None:
        async def work(connection: Any, again: bool) -> None:
            await connection.execute(_KEEP_CHECKPOINT, table, number, fingerprint, content)

        await self._queue.alone(lambda: self._surely(work))

    async def checkpoint(self, table: str, fingerprint: str) -> bytes | None:
        query = "SELECT content FROM checkpoints WHERE name = $1 AND fingerprint = $2"
        rows = await self._read(query, table, fingerprint)
        return rows[0][0] if rows else None

    async def tables(self) -> list[Summary]:
        rows = await self._read("SELECT name, number, at, closed FROM tables ORDER BY at, name")
        return [Summary(*row) for row in rows]

    async def unused(self, since: int, *, closed: bool) -> list[str]:
        query = "SELECT name FROM tables WHERE at <= $1 AND closed = $2 ORDER BY at, name"
        return [row[0] for row in await self._read(query, since, closed)]

    async def end(self, table: str, entries: list[bytes], at: int, decks: Collection[str] = ()) -> None:
        async def work(connection: Any, again: bool) -> None:
            done = await connection.fetch(_END, table, len(entries), at, entries)
            if not done and not (again and await self.entries(table) == entries):
                raise Conflict(f"{table} {len(entries)}")
            await _forget_decks(connection, table, decks)
            await connection.execute(_FORGET_CHECKPOINT, table)

        await self._together(work)

    async def forget(self, table: str) -> None:
        async def work(connection: Any, again: bool) -> None:
            await _forget_decks(connection, table)
            await connection.execute("DELETE FROM entries WHERE name = $1", table)
            await connection.execute(_FORGET_TABLE, table)
            await connection.execute(_FORGET_CHECKPOINT, table)  # after its row: nobody keeps another now

        await self._together(work)

    async def keep_deck(self, table: str, hash: str, content: bytes) -> None:
        async def work(connection: Any, again: bool) -> None:
            if await connection.fetchval("SELECT closed FROM tables WHERE name = $1", table):
                return
            await connection.execute("INSERT INTO decks VALUES ($1, $2) ON CONFLICT DO NOTHING", hash, content)
            await connection.execute("INSERT INTO table_decks VALUES ($1, $2) ON CONFLICT DO NOTHING", table, hash)

        await self._together(work)

    async def deck(self, hash: str) -> bytes | None:
        rows = await self._read("SELECT content FROM decks WHERE hash = $1", hash)
        return rows[0][0] if rows else None

    def listen(self, heard: OnEntry) -> None:
        """Be told of the tables that others have ended or thrown away; after a broken connection, of every table, for
        each may have been."""
        self._heard = heard

    def watch(self, committed: Committed) -> None:
        self._queue.watchers.append(committed)

    async def _commit(self, batch: Batch) -> set[str]:
        async def work(connection: Any, again: bool) -> set[str]:
            may, won = await connection.fetchrow(
                _WRITE,
                batch.epoch,
                list(batch.firsts),
                list(batch.firsts.values()),
                [last.number for last in batch.lasts.values()],
                [last.at for last in batch.lasts.values()],
                [append.table for append in batch.appends],
                [append.number for append in batch.appends],
                [append.entry for append in batch.appends],
            )
            taken = batch.firsts.keys() - (won or ())
            if again:
                taken -= await _written(connection, batch, taken)
            if taken and not may:
                raise self._lost(batch.epoch)
            return taken

        return await self._surely(work)

    async def _written(self) -> None:
        """Whatever was to be written by now is, or never will be."""
        await self._queue.alone(_nothing)

    async def _together(self, work: DatabaseWork[None]) -> None:
        """Do this in one transaction, in its turn, and alone where it is about decks: one must not go with its last
        table while another process keeps it for a new one."""

        epoch = self._epoch

        async def all_of_it(connection: Any, again: bool) -> None:
            async with connection.transaction():
                if epoch is not None and not await connection.fetch(_MAY, epoch):
                    raise self._lost(epoch)
                await connection.execute("LOCK TABLE table_decks IN EXCLUSIVE MODE")
                await work(connection, again)

        await self._queue.alone(lambda: self._surely(all_of_it))

    @property
    def _epoch(self) -> int | None:
        return None if self._lease is None else self._lease.epoch

    def _lost(self, epoch: int | None) -> LeaseLost:
        """Unless it is known already, and this process has begun anew."""
        assert self._lease is not None
        if epoch == self._epoch:
            self._lease.suspect()
        return LeaseLost("Another process has taken over the tables of this one.")

    async def _surely(self, work: DatabaseWork[T]) -> T:
        """Do this, and while the connection breaks under it, do it again: only an answer says what has come of it."""
        again = False
        until = asyncio.get_running_loop().time() + PATIENCE_SECONDS
        while True:
            under_way = False
            try:
                if self._connection.is_closed():
                    await self._connect()
                under_way = True
                return await work(self._connection, again)
            except _ERRORS as error:
                if under_way and not again and _refused(error):
                    raise _failed(error) from error
                if under_way:
                    again = True
                    self._connection.terminate()
                if asyncio.get_running_loop().time() > until and (not again or self._closing):
                    raise _failed(error) from error
            await asyncio.sleep(RETRY_SECONDS)

    async def _connect(self) -> None:
        """Connect and listen. If a connection was lost, tell of every table: what was missed is not known."""
        lost = self._connection is not None
        self._connection = await (_reconnected if lost else _connected)(self._dsn)
        try:
            await self._connection.add_listener(CHANNEL, self._notified)
            if lost and self._heard is not None:
                for table, number in await self._connection.fetch("SELECT name, number FROM tables"):
                    asyncio.get_running_loop().call_soon(self._heard, table, number)
        except BaseException:
            # Or the next attempt would find a connection that does not listen.
            self._connection.terminate()
            raise

    async def _make(self) -> None:
        async with self._connection.transaction():
            # Two processes that start together must not both make the tables.
            await self._connection.execute(f"SELECT pg_advisory_xact_lock(hashtext('{CHANNEL}'))")
            await self._connection.execute(_META)
            await self._connection.execute("INSERT INTO meta VALUES ('schema', $1) ON CONFLICT DO NOTHING", VERSION)
            await _check_version(self._connection)
            found = dict(await self._connection.fetch("SELECT key, value FROM meta"))
            if found != _VERSIONS:
                await _refuse_beside_others(self._connection)
            await self._connection.execute(_SCHEMA)
            await self._connection.execute(leases.SCHEMA)
            await self._connection.executemany(_SET_VERSION, list(_VERSIONS.items()))

    async def _keep_listening(self) -> None:
        """Find out when the connection is gone, even if nobody writes: whoever listens would wait for ever."""

        async def pulse() -> None:
            if self._connection.is_closed():
                await self._connect()
            try:
                await self._connection.execute("SELECT 1")
            except _ERRORS:
                self._connection.terminate()

        while True:
            await asyncio.sleep(PULSE_SECONDS)
            with suppress(*_ERRORS, StoreFailed):
                await self._queue.alone(pulse)

    def _notified(self, connection: Any, sender: int, channel: str, payload: str) -> None:
        if self._heard is not None and sender != connection.get_server_pid():
            for table, number in msgspec.json.decode(payload, type=dict[str, int]).items():
                self._heard(table, number)

    async def _read(self, query: str, *of: Any) -> Any:
        try:
            return await self._fetch(query, *of)
        except _ERRORS as error:
            raise _failed(error) from error

    async def _fetch(self, query: str, *of: Any) -> Any:
        """By one of the readers, in time. One that does not answer is let go at once: to be told that it should stop,
        or to be given back in order, it would have to answer."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            connection = await self._readers.acquire()
            try:
                return await connection.fetch(query, *of)
            except (TimeoutError, asyncio.CancelledError):
                connection.terminate()
                raise
            finally:
                await self._readers.release(connection)


async def _connected(dsn: str) -> Any:
    return await asyncpg.connect(
        dsn,
        timeout=PATIENCE_SECONDS,
        command_timeout=PATIENCE_SECONDS,
        server_settings=_settings() | {"synchronous_commit": "on", "application_name": NAME},
    )


async def _reconnected(dsn: str) -> Any:
    """While nobody was looking, a newer Parlour may have brought the database up to date."""
    connection = await _connected(dsn)
    try:
        await _check_version(connection)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def _check_version(connection: Any) -> None:
    check_version(await connection.fetchval(_VERSION))


async def _refuse_beside_others(connection: Any) -> None:
    """Nothing is upgraded under processes that would go on as they always did."""
    if await connection.fetchval(_OTHERS, NAME):
        raise OtherVersion(
            "A Parlour of another version is at work over this database: it would not understand what this one keeps "
            "there, or how it shares the tables out. Stop all of them before this one is started."
        )


def _settings() -> dict[str, str]:
    """The database itself gives up a little earlier than we do, for instance on a lock: then it is known that nothing
    was done."""
    most = f"{0.8 * PATIENCE_SECONDS:.3f}s"
    return {"statement_timeout": most, "idle_in_transaction_session_timeout": most}


def _refused(error: Exception) -> bool:
    """Whether it is certain that nothing was done, and no use to try again. Of most errors that cannot be said."""
    if isinstance(error, asyncpg.PostgresError) and not isinstance(error, asyncpg.DeadlockDetectedError):
        # ERROR means: undone, and the connection stays. FATAL and PANIC end the connection, perhaps after the commit;
        # and where the database has said nothing, the driver has lost it.
        return bool(error.severity_en == "ERROR")
    return isinstance(error, ValueError)  # the driver could not even send it


def _failed(error: Exception) -> StoreFailed:
    return StoreFailed(f"The database of the tables: {str(error) or type(error).__name__}")


async def _written(connection: Any, batch: Batch, tables: set[str]) -> set[str]:
    """Those of the tables whose run lies in the log exactly as the batch has it."""
    ours = [append for append in batch.appends if append.table in tables]
    missing = await connection.fetch(
        _MISSING,
        [append.table for append in ours],
        [append.number for append in ours],
        [append.entry for append in ours],
    )
    return tables - {name for (name,) in missing}


async def _forget_decks(connection: Any, table: str, but: Collection[str] = ()) -> None:
    for statement in _FORGET_DECKS:
        await connection.execute(statement, table, list(but))


async def _nothing() -> None:
    """In its turn."""

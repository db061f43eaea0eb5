"""The event store: where logs are kept, append-only. A table's log is its entries by number, and the store's uniqueness
decides every race: whoever comes second is told of the conflict and tries again (optimistic concurrency)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import NamedTuple, Protocol

from parlour.table.log.ownership import Owner, Ownership

FILE = "tables.sqlite"
"""In the data directory, where no database is named."""
VERSION = 4
"""The version of the schema, of both databases alike. 3: checkpoints beside the logs. 4: tables have owners, and a
server's tables may lie in several files; what knows nothing of that must not write."""
OLDEST = 2
"""What has come since this one is made where it is missing, and nothing else has changed."""

MOST_TRIES = 20
"""How often to try again where somebody else was quicker. Nobody is so unlucky twenty times by chance."""


class Conflict(Exception):
    """Somebody else has written this number of the log first. Read what they wrote, and try again."""


class StoreFailed(Exception):
    """The store could not write or read: a full disk, a database that is gone. Nothing was half written."""


class LeaseLost(StoreFailed):
    """Another process has taken over the tables of this one: what was to be written is not, and never will be."""


class OtherVersion(StoreFailed):
    """These tables were made by a Parlour that is newer than this one, or too old."""


class Summary(NamedTuple):
    """What a store knows of a table without reading its log."""

    table: str
    number: int
    at: int
    closed: bool


OnDurable = Callable[[Exception | None], None]
"""Told on the event loop when an entry is durable (None), or why it is not (Conflict, StoreFailed)."""

OnEntry = Callable[[str, int], None]
"""Told on the event loop that somebody else has written this number of this table's log: whoever looks after the tables
(`parlour tables`) ends some of them.

It is the number after the last when the table was forgotten: whoever reads the log finds nothing."""

Committed = Callable[[int, float, bool], None]
"""Told after every commit: how many entries it has written, how many seconds it took, and whether it failed."""


class Store(Protocol):
    ownership: Ownership
    """Which of the tables in it are this process's own."""

    async def open(self) -> None:
        """Make ready; the tables of the database are made if they are not there."""

    async def close(self) -> None:
        """Write what is waiting, then let go."""

    def append(self, table: str, number: int, at: int, entry: bytes, done: OnDurable) -> None:
        """Write the entry at this number; `done` is told once it would survive a power cut.

        Entries of all tables that are waiting go into one commit. Number 1 makes the table, and is a Conflict if there
        is one of that name. A number without the one before it is a Conflict too: the writer has not read the log. What
        was sent for a table after an entry that fails, before its writer is told, fails like it.
        """

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """The log from the entry after that number on, in order; empty if there is no such table."""

    async def keep_checkpoint(self, table: str, number: int, fingerprint: str, content: bytes) -> None:
        """Keep how the table stands at this number, in the place of what was kept before, unless that is newer.

        It goes in the same write that ends or forgets the table; for a table that is closed or gone nothing is kept.
        """

    async def checkpoint(self, table: str, fingerprint: str) -> bytes | None:
        """What was last kept of this table, if it bears this fingerprint."""

    async def tables(self) -> list[Summary]:
        """Every table there is, the least lately used first."""

    async def unused(self, since: int, *, closed: bool) -> list[str]:
        """The open or the closed tables that nobody has written to since then, the least lately used first."""

    async def end(self, table: str, entries: list[bytes], at: int, decks: Collection[str] = ()) -> None:
        """Close a table: other entries come in the place of its whole log, and one more after them. Of its decks only
        these stay, and those that another table has.

        All of it happens or nothing: no log is ever closed and not rewritten. A Conflict if the log has another length.
        """

    async def forget(self, table: str) -> None:
        """The table was never there. Decks that no log needs any more may go with it."""

    async def keep_deck(self, table: str, hash: str, content: bytes) -> None:
        """Keep a deck for this table's matches; the same deck is kept once for all tables. For a closed table nothing
        is kept any more."""

    async def deck(self, hash: str) -> bytes | None:
        """A deck that was kept."""

    def listen(self, heard: OnEntry) -> None:
        """Be told of what others have done to tables."""

    def watch(self, committed: Committed) -> None:
        """Be told of every commit."""


def store_for(data: Path, db: str | None, owner: Owner | None = None, workers: int = 1) -> Store:
    """A PostgreSQL where one is named, else what this worker has of the files in the data directory; only its own
    library is loaded. A process that serves tables says who it is."""
    if db is not None:
        from parlour.table.log.store.postgres import PostgresStore

        return PostgresStore(db, owner)
    from parlour.table.log.store.shards import ShardedStore, shard_path, shard_paths
    from parlour.table.log.store.sqlite import SqliteStore

    first = shard_path(data, 1)
    if workers == 1 and shard_paths(data) in ([], [first]):
        return SqliteStore(first)
    return ShardedStore(data, 0 if owner is None else owner.worker, workers)


def check_version(found: int) -> None:
    """An older schema is upgraded in place (a migration), a newer one is not touched."""
    if found > VERSION:
        raise OtherVersion(
            f"These tables were made by a newer Parlour (version {found}; this one knows version {VERSION}). "
            "Please update Parlour."
        )
    if found < OLDEST:
        raise OtherVersion(
            f"These tables were made by an older Parlour (version {found}; this one knows versions {OLDEST} to "
            f"{VERSION}). End them there, and let this one begin with an empty place."
        )

"""Backups: all tables in one SQLite file, whichever store they are from, and whichever they go back into.

A backup is a file as the embedded store has it, without what can be made anew (the checkpoints). It is filled through
the same triggers, so no log gets into it that has a gap; and each table is in it as it was at one moment, also while a
server writes. What is restored goes into an empty place, all of it or nothing.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from parlour.table.log.store import StoreFailed
from parlour.table.log.store.folder_lock import locked
from parlour.table.log.store.shards import missing_files, shard_path, shard_paths, table_names
from parlour.table.log.store.sqlite import lay_out
from parlour.table.log.store.sqlite_file import (
    BESIDE,
    FOLDER_MODE,
    check_pages,
    check_schema,
    new_file,
    opened_file,
    uri_of,
)

NOTHING = "There is nothing to back up"
UNFINISHED = "tables.restored"
"""In the data directory, until all of it is there."""

# A table that lies in two files is that of the first one, as it is to the server.
_TAKE_OVER = (
    "CREATE TEMP TABLE taken AS SELECT name FROM source.tables WHERE name NOT IN (SELECT name FROM main.tables)",
    """INSERT INTO main.entries
        SELECT place + :above, name, number, at, iif(before, before + :above, 0), entry
        FROM source.entries WHERE name IN (SELECT name FROM taken) ORDER BY place""",
    """UPDATE main.tables SET closed = true
        WHERE name IN (SELECT name FROM source.tables JOIN taken USING (name) WHERE closed)""",
    "INSERT INTO main.decks SELECT hash, content FROM source.decks WHERE true ON CONFLICT DO NOTHING",
    "INSERT INTO main.table_decks SELECT name, hash FROM source.table_decks WHERE true ON CONFLICT DO NOTHING",
)
_NOT_WHOLE = """
SELECT count(*) FROM source.tables AS old JOIN taken USING (name) LEFT JOIN main.tables AS new USING (name)
WHERE (new.number, new.at, new.closed) IS NOT (old.number, old.at, old.closed)
"""


def back_up_files(data: Path, file: Path) -> tuple[int, list[str]]:
    """Copy the tables of all files in the data directory into a new one; how many they are, and the names of the files
    that are missing."""
    sources = shard_paths(data)
    if not sources:
        raise ValueError(f"{NOTHING}: {shard_path(data, 1)} is not there.")
    with new_backup(file) as backup:
        for source in sources:
            with explained(f"{source} could not be backed up"):
                take_over(backup, source)
        tables = count_tables(backup)
        if not tables:
            raise ValueError(f"{NOTHING}: no tables are in {data}.")
    return tables, [path.name for path in missing_files(data)]


def restore_files(file: Path, data: Path) -> int:
    """Put the tables of a backup into the data directory, where no others may be, and no server at work."""
    check_backup(file)
    data.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
    with locked(data):
        if any(table_names(path) for path in shard_paths(data)):
            raise ValueError(
                f"There are tables in {data} already. Name an empty folder with --data, or move these files away first."
            )
        made = data / UNFINISHED
        made.unlink(missing_ok=True)
        with new_backup(made) as restored, explained(f"{file} could not be restored"):
            take_over(restored, file)
            tables = count_tables(restored)
        for path in {*shard_paths(data), shard_path(data, 1)}:
            for ending in BESIDE:  # a log of changes that lies beside it would be applied to what comes in its place
                Path(f"{path}{ending}").unlink(missing_ok=True)
        made.rename(shard_path(data, 1))
        _sync_folder(data)
    return tables


def check_backup(file: Path) -> None:
    """A ValueError or a StoreFailed says why this file cannot be restored, before anything is touched."""
    if not file.is_file():
        raise ValueError(f"There is no file {file}.")
    with explained(f"{file} is no backup that could be restored"), closing(opened_file(file, "ro")) as opened:
        check_schema(opened)
        check_pages(opened, file)
        if not count_tables(opened):
            raise ValueError(f"There are no tables in {file}.")


@contextmanager
def new_backup(file: Path) -> Iterator[sqlite3.Connection]:
    """An empty file to be filled. What was written is on the disk and well once it is done, or nothing is there."""
    with new_file(file), explained(f"{file} could not be written"), closing(opened_file(file, "rw")) as opened:
        # There is nothing to go back to: a file that does not come to its end is thrown away.
        opened.execute("PRAGMA journal_mode = OFF")
        opened.execute("PRAGMA synchronous = OFF")
        lay_out(opened)
        yield opened
        check_pages(opened, file)


def take_over(target: sqlite3.Connection, source: Path) -> None:
    """Add what is in another file, as it is at one moment. The database streams it: no memory holds a whole log."""
    target.execute("ATTACH ? AS source", (uri_of(source, "rw"),))
    target.execute("BEGIN")
    check_schema(target, "source")
    (above,) = target.execute("SELECT coalesce(max(place), 0) FROM main.entries").fetchone()
    for statement in _TAKE_OVER:
        target.execute(statement, {"above": above})
    if target.execute(_NOT_WHOLE).fetchone()[0]:
        raise StoreFailed(f"{source} is damaged: logs in it are not as long as they should be.")
    target.execute("DROP TABLE temp.taken")
    target.execute("COMMIT")
    target.execute("DETACH source")


def count_tables(opened: sqlite3.Connection) -> int:
    (tables,) = opened.execute("SELECT count(*) FROM main.tables").fetchone()
    return int(tables)


@contextmanager
def explained(what: str) -> Iterator[None]:
    """What SQLite says, as a sentence."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreFailed(f"{what}: {error}") from error


def _sync_folder(folder: Path) -> None:
    """So that the new name survives a power cut too."""
    with suppress(OSError):  # Windows has no such thing
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)

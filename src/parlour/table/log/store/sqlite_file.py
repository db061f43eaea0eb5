"""The SQLite file itself: its permissions, and an online copy of it, also while a server writes to the file.

What people have typed lies in it, so it is for its owner alone, and so is every copy."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from parlour.table.log.store import StoreFailed, check_version

FILE_MODE = 0o600
FOLDER_MODE = 0o700
BESIDE = ("", "-wal", "-shm")
"""SQLite gives what it keeps beside a file the permissions that the file has."""


def keep_from_others(path: Path) -> None:
    """Make the file if it is not there; and where others on this machine may read or write it, they may no more."""
    os.close(os.open(path, os.O_CREAT, FILE_MODE))
    for ending in BESIDE:
        file = Path(f"{path}{ending}")
        with suppress(FileNotFoundError, PermissionError):  # another user's file, which was shared with us
            if stat.S_IMODE(file.stat().st_mode) & ~FILE_MODE:
                file.chmod(FILE_MODE)


@contextmanager
def new_file(path: Path) -> Iterator[None]:
    """A new file, for its owner alone, and on the disk when all is done. What is there already is never written over,
    and what has failed leaves nothing behind."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL, FILE_MODE))
    try:
        yield
        with path.open("rb+") as made:
            os.fsync(made.fileno())  # SQLite does not wait for it
    except BaseException:
        path.unlink()
        raise


def copy_whole(source: Path, target: Path) -> None:
    """Copy the file as it is at one moment."""
    with new_file(target):
        try:
            with closing(opened_file(source, "rw")) as original:
                original.execute("VACUUM INTO ?", (str(target),))
            with closing(opened_file(target, "ro")) as copy:
                check_pages(copy, source)
        except sqlite3.Error as error:
            raise StoreFailed(f"{source} could not be copied: {error}") from error


def check_pages(opened: sqlite3.Connection, path: Path) -> None:
    """A StoreFailed if the file, or the one it is a copy of, is damaged."""
    (found,) = opened.execute("PRAGMA quick_check").fetchone()
    if found != "ok":
        raise StoreFailed(f"{path} is damaged: {found}")


def check_schema(opened: sqlite3.Connection, schema: str = "main") -> None:
    """A StoreFailed if this Parlour does not know what is in the file, or in one that is attached to it."""
    row = opened.execute(f"SELECT value FROM {schema}.meta WHERE key = 'schema'").fetchone()
    if row is None:
        raise StoreFailed("These are no tables of Parlour's: they have no version.")
    check_version(row[0])


def opened_file(path: Path, mode: str) -> sqlite3.Connection:
    """For programs beside the store. Never made where it is not there: an empty backup would be no backup."""
    return sqlite3.connect(uri_of(path, mode), uri=True, isolation_level=None)


def uri_of(path: Path, mode: str) -> str:
    return f"{path.absolute().as_uri()}?mode={mode}"

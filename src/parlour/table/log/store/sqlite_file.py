"""The SQLite file itself: its permissions, and an online backup of it, also while a server writes to the file.

What people have typed lies in it, so it is for its owner alone, and so is every copy."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path

from parlour.table.log.store import StoreFailed

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


def back_up(source: Path, target: Path) -> int:
    """Copy the file as it is at one moment, for its owner alone, and give the number of its tables once the copy is
    whole and on the disk. What is there already is never written over, and what has failed leaves nothing behind."""
    if not source.exists():
        raise ValueError(f"There is nothing to back up: {source} is not there.")
    os.close(os.open(target, os.O_CREAT | os.O_EXCL, FILE_MODE))
    try:
        tables = _copied(source, target)
        with target.open("rb+") as copy:
            os.fsync(copy.fileno())  # SQLite does not wait for it
    except BaseException:
        target.unlink()
        raise
    return tables


def _copied(source: Path, target: Path) -> int:
    try:
        with closing(_opened(source, "rw")) as original:
            original.execute("VACUUM INTO ?", (str(target),))
        with closing(_opened(target, "ro")) as copy:
            (found,) = copy.execute("PRAGMA quick_check").fetchone()
            if found != "ok":
                raise StoreFailed(f"{source} is damaged, so there is no backup of it: {found}")
            (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        raise StoreFailed(f"{source} could not be backed up: {error}") from error
    return int(tables)


def _opened(path: Path, mode: str) -> sqlite3.Connection:
    """Never made where it is not there: an empty backup would be no backup."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True)

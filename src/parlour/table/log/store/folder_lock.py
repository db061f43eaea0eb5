"""A lock on the folder of the SQLite files, for one server at a time: two would not know of each other's people.

It is held by an open file, which the workers of a server have from their parent; the system lets go of it when the last
of them has ended, however that came about. `parlour tables` needs none: what it does beside a server is safe.
"""

from __future__ import annotations

import errno
import logging
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from parlour.table.log.store import StoreFailed
from parlour.table.log.store.sqlite_file import FILE_MODE

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

logger = logging.getLogger("parlour.table")

LOCK = "tables.lock"
PATIENCE_SECONDS = 5.0
"""How long to wait for the workers of a server that was killed: they see it and end."""
AGAIN_SECONDS = 0.05
LENGTH = 20
"""Whoever holds it writes down their number, always in so many signs: it is read at any moment."""
TAKEN = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)
BEYOND = 1 << 30
"""On Windows a part of the file is locked, and could not be read: so it is one where nothing is."""


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Nobody else serves from this folder meanwhile; a StoreFailed says so if somebody does already."""
    file = os.open(data / LOCK, os.O_RDWR | os.O_CREAT, FILE_MODE)
    try:
        until = time.monotonic() + PATIENCE_SECONDS
        while not _take(file):
            holder = _read(file)
            if time.monotonic() > until or _is_there(holder):
                raise StoreFailed(
                    f"Another Parlour{holder and f' (process {holder})'} already serves the tables in {data}. Stop "
                    "that one first, or name another folder with --data."
                )
            time.sleep(AGAIN_SECONDS)
        with suppress(OSError):  # on a full disk it is held all the same
            _write(file, str(os.getpid()))
        yield
    finally:
        os.close(file)


def _take(file: int) -> bool:
    try:
        if sys.platform == "win32":
            os.lseek(file, BEYOND, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in TAKEN:
            return False
        logger.warning("the folder of the tables cannot be locked: only one server may use it", exc_info=error)
    return True


def _read(file: int) -> str:
    os.lseek(file, 0, os.SEEK_SET)
    return os.read(file, LENGTH).decode().strip()


def _write(file: int, holder: str) -> None:
    os.lseek(file, 0, os.SEEK_SET)
    os.write(file, holder.ljust(LENGTH).encode())


def _is_there(process: str) -> bool:
    """Whether the server that took the lock still runs; of what it leaves behind the lock goes soon."""
    if sys.platform == "win32" or not process.isdecimal():  # there a process is not asked, but ended
        return True
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return False
    except OSError:  # somebody else's
        return True
    return True

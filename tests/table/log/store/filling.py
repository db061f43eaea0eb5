"""The disk is full, and then it has room again: `filling.py PLACE`. It fails with an AssertionError.

A process may not write its files beyond a size: to it that is a full disk, and it can be had anywhere. The limit is for
the process that holds the files: this one for SQLite, and for PostgreSQL the one that serves our connection.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import sys

import asyncpg  # type: ignore[import-untyped]

from parlour.table.log.store import StoreFailed
from tests.table.log.store.places import is_postgres, opened, outcomes, proof, sent

MEGABYTE = 1 << 20
# PostgreSQL's journal comes in files of this size, and it stops altogether when it cannot write them. So the log has to
# be longer than one before the limit can be set.
JOURNAL = 16 * MEGABYTE


async def holder(place: str) -> int:
    if not is_postgres(place):
        return os.getpid()
    connection = await asyncpg.connect(place)
    pid: int = await connection.fetchval(
        "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'parlour %' AND datname = current_database()"
    )
    await connection.close()
    return pid


def limit(pid: int, size: int) -> None:
    """Nobody may limit the processes of another user, not even root everywhere: so it is done as that user."""
    child = os.fork()
    if child == 0:
        owner = os.stat(f"/proc/{pid}").st_uid
        if owner != os.getuid():
            os.setuid(owner)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0


async def main(place: str) -> None:
    async with opened(place) as store:
        room = JOURNAL if is_postgres(place) else MEGABYTE
        long = [random.randbytes(1900) for _ in range(room // 1900)]
        await asyncio.gather(*[sent(store, "long", number, entry) for number, entry in enumerate(long, 1)])
        await asyncio.gather(sent(store, "A", 1), sent(store, "B", 1))
        pid = await holder(place)
        limit(pid, room)

        more = [sent(store, "long", len(long) + number, random.randbytes(1900)) for number in range(1, 500)]
        result = await outcomes(sent(store, "A", 2), *more, sent(store, "B", 2))
        assert set(result) == {"StoreFailed"}, "one batch: all of it, or nothing"
        try:
            await store.end("long", [random.randbytes(1900) for _ in (*long, "the end")], at=0)
        except StoreFailed:
            pass
        else:
            raise AssertionError("ended on a full disk")
        assert await store.entries("A") == [proof("A", 1)]
        assert await store.entries("B") == [proof("B", 1)]
        assert await store.entries("long") == long
        assert not any(summary.closed for summary in await store.tables())

        limit(pid, resource.RLIM_INFINITY)
        await asyncio.gather(sent(store, "A", 2), sent(store, "long", len(long) + 1, b"there is room"))
    async with opened(place) as store:
        assert await store.entries("A") == [proof("A", 1), proof("A", 2)]
        assert await store.entries("long") == [*long, b"there is room"]


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))

"""A writer is killed at a random moment, again and again, and each time the log is held against what it was told.

Run as a process of its own, because it forks: `killing.py PLACE ROUNDS SEED`. It fails with an AssertionError.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from itertools import count

from parlour.table.log.store import Store, Summary
from tests.table.log.store.places import opened, proof, sent, store_at

TABLES = 4
UNDER_WAY = 3
ENDED = 20
LONGEST_SECONDS = 0.03


async def write(place: str, kind: str, acknowledged: int) -> None:
    """Write at several tables without end, and end another again and again; say each time when it is acknowledged."""
    store = store_at(place)
    await store.open()
    os.write(acknowledged, b"open 0\n")

    def send(table: str, number: int) -> None:
        def done(problem: Exception | None) -> None:
            assert problem is None, problem
            os.write(acknowledged, f"{table} {number}\n".encode())
            send(table, number + UNDER_WAY)

        store.append(table, number, 0, proof(table, number), done)

    for number in range(1, UNDER_WAY + 1):
        for table in range(TABLES):
            send(f"{kind}.{table}", number)
    other = f"{kind}.ended"
    await asyncio.gather(*[sent(store, other, number, proof(other, 0)) for number in range(1, ENDED + 1)])
    for version in count(1):
        await store.end(other, [proof(other, version)] * (ENDED + version), at=version)
        os.write(acknowledged, f"{other} {version}\n".encode())


def killed(place: str, kind: str, after: float) -> dict[str, int]:
    """The last number acknowledged at each table, by a writer that was killed so long after it had opened its store."""
    out, into = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            asyncio.run(write(place, kind, into))
        finally:
            os._exit(1)
    os.close(into)
    with os.fdopen(out, "rb") as told:
        first = told.readline()
        time.sleep(after)
        os.kill(child, signal.SIGKILL)
        lines = told.read().decode().splitlines()
    _, status = os.waitpid(child, 0)
    assert first == b"open 0\n", "the writer could not open the store"
    assert os.WIFSIGNALED(status), "the writer came to an end by itself"
    last: dict[str, int] = {}
    for line in lines:
        table, number = line.split()
        assert int(number) == last.get(table, 0) + 1, f"{line} acknowledged after {last.get(table)}"
        last[table] = int(number)
    return last


async def check(place: str, acknowledged: dict[str, int]) -> None:
    async with opened(place) as store:
        summaries = {summary.table: summary for summary in await store.tables()}
        for table, number in acknowledged.items():
            assert table in summaries, f"{table}: {number} acknowledged, nothing there"
            await (check_ended if table.endswith("ended") else check_log)(store, summaries[table], number)


async def check_log(store: Store, summary: Summary, number: int) -> None:
    table = summary.table
    entries = await store.entries(table)
    assert len(entries) >= number, f"{table}: {number} acknowledged, {len(entries)} there"
    assert len(entries) == summary.number, f"{table}: {len(entries)} there, {summary.number} counted"
    assert entries == [proof(table, number) for number in range(1, len(entries) + 1)], f"{table}: not what was sent"


async def check_ended(store: Store, summary: Summary, version: int) -> None:
    """The version that was acknowledged lies there, or the one after it, which was under way."""
    table = summary.table
    entries = await store.entries(table)
    there = [later for later in (version, version + 1) if entries == [proof(table, later)] * (ENDED + later)]
    assert there, f"{table}: rewritten in part, or not at all"
    assert summary == Summary(table, ENDED + there[0], there[0], True), f"{table}: rewritten, but not closed with it"


def main(place: str, rounds: int, seed: int) -> None:
    chance = random.Random(seed)
    acknowledged: dict[str, int] = {}
    for number in range(rounds):
        last = killed(place, f"{number}", chance.uniform(0, LONGEST_SECONDS))
        asyncio.run(check(place, last))
        acknowledged |= last
    asyncio.run(check(place, acknowledged))
    print(f"{rounds} writers killed; {sum(acknowledged.values())} entries acknowledged, none missing")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))

"""One of several processes that write the same numbers of the same tables: `racing.py PLACE NAME TABLES NUMBERS`.

It starts when a line comes in, and says what it has won: a table and a number in each line.
"""

from __future__ import annotations

import asyncio
import random
import sys

from tests.table.log.store.places import opened, outcomes, proof, sent

AT_ONCE = 4


async def race(place: str, name: str, tables: int, numbers: int) -> None:
    async with opened(place) as store:
        print("ready", flush=True)
        sys.stdin.readline()
        for number in range(1, numbers + 1):
            names = [f"T{table}" for table in range(tables)]
            random.shuffle(names)
            for start in range(0, tables, AT_ONCE):
                some = names[start : start + AT_ONCE]
                result = await outcomes(*[sent(store, table, number, proof(table, number, name)) for table in some])
                assert set(result) <= {"written", "Conflict"}
                for table, outcome in zip(some, result, strict=True):
                    if outcome == "written":
                        print(table, number)
                # SQLite lets whoever writes without a pause keep the file: the other would come too late for all.
                await asyncio.sleep(random.uniform(0, 0.004))


if __name__ == "__main__":
    asyncio.run(race(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))

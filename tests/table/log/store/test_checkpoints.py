"""Checkpoints in the store: the newest is kept, and goes in the write that ends or forgets the table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.table.log.store import Store
from tests.table.log.store.places import opened, sent

OURS, THEIRS = "our form", "another form"
SECRET = b"what nobody else was meant to read" * 99


async def fill(store: Store, table: str, entries: int) -> None:
    await asyncio.gather(*[sent(store, table, number) for number in range(1, entries + 1)])


async def end(store: Store, table: str) -> None:
    entries = await store.entries(table)
    await store.end(table, [*entries, b"closed"], at=0)


def test_the_newest_is_kept_and_read_only_by_its_own_fingerprint(place: str) -> None:
    async def story() -> None:
        async with opened(place) as store:
            await fill(store, "A", 9)
            assert await store.checkpoint("A", OURS) is None
            for number in (3, 7, 5):
                await store.keep_checkpoint("A", number, OURS, b"at %d" % number)
            assert await store.checkpoint("A", OURS) == b"at 7"
            assert await store.checkpoint("A", THEIRS) is None
            assert await store.checkpoint("B", OURS) is None
            await store.keep_checkpoint("A", 4, THEIRS, b"theirs")
            assert (await store.checkpoint("A", OURS), await store.checkpoint("A", THEIRS)) == (None, b"theirs")
        async with opened(place) as store:
            assert await store.checkpoint("A", THEIRS) == b"theirs"

    asyncio.run(story())


def test_nothing_is_kept_of_a_table_that_is_closed_or_gone_or_has_not_come_so_far(place: str) -> None:
    async def story() -> None:
        async with opened(place) as store:
            for table in ("A", "B"):
                await fill(store, table, 3)
            await store.keep_checkpoint("A", 4, OURS, b"from the future")
            await store.keep_checkpoint("nobody", 1, OURS, b"of nothing")
            await end(store, "A")
            await store.forget("B")
            for table in ("A", "B", "nobody"):
                await store.keep_checkpoint(table, 1, OURS, b"too late")
                assert await store.checkpoint(table, OURS) is None

    asyncio.run(story())


@pytest.mark.parametrize("way", ["end", "forget"])
def test_it_goes_with_the_table(way: str, place: str) -> None:
    async def story() -> None:
        async with opened(place) as store:
            for table in ("A", "B"):
                await fill(store, table, 3)
                await store.keep_checkpoint(table, 3, OURS, SECRET)
            await (end(store, "A") if way == "end" else store.forget("A"))
            assert await store.checkpoint("A", OURS) is None
            assert await store.checkpoint("B", OURS) == SECRET

    asyncio.run(story())


@pytest.mark.parametrize("way", ["end", "forget"])
def test_it_goes_however_close_it_comes_to_the_end_of_the_table(way: str, place: str) -> None:
    """Two processes: the one keeps how the table stands while the other closes it."""

    async def story() -> None:
        async with opened(place) as store, opened(place) as other:
            for number in range(20):
                await fill(store, table := f"T{number}", 3)
                ends = end(store, table) if way == "end" else store.forget(table)
                await asyncio.gather(*(other.keep_checkpoint(table, at, OURS, SECRET) for at in (1, 2, 3)), ends)
                assert await store.checkpoint(table, OURS) is None

    asyncio.run(story())


def test_it_is_gone_from_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(str(tmp_path / "tables.db")) as store:
            await fill(store, "A", 3)
            for number in (1, 2, 3):
                await store.keep_checkpoint("A", number, OURS, SECRET * number)
            await end(store, "A")
            async with asyncio.timeout(5):
                while any(SECRET[:34] in file.read_bytes() for file in tmp_path.iterdir()):
                    await asyncio.sleep(0.02)

    asyncio.run(story())

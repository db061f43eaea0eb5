"""What was taken out of the SQLite file goes from the disk, however long somebody else reads; nobody waits for it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from parlour.table.log.store import Store
from tests.table.log.store.places import opened, sent

SECRET = b"what nobody else was meant to read"
FAR_LESS_THAN_THE_FILE_IS_WAITED_FOR = 2.5


@contextmanager
def reading(place: Path) -> Iterator[None]:
    """A backup, or somebody who looks into the file: they see it as it was when they began."""
    with closing(sqlite3.connect(place, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM entries").fetchone() == (100,)
        yield


def is_on_disk(folder: Path) -> bool:
    return any(SECRET in file.read_bytes() for file in folder.iterdir())


async def until_gone(folder: Path) -> None:
    async with asyncio.timeout(5):
        while is_on_disk(folder):
            await asyncio.sleep(0.02)


async def take_out(store: Store, way: str) -> None:
    if way == "end":
        await store.end("A", [b"x"] * 101, at=0)
    else:
        await store.forget("A")


@pytest.mark.parametrize("way", ["end", "forget"])
def test_while_somebody_reads_nobody_waits_and_when_they_have_gone_the_text_goes(way: str, tmp_path: Path) -> None:
    place = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(str(place)) as store:
            await asyncio.gather(*[sent(store, "A", number, SECRET * 9) for number in range(1, 101)])
            await store.keep_deck("A", "deck", SECRET * 999)
            with reading(place):
                began = time.monotonic()
                taken_out = asyncio.create_task(take_out(store, way))
                for number in range(1, 20):
                    await sent(store, "B", number)
                await taken_out
                assert time.monotonic() - began < FAR_LESS_THAN_THE_FILE_IS_WAITED_FOR
                assert is_on_disk(tmp_path), "or there would be nothing to wait for"
            await until_gone(tmp_path)

    asyncio.run(story())


def test_what_a_killed_server_could_not_wipe_the_next_one_does(tmp_path: Path) -> None:
    now, later = tmp_path / "now", tmp_path / "later"
    now.mkdir()
    later.mkdir()
    place = now / "tables.db"

    async def story() -> None:
        async with opened(str(place)) as store:
            await asyncio.gather(*[sent(store, "A", number, SECRET * 9) for number in range(1, 101)])
            with reading(place):
                await store.forget("A")
                for file in now.iterdir():  # as they lie on the disk when the power goes
                    if not file.name.endswith("-shm"):
                        (later / file.name).write_bytes(file.read_bytes())
        assert is_on_disk(later)
        async with opened(str(later / "tables.db")):
            await until_gone(later)

    asyncio.run(story())


def test_what_another_process_threw_away_while_somebody_read_goes_too(tmp_path: Path) -> None:
    """`parlour tables purge` under a running server: it is over long before the reader has gone."""
    place = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(str(place)) as server:
            await asyncio.gather(*[sent(server, "A", number, SECRET * 9) for number in range(1, 101)])
            with reading(place):
                async with opened(str(place)) as command:
                    await command.forget("A")
                assert is_on_disk(tmp_path)
            await until_gone(tmp_path)

    asyncio.run(story())

"""The files of several workers: each table is in one of them, and one worker has it, however many workers there are."""

from __future__ import annotations

import asyncio
import gzip
import logging
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

import pytest

from parlour.table.log.ownership import SoleOwner
from parlour.table.log.slots import slot_of
from parlour.table.log.store import VERSION, StoreFailed, Summary, store_for
from parlour.table.log.store.shards import (
    ShardedStore,
    check_files,
    shard_path,
    shard_paths,
    table_names,
    tables_by_worker,
)
from parlour.table.log.store.sqlite import SqliteStore
from parlour.table.room.people import new_code
from tests.table.log.store.places import outcomes, proof, sent

V2 = Path(__file__).parent / "v2" / "tables.sqlite.gz"


@asynccontextmanager
async def workers(folder: Path, count: int) -> AsyncIterator[list[ShardedStore]]:
    """All of them, as a server of so many starts them."""
    async with AsyncExitStack() as stack:
        stores = [ShardedStore(folder, worker, count) for worker in range(count)]
        for store in stores:
            await store.open()
            stack.push_async_callback(store.close)
        yield stores


async def filled(folder: Path, *, files: int = 3) -> None:
    """So many files, with a table in each, which is called like the file's number."""
    async with workers(folder, files) as stores:
        for number, store in enumerate(stores, start=1):
            await store.forget(f"{number}")
            await asyncio.gather(sent(store, f"{number}", 1, at=number), sent(store, f"{number}", 2, at=10 - number))
            await store.keep_deck(f"{number}", f"deck {number}", b"cards")


async def names(store: ShardedStore) -> list[str]:
    return sorted(summary.table for summary in await store.tables())


def file_names(folder: Path) -> list[str]:
    return [file.name for file in shard_paths(folder)]


# ── who has what ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_one_worker_with_one_file_has_nothing_before_it(tmp_path: Path) -> None:
    assert type(store_for(tmp_path, None)) is SqliteStore
    asyncio.run(filled(tmp_path, files=1))
    assert file_names(tmp_path) == ["tables.sqlite"]
    assert type(store_for(tmp_path, None)) is SqliteStore
    asyncio.run(filled(tmp_path, files=2))
    assert type(store_for(tmp_path, None)) is ShardedStore
    assert type(store_for(tmp_path, None, SoleOwner.me, 2)) is ShardedStore


def test_an_existing_file_becomes_the_first_of_them_and_each_worker_makes_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        alone = store_for(tmp_path, None)
        await alone.open()
        await sent(alone, "before", 1)
        await alone.close()
        async with workers(tmp_path, 3) as stores:
            assert file_names(tmp_path) == ["tables.sqlite", "tables-2.sqlite", "tables-3.sqlite"]
            assert [await names(store) for store in stores] == [["before"], [], []]
            await asyncio.gather(*[sent(store, f"of {worker}", 1) for worker, store in enumerate(stores)])
            assert [await names(store) for store in stores] == [["before", "of 0"], ["of 1"], ["of 2"]]
            await sent(stores[0], "before", 2)
        assert [table_names(file) for file in shard_paths(tmp_path)] == [["before", "of 0"], ["of 1"], ["of 2"]]

    asyncio.run(story())


def test_however_many_workers_there_are_each_table_is_where_its_slot_or_the_list_of_strays_says(tmp_path: Path) -> None:
    """And nowhere else: at each start everything goes on, and tables are made of the worker's own codes."""
    chance = random.Random(7)
    logs: dict[str, int] = {}

    async def evening(count: int) -> None:
        strays = tables_by_worker(tmp_path, count)
        assert strays.keys() <= logs.keys()

        def worker_of(code: str) -> int:
            return strays.get(code, slot_of(code) % count)

        async with workers(tmp_path, count) as stores:
            for code in [new_code() for _ in range(20)]:
                if code not in logs:
                    logs[code] = 0
            for code in chance.sample(sorted(logs), len(logs) // 2) + [code for code in logs if not logs[code]]:
                logs[code] += 1
                await sent(stores[worker_of(code)], code, logs[code])
            for gone in chance.sample(sorted(logs), 3):
                await stores[worker_of(gone)].forget(gone)
                del logs[gone]
            for worker, store in enumerate(stores):
                assert await names(store) == sorted(code for code in logs if worker_of(code) == worker)
            for code, number in logs.items():
                entries = await stores[worker_of(code)].entries(code)
                assert entries == [proof(code, at) for at in range(1, number + 1)]

    for count in (1, 2, 4, 3, 1, 5, 2, 8, 1):
        asyncio.run(evening(count))
    assert len(file_names(tmp_path)) == 8


def test_the_files_of_a_worker_are_one_store(tmp_path: Path) -> None:
    async def story() -> None:
        await filled(tmp_path)
        heard: list[tuple[str, int]] = []
        written: list[int] = []
        store = ShardedStore(tmp_path)
        store.listen(lambda table, number: heard.append((table, number)))
        store.watch(lambda count, seconds, failed: written.append(count))
        await store.open()
        assert await store.tables() == [Summary(name, 2, 10 - int(name), False) for name in "321"]
        assert await store.unused(8, closed=False) == ["3", "2"]
        assert [await store.deck(f"deck {number}") for number in (1, 2, 3, 4)] == [b"cards"] * 3 + [None]
        await asyncio.gather(*[sent(store, name, 3, at=20 + int(name)) for name in "123"])
        assert sum(written) == 3
        assert await outcomes(sent(store, "2", 3), sent(store, "2", 1)) == ["Conflict"] * 2
        await store.keep_checkpoint("2", 3, "fingerprint", b"so it stands")
        assert await store.checkpoint("2", "fingerprint") == b"so it stands"
        await store.keep_deck("2", "deck 1", b"cards")
        await store.end("2", [b"1", b"2", b"3", b"over"], at=30, decks=["deck 2"])
        assert await store.checkpoint("2", "fingerprint") is None
        assert await store.unused(30, closed=True) == ["2"]
        await store.forget("1")
        assert [await store.deck(f"deck {number}") for number in (1, 2)] == [None, b"cards"]
        assert [table_names(file) for file in shard_paths(tmp_path)] == [[], ["2"], ["3"]]
        await sent(store, "1", 1)
        await sent(store, "4", 1)
        assert table_names(tmp_path / "tables.sqlite") == ["1", "4"]
        with closing(sqlite3.connect(tmp_path / "tables-3.sqlite")) as another, another:
            another.execute("DELETE FROM tables WHERE name = '3'")
        async with asyncio.timeout(5):
            while heard != [("3", 4)]:
                await asyncio.sleep(0.01)
        await store.close()

    asyncio.run(story())


def test_a_table_in_two_files_is_that_of_the_first(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        await filled(tmp_path, files=2)
        file = SqliteStore(shard_path(tmp_path, 2))
        await file.open()
        await sent(file, "1", 1, b"from a copy", at=0)
        await file.close()
        store = ShardedStore(tmp_path)
        await store.open()
        assert await store.entries("1") == [proof("1", 1), proof("1", 2)]
        assert await store.tables() == [Summary("2", 2, 8, False), Summary("1", 2, 9, False)]
        assert await store.unused(9, closed=False) == ["2", "1"]
        await store.close()

    asyncio.run(story())
    assert [record.msg for record in caplog.records] == ["a table lies in two files, and the first one counts"]
    assert tables_by_worker(tmp_path, 2).get("1", slot_of("1") % 2) == 0


# ── when something is wrong with a file ─────────────────────────────────────────────────────────────────────────────


def no_database(file: Path) -> None:
    file.write_bytes(b"this is no database" * 1000)


def damaged_page(file: Path) -> None:
    """All pages but the first, so that the file looks as if it were well."""
    content = file.read_bytes()
    file.write_bytes(content[:4096] + bytes(len(content) - 4096))


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute(f"UPDATE meta SET value = {VERSION + 1}")


def unreadable(file: Path) -> None:
    file.unlink()
    file.mkdir()


FAULTS = [no_database, damaged_page, newer, unreadable]


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("break_it", FAULTS, ids=lambda fault: fault.__name__)
def test_of_a_file_that_cannot_be_opened_there_is_a_line_and_all_others_go_on(
    break_it: Callable[[Path], None], count: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken = shard_path(tmp_path, 2)

    async def story() -> None:
        await filled(tmp_path)
        break_it(broken)
        before = broken.is_dir() or broken.read_bytes()
        check_files(tmp_path)
        strays = tables_by_worker(tmp_path, count)
        async with workers(tmp_path, count) as stores:
            for name in "13":
                await sent(stores[strays.get(name, slot_of(name) % count)], name, 3)
            for worker, store in enumerate(stores):
                assert await outcomes(sent(store, f"new {worker}", 1)) == ["written"]
        assert broken.is_dir() or broken.read_bytes() == before

    asyncio.run(story())
    (record,) = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert record.msg == "a file of the tables cannot be opened, and its tables are left out"
    assert record.__dict__["file"] == "tables-2.sqlite"


def test_a_worker_whose_only_file_is_broken_makes_another_and_has_it_again_at_the_next_start(tmp_path: Path) -> None:
    async def story() -> None:
        await filled(tmp_path)
        no_database(shard_path(tmp_path, 2))
        for start in (1, 2):
            async with workers(tmp_path, 3) as stores:
                await sent(stores[1], "new", start)
        assert file_names(tmp_path)[1:] == ["tables-2.sqlite", "tables-3.sqlite", "tables-5.sqlite"]

    asyncio.run(story())


@pytest.mark.parametrize("break_it", FAULTS, ids=lambda fault: fault.__name__)
def test_where_no_file_can_be_opened_it_is_said_and_nothing_made(
    break_it: Callable[[Path], None], tmp_path: Path
) -> None:
    async def story() -> None:
        await filled(tmp_path)
        for file in shard_paths(tmp_path):
            break_it(file)
        with pytest.raises(StoreFailed) as told:
            check_files(tmp_path)
        if break_it is newer:
            assert str(told.value).count("Please update Parlour.") == 1
        else:
            assert [f"{name} cannot be opened: " in str(told.value) for name in file_names(tmp_path)] == [True] * 3
        with pytest.raises(StoreFailed):
            await ShardedStore(tmp_path).open()

    asyncio.run(story())
    assert len(file_names(tmp_path)) == 3


def test_a_file_that_is_missing_has_a_line_and_the_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        await filled(tmp_path)
        shard_path(tmp_path, 1).unlink()
        check_files(tmp_path)
        store = store_for(tmp_path, None)
        await store.open()
        assert [summary.table for summary in await store.tables()] == ["3", "2"]
        await sent(store, "new", 1)
        await store.close()
        assert file_names(tmp_path) == ["tables-2.sqlite", "tables-3.sqlite"], "so that it can be put back"
        async with workers(tmp_path, 3) as stores:
            assert [await names(each) for each in stores] == [[], ["2", "new"], ["3"]]

    asyncio.run(story())
    (record,) = caplog.records
    assert record.msg == "a file of the tables is missing, and its tables with it"
    assert (record.__dict__["file"], record.__dict__["count"]) == ("tables.sqlite", 1)


def test_a_file_that_nothing_was_ever_written_to_is_none_that_is_broken(tmp_path: Path) -> None:
    async def story() -> None:
        await filled(tmp_path, files=1)
        shard_path(tmp_path, 2).touch()
        check_files(tmp_path)
        async with workers(tmp_path, 2) as stores:
            assert [await names(store) for store in stores] == [["1"], []]

    asyncio.run(story())


def test_what_is_called_nearly_like_one_is_none_of_them(tmp_path: Path) -> None:
    for name in (
        "tables-1.sqlite",
        "tables-02.sqlite",
        "tables-2.sqlite.v2-backup",
        "tables-3.sqlite-wal",
        "tables-.x",
    ):
        (tmp_path / name).touch()
    assert shard_paths(tmp_path) == []
    assert shard_paths(tmp_path / "nowhere") == []


def test_each_file_is_upgraded_after_a_copy_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        for number in (1, 2):
            shard_path(tmp_path, number).write_bytes(gzip.decompress(V2.read_bytes()))
        with closing(sqlite3.connect(shard_path(tmp_path, 2))) as file, file:
            for table in ("tables", "entries", "table_decks"):
                file.execute(f"UPDATE {table} SET name = name || '2'")
        check_files(tmp_path)
        async with workers(tmp_path, 2) as stores:
            assert [len(await store.tables()) for store in stores] == [3, 3]
        store = ShardedStore(tmp_path)
        await store.open()
        assert len(await store.tables()) == 6
        await store.close()

    asyncio.run(story())
    copies = [f"{name}.v2-backup" for name in ("tables-2.sqlite", "tables.sqlite")]
    assert sorted(file.name for file in tmp_path.glob("*-backup")) == copies

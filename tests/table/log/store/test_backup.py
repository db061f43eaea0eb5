"""Backups: what is in one is what was there, from whichever store into whichever; what fails leaves nothing behind."""

from __future__ import annotations

import asyncio
import gzip
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from parlour.table.log.ownership import SoleOwner
from parlour.table.log.store import VERSION, Store, StoreFailed, Summary, store_for
from parlour.table.log.store.backup import UNFINISHED, back_up_files, restore_files
from parlour.table.log.store.folder_lock import locked
from parlour.table.log.store.postgres_backup import back_up_database, restore_database
from parlour.table.log.store.shards import shard_path, shard_paths
from parlour.table.log.store.sqlite import SqliteStore
from tests.table.log.store.places import back_up, execute, is_postgres, proof, restore, sent

ROOT = Path(__file__).parents[4]
V2 = Path(__file__).parent / "v2" / "tables.sqlite.gz"
IN_POSTGRES = pytest.mark.xdist_group("postgres")
Kept = tuple[list[Summary], dict[str, list[bytes]], dict[str, bytes | None]]


async def fill(store: Store, worker: int = 0) -> None:
    """Open tables, a closed one, and decks; written in turns, so that the logs lie among each other. Each worker has
    what all the others have, under names of its own."""
    more = str(worker) if worker else ""
    played, closed, odd = f"A{more}", f"D{more}", f"B{more}"
    for number in range(1, 40):
        logs = (played, f"Tisch “7”{more}", closed)
        await asyncio.gather(*[sent(store, name, number, at=number + 100) for name in logs])
    await sent(store, odd, 1, bytes(range(256)), at=7)
    await sent(store, odd, 2, random.Random(1).randbytes(100_000), at=8)
    for table, hash in ((played, "both"), (odd, "both"), (odd, "mine"), (closed, "mine too")):
        await store.keep_deck(table, hash, hash.encode() * 1000)
    await store.keep_checkpoint(played, 20, "fingerprint", b"so it stood")
    await store.end(closed, [proof(closed, number, "scrubbed") for number in range(1, 41)], at=300)


async def kept(store: Store) -> Kept:
    summaries = await store.tables()
    logs = {summary.table: await store.entries(summary.table) for summary in summaries}
    return summaries, logs, {hash: await store.deck(hash) for hash in ("both", "mine", "mine too", "other")}


async def goes_on(store: Store) -> None:
    """Everybody plays on, and decks go with the last table that has them."""
    for summary in await store.tables():
        if not summary.closed:
            await sent(store, summary.table, summary.number + 1)
    names = [summary.table for summary in await store.tables()]
    for odd in (name for name in names if name.startswith("B")):
        assert await store.deck("mine") is not None
        await store.forget(odd)
    assert (await store.deck("mine"), await store.deck("both")) == (None, b"both" * 1000)
    for played in (name for name in names if name.startswith("A")):
        await store.forget(played)
    assert await store.deck("both") is None


def store_in(place: str) -> Store:
    return store_for(Path(place), place if is_postgres(place) else None)


async def filled(place: str, workers: int = 1) -> Kept:
    for worker in range(workers):
        store = (
            store_in(place)
            if workers == 1
            else store_for(Path(place), None, SoleOwner.me._replace(worker=worker), workers)
        )
        await store.open()
        await fill(store, worker)
        await store.close()
    store = store_in(place)
    await store.open()
    found = await kept(store)
    await store.close()
    return found


@pytest.fixture(params=["one file", "three files", pytest.param("postgres", marks=IN_POSTGRES)])
def source(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, Kept]:
    place: str
    if request.param == "postgres":
        place = request.getfixturevalue("database")
    else:
        (tmp_path / "source").mkdir()
        place = str(tmp_path / "source")
    return place, asyncio.run(filled(place, 3 if request.param == "three files" else 1))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A backup of an embedded store."""
    (tmp_path / "source").mkdir()
    asyncio.run(filled(str(tmp_path / "source")))
    back_up_files(tmp_path / "source", tmp_path / "backup.sqlite")
    return tmp_path / "backup.sqlite"


async def restored(file: Path, place: str, expected: Kept) -> None:
    assert await restore(file, place) == len(expected[0])
    store = store_in(place)
    await store.open()
    try:
        assert await kept(store) == expected
        await goes_on(store)
    finally:
        await store.close()


# ── there and back ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_is_restored_into_a_folder_is_what_was_there(source: tuple[str, Kept], tmp_path: Path) -> None:
    place, expected = source
    file = tmp_path / "backup.sqlite"

    async def story() -> None:
        assert await back_up(place, file) == len(expected[0])
        await restored(file, str(tmp_path / "new" / "folder"), expected)

    asyncio.run(story())
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in (tmp_path / "new" / "folder").glob("*.sqlite*")] == ["tables.sqlite"]
    assert (tmp_path / "new" / "folder" / "tables.sqlite").stat().st_mode & 0o777 == 0o600


@IN_POSTGRES
def test_what_is_restored_into_a_database_is_what_was_there(
    source: tuple[str, Kept], another_database: str, tmp_path: Path
) -> None:
    place, expected = source
    file = tmp_path / "backup.sqlite"

    async def story() -> None:
        await back_up(place, file)
        await restored(file, another_database, expected)

    asyncio.run(story())


@pytest.fixture
def another_database(request: pytest.FixtureRequest) -> str:
    name = f"another_{random.randrange(1 << 40)}"
    request.getfixturevalue("postgres").psql(f"CREATE DATABASE {name}")
    address: str = request.getfixturevalue("postgres").get_uri(name)
    return address


def test_a_backup_is_a_place_to_serve_from_and_can_itself_be_backed_up(file: Path, tmp_path: Path) -> None:
    async def story() -> None:
        (tmp_path / "served").mkdir()
        (tmp_path / "served" / "tables.sqlite").write_bytes(file.read_bytes())
        store = store_for(tmp_path / "served", None)
        await store.open()
        assert back_up_files(tmp_path / "served", tmp_path / "again.sqlite")[0] == 4
        await goes_on(store)
        await store.close()

    asyncio.run(story())


def test_a_file_of_version_2_is_restored(tmp_path: Path) -> None:
    """It is what its own Parlour called a backup, too."""
    (tmp_path / "old.sqlite").write_bytes(gzip.decompress(V2.read_bytes()))
    assert restore_files(tmp_path / "old.sqlite", tmp_path / "new") == 3
    with closing(sqlite3.connect(tmp_path / "new" / "tables.sqlite")) as opened:
        assert opened.execute("SELECT value FROM meta").fetchall() == [(VERSION,)]


def test_a_backup_made_while_people_play_has_no_gap(source: tuple[str, Kept], tmp_path: Path) -> None:
    """Also of the several files, which are read one after another: each table is in one of them."""
    place, _ = source

    async def story() -> None:
        store = store_in(place)
        await store.open()
        told = dict.fromkeys(("A", "Tisch “7”"), 39)

        async def play(table: str) -> None:
            while True:
                await sent(store, table, told[table] + 1)
                told[table] += 1
                await asyncio.sleep(0)

        playing = [asyncio.create_task(play(table)) for table in told]
        for again in range(3):
            before = dict(told)
            copying = asyncio.create_task(asyncio.to_thread(asyncio.run, back_up(place, tmp_path / f"{again}")))
            await copying
            with closing(sqlite3.connect(tmp_path / f"{again}")) as copy:
                for table, least in before.items():
                    (number,) = copy.execute("SELECT number FROM tables WHERE name = ?", (table,)).fetchone()
                    entries = copy.execute("SELECT entry FROM entries WHERE name = ? ORDER BY number", (table,))
                    assert number >= least
                    assert [entry for (entry,) in entries] == [proof(table, at) for at in range(1, number + 1)]
            while any(told[table] == before[table] for table in told):
                await asyncio.sleep(0.001)
        for task in playing:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await store.close()

    asyncio.run(story())


MEASURE = """
import asyncio, re, sys
from pathlib import Path
from tests.table.log.store.places import back_up, restore
def most():
    return int(re.search(r"VmHWM:\\s+(\\d+) kB", Path("/proc/self/status").read_text())[1])
async def main(place, file, into):
    before = most()
    await back_up(place, Path(file))
    await restore(Path(file), into)
    print(most() - before)
asyncio.run(main(*sys.argv[1:]))
"""


@pytest.mark.parametrize("kind", ["folder", pytest.param("database", marks=IN_POSTGRES)])
def test_a_large_store_takes_little_memory(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    megabytes = 48
    if kind == "folder":
        place, into = str(tmp_path / "large"), str(tmp_path / "into")
        (tmp_path / "large").mkdir()
    else:
        place, into = request.getfixturevalue("database"), request.getfixturevalue("another_database")

    async def story() -> None:
        store = store_in(place)
        await store.open()
        long = random.randbytes(16_000)
        for first in range(1, megabytes * 60, 300):
            await asyncio.gather(*[sent(store, "A", number, long) for number in range(first, first + 300)])
        await store.close()

    asyncio.run(story())
    command = [sys.executable, "-c", MEASURE, place, str(tmp_path / "backup.sqlite"), into]
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    more = subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout
    assert int(more) < megabytes * 1024 / 2
    assert (tmp_path / "backup.sqlite").stat().st_size > megabytes * 950_000


# ── no backup ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_where_there_is_nothing_there_is_no_backup(place: str, tmp_path: Path) -> None:
    place = place if is_postgres(place) else str(tmp_path / "data")
    file = tmp_path / "backup.sqlite"

    async def story() -> None:
        with pytest.raises(ValueError, match="There is nothing to back up"):
            await back_up(place, file)
        assert not (tmp_path / "data").exists()
        if not is_postgres(place):
            (tmp_path / "data").mkdir()
        store = store_in(place)
        await store.open()
        with pytest.raises(ValueError, match="There is nothing to back up: no tables are in"):
            await back_up(place, file)
        await sent(store, "A", 1)
        await store.forget("A")
        await store.close()
        with pytest.raises(ValueError, match="There is nothing to back up: no tables are in"):
            await back_up(place, file)
        assert not file.exists()

    asyncio.run(story())


def test_a_backup_writes_over_nothing(source: tuple[str, Kept], tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"
    file.write_bytes(b"last week's")
    with pytest.raises(FileExistsError):
        asyncio.run(back_up(source[0], file))
    assert file.read_bytes() == b"last week's"


def a_newer_version(file: Path) -> None:
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute(f"UPDATE meta SET value = {VERSION + 1}")


def no_database(file: Path) -> None:
    file.write_bytes(b"this is no database" * 1000)


def damaged_pages(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 2] + bytes(len(content) - len(content) // 2))


def a_gap(file: Path) -> None:
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("DELETE FROM entries WHERE name = 'A' AND number = 5")


def a_lost_end(file: Path) -> None:
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("DELETE FROM entries WHERE name = 'A' AND number > 30")


def another_database_altogether(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("CREATE TABLE tables (chairs INTEGER)")


def nothing_in_it(file: Path) -> None:
    file.write_bytes(b"")


FAULTS = [
    a_newer_version,
    no_database,
    damaged_pages,
    a_gap,
    a_lost_end,
    another_database_altogether,
    nothing_in_it,
]


def named(fault: Callable[[Path], None]) -> str:
    return fault.__name__


@pytest.mark.parametrize("break_it", FAULTS, ids=named)
def test_of_files_of_which_one_is_broken_there_is_no_backup_rather_than_half_of_one(
    break_it: Callable[[Path], None], tmp_path: Path
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    asyncio.run(filled(str(data), 2))
    if break_it in (a_gap, a_lost_end):
        shard_path(data, 1).replace(shard_path(data, 3))
        shard_path(data, 2).replace(shard_path(data, 1))
        shard_path(data, 3).replace(shard_path(data, 2))
    break_it(shard_path(data, 2))
    with pytest.raises(StoreFailed):
        back_up_files(data, tmp_path / "backup.sqlite")
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


@IN_POSTGRES
@pytest.mark.parametrize(
    "statement",
    ["UPDATE meta SET value = 99 WHERE key = 'schema'", "DELETE FROM entries WHERE name = 'A' AND number = 5"],
)
def test_of_a_database_that_is_damaged_or_newer_there_is_no_backup(
    statement: str, database: str, tmp_path: Path
) -> None:
    async def story() -> None:
        await filled(database)
        await execute(database, statement)
        with pytest.raises(StoreFailed):
            await back_up_database(database, tmp_path / "backup.sqlite")

    asyncio.run(story())
    assert list(tmp_path.iterdir()) == []


def test_what_is_missing_is_named_and_what_is_there_is_backed_up(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    asyncio.run(filled(str(data), 3))
    shard_path(data, 2).unlink()
    assert back_up_files(data, tmp_path / "backup.sqlite") == (8, ["tables-2.sqlite"])


# ── nothing restored ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("break_it", FAULTS, ids=named)
def test_what_is_no_whole_backup_is_not_restored_and_nothing_is_left(
    break_it: Callable[[Path], None], file: Path, place: str, tmp_path: Path
) -> None:
    place = place if is_postgres(place) else str(tmp_path / "new")
    break_it(file)

    async def story() -> None:
        with pytest.raises((StoreFailed, ValueError)) as told:
            await restore(file, place)
        assert str(file) in str(told.value) or "newer Parlour" in str(told.value)
        if is_postgres(place):
            store = store_in(place)
            await store.open()
            assert await kept(store) == ([], {}, dict.fromkeys(("both", "mine", "mine too", "other")))
            await store.close()
        elif Path(place).exists():
            assert [path.name for path in Path(place).iterdir()] == ["tables.lock"]

    asyncio.run(story())


def test_an_empty_backup_and_one_that_is_not_there_are_mistakes(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "empty.sqlite")
        await store.open()
        await store.close()

    asyncio.run(story())
    with pytest.raises(ValueError, match="There are no tables in"):
        restore_files(tmp_path / "empty.sqlite", tmp_path / "new")
    with pytest.raises(ValueError, match="There is no file"):
        restore_files(tmp_path / "nowhere.sqlite", tmp_path / "new")
    assert not (tmp_path / "nowhere.sqlite").exists()
    assert not (tmp_path / "new").exists()


def test_where_there_are_tables_nothing_is_restored(file: Path, place: str, tmp_path: Path) -> None:
    place = place if is_postgres(place) else str(tmp_path / "there")

    async def story() -> None:
        if not is_postgres(place):
            Path(place).mkdir()
        store = store_in(place)
        await store.open()
        await sent(store, "Z", 1)
        await store.close()
        with pytest.raises(ValueError, match="There are tables in"):
            await restore(file, place)
        store = store_in(place)
        await store.open()
        assert [summary.table for summary in await store.tables()] == ["Z"]
        await store.close()

    asyncio.run(story())


def test_files_without_tables_make_room_and_so_does_what_lay_beside_one_that_is_gone(
    file: Path, tmp_path: Path
) -> None:
    data = tmp_path / "there"
    data.mkdir()

    async def story() -> None:
        for worker in range(3):
            store = store_for(data, None, SoleOwner.me._replace(worker=worker), 3)
            await store.open()
            await store.close()
        shard_path(data, 1).unlink()
        for beside in ("tables.sqlite-wal", "tables.sqlite-shm", UNFINISHED):
            (data / beside).write_bytes(b"of another time" * 1000)
        assert restore_files(file, data) == 4
        assert sorted(path.name for path in data.iterdir()) == ["tables.lock", "tables.sqlite"]
        store = store_for(data, None)
        await store.open()
        assert len(await store.tables()) == 4
        await store.close()

    asyncio.run(story())


def test_where_a_file_cannot_be_read_nobody_knows_whether_there_are_tables(file: Path, tmp_path: Path) -> None:
    data = tmp_path / "there"
    data.mkdir()
    no_database(shard_path(data, 2))
    with pytest.raises(StoreFailed, match=r"tables-2\.sqlite cannot be opened"):
        restore_files(file, data)
    assert [path.name for path in shard_paths(data)] == ["tables-2.sqlite"]


def test_while_a_server_is_there_nothing_is_restored(file: Path, tmp_path: Path) -> None:
    data = tmp_path / "there"
    data.mkdir()
    with locked(data), pytest.raises(StoreFailed, match="already serves"):
        restore_files(file, data)
    assert shard_paths(data) == []


@IN_POSTGRES
def test_while_a_server_is_at_work_over_the_database_nothing_is_restored(file: Path, database: str) -> None:
    """Whoever is at work has a row among the processes, whatever is in it."""

    async def story() -> None:
        await execute(database, "CREATE TABLE processes AS SELECT 1 AS epoch")
        with pytest.raises(ValueError, match="A Parlour is at work over this database"):
            await restore_database(file, database)
        await execute(database, "DROP TABLE processes")
        assert await restore_database(file, database) == 4

    asyncio.run(story())

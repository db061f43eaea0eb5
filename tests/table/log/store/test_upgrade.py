"""A store of an older Parlour is upgraded in place, after a copy, and its tables go on.

v2/tables.sqlite.gz is a file of version 2 as its own Parlour wrote it, and v3/tables.sqlite.gz one of version 3: a
match of Out of Control under way, one of #TalkItOut with a deck that was brought and with what people typed, and a
table that is closed; in version 3 the first two have checkpoints. Who has which token there is in people.json beside.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from parlour.table.log.ownership import Owner
from parlour.table.log.store import VERSION, OtherVersion, StoreFailed
from parlour.table.log.store import sqlite as sqlite_store
from parlour.table.log.store.postgres import PostgresStore
from parlour.table.log.store.sqlite import SqliteStore
from parlour.table.room.people import new_code
from tests.table.live.people import PATIENCE, Guest, House, open_house
from tests.table.live.playing import play_on
from tests.table.log.store.places import back_up, execute, opened, outcomes, restore, sent

TYPED = b"something typed by hand"

V2_POSTGRES = """
CREATE TABLE meta (key text PRIMARY KEY, value integer NOT NULL);
CREATE TABLE tables (name text PRIMARY KEY, number bigint NOT NULL, at bigint NOT NULL, closed boolean NOT NULL);
CREATE TABLE entries (name text, number bigint, entry bytea NOT NULL, PRIMARY KEY (name, number));
CREATE TABLE decks (hash text PRIMARY KEY, content bytea NOT NULL);
CREATE TABLE table_decks (name text, hash text, PRIMARY KEY (name, hash));
CREATE INDEX tables_of_decks ON table_decks (hash);
INSERT INTO meta VALUES ('schema', 2);
"""
V3_POSTGRES = """
CREATE TABLE checkpoints
    (name text PRIMARY KEY, number bigint NOT NULL, fingerprint text NOT NULL, content bytea NOT NULL);
UPDATE meta SET value = 3;
"""
"""What these versions made of an empty database: version 3 what version 2 did, and this besides."""
People = dict[str, Any]


@pytest.fixture(params=[2, 3])
def version(request: pytest.FixtureRequest) -> int:
    number: int = request.param
    return number


def kept(version: int, name: str) -> bytes:
    return (Path(__file__).parent / f"v{version}" / name).read_bytes()


@pytest.fixture
def people(version: int) -> People:
    """Who is at the old tables."""
    read: People = json.loads(kept(version, "people.json"))
    return read


@pytest.fixture
def old(tmp_path: Path, version: int) -> Path:
    folder = tmp_path / "old"
    folder.mkdir()
    file = folder / "tables.sqlite"
    file.write_bytes(gzip.decompress(kept(version, "tables.sqlite.gz")))
    return file


@pytest.fixture
def old_database(old: Path, database: str, version: int) -> str:
    """The same tables, as their version kept them in PostgreSQL."""

    async def fill() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute(V2_POSTGRES)
        with closing(sqlite3.connect(old)) as file:
            rows = file.execute("SELECT name, number, at, closed FROM tables").fetchall()
            await connection.executemany("INSERT INTO tables VALUES ($1, $2, $3, $4 = 1)", rows)
            copied = [("entries", "name, number, entry"), ("decks", "*"), ("table_decks", "*")]
            if version > 2:
                await connection.execute(V3_POSTGRES)
                copied.append(("checkpoints", "*"))
            for table, columns in copied:
                rows = file.execute(f"SELECT {columns} FROM {table}").fetchall()
                places = ", ".join(f"${at + 1}" for at in range(len(rows[0])))
                await connection.executemany(f"INSERT INTO {table} VALUES ({places})", rows)
        await connection.close()

    asyncio.run(fill())
    return database


def copy_of(file: Path, version: int) -> Path:
    return file.with_name(f"{file.name}.v{version}-backup")


ITS_CONNECTIONS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND application_name LIKE 'parlour %'
"""


async def database_version(database: str) -> int:
    connection = await asyncpg.connect(database)
    version: int = await connection.fetchval("SELECT value FROM meta WHERE key = 'schema'")
    await connection.close()
    return version


def version_of(file: Path) -> int:
    with closing(sqlite3.connect(file)) as opened:
        (version,) = opened.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone()
        return int(version)


def counted(file: Path) -> list[int]:
    """How many tables, entries and decks are in it."""
    with closing(sqlite3.connect(file)) as opened:
        kinds = ("tables", "entries", "decks")
        return [opened.execute(f"SELECT count(*) FROM {kind}").fetchone()[0] for kind in kinds]


async def all_go_on(house: House, people: People) -> None:
    """Everybody comes back to where they were and plays on, and the host begins another match; a closed table is."""
    for name in ("playing", "typed"):
        code, tokens, number = people[name]["code"], people[name]["tokens"], people[name]["number"]
        guests = [await Guest(house, code, token).come() for token in tokens]
        for guest in guests:
            await guest.until(lambda guest: guest.view is not None)
            assert guest.n >= number  # its clock may have run out meanwhile
        await play_on(guests, random.Random(1), most=5)
        await house.must("POST", f"/api/tables/{code}/stop", tokens[0])
        await house.must("POST", f"/api/tables/{code}/start", tokens[0])
        await guests[-1].until(lambda guest: guest.lobby["matches"] == 2 and guest.view["step"] == 0)
        await play_on(guests, random.Random(2), most=3)
    closed = people["closed"]
    status, _ = await house.ask("POST", f"/api/tables/{closed['code']}/start", closed["tokens"][0])
    assert status == 410


def test_a_file_of_an_older_version_is_copied_and_upgraded_and_its_tables_go_on(
    old: Path, version: int, people: People
) -> None:
    before, there = old.read_bytes(), counted(old)
    assert there[:2] == [3, sum(at["number"] for at in people.values())]

    async def story() -> None:
        async with open_house(old.parent) as house:
            assert version_of(copy_of(old, version)) == version
            assert stat.S_IMODE(copy_of(old, version).stat().st_mode) == 0o600
            await all_go_on(house, people)

    asyncio.run(story())
    assert version_of(old) == VERSION
    assert TYPED in before
    assert counted(copy_of(old, version)) == there


@pytest.mark.xdist_group("postgres")
def test_a_database_of_an_older_version_is_upgraded_and_its_tables_go_on(old_database: str, people: People) -> None:
    async def story() -> None:
        async with open_house(old_database) as house:
            await all_go_on(house, people)
        async with opened(old_database) as store:  # and now there is nothing to upgrade
            assert len(await store.tables()) == 3
        assert await database_version(old_database) == VERSION

    asyncio.run(story())


@pytest.mark.xdist_group("postgres")
def test_a_database_is_backed_up_before_it_is_upgraded_and_stays_as_it_is(
    old_database: str, version: int, tmp_path: Path
) -> None:
    """By the Parlour that is about to upgrade it."""

    async def story() -> None:
        assert await back_up(old_database, tmp_path / "backup.sqlite") == 3
        assert await database_version(old_database) == version
        assert await restore(tmp_path / "backup.sqlite", str(tmp_path / "restored")) == 3

    asyncio.run(story())


@pytest.mark.xdist_group("postgres")
def test_a_database_is_not_upgraded_under_an_older_parlour_that_is_at_work(old_database: str, version: int) -> None:
    """Which says who it is, as all of them do, and would go on writing as it always did."""

    async def story() -> None:
        at_work = await asyncpg.connect(old_database, server_settings={"application_name": "parlour"})
        with pytest.raises(OtherVersion, match=r"another version is at work .* Stop all of them"):
            await PostgresStore(old_database).open()
        assert await database_version(old_database) == version
        await at_work.close()
        async with asyncio.timeout(PATIENCE):
            while await database_version(old_database) == version:  # it takes a moment to be gone
                with suppress(OtherVersion):
                    async with opened(old_database), opened(old_database):
                        pass

    asyncio.run(story())


@pytest.mark.xdist_group("postgres")
def test_who_comes_back_to_a_database_that_a_newer_parlour_has_upgraded_writes_nothing_there(database: str) -> None:
    async def story() -> None:
        store = PostgresStore(database, Owner("", 0, "127.0.0.1:1", ""))
        await store.open()
        code = new_code()
        await sent(store, code, 1)
        newer = f"UPDATE meta SET value = {VERSION + 1} WHERE key = 'schema'"
        await execute(database, f"{newer}; {ITS_CONNECTIONS}")
        async with asyncio.timeout(PATIENCE):
            while await outcomes(sent(store, code, len(await store.entries(code)) + 1)) != ["OtherVersion"]:
                pass  # what is under way may still be written before the connection is gone
        async with asyncio.timeout(PATIENCE):
            while store.ownership.is_ours(code):
                await asyncio.sleep(0.02)
        await store.close()

    asyncio.run(story())


def test_the_copy_goes_when_a_table_is_closed_or_thrown_away_for_it_holds_what_people_typed(
    old: Path, version: int, people: People
) -> None:
    async def story() -> None:
        async with open_house(old.parent) as house:
            assert TYPED in copy_of(old, version).read_bytes()
            code, tokens = people["typed"]["code"], people["typed"]["tokens"]
            await house.must("POST", f"/api/tables/{code}/end", tokens[0])
            assert not copy_of(old, version).exists()
            async with asyncio.timeout(5):
                while any(TYPED in file.read_bytes() for file in old.parent.iterdir()):
                    await asyncio.sleep(0.02)

    asyncio.run(story())


@contextmanager
def failing(where: Any, what: str) -> Iterator[None]:
    def fails(*of: Any, **named: Any) -> None:
        raise StoreFailed("planted")

    with pytest.MonkeyPatch.context() as planted:
        planted.setattr(where, what, fails)
        yield


def test_where_there_can_be_no_copy_nothing_is_touched_and_later_it_is_done(old: Path, version: int) -> None:
    async def story() -> None:
        before = old.read_bytes()
        with failing(sqlite_store, "copy_whole"), pytest.raises(StoreFailed, match="planted"):
            await SqliteStore(old).open()
        assert version_of(old) == version
        copy_of(old, version).write_bytes(before[: len(before) // 2])  # somebody was killed while it was made
        async with opened(str(old)) as store:
            assert len(await store.tables()) == 3
        assert (version_of(old), version_of(copy_of(old, version))) == (VERSION, version)

    asyncio.run(story())


def test_two_who_open_an_old_file_at_once_upgrade_it_once(old: Path, version: int) -> None:
    async def story() -> None:
        stores = [SqliteStore(old) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        assert [len(await store.tables()) for store in stores] == [3] * 4
        for store in stores:
            await store.close()
        assert (version_of(old), version_of(copy_of(old, version))) == (VERSION, version)

    asyncio.run(story())


def test_a_new_file_has_no_copy(tmp_path: Path) -> None:
    async def story() -> None:
        for _ in range(2):
            async with opened(str(tmp_path / "tables.sqlite")):
                assert not [name for name in os.listdir(tmp_path) if "backup" in name]

    asyncio.run(story())

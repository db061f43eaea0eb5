"""A store of an older Parlour is upgraded in place, after a copy, and its tables go on.

v2/tables.sqlite.gz is a file of version 2 as its own Parlour wrote it: a match of Out of Control under way, one of
#TalkItOut with a deck that was brought and with what people typed, and a table that is closed. Who has which token at
them is in v2/people.json.
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
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from parlour.table.log.store import VERSION, StoreFailed
from parlour.table.log.store import sqlite as sqlite_store
from parlour.table.log.store.sqlite import SqliteStore
from tests.table.live.people import Guest, House, open_house
from tests.table.live.playing import play_on
from tests.table.log.store.places import opened

V2 = Path(__file__).parent / "v2"
PEOPLE: dict[str, Any] = json.loads((V2 / "people.json").read_text(encoding="utf-8"))
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
"""What version 2 made of an empty database."""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    folder = tmp_path / "old"
    folder.mkdir()
    file = folder / "tables.sqlite"
    file.write_bytes(gzip.decompress((V2 / "tables.sqlite.gz").read_bytes()))
    return file


@pytest.fixture
def old_database(old: Path, database: str) -> str:
    """The same tables, as version 2 kept them in PostgreSQL."""

    async def fill() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute(V2_POSTGRES)
        with closing(sqlite3.connect(old)) as file:
            rows = file.execute("SELECT name, number, at, closed FROM tables").fetchall()
            await connection.executemany("INSERT INTO tables VALUES ($1, $2, $3, $4 = 1)", rows)
            for table, columns in (("entries", "name, number, entry"), ("decks", "*"), ("table_decks", "*")):
                rows = file.execute(f"SELECT {columns} FROM {table}").fetchall()
                places = ", ".join(f"${at + 1}" for at in range(len(rows[0])))
                await connection.executemany(f"INSERT INTO {table} VALUES ({places})", rows)
        await connection.close()

    asyncio.run(fill())
    return database


def copy_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.v2-backup")


def version_of(file: Path) -> int:
    with closing(sqlite3.connect(file)) as opened:
        (version,) = opened.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone()
        return int(version)


async def all_go_on(house: House) -> None:
    """Everybody comes back to where they were and plays on, and the host begins another match; a closed table is."""
    for name in ("playing", "typed"):
        code, tokens, number = PEOPLE[name]["code"], PEOPLE[name]["tokens"], PEOPLE[name]["number"]
        guests = [await Guest(house, code, token).come() for token in tokens]
        for guest in guests:
            await guest.until(lambda guest: guest.view is not None)
            assert guest.n >= number  # its clock may have run out meanwhile
        await play_on(guests, random.Random(1), most=5)
        await house.must("POST", f"/api/tables/{code}/stop", tokens[0])
        await house.must("POST", f"/api/tables/{code}/start", tokens[0])
        await guests[-1].until(lambda guest: guest.lobby["matches"] == 2 and guest.view["step"] == 0)
        await play_on(guests, random.Random(2), most=3)
    closed = PEOPLE["closed"]
    status, _ = await house.ask("POST", f"/api/tables/{closed['code']}/start", closed["tokens"][0])
    assert status == 410


def test_a_file_of_version_2_is_copied_and_upgraded_and_its_tables_go_on(old: Path) -> None:
    before = old.read_bytes()

    async def story() -> None:
        async with open_house(old.parent) as house:
            assert version_of(copy_of(old)) == 2
            assert stat.S_IMODE(copy_of(old).stat().st_mode) == 0o600
            await all_go_on(house)

    asyncio.run(story())
    assert version_of(old) == VERSION
    assert TYPED in before
    with closing(sqlite3.connect(copy_of(old))) as copy:
        copied = [copy.execute(f"SELECT count(*) FROM {table}").fetchone() for table in ("tables", "entries", "decks")]
    assert copied == [(3,), (sum(people["number"] for people in PEOPLE.values()),), (1,)]


@pytest.mark.xdist_group("postgres")
def test_a_database_of_version_2_is_upgraded_and_its_tables_go_on(old_database: str) -> None:
    async def story() -> None:
        async with open_house(old_database) as house:
            await all_go_on(house)
        async with opened(old_database) as store:  # and now there is nothing to upgrade
            assert len(await store.tables()) == 3
        connection = await asyncpg.connect(old_database)
        assert await connection.fetchval("SELECT value FROM meta WHERE key = 'schema'") == VERSION
        await connection.close()

    asyncio.run(story())


def test_the_copy_goes_when_a_table_is_closed_or_thrown_away_for_it_holds_what_people_typed(old: Path) -> None:
    async def story() -> None:
        async with open_house(old.parent) as house:
            assert TYPED in copy_of(old).read_bytes()
            code, tokens = PEOPLE["typed"]["code"], PEOPLE["typed"]["tokens"]
            await house.must("POST", f"/api/tables/{code}/end", tokens[0])
            assert not copy_of(old).exists()
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


def test_where_there_can_be_no_copy_nothing_is_touched_and_later_it_is_done(old: Path) -> None:
    async def story() -> None:
        before = old.read_bytes()
        with failing(sqlite_store, "copy_whole"), pytest.raises(StoreFailed, match="planted"):
            await SqliteStore(old).open()
        assert version_of(old) == 2
        copy_of(old).write_bytes(before[: len(before) // 2])  # somebody was killed while it was made
        async with opened(str(old)) as store:
            assert len(await store.tables()) == 3
        assert (version_of(old), version_of(copy_of(old))) == (VERSION, 2)

    asyncio.run(story())


def test_two_who_open_an_old_file_at_once_upgrade_it_once(old: Path) -> None:
    async def story() -> None:
        stores = [SqliteStore(old) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        assert [len(await store.tables()) for store in stores] == [3] * 4
        for store in stores:
            await store.close()
        assert (version_of(old), version_of(copy_of(old))) == (VERSION, 2)

    asyncio.run(story())


def test_a_new_file_has_no_copy(tmp_path: Path) -> None:
    async def story() -> None:
        for _ in range(2):
            async with opened(str(tmp_path / "tables.sqlite")):
                assert not [name for name in os.listdir(tmp_path) if "backup" in name]

    asyncio.run(story())

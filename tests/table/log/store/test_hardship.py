"""Writers that are killed, writers that race, full disks and broken files: what is acknowledged is there, and whole."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from parlour.table.log.store import StoreFailed
from tests.table.log.store.places import execute, is_postgres, opened, outcomes, proof, sent, store_at

ROOT = Path(__file__).parents[4]
HERE = "tests.table.log.store"


def child(module: str, *of: object) -> subprocess.Popen[str]:
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    command = [sys.executable, "-m", f"{HERE}.{module}", *map(str, of)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def ended(process: subprocess.Popen[str]) -> str:
    out, wrong = process.communicate("go\n", timeout=600)
    assert process.returncode == 0, wrong
    return out


def test_what_was_acknowledged_is_there_when_the_writer_is_killed(place: str, soak: int) -> None:
    rounds = 30 if is_postgres(place) else 40
    seed = random.randrange(1_000_000)
    print(f"killing.py {place} {rounds * soak} {seed}")
    print(ended(child("killing", place, rounds * soak, seed)))


def test_of_two_processes_that_write_one_number_exactly_one_wins(place: str, soak: int) -> None:
    tables, numbers = 40, 5 * soak
    racers = {name: child("racing", place, name, tables, numbers) for name in ("one", "two")}
    for racer in racers.values():
        assert racer.stdout is not None
        assert racer.stdout.readline() == "ready\n"
    for racer in racers.values():
        assert racer.stdin is not None
        racer.stdin.write("go\n")
        racer.stdin.flush()
    won = {name: ended(racer).splitlines() for name, racer in racers.items()}
    assert sorted(won["one"] + won["two"]) == sorted(
        f"T{table} {number}" for table in range(tables) for number in range(1, numbers + 1)
    )
    assert min(len(won["one"]), len(won["two"])) > 0, "no race: one of them has won all"
    winner = {what: name for name, wins in won.items() for what in wins}

    async def check() -> None:
        async with opened(place) as store:
            for table in (f"T{table}" for table in range(tables)):
                expected = [proof(table, number, winner[f"{table} {number}"]) for number in range(1, numbers + 1)]
                assert await store.entries(table) == expected

    asyncio.run(check())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the files of another process")
def test_on_a_full_disk_nothing_is_half_written_and_with_room_again_it_goes_on(place: str) -> None:
    ended(child("filling", place))


def test_a_place_that_is_not_there_is_refused_with_a_reason(tmp_path: Path, database: str) -> None:
    for place in (str(tmp_path / "no" / "such" / "folder.db"), f"{database}_that_nobody_made"):
        with pytest.raises(StoreFailed, match=r"The (file|database) of the tables: .+"):
            asyncio.run(store_at(place).open())


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(b"Dear diary, " * 1000)
    with pytest.raises(StoreFailed, match="not a database"):
        asyncio.run(store_at(str(file)).open())
    assert file.read_bytes() == b"Dear diary, " * 1000


def test_a_broken_page_fails_the_entry_and_nothing_is_half_written(tmp_path: Path) -> None:
    place = str(tmp_path / "tables.db")

    async def story() -> None:
        async with opened(place) as store:
            await sent(store, "A", 1)
        with closing(sqlite3.connect(place)) as file:
            (page,) = file.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'entries'").fetchone()
            (size,) = file.execute("PRAGMA page_size").fetchone()
        with open(place, "r+b") as raw:
            raw.seek((page - 1) * size)
            raw.write(b"\xff" * size)
        async with opened(place) as store:
            assert await outcomes(sent(store, "A", 2), sent(store, "B", 1)) == ["StoreFailed", "StoreFailed"]
            assert [(summary.table, summary.number) for summary in await store.tables()] == [("A", 1)]
            with pytest.raises(StoreFailed):
                await store.entries("A")

    asyncio.run(story())


READ_ONLY = """
import asyncio, os, sys
from parlour.table.log.store import StoreFailed
from tests.table.log.store.places import store_at
if os.geteuid() == 0:
    os.setuid(65534)  # nothing is read-only to root
try:
    asyncio.run(store_at(sys.argv[1]).open())
except StoreFailed as refusal:
    print(refusal)
"""


def test_a_file_that_cannot_be_written_is_refused_on_opening() -> None:
    async def make(place: str) -> None:
        async with opened(place) as store:
            await sent(store, "A", 1)

    with tempfile.TemporaryDirectory() as folder:  # where a user with no rights can get at it
        place = Path(folder) / "tables.db"
        asyncio.run(make(str(place)))
        place.chmod(0o444)
        Path(folder).chmod(0o555)
        environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
        command = [sys.executable, "-c", READ_ONLY, str(place)]
        said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
        Path(folder).chmod(0o755)
    assert said.startswith("The file of the tables: ")


def test_while_another_process_holds_the_file_an_entry_waits(tmp_path: Path) -> None:
    place = str(tmp_path / "tables.db")

    async def story() -> None:
        async with opened(place) as store:
            with closing(sqlite3.connect(place, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                waiting = sent(store, "A", 1)
                await asyncio.sleep(0.2)
                assert not waiting.done()
                other.execute("ROLLBACK")
            await waiting

    asyncio.run(story())


def test_a_database_that_may_only_be_read_fails_the_entry_and_later_goes_on(database: str) -> None:
    async def story() -> None:
        name = database.partition("?")[0].rpartition("/")[2]
        hang_up = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'parlour %'"
        async with opened(database) as store:
            await sent(store, "A", 1)
            for only_read, expected in (("on", "StoreFailed"), ("off", "written")):
                change = f"ALTER DATABASE {name} SET default_transaction_read_only = {only_read}"
                await execute(database, f"BEGIN READ WRITE; {change}; COMMIT")
                await execute(database, hang_up)
                await asyncio.sleep(0.05)  # so that the entry is not under way when the connection goes
                assert await outcomes(sent(store, "A", 2)) == [expected]

    asyncio.run(story())

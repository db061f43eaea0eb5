"""`parlour tables …` and `parlour verify` as typed: what they say, what they leave, and the exit code."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from parlour.cli.tables import DAY
from parlour.table.log import entry as log
from parlour.table.log.ownership import SoleOwner
from parlour.table.log.reading import hashes_needed
from parlour.table.log.scrubbing import scrubbed
from parlour.table.log.store import FILE, Store, store_for
from parlour.table.log.store.shards import shard_path
from parlour.table.log.store.sqlite import SqliteStore
from tests.cli.typing_in import mistake, run, said
from tests.properties.settings import DECKS
from tests.table.log.store.places import opened, sent
from tests.table.proof.evenings import MARK, Evening


def with_store(place: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def do() -> None:
        async with opened(place) as store:
            await work(store)

    asyncio.run(do())


async def keep(store: Store, code: str, entries: list[bytes], days_ago: float = 0) -> None:
    """What the server does with a table while it is played at, and when it closes."""
    at = round(time.time() * 1000 - days_ago * DAY)
    for name, deck in DECKS.items():
        await store.keep_deck(code, name, msgspec.json.encode(deck))
    closed = isinstance(log.read(entries[-1]), log.Closed)
    played = entries[:-1] if closed else entries
    await asyncio.gather(*[sent(store, code, number, entry, at) for number, entry in enumerate(played, start=1)])
    if closed:
        left = scrubbed(entries)
        await store.end(code, left, at, hashes_needed(left))


@pytest.fixture
def kept(own_data: Path) -> Path:
    """A data directory with a closed table, unused for twenty days, and one that is still played at."""
    own_data.mkdir()
    file = own_data / FILE

    async def fill(store: Store) -> None:
        await keep(store, "BCDFG", Evening(2, "traitor-word", "bluff", "out-of-control").closed(), days_ago=20)
        playing = Evening(3, "bluff")
        playing.begin()
        await keep(store, "HJKMN", playing.written(), days_ago=1)

    with_store(str(file), fill)
    return file


def codes() -> list[str]:
    return [table["table"] for table in json.loads(said("tables", "list", "--json"))]


# ── list ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_tables_are_listed_with_their_state_and_last_use(kept: Path) -> None:
    first, second = said("tables", "list").splitlines()
    assert re.fullmatch(r"BCDFG  closed  last used \d{4}-\d\d-\d\d \d\d:\d\d  \d+ entries", first)
    assert re.fullmatch(r"HJKMN  open    last used \d{4}-\d\d-\d\d \d\d:\d\d  \d+ entries", second)


def test_where_no_table_was_ever_kept_nothing_is_listed_and_nothing_made(own_data: Path) -> None:
    assert said("tables", "list") == "There are no tables.\n"
    assert codes() == []
    assert said("tables", "purge", "--older-than", "14") == "Thrown away: nothing.\n"
    assert not own_data.exists()


# ── export, verify ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_exported_match_is_verified(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    for number in ("2", "3"):
        assert said("tables", "export", "BCDFG", "--match", number, "--out", str(file)) == ""
        answer = said("verify", str(file))
        assert answer.startswith("It holds: the match is exactly what the commitment, the salts and the acts give.\n")
        assert re.search(r"shown at number \d+, salt was given at \d+, \d+, and the match began at \d+\. So", answer)
        told = json.loads(file.read_bytes())
        assert f"must have shown this commitment:\n{told['commitment']}\n" in answer
        assert answer.endswith(f"must have shown this match hash:\n{told['match_hash']}\n")


def test_of_a_file_of_an_older_parlour_it_is_said_what_it_cannot_tell() -> None:
    file = Path(__file__).parents[1] / "table" / "proof" / "older-evidence.json"
    answer = said("verify", str(file))
    assert answer.endswith("without a match hash: salts and deck show in the acts alone.\n")


def test_without_a_number_it_is_the_last_match_and_without_a_file_the_screen(kept: Path) -> None:
    shown = said("tables", "export", "bcd-fg")
    assert shown == said("tables", "export", "BCDFG", "--match", "3")
    assert json.loads(shown)["game"] == "out-of-control"
    assert MARK not in shown


def test_a_match_under_way_is_not_shown(kept: Path) -> None:
    assert "still being played" in mistake("tables", "export", "HJKMN")
    assert json.loads(said("tables", "export", "HJKMN", "--match", "1"))["result"]


def test_a_table_or_a_match_that_is_not_there_is_named(kept: Path) -> None:
    assert mistake("tables", "export", "XXXXX") == "There is no table XXXXX.\n"
    assert "no match number 9: 3 have begun" in mistake("tables", "export", "BCDFG", "--match", "9")


def test_a_match_whose_words_have_gone_is_not_exported_and_it_is_said_why(kept: Path) -> None:
    why = mistake("tables", "export", "BCDFG", "--match", "1")
    assert why.startswith("What was typed in that match, or the deck it was played with, went when its table closed")
    assert "Export a match before its table closes." in why
    assert "before the table closes" in " ".join(said("tables", "export", "--help").split())


def test_a_match_that_does_not_hold_is_explained_with_exit_code_1(kept: Path, tmp_path: Path) -> None:
    told = json.loads(said("tables", "export", "BCDFG"))
    file = tmp_path / "match.json"
    file.write_text(json.dumps({**told, "seed": "another", "result": None}))
    result = run("verify", str(file))
    assert result.exit_code == 1
    assert result.stdout.startswith("The commitment does not fit the seed: ")
    file.write_bytes(b"not JSON")
    result = run("verify", str(file))
    assert result.exit_code == 1
    assert result.stdout.startswith("This is not the evidence of a match: ")


def test_a_file_that_cannot_be_read_is_a_mistake(tmp_path: Path) -> None:
    assert "No such file" in mistake("verify", str(tmp_path / "nowhere.json"))
    assert "directory" in mistake("verify", str(tmp_path))


# ── purge ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_old_tables_are_thrown_away_with_their_decks(kept: Path) -> None:
    assert said("tables", "purge", "--older-than", "14") == "Thrown away: BCDFG.\n"
    assert codes() == ["HJKMN"]
    assert said("tables", "purge", "HJKMN") == "Thrown away: HJKMN.\n"

    async def look(store: Store) -> None:
        assert await store.entries("BCDFG") == []
        assert await store.deck("traitor-word") is None

    with_store(str(kept), look)


def test_codes_and_days_together_mean_both(kept: Path) -> None:
    assert said("tables", "purge", "HJKMN", "--older-than", "14") == "Thrown away: nothing.\n"
    assert said("tables", "purge", "bcdfg", "HJKMN", "--older-than", "14") == "Thrown away: BCDFG.\n"


def test_nothing_is_thrown_away_by_a_slip(kept: Path) -> None:
    assert mistake("tables", "purge").startswith("Say which tables")
    assert "by default" not in said("tables", "purge", "--help").partition("--data")[0]
    assert mistake("tables", "purge", "BCDFG", "XXXXX") == "There is no table XXXXX. Nothing was thrown away.\n"
    assert run("tables", "purge", "--older-than", "-1").exit_code == 2
    assert codes() == ["BCDFG", "HJKMN"]


# ── stores ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_store_that_cannot_be_read_is_a_mistake(own_data: Path) -> None:
    own_data.mkdir()
    (own_data / FILE).write_bytes(b"this is no database" * 100)
    assert mistake("tables", "list").startswith("The file of the tables: ")
    assert mistake("tables", "list", "--db", "mysql://nowhere").startswith("The database of the tables: ")


def test_the_commands_look_where_the_server_was_told_to_keep_its_tables(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    kept.rename(elsewhere / FILE)
    assert codes() == []
    there = ("--data", str(elsewhere))
    assert [line[:5] for line in said("tables", "list", *there).splitlines()] == ["BCDFG", "HJKMN"]
    assert json.loads(said("tables", "export", "BCDFG", *there))["result"]
    assert said("tables", "purge", "BCDFG", *there) == "Thrown away: BCDFG.\n"
    monkeypatch.setenv("PARLOUR_DB", "mysql://nowhere")
    for words in (("list",), ("export", "HJKMN"), ("purge", "HJKMN")):
        assert mistake("tables", *words, *there).startswith("The database of the tables: ")


def test_a_table_whose_deck_is_gone_is_a_mistake(own_data: Path) -> None:
    own_data.mkdir()
    entries = Evening(2, "traitor-word").closed()

    async def fill(store: Store) -> None:
        await asyncio.gather(*[sent(store, "BCDFG", number, entry) for number, entry in enumerate(entries, start=1)])

    with_store(str(own_data / FILE), fill)
    assert "is gone" in mistake("tables", "export", "BCDFG")


def test_the_commands_may_be_used_while_the_server_plays(kept: Path) -> None:
    async def play_on() -> None:
        store = SqliteStore(kept)
        await store.open()
        number = len(await store.entries("HJKMN"))
        assert codes_of(await asyncio.to_thread(said, "tables", "list")) == ["BCDFG", "HJKMN"]
        assert "BCDFG" in await asyncio.to_thread(said, "tables", "purge", "BCDFG")
        await sent(store, "HJKMN", number + 1, log.written(log.Paused(1)))
        await store.close()

    asyncio.run(play_on())


def codes_of(listed: str) -> list[str]:
    return [line.split()[0] for line in listed.splitlines()]


# ── backup ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_backup_holds_every_table_for_its_owner_alone(kept: Path, tmp_path: Path) -> None:
    copy = tmp_path / "backup.sqlite"
    assert said("tables", "backup", str(copy)) == f"Backed up: 2 tables, in {copy}.\n"
    assert copy.stat().st_mode & 0o777 == 0o600
    before = codes()
    copy.rename(kept)
    assert codes() == before


def test_where_there_is_nothing_to_back_up_no_backup_is_made(own_data: Path, tmp_path: Path) -> None:
    assert "There is nothing to back up" in mistake("tables", "backup", str(tmp_path / "backup.sqlite"))
    assert not (tmp_path / "backup.sqlite").exists()
    assert not own_data.exists()


def test_a_backup_writes_over_nothing_and_a_failed_one_leaves_nothing(kept: Path, tmp_path: Path) -> None:
    copy = tmp_path / "backup.sqlite"
    copy.write_bytes(b"last week's")
    assert "File exists" in mistake("tables", "backup", str(copy))
    assert copy.read_bytes() == b"last week's"
    kept.write_bytes(b"no database at all")
    assert "could not be backed up" in mistake("tables", "backup", str(tmp_path / "another.sqlite"))
    assert not (tmp_path / "another.sqlite").exists()


def test_a_database_that_is_not_there_is_no_backup_nor_a_place_for_one(kept: Path, tmp_path: Path) -> None:
    copy, nowhere = tmp_path / "backup.sqlite", f"postgresql:///parlour?host={tmp_path}"
    assert mistake("tables", "backup", str(copy), "--db", nowhere).startswith("The database of the tables: ")
    assert not copy.exists()
    said("tables", "backup", str(copy))
    assert mistake("tables", "restore", str(copy), "--db", nowhere).startswith("The database of the tables: ")


def test_a_backup_is_restored_into_an_empty_folder_and_into_no_other(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, new = tmp_path / "backup.sqlite", tmp_path / "new"
    said("tables", "backup", str(copy))
    before = said("tables", "list", "--json")
    assert mistake("tables", "restore", str(copy)).startswith(f"There are tables in {kept.parent} already.")
    assert mistake("tables", "restore", str(tmp_path / "nowhere")) == f"There is no file {tmp_path / 'nowhere'}.\n"
    assert said("tables", "restore", str(copy), "--data", str(new)) == "Restored: 2 tables.\n"
    monkeypatch.setenv("PARLOUR_DATA", str(new))
    assert said("tables", "list", "--json") == before
    assert json.loads(said("tables", "export", "BCDFG"))["result"]


# ── several files ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def second(kept: Path) -> Path:
    """Beside it the file of a second worker, with a table of its own."""

    async def fill() -> None:
        store = store_for(kept.parent, None, SoleOwner.me._replace(worker=1), 2)
        await store.open()
        await keep(store, "XZBCD", Evening(2, "traitor-word", "bluff").closed(), days_ago=30)
        await store.close()

    asyncio.run(fill())
    return shard_path(kept.parent, 2)


def test_the_files_of_all_workers_are_as_one(kept: Path, second: Path, tmp_path: Path) -> None:
    assert codes() == ["XZBCD", "BCDFG", "HJKMN"]
    file = tmp_path / "match.json"
    assert said("tables", "export", "XZBCD", "--match", "2", "--out", str(file)) == ""
    assert said("verify", str(file)).startswith("It holds")
    assert said("tables", "backup", str(tmp_path / "all")) == f"Backed up: 3 tables, in {tmp_path / 'all'}.\n"
    assert said("tables", "purge", "XZBCD", "HJKMN") == "Thrown away: XZBCD, HJKMN.\n"
    assert said("tables", "backup", str(tmp_path / "one")) == f"Backed up: 1 table, in {tmp_path / 'one'}.\n"
    assert said("tables", "restore", str(tmp_path / "all"), "--data", str(tmp_path / "new")) == "Restored: 3 tables.\n"


def test_a_file_that_is_broken_is_named_and_the_others_are_shown_but_not_backed_up(
    kept: Path, second: Path, tmp_path: Path
) -> None:
    second.write_bytes(b"no database at all" * 1000)
    result = run("tables", "list", "--json")
    assert [table["table"] for table in json.loads(result.stdout)] == ["BCDFG", "HJKMN"]
    assert result.stderr == (
        "tables-2.sqlite is left out, and its tables with it. The file of the tables: file is not a database\n"
    )
    assert mistake("tables", "backup", str(tmp_path / "b")).startswith(f"{second} could not be backed up: ")
    assert not (tmp_path / "b").exists()


def test_a_file_that_is_missing_is_named(kept: Path, second: Path, tmp_path: Path) -> None:
    kept.unlink()
    assert codes() == ["XZBCD"]
    result = run("tables", "backup", str(tmp_path / "rest"))
    assert result.stdout.startswith("Backed up: 1 table, in ")
    assert result.stderr == "tables.sqlite is missing, and its tables with it.\n"
    assert not kept.exists()

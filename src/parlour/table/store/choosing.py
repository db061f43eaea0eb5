"""Which store it is: a PostgreSQL where one is named, else a file in the data directory."""

from __future__ import annotations

from pathlib import Path

from parlour.table.store import Store
from parlour.table.store.postgres import PostgresStore
from parlour.table.store.sqlite import SqliteStore

FILE = "tables.sqlite"


def store_for(data: Path, db: str | None) -> Store:
    return SqliteStore(data / FILE) if db is None else PostgresStore(db)

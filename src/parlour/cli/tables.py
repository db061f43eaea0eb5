"""`parlour tables …` and `parlour verify`: one function a command."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
import typer

from parlour.cli.common import Data, Database, ForPrograms, mistakes_explained
from parlour.decks import Deck
from parlour.decks.own import data_folder
from parlour.table.log.reading import read_log
from parlour.table.log.store import Store, StoreFailed, store_for
from parlour.table.proof import evidence
from parlour.table.room.people import as_typed

T = TypeVar("T")

app = typer.Typer(
    help="Tables: list them, back them up and restore them, export a match, throw old ones away.", no_args_is_help=True
)

DAY = 24 * 60 * 60 * 1000


@app.command("list")
def list_tables(
    as_json: ForPrograms = False,
    data: Data = None,
    db: Database = None,
) -> None:
    """The tables there are, the least lately used first."""
    with mistakes_explained():
        tables = _ask(data, db, lambda store: store.tables()) or []
    if as_json:
        typer.echo(json.dumps([table._asdict() for table in tables], indent=2))
        return
    for table in tables:
        used = datetime.fromtimestamp(table.at / 1000)
        state = "closed" if table.closed else "open"
        typer.echo(f"{table.table}  {state:6}  last used {used:%Y-%m-%d %H:%M}  {table.number} entries")
    if not tables:
        typer.echo("There are no tables.")


@app.command()
def export(
    code: Annotated[str, typer.Argument(help="The table's code.")],
    match: Annotated[int | None, typer.Option(help="Which of its matches, from 1; by default the last.")] = None,
    out: Annotated[Path | None, typer.Option(help="The file; by default, the screen.")] = None,
    data: Data = None,
    db: Database = None,
) -> None:
    """A match with its deck, its seed and every act, for `parlour verify`.

    Do it before the table closes: what was typed goes then, and decks that were brought along. A match that rests on
    them can no longer be exported afterwards.
    """
    with mistakes_explained():
        content = _ask(data, db, lambda store: _exported(store, as_typed(code), match))
        if content is None:
            raise ValueError(f"There is no table {as_typed(code)}.")
        if out is None:
            typer.echo(content)
        else:
            out.write_bytes(content)


@app.command()
def purge(
    codes: Annotated[
        list[str] | None, typer.Argument(help="The tables' codes; without any, --older-than says which.")
    ] = None,
    older_than: Annotated[
        float | None, typer.Option(min=0, help="Those unused for so many days; with codes, only those of them.")
    ] = None,
    data: Data = None,
    db: Database = None,
) -> None:
    """Throw tables away, with their logs and decks. They cannot be had back."""
    with mistakes_explained():
        if not codes and older_than is None:
            raise ValueError("Say which tables: their codes, or --older-than and a number of days.")
        named = [as_typed(code) for code in codes or ()]
        gone = _ask(data, db, lambda store: _purged(store, named, older_than or 0)) or []
    typer.echo(f"Thrown away: {', '.join(gone) or 'nothing'}.")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The new file; one that is there is never written over.")],
    data: Data = None,
    db: Database = None,
) -> None:
    """Copy all tables into a file, also while the server runs. It holds names and what was typed."""
    from parlour.table.log.store.backup import back_up_files  # SQLite takes a moment to load

    missing: list[str] = []
    with mistakes_explained():
        if db is None:
            tables, missing = back_up_files(data or data_folder(), file)
        else:
            from parlour.table.log.store.postgres_backup import back_up_database

            tables = asyncio.run(back_up_database(db, file))
    for name in missing:
        typer.echo(f"{name} is missing, and its tables with it.", err=True)
    typer.echo(f"Backed up: {_counted(tables)}, in {file}.")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="What `parlour tables backup` has written, of either store.")],
    data: Data = None,
    db: Database = None,
) -> None:
    """Put the tables of a backup back, all of them or none: where no others are, while no server runs."""
    from parlour.table.log.store.backup import restore_files

    with mistakes_explained():
        if db is None:
            tables = restore_files(file, data or data_folder())
        else:
            from parlour.table.log.store.postgres_backup import restore_database

            tables = asyncio.run(restore_database(file, db))
    typer.echo(f"Restored: {_counted(tables)}.")


def verify(file: Annotated[Path, typer.Argument(help="What `parlour tables export` has written.")]) -> None:
    """Whether a match was dealt and played exactly as its commitment, its salts and its acts give, in that order."""
    with mistakes_explained():
        verdict = evidence.verify(file.read_bytes())
    for problem in verdict.problems:
        typer.echo(problem)
    if not verdict.holds:
        raise typer.Exit(1)
    typer.echo("It holds: the match is exactly what the commitment, the salts and the acts give.")
    typer.echo(verdict.order)
    typer.echo(f"Before the match, the table must have shown this commitment:\n{verdict.commitment}")
    if verdict.match_hash is None:
        typer.echo("An older Parlour wrote this file, without a match hash: salts and deck show in the acts alone.")
    else:
        typer.echo(f"When it began, the table must have shown this match hash:\n{verdict.match_hash}")


def _counted(tables: int) -> str:
    return "1 table" if tables == 1 else f"{tables:,} tables"


async def _exported(store: Store, code: str, match: int | None) -> bytes | None:
    decks: dict[str, Deck] = {}
    entries = [entry async for entry in read_log(store, code, decks)]
    if not entries:
        return None
    return msgspec.json.format(msgspec.json.encode(evidence.evidence(entries, match, decks)), indent=1)


async def _purged(store: Store, named: list[str], days: float) -> list[str]:
    tables = await store.tables()
    missing = set(named) - {table.table for table in tables}
    if missing:
        raise ValueError(f"There is no table {', '.join(sorted(missing))}. Nothing was thrown away.")
    unused_since = time.time() * 1000 - days * DAY
    gone = [table.table for table in tables if table.at <= unused_since and (not named or table.table in named)]
    for code in gone:
        await store.forget(code)
    return gone


def _ask(data: Path | None, db: str | None, work: Callable[[Store], Awaitable[T]]) -> T | None:
    """What comes of this work; None where no table was ever kept, for asking must not make the file."""
    from parlour.table.log.store.shards import ShardedStore, shard_paths

    folder = data or data_folder()

    async def asked() -> T:
        store = store_for(folder, db)
        if isinstance(store, ShardedStore):
            store.left_out = _say_left_out
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(asked()) if db is not None or shard_paths(folder) else None


def _say_left_out(file: Path, problem: StoreFailed) -> None:
    typer.echo(f"{file.name} is left out, and its tables with it. {problem}", err=True)

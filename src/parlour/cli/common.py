"""What the commands share: options that several of them have, a game by its name, and mistakes said in one line."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from parlour.decks.own import DATA_VARIABLE
from parlour.engine.game import Game
from parlour.registry import GAMES
from parlour.table.log.store import StoreFailed
from parlour.table.room.refusals import RequestRefused
from parlour.terminal.screen import screen
from parlour.text import LANGUAGES
from parlour.text.localization import language_of_the_system

ForPrograms = Annotated[bool, typer.Option("--json", help="For programs.")]
ChosenOptions = Annotated[
    list[str] | None,
    typer.Option("--options", "--option", help="Options of the game: rounds=2,terms=12. `parlour games` lists them."),
]
Data = Annotated[
    Path | None,
    typer.Option(envvar=DATA_VARIABLE, help="The folder for what is kept; by default your data directory."),
]
Database = Annotated[
    str | None, typer.Option(envvar="PARLOUR_DB", help="A PostgreSQL database to keep it in: postgresql://…")
]
SpokenLanguage = Annotated[
    str | None, typer.Option(help="en or fr; by default the language of the system, where it is one of these.")
]


def spoken(language: str | None) -> str:
    """The language to speak: the one that was asked for, else the system's; English where there are no words in it."""
    asked = language_of_the_system() if language is None else language
    return asked if asked in LANGUAGES else LANGUAGES[0]


def find_by_name(name: str) -> Game:
    """A game by its name, its title or the beginning of either; capitals, spaces and signs do not matter."""
    wanted = _plain(name)
    found = [game for game in GAMES.values() if wanted in (_plain(game.name), _plain(game.title))]
    found = found or [game for game in GAMES.values() if wanted and _plain(game.name).startswith(wanted)]
    if len(found) != 1:
        raise ValueError(f"There is no game {name!r}; there are {', '.join(GAMES)}.")
    return found[0]


def _plain(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalnum())


@contextlib.contextmanager
def mistakes_explained(file: Path | None = None) -> Iterator[None]:
    """What a person got wrong, in this file or elsewhere, is said in one line; the exit code is 2."""
    try:
        yield
    except (ValueError, OSError, StoreFailed, RequestRefused) as problem:
        said = f"{problem.filename}: {problem.strerror}" if isinstance(problem, OSError) else str(problem)
        said = " ".join(said.split()) if file is None else f"{file}: {' '.join(said.split())}"
        screen(to_errors=True).print(Text(said, "bold red"), soft_wrap=True)
        raise typer.Exit(2) from None

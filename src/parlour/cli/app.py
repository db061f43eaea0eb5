"""The `parlour` command with all its subcommands: the entry point of the script and of `python -m parlour`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from parlour import __version__
from parlour.cli.arena import arena
from parlour.cli.deck import app as deck
from parlour.cli.games import games
from parlour.cli.play import play
from parlour.cli.referee import referee
from parlour.cli.rules import rules
from parlour.cli.serve import serve
from parlour.cli.tables import app as tables
from parlour.cli.tables import verify

app = typer.Typer(
    help="Card games that people play by talking. Without a command it serves: see `parlour serve --help`.",
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(deck, name="deck")
app.add_typer(tables, name="tables")
for command in (verify, games, rules, play, referee, arena, serve):
    app.command()(command)


@app.callback()
def alone(version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False) -> None:
    if version:
        print(f"parlour {__version__}")


def main() -> None:
    """`parlour` is `parlour serve`, and `parlour --port 9000` is `parlour serve --port 9000`."""
    words = sys.argv[1:]
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["serve", *words]
    app(words, prog_name="parlour")

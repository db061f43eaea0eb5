"""The command line: one function a command."""

from __future__ import annotations

import json
import re
import secrets
from pathlib import Path
from typing import Annotated

import typer

from parlour import __version__
from parlour.decks.own import data_folder
from parlour.door import start
from parlour.games import GAMES
from parlour.table.commands import app as tables
from parlour.table.commands import verify
from parlour.terminal.decks.commands import app as deck
from parlour.terminal.games_list import choose_game, facts, find_by_name, print_games
from parlour.terminal.lines import parse_option
from parlour.terminal.referee import read_scenario, set_up
from parlour.terminal.report import as_data, print_report, viewer
from parlour.terminal.rules_pages import one_rule, print_page, rules_page
from parlour.terminal.screen import Stopped, can_be_asked, mistakes_explained, screen, typed
from parlour.terminal.sitting import check_can_be_written, sit_down

app = typer.Typer(
    help="Card games that people play by talking. Without a command: choose a game and play it here.",
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(deck, name="deck")
app.add_typer(tables, name="tables")
app.command()(verify)
ForPrograms = Annotated[bool, typer.Option("--json", help="For programs.")]


@app.callback()
def alone(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    if version:
        print(f"parlour {__version__}")
    elif context.invoked_subcommand is None:
        try:
            play(choose_game(screen(), typed) if can_be_asked() else next(iter(GAMES)))
        except (Stopped, KeyboardInterrupt):
            print()


@app.command()
def games(as_json: ForPrograms = False) -> None:
    """The games, with players, options and decks."""
    if as_json:
        print(json.dumps([facts(game) for game in GAMES.values()], indent=2, ensure_ascii=False))
    else:
        print_games(screen())


@app.command()
def rules(
    game: Annotated[str | None, typer.Argument(help="A game; without one, the rules that all games share.")] = None,
    number: Annotated[str | None, typer.Argument(help="One rule's number, such as B5.")] = None,
) -> None:
    """The rules of a game, or one of them by its number."""
    with mistakes_explained():
        if game is not None and re.fullmatch(r"[A-Za-z]\d+", game):
            page = one_rule(game)
        elif number is not None:
            page = one_rule(number, game)
        else:
            page = rules_page(game)
    print_page(screen(), page)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="A game's name, as `parlour games` lists them.")],
    seats: Annotated[int | None, typer.Option(help="How many players; by default 3, or as near as can be.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    watch: Annotated[bool, typer.Option("--watch", help="Watch bots instead of playing.")] = False,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same cards.")] = None,
    deck: Annotated[str | None, typer.Option(help="A deck's name (`parlour deck list`), or a file.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: rounds=2. Repeat for more.")] = None,
    pace: Annotated[float | None, typer.Option(help="Seconds after each sentence.", min=0, max=60)] = None,
    save: Annotated[Path | None, typer.Option(help="Write the match to this file; the referee reads it.")] = None,
) -> None:
    """Play a match in the terminal against bots, or watch one."""
    with mistakes_explained():
        found = find_by_name(game)
        options = dict(map(parse_option, option or ()))
        players = min(found.seats, key=lambda number: abs(number - 3)) if seats is None else seats
        match = start(found.name, players, deck, options, seed=secrets.token_hex(3) if seed is None else seed)
        if not 0 <= seat < players:
            raise ValueError(f"--seat {seat}: choose a seat from 0 to {players - 1}")
        check_can_be_written(save)
        sit_down(screen(), match, None if watch else seat, pace, save)


@app.command()
def referee(
    file: Annotated[Path, typer.Argument(help="A scenario or a saved match, as YAML or JSON.")],
    view: Annotated[
        list[str] | None, typer.Option(help="Show this seat's view at the end; `all` for what everybody sees.")
    ] = None,
    as_json: ForPrograms = False,
) -> None:
    """Play a scenario and say what came of each act: the way to report a bug or settle a quarrel."""
    with mistakes_explained(file):
        scenario = read_scenario(file)
        match = set_up(scenario, file.parent)
        viewers = [viewer(name, match.header.seats) for name in view or ()]
        if as_json:
            print(json.dumps(as_data(match, scenario, viewers), indent=1, ensure_ascii=False))
        else:
            print_report(screen(), match, scenario, viewers)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 127.0.0.1 keeps it to this machine.")
    ] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8000,
    data: Annotated[
        Path | None, typer.Option(help="The folder for what is kept; by default your data directory.")
    ] = None,
    db: Annotated[str | None, typer.Option(help="A PostgreSQL database to keep it in, as postgresql://…")] = None,
) -> None:
    """Serve tables over the network, until Ctrl-C."""
    from parlour.table.serving import run  # its libraries take a moment to load

    with mistakes_explained():
        run(data or data_folder(), db, host, port)


def main() -> None:
    app(prog_name="parlour")

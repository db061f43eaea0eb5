"""The command line: one function a command."""

from __future__ import annotations

import json
import re
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from parlour import __version__
from parlour.bots import Level
from parlour.decks.own import data_folder
from parlour.door import start
from parlour.games import GAMES
from parlour.lab.arena import Contest, seats_for
from parlour.table import logs
from parlour.table.ending import KEEP_DAYS
from parlour.terminal.arena import hold, print_json, print_table
from parlour.terminal.decks.commands import app as deck
from parlour.terminal.games_list import choose_game, facts, find_by_name, print_games
from parlour.terminal.lines import parse_options
from parlour.terminal.referee import read_scenario, set_up
from parlour.terminal.report import as_data, print_report, viewer
from parlour.terminal.rules_pages import one_rule, print_page, rules_page
from parlour.terminal.screen import Stopped, can_be_asked, mistakes_explained, screen, typed
from parlour.terminal.sitting import check_can_be_written, sit_down
from parlour.terminal.tables import Data, Database, verify
from parlour.terminal.tables import app as tables

app = typer.Typer(
    help="Card games that people play by talking. Without a command it serves: see `parlour serve --help`.",
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(deck, name="deck")
app.add_typer(tables, name="tables")
app.command()(verify)

ForPrograms = Annotated[bool, typer.Option("--json", help="For programs.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--options", "--option", help="Options of the game: rounds=2,terms=12. `parlour games` lists them."),
]


@app.callback()
def alone(version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False) -> None:
    if version:
        print(f"parlour {__version__}")


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
    game: Annotated[
        str | None, typer.Argument(help="A game's name, as `parlour games` lists them; without one, you are asked.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many players; by default 3, or as near as can be.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    level: Annotated[Level, typer.Option(help="How well the bots play.")] = "regular",
    watch: Annotated[bool, typer.Option("--watch", help="Watch bots instead of playing.")] = False,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same cards.")] = None,
    deck: Annotated[str | None, typer.Option(help="A deck's name (`parlour deck list`), or a file.")] = None,
    options: Options = None,
    pace: Annotated[float | None, typer.Option(help="Seconds after each sentence.", min=0, max=60)] = None,
    save: Annotated[Path | None, typer.Option(help="Write the match to this file; the referee reads it.")] = None,
) -> None:
    """Play a match in the terminal against bots, or watch one."""
    if game is None:
        try:
            game = choose_game(screen(), typed) if can_be_asked() else next(iter(GAMES))
        except (Stopped, KeyboardInterrupt):
            print()
            return
    with mistakes_explained():
        found = find_by_name(game)
        chosen = parse_options(options or ())
        players = min(found.seats, key=lambda number: abs(number - 3)) if seats is None else seats
        match = start(found.name, players, deck, chosen, seed=secrets.token_hex(3) if seed is None else seed)
        if not 0 <= seat < players:
            raise ValueError(f"--seat {seat}: choose a seat from 0 to {players - 1}")
        check_can_be_written(save)
        sit_down(screen(), match, None if watch else seat, level, pace, save)


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
def arena(
    game: Annotated[str, typer.Argument(help="A game's name, as `parlour games` lists them.")],
    bots: Annotated[
        str,
        typer.Option(help="One a seat, the last fills the rest: expert,regular. `expert@0.1` thinks a tenth as long."),
    ],
    matches: Annotated[int, typer.Option(help="How many, or how many each pairing.", min=1)] = 100,
    seats: Annotated[int | None, typer.Option(help="How many play; with more bots, all meet all.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same matches.")] = "0",
    options: Options = None,
    deck: Annotated[str | None, typer.Option(help="A deck's name, or a file.")] = None,
    jobs: Annotated[int | None, typer.Option(help="So many processes; by default one a core.", min=1)] = None,
    as_json: ForPrograms = False,
) -> None:
    """Let bots play against each other, every one in every seat, and say how strong they are."""
    with mistakes_explained():
        found = find_by_name(game).name
        names = tuple(name.strip() for name in bots.split(","))
        chosen = parse_options(options or ())
        contest = Contest(found, names, matches, seats_for(found, names, seats), seed, chosen, deck)
        contest.check()
        result, played = hold(contest, jobs, Console(stderr=True) if as_json else screen())
    if as_json:
        print_json(result)
    else:
        print_table(screen(), result, played)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 127.0.0.1 keeps it to this machine.")
    ] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8000,
    data: Data = None,
    db: Database = None,
    workers: Annotated[
        int, typer.Option(help="So many processes share the work; more than one need --db.", min=1, max=64)
    ] = 1,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="A proxy's address or network: believe what it says of who asks. Repeat for more."),
    ] = None,
    open_metrics: Annotated[
        bool, typer.Option("--open-metrics", help="Show /metrics to everybody, not only to this machine.")
    ] = False,
    keep_days: Annotated[
        float, typer.Option(help="Closed tables are thrown away after so many days; 0: as soon as they close.", min=0)
    ] = KEEP_DAYS,
    log_level: Annotated[logs.Level, typer.Option(help="What is worth a line in the log.")] = "info",
    log_json: Annotated[
        bool | None, typer.Option(help="Log lines for programs; by default where nobody reads them on a terminal.")
    ] = None,
) -> None:
    """Serve tables over the network, until Ctrl-C. `parlour` alone does this too."""
    from parlour.table.serving import How, run  # its libraries take a moment to load
    from parlour.table.web.proxy import networks

    with mistakes_explained():
        logs.set_up(log_level, as_json=not sys.stderr.isatty() if log_json is None else log_json)
        data, proxies = data or data_folder(), networks(proxy or ())
        run(How(data, db, host, port, workers, not no_browser, proxies, open_metrics, keep_days))


def main() -> None:
    """`parlour` is `parlour serve`, and `parlour --port 9000` is `parlour serve --port 9000`."""
    words = sys.argv[1:]
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["serve", *words]
    app(words, prog_name="parlour")

"""`parlour arena`: bots against each other, with progress, and a table at the end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parlour.cli.common import ChosenOptions, ForPrograms, SpokenLanguage, find_by_name, mistakes_explained, spoken
from parlour.engine.plain import plain
from parlour.lab.arena import Contest, PlayedMatch, Score, play_all, score, seats_for
from parlour.terminal.lines import parse_options
from parlour.terminal.screen import screen
from parlour.terminal.speech import Speech


def arena(
    game: Annotated[str, typer.Argument(help="A game's name, as `parlour games` lists them.")],
    bots: Annotated[
        str,
        typer.Option(
            help="One a seat, the last fills the rest: expert,regular. `expert@0.1` thinks a tenth as long; "
            "`some.module:function` is a bot of your own."
        ),
    ],
    matches: Annotated[int, typer.Option(help="How many, or how many each pairing.", min=1)] = 100,
    seats: Annotated[int | None, typer.Option(help="How many play; with more bots, all meet all.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same matches.")] = "0",
    options: ChosenOptions = None,
    deck: Annotated[str | None, typer.Option(help="A deck's name, or a file.")] = None,
    jobs: Annotated[int | None, typer.Option(help="So many processes; by default one a core.", min=1)] = None,
    as_json: ForPrograms = False,
    language: SpokenLanguage = None,
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
        print_table(screen(), result, played, Speech(spoken(language)))


def hold(contest: Contest, jobs: int | None, console: Console) -> tuple[Score, list[PlayedMatch]]:
    """Play it all; the bar goes to the console, which is the error stream where the result is for a program."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(contest.game, total=len(contest))
        played = []
        for one in play_all(contest, jobs):
            played.append(one)
            progress.advance(task)
    return score(contest, played), played


def print_json(result: Score) -> None:
    print(json.dumps(plain(result)))


def print_table(console: Console, result: Score, played: Sequence[PlayedMatch], speech: Speech) -> None:
    facts = {"game": result.game, "seats": result.seats, "matches": result.matches}
    table = Table(title=speech.plainly("terminal-arena", **facts))
    table.add_column(speech.plainly("terminal-arena-bot"), overflow="fold")
    for heading in ("won", "elo", "sure", "mean", "slow", "longest"):
        table.add_column(speech.plainly(f"terminal-arena-{heading}"), justify="right")
    for name, share in sorted(result.wins.items(), key=lambda won: -result.elo[won[0]][1]):
        low, middle, high = result.elo[name]
        times = sorted(1000 * seconds for one in played for seconds in one.thought.get(name, ()))
        slow = [f"{times[int(0.99 * (len(times) - 1))]:.1f}", f"{times[-1]:.1f}"] if times else ["–", "–"]
        row = [f"{100 * share:.1f} %", f"{middle:+.0f}", f"{low:+.0f} … {high:+.0f}", f"{result.ms_per_act[name]:.2f}"]
        table.add_row(name, *row, *slow)
    console.print(table)

"""`parlour arena`: bots against each other, with progress, and a table at the end."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parlour.engine.plain import plain
from parlour.lab.arena import Contest, Played, Score, play_all, score


def hold(contest: Contest, jobs: int | None, console: Console) -> tuple[Score, list[Played]]:
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


def print_table(console: Console, result: Score, played: Sequence[Played]) -> None:
    table = Table(title=f"{result.game}, {result.seats} seats, {result.matches} matches")
    table.add_column("bot")
    for heading in ("won", "Elo", "95 %", "ms an act", "99th", "longest"):
        table.add_column(heading, justify="right")
    for name, share in sorted(result.wins.items(), key=lambda won: -result.elo[won[0]][1]):
        low, middle, high = result.elo[name]
        times = sorted(1000 * seconds for one in played for seconds in one.thought.get(name, ()))
        slow = [f"{times[int(0.99 * (len(times) - 1))]:.1f}", f"{times[-1]:.1f}"] if times else ["–", "–"]
        row = [f"{100 * share:.1f} %", f"{middle:+.0f}", f"{low:+.0f} … {high:+.0f}", f"{result.ms_per_act[name]:.2f}"]
        table.add_row(name, *row, *slow)
    console.print(table)

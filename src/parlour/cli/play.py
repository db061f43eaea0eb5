"""`parlour play`: a word of welcome, a match against bots, and what is left of it when it ends or the person leaves."""

from __future__ import annotations

import json
import secrets
import shlex
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from parlour.bots import CHARACTERS, Level, skill
from parlour.cli.common import ChosenOptions, find_by_name, mistakes_explained
from parlour.cli.games import choose_game
from parlour.cli.rules import gist
from parlour.cli.terminal_table import TerminalTable
from parlour.door import start
from parlour.engine.match import Match
from parlour.registry import GAMES
from parlour.terminal.lines import parse_options, write_value
from parlour.terminal.screen import LeftTheTable, can_be_asked, say, screen, typed

PACE = 0.25
"""Seconds after each sentence, where somebody reads along."""


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
    options: ChosenOptions = None,
    pace: Annotated[float | None, typer.Option(help="Seconds after each sentence.", min=0, max=60)] = None,
    save: Annotated[Path | None, typer.Option(help="Write the match to this file; the referee reads it.")] = None,
) -> None:
    """Play a match in the terminal against bots, or watch one."""
    if game is None:
        try:
            game = choose_game(screen(), typed) if can_be_asked() else next(iter(GAMES))
        except (LeftTheTable, KeyboardInterrupt):
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


def sit_down(
    console: Console, match: Match, seat: int | None, level: Level, pace: float | None, save: Path | None
) -> None:
    """Play the match out, with a person in this seat, or nobody (None), and bots of this level."""
    you = seat if can_be_asked() else None
    seconds = pace if pace is not None else PACE if console.is_terminal else 0
    table = TerminalTable(match, you, console, pace=seconds, skill=skill(match.header.game.name, level))
    _welcome(console, table, level)
    if seat != you:
        say(console, Text("There is nobody here to ask, so the bots play alone."), indent="")
    try:
        table.play()
    except (LeftTheTable, KeyboardInterrupt):
        console.print()
        say(console, Text(f"You have left the table. The same cards again: {again(match)}"), indent="")
    if save is not None:
        save.write_text(json.dumps(match.transcript(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        say(console, Text(f"The match is in {save}; `parlour referee {shlex.quote(str(save))}` reads it."), indent="")


def _welcome(console: Console, table: TerminalTable, level: Level) -> None:
    match = table.match
    game = match.header.game
    heading = f" · {match.header.seats} players · seed {match.header.chance}"
    console.print(Text.assemble((game.title, "bold green"), (heading, "dim")))
    if table.you is not None:
        others = [seat for seat in range(match.header.seats) if seat != table.you]
        kind = f"{level} bots" if len(others) > 1 else f"a bot, {level}"
        if about := gist(game.name):
            say(console, Text(about, "italic"), indent="")
        say(console, Text(f"At the table with you ({kind}):"), indent="")
        for seat in others:
            say(console, Text.assemble(table.teller.who(seat), ". ", (CHARACTERS[seat].sentence["en"], "dim")))
        say(console, Text(f"`parlour rules {game.name}` reads the rules. ? helps, q leaves.", "dim"), indent="")
    console.print()


def again(match: Match) -> str:
    """The command that begins the same match."""
    header = match.header
    words = ["parlour", "play", header.game.name, "--seed", str(header.chance), "--seats", str(header.seats)]
    chosen, default = msgspec.structs.asdict(header.options), msgspec.structs.asdict(header.game.default_options)
    for name, value in chosen.items():
        if value != default[name]:
            words += ["--option", f"{name}={write_value(value)}"]
    return shlex.join(words)


def check_can_be_written(save: Path | None) -> None:
    """Said before the match rather than after it."""
    if save is not None:
        save.open("a", encoding="utf-8").close()

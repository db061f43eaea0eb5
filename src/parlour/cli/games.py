"""`parlour games`: the games listed for people and for programs, and chosen from."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour.cli.common import ForPrograms, find_by_name
from parlour.decks import own_decks_for, packs_for
from parlour.engine.game import Game, Options, option_list
from parlour.registry import GAMES
from parlour.terminal.lines import write_value
from parlour.terminal.screen import LEAVE, LeftTheTable, say, screen

SHARED = Options.__struct_fields__


def games(as_json: ForPrograms = False) -> None:
    """The games, with players, options and decks."""
    if as_json:
        print(json.dumps([facts(game) for game in GAMES.values()], indent=2, ensure_ascii=False))
    else:
        print_games(screen())


def facts(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "seats": [game.seats[0], game.seats[-1]],
        "minutes": game.minutes,
        "age": game.age,
        "first_player": game.first_player,
        "options": option_list(game.options),
        "decks": packs_for(game.name) + own_decks_for(game.name),
    }


def print_games(console: Console) -> None:
    for game in GAMES.values():
        console.print(Text.assemble((game.title, "bold green"), "  ", (f"parlour play {game.name}", "dim")))
        say(console, Text(f"{_for_whom(game)}"))
        say(console, Text(f"first: {game.first_player}"))
        if decks := packs_for(game.name) + own_decks_for(game.name):
            say(console, Text.assemble("decks: ", (", ".join(decks), "cyan")))
        _print_options(console, [option for option in option_list(game.options) if option["name"] not in SHARED])
        console.print()
    console.print(Text("In every game", "bold green"))
    _print_options(console, option_list(Options))
    say(console, Text("An option is written as in --option rounds=2. Its default stands beside its name."))


def _print_options(console: Console, options: list[dict[str, Any]]) -> None:
    for option in options:
        name = f"  {option['name']} = {write_value(option['default'])}"
        say(console, Text(option["help"], "dim"), indent=" " * 26, first=f"{name:<26}")


def _for_whom(game: Game) -> str:
    return f"{game.seats_in_words()} players · {game.minutes} minutes · age {game.age}+"


def choose_game(console: Console, read: Callable[[], str]) -> str:
    """Ask which game, until one is named; the first, if nobody is there to answer."""
    table = Table.grid(padding=(0, 2))
    for at, game in enumerate(GAMES.values(), start=1):
        table.add_row(Text(f"  {at}", "bold"), Text(game.title, "bold green"), Text(_for_whom(game), "dim"))
    console.print(table)
    say(console, Text("Which game? Type its number, or q to leave.", "bold yellow"), indent="")
    while True:
        try:
            answer = read().strip()
        except EOFError:
            return next(iter(GAMES))
        if answer.lower() == LEAVE:
            raise LeftTheTable
        if answer.isdecimal() and 1 <= int(answer) <= len(GAMES):
            return list(GAMES)[int(answer) - 1]
        try:
            return find_by_name(answer).name
        except ValueError:
            say(console, Text(f"Please type a number from 1 to {len(GAMES)}, or q to leave.", "yellow"))

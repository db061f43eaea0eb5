"""`parlour games`: the games listed for people and for programs, and chosen from."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour.cli.common import ForPrograms, SpokenLanguage, find_by_name, spoken
from parlour.decks import own_decks_for, packs_for
from parlour.engine.game import Game, Options
from parlour.registry import GAMES
from parlour.terminal.lines import write_value
from parlour.terminal.screen import LEAVE, LeftTheTable, say, screen
from parlour.terminal.speech import Speech
from parlour.text.options import first_player, option_list

SHARED = Options.__struct_fields__


def games(as_json: ForPrograms = False, language: SpokenLanguage = None) -> None:
    """The games, with players, options and decks."""
    if as_json:
        print(json.dumps([facts(game) for game in GAMES.values()], indent=2, ensure_ascii=False))
    else:
        print_games(screen(), spoken(language))


def facts(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "seats": [game.seats[0], game.seats[-1]],
        "minutes": game.minutes,
        "age": game.age,
        "first_player": first_player(game),
        "options": option_list(game),
        "decks": packs_for(game.name) + own_decks_for(game.name),
    }


def print_games(console: Console, language: str) -> None:
    for game in GAMES.values():
        speech = Speech(language, game)
        console.print(Text.assemble((game.title, "bold green"), "  ", (f"parlour play {game.name}", "dim")))
        say(console, Text(_for_whom(game, speech)))
        if first := first_player(game, language):
            say(console, speech.say("terminal-first", who=Text(first)))
        if decks := packs_for(game.name) + own_decks_for(game.name):
            say(console, speech.say("terminal-decks", decks=Text(", ".join(decks), "cyan")))
        _print_options(console, [option for option in option_list(game, language) if option["name"] not in SHARED])
        console.print()
    speech = Speech(language)
    console.print(Text(speech.plainly("terminal-every-game"), "bold green"))
    _print_options(console, option_list(None, language))
    say(console, speech.say("terminal-how-options"))


def _print_options(console: Console, options: list[dict[str, Any]]) -> None:
    for option in options:
        name = f"  {option['name']} = {write_value(option['default'])}"
        say(console, Text(option["help"], "dim"), indent=" " * 26, first=f"{name:<26}")


def _for_whom(game: Game, speech: Speech) -> str:
    few, many = game.seats[0], game.seats[-1]
    players = str(few) if few == many else speech.plainly("terminal-players", few=few, many=many)
    return speech.plainly("terminal-for-whom", players=players, minutes=game.minutes, age=game.age)


def choose_game(console: Console, read: Callable[[], str], speech: Speech) -> str:
    """Ask which game, until one is named; the first, if nobody is there to answer."""
    table = Table.grid(padding=(0, 2))
    for at, game in enumerate(GAMES.values(), start=1):
        table.add_row(Text(f"  {at}", "bold"), Text(game.title, "bold green"), Text(_for_whom(game, speech), "dim"))
    console.print(table)
    say(console, Text(speech.plainly("terminal-which-game", leave=LEAVE), "bold yellow"), indent="")
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
            said = speech.plainly("terminal-which-number", last=len(GAMES), leave=LEAVE)
            say(console, Text(said, "yellow"))

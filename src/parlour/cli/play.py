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
from parlour.cli.common import ChosenOptions, SpokenLanguage, find_by_name, mistakes_explained, spoken
from parlour.cli.games import choose_game
from parlour.cli.rules import gist
from parlour.cli.terminal_table import TerminalTable
from parlour.decks.kind import kind_for
from parlour.door import start
from parlour.engine.game import Game, Part
from parlour.engine.match import Match
from parlour.registry import GAMES
from parlour.terminal.asking import keyboard
from parlour.terminal.lines import parse_options, write_value
from parlour.terminal.screen import LEAVE, LeftTheTable, can_be_asked, say, screen
from parlour.terminal.speech import Speech
from parlour.text.localization import language_of_the_system

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
    language: SpokenLanguage = None,
) -> None:
    """Play a match in the terminal against bots, or watch one."""
    speech = Speech(spoken(language))
    if game is None:
        try:
            game = choose_game(screen(), keyboard(speech), speech) if can_be_asked() else next(iter(GAMES))
        except (LeftTheTable, KeyboardInterrupt):
            print()
            return
    with mistakes_explained():
        found = find_by_name(game)
        chosen = parse_options(options or ())
        players = min(found.seats, key=lambda number: abs(number - 3)) if seats is None else seats
        cards = deck or pack_in(found, speech.language)
        match = start(found.name, players, cards, chosen, seed=secrets.token_hex(3) if seed is None else seed)
        if not 0 <= seat < players:
            raise ValueError(f"--seat {seat}: choose a seat from 0 to {players - 1}")
        check_can_be_written(save)
        sit_down(screen(), match, None if watch else seat, level, pace, save, speech)


def pack_in(game: Game, language: str) -> str | None:
    """The pack to play with in this language; None for a game that takes none, or has none in it."""
    return kind_for(game.name).packs.get(language) if Part.DECK in game.parts else None


def sit_down(
    console: Console,
    match: Match,
    seat: int | None,
    level: Level,
    pace: float | None,
    save: Path | None,
    speech: Speech,
) -> None:
    """Play the match out, with a person in this seat, or nobody (None), and bots of this level."""
    you = seat if can_be_asked() else None
    seconds = pace if pace is not None else PACE if console.is_terminal else 0
    skilled = skill(match.header.game.name, level)
    table = TerminalTable(match, you, console, pace=seconds, skill=skilled, language=speech.language)
    _welcome(console, table, level)
    if seat != you:
        say(console, speech.say("terminal-alone"), indent="")
    try:
        table.play()
    except (LeftTheTable, KeyboardInterrupt):
        console.print()
        say(console, speech.say("terminal-left", command=Text(again(match, speech.language))), indent="")
    if save is not None:
        save.write_text(json.dumps(match.transcript(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        file = str(save)
        say(console, speech.say("terminal-saved", file=Text(file), quoted=Text(shlex.quote(file))), indent="")


def _welcome(console: Console, table: TerminalTable, level: Level) -> None:
    match = table.match
    game = match.header.game
    teller = table.teller
    heading = teller.plainly("terminal-match", seats=match.header.seats, seed=Text(str(match.header.chance)))
    console.print(Text.assemble((game.title, "bold green"), (f" · {heading}", "dim")))
    if table.you is not None:
        others = [seat for seat in range(match.header.seats) if seat != table.you]
        if about := gist(game.name, teller.language):
            say(console, Text(about, "italic"), indent="")
        of_level = teller.plainly(f"terminal-level-{level}")
        say(console, teller.say("terminal-company", count=len(others), level=of_level), indent="")
        for seat in others:
            say(console, Text.assemble(teller.who(seat), ". ", (CHARACTERS[seat].sentence[teller.language], "dim")))
        say(console, Text(teller.plainly("terminal-welcome", game=game.name, leave=LEAVE), "dim"), indent="")
    console.print()


def again(match: Match, language: str) -> str:
    """The command that begins the same match, also where another language is spoken."""
    header = match.header
    words = ["parlour", "play", header.game.name, "--seed", str(header.chance), "--seats", str(header.seats)]
    chosen, default = msgspec.structs.asdict(header.options), msgspec.structs.asdict(header.game.default_options)
    for name, value in chosen.items():
        if value != default[name]:
            words += ["--option", f"{name}={write_value(value)}"]
    if language != language_of_the_system():
        words += ["--language", language]
    return shlex.join(words)


def check_can_be_written(save: Path | None) -> None:
    """Said before the match rather than after it."""
    if save is not None:
        save.open("a", encoding="utf-8").close()

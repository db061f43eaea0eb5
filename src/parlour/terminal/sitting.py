"""One sitting at the terminal: a word of welcome, a match, and what is left of it when it ends or the person leaves."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from parlour.bots import CHARACTERS, Level, skill
from parlour.engine.match import Match
from parlour.terminal.lines import write_value
from parlour.terminal.playing import TerminalTable
from parlour.terminal.rules_pages import gist
from parlour.terminal.screen import Stopped, can_be_asked, say

PACE = 0.25
"""Seconds after each sentence, where somebody reads along."""


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
    except (Stopped, KeyboardInterrupt):
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
        say(console, Text(gist(game.name), "italic"), indent="")
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

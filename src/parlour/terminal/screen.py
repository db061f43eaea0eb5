"""Where words come from and go to: the person's screen and keyboard, or whatever stands in for them."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Any

from rich.console import Console
from rich.containers import Lines
from rich.text import Text

with contextlib.suppress(ImportError):  # where it is missing, lines are typed without editing
    import readline  # noqa: F401 - `input` edits lines, and remembers them, once this is loaded

WIDTH_OF_A_FILE = 80
MOST_READABLE = 100
PROMPT = "» "
LEAVE = "q"
NO_BREAK, STAND_INS = "\u202f\u00a0", "\ue000\ue001"
HELD, LET_GO = str.maketrans(NO_BREAK, STAND_INS), str.maketrans(STAND_INS, NO_BREAK)


class LeftTheTable(Exception):
    """The person has left the table."""


class Unbroken(Text):
    """A text that is never broken at a no-break space, which Rich takes for any other."""

    @classmethod
    def of(cls, text: Text) -> Unbroken:
        unbroken = cls(style=text.style)
        unbroken.append_text(text)
        return unbroken

    def wrap(self, console: Console, width: int, **how: Any) -> Lines:
        held = self.copy()
        held.plain = self.plain.translate(HELD)
        lines = Text.wrap(held, console, width, **how)
        for line in lines:
            line.plain = line.plain.translate(LET_GO)
        return lines


def screen(to_errors: bool = False) -> Console:
    """The console. What goes into a file or a pipe has the same width everywhere, and is never cut."""
    stream = sys.stderr if to_errors else sys.stdout
    with contextlib.suppress(AttributeError, ValueError):  # a stand-in for the stream takes whatever it gets
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a sign the screen lacks is no reason to stop
    console = Console(stderr=to_errors, highlight=False, emoji=False, markup=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = WIDTH_OF_A_FILE
    console.width = min(console.width, MOST_READABLE)
    return console


def say(console: Console, text: Text, indent: str = "  ", first: str | None = None) -> None:
    """Print lines that keep their indent when they are long, a list's dots included; the first may begin otherwise."""
    begin = indent if first is None else first
    for line in text.split("\n", allow_blank=True):
        dots = len(line.plain) - len(line.plain.lstrip(" ·"))
        begin, hanging = begin + line.plain[:dots], indent + " " * dots
        for part in Unbroken.of(line[dots:]).wrap(console, console.width - len(hanging)):
            part.rstrip()
            console.print(Text(begin) + part, soft_wrap=True)
            begin = hanging
        begin = indent


def can_be_asked() -> bool:
    """Answers are typed, or come through a pipe. Nobody can answer what only a file gets to see."""
    return sys.stdout.isatty() or not sys.stdin.isatty()


def typed(unreadable: str) -> str:
    """One line of the person's, who leaves with Ctrl-D, and is told where it is `unreadable`.

    What comes through a pipe is shown as if it had been typed; at its end there is an EOFError.
    """
    while True:
        try:
            if sys.stdin.isatty():
                return input(PROMPT)
            line = sys.stdin.readline()
        except EOFError:
            raise LeftTheTable from None
        except UnicodeDecodeError:
            print(unreadable)
            continue
        if not line:
            raise EOFError
        print(PROMPT + line.rstrip("\n"))
        return line

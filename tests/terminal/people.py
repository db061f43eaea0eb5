"""People at the keyboard for the tests: one who types what the test says, one who types anything at all."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable

from rich.console import Console

import parlour
from parlour.bots import RANDOM, Skill
from parlour.cli.terminal_table import TerminalTable

RUBBISH = ["", "0", "99", "x", "-1", "1.5", "²", "1 1", "5 5 5 5 5", "?", "?A6", "?Z99", "[bold]", "\\", ":wink:"]
MEANT = [
    *("1", "2", "3", "4", "5", "6", "7", "", "", "1 2", "4 5", "3 1 5 2 4", "54321"),
    *("river", "stone 7", "[red]not markup[/red]", "R3", "g7", "b1", "Y10", "w"),
]


def paper(width: int = 80) -> Console:
    """A console that writes into a text, which is `console.file`."""
    return Console(file=io.StringIO(), width=width, highlight=False, emoji=False, markup=False)


def written_on(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def typing(answers: Iterable[str]) -> Callable[[], str]:
    """Somebody who types these answers, and then has no more."""
    left = iter(answers)

    def read() -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return read


def somebody(rng: random.Random, longest: int = 600) -> Callable[[], str]:
    """Somebody who types at random, and now and then types rubbish."""

    def anything() -> Iterable[str]:
        for _ in range(longest):
            answer = rng.choice(RUBBISH if rng.random() < 0.05 else MEANT)
            yield f"{answer} {rng.randrange(1000)}" if answer == "river" else answer

    return typing(anything())


def played(match: parlour.Match, answers: Iterable[str], you: int | None = 0, skill: Skill = RANDOM) -> str:
    """What is on the paper when the match is over, or the answers are."""
    console = paper()
    TerminalTable(match, you, console, typing(answers), skill=skill).play()
    return written_on(console)

"""What is asked of a table: a command, and who is told what came of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from parlour.engine.event import Heard
from parlour.table import entry as log
from parlour.table.screen import Screen
from parlour.table.table import Table

Command = Callable[[Table, int], tuple[log.Entry, Heard | None]]
"""Does something at a table at this time, and gives the entry to write; or refuses."""
Told = Callable[[int | Exception], None]
"""Told the number that the entry has got, once it is durable; or why there is none."""


class DoneAlready(Exception):
    """Raised by a command that was asked for before: it has its number, and nothing is done again."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Asked:
    """Something that was asked of a table and is not durable yet."""

    __slots__ = ("command", "entry", "frames", "number", "told", "tries")

    entry: log.Entry
    """What is to be written; and the number it is to have, and what each screen will be shown of it."""
    number: int
    frames: list[tuple[Screen, bytes]]

    def __init__(self, command: Command, told: Told) -> None:
        self.command = command
        self.told = told
        self.tries = 0

    def tell_too(self, told: Told) -> None:
        """Somebody else wants to know what comes of it as well."""
        self.told = partial(_tell_both, self.told, told)


def _tell_both(first: Told, second: Told, outcome: int | Exception) -> None:
    first(outcome)
    second(outcome)


def settle(future: asyncio.Future[Any], outcome: object) -> None:
    """Whoever waits for it is given what came of it; unless they have gone away."""
    if not future.done():
        future.set_exception(outcome) if isinstance(outcome, Exception) else future.set_result(outcome)

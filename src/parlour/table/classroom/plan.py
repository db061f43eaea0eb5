"""The hour as it will run: its parts and how long each may take. Nothing starts by itself; the clock only reminds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct

Minutes = Literal[20, 30, 45, 60]
PlannedKind = Literal["waiting", "check", "round", "words", "home"]

ROUNDS: Final[dict[Minutes, int]] = {20: 1, 30: 2, 45: 3, 60: 4}
COMING_IN, A_CHECK, WORDS, GOING_HOME = 3, 2, 3, 2
"""Minutes. A check takes one of its two, and a round leaves one for finding each other."""
CHECK_SECONDS: Final = 60


class PlannedPart(Struct, frozen=True):
    """One part of the hour. `number` counts checks and rounds from 1, and is 0 for the others."""

    kind: PlannedKind
    number: int
    begins: int
    """Minutes since the class was opened."""
    minutes: int


def plan(minutes: Minutes, *, with_checks: bool) -> tuple[PlannedPart, ...]:
    """All parts of an hour of this length."""
    return tuple(_one_after_another(_parts(minutes, with_checks=with_checks)))


def round_minutes(minutes: Minutes, *, with_checks: bool) -> int:
    """How long the cards lie on the table in each round."""
    taken = COMING_IN + WORDS + GOING_HOME + 2 * A_CHECK * with_checks
    return (minutes - taken) // ROUNDS[minutes] - 1


def _parts(minutes: Minutes, *, with_checks: bool) -> Iterator[tuple[PlannedKind, int, int, int]]:
    """PlannedKind, number, minutes for it, and minutes until the next."""
    length = round_minutes(minutes, with_checks=with_checks)
    yield "waiting", 0, COMING_IN, COMING_IN
    if with_checks:
        yield "check", 1, A_CHECK - 1, A_CHECK
    for number in range(1, ROUNDS[minutes] + 1):
        yield "round", number, length, length + 1
    if with_checks:
        yield "check", 2, A_CHECK - 1, A_CHECK
    yield "words", 0, WORDS, WORDS
    yield "home", 0, GOING_HOME, GOING_HOME


def _one_after_another(parts: Iterator[tuple[PlannedKind, int, int, int]]) -> Iterator[PlannedPart]:
    begins = 0
    for kind, number, minutes, until_next in parts:
        yield PlannedPart(kind, number, begins, minutes)
        begins += until_next

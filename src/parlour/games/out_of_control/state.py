"""What lies on a table of Out of Control, and who sees it."""

from __future__ import annotations

from typing import Final, TypedDict

import msgspec

from parlour.engine.plain import as_it_is
from parlour.engine.sight import counted, own, public
from parlour.engine.state import State
from parlour.games.out_of_control.cards import HIGHEST, LOWEST, Colour
from parlour.games.out_of_control.successions import Succession

OPPOSITE: Final = {players: tuple([(seat + players // 2) % players for seat in range(players)]) for players in (4, 6)}
"""O13: by the number of players, where each seat's partner sits."""


class Cut(msgspec.Struct, frozen=True):
    """O2: a card that was cut openly for a seat."""

    seat: int
    card: str


class CutShown(TypedDict):
    seat: int
    card: str


# `from` is a word of Python's own, so this one is written as a call.
SuccessionShown = TypedDict(
    "SuccessionShown", {"id": int, "owner": int, "colour": Colour, "from": int, "cards": list[str]}
)


class PlaceShown(TypedDict):
    """A place that has been substituted."""

    succession: int
    number: int


def partners_shown(teams: bool, players: int) -> list[int] | None:
    """O13 Each seat's partner; null where everybody plays alone."""
    return [*OPPOSITE[players]] if teams else None


def show_cut(cut: tuple[Cut, ...] | None) -> list[CutShown] | None:
    return None if cut is None else msgspec.to_builtins([*cut])


def show_rows(successions: list[Succession]) -> list[SuccessionShown]:
    return [
        {"id": row.id, "owner": row.owner, "colour": row.colour, "from": row.low, "cards": list(row.cards)}
        for row in successions
    ]


def show_places(substituted: dict[int, int]) -> list[PlaceShown]:
    return [
        {"succession": row, "number": number}
        for row, numbers in substituted.items()
        for number in range(LOWEST, HIGHEST + 1)
        if numbers >> number & 1
    ]


class Control(State):
    teams: bool = public(False, name="partners", shape=partners_shown, beside="players")
    cut: tuple[Cut, ...] | None = public(shape=show_cut, bare=as_it_is)
    hands: list[list[str]] = own(name="hand", each={"cards": len}, lies_open=True)
    deck: list[str] = counted()  # its top is the end of the list
    discard: list[str] = public()  # O17: oldest first
    turn: int = public(0)
    die: str | None = public()  # None: not rolled yet
    owed: str | None = public()  # what the die still asks (see die.py)
    successions: list[Succession] = public(shape=show_rows, bare=as_it_is)  # in the order in which they were laid
    laid: int = public(0)  # how many have been laid, joined ones too: the number of the next
    substituted: dict[int, int] = public(shape=show_places)  # O9: by succession, this turn's numbers as bits
    built: bool = public(False)  # O12: a card has been laid or used to extend in this turn
    idle: int = public(0)  # O12: turns in a row in which that was not so

    def of(self, seat: int) -> list[Succession]:
        """A seat's own successions."""
        return [row for row in self.successions if row.owner == seat]

    def place_of(self, number: int) -> int:
        """Where in the list the succession of this number is."""
        return [row.id for row in self.successions].index(number)

    def opposite(self, seat: int) -> int:
        """O13 Where the partner sits."""
        return OPPOSITE[self.players][seat]

    def team(self, seat: int) -> tuple[int, ...]:
        """A seat with its partner; without teams, every seat by itself."""
        return tuple(sorted((seat, self.opposite(seat)))) if self.teams else (seat,)

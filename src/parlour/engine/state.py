"""A game's whole state: a table whose every field declares who sees it.

`class Poker(State)` lists its fields with `public`, `own`, `counted` … (see sight.py). From these declarations the
slots and the methods `fresh`, `copy`, `show_all`, `show_one` … are written (see declare.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Self

import msgspec

from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.engine.declare import Declared
from parlour.engine.event import Event, EventChain
from parlour.engine.plain import plain
from parlour.engine.sight import Visibility, derived, hidden, public

if TYPE_CHECKING:
    from parlour.engine.game import Setup
    from parlour.engine.window import Window


class Cards:
    """A deck made ready for play: every card's facts and acts, made once and shared by all matches with that deck."""


class Result(msgspec.Struct, frozen=True):
    """How a match ended: who won, a number a seat, and why."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class State(metaclass=Declared):
    """The engine's part of a state. A game's own class adds its fields."""

    sights: ClassVar[dict[str, Visibility]]
    hints: ClassVar[dict[str, Any]]

    players: int = derived()
    wait: int = derived(0)  # A10: seconds of the soft clock, 0 for none
    step: int = public(0)  # how many acts have been made
    since: int = derived(0)  # the step at which the table began to wait as it does now
    late: bool = public(False)  # A10: the soft clock is out
    waiting: tuple[int, ...] = public(())
    window: Any = derived()  # the window that was opened last (Window, or None once the match is over) …
    open_to: tuple[int, ...] = derived(())  # … its seats …
    beside: tuple[tuple[Any, tuple[int, ...]], ...] = derived(())  # … and those that stand open beside it
    sealed: dict[int, Act] = hidden({})  # each seat's own is added to its view while a sealed window is open
    result: Result | None = public(shape=plain)
    laid_open: Any = public(shape=plain)  # A13: what each seat held, once a match or a round has ended by its rules
    chance: Chance = hidden()
    story: EventChain = hidden()  # told event by event, to each what is theirs to hear

    if TYPE_CHECKING:

        @classmethod
        def fresh(cls) -> Self: ...

        def copy(self) -> Self: ...

        def show_all(self) -> dict[str, Any]:
            """What everybody sees."""

        def show_one(self, you: int | None) -> dict[str, Any]:
            """What this seat sees besides; the same keys for everybody, null where there is nothing for them."""

        def bare_to_all(self) -> dict[str, Any]:
            """What everybody sees, for whoever encodes it at once: it holds what lies on the table, and no copies."""

        def bare_to_one(self, you: int | None) -> dict[str, Any]: ...

        def held(self) -> list[Any]:
            """What each seat holds, as it would see it itself; nothing in a game without hands."""

    @classmethod
    def laid_for(cls, setup: Setup) -> Self:
        """A table for these players, with nothing on it yet."""
        t = cls.fresh()
        t.players, t.wait, t.chance = setup.seats, setup.options.wait, setup.chance
        return t

    def open(self, window: Window[Any], *seats: int) -> None:
        """Close every window and open this one to these seats, given in ascending order; the table waits anew."""
        self.window, self.open_to, self.beside = window, seats, ()
        self.waiting = seats if window.awaited else ()
        self.late = False
        self.since = self.step

    def also(self, window: Window[Any], *seats: int) -> None:
        """Open one more window beside those that are open."""
        self.beside += ((window, seats),)
        if window.awaited:
            self.waiting = tuple(sorted({*self.waiting, *seats}))

    def over(self, winners: Iterable[int], reason: str, scores: Iterable[int]) -> None:
        self.result = Result(tuple(winners), tuple(scores), str(reason))
        self.laid_open = self.held()
        self.close()
        self.late = False

    def close(self) -> None:
        """Close every window: nobody may do anything."""
        self.window = None
        self.open_to = self.beside = self.waiting = ()

    @property
    def windows(self) -> tuple[tuple[Any, tuple[int, ...]], ...]:
        """Every open window with its seats."""
        return () if self.window is None else ((self.window, self.open_to), *self.beside)

    @property
    def moment(self) -> int:
        """Changes when there is something new that an act `of_the_moment` would answer."""
        return 0

    def tell(self, event: Event) -> None:
        self.story = (self.story, self.step, event)

    def next_seat(self, seat: int) -> int:
        """A1: clockwise, which is also "left"."""
        return (seat + 1) % self.players

    def others(self, seat: int) -> tuple[int, ...]:
        """Everybody else, clockwise from the seat's left."""
        return _others(self.players, seat)


@cache
def _others(players: int, seat: int) -> tuple[int, ...]:
    return (*range(seat + 1, players), *range(seat))


NOT_KEPT = {"window", "open_to", "beside", "story"}
"""Windows are kept by their names, and events in another way."""


def kept_types(cls: type[State]) -> dict[str, Any]:
    """The fields of a state that `freeze` keeps, each with its type: all but the deck, which is found elsewhere."""
    return {field: hint for field in cls.sights if field not in NOT_KEPT and not _is_deck(hint := cls.hints[field])}


def _is_deck(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Cards)


def freeze(table: State) -> dict[str, Any]:
    """The state as plain JSON, hidden parts included, without the deck and the story: not for players."""
    frozen: dict[str, Any] = {"windows": [[window.name, list(seats)] for window, seats in table.windows]}
    return frozen | {field: plain(getattr(table, field)) for field in kept_types(type(table))}


def thaw(frozen: dict[str, Any], like: State, windows: Sequence[Window[Any]], acts: Any) -> State:
    """The state again, from what `freeze` gave; its deck is that of a table like it."""
    cls = type(like)
    table = cls.fresh()
    named = {window.name: window for window in windows}
    opened = [(named[name], tuple(seats)) for name, seats in frozen["windows"]]
    if opened:
        (table.window, table.open_to), table.beside = opened[0], tuple(opened[1:])
    types = kept_types(cls) | {"sealed": dict[int, acts]}
    for field in cls.sights.keys() - NOT_KEPT:
        kept = field in types
        value = msgspec.convert(frozen[field], types[field], str_keys=True) if kept else getattr(like, field)
        setattr(table, field, value)
    return table

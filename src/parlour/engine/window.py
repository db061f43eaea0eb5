"""Who may do what now? A window is a small class: its docstring is the rule, its offers are the law.

- `offers` lists the legal acts of a seat, best as one comprehension; what is listed is legal.
- one method an act, named by the act's tag, does it. A method never refuses: by then it is too late.
- `refuse` says why an act that is not listed is not legal, or None if it is legal all the same (typed text).
- `late` is what "go on" (A10) does; by default the first act offered.
A variant of a rule is a subclass of one window.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from parlour.engine.act import CLOCK, Act, Elapsed, GoOn, tag_of
from parlour.engine.event import Late, WentOn
from parlour.engine.refusal import NOT_OFFERED, Refused
from parlour.engine.state import State

T = TypeVar("T", bound=State)
A = TypeVar("A", bound=Act)
Does = dict[type[Act], Callable[[Any, int, Any], None]]


class Timer(msgspec.Struct, frozen=True):
    """A timer is data: what kind, how many seconds, and since which step. Somebody else has the clock."""

    kind: str
    seconds: int
    since: int


class Window(Generic[T]):
    phase: ClassVar[str]
    """What the time of this window is called in the view."""
    acts: ClassVar[tuple[type[Act], ...]]
    awaited: ClassVar[bool] = True
    """Whether the table waits for its seats, or merely lets them act."""
    is_sealed: ClassVar[bool] = False

    def __init__(self) -> None:
        self.name = type(self).__name__
        self.ventures = (self,) if type(self).tries is not Window.tries else ()
        self.does: Does = {act: getattr(self, tag_of(act)) for act in self.acts} | ALWAYS

    def offers(self, t: T, seat: int) -> list[Act]:
        """The legal acts of this seat, drawn from what is public and the seat's own."""
        raise NotImplementedError

    def tries(self, t: T, seat: int) -> list[Act]:
        """Acts that are offered without saying whether they hold, since that would tell too much. If `refuse` may say
        no, their class says that it `may_be_refused`."""
        return []

    def refuse(self, t: T, seat: int, act: Any) -> Refused | None:
        """Why this act, which is none of the offers, is not legal; None if nothing speaks against it."""
        return NOT_OFFERED()

    def late(self, t: T, seats: tuple[int, ...]) -> None:
        """A10: a turn not taken is taken by the simplest legal act. A window for several seats says what happens."""
        (seat,) = seats
        act = self.offers(t, seat)[0]
        self.does[type(act)](t, seat, act)

    def timer(self, t: T) -> Timer | None:
        """The timer that runs while this window is the first of those open."""
        if t.late or not t.wait or not t.waiting:
            return None
        return Timer("wait", t.wait, t.since)

    def elapsed(self, t: T) -> None:
        """The timer is out. A10: from now on anybody may ask the table to go on."""
        t.late = True
        t.tell(Late(CLOCK))


class Sealed(Window[T], Generic[T, A]):
    """A11: several seats choose at once; a choice may be changed until the last is in, then `close` gets them all."""

    is_sealed = True

    def __init__(self) -> None:
        super().__init__()
        for act in self.acts:
            if not act.is_toggle:
                raise TypeError(f"{self.name}: {act.__name__} can be chosen again and again, so it is a toggle")

    def seal(self, t: T, seat: int, act: A) -> None:
        t.sealed[seat] = act
        seats = t.open_to if t.window is self else dict(t.beside)[self]
        t.waiting = tuple([s for s in seats if s not in t.sealed])
        if not t.waiting:
            self._unseal(t, late=False)

    def late(self, t: T, seats: tuple[int, ...]) -> None:
        """A10: missing choices do not count."""
        self._unseal(t, late=True)

    def close(self, t: T, choices: dict[int, A], late: bool) -> None:
        """What follows from the choices; `late` says that some may be missing and that it must be settled now."""
        raise NotImplementedError

    def _unseal(self, t: T, late: bool) -> None:
        choices: Any = t.sealed
        t.sealed = {}
        self.close(t, choices, late)


def _go_on(t: State, seat: int, act: GoOn) -> None:
    """A10: play goes one step on."""
    t.tell(WentOn(seat))
    window, seats = next((window, seats) for window, seats in t.windows if window.awaited)
    window.late(t, tuple([s for s in seats if s in t.waiting]))


def _elapsed(t: State, seat: int, act: Elapsed) -> None:
    t.window.elapsed(t)


ALWAYS: Does = {GoOn: _go_on, Elapsed: _elapsed}

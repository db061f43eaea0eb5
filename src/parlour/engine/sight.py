"""Field visibility: every field of a state and of an event says who sees it; one that does not is an error, no leak."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Annotated, Any, TypeVar

import msgspec

T = TypeVar("T")


class Eyes(Enum):
    """Whose eyes may rest on a piece of state."""

    ALL = auto()
    OWNER = auto()
    COUNT = auto()
    TOP = auto()
    NOBODY = auto()
    DERIVED = auto()
    NAMED = auto()


class Visibility(msgspec.Struct, frozen=True):
    """A field's declaration: whose eyes, what it starts as, and how it is shown."""

    eyes: Eyes
    start: Any = None
    name: str | None = None
    """Its key in the view, where that is not the field's own name."""
    each: Mapping[str, Callable[[Any], Any]] = {}
    """What everybody sees of each seat's part: a key in the view's `seats`, and how it is read off that part."""
    shape: Callable[..., Any] | None = None
    """How the visible value is written as plain JSON. It is handed what the viewer may see, and nothing else."""
    bare: Callable[[Any], Any] | None = None
    """What of it is encoded to the same JSON, for whoever needs no copy: the value `as_it_is`, or nearly so."""
    beside: str = ""
    """What else of the table `shape` is handed: a public or a derived field."""
    seat_field: str = ""
    lies_open: bool = False
    """A13: each seat's part is laid open to everybody at the end."""

    @property
    def in_view(self) -> bool:
        """Whether the field has a key of its own in the view."""
        return self.eyes not in (Eyes.NOBODY, Eyes.DERIVED) and self.name != ""


def public(start: Any = None, **how: Any) -> Any:
    """Everybody sees it."""
    return Visibility(Eyes.ALL, start, **how)


def own(start: Any = None, **how: Any) -> Any:
    """A list by seat: each seat sees its own part, and of the others' only what `each` tells."""
    return Visibility(Eyes.OWNER, start, **how)


def counted(start: Any = None, **how: Any) -> Any:
    """Nobody sees it; everybody sees how many there are."""
    return Visibility(Eyes.COUNT, start, **how)


def topmost(start: Any = None, **how: Any) -> Any:
    """Everybody sees the last one, and nothing of those below it."""
    return Visibility(Eyes.TOP, start, **how)


def hidden(start: Any = None) -> Any:
    """Nobody sees it."""
    return Visibility(Eyes.NOBODY, start)


def only(seat_field: str, start: Any = None, **how: Any) -> Any:
    """Only the seat sees it that the named public field holds."""
    return Visibility(Eyes.NAMED, start, seat_field=seat_field, **how)


def derived(start: Any = None) -> Any:
    """It follows from what everybody sees, or is fixed at the start; it is not shown a second time."""
    return Visibility(Eyes.DERIVED, start)


class Hearers(msgspec.Struct, frozen=True):
    """Who hears a field of an event: everybody, or the seats that these fields of the event hold."""

    fields: tuple[str, ...] | None


EVERYBODY = Hearers(None)
ToAll = Annotated[T, EVERYBODY]
ToOwn = Annotated[T, Hearers(("seat",))]
"""Only the seat whose event it is hears this field."""

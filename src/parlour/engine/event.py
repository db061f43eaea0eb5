"""What has happened, told to each as they may hear it.

Telling only adds a link to a chain; the sentences are built when somebody looks. Each link knows the one before it,
so a copied match shares its past.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, ClassVar, get_type_hints

import msgspec

from parlour.engine.act import CLOCK
from parlour.engine.plain import plain
from parlour.engine.sight import Hearers

_encode = msgspec.json.Encoder().encode

MOST_FLEETING = 200
"""So many fleeting events a story has."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """A fact that is told. Each field beside `seat` says who hears it: `card: ToOwn[str]`."""

    seat: int
    private: ClassVar[bool] = False
    """True: its own seat alone hears of it at all."""
    forgotten_after: ClassVar[str] = ""
    """The event that ends its time in the history: once a later act tells such an event, this one is listed no more."""
    fleeting: ClassVar[bool] = False
    """True: it tells how somebody stands for the moment, as a toggle does. Of such events the story has only the newest
    few, or it would grow without end while the match stays where it is."""
    striking: ClassVar[bool] = False
    """True: everybody stops to look at what is laid open here before the game goes on."""

    def heard(self, n: int, you: int | None) -> dict[str, Any]:
        """This event as `you` hear it; a field that is not for you is left out."""
        told: dict[str, Any] = {"event": self.__struct_config__.tag, "n": n, "seat": self.seat}
        for field, seats in hearers(self.__class__):
            if seats is None or (you is not None and you in [getattr(self, seat) for seat in seats]):
                told[field] = plain(getattr(self, field))
        return told


class WentOn(Event, frozen=True, tag="went_on"):
    """A10: somebody pressed "go on" after the soft clock was out."""


class Late(Event, frozen=True, tag="late"):
    """A10: the soft clock is out."""


EventChain = tuple[Any, int, Event] | None
"""(the story before, the number of the act that brought it about, the event)"""


@cache
def hearers(event: type[Event]) -> tuple[tuple[str, tuple[str, ...] | None], ...]:
    """Each field with the fields that hold its hearers' seats (None: everybody); an undeclared one is an error."""
    hints = get_type_hints(event, include_extras=True)
    out = []
    for field in event.__struct_fields__:
        if field == "seat":
            continue
        declared = [note for note in getattr(hints[field], "__metadata__", ()) if isinstance(note, Hearers)]
        if not declared:
            raise TypeError(f"{event.__name__}.{field}: say who hears it (ToAll, ToOwn …)")
        out.append((field, declared[0].fields))
    if event.fleeting and event.private:
        raise TypeError(f"{event.__name__}: what most never hear of must not push out what they have heard")
    return tuple(out)


@cache
def holds_insiders(event: type[Event]) -> tuple[str, ...]:
    """The fields that hold the seats which hear more of such an event than everybody does."""
    if event.private:
        return ("seat",)
    return tuple(dict.fromkeys([seat for _, seats in hearers(event) for seat in seats or ()]))


@cache
def is_open(event: type[Event]) -> bool:
    """Whether everybody hears everything of such an event."""
    return not event.private and all(seats is None for _, seats in hearers(event))


def links(story: EventChain, until: EventChain = None) -> list[tuple[int, Event]]:
    """The chain as a list, oldest first, back to (and without) an earlier point of it."""
    out = []
    while story is not until and story is not None:
        story, n, event = story
        out.append((n, event))
    out.reverse()
    return out


def history(story: EventChain, you: int | None) -> list[dict[str, Any]]:
    """The whole story as `you` heard it, without what is no longer listed (W12)."""
    return list(newest_first(story, you))[::-1]


def newest_first(story: EventChain, you: int | None) -> Iterator[dict[str, Any]]:
    """The same backwards, and no further than somebody looks."""
    latest: dict[str, int] = {}  # the number of the last act that told such an event
    for n, event in _kept(story):
        if latest.get(event.forgotten_after, n) <= n and (not event.private or you == event.seat):
            yield event.heard(n, you)
        latest.setdefault(event.__struct_config__.tag, n)  # type: ignore[arg-type]  # an event's is a word


def condensed(story: EventChain) -> EventChain:
    """The story without the fleeting events that it has no more: it reads the same."""
    return chained(kept(story))


def kept(story: EventChain) -> list[tuple[int, Event]]:
    """What a condensed story is made of, oldest first."""
    return list(_kept(story))[::-1]


def chained(told: Iterable[tuple[int, Event]]) -> EventChain:
    """A story of these events."""
    story: EventChain = None
    for n, event in told:
        story = (story, n, event)
    return story


def _kept(story: EventChain) -> Iterator[tuple[int, Event]]:
    """The chain backwards, with the newest of the fleeting events."""
    fleeting = 0
    while story is not None:
        story, n, event = story
        if event.fleeting:
            fleeting += 1
            if fleeting > MOST_FLEETING:
                continue
        yield n, event


def as_heard(told: Iterable[tuple[int, Event]], you: int | None) -> list[dict[str, Any]]:
    return [event.heard(n, you) for n, event in told if not event.private or you == event.seat]


class Heard(msgspec.Struct, frozen=True, gc=False, eq=False):
    """The events of one act as one seat hears them: a sequence that is built only if it is looked at."""

    before: Any
    after: Any
    you: int | None  # the clock hears what everybody hears
    not_for_the_wire: object = object()
    """Cannot be encoded: whoever writes this to the wire as it is gets an error, not the story with all its secrets."""

    def heard_by(self, you: int | None) -> Heard:
        """The same events as another seat hears them, or a spectator."""
        return Heard(self.before, self.after, you)

    @property
    def insiders(self) -> list[int]:
        """The seats that hear more of it than a spectator does; everybody else hears what a spectator hears."""
        found = []
        story, before = self.after, self.before
        while story is not before and story is not None:
            story, _, event = story
            for seat in holds_insiders(event.__class__):
                found.append(getattr(event, seat))
        return found

    def listed(self) -> list[dict[str, Any]]:
        return as_heard(links(self.after, self.before), None if self.you == CLOCK else self.you)

    def written(self) -> bytes:
        """The same as JSON. What everybody may hear whole is written as it is, without a dict in between."""
        you = None if self.you == CLOCK else self.you
        told = []
        story, before = self.after, self.before
        while story is not before and story is not None:
            story, n, event = story
            if is_open(event.__class__):
                told.append(b'{"n":%d,' % n + _encode(event)[1:])
            elif not event.private or you == event.seat:
                told.append(_encode(event.heard(n, you)))
        told.reverse()
        return b"[" + b",".join(told) + b"]"

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.listed())

    def __len__(self) -> int:
        return len(self.listed())

    def __getitem__(self, at: int) -> dict[str, Any]:
        return self.listed()[at]

    def __eq__(self, other: object) -> bool:
        return self.listed() == (other.listed() if isinstance(other, Heard) else other)

    __hash__ = None  # type: ignore[assignment]  # like a list

    def __repr__(self) -> str:
        return repr(self.listed())

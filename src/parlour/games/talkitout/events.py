"""What is told at a table of #TalkItOut, and who hears it."""

from __future__ import annotations

from typing import ClassVar

from parlour.engine.event import Event
from parlour.engine.sight import ToAll, ToOwn


class Opened(Event, frozen=True, tag="opened"):
    """The first Question is turned up."""

    card: ToAll[str]


class Played(Event, frozen=True, tag="played"):
    card: ToAll[str]


class Drew(Event, frozen=True, tag="drew"):
    card: ToOwn[str]


class NoCard(Event, frozen=True, tag="no_card"):
    """T10: a card was wanted, and there was none."""


class Kept(Event, frozen=True, tag="kept"):
    """T3: the drawn Question matched, and was kept all the same."""


class Laid(Event, frozen=True, tag="special"):
    card: ToAll[str]
    to: ToAll[int | None]


class Answered(Event, frozen=True, tag="answered"):
    text: ToAll[str | None]


class Told(Event, frozen=True, tag="told"):
    """T8: two answers, in the order drawn; the liar alone knows which is false."""

    answers: ToAll[tuple[str, str] | None]
    lie: ToOwn[int]


class Voted(Event, frozen=True, tag="voted"):
    fleeting: ClassVar[bool] = True
    lie: ToOwn[int]


class Tied(Event, frozen=True, tag="tied"):
    """T8: the first vote was a tie, so all vote once more. A vote a seat, null for none."""

    striking: ClassVar[bool] = True
    votes: ToAll[tuple[int | None, ...]]


class Judged(Event, frozen=True, tag="judged"):
    """T8: the votes are shown, and whether the lie was found; the lie is null if it was never told."""

    striking: ClassVar[bool] = True
    votes: ToAll[tuple[int | None, ...]]
    lie: ToAll[int | None]
    found: ToAll[bool]


EVENTS = (Opened, Played, Drew, NoCard, Kept, Laid, Answered, Told, Voted, Tied, Judged)

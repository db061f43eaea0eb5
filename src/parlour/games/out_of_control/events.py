"""What is told at a table of Out of Control, and who hears it."""

from __future__ import annotations

from typing import Annotated

from parlour.engine.event import Event
from parlour.engine.sight import Hearers, ToAll, ToOwn
from parlour.games.out_of_control.state import Cut
from parlour.games.out_of_control.successions import Succession


class WasCut(Event, frozen=True, tag="cut"):
    """O2: the cards that were cut, in order; the seat is the one that starts."""

    cut: ToAll[tuple[Cut, ...]]


class Opened(Event, frozen=True, tag="opened"):
    """O14: the first discard is turned up, and this seat begins."""

    card: ToAll[str]


class Rolled(Event, frozen=True, tag="rolled"):
    die: ToAll[str]


class FellAway(Event, frozen=True, tag="fell_away"):
    """O11: what the die asks cannot be done."""

    owed: ToAll[str]


class Shuffled(Event, frozen=True, tag="shuffled"):
    """O10: all discards but the last are the new main deck; so many cards."""

    cards: ToAll[int]


class Drew(Event, frozen=True, tag="drew"):
    card: ToOwn[str]


class Gathered(Event, frozen=True, tag="gathered"):
    """O8: these cards of the discard row came into the hand, the chosen one first."""

    cards: ToAll[tuple[str, ...]]


class Discarded(Event, frozen=True, tag="discarded"):
    card: ToAll[str]


class Took(Event, frozen=True, tag="took"):
    """O7: a card was taken blind; taker and victim alone see it."""

    victim: ToAll[int]
    card: Annotated[str, Hearers(("seat", "victim"))]


class Gave(Event, frozen=True, tag="gave"):
    """O7: a card was given; giver and receiver alone see it."""

    to: ToAll[int]
    card: Annotated[str, Hearers(("seat", "to"))]


class Laid(Event, frozen=True, tag="laid"):
    succession: ToAll[Succession]


class Extended(Event, frozen=True, tag="extended"):
    """O5: cards were added at one end, which gave this succession."""

    end: ToAll[str]
    cards: ToAll[tuple[str, ...]]
    succession: ToAll[Succession]


class Joined(Event, frozen=True, tag="joined"):
    """O5: the successions of these numbers became one."""

    parts: ToAll[tuple[int, ...]]
    succession: ToAll[Succession]


class Substituted(Event, frozen=True, tag="substituted"):
    """O9: a card took the place of another, which came to the hand."""

    succession: ToAll[int]
    number: ToAll[int]
    card: ToAll[str]
    got: ToAll[str]


class Ended(Event, frozen=True, tag="ended"):
    """The turn of this seat is over."""


EVENTS = (
    *(WasCut, Opened, Rolled, FellAway, Shuffled, Drew, Gathered, Discarded, Took, Gave),
    *(Laid, Extended, Joined, Substituted, Ended),
)

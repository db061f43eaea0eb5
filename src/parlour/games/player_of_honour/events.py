"""What is told at a table of Player of Honour, and who hears it.

That somebody has placed cards is told to nobody (P2): whoever placed them sees them, and the others do not even learn
that they were moved. What the table does by itself in the Duo has the seat −1.
"""

from __future__ import annotations

from typing import ClassVar

from parlour.engine.event import Event
from parlour.engine.sight import ToAll, ToOwn
from parlour.games.player_of_honour.cards import TopicCard


class RoundBegan(Event, frozen=True, tag="round"):
    """P11: five topics are laid out; the seat is the Player of Honour."""

    number: ToAll[int]
    topics: ToAll[tuple[TopicCard, ...]]


class SaidDone(Event, frozen=True, tag="done"):
    fleeting: ClassVar[bool] = True


class TookBack(Event, frozen=True, tag="undone"):
    """P2: somebody is not done after all."""

    fleeting: ClassVar[bool] = True


class Taken(Event, frozen=True, tag="taken"):
    """P14: somebody was not done when the table went on; only they are told what was drawn for them, if anything."""

    ranks: ToOwn[tuple[int, ...]]
    sure: ToOwn[int | None]


class Revealed(Event, frozen=True, tag="revealed"):
    """P4: a number of the Player of Honour's, the topic it lies on, and all that lies there beside it."""

    striking: ClassVar[bool] = True
    number: ToAll[int]
    topic: ToAll[int]
    guesses: ToAll[tuple[int | None, ...]]
    sure: ToAll[tuple[int, ...]]
    points: ToAll[tuple[int, ...]]


class RoundOver(Event, frozen=True, tag="round_over"):
    """P5: everybody's cards, and what the round was worth to each: in all, and on each topic; who had all five equal,
    and the Guessers with the most points, if they have any."""

    striking: ClassVar[bool] = True
    ranks: ToAll[tuple[tuple[int, ...], ...]]
    sure: ToAll[tuple[int | None, ...]]
    points: ToAll[tuple[int, ...]]
    earned: ToAll[tuple[tuple[int, ...], ...]]
    perfect: ToAll[tuple[int, ...]]
    best: ToAll[tuple[int, ...]]


EVENTS = (RoundBegan, SaidDone, TookBack, Taken, Revealed, RoundOver)

"""What is told at a table of Bluff, and who hears it."""

from __future__ import annotations

from typing import ClassVar

from parlour.engine.event import Event
from parlour.engine.sight import ToAll, ToOwn
from parlour.games.bluff.acts import Pair, Trio

Hands = tuple[tuple[str, ...], tuple[str, ...]]
"""A13: both hands as the round left them, a hand a seat."""


class Dealt(Event, frozen=True, tag="dealt"):
    """B12: the seat has dealt a new round; the card is the first of the face-up pile."""

    round: ToAll[int]
    card: ToAll[str]


class Drew(Event, frozen=True, tag="drew"):
    """A card from the face-down pile."""

    card: ToOwn[str]


class Took(Event, frozen=True, tag="took"):
    """A card from the face-up pile."""

    card: ToAll[str]


class Threw(Event, frozen=True, tag="threw"):
    card: ToAll[str]


class TurnedOver(Event, frozen=True, tag="turned_over"):
    """B7: the face-down pile has run out, for the so-manieth time in this round."""

    times: ToAll[int]


class Blocked(Event, frozen=True, tag="blocked"):
    """B6: the opponent's hand is shown to the caller; whether it was complete is told to both."""

    striking: ClassVar[bool] = True
    hand: ToOwn[tuple[str, ...]]
    success: ToAll[bool]


class Proved(Event, frozen=True, tag="proved"):
    """B6: what belongs together in the complete hand that was Blocked; told to each of the two."""

    private: ClassVar[bool] = True
    trio: ToOwn[Trio]
    pair: ToOwn[Pair]


class Chose(Event, frozen=True, tag="chose"):
    """B6: a card of the caller, chosen blind by the opponent, goes on the face-up pile."""

    slot: ToAll[int]
    card: ToAll[str]


class CalledOut(Event, frozen=True, tag="out"):
    """B5: the hand is laid out for all to see. Either there is a mistake, the code of what is wrong with it, or there
    are the Words of the two terms, the trio's first."""

    trio: ToAll[Trio]
    pair: ToAll[Pair]
    word: ToAll[str | None]
    mistake: ToAll[str | None]
    words: ToAll[tuple[str, str] | None]


class RoundWon(Event, frozen=True, tag="round_won"):
    striking: ClassVar[bool] = True
    score: ToAll[tuple[int, ...]]
    hands: ToAll[Hands]


class RoundDrawn(Event, frozen=True, tag="round_drawn"):
    """B10: the round counts for both; the seat is the one who drew the last card."""

    striking: ClassVar[bool] = True
    score: ToAll[tuple[int, ...]]
    hands: ToAll[Hands]


EVENTS = (Dealt, Drew, Took, Threw, TurnedOver, Blocked, Proved, Chose, CalledOut, RoundWon, RoundDrawn)

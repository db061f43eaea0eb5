"""What lies on a table of Bluff, and who sees it."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

import msgspec

from parlour.engine.plain import as_it_is, plain
from parlour.engine.sight import counted, derived, own, public, topmost
from parlour.engine.state import State
from parlour.games.bluff.acts import Pair, Trio
from parlour.games.bluff.cards import BluffCards, SheetLine
from parlour.games.bluff.options import BluffOptions


class LaidOut(msgspec.Struct, frozen=True):
    """An Out, right (the mistake is null) or false."""

    seat: int
    trio: Trio
    pair: Pair
    word: str | None
    mistake: str | None
    needed: tuple[str, ...] | None
    """Of the other hand, which lies open then: any of these would have made it complete; null if it was."""
    words: tuple[str, str] | None = None
    """Of a right Out: the Words of the two terms, the trio's first."""


class RoundEnd(msgspec.Struct, frozen=True):
    """How a round ended; `out` is null if it was drawn (B10)."""

    reason: str
    winners: tuple[int, ...]
    out: LaidOut | None


How = Literal["dealt", "thrown", "chosen"]


class Laid(msgspec.Struct, frozen=True):
    """How a card came on the face-up pile: with the deal, thrown out, or chosen blind (B6), and by whom."""

    seat: int
    how: How


class LaidShown(TypedDict):
    seat: int
    how: How


DEALT: Final = Laid(0, "dealt"), Laid(1, "dealt")
THROWN: Final = Laid(0, "thrown"), Laid(1, "thrown")
CHOSEN: Final = Laid(0, "chosen"), Laid(1, "chosen")


def as_laid(laid: Laid) -> LaidShown:
    return {"seat": laid.seat, "how": laid.how}


class TermShown(TypedDict):
    """A line of the solution sheet: a term, and what its three cards are called."""

    id: str
    word: str
    definition: str
    example: str
    cards: list[str]


def cards_shown(hand: tuple[str, ...] | None) -> list[str] | None:
    return None if hand is None else list(hand)


def lines_listed(lines: tuple[SheetLine, ...] | None) -> list[TermShown] | None:
    return None if lines is None else msgspec.to_builtins([*lines])


class Bluff(State):
    cards: BluffCards = derived()
    options: BluffOptions = derived()
    hands: list[list[str]] = own(name="hand", each={"cards": len}, lies_open=True)
    shown: list[tuple[str, ...] | None] = own(
        shape=cards_shown, bare=as_it_is
    )  # B6, B15: the opponent's hand, until your next act
    shown_in: list[int] = own()  # the round in which it was shown
    down: list[str] = counted()  # the top of a pile is the end of its list
    up: list[str] = topmost()
    laid: list[Laid] = topmost(name="up_from", shape=as_laid, bare=as_it_is)  # how each card came there
    run_outs: int = public(0)  # B10: how often the face-down pile has run out in this round
    round: int = public(0)
    dealer: int = public(0)
    turn: int = public(0)
    picked: str | None = public()  # B3: what was picked from the face-up pile in this turn
    may_out: list[bool] = public()  # B4: whether a seat may call Out at the start of its turn, this or the next one
    may_block: bool = public(True)  # B6: not a second time in one turn
    chosen: str | None = public()  # B6: the card just chosen blind; B7 may have turned it over at once
    score: list[int] = public()  # B8: rounds won
    terms: tuple[str, ...] = public()  # B11: the words of the round
    sheet: tuple[SheetLine, ...] | None = public(shape=lines_listed, bare=as_it_is)  # B5: if it is open
    last: RoundEnd | None = public(shape=plain)  # how the round before ended, or the match

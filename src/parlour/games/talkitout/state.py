"""What lies on a table of #TalkItOut, and who sees it."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from parlour.engine.plain import plain
from parlour.engine.sight import counted, derived, hidden, only, own, public
from parlour.engine.state import State
from parlour.games.talkitout.cards import EVERY_CATEGORY, TalkCards
from parlour.games.talkitout.events import Answered


class Verdict(msgspec.Struct, frozen=True):
    """T8: the votes, a vote a seat, and what came out."""

    votes: tuple[int | None, ...]
    lie: int | None
    found: bool


class AnswerShown(TypedDict):
    """An answer as it was told; the text is null if it was said aloud."""

    seat: int
    text: str | None


def as_given(answers: tuple[Answered, ...]) -> list[AnswerShown]:
    return [{"seat": answer.seat, "text": answer.text} for answer in answers]


class Talk(State):
    cards: TalkCards = derived()
    hands: list[list[str]] = own(name="hand", each={"cards": len}, lies_open=True)
    pile: list[str] = counted()
    below: list[str] = hidden()  # the discard pile under its topmost Question (A3)
    top: str = public()
    special: str | None = public()
    need: int = derived(EVERY_CATEGORY)  # T1, T9: the categories that match now
    turn: int = public(0)
    drawn: str | None = only("turn")  # T3: the matching Question just drawn
    answers: tuple[Answered, ...] = public((), shape=as_given)  # to the Question on top
    lie: int | None = only("turn")  # T8: which of the two answers
    tied: tuple[int | None, ...] | None = public(shape=plain)  # T8: the votes of a first ballot that was a tie
    verdict: Verdict | None = public(shape=plain)
    idle: int = public(0)  # T12: turns in a row without a card played or drawn

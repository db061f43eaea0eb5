"""What speaks against an act that #TalkItOut does not take at this moment from this seat, and a screen's guidance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from parlour.engine.act import Act
from parlour.engine.refusal import Refusal, Refused
from parlour.games.talkitout.acts import SPECIALS, Answer, Draw, Keep, Special, Tell, Vote
from parlour.games.talkitout.refusals import (
    ANSWER_FIRST,
    LIAR_VOTES,
    NO_LIE,
    NO_MATCH,
    NO_TELL_A_LIE,
    NOT_ASKED,
    NOT_YOUR_QUESTION,
    NOTHING_DRAWN,
    ONE_QUESTION,
    ONE_SPECIAL,
    ONLY_DRAWN,
    PASSED_TO_YOU,
    SPECIAL_ALONE,
    TELL_BOTH,
    TOLD,
    VOTE_FIRST,
    YOU_PASSED_IT,
)
from parlour.games.talkitout.state import Talk


def against(t: Talk, seat: int, act: Act) -> Refused | None:
    """T3 A turn is one Question played, or one card drawn. T5 What is asked is answered before anything else."""
    phase = t.window.phase
    if isinstance(act, Special):
        return against_special(t, seat)
    if phase == "answer" and seat in t.waiting:
        return ANSWER_FIRST()
    if seat != t.turn:
        return VOTE_FIRST() if phase == "vote" else None
    match phase, act:
        case "vote", Vote():
            return LIAR_VOTES()
        case "vote", Tell() | Answer():
            return TOLD()
        case _, Vote():
            return NO_LIE()
        case "tell", _:
            return TELL_BOTH()
        case _, Tell():
            return NO_TELL_A_LIE()
        case "answer", Answer():
            return YOU_PASSED_IT()
        case _, Answer():
            return NOT_ASKED()
        case "turn", Keep():
            return NOTHING_DRAWN()
        case "drawn", Draw():
            return ONLY_DRAWN()
    return ONE_QUESTION()


def against_card(card: str) -> Refusal:
    """T3, T4 Why this card of the hand cannot be played, where others match or none does."""
    return SPECIAL_ALONE if card in SPECIALS else NO_MATCH


class GuidanceShown(TypedDict):
    """`closed`: the cards of the hand that cannot be used at this step, each with the code of its refusal."""

    closed: dict[str, str]


def guidance(t: Talk, seat: int, acts: Sequence[Act]) -> GuidanceShown | None:
    """For whoever is waited for and holds their cards: they play or keep one, or answer."""
    if seat not in t.waiting:
        return None
    hand = t.hands[seat]
    match t.window.phase:
        case "turn":
            matching = t.cards.matching[t.need]
            return {"closed": {card: against_card(card).code for card in hand if card not in matching}}
        case "drawn":
            return {"closed": {card: ONLY_DRAWN.code for card in hand if card != t.drawn}}
        case "answer":
            closed = {card: ANSWER_FIRST.code for card in hand if card not in SPECIALS}
            if seat != t.turn:  # T7
                closed |= {card: PASSED_TO_YOU.code for card in hand if card in SPECIALS}
            return {"closed": closed}
    return None


def against_special(t: Talk, seat: int) -> Refused | None:
    """T4 It is laid on the Question just played, by its player, and only one a turn. T7 Nothing is passed on twice."""
    phase = t.window.phase
    if seat == t.turn:
        return SPECIAL_ALONE() if phase in ("turn", "drawn") else ONE_SPECIAL()
    if phase == "answer" and seat in t.waiting:
        return PASSED_TO_YOU()
    return None if phase in ("turn", "drawn") else NOT_YOUR_QUESTION()

"""What speaks against an act that Bluff does not take at this moment from this seat, and the guidance of a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from parlour.engine.act import Act
from parlour.engine.refusal import NOT_YOU, Refusal, Refused
from parlour.games.bluff.acts import Block, Choose, Out, Pick
from parlour.games.bluff.hands import is_complete
from parlour.games.bluff.refusals import (
    BLOCK_AT_START,
    CHOICE_FIRST,
    MUST_WAIT,
    NOT_A_TRIO,
    NOT_YOUR_CHOICE,
    NOTHING_TO_CHOOSE,
    NOTHING_UP,
    ONE_BLOCK,
    OUT_AT_START,
    PICK_FIRST,
    THROW_FIRST,
)
from parlour.games.bluff.state import Bluff


def against(t: Bluff, seat: int, act: Act) -> Refused | None:
    """B4, B6 Out and Block are for the start of one's own turn. B3, B14 In it one picks up first, then throws out."""
    match act:
        case Block():
            return BLOCK_AT_START()
        case Out():
            return OUT_AT_START()
        case Choose():
            return NOT_YOUR_CHOICE() if t.window.phase == "choose" else NOTHING_TO_CHOOSE()
    refusal = against_moving(t, seat, picks=isinstance(act, Pick))
    return None if refusal is None else refusal()


def against_moving(t: Bluff, seat: int, *, picks: bool) -> Refusal | None:
    """B3, B6, B14 Neither picking up nor throwing out is for this moment; None where it is another's turn."""
    if t.window.phase == "choose":
        return CHOICE_FIRST
    if seat != t.turn:
        return None
    return THROW_FIRST if picks else PICK_FIRST


class GuidanceShown(TypedDict):
    """`closed`: of `block`, `out`, `down` and `up` (to pick from that pile) what cannot be done now, with the code of
    its refusal."""

    closed: dict[str, str]


def guidance(t: Bluff, seat: int, acts: Sequence[Act]) -> GuidanceShown | None:
    if t.window is None:
        return None
    if t.window.phase != "turn" or seat != t.turn:
        moving = (against_moving(t, seat, picks=True) or NOT_YOU).code
        return {
            "closed": {"block": BLOCK_AT_START.code, "out": OUT_AT_START.code, "down": moving, "up": moving},
        }
    closed: dict[str, str] = {}
    if not t.up:
        closed["up"] = NOTHING_UP.code
    if not t.may_block:
        closed["block"] = ONE_BLOCK.code
    if not t.may_out[seat]:
        closed["out"] = MUST_WAIT.code
    elif t.sheet is not None and not is_complete(t.cards, t.hands[seat]):
        closed["out"] = NOT_A_TRIO.code  # B5 the sheet is open: a false Out would be refused
    return {"closed": closed}

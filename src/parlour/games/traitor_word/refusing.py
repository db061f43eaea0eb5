"""What speaks against saying a word, taking the token, accusing and claiming, explaining and voting; and a screen's
guidance, which says so beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from parlour.engine.act import Act
from parlour.engine.refusal import Refusal, Refused, against_text
from parlour.engine.text import WORD_LENGTH, fold
from parlour.games.traitor_word.acts import Claim, Grab, Justify, Say, Vote
from parlour.games.traitor_word.refusals import (
    ACCUSED_ONCE,
    NO_TOKEN,
    NO_VOTE,
    NOBODY_ACCUSED,
    NOBODYS_WORD,
    NOT_ACCUSED,
    NOT_HELD,
    NOT_YOUR_TURN,
    NOTHING_TO_STAKE,
    ONE_SENTENCE,
    OWN_WORD,
    SAID_BEFORE,
    SENTENCE_FIRST,
    SETTLE_FIRST,
    SPOKE_LAST,
    TAKE_IT_FIRST,
    TOKEN_TAKEN,
    TOO_EARLY,
    WINDOW_CLOSED,
    WRONG_CARD,
)
from parlour.games.traitor_word.state import Traitor


def against(t: Traitor, seat: int, act: Act) -> Refused | None:
    match act:
        case Justify() | Vote():
            return against_settling(t, seat, act)
    refusal = closing(t, seat, act)
    if refusal is not None:
        return refusal()
    if isinstance(act, Say):
        return against_word(t, act.word)
    return against_card(t, seat, act.card) if isinstance(act, Claim) else None


class GuidanceShown(TypedDict):
    """`closed`: of `say`, `accuse`, `claim` and, without rounds, `grab` what cannot be done now, with the code of its
    refusal."""

    closed: dict[str, str]


def guidance(t: Traitor, seat: int, acts: Sequence[Act]) -> GuidanceShown | None:
    if t.window is None:
        return None
    if t.accusation is not None:
        return {"closed": dict.fromkeys(("say", "accuse", "claim", "grab"), SETTLE_FIRST.code)}
    closed: dict[str, str] = {}
    if speaking := against_speaking(t, seat):
        closed["say"] = speaking.code
    if accusing := against_accusing(t, seat):
        closed["accuse"] = accusing.code
    if reacting := against_reacting(t, seat):
        closed["claim"] = reacting.code
    if not t.rounds and (grabbing := against_grabbing(t, seat)):
        closed["grab"] = grabbing.code
    return {"closed": closed}


def closing(t: Traitor, seat: int, act: Act) -> Refusal | None:
    """What speaks against any such act of this seat, whatever is said or shown. W7 An accusation is settled first."""
    if t.accusation is not None:
        return SETTLE_FIRST
    match act:
        case Say():
            return against_speaking(t, seat)
        case Grab():
            return against_grabbing(t, seat)
        case Claim():
            return against_reacting(t, seat)
    return against_accusing(t, seat)


def against_reacting(t: Traitor, seat: int) -> Refusal | None:
    """W4 Within the window of a word, whoever has not said it may accuse or claim it."""
    if not t.in_window:
        return NOBODYS_WORD if t.speaker is None else WINDOW_CLOSED
    return OWN_WORD if seat == t.speaker else None


def against_accusing(t: Traitor, seat: int) -> Refusal | None:
    """W7 Nobody has accused this word yet. W10 There is a Flash to stake."""
    if not t.in_window or seat == t.speaker:
        return against_reacting(t, seat)
    if t.verdict is not None:
        return ACCUSED_ONCE
    return None if t.flashes[seat] else NOTHING_TO_STAKE


def against_speaking(t: Traitor, seat: int) -> Refusal | None:
    """W14, W20 In turn, or with the token. W4 The next word is not taken before the reaction time is over."""
    if t.rounds:
        if seat != t.turn:
            return NOT_YOUR_TURN
    elif t.token is None:
        return TAKE_IT_FIRST
    elif seat != t.token:
        return TOKEN_TAKEN
    return TOO_EARLY if t.window.phase == "react" else None


def against_word(t: Traitor, word: str) -> Refused | None:
    """A6, W3 A word of 1 to 40 characters that has not been in the chain. Link and grammar are for the players."""
    return against_text(word, WORD_LENGTH) or (SAID_BEFORE() if fold(word) in t.chain else None)


def against_grabbing(t: Traitor, seat: int) -> Refusal | None:
    """W14 Anybody but the last speaker, once the reaction time is over."""
    if t.rounds:
        return NO_TOKEN
    if t.token is not None:
        return TOKEN_TAKEN
    if seat == t.speaker and seat not in t.waiting:  # A10 may have opened it to them as well
        return SPOKE_LAST
    return TOO_EARLY if t.window.phase == "react" else None


def against_settling(t: Traitor, seat: int, act: Justify | Vote) -> Refused:
    """W9 Accused of going off topic, one may give a sentence; after it, all but accused and accuser vote."""
    if t.accusation is None:
        return NOBODY_ACCUSED()
    if isinstance(act, Justify):
        return ONE_SENTENCE() if seat == t.speaker else NOT_ACCUSED()
    return NO_VOTE() if seat in (t.speaker, t.accusation.by) else SENTENCE_FIRST()


def against_card(t: Traitor, seat: int, card: int) -> Refused | None:
    """W6 It must show the word that was said. One drawn since then never does: it would be dead (W17)."""
    if card not in t.hands[seat]:
        return NOT_HELD()
    return WRONG_CARD() if t.face.folded[card] != t.last else None

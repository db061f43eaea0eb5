"""What speaks against saying a word, taking the token, accusing and claiming."""

from __future__ import annotations

from parlour.engine.act import Act
from parlour.engine.refusal import Refused, against_text
from parlour.engine.text import WORD_LENGTH, fold
from parlour.games.traitor_word.acts import Claim, Grab, Say
from parlour.games.traitor_word.state import Traitor
from parlour.games.traitor_word.words import (
    ACCUSED_ONCE,
    NO_TOKEN,
    NOBODYS_WORD,
    NOT_HELD,
    NOT_YOUR_TURN,
    NOTHING_TO_STAKE,
    OWN_WORD,
    SAID_BEFORE,
    SETTLE_FIRST,
    SPOKE_LAST,
    TAKE_IT_FIRST,
    TOKEN_TAKEN,
    WINDOW_CLOSED,
    WRONG_CARD,
)


def against(t: Traitor, seat: int, act: Act) -> Refused | None:
    if t.accusation is not None:
        return SETTLE_FIRST()
    if isinstance(act, Say):
        return against_speaking(t, seat) or against_word(t, act.word)
    if isinstance(act, Grab):
        return against_grabbing(t, seat)
    if not t.in_window:
        return NOBODYS_WORD() if t.speaker is None else WINDOW_CLOSED()
    if seat == t.speaker:
        return OWN_WORD()
    if isinstance(act, Claim):
        return against_card(t, seat, act.card)
    if t.verdict is not None:
        return ACCUSED_ONCE()
    return NOTHING_TO_STAKE() if not t.flashes[seat] else None


def against_speaking(t: Traitor, seat: int) -> Refused | None:
    if t.rounds:
        return NOT_YOUR_TURN() if seat != t.turn else None
    if t.token is None:
        return TAKE_IT_FIRST()
    return TOKEN_TAKEN() if seat != t.token else None


def against_word(t: Traitor, word: str) -> Refused | None:
    """A6, W3 A word of 1 to 40 characters that has not been in the chain. Link and grammar are for the players."""
    return against_text(word, WORD_LENGTH) or (SAID_BEFORE() if fold(word) in t.chain else None)


def against_grabbing(t: Traitor, seat: int) -> Refused | None:
    if t.rounds:
        return NO_TOKEN()
    if t.token is not None:
        return TOKEN_TAKEN()
    return SPOKE_LAST() if seat == t.speaker else None


def against_card(t: Traitor, seat: int, card: int) -> Refused | None:
    """W6 It must show the word that was said. One drawn since then never does: it would be dead (W17)."""
    if card not in t.hands[seat]:
        return NOT_HELD()
    return WRONG_CARD() if t.face.folded[card] != t.last else None

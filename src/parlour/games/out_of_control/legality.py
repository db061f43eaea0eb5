"""What speaks against a table play that is not offered word for word (O4, O5, O8, O9, O13).

The offers name each range once; any other legal way to fill it is legal too (O19). The hand is handed in, since a
gather (O8) is judged with the cards it brings.
"""

from __future__ import annotations

from collections import Counter

from parlour.engine.refusal import Refused
from parlour.games.out_of_control.acts import Extend, Gather, Lay, Substitute, TablePlay
from parlour.games.out_of_control.cards import CARD, HIGHEST, LOWEST, WILD, Colour
from parlour.games.out_of_control.refusals import (
    CARDS_NOT_HELD,
    EXACT_CARD,
    MUST_USE,
    NO_CARDS,
    NO_SUCH_PLACE,
    NO_SUCH_SUCCESSION,
    NOT_HELD,
    NOT_IN_THE_ROW,
    NOT_YOURS,
    ONCE_A_TURN,
    ONE_BY_ONE,
    ONLY_WILDS,
    OUT_OF_PLACE,
    OWN_FIRST,
    PAST_THE_END,
    TOO_SHORT,
    WILD_FOR_A_NUMBER,
)
from parlour.games.out_of_control.state import Control
from parlour.games.out_of_control.successions import SHORTEST, Succession


def find(t: Control, number: int) -> Succession | None:
    return next((row for row in t.successions if row.id == number), None)


def against_play(t: Control, seat: int, act: TablePlay, hand: list[str]) -> Refused | None:
    if isinstance(act, Lay):
        return against_lay(act, hand)
    if isinstance(act, Extend):
        return against_extending(t, seat, act, hand)
    return against_substituting(t, seat, act, hand)


def against_lay(act: Lay, hand: list[str]) -> Refused | None:
    """O4 Three or more consecutive numbers of one colour, at least one of them a number card."""
    if len(act.cards) < SHORTEST:
        return TOO_SHORT()
    if all(card == WILD for card in act.cards):
        return ONLY_WILDS()
    return against_cards(act.colour, act.low, act.cards, hand)


def against_extending(t: Control, seat: int, act: Extend, hand: list[str]) -> Refused | None:
    """O5 One or more cards at either end of one's own succession. O13 A partner's takes single cards."""
    row = find(t, act.succession)
    if row is None:
        return NO_SUCH_SUCCESSION()
    if row.owner not in t.team(seat):
        return NOT_YOURS()
    if not act.cards:
        return NO_CARDS()
    if row.owner != seat and len(act.cards) > 1:
        return ONE_BY_ONE()
    low = row.low - len(act.cards) if act.end == "low" else row.span.high + 1
    return against_cards(row.colour, low, act.cards, hand)


def against_cards(colour: Colour, low: int, cards: tuple[str, ...], hand: list[str]) -> Refused | None:
    """Each card in its place, from this number up, and all of them in the hand."""
    if low < LOWEST or low + len(cards) - 1 > HIGHEST:
        return PAST_THE_END()
    if any(card not in (WILD, CARD[colour, low + at]) for at, card in enumerate(cards)):
        return OUT_OF_PLACE()
    return CARDS_NOT_HELD() if Counter(cards) - Counter(hand) else None


def against_substituting(t: Control, seat: int, act: Substitute, hand: list[str]) -> Refused | None:
    """O9 A Wild for a number card, or for a Wild the very card it stands for; no place twice in one turn."""
    if not t.of(seat):
        return OWN_FIRST()
    row = find(t, act.succession)
    if row is None:
        return NO_SUCH_SUCCESSION()
    lying = row.card_at(act.number)
    if lying is None:
        return NO_SUCH_PLACE()
    if act.card not in hand:
        return NOT_HELD()
    if t.substituted.get(row.id, 0) >> act.number & 1:
        return ONCE_A_TURN()
    if lying != WILD:
        return None if act.card == WILD else WILD_FOR_A_NUMBER()
    return None if act.card == CARD[row.colour, act.number] else EXACT_CARD()


def against_gathering(t: Control, seat: int, act: Gather) -> Refused | None:
    """O8 The chosen card must be used at once, with cards of the hand and those that come along."""
    if not 0 <= act.index < len(t.discard):
        return NOT_IN_THE_ROW(cards=len(t.discard))
    played = (act.use.card,) if isinstance(act.use, Substitute) else act.use.cards
    if t.discard[act.index] not in played:
        return MUST_USE()
    return against_play(t, seat, act.use, t.hands[seat] + t.discard[act.index :])

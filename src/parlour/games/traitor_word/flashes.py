"""How cards move: from the pile to a hand, from a hand to somebody's Flashes, to the discards, or out of the game."""

from __future__ import annotations

from typing import Final

from parlour.games.traitor_word.cards import SHUFFLED_AT_ONCE
from parlour.games.traitor_word.events import Claimed, Dead, Discarded, Drew, Gave, Validated
from parlour.games.traitor_word.state import Shown, Traitor

SEVEN_FLASHES: Final = "seven_flashes"
EMPTY_PILE: Final = "empty_pile"
REASONS: Final = (SEVEN_FLASHES, EMPTY_PILE)
TO_WIN: Final = 7


def validate(t: Traitor, seat: int) -> None:
    """W5 The card is shown and goes Flash side up on the speaker's pile."""
    shown = show(t, seat)
    t.tell(Validated(seat, shown.card, shown.word))
    gain(t, seat, shown.card)


def claim(t: Traitor, seat: int) -> None:
    """W6 The card is shown and goes on its holder's pile; a new card is drawn."""
    shown = show(t, seat)
    t.tell(Claimed(seat, shown.card, shown.word))
    gain(t, seat, shown.card)
    if t.result is None:
        draw(t, seat)


def discard(t: Traitor, seat: int) -> None:
    """W8, W9 Found out: the word's card is discarded."""
    shown = show(t, seat)
    t.tell(Discarded(seat, shown.card, shown.word))
    t.discards.append(shown.card)


def show(t: Traitor, seat: int) -> Shown:
    card = let_go(t, seat)
    t.shown = Shown(seat, card, t.face.word[card])
    return t.shown


def bury(t: Traitor, seat: int) -> None:
    """W17 A secret word that is in the chain and can no longer be claimed is taken out of the game, its face unseen."""
    card = let_go(t, seat)
    t.dead.append(card)
    t.tell(Dead(seat, card, t.face.word[card]))


def draw(t: Traitor, seat: int) -> None:
    """W22 A new card for the one that went. W17 One whose word has been said is dead at once, and another is drawn.

    W16 A card comes to the discards only because its word was said, so the discards never make a new pile.
    """
    face, chain, pile = t.face, t.chain, t.pile
    while pile:
        if not t.shuffled:
            t.chance.shuffle(pile, SHUFFLED_AT_ONCE)
            t.shuffled = SHUFFLED_AT_ONCE
        card = pile.pop()
        t.shuffled -= 1
        if face.folded[card] not in chain:
            hold(t, seat, card)
            return t.tell(Drew(seat, card, face.word[card]))
        t.dead.append(card)
        t.tell(Dead(seat, None, None))
    return t.tell(Drew(seat, None, None))


def seat_down(t: Traitor, hand: list[int]) -> None:
    """The next seat gets its cards, none of which has been said yet."""
    t.keepers.update(dict.fromkeys(map(t.face.folded.__getitem__, hand), len(t.hands)))
    t.hands.append(hand)


def hold(t: Traitor, seat: int, card: int) -> None:
    """A card comes into the hand; its word has not been said."""
    t.hands[seat].append(card)
    t.keepers[t.face.folded[card]] = seat


def let_go(t: Traitor, seat: int) -> int:
    """The card of the last word leaves the hand."""
    card = t.face.card[t.last]
    t.hands[seat].remove(card)
    del t.keepers[t.last]
    return card


def give(t: Traitor, giver: int, taker: int) -> None:
    """W8, W9 One Flash changes hands. W10 Who has none to give gives none."""
    if t.flashes[giver]:
        t.tell(Gave(giver, taker))
        gain(t, taker, t.flashes[giver].pop())


def gain(t: Traitor, seat: int, card: int) -> None:
    """W13 The seventh Flash wins at once."""
    t.flashes[seat].append(card)
    if len(t.flashes[seat]) == TO_WIN:
        t.over([seat], SEVEN_FLASHES, map(len, t.flashes))


def end_by_empty_pile(t: Traitor) -> None:
    """W13 Most Flashes win, ties share."""
    most = max(map(len, t.flashes))
    winners = [seat for seat in range(t.players) if len(t.flashes[seat]) == most]
    t.over(winners, EMPTY_PILE, map(len, t.flashes))

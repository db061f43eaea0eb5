"""How soon a hand will be complete: the value of a hand is what a win is worth when it comes so many turns from now.

Each turn of waiting takes a part of the worth away (the opponent may be ready first). A hand waits for the cards that
bring it closer; each comes with its own chance a turn, and what it leads to is a hand that needs one card fewer. So a
hand's worth follows from those of at most three steps.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.bots.bluff.hand import missing, spare, wanted, wants_any_pair, with_card, without
from parlour.bots.bluff.reading import WILD, WORD, Hand

PATIENCE: Final = 0.92
"""What a win is worth one turn later: a sensible opponent is ready in about one turn of twelve."""

USUAL: Final = (1.0, 0.53, 0.39, 0.32)
"""What a hand is usually worth that needs no card, one, two, three."""


class Pace:
    """`comes`: the chance that a card comes to this player in a turn, for each that may still come."""

    def __init__(self, comes: Mapping[int, float]) -> None:
        self._comes = comes
        self._known: dict[Hand, float] = {}
        self._outs: dict[Hand, float] = {}

    def worth(self, hand: Hand) -> float:
        """1 for a complete hand, less the more turns it will take."""
        found = self._known.get(hand)
        if found is None:
            found = self._known[hand] = self._worth(hand)
        return found

    def _worth(self, hand: Hand) -> float:
        if not missing(hand):
            return 1.0
        helped = total = 0.0
        for card, chance in self._helpers(hand):
            total += chance
            helped += chance * self.worth(self._kept(with_card(hand, card)))
        return PATIENCE * helped / (1 - PATIENCE * (1 - min(total, 1.0)))

    def _helpers(self, hand: Hand) -> list[tuple[int, float]]:
        """The cards that bring it closer, with their chances; of strangers that make a Wild's pair, one for all."""
        comes = self._comes
        helpers = [(card, comes[card]) for card in wanted(hand) if card in comes]
        if WILD in hand and wants_any_pair(hand):
            held = {card // 3 for card in hand}
            strangers = [card for card in comes if card % 3 != WORD and card // 3 not in held]
            if strangers:
                helpers.append((strangers[0], sum([comes[card] for card in strangers])))
        return helpers

    def outs(self, hand: Hand) -> float:
        """The chance a turn of coming closer."""
        found = self._outs.get(hand)
        if found is None:
            found = self._outs[hand] = sum([chance for _, chance in self._helpers(hand)])
        return found

    def _kept(self, six: Hand) -> Hand:
        """What will be kept of six cards: five that need no card more than they must, and have most outs."""
        rests = [without(six, card) for card in spare(six)]
        return max(rests, key=self.outs) if len(rests) > 1 else rests[0]

    def glance(self, hand: Hand) -> float:
        """The same, quickly: one step, and from there what such hands are usually worth."""
        needs = missing(hand)
        if not needs:
            return 1.0
        found = self._known.get(hand)
        if found is None:
            outs = min(1.0, self.outs(hand))
            found = self._known[hand] = PATIENCE * outs * USUAL[needs - 1] / (1 - PATIENCE * (1 - outs))
        return found

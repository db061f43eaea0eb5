"""The chance to win, as far as it can be seen from here, and how soon a hand will be complete.

Bluff is a race, so each hand is given a steady rate, the chance to be complete after a turn, and the rates say who is
likely to be first. What the opponent may hold is weighed guess by guess.

The worth of a hand is what a win is worth when it comes so many turns from now. Each turn of waiting takes a part of it
away (the opponent may be ready first). A hand waits for the cards that bring it closer; each comes with its own chance
a turn, and what it leads to is a hand that needs one card fewer. So a hand's worth follows from those of at most three
steps.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from parlour.bots.sight import Sight
from parlour.games.bluff.acts import HAND
from parlour.games.bluff.bots.belief import Belief, is_of_use
from parlour.games.bluff.bots.following import Followed
from parlour.games.bluff.bots.hand import (
    WILD,
    WORD,
    Hand,
    Reading,
    is_complete,
    missing,
    spare,
    wanted,
    wants_any_pair,
    with_card,
    without,
)

SECOND_HAND: Final = 0.5
"""Of the cards that the opponent draws, about half come on to me as its throw-outs; and the other way round."""
NEW_HAND: Final = 0.33
"""What five new cards are worth on the average, as Pace counts it."""
SLOWEST: Final = 0.01
"""The rate of a hand that waits for nothing that can still come: it will be built anew."""
I_BLOCK: Final = 0.8
"""How often I see through it when the opponent completes its hand with what I threw out."""
POORER: Final = 0.75
"""What is left of a hand's rate when one of its cards, chosen blind, is replaced by another."""
SEEN: Final = 0.25
"""What it is worth to be shown a hand that waits for its last card, of which I knew nothing: from then on I know when
to Block and what not to throw out. Chosen by the arena."""
OUT_OF_THE_BLUE: Final = 0.02
"""Where the hand is complete less likely than this, nobody Blocks just to see it."""
TURNS_TO_A_CARD: Final = 1.5
"""The face-down pile loses a card about two times in three turns of a player and the other."""
FEWEST_TURNED_OVER: Final = 10
"""So few cards are hardly ever turned over (B7)."""


class Outlook:
    def __init__(self, sight: Sight, reading: Reading, dice: Random, guesses: int) -> None:
        self.hand = reading.hand(sight.view["hand"])
        followed = Followed(sight, reading)
        belief = Belief(followed.steps, guesses, dice)
        self.ready, hands = belief.hands()
        """How likely the opponent's hand is complete. All else is told for the case that it is not."""
        self.draws = self._draws(followed, hands, sight.view["down"])
        """For each card how likely it is the next one that I draw."""
        self._mine = Pace(self._comes(self.draws, followed, sight))
        self._theirs = Pace(self._comes(dict.fromkeys(self.draws, 1 / sight.view["down"]), followed, sight))
        self._they = [(hand, weight, rate(self._theirs.glance(hand))) for hand, weight in hands.items()]
        last_card = sum([weight for hand, weight in hands.items() if missing(hand) == 1])
        self._to_be_shown = SEEN * last_card * belief.unknown / HAND if self.ready > OUT_OF_THE_BLUE else 0.0
        self._no_help = len(reading.names)  # a card of a term that does not exist

    def _draws(self, followed: Followed, hands: dict[Hand, float], down: int) -> dict[int, float]:
        """What is out of sight lies face down, as far as the opponent does not hold it."""
        lies = {card: float(followed.pool.count(card)) for card in dict.fromkeys(followed.pool)}
        for hand, weight in hands.items():
            for card in hand:
                if card in lies:
                    lies[card] -= weight
        return {card: max(0.0, chance) / down for card, chance in lies.items()}

    def _comes(self, draws: dict[int, float], followed: Followed, sight: Sight) -> dict[int, float]:
        """How likely a card comes to a player in a turn: drawn, or thrown out by the other; what has gone by comes when
        the pile has been turned over (B7)."""
        gone = followed.up[:-1] if sight.view["phase"] == "turn" else followed.up
        later = PATIENCE ** (sight.view["down"] / TURNS_TO_A_CARD) / max(FEWEST_TURNED_OVER, len(gone))
        comes = dict(draws)
        for card in gone:
            comes[card] = comes.get(card, 0.0) + later
        return {card: chance * (1 + SECOND_HAND) for card, chance in comes.items()}

    def after(self, rest: Hand, thrown: int, suspicion: float) -> float:
        """When I keep these five and throw out this one, and the opponent Blocks so likely."""
        if is_complete(rest):
            lost = sum([weight * (1 - ahead(theirs, rate(NEW_HAND))) for _, weight, theirs in self._they])
            return 1 - suspicion + suspicion * lost
        mine = rate(self._mine.worth(rest))
        value = 0.0
        for hand, weight, theirs in self._they:
            escaped = ahead(mine, theirs * POORER)
            value += weight * ((1 - suspicion) * self._played_on(mine, hand, theirs, thrown) + suspicion * escaped)
        return value

    def _played_on(self, mine: float, hand: Hand, theirs: float, thrown: int) -> float:
        """When it is the opponent's turn with this hand; it takes what I threw out if that is of use."""
        if not is_of_use(hand, thrown):
            return 1 - ahead(theirs, mine)
        six = with_card(hand, thrown)
        spared = [card for card in spare(six) if card in hand] or hand  # B3 what is taken stays
        better = max([rate(self._theirs.glance(without(six, card))) for card in spared])
        return ahead(mine, better) if better < 1 else I_BLOCK * ahead(mine, rate(NEW_HAND))

    def if_i_block(self) -> float:
        """If the hand is complete, it is lost; if not, I lose a card and the turn, but I have seen the hand (B6)."""
        fives = [with_card(without(self.hand, card), self._no_help) for card in self.hand]
        poorer = rate(sum([self._mine.worth(five) for five in fives]) / len(fives))
        failed = sum([weight * (1 - ahead(theirs, poorer)) for _, weight, theirs in self._they])
        won = ahead(rate(self._mine.worth(self.hand)), rate(NEW_HAND))
        return self.ready * won + (1 - self.ready) * (failed + self._to_be_shown)


def rate(worth: float) -> float:
    """The steady chance a turn at which a win would be worth as much: 1 for a complete hand."""
    return max(SLOWEST, worth * (1 - PATIENCE) / (PATIENCE * (1 - worth))) if worth < 1 else 1.0


def ahead(first: float, second: float) -> float:
    """The chance that whoever moves first is complete first, each at a steady rate."""
    return first / (1 - (1 - first) * (1 - second))


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

"""The novice: a friendly learner, who mixes up a few of the words and has not got all the rules in the head yet."""

from __future__ import annotations

import hashlib
from typing import Final

from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.bluff.acts import BLOCK, DOWN, HAND, PLACES, UP, Throw
from parlour.games.bluff.bots.hand import DEFINITION, EXAMPLE, WILD, Reading, is_complete, missing, without
from parlour.games.bluff.bots.watching import turns_of

TERMS_TO_A_MIX_UP: Final = 10
"""For each so many terms, two have their Definitions or their Examples mixed up."""
SURE_OF_IT: Final = 6
"""One in so many never sees its mistake; the others do when the cards lie side by side, ready to be called Out."""
TURNS_TO_A_HUNCH: Final = 12
"""The boldest novice Blocks once in so many turns, whatever was before."""
TURNS_BEFORE_A_HUNCH: Final = 3
"""Nobody is ready so soon, even a novice sees that."""


def novice(sight: Sight, chance: Chance, budget: int) -> Act | None:
    if sight.view["phase"] == "choose":
        return chance.choice(PLACES)
    reading = as_a_learner(sight)
    if sight.view["phase"] == "throw":
        return throws(sight, reading)
    if sight.view["may_out"][sight.seat] and (out := reading.out(sight.view["hand"])):
        return out
    if BLOCK in sight.acts and has_a_hunch(sight, chance):
        return BLOCK
    return picks(sight, reading)


def has_a_hunch(sight: Sight, chance: Chance) -> bool:
    late_enough = turns_of(sight, 1 - sight.seat) > TURNS_BEFORE_A_HUNCH
    return late_enough and chance.below(100 * TURNS_TO_A_HUNCH) < 100 * sight.me.boldness


def as_a_learner(sight: Sight) -> Reading:
    """A few cards are taken for each other, the same ones for the whole round. The solution sheet helps."""
    right = Reading(sight)
    if sight.view["sheet"] is not None:
        return right
    told = "/".join([sight.me.name, str(sight.seat), *right.words])
    chance = Chance(hashlib.sha256(told.encode()).digest()[:16])
    mistaken = Reading(sight, mix_ups(len(right.words), chance))
    hand = sight.view["hand"]
    sees_it = chance.below(SURE_OF_IT) > 0 and len(hand) == HAND and mistaken.out(hand) and not right.out(hand)
    return right if sees_it else mistaken


def mix_ups(terms: int, chance: Chance) -> list[tuple[int, int]]:
    """The Definitions of two terms, or their Examples."""
    order = list(range(terms))
    chance.shuffle(order)
    pairs = list(zip(order[::2], order[1::2], strict=False))[: terms // TERMS_TO_A_MIX_UP]
    kinds = [chance.choice((DEFINITION, EXAMPLE)) for _ in pairs]
    return [(3 * one + kind, 3 * other + kind) for kind, (one, other) in zip(kinds, pairs, strict=True)]


def picks(sight: Sight, reading: Reading) -> Act:
    """The open card if anything in the hand belongs to it, needed or not."""
    up = sight.view["up"]
    if up is None:
        return DOWN
    card = reading.cards[up]
    terms = [other // 3 for other in reading.hand(sight.view["hand"]) if other != WILD]
    return UP if card == WILD or card // 3 in terms else DOWN


def throws(sight: Sight, reading: Reading) -> Act:
    """What it can spare, the oldest card first. It does not think of what the opponent may want; and a Wild that does
    not make the hand complete is to it a card that goes with nothing."""
    hand = reading.hand(sight.view["hand"])

    def left(throw: Throw) -> int:
        rest = without(hand, reading.cards[throw.card])
        return 0 if is_complete(rest) else -missing([card for card in rest if card != WILD])

    return max([act for act in sight.acts if isinstance(act, Throw)], key=left)

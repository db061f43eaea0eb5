"""The regular: knows the words, builds its hand sensibly and Blocks by a rule of thumb, but counts no cards."""

from __future__ import annotations

from typing import Final

from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.bluff.acts import BLOCK, DOWN, PLACES, UP, Throw
from parlour.games.bluff.bots.hand import Reading, brings_closer, missing, without
from parlour.games.bluff.bots.watching import has_just_taken_up, taken_up, turns_of

TAKEN_BEFORE_BLOCK: Final = 3
"""A careful player Blocks when the third open card has been taken, a bold one at the second."""
TURNS_FOR_ONE_TAKEN: Final = 6
"""Time makes a hand as well: so many turns arouse as much suspicion as a card that was taken."""
BOLD: Final = 0.5


def regular(sight: Sight, chance: Chance, budget: int) -> Act | None:
    reading = Reading(sight)
    if sight.view["phase"] == "choose":
        return PLACES[0]  # the places are shuffled: one is as good as another
    if sight.view["phase"] == "throw":
        return throws(sight, reading)
    if sight.view["may_out"][sight.seat] and (out := reading.out(sight.view["hand"])):
        return out
    if BLOCK in sight.acts and suspects(sight):
        return BLOCK
    return picks(sight, reading)


def suspects(sight: Sight) -> bool:
    """Whoever has just taken what lay open, and not for the first time or late in the round, may well be ready."""
    enough = TAKEN_BEFORE_BLOCK - (sight.me.boldness > BOLD)
    them = 1 - sight.seat
    signs = len(taken_up(sight, them)) + turns_of(sight, them) // TURNS_FOR_ONE_TAKEN
    return has_just_taken_up(sight) and signs >= enough


def picks(sight: Sight, reading: Reading) -> Act:
    """The open card if it brings the hand closer, else a new one."""
    hand, up = reading.hand(sight.view["hand"]), sight.view["up"]
    return UP if up is not None and brings_closer(hand, reading.cards[up]) else DOWN


def throws(sight: Sight, reading: Reading) -> Act:
    """What it can spare, but nothing that goes with what the opponent took last; of equals the newest card."""
    hand = reading.hand(sight.view["hand"])
    theirs = {reading.cards[card] // 3 for card in taken_up(sight, 1 - sight.seat)[-1:]}

    def left(throw: Throw) -> tuple[int, bool]:
        card = reading.cards[throw.card]
        return -missing(without(hand, card)), card // 3 not in theirs

    newest_first = [act for act in reversed(sight.acts) if isinstance(act, Throw)]
    return max(newest_first, key=left)

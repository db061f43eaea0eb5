"""The expert: follows every card, weighs what the opponent may hold, and takes the way with the best chance to win.

It looks one turn ahead and judges what comes then by the race that is left (outlook.py). Its iterations are the
guesses at the opponent's hand (belief.py); that is where thinking longer helps.

A Block is more than a guess that the hand is complete: where it fails, the hand has been seen, and that is worth much
of what it costs (outlook.py).
"""

from __future__ import annotations

from random import Random
from typing import Final

from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.bluff.acts import BLOCK, DOWN, PLACES, UP, Throw
from parlour.games.bluff.bots.hand import Reading, is_complete, spare, wanted, with_card, without
from parlour.games.bluff.bots.outlook import Outlook
from parlour.games.bluff.bots.watching import Suspicion, suspicion

GUESSES: Final = 300
"""As many as leave an act at about a twentieth of a second."""
OTHERS_TRIED: Final = 4
"""Of the cards that do not help, so many stand for all."""
SHOWN: Final = 0.03
"""What it costs to let the opponent know a card of mine, beside what it may do about it at once. Chosen by the arena,
in a few hundred matches: without it, too many cards are taken only for show."""
NERVE: Final = 0.02
"""By so much the boldest Blocks sooner than the most careful."""


def expert(sight: Sight, chance: Chance, budget: int) -> Act | None:
    if sight.view["phase"] == "choose":
        return PLACES[0]  # the places are shuffled: one is as good as another
    reading = Reading(sight)
    if sight.view["phase"] == "turn" and sight.view["may_out"][sight.seat] and (out := reading.out(sight.view["hand"])):
        return out
    dice = Random(chance.below(1 << 62))
    outlook = Outlook(sight, reading, dice, budget)
    if sight.view["phase"] == "throw":
        return throws(sight, reading, outlook)
    return takes_its_turn(sight, reading, outlook, dice)


def throws(sight: Sight, reading: Reading, outlook: Outlook) -> Act:
    seen = suspicion(sight)
    blocks = seen.if_i_took if sight.view["picked"] else seen.if_i_drew

    def value(throw: Throw) -> float:
        card = reading.cards[throw.card]
        return outlook.after(without(outlook.hand, card), card, blocks)

    may_go = [act for act in sight.acts if isinstance(act, Throw)]
    spared = spare(outlook.hand)
    return max([act for act in may_go if reading.cards[act.card] in spared] or may_go, key=value)


def takes_its_turn(sight: Sight, reading: Reading, outlook: Outlook, dice: Random) -> Act:
    """B3 Block, take the open card, or draw. Where the opponent's hand is complete, only a Block helps."""
    seen = suspicion(sight)
    drawing = value_of_drawing(outlook, seen, dice)
    taking = value_of_taking(outlook, seen, reading.cards[sight.view["up"]]) if sight.view["up"] else 0.0
    playing_on = (1 - outlook.ready) * max(drawing, taking)
    if BLOCK in sight.acts and outlook.if_i_block() > playing_on + NERVE * (0.5 - sight.me.boldness):
        return BLOCK
    return UP if taking > drawing else DOWN


def value_of_taking(outlook: Outlook, seen: Suspicion, card: int) -> float:
    """B3 What is taken cannot be thrown out in the same turn."""
    six = with_card(outlook.hand, card)
    spared = [other for other in spare(six) if other in outlook.hand] or outlook.hand
    rests = {thrown: without(six, thrown) for thrown in spared}
    cost = 0.0 if any(is_complete(rest) for rest in rests.values()) else SHOWN
    return max([outlook.after(rest, thrown, seen.if_i_took) for thrown, rest in rests.items()]) - cost


def value_of_drawing(outlook: Outlook, seen: Suspicion, dice: Random) -> float:
    """Each card that helps counts for itself; what does not help is thrown out again."""
    helping = [card for card in wanted(outlook.hand) if card in outlook.draws]
    value, left = 0.0, 1.0
    for card in helping:
        six = with_card(outlook.hand, card)
        best = max([outlook.after(without(six, thrown), thrown, seen.if_i_drew) for thrown in spare(six)])
        value += outlook.draws[card] * best
        left -= outlook.draws[card]
    others = [card for card in outlook.draws if card not in helping]
    for _ in range(OTHERS_TRIED if others else 0):
        value += left / OTHERS_TRIED * outlook.after(outlook.hand, dice.choice(others), seen.if_i_drew)
    return value

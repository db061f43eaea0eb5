"""Playing on: what becomes of an act when everybody goes on as a regular player would."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from parlour.bots.out_of_control.regular import regular
from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.engine.match import Match
from parlour.games.out_of_control.acts import END
from parlour.games.out_of_control.state import Control


def with_hands(match: Match, hands: Sequence[Sequence[str]], unseen: Sequence[str], chance: Chance) -> Match:
    """The same match if the others held these; what is left of the unseen cards is the deck, in any order."""
    world = match.copy()
    table = world.table
    assert isinstance(table, Control)
    left = Counter(unseen)
    for seat, hand in enumerate(hands):
        if hand:  # a guess says nothing of the bot's own
            table.hands[seat] = list(hand)
            left.subtract(hand)
    table.deck = list(left.elements())
    chance.shuffle(table.deck)
    return world


def played_on(match: Match, seat: int, act: Act, turns: int, chance: Chance) -> Control:
    """The table when so many turns have followed this one, or where the match has ended."""
    table = match.table
    assert isinstance(table, Control)
    luck = table.chance = Chance(chance.key, chance.drawn)
    match.play(seat, act)
    left = turns if act == END else turns + 1
    while table.result is None and left:
        seat = match.waiting[0]
        act = next_act(match, seat, luck)
        match.play(seat, act)
        left -= act == END
    return table


def next_act(match: Match, seat: int, luck: Chance) -> Act:
    acts = match.acts(seat)
    if len(acts) == 1:
        return acts[0]
    return regular(Sight(match.view(seat, offers=False), [], acts, None), luck, 1) or acts[0]

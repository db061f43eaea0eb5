"""The novice: adds what it can, lays the first row that it sees, and forgets that cards can be swapped.

It knows that Wilds are dear and puts them to its longest row. But it plans nothing: rows that overlap and never join
lie side by side, and in parting with cards it thinks of the colour of its longest row alone.
"""

from __future__ import annotations

from typing import Any

from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.out_of_control.acts import DRAW, Discard, Extend, Gather, Give, Lay, Substitute, Take
from parlour.games.out_of_control.bots.regular import BOLD, partner_of
from parlour.games.out_of_control.cards import COLOURS_OF, WILD


def novice(sight: Sight, chance: Chance, budget: int) -> Act | None:
    own = [row for row in sight.view["successions"] if row["owner"] == sight.seat]
    longest = max(own, key=lambda row: len(row["cards"]), default=None)
    partner = partner_of(sight)
    seen = [act for act in sight.acts if not is_overlooked(act, longest) and not robs(act, partner)]
    adding = [act for act in seen if isinstance(act, Extend)]
    if adding:
        return max(adding, key=lambda act: len(act.cards))
    laying = [act for act in seen if isinstance(act, Lay | Gather)]
    if laying:
        return laying[0]
    taking = [act for act in seen if isinstance(act, Take)]
    if taking and sight.me.boldness > BOLD:
        return chance.choice(taking)
    return DRAW if DRAW in seen else chance.choice(seen or sight.acts)


def robs(act: Act, partner: int | None) -> bool:
    """O13 What even a learner knows not to do to whom it plays with."""
    return isinstance(act, Take) and act.seat == partner


def is_overlooked(act: Act, longest: dict[str, Any] | None) -> bool:
    """What a learner does not think of, or knows not to do."""
    match act:
        case Substitute():
            return True
        case Gather(use=use):
            return is_overlooked(use, longest)
        case Lay(cards=cards):
            return WILD in cards and longest is not None
        case Extend(succession, cards=cards):
            return WILD in cards and (longest is None or succession != longest["id"])
        case Discard(card) | Give(card=card):
            return card == WILD or (longest is not None and longest["colour"] in COLOURS_OF[card])
    return False

"""The random player: any legal act, each kind as likely as another. It calls no false Out and claims no wrong card."""

from __future__ import annotations

from typing import Any

from parlour.bots.sight import Sight
from parlour.bots.traitor_word.claiming import claim
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.bluff.acts import Out
from parlour.games.player_of_honour.acts import Undone
from parlour.games.traitor_word.acts import Claim


def random_player(sight: Sight, chance: Chance, budget: int) -> Act | None:
    """A kind of act first, then one of it: or a hundred ways to rank five topics would drown the one to be done.

    Letting it be is one kind more, for whoever is not waited for.
    """
    sensible = [act for act in sight.acts if is_sensible(sight, act)]
    kinds: list[type[Act] | None] = list(dict.fromkeys(type(act) for act in sensible))
    kind = chance.choice(kinds if sight.is_awaited else [*kinds, None])
    return None if kind is None else chance.choice([act for act in sensible if type(act) is kind])


def is_sensible(sight: Sight, act: Act) -> bool:
    if isinstance(act, Out):
        return is_surely_right(sight.view, act)
    if isinstance(act, Claim):  # W6 Any card is offered, and the game does not say which one holds
        return act == claim(sight)
    return not isinstance(act, Undone)  # whoever takes back what they did for no reason is never done


def is_surely_right(view: dict[str, Any], out: Out) -> bool:
    """B5 With the sheet open only right layouts are offered. Else look for one term in each group, and risk no Wild."""
    if view["sheet"] is not None:
        return True
    trio, pair = ({card.rpartition(".")[0] for card in group} for group in (out.trio, out.pair))
    return len(trio) == len(pair) == 1 and "" not in trio | pair

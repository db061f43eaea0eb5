"""The random player: any legal act, each kind as likely as another. It never calls a false Out."""

from __future__ import annotations

from typing import Any

from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.bluff.acts import Out


def random_player(view: dict[str, Any], story: list[dict[str, Any]], acts: list[Act], chance: Chance) -> Act:
    """A kind of act first, then one of it: or a hundred ways to rank five topics would drown the one to be done."""
    sensible = [act for act in acts if not isinstance(act, Out) or is_surely_right(view, act)]
    kinds = list(dict.fromkeys(type(act) for act in sensible))
    kind = chance.choice(kinds)
    return chance.choice([act for act in sensible if type(act) is kind])


def is_surely_right(view: dict[str, Any], out: Out) -> bool:
    """B5 With the sheet open only right layouts are offered. Else look for one term in each group, and risk no Wild."""
    if view["sheet"] is not None:
        return True
    trio, pair = ({card.rpartition(".")[0] for card in group} for group in (out.trio, out.pair))
    return len(trio) == len(pair) == 1 and "" not in trio | pair

"""What the options of the games do, in English, as the games' texts have it: for those who describe their types."""

from __future__ import annotations

from typing import Any

from parlour.engine.game import Options
from parlour.registry import shipped
from parlour.text.options import option_list


def helps_in(kind: type[Any]) -> dict[str, str]:
    """What each field does, where this is a type of options."""
    games = {game.options: game for game in shipped() if game.options is not Options}
    if kind is not Options and kind not in games:
        return {}
    return {option["name"]: option["help"] for option in option_list(games.get(kind))}


def option_types() -> list[type[Options]]:
    return list(dict.fromkeys([Options, *(game.options for game in shipped())]))

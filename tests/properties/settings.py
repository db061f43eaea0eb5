"""Every game at every seat count with every option on at least once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import parlour
from parlour.decks import Deck
from tests import dose
from tests.properties.traits import traits_of

DECKS: dict[str, Deck] = {name: deck for name in parlour.games if (deck := traits_of(name).deck) is not None}


class Setting(NamedTuple):
    game: str
    seats: int
    options: dict[str, Any]

    def start(self, seed: int | str) -> parlour.Match:
        return parlour.start(self.game, self.seats, DECKS.get(self.game), self.options, seed=seed)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])


def fits(setting: Setting) -> bool:
    """Whether so many can play with these options: teams are for even numbers, say."""
    try:
        setting.start(0)
    except ValueError:
        return False
    return True


SETTINGS = [
    setting
    for name, game in parlour.games.items()
    for options in traits_of(name).options
    for seats in game.seats
    if fits(setting := Setting(name, seats, options))
]


def each_way(settings: Sequence[Setting]) -> list[Setting]:
    """Every game with every option once, with as few players as these have; all of them with `--soak`."""
    fewest = {(one.game, str(one.options)): one for one in reversed(settings)}
    return list(fewest.values() if dose.soak == 1 else settings)

"""Every game at every seat count with every option on at least once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import parlour
from parlour.decks import Deck
from parlour.engine.naming import Names
from tests import dose
from tests.properties.traits import traits_of

DECKS: dict[str, Deck] = {name: deck for name in parlour.games if (deck := traits_of(name).deck) is not None}


class Setting(NamedTuple):
    game: str
    seats: int
    options: dict[str, Any]
    names: Names = "readable"

    def start(self, seed: int | str) -> parlour.Match:
        return parlour.start(self.game, self.seats, DECKS.get(self.game), self.options, seed=seed, names=self.names)

    def __str__(self) -> str:
        names = {} if self.names == "readable" else {"names": self.names}
        options = [f"{name}={value}" for name, value in (self.options | names).items()]
        return "-".join([self.game, str(self.seats), *options])


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
    for names in dict.fromkeys(("readable", game.names_at_a_table))
    for options in traits_of(name).options
    for seats in game.seats
    if fits(setting := Setting(name, seats, options, names))
]


def imagined_like(match: parlour.Match, view: dict[str, Any], chance: int | str = 0) -> parlour.Match:
    """A match that looks so, as anybody can imagine it who knows the deck and has read the cards."""
    return parlour.imagine(view, chance, match.header.deck, parlour.texts_of(match))


def each_way(settings: Sequence[Setting]) -> list[Setting]:
    """Every game with every option, and with drawn names, once and with every number of players once; all of them with
    `--soak`."""
    if dose.soak > 1:
        return list(settings)
    chosen: list[Setting] = []
    for game in dict.fromkeys(one.game for one in settings):
        left = [one for one in settings if one.game == game]
        while left:
            # The one that brings both, if there is any: so few are enough, and each is as small as it can be.
            chosen.append(max(left, key=lambda one: _brings(one, chosen)))
            left = [one for one in left if any(_brings(one, chosen))]
    return [one for one in settings if one in chosen]


def _brings(setting: Setting, chosen: Sequence[Setting]) -> tuple[bool, bool]:
    """Whether none of those that are chosen has these options and names; whether none has so many players."""
    same_game = [one for one in chosen if one.game == setting.game]
    return (
        all((one.options, one.names) != (setting.options, setting.names) for one in same_game),
        all(one.seats != setting.seats for one in same_game),
    )

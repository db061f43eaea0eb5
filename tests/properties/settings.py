"""Every game at every seat count with every option on at least once."""

from __future__ import annotations

from typing import Any, NamedTuple

import parlour
from parlour.decks import Deck, dump, load


def some_of(pack: str, game: str, kind: str, count: int) -> Deck:
    """The first cards of this kind in a pack, and no more of them."""
    whole = dump(load(pack, game))
    cards = whole[kind]
    assert isinstance(cards, list)
    return load({**whole, kind: cards[:count]}, game)


DECKS = {
    # One term more than a round has: with all of a large deck, random play completes a hand once in a thousand acts.
    "bluff": some_of("en/cell-biology", "bluff", "terms", 21),
    # As few words as six players can do with: in a large deck nearly nobody ever says anybody's secret word.
    "traitor-word": some_of("en/words", "traitor-word", "words", 8 * 6 + 31),
}


class Setting(NamedTuple):
    game: str
    seats: int
    options: dict[str, Any]

    def start(self, seed: int | str) -> parlour.Match:
        return parlour.start(self.game, self.seats, DECKS.get(self.game), self.options, seed=seed)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])


OPTIONS: dict[str, list[dict[str, Any]]] = {
    "talkitout": [{}, {"wait": 0}],
    "bluff": [
        {},
        {"solution_sheet": True},
        {"rounds": 2, "terms": 12},
        {"rounds": 3, "terms": "all", "solution_sheet": True, "wait": 0},
    ],
    "out-of-control": [{}, {"teams": True}, {"wait": 0}],
    "player-of-honour": [{}, {"wait": 0}],
    "traitor-word": [
        {},
        {"reaction": 0},
        {"colour": "pink", "speak": 20},
        {"rounds": False},
        {"rounds": False, "reaction": 0, "speak": 0, "wait": 30},
    ],
}

SETTINGS = [
    Setting(name, seats, options)
    for name, game in parlour.games.items()
    for options in OPTIONS[name]
    for seats in game.seats
    if not options.get("teams") or seats in (4, 6)
]

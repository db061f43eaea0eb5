"""The plugin registry: which games there are, and what is at home in each one's folder beside its rules.

A game is a module with a GAME in it. The folders in parlour/games are found by themselves. Whoever runs Parlour names
further ones in PARLOUR_GAMES, their modules with commas between them, or in an installed package's entry points of the
group `parlour.games`.
"""

from __future__ import annotations

import os
import pkgutil
from collections.abc import Iterator, MutableMapping
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TypeVar

from parlour.engine.game import Game, Part

OURS = "parlour.games"
FURTHER = "PARLOUR_GAMES"

Kind = TypeVar("Kind")


class Registry(MutableMapping[str, Game]):
    """The games by name, in the order of their places on the shelf; read when somebody first asks."""

    @cached_property
    def _by_name(self) -> dict[str, Game]:
        found: dict[str, Game] = {}
        for game in map(_game_in, dict.fromkeys([*_our_modules(), *_further_modules()])):
            if game.name in found:
                raise ValueError(f"{game.home}: there is a game {game.name!r} already, in {found[game.name].home}")
            found[game.name] = game
        return dict(sorted(found.items(), key=lambda named: named[1].shelf))

    def __getitem__(self, name: str) -> Game:
        return self._by_name[name]

    def __setitem__(self, name: str, game: Game) -> None:
        self._by_name[name] = game

    def __delitem__(self, name: str) -> None:
        del self._by_name[name]

    def __contains__(self, name: object) -> bool:
        return name in self._by_name

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_name)

    def __len__(self) -> int:
        return len(self._by_name)


GAMES = Registry()


def shipped() -> list[Game]:
    """The games that come with Parlour: what is published of the wire and the rules is of these."""
    return [game for game in GAMES.values() if game.home.startswith(f"{OURS}.")]


def part_of(game: Game, part: Part, kind: type[Kind]) -> Kind | None:
    """What the game brings for this room, None where it brings nothing: DECK in its module deck, FACES in faces …"""
    if part not in game.parts:
        return None
    brought = _in_module(game.home, part)
    if not isinstance(brought, kind):
        raise TypeError(f"{game.home}.{part}: {part.upper()} has to be a {kind.__name__}")
    return brought


@cache
def _in_module(home: str, part: Part) -> object:
    """Kept, because every match that begins asks for its kind of deck."""
    return getattr(import_module(f"{home}.{part}"), part.upper(), None)


def folder_of(game: Game) -> Path:
    """The folder of the game's module, with what is at home there beside its code."""
    return Path(import_module(game.home).__file__ or "").parent


def _our_modules() -> list[str]:
    return [f"{OURS}.{module.name}" for module in pkgutil.iter_modules(import_module(OURS).__path__)]


def _further_modules() -> list[str]:
    named = [module.strip() for module in os.environ.get(FURTHER, "").split(",")]
    return [module for module in named if module] + [entry.module for entry in entry_points(group=OURS)]


def _game_in(module: str) -> Game:
    try:
        game = getattr(import_module(module), "GAME", None)
    except ModuleNotFoundError as missing:
        if not f"{module}.".startswith(f"{missing.name}."):
            raise  # the game is there, and something that it needs is not
        raise ValueError(f"{FURTHER}: there is no module {module!r}, which is to have a game") from None
    if not isinstance(game, Game):
        raise TypeError(f"{module}: a game's module has a GAME")
    return game

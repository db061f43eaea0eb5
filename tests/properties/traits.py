"""What the property tests need to know of a game, if anything: it is said in `tests/games/<game>/traits.py`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import msgspec

import parlour
from parlour.decks import Deck, dump, load


class Traits(NamedTuple):
    options: tuple[dict[str, Any], ...] = ()
    """What it is played with. All of these together use every option; without any, each switch is turned once."""
    deck: Deck | None = None
    """What it is played with in the tests, where that is not its default pack."""
    cards_on: Callable[[Any], list[Any]] = lambda table: []
    """Every card on the table, wherever it lies …"""
    all_cards: Callable[[Any], list[Any]] = lambda table: []
    """… and every card there is."""
    seldom: frozenset[str] = frozenset()
    """Events that wanderers hardly ever live to hear."""
    always_alike: frozenset[str] = frozenset()
    """What is hidden, and imagined alike in every world, since it says nothing of the cards."""
    lays_open_early: bool = False
    """Whether hands lie open between rounds, too (A13)."""
    alike: Callable[[Any, dict[str, Any]], list[list[str]]] = lambda deck, view: []
    """For a deck and a view, the cards of which nothing but a readable name tells what they belong to: where names are
    drawn, each might as well have another's."""
    attempts: Callable[[dict[str, Any]], dict[str, dict[str, Any]]] = lambda view: {}
    """For a view, an act for each thing of which its guidance may say that it is closed."""
    added: tuple[tuple[str, ...], ...] = ()
    """The keys that views did not always have, each with the path to it."""


@cache
def traits_of(game: str) -> Traits:
    folder = parlour.games[game].home.rpartition(".")[2]
    module = f"tests.games.{folder}.traits"
    known: Traits = import_module(module).TRAITS if folder and _is_there(module) else Traits()
    return known if known.options else known._replace(options=_each_switched(game))


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def _each_switched(game: str) -> tuple[dict[str, Any], ...]:
    defaults = msgspec.structs.asdict(parlour.games[game].default_options)
    switched = [{name: not value} for name, value in defaults.items() if isinstance(value, bool)]
    return ({}, *switched, {"wait": 0})


def some_of(pack: str, game: str, kind: str, count: int) -> Deck:
    """The first cards of this kind in a pack, and no more of them."""
    whole = dump(load(pack, game))
    cards = whole[kind]
    assert isinstance(cards, list)
    return load({**whole, kind: cards[:count]}, game)

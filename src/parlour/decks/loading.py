"""A deck from wherever it is: a pack's name, a file, a dict or a deck. Always checked, and read only once."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Mapping
from weakref import WeakValueDictionary

from parlour.decks.errors import DeckError, quoted
from parlour.decks.files import ENDINGS, Version, read_file, version_of
from parlour.decks.format import Deck, game_of
from parlour.decks.kind import kind_for
from parlour.decks.own import own_decks, own_file
from parlour.decks.packs import pack_file, packs
from parlour.decks.reading import read_deck
from parlour.decks.writing import dump

# Packs by name: they are part of the program, so nobody looks at their files again.
_packs: dict[str, Deck] = {}

# Files by path, with the version that was read. Forgotten all at once when there are many: that is rare.
_files: dict[str, tuple[Version, Deck]] = {}
_MOST_FILES = 64

# A disk's clock is coarse: a file that was written just now may be written again without looking any different.
_SETTLED = 100_000_000  # nanoseconds

# Decks that came out of load(), so that one handed in again is not checked again.
_checked: WeakValueDictionary[int, Deck] = WeakValueDictionary()


def load(source: str | os.PathLike[str] | Mapping[str, object] | Deck, game: str) -> Deck:
    """The deck, checked, for the game; a DeckError (a ValueError) if it is none, or another game's."""
    # start() comes here for every match: a pack that was loaded before costs one look-up.
    deck = _packs.get(source) if type(source) is str else None
    if deck is None:
        kind_for(game)  # or there is nothing to load
        deck = _load(source, game)
        _checked[id(deck)] = deck
    if game_of(deck) != game:
        kind_for(game)
        file = os.fspath(source) if isinstance(source, str | os.PathLike) else None
        raise _another_game(game_of(deck), game, file)
    return deck


def packs_for(game: str) -> list[str]:
    """The names of the built-in packs that this game can be played with."""
    return [name for name in packs() if game_of(_from_pack(name)) == game]


def own_decks_for(game: str) -> list[str]:
    """The names of the person's own decks that this game can be played with. A broken one is no such deck."""
    found = []
    for name in own_decks():
        with contextlib.suppress(DeckError):
            if game_of(find(name)) == game:
                found.append(name)
    return found


def find(name: str) -> Deck:
    """The deck of that name, or in that file, whatever its game."""
    deck = _packs.get(name) or _named(name)
    if deck is None:
        raise _no_such_deck(name)
    return deck


def file_of(name: str) -> str:
    """The file of the deck of that name; a file's own path is a name too."""
    file = pack_file(name) or own_file(name)
    if file is None and not name.lower().endswith(ENDINGS):
        raise _no_such_deck(name)
    return str(file or name)


def _load(source: object, game: str) -> Deck:
    match source:
        case Deck():
            return _from_deck(source)
        case Mapping():
            return _from_data(source, game)
        case str():
            deck = _named(source)
            if deck is None:
                raise DeckError(f"There is no pack {quoted(source)}. {_choose(game)}")
            return deck
        case os.PathLike() if isinstance(path := os.fspath(source), str):
            return _from_file(path, shown=path)
    kind = type(source).__name__
    raise DeckError(f"A deck is a pack's name, a file's path, a dict or a loaded deck, not a Python {kind}.")


def _named(name: str) -> Deck | None:
    if pack_file(name):
        return _from_pack(name)
    if own := own_file(name):
        return _from_file(str(own), shown=name)
    return _from_file(name, shown=name) if name.lower().endswith(ENDINGS) else None


def _from_deck(deck: Deck) -> Deck:
    if _checked.get(id(deck)) is deck:
        return deck
    # A struct made in Python holds whatever was put into it, so it is read again like data from elsewhere.
    try:
        data = dump(deck)
    except (TypeError, ValueError, RecursionError) as error:
        raise DeckError(f"The deck holds something that decks cannot hold: {error}.") from error
    return _from_data(data, game_of(deck))


def _from_data(data: Mapping[str, object], game: str) -> Deck:
    named = data.get("game", game)  # in a file the field must be there; a dict's owner has said the game to load()
    if named != game:
        raise _another_game(named, game, None)
    return read_deck(data, game)


def _from_pack(name: str) -> Deck:
    if name not in _packs:
        _packs[name] = read_file(str(pack_file(name)), shown=name)
    return _packs[name]


def _from_file(path: str, shown: str) -> Deck:
    version = version_of(path, shown)
    known = _files.get(path)
    if known is not None and known[0] == version:
        return known[1]
    deck = read_file(path, shown)
    if time.time_ns() - version.changed > _SETTLED:
        if len(_files) >= _MOST_FILES:
            _files.clear()
        _files[path] = version, deck
    return deck


def _another_game(named: object, game: str, file: str | None) -> DeckError:
    said = quoted(named) if isinstance(named, str) else "another game"
    return DeckError(f"This deck is for {said}, not for {game}. {_choose(game)}", path=("game",), file=file)


def _no_such_deck(name: str) -> DeckError:
    if name.lower().endswith((".csv", ".tsv", ".xlsx", ".ods", ".txt")):
        return DeckError(f"{quoted(name)} is a spreadsheet. `parlour deck import` makes a deck of it.")
    names = ", ".join(packs() + own_decks())
    return DeckError(f"There is no deck {quoted(name)}. There are {names}; or give a file that ends in .yaml or .json.")


def _choose(game: str) -> str:
    names = ", ".join(packs_for(game) + own_decks_for(game))
    return f"The packs for {game} are {names}; or give a file that ends in .yaml or .json."

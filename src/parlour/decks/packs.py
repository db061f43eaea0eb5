"""The packs and templates that come with the games: `language/slug` is packs/language/slug.yaml in a game's folder."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path

from parlour.decks.errors import DeckError, quoted
from parlour.decks.kind import games_with_decks, kind_for
from parlour.registry import GAMES, folder_of


def packs() -> list[str]:
    """The names of the built-in packs."""
    return sorted(_files())


def pack_file(name: str) -> Path | None:
    """The file of a built-in pack, or None if there is no such pack."""
    return _files().get(name)


@cache
def default_pack(game: str, language: str | None = None) -> str:
    """The pack that a game is played with if nobody names another, in the language, or in the first that it has."""
    found = kind_for(game).packs
    if language is not None and language not in found:
        raise DeckError(f"There are no packs in {quoted(language)} yet, only in {', '.join(found)}.")
    return found[language] if language else next(iter(found.values()))


@cache
def proposed_pack(game: str, language: str | None = None) -> str:
    """The pack that a table is played with if nobody chooses: the one to begin with, or else the default."""
    default = default_pack(game, language)
    kind = kind_for(game)
    return kind.proposed.get(language or next(iter(kind.packs)), default)


def template(game: str, language: str) -> str:
    """The file to begin a deck of the game with: a few cards, and notes in the language that say what to write."""
    kind_for(game)
    found = {file.stem: file for file in sorted((folder_of(GAMES[game]) / "templates").glob("*.yaml"))}
    if not found:
        raise DeckError(f"There is no template for {game}. Begin with one of its packs: {', '.join(_of(game))}.")
    if language not in found:
        raise DeckError(f"There is no template in {quoted(language)}, only in {' and '.join(found)}.")
    return found[language].read_text(encoding="utf-8")


def labelled(text: str, label: Mapping[str, object]) -> str:
    """A template with this on its label, where it leaves room for it."""
    for name, value in label.items():
        written = f"[{', '.join(value)}]" if isinstance(value, tuple) else str(value)
        text = re.sub(rf"^{name}: +", partial(_fill, f"{name}: {written} "), text, count=1, flags=re.M)
    return text


def _fill(written: str, room: re.Match[str]) -> str:
    return written.ljust(len(room[0]))


def _files() -> dict[str, Path]:
    # Names are looked up in this listing and never joined to a path, so that no name leads out of the folders.
    found: dict[str, Path] = {}
    for game in games_with_decks():
        for name, file in _of(game).items():
            if name in found:
                raise ValueError(f"two games bring a pack {name}: {found[name]} and {file}")
            found[name] = file
    return found


@cache
def _of(game: str) -> dict[str, Path]:
    files = sorted((folder_of(GAMES[game]) / "packs").glob("*/*.yaml"))
    return {f"{file.parent.name}/{file.stem}": file for file in files}

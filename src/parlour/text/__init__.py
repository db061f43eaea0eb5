"""Localized texts: the files of sentences (Fluent) and rules (Markdown) that lie in folders called `text`, a file a
language: each game's beside its rules, and here what holds for all games.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path

from parlour.engine.game import Game

LANGUAGES = ("en", "fr")
KINDS = (".ftl", ".md")
HERE = Path(__file__).parent


def texts_of(game: Game | None) -> Mapping[str, str]:
    """A game's texts by the names of their files: en.ftl, rules.fr.md … Without a game, what holds for all games."""
    if game is None:
        return texts_in(HERE)
    module = import_module(game.home).__file__ if game.home else None
    return {} if module is None else texts_in(Path(module).parent / HERE.name)


def page_of(game: Game | None, name: str, language: str) -> str | None:
    """A page in Markdown (`rules`, `short`) of a game, or of all games: in this language, else in English, if any."""
    return in_language(texts_of(game), f"{name}.{{}}.md", language)


def in_language(texts: Mapping[str, str], file: str, language: str) -> str | None:
    """A text in this language, else in English, if any; `file` is its name, with braces where the language stands."""
    return texts.get(file.format(language), texts.get(file.format("en")))


@cache  # they do not change while a program runs
def texts_in(folder: Path) -> Mapping[str, str]:
    found = sorted(folder.iterdir()) if folder.is_dir() else []
    return {file.name: file.read_text(encoding="utf-8") for file in found if file.suffix in KINDS and file.is_file()}

"""The beginnings of decks: for each game a file with a few cards, and notes that say what to write."""

from __future__ import annotations

from importlib.resources import files

from parlour.decks.errors import DeckError, quoted

LANGUAGES = ("en", "fr")


def template(game: str, language: str) -> str:
    """The file to begin a deck of the game with; its notes are in the language."""
    if language not in LANGUAGES:
        raise DeckError(f"There is no template in {quoted(language)}, only in {' and '.join(LANGUAGES)}.")
    return files(__name__).joinpath(language, f"{game}.yaml").read_text(encoding="utf-8")

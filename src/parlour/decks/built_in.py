"""The packs that come with Parlour: `language/slug` is the file packs/language/slug.yaml beside this one."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from parlour.decks.errors import DeckError, quoted
from parlour.decks.format import DECKS

_FOLDER = Path(__file__).parent / "packs"

_DEFAULTS = {
    "en": {
        "talkitout": "en/questions",
        "bluff": "en/cell-biology",
        "player-of-honour": "en/topics",
        "traitor-word": "en/words",
    },
    "fr": {
        "talkitout": "fr/questions",
        "bluff": "fr/biologie-cellulaire",
        "player-of-honour": "fr/sujets",
        "traitor-word": "fr/mots",
    },
}


def must_have_decks(game: str) -> None:
    """Raises a DeckError if the game is none that is played with a deck of words."""
    if game not in DECKS:
        raise DeckError(f"{quoted(game)} is not a game with a deck. The games with one are {', '.join(DECKS)}.")


@cache
def _files() -> dict[str, Path]:
    # Names are looked up in this listing and never joined to a path, so that no name leads out of the folder.
    return {f"{file.parent.name}/{file.stem}": file for file in sorted(_FOLDER.glob("*/*.yaml"))}


def packs() -> list[str]:
    """The names of the built-in packs."""
    return list(_files())


def pack_file(name: str) -> Path | None:
    """The file of a built-in pack, or None if there is no such pack."""
    return _files().get(name)


def default_pack(game: str, language: str = "en") -> str:
    """The pack that a game is played with if nobody names another."""
    must_have_decks(game)
    if language not in _DEFAULTS:
        raise DeckError(f"There are no packs in {quoted(language)} yet, only in {', '.join(_DEFAULTS)}.")
    return _DEFAULTS[language][game]

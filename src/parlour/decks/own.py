"""A person's own decks: `my/slug` is the file slug.yaml in the folder `decks` of the person's data directory."""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path

from platformdirs import user_data_path

from parlour.decks.errors import DeckError, quoted
from parlour.decks.files import ENDINGS
from parlour.decks.format import slug_of

PREFIX = "my/"
DATA_VARIABLE = "PARLOUR_DATA"
_SLUG = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


def data_folder() -> Path:
    """Where this person's Parlour keeps its files; the variable PARLOUR_DATA names another place."""
    named = os.environ.get(DATA_VARIABLE)
    return Path(named) if named else user_data_path("parlour", appauthor=False)


def own_decks() -> list[str]:
    """The names of the person's own decks."""
    found = {f"{PREFIX}{file.stem}" for file in _folder().glob("*") if _is_deck(file)}
    return sorted(found)


def own_file(name: str) -> Path | None:
    """The file of an own deck, or None if there is none of that name."""
    slug = name.removeprefix(PREFIX)
    if not name.startswith(PREFIX) or not _SLUG.fullmatch(slug):
        return None
    return next((file for ending in ENDINGS if (file := _folder() / f"{slug}{ending}").exists()), None)


def free_name(name: str, *, replace: bool) -> str:
    """The full name `my/slug` for a new deck, given with or without `my/`; a DeckError if it cannot have it."""
    slug = name.removeprefix(PREFIX)
    if not _SLUG.fullmatch(slug):
        hint = f" Perhaps {slug_of(slug)}?" if slug_of(slug) else ""
        raise DeckError(f"A deck cannot be called {quoted(slug)}: use a to z, 0 to 9 and dashes.{hint}")
    taken = own_file(PREFIX + slug)
    if taken is not None and not replace:
        raise DeckError(f"You have a deck {PREFIX}{slug} already. Choose another name, or replace it.")
    return PREFIX + slug


def save_own(name: str, text: str, *, replace: bool) -> Path:
    """Writes the deck's file, whole or not at all."""
    name = free_name(name, replace=replace)
    folder = _folder()
    folder.mkdir(parents=True, exist_ok=True)
    target = own_file(name) or folder / f"{name.removeprefix(PREFIX)}.yaml"
    if target.suffix != ".yaml":
        raise DeckError(f"{name} is the file {target.name}, which was not made here. Choose another name.")
    # Written beside its place and moved there: whoever reads meets the old deck or the new one, never half of one.
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", newline="\n", dir=folder, suffix=".new", delete=False
    ) as new:
        try:
            new.write(text)
            new.flush()
            os.fsync(new.fileno())
            os.replace(new.name, target)
        except BaseException:
            os.unlink(new.name)
            raise
    return target


def _folder() -> Path:
    return data_folder() / "decks"


def _is_deck(file: Path) -> bool:
    return (
        file.suffix in ENDINGS and _SLUG.fullmatch(file.stem) is not None and not file.is_symlink() and file.is_file()
    )

"""A deck from one YAML or JSON file, with errors that name the file and the line."""

from __future__ import annotations

import os
import stat
from typing import NamedTuple

from parlour.decks.errors import DeckError, quoted
from parlour.decks.format import Deck
from parlour.decks.kind import games_with_decks
from parlour.decks.parse import LineNumbers, parse
from parlour.decks.reading import read_deck

LARGEST_FILE = 2_000_000
ENDINGS = (".yaml", ".yml", ".json")

# Not every system has these.
_NO_LINKS: int = getattr(os, "O_NOFOLLOW", 0)
_NO_WAITING: int = getattr(os, "O_NONBLOCK", 0)


class Version(NamedTuple):
    """What changes when a file does, or when its path comes to mean another file."""

    device: int
    number: int
    size: int
    written: int
    changed: int


def version_of(path: str, shown: str) -> Version:
    """Raises a DeckError if there is no such file."""
    try:
        found = os.lstat(path)
    except (OSError, ValueError) as error:  # ValueError: a path that no file can have
        raise _cannot_read(shown, error) from error
    if stat.S_ISLNK(found.st_mode):
        raise DeckError("This is a link to another file. Decks follow none: give the file itself.", file=shown)
    if not stat.S_ISREG(found.st_mode):
        raise DeckError("This is not a file. A deck is one YAML or JSON file.", file=shown)
    return Version(found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns)


def read_file(path: str, shown: str) -> Deck:
    """The deck in the file, checked; `shown` is what errors call the file."""
    return deck_in(read_bytes(path, shown), shown, json=is_json(path))[0]


def is_json(path: str) -> bool:
    return path.lower().endswith(".json")


def read_bytes(path: str, shown: str) -> bytes:
    """What the file holds, if it is a file at all, no link, and not too large."""
    version_of(path, shown)
    try:
        # O_NONBLOCK: a pipe that nobody writes into must not keep us waiting.
        with open(os.open(path, os.O_RDONLY | _NO_LINKS | _NO_WAITING), "rb") as file:
            # One byte more than is allowed tells that there is too much, however large the file has grown.
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise _cannot_read(shown, error) from error
    if len(content) > LARGEST_FILE:
        megabytes = LARGEST_FILE // 1_000_000
        raise DeckError(f"The file is larger than {megabytes} MB, too large for a deck. Split it.", file=shown)
    return content


def deck_in(content: bytes, shown: str, *, json: bool) -> tuple[Deck, LineNumbers]:
    """The deck that a file's content describes, and where in it each piece stands."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise DeckError("The text is not in UTF-8. Save it again as UTF-8.", file=shown, line=line) from error
    try:
        data, line_of = parse(text, json=json)
    except DeckError as error:
        raise DeckError(error.text, file=shown, line=error.line) from error.__cause__
    try:
        return read_deck(data, _game_in(data)), line_of
    except DeckError as error:
        raise error.at(file=shown, line_of=line_of) from None


def _game_in(data: object) -> str:
    game = data.get("game") if isinstance(data, dict) else None
    games = games_with_decks()
    if isinstance(game, str) and game in games:
        return game
    said = f"game is {quoted(game)}, which has no decks" if isinstance(game, str) else "The file does not say its game"
    raise DeckError(f"{said}. Begin the file with the line game: and one of {', '.join(games)}.", path=("game",))


def _cannot_read(shown: str, error: Exception) -> DeckError:
    if isinstance(error, FileNotFoundError):
        return DeckError("There is no such file.", file=shown)
    return DeckError(f"The file cannot be read: {getattr(error, 'strerror', None) or error}.", file=shown)

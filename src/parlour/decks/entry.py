"""One mapping of a deck (the deck itself, a term, a topic …): hands out its fields, checked, or says what to do."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from parlour.decks.format import DeckError, FieldPath, quoted, written
from parlour.engine.text import has_unseen_characters

_ID = re.compile(r"[a-z0-9-]{1,40}")


class Entry:
    """`names` are the fields it may have, `advice` is the sentence for whoever left one out."""

    __slots__ = ("advice", "fields", "path")

    def __init__(self, value: object, path: FieldPath, names: Iterable[str], advice: str) -> None:
        if not isinstance(value, Mapping):
            raise DeckError(f"{_named(path)} must have named fields, not be {_kind(value)}. {advice}", path=path)
        self.fields = value
        self.path = path
        self.advice = advice
        known = tuple(names)
        for name in value:
            if name not in known:
                raise self._unknown(name, known)

    def _unknown(self, name: object, known: tuple[str, ...]) -> DeckError:
        if not isinstance(name, str):
            return DeckError(f"{_named(self.path)} has a field whose name is not text. {self.advice}", path=self.path)
        near = get_close_matches(name[:40], known, n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        path = (*self.path, name)
        return DeckError(f"{quoted(written(path))} is not a field that decks have.{hint} {self.advice}", path=path)

    def __contains__(self, name: str) -> bool:
        return name in self.fields

    def value(self, name: str) -> object:
        """The field as it is, unchecked."""
        if name not in self.fields:
            path = (*self.path, name)
            raise DeckError(f"{written(path)} is missing. {self.advice}", path=path)
        return self.fields[name]

    def text(self, name: str, most: int) -> str:
        """The field as text for a card."""
        return card_text(self.value(name), (*self.path, name), most, self.advice)

    def id(self) -> str:
        """The field `id`: cards are called by it on the wire."""
        found = self.text("id", most=40)
        if not _ID.fullmatch(found):
            path = (*self.path, "id")
            raise DeckError(
                f"{written(path)} is {quoted(found)}. Use only a to z, 0 to 9 and dashes, as in cell-wall.", path=path
            )
        return found

    def texts(self, name: str, most: int, most_of_them: int) -> tuple[str, ...]:
        """A field that is a list of texts and may be left out."""
        if name not in self.fields:
            return ()
        path = (*self.path, name)
        items = list_of(self.fields[name], path, most_of_them)
        return tuple(card_text(item, (*path, place), most, self.advice) for place, item in enumerate(items))

    def count(self, name: str, usual: int, most: int) -> int:
        """A field that is a whole number and may be left out; YAML gives it as a string of digits."""
        value = self.fields.get(name, usual)
        if isinstance(value, str) and re.fullmatch(r"[0-9]{1,4}", value):
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            path = (*self.path, name)
            raise DeckError(f"{written(path)} must be a whole number from 0 to {most}.", path=path)
        return value


def card_text(value: object, path: FieldPath, most: int, advice: str = "") -> str:
    """Text that can stand on a card: there, seen, and not too long. Outer spaces are no part of it."""
    if not isinstance(value, str):
        hint = ' Put it in quotes, like "7".' if isinstance(value, int | float) else ""
        raise DeckError(f"{written(path)} must be text, not {_kind(value)}.{hint}", path=path)
    text = value.strip(" \t\r\n")
    if not text:
        raise DeckError(f"{written(path)} is empty. {advice}".rstrip(), path=path)
    if len(text) > most:
        raise DeckError(f"{written(path)} has {len(text)} characters; a card holds {most}. Shorten it.", path=path)
    # The first two questions are quick and answer for nearly all of English.
    if not (text.isascii() and text.isprintable()) and has_unseen_characters(text):
        unseen = next(sign for sign in text if has_unseen_characters(sign))
        what = "a line break" if unseen == "\n" else f"a character that cannot be seen (U+{ord(unseen):04X})"
        raise DeckError(f"{written(path)} holds {what}. Write it on one line, without it.", path=path)
    return text


def list_of(value: object, path: FieldPath, most: int) -> list[object] | tuple[object, ...]:
    """A list, of at most so many items."""
    if not isinstance(value, list | tuple):
        raise DeckError(f"{written(path)} must be a list, not {_kind(value)}.", path=path)
    if len(value) > most:
        raise DeckError(f"{written(path)} has {len(value)} items; the most is {most}. Take some out.", path=path)
    return value


def _named(path: FieldPath) -> str:
    return written(path) or "A deck"


def _kind(value: object) -> str:
    match value:
        case None:
            return "nothing"
        case bool():
            return "true or false"
        case int() | float():
            return "a number"
        case str():
            return "text"
        case list() | tuple():
            return "a list"
        case Mapping():
            return "a group of named fields"
    return f"a Python {type(value).__name__}"

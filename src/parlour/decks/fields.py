"""Validation of one mapping of a deck (the deck itself, a card …): its fields, or a note of what to do about them.

Nothing here stops at the first mistake. A field that is wrong is noted in the problems and reads as an empty one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, TypeVar

from msgspec import Struct

from parlour.decks.errors import FieldPath, Problems, quoted
from parlour.decks.format import ID_PATTERN, CardField, fields_of
from parlour.engine.text import has_unseen_characters, unseen_characters

_ID = re.compile(ID_PATTERN)

S = TypeVar("S", bound=Struct)


class Fields:
    """`names` are the fields it may have, `advice` is the sentence for whoever left one out."""

    __slots__ = ("_is_one", "advice", "fields", "path", "problems")

    def __init__(self, value: object, path: FieldPath, names: Iterable[str], advice: str, problems: Problems) -> None:
        self.path = path
        self.advice = advice
        self.problems = problems
        self._is_one = isinstance(value, Mapping)
        self.fields = value if isinstance(value, Mapping) else {}
        if not self._is_one:
            problems.add(path, f"{self._named()} must have named fields, not be {kind_of(value)}. {advice}")
        known = tuple(names)
        for name in self.fields:
            if name not in known:
                self._unknown(name, known)

    def _unknown(self, name: object, known: tuple[str, ...]) -> None:
        if not isinstance(name, str):
            self.problems.add(self.path, f"{self._named()} has a field whose name is not text. {self.advice}")
            return
        near = get_close_matches(name[:40], known, n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        path = (*self.path, name)
        called = quoted(self.problems.name(path))
        self.problems.add(path, f"{called} is not a field that decks have.{hint} {self.advice}")

    def _named(self) -> str:
        return self.problems.name(self.path) or "A deck"

    def __contains__(self, name: str) -> bool:
        return name in self.fields

    def _has(self, name: str) -> bool:
        if name in self.fields:
            return True
        if self._is_one:  # what has no fields at all has been noted, once
            path = (*self.path, name)
            self.problems.add(path, f"{self.problems.name(path)} is missing. {self.advice}")
        return False

    def text(self, name: str, most: int) -> str:
        """The field as text for a card."""
        if not self._has(name):
            return ""
        return card_text(self.fields[name], (*self.path, name), most, self.problems, self.advice)

    def id(self) -> str:
        """The field `id`: cards are called by it on the wire."""
        found = self.text("id", most=40)
        if found and not _ID.fullmatch(found):
            path = (*self.path, "id")
            called = self.problems.name(path)
            self.problems.add(
                path, f"{called} is {quoted(found)}. Use only a to z, 0 to 9 and dashes, as in cell-wall."
            )
            return ""
        return found

    def items(self, name: str, most: int) -> list[tuple[FieldPath, object]]:
        """A field that is a list: its items, each with its place."""
        return list_of(self.fields[name], (*self.path, name), most, self.problems) if self._has(name) else []

    def texts(self, name: str, most: int, at_most: int) -> tuple[str, ...]:
        """A field that is a list of texts."""
        items = self.items(name, at_most)
        return tuple(card_text(item, path, most, self.problems, self.advice) for path, item in items)

    def choice(self, field: CardField) -> object:
        """A field that is chosen from a closed list."""
        path = (*self.path, field.name)
        return chosen(self.fields[field.name], path, field.choices, self.problems) if self._has(field.name) else None

    def several(self, field: CardField) -> tuple[object, ...]:
        """A field that is several different things, chosen from a closed list."""
        if not self._has(field.name):
            return ()
        path, most, noted = (*self.path, field.name), field.at_most or 0, len(self.problems.found)
        items = list_of(self.fields[field.name], path, most, self.problems, _choose(field.choices))
        found = tuple(chosen(item, place, field.choices, self.problems) for place, item in items)
        if len(self.problems.found) == noted and not field.at_least <= len(set(found)) == len(found):
            how_many = f"{most}" if field.at_least == most else f"{field.at_least} to {most}"
            called = self.problems.name(path)
            self.problems.add(path, f"{called} must be {how_many} different ones. {_choose(field.choices)}")
        return found

    def count(self, name: str, usual: int, most: int) -> int:
        """A field that is a whole number and may be left out; YAML gives it as a string of digits."""
        value = self.fields.get(name, usual)
        if isinstance(value, str) and re.fullmatch(r"[0-9]{1,4}", value):
            value = int(value)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most:
            return value
        path = (*self.path, name)
        self.problems.add(path, f"{self.problems.name(path)} must be a whole number from 0 to {most}.")
        return usual


def read_card(kind: type[S], value: object, path: FieldPath, advice: str, problems: Problems) -> S:
    """A card, or a face of one, as its type declares it."""
    fields = Fields(value, path, kind.__struct_fields__, advice, problems)
    given = (field for field in fields_of(kind) if field.needed or field.name in fields)
    found: dict[str, Any] = {field.name: read_field(fields, field) for field in given}
    return kind(**found)


def read_field(fields: Fields, field: CardField) -> object:
    """A field as its type declares it: texts, or what is chosen from a closed list."""
    if field.choices:
        return fields.several(field) if field.at_most is not None else fields.choice(field)
    if field.at_most is not None:
        return fields.texts(field.name, field.most, field.at_most)
    return fields.id() if field.name == "id" else fields.text(field.name, field.most)


def card_text(value: object, path: FieldPath, most: int, problems: Problems, advice: str = "") -> str:
    """Text that can stand on a card: there, seen, and not too long. Outer spaces are no part of it."""
    text = value.strip() if isinstance(value, str) else ""
    if text and len(text) <= most and not _has_unseen(text):
        return text
    problems.add(path, f"{problems.name(path)} {_why_no_text(value, text, most, advice)}")
    return ""


def _has_unseen(text: str) -> bool:
    # The first two questions are quick and answer for nearly all of English.
    return not (text.isascii() and text.isprintable()) and has_unseen_characters(text)


def _why_no_text(value: object, text: str, most: int, advice: str) -> str:
    if not isinstance(value, str):
        hint = ' Put it in quotes, like "7".' if isinstance(value, int | float) else ""
        return f"must be text, not {kind_of(value)}.{hint}"
    if not text:
        return f"is empty. {advice}".rstrip()
    if len(text) > most:
        return f"has {len(text)} characters; there is room for {most}. Shorten it."
    unseen = next(unseen_characters(text))
    what = "a line break" if unseen == "\n" else f"a character that cannot be seen (U+{ord(unseen):04X})"
    return f"holds {what}. Write it on one line, without it."


def chosen(value: object, path: FieldPath, choices: tuple[str | int, ...], problems: Problems) -> object:
    """The one of the choices that this is; YAML gives a number as its digits."""
    text = value.strip() if isinstance(value, str) else None
    found = next((choice for choice in choices if value == choice or text == str(choice)), None)
    if found is None:
        near = get_close_matches(text[:40], map(str, choices), n=1) if text else ()
        hint = f" Did you mean {near[0]}?" if near else ""
        problems.add(path, f"{problems.name(path)} is {_shown(value)}.{hint} {_choose(choices)}")
    return found


def _choose(choices: tuple[str | int, ...]) -> str:
    return f"Choose from {', '.join(map(str, choices))}."


def _shown(value: object) -> str:
    short = isinstance(value, str) or (isinstance(value, int) and value in range(1000))
    return quoted(str(value)) if short else kind_of(value)


def list_of(
    value: object, path: FieldPath, most: int, problems: Problems, advice: str = ""
) -> list[tuple[FieldPath, object]]:
    """A list's items, each with its place; of at most so many."""
    if not isinstance(value, list | tuple):
        problems.add(path, f"{problems.name(path)} must be a list, not {kind_of(value)}. {advice}".rstrip())
        return []
    if len(value) > most:
        problems.add(path, f"{problems.name(path)} has {len(value)} items; the most is {most}. Take some out.")
        return []
    return [((*path, place), item) for place, item in enumerate(value)]


def kind_of(value: object) -> str:
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

"""From a file's text to plain data. A deck is data only: this runs no code, follows no alias, opens nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import yaml

from parlour.decks.errors import DeckError, FieldPath, quoted

# libyaml's parser where PyYAML was built with it (much the quicker), else the one written in Python.
_Loader: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)

# A deck needs five levels. The cap keeps nested rubbish from growing.
_DEEPEST = 12

LineNumbers = Callable[[FieldPath], int | None]
"""Tells the line where a piece of the data stands, for errors."""


def parse(text: str, *, json: bool) -> tuple[object, LineNumbers]:
    """The data of a YAML or JSON file, and where in the file each piece of it stands."""
    if json:
        return _parse_json(text), _lines_in_json(text)
    data, spots = _parse_yaml(text)
    return data, spots.line_of


class _Spot:
    """The line of one piece of the data, and the spots of what is inside it."""

    __slots__ = ("inside", "line")

    def __init__(self, line: int) -> None:
        self.line = line
        self.inside: dict[str | int, _Spot] = {}

    def line_of(self, path: FieldPath) -> int:
        """The line of what the path names, or of the nearest thing around it that is there."""
        spot = self
        for step in path:
            if step not in spot.inside:
                break
            spot = spot.inside[step]
        return spot.line


def _parse_yaml(text: str) -> tuple[object, _Spot]:
    try:
        return _build(yaml.parse(text, Loader=_Loader))
    except yaml.reader.ReaderError as error:
        place = text.find(chr(error.character))
        raise DeckError(
            f"The file holds a character that cannot be seen (U+{error.character:04X}). Remove it.",
            line=text.count("\n", 0, place) + 1,
        ) from error
    except DeckError:
        raise
    except (yaml.YAMLError, ValueError, OverflowError) as error:  # the last two: a bad \U escape, in Python's parser
        mark = getattr(error, "problem_mark", None)
        raise DeckError(
            f"The file cannot be read as YAML here: {getattr(error, 'problem', error)}. Look at the indentation, and "
            "put double quotes around a text that holds a colon or begins with a sign such as ' [ { * & ! % @ or #.",
            line=mark.line + 1 if mark else None,
        ) from error


def _build(events: Iterable[Any]) -> tuple[object, _Spot]:
    # From the parser's events and not with yaml.load: so an alias, a doubled field or too deep a nesting is seen before
    # anything is made of it, every scalar stays the string it was written as (*no*, *yes* and 07 are words), and the
    # line of each piece is at hand when the checks find something wrong. It is also the quickest way.
    document: list[object] = []
    spots = _Spot(1)
    open_now: list[tuple[list[object] | dict[str, object], _Spot]] = [(document, spots)]
    name: str | None = None  # the field of the innermost mapping whose value comes next
    for event in events:
        line: int = event.start_mark.line + 1
        tag: str | None = getattr(event, "tag", None)
        if isinstance(event, yaml.CollectionEndEvent):
            open_now.pop()
        elif isinstance(event, yaml.DocumentStartEvent) and document:
            raise DeckError("A file holds one deck. Take away the second ---.", line=line)
        elif isinstance(event, yaml.NodeEvent):
            if event.anchor is not None:
                raise DeckError("Decks use no anchors (&) or aliases (*). Write the text out in full.", line=line)
            if tag is not None:
                raise DeckError(f"Decks use no tags. Take away {quoted(tag)}.", line=line)
            value: Any = event.value if isinstance(event, yaml.ScalarEvent) else _empty(event)
            holder, around = open_now[-1]
            if isinstance(holder, list):
                spot = around.inside[len(holder)] = _Spot(line)
                holder.append(value)
            elif name is not None:
                spot = around.inside[name]
                holder[name] = value
                name = None
            elif not isinstance(value, str):
                raise DeckError("The name of a field must be a plain word.", line=line)
            elif value in holder:
                raise DeckError(f"{quoted(value)} is given twice here. Keep one of the two.", line=line)
            else:
                around.inside[value] = _Spot(line)
                name = value
                continue
            if not isinstance(value, str):
                if len(open_now) > _DEEPEST:
                    raise DeckError("This is nested too deeply for a deck.", line=line)
                open_now.append((value, spot))
    if not document:
        raise DeckError("The file is empty.")
    return document[0], spots.inside[0]


def _empty(event: object) -> list[object] | dict[str, object]:
    return [] if isinstance(event, yaml.SequenceStartEvent) else {}


def _parse_json(text: str) -> object:
    try:
        return json.loads(text, object_pairs_hook=_each_field_once)
    except json.JSONDecodeError as error:
        raise DeckError(f"The file cannot be read as JSON here: {error.msg}.", line=error.lineno) from error
    except RecursionError as error:
        raise DeckError("The file is nested too deeply for a deck.") from error
    except DeckError:
        raise
    except ValueError as error:  # a number of more digits than Python takes
        raise DeckError("The file holds a number that is too long for a deck.") from error


def _each_field_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields: dict[str, object] = {}
    for name, value in pairs:
        if name in fields:
            raise DeckError(f"{quoted(name)} is given twice in one entry. Keep one of the two.")
        fields[name] = value
    return fields


def _lines_in_json(text: str) -> LineNumbers:
    # Python's JSON reader does not say where things stand. JSON is nearly always YAML too, and YAML's reader does; it
    # is asked once, however many remarks there are, and not at all if there are none.
    @cache
    def spots() -> _Spot | None:
        try:
            return _parse_yaml(text)[1]
        except DeckError:
            return None

    return lambda path: None if (found := spots()) is None else found.line_of(path)

"""How a game's cards stand in a spreadsheet: its columns, and the way from rows to cards and back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple

from msgspec import Struct

from parlour.decks.errors import FieldPath, Remark
from parlour.decks.format import ID_PATTERN, D, fields_of, slug_of
from parlour.decks.sheets.rows import BETWEEN_TEXTS, in_one_cell, listed


class Column(NamedTuple):
    """A column: its name, what else teachers call it, and the field of the card that it holds."""

    name: str
    called: frozenset[str]
    field: str
    needed: bool = False
    several: bool = False
    """Whether there may be more than one of them."""
    words: Mapping[str, str] = {}
    """What teachers write in it, as it is compared (A6), for the choice that it means; where there is one to make."""


def column(
    name: str,
    called: str = "",
    *,
    field: str = "",
    needed: bool = False,
    several: bool = False,
    words: Mapping[str, str] | None = None,
) -> Column:
    """A column that is also `called` other names, with commas between them, as they are compared (A6)."""
    names = frozenset({name, *filter(None, called.split(", "))})
    return Column(name, names, field or name, needed, several, words or {})


ID = column("id", "identifier, identifiant")


class Filled(NamedTuple):
    """A row by what its columns hold. Every column is there, if only with an empty text."""

    row: int
    fields: dict[str, list[str]]

    @property
    def is_blank(self) -> bool:
        return not any(any(cells) for cells in self.fields.values())

    @property
    def texts(self) -> Iterator[str]:
        return (text for cells in self.fields.values() for text in cells)

    def first(self, name: str) -> str:
        return next((cell for cell in self.fields.get(name, ()) if cell), "")

    def several(self, name: str) -> list[str]:
        """The texts of all columns of that name, and those that share a cell."""
        return [text for cell in self.fields.get(name, ()) for text in listed(cell, BETWEEN_TEXTS)]


class Built(NamedTuple):
    """A deck's cards as plain data, and the row of each; of each face, where a card has faces."""

    cards: list[object]
    rows: list[list[int]]
    faults: tuple[Remark, ...] = ()


SheetRows = tuple[Sequence[str], Iterable[Sequence[str]]]
"""The names of the columns, and the rows below them."""


@dataclass(frozen=True)
class Layout(Generic[D]):
    """The columns of a game's cards."""

    columns: tuple[Column, ...]
    by_position: tuple[str, ...] = ()
    """What the columns are if nobody says it, from the left, where it is not each of them once."""
    sentences: bool = False
    """Whether texts of the game are longer than names of columns are."""
    ragged: bool = False
    """Whether its last columns may be left out."""
    build: Callable[[list[Filled]], Built] | None = None
    """The cards of these rows, where a row is not a card and its columns are not the fields."""
    called: Callable[[FieldPath, list[list[int]]], str | None] | None = None
    """What the spreadsheet's owner calls a place in the deck whose cards have these rows, where it is not as usual."""
    rows: Callable[[D], SheetRows] | None = None
    """The way back."""

    @property
    def in_order(self) -> tuple[str, ...]:
        return self.by_position or tuple(column.name for column in self.columns if column.name != ID.name)

    def named(self, path: FieldPath, rows: list[list[int]]) -> str:
        """What the spreadsheet's owner calls a place in the deck: `row 5's question`."""
        own = self.called(path, rows) if self.called else None
        if own is not None:
            return own
        columns = {column.field: column for column in self.columns}
        match path:
            case (str(), int(place)):
                return f"row {rows[place][0]}"
            case (str(), int(place), str(field)):
                one = field in columns and not columns[field].several
                return f"row {rows[place][0]}'s {columns[field].name if one else field}"
            case (str(), int(place), str(field), int(which)):
                return f"row {rows[place][0]}'s {columns[field].name if field in columns else field} {which + 1}"
        return ".".join(map(str, path))


def row_by_row(rows: list[Filled], columns: Sequence[Column], card: type[Struct]) -> Built:
    """A card a row, a field a column. A card that needs an id and has none is called by its first text."""
    declared = {field.name: field for field in fields_of(card)}
    ids = ids_for(rows, [slug_of(row.first(columns[0].name)) or f"row-{row.row}" for row in rows])
    cards: list[object] = []
    for id, row in zip(ids, rows, strict=True):
        found = {one.field: row.several(one.name) if one.several else row.first(one.name) for one in columns}
        kept = {name: value for name, value in found.items() if value or declared[name].needed}
        cards.append(kept | {"id": id} if "id" in declared else kept)
    return Built(cards, [[row.row] for row in rows])


def card_by_card(cards: Iterable[Struct], columns: Sequence[Column]) -> SheetRows:
    """A row a card, a column a field."""
    return [column.name for column in columns], ([_cell(card, column) for column in columns] for card in cards)


def _cell(card: Struct, column: Column) -> str:
    value = getattr(card, column.field)
    return in_one_cell(value, BETWEEN_TEXTS) if column.several else str(value)


def ids_for(rows: list[Filled], usual: list[str]) -> list[str]:
    """Every card's id: what the spreadsheet says, or something of its own that no other card has."""
    said = [row.first(ID.name) for row in rows]
    said = [id if re.fullmatch(ID_PATTERN, id) else slug_of(id) for id in said]
    taken = set(said)
    ids = []
    for id, own, row in zip(said, usual, rows, strict=True):
        number = row.row
        free = id or own
        while not id and free in taken:
            free = f"{own[:30].rstrip('-')}-row-{number}"
            number += len(rows)
        taken.add(free)
        ids.append(free)
    return ids

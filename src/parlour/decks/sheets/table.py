"""The rows of a spreadsheet as a table: which row names the columns, what each column holds, what is left out."""

from __future__ import annotations

import re
from typing import NamedTuple

from parlour.decks.errors import DeckError, Remark, quoted
from parlour.decks.kind import games_with_decks
from parlour.decks.sheets.columns import (
    Columns,
    columns_by_position,
    columns_named,
    columns_said,
    field_called,
    layout_of,
    place_of_names,
    usual_width,
)
from parlour.decks.sheets.layout import Filled
from parlour.decks.sheets.rows import Row, in_words, letter_of

_MOST_NOTES = 20
_SPOILT = re.compile(r"\ufffd|^#(?:REF!|NAME\?|VALUE!|DIV/0!|N/A|NUM!|NULL!|NOM\?|VALEUR!|NOMBRE!)$")


class CardTable(NamedTuple):
    """The cards' rows, what is wrong with their shape, and what their owner would want to know."""

    rows: list[Filled]
    faults: list[Remark]
    notes: list[str]
    guess: str | None
    """How the columns were guessed: who has to mend something wants to know that too."""


def table_of(rows: list[Row], game: str, columns_in_order: str | None, header: bool | None) -> CardTable:
    """The table; its owner may say what the columns are, and whether the first row names them."""
    cells = [row.cells for row in rows]
    place = place_of_names(cells, layout_of(game)) if header is not False else None
    if header and place is None:
        place = 0
    below = rows if place is None else rows[place + 1 :]
    if not below:
        raise DeckError("There is nothing below the names of the columns.")
    names = [] if place is None else cells[place]
    columns, width, guess = _laid_out(cells, names, game, columns_in_order)
    filled = [_filled(row, columns) for row in below]
    cards = [row for row in filled if not row.is_blank]
    if not cards:
        raise DeckError("There is nothing in the columns of the cards.")
    notes = [
        *([guess] if guess else []),
        *([f"Not used: what stands above row {rows[place].number}, which names the columns."] if place else []),
        *_unused_columns(below, columns, names),
        *_unused_rows([row for row in filled if row.is_blank]),
        *_spoilt(below),
    ]
    return CardTable(cards, [_too_wide(row, width) for row in below if any(row.cells[width:])], notes, guess)


def _laid_out(
    cells: list[list[str]], names: list[str], game: str, columns_in_order: str | None
) -> tuple[Columns, int, str | None]:
    """What the columns hold, how many cells a row may have, and how that was guessed, if it was."""
    if columns_in_order is not None:
        return columns_said(columns_in_order, game), max(map(len, cells)), None
    if names:
        return columns_named(names, layout_of(game)), len(names), None
    _check_game(cells[0], game)
    columns = columns_by_position(cells, game)
    said = in_words([str(name) for name in columns])
    guess = f"The first row names no columns, so they were taken to be {said}."
    return columns, usual_width(cells, layout_of(game)), guess


def _check_game(first: list[str], game: str) -> None:
    layouts = {other: layout_of(other) for other in games_with_decks()}
    named = {other: sum(field_called(cell, layout) is not None for cell in first) for other, layout in layouts.items()}
    other = max(named, key=named.__getitem__)
    if named[other] > 2:
        raise DeckError(f"The columns are named as for {other}, not for {game}. Import it as that game's deck.")


def _filled(row: Row, columns: Columns) -> Filled:
    fields: dict[str, list[str]] = {}
    for place, name in enumerate(columns):
        if name is not None:
            fields.setdefault(name, []).append(row.cells[place] if place < len(row.cells) else "")
    return Filled(row.number, fields)


def _too_wide(row: Row, width: int) -> Remark:
    return Remark(
        f"row {row.number} has {len(row.cells)} cells, and there are {width} columns. Perhaps the sign between columns "
        "stands in a text: put that text in quotation marks."
    )


def _unused_columns(rows: list[Row], columns: Columns, names: list[str]) -> list[str]:
    used = {place for place, name in enumerate(columns) if name is not None}
    filled = {place for row in rows for place, cell in enumerate(row.cells) if cell}
    unused = [
        letter_of(place) + (f" ({names[place]})" if place < len(names) and names[place] else "")
        for place in sorted(filled - used)
    ]
    return [f"Not used: column {in_words(unused)}."] if unused else []


def _unused_rows(rows: list[Filled]) -> list[str]:
    numbers = [str(row.row) for row in rows[:_MOST_NOTES]] + (["more"] if rows[_MOST_NOTES:] else [])
    return [f"Not used: row {in_words(numbers)}, with nothing in the columns of the cards."] if rows else []


def _spoilt(rows: list[Row]) -> list[str]:
    found = [(row.number, cell) for row in rows for cell in row.cells if _SPOILT.search(cell)]
    return [
        f"Row {number} holds {quoted(cell)}, where a sign was lost or a formula has failed. Type that text again."
        for number, cell in found[:_MOST_NOTES]
    ]

"""Rows from a workbook (XLSX): which sheet it is, and what its cells show."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from typing import Any

from openpyxl import load_workbook
from openpyxl.utils.escape import unescape

from parlour.decks.errors import DeckError, quoted
from parlour.decks.sheets.archive import BROKEN, LARGEST_UNPACKED, unpacked
from parlour.decks.sheets.guard import TOO_LARGE
from parlour.decks.sheets.rows import Row, Sheet, in_words, letter_of, tidy
from parlour.decks.sheets.text import HasNames

_MOST_SHEETS = 30
_MOST_NOTES = 20
_LONGEST_TEXT = 1_000  # far more than there is room for: whoever has such a text is told that it is too long


def sheet_in_workbook(content: bytes, wanted: str | None, has_names: HasNames) -> Sheet:
    """The sheet of that name, or the first that names its columns, or the first that holds something."""
    try:
        with warnings.catch_warnings(action="ignore"):  # it warns of dates that are none, and of missing styles
            workbook = load_workbook(unpacked(content), read_only=True, data_only=True, keep_links=False)
            return _sheet(workbook, wanted, has_names)
    except DeckError:
        raise
    except Exception as error:  # a spoilt workbook makes its reader fail in many ways, and all of them mean the same
        raise DeckError(BROKEN) from error


def _sheet(workbook: Any, wanted: str | None, has_names: HasNames) -> Sheet:
    filled: dict[str, Sheet | DeckError] = {}
    room = _Room()
    for listed in _to_look_at(workbook.worksheets, wanted):
        try:
            notes: list[str] = []
            if rows := tidy(_rows(listed, notes, room)):
                filled[listed.title] = Sheet(_of_one_width(rows), notes)
        except DeckError as error:  # too large, which matters only if it turns out to be the one with the cards
            filled[listed.title] = error
    named = (name for name, found in filled.items() if isinstance(found, Sheet) and has_names(found.cells))
    chosen = next(named, None) or next(iter(filled), "")
    cards = filled.get(chosen, Sheet([], []))
    if isinstance(cards, DeckError):
        raise cards
    others = [quoted(name) for name in filled if name != chosen]
    note = f"The cards are those of the sheet {quoted(chosen)}; {in_words(others[:5])} may be imported by name."
    return Sheet(cards.rows, [*([note] if others else []), *cards.notes])


def _to_look_at(sheets: list[Any], wanted: str | None) -> list[Any]:
    """Hidden sheets are there only for who asks for them."""
    if wanted is None:
        return [sheet for sheet in sheets if sheet.sheet_state == "visible"][:_MOST_SHEETS]
    found = [sheet for sheet in sheets if sheet.title == wanted]
    if not found:
        names = in_words([quoted(sheet.title) for sheet in sheets[:_MOST_SHEETS]])
        raise DeckError(f"There is no sheet {quoted(wanted)}. The sheets are {names}.")
    return found[:1]


class _Room:
    """For letters, in all sheets together: a text that stands in the file once may be shown by every cell."""

    def __init__(self) -> None:
        self._letters = LARGEST_UNPACKED

    def take(self, texts: list[str]) -> list[str]:
        self._letters -= sum(map(len, texts))
        if self._letters < 0:
            raise DeckError(TOO_LARGE)
        return texts


def _rows(sheet: Any, notes: list[str], room: _Room) -> Iterator[Row]:
    sheet.reset_dimensions()  # what a file says of its size may be wrong
    for number, cells in enumerate(sheet.iter_rows(), start=1):
        if cells and any(cell.value is not None for cell in cells):
            yield Row(number, room.take([_shown(cell, number, place, notes) for place, cell in enumerate(cells)]))


def _of_one_width(rows: list[Row]) -> list[Row]:
    width = max(len(row.cells) for row in rows)
    return [Row(row.number, row.cells + [""] * (width - len(row.cells))) for row in rows]


def _shown(cell: Any, row: int, place: int, notes: list[str]) -> str:
    """The text that the spreadsheet shows. Where its owner's settings decide that, they are told what the card says."""
    value = cell.value
    match value:
        case _ if cell.data_type == "e":  # the formula has failed, so there is nothing to put on a card
            return ""
        case None:
            return ""
        case bool():
            kind, shown = "true or false", str(value).lower()
        case int() | float():
            return _percent(value) if "%" in (cell.number_format or "") else _plain(value)
        case datetime() if value.time() != time():
            kind, shown = "a date", f"{value:%Y-%m-%d %H:%M}"
        case date():
            kind, shown = "a date", f"{value:%Y-%m-%d}"
        case time():
            kind, shown = "a time", f"{value:%H:%M}"
        case timedelta():
            kind, shown = "a time", str(value)
        case _:
            text = str(value)[:_LONGEST_TEXT]
            return unescape(text) if "_x" in text else text  # a sign that XML cannot hold is written as _x000D_
    if len(notes) < _MOST_NOTES:
        notes.append(
            f"Row {row}, column {letter_of(place)}: the spreadsheet keeps this as {kind}, and the card will say "
            f"{shown}. Make the cell text to have other words."
        )
    return shown


def _plain(number: float) -> str:
    """As a spreadsheet shows it, which keeps every number as a fraction: 1984, 0.3."""
    return str(int(number)) if float(number).is_integer() and abs(number) < 1e15 else f"{number:.15g}"


def _percent(number: float) -> str:
    return f"{_plain(number * 100)}%"

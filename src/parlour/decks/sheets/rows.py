"""A spreadsheet as rows of plain text, whatever kind of file it came in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from parlour.decks.errors import DeckError
from parlour.decks.format import MOST_CARDS
from parlour.engine.text import without_unseen_characters

MOST_ROWS = 2 * MOST_CARDS + 10  # two rows make a card where topics stand one below the other; and a title, and names
MOST_COLUMNS = 60

_LINE_BREAKS = re.compile(r"[\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029]+")
_LIKE_A_FORMULA = re.compile(r"'*[=+\-@]")


class Row(NamedTuple):
    """One row, with the number that its owner sees beside it. In a workbook every row has the same number of cells."""

    number: int
    cells: list[str]


class Sheet(NamedTuple):
    """The rows that hold something, and what their owner would want to know about how they were read."""

    rows: list[Row]
    notes: list[str]

    @property
    def cells(self) -> list[list[str]]:
        return [row.cells for row in self.rows]


def tidy(rows: Iterable[Row]) -> list[Row]:
    """The rows that hold something, their cells cleaned; not more than a deck could have."""
    kept = []
    for row in rows:
        filled = len(row.cells)
        while filled > MOST_COLUMNS and not row.cells[filled - 1].strip():
            filled -= 1
        if filled > MOST_COLUMNS:
            raise DeckError(
                f"Row {row.number} has {filled} columns; the most is {MOST_COLUMNS}. "
                "Keep only the columns that the cards need."
            )
        cells = [clean(cell) for cell in row.cells[:filled]]
        if any(cells):
            kept.append(Row(row.number, cells))
        if len(kept) > MOST_ROWS:
            raise DeckError(
                f"There are more than {MOST_ROWS} rows; a deck holds {MOST_CARDS} cards. "
                f"Split the file, or delete what stands from row {row.number} on."
            )
    return kept


def clean(cell: str) -> str:
    """The cell on one line: what cannot be seen is gone, as it comes with copied text and nobody put it there."""
    text = cell
    if not (cell.isascii() and cell.isprintable()):
        lines = (line.strip() for line in _LINE_BREAKS.split(cell))
        text = without_unseen_characters(" ".join(line for line in lines if line))
    text = text.strip()
    return text[1:] if text.startswith("'") and _LIKE_A_FORMULA.match(text) else text


def harmless(text: str) -> str:
    """The text as a cell: a spreadsheet would run one that begins like a formula. `clean` gives the text back."""
    return f"'{text}" if _LIKE_A_FORMULA.match(text) else text


# Several short texts in one cell stand between these signs. A backslash before one makes it a part of the text.
BETWEEN_TEXTS = "|"
BETWEEN_TAGS = ",;|/"


def in_one_cell(texts: Iterable[str], signs: str) -> str:
    """The texts as one cell. `listed` gives them back, whatever is in them."""
    escaped = re.compile(rf"\\(?=[\\{signs}]|$)|[{signs}]")
    return f"{signs[0]} ".join(escaped.sub(r"\\\g<0>", text) for text in texts)


def listed(cell: str, signs: str) -> list[str]:
    """The texts in one cell."""
    return [text for part in _split(cell, signs) if (text := part.strip())]


def _split(cell: str, signs: str) -> Iterator[str]:
    if not any(sign in cell for sign in (*signs, "\\")):
        yield cell
        return
    text = ""
    for piece in re.findall(rf"\\[\\{signs}]|[{signs}]|[^\\{signs}]+|\\", cell):
        if piece in signs:
            yield text
            text = ""
        else:
            text += piece[1] if len(piece) == 2 and piece[0] == "\\" else piece
    yield text


def letter_of(place: int) -> str:
    """The column's letter in a spreadsheet: A, B … Z, AA …"""
    return (letter_of(place // 26 - 1) if place >= 26 else "") + chr(ord("A") + place % 26)


def in_words(parts: Sequence[str]) -> str:
    """The parts as in a sentence: A, B and C."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)

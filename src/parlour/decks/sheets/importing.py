"""A deck from a spreadsheet: rows become cards, and what is missing or doubled is listed by its row."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from parlour.decks.advice import advice
from parlour.decks.errors import DeckError, FieldPath, Remark, quoted
from parlour.decks.files import LARGEST_FILE
from parlour.decks.format import LABEL_LENGTH, MOST_CARDS, Deck
from parlour.decks.kind import games_with_decks, kind_for
from parlour.decks.language import guess_language
from parlour.decks.reading import read_deck
from parlour.decks.sheets.columns import layout_of, place_of_names
from parlour.decks.sheets.layout import Built, row_by_row
from parlour.decks.sheets.rows import BETWEEN_TAGS, Sheet, clean, listed
from parlour.decks.sheets.table import CardTable, table_of
from parlour.decks.sheets.text import sheet_in_text
from parlour.decks.sheets.workbook import sheet_in_workbook

_ARCHIVES = (b"PK\x03\x04", b"PK\x05\x06")
_OLD_WORKBOOK = b"\xd0\xcf\x11\xe0"
_LOCKED = "EncryptedPackage".encode("utf-16-le")
_NO_SHEETS = {
    b"%pdf": "This is a PDF. Import the spreadsheet that it was made from.",
    b"{\\rtf": "This is a text document. Copy its table into a spreadsheet, and save that.",
    b"<!doctype": "This is a web page. Copy its table into a spreadsheet, and save that.",
    b"<html": "This is a web page. Copy its table into a spreadsheet, and save that.",
    b"\x89png": "This is a picture. Type its texts into a spreadsheet, and save that.",
    b"\xff\xd8\xff": "This is a picture. Type its texts into a spreadsheet, and save that.",
}


class ImportOptions(Struct, frozen=True, kw_only=True):
    """How to read the file where it does not speak for itself, and what to write on the deck's label."""

    columns: str | None = None
    header: bool | None = None
    separator: str | None = None
    encoding: str | None = None
    sheet: str | None = None
    title: str = ""
    language: str = ""
    author: str = ""
    licence: str = ""
    age: str = ""
    difficulty: str = ""
    themes: str = ""
    """With commas between them."""


class Imported(NamedTuple):
    """The deck, and what its owner would want to know about it."""

    deck: Deck
    remarks: list[Remark]


def import_deck(content: bytes, file: str, game: str, reading: ImportOptions) -> Imported:
    """The deck that the spreadsheet holds; a DeckError with everything to mend, row by row, if it cannot be one."""
    try:
        if game not in games_with_decks():
            raise DeckError(f"{quoted(game)} is not a game with a deck. Those are {', '.join(games_with_decks())}.")
        sheet = _sheet(content, game, reading)
        table = table_of(sheet.rows, game, reading.columns, reading.header)
        built = _built(table, game)
        deck = _deck(table, built, game, _labels(file, table, reading))
    except DeckError as error:
        raise DeckError.of([replace(_sentence(remark), file=file) for remark in error.remarks]) from error.__cause__
    notes = [Remark(text) for text in (*sheet.notes, *table.notes)]
    return Imported(deck, [*notes, *(_sentence(remark) for remark in advice(deck, _naming(built, game)))])


def _sentence(remark: Remark) -> Remark:
    return replace(remark, text=remark.text[:1].upper() + remark.text[1:])


def _sheet(content: bytes, game: str, reading: ImportOptions) -> Sheet:
    if len(content) > LARGEST_FILE:
        raise DeckError(f"The file is larger than {LARGEST_FILE // 1_000_000} MB, too large for a deck. Split it.")
    _check_kind(content)
    layout = layout_of(game)

    def has_names(rows: Sequence[Sequence[str]]) -> bool:
        return place_of_names(rows, layout) is not None

    if content.startswith(_ARCHIVES):
        sheet = sheet_in_workbook(content, reading.sheet, has_names)
    else:
        sheet = sheet_in_text(content, reading.separator, reading.encoding, has_names)
    if not sheet.rows:
        raise DeckError("The file is empty.")
    return sheet


def _check_kind(content: bytes) -> None:
    start = content[:100].lstrip().lower()
    for mark, text in _NO_SHEETS.items():
        if start.startswith(mark):
            raise DeckError(text)
    if content.startswith(_OLD_WORKBOOK):
        if _LOCKED in content:
            raise DeckError("The workbook is locked with a password. Save it without one.")
        raise DeckError("This workbook is of an old kind. Open it and save it as .xlsx or CSV.")


def _labels(file: str, table: CardTable, reading: ImportOptions) -> dict[str, object]:
    return {
        "title": reading.title or _title_of(file),
        "language": reading.language or guess_language(text for row in table.rows for text in row.texts) or "en",
        "author": reading.author,
        "licence": reading.licence,
        "age": reading.age,
        "difficulty": reading.difficulty,
        "themes": listed(reading.themes, BETWEEN_TAGS) or "",
    }


def _title_of(file: str) -> str:
    name = re.split(r"[/\\]", file)[-1]
    stem = name.rpartition(".")[0] or name
    words = clean(re.sub(r"[\s_-]+", " ", stem))[:LABEL_LENGTH].strip()
    return words[:1].upper() + words[1:] or "Untitled"


def _built(table: CardTable, game: str) -> Built:
    """The cards; a DeckError if there are more than a deck can have."""
    layout = layout_of(game)
    build = layout.build or partial(row_by_row, columns=layout.columns, card=kind_for(game).listed.card)
    built = build(table.rows)
    if len(built.cards) > MOST_CARDS:
        raise DeckError(f"There are {len(built.cards)} cards; a deck holds {MOST_CARDS}. Split the file.")
    return built


def _naming(built: Built, game: str) -> Callable[[FieldPath], str]:
    """What the spreadsheet's owner calls a place in the deck."""
    return partial(layout_of(game).named, rows=built.rows)


def _deck(table: CardTable, built: Built, game: str, labels: dict[str, object]) -> Deck:
    """The deck; or everything that is wrong, in the order of the rows."""
    faults = [*table.faults, *built.faults]
    try:
        deck = read_deck({**labels, kind_for(game).cards: built.cards}, game, _naming(built, game))
    except DeckError as error:
        faults.extend(error.remarks)
    if not faults:
        return deck
    raise DeckError.of([*sorted(faults, key=_row_of), *([Remark(table.guess)] if table.guess else [])])


def _row_of(fault: Remark) -> int:
    """The row that a fault begins with; first come those of the deck as a whole."""
    found = re.match(r"row (\d+)", fault.text)
    return int(found[1]) if found else 0

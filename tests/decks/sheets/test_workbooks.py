"""XLSX: what the cells show, which sheet it is, and files that were made to do harm."""

from __future__ import annotations

import io
import time
import zipfile
from collections.abc import Callable
from datetime import date, datetime
from datetime import time as clock
from typing import Any

import pytest
from openpyxl import Workbook
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont
from openpyxl.styles import Font
from openpyxl.worksheet.worksheet import Worksheet

from tests.decks.sheets.making import (
    CARDS,
    HEADER,
    NAMES,
    NAMESPACE,
    TERMS,
    as_csv,
    as_excel_writes,
    as_xlsx,
    as_zip,
    imported,
    notes_on,
    refused,
    rows_named,
    terms_in,
    with_part,
)

SHEET = [HEADER, *TERMS]
FIRST_SHEET = "xl/worksheets/sheet1.xml"


@pytest.mark.parametrize("game", sorted(CARDS))
def test_a_workbook_of_any_game_is_read(game: str) -> None:
    rows = [NAMES[game], *CARDS[game]]
    assert imported(as_xlsx(rows), game).deck == imported(as_csv(rows), game).deck
    assert imported(as_excel_writes(rows), game).deck == imported(as_csv(rows), game).deck


def test_rows_are_numbered_as_in_the_spreadsheet() -> None:
    rows = [[], ["Vocabulaire"], [], HEADER, *TERMS[:3], [], ("x", None, "y"), *TERMS[3:]]
    assert rows_named(refused(as_xlsx(rows))) == [9]


@pytest.mark.parametrize(
    ("value", "looks", "shown"),
    [
        (1984, "General", "1984"),
        (0.1 + 0.2, "General", "0.3"),
        (1e21, "General", "1e+21"),
        (0.5, "0%", "50%"),
        (date(2024, 3, 5), "yyyy-mm-dd", "2024-03-05"),
        (45356, 'dddd d "de" mmmm', "2024-03-05"),
        (datetime(2024, 3, 5, 10, 30), "dd/mm/yyyy hh:mm", "2024-03-05 10:30"),
        (clock(10, 30), "h:mm", "10:30"),
        (12, '0 "day"', "12"),
        (True, "General", "true"),
        ("two\nlines", "General", "two lines"),
        ("a_x000D_b", "General", "a b"),
        (CellRichText("plain ", TextBlock(InlineFont(b=True), "bold")), "General", "plain bold"),
        ("'=not a formula", "General", "=not a formula"),
    ],
)
def test_a_cell_gives_the_text_that_it_shows(value: Any, looks: str, shown: str) -> None:
    def change(workbook: Workbook, sheet: Worksheet) -> None:
        sheet["A14"].value = value
        sheet["A14"].number_format = looks

    assert terms_in(as_xlsx([*SHEET, ("", "It means it", "It is one")], change))[-1][0] == shown


def test_dates_and_true_and_false_are_remarked_on() -> None:
    content = as_xlsx([*SHEET, (date(2024, 3, 5), True, "It is one")])
    assert "Row 14, column A: the spreadsheet keeps this as a date, and the card will say 2024-03-05." in notes_on(
        content
    )
    assert "Row 14, column B: the spreadsheet keeps this as true or false" in notes_on(content)


def test_a_formula_that_failed_or_was_never_worked_out_is_a_missing_text() -> None:
    def change(workbook: Workbook, sheet: Worksheet) -> None:
        sheet["A4"].value, sheet["A4"].data_type = "#NAME?", "e"
        sheet["B6"].value = "=A1"

    assert rows_named(refused(as_xlsx(SHEET, change))) == [4, 6]


def test_of_cells_merged_downwards_the_rows_below_the_first_are_named() -> None:
    rows = [("Question", "Catégorie"), *((f"Quoi {n} ?", "société, avenir" if n == 0 else None) for n in range(3))]
    content = as_xlsx(rows, lambda workbook, sheet: sheet.merge_cells("B2:B4"))
    assert rows_named(refused(content, "talkitout")) == [3, 4]


def test_formatted_but_empty_cells_are_not_there() -> None:
    def change(workbook: Workbook, sheet: Worksheet) -> None:
        for place in ("XFD5", "A900000", "Z30"):
            sheet[place].font = Font(bold=True)

    assert terms_in(as_xlsx(SHEET, change)) == TERMS


def test_the_first_sheet_that_names_the_columns_is_taken_hidden_ones_left_out() -> None:
    def change(workbook: Workbook, sheet: Worksheet) -> None:
        hidden = workbook.create_sheet("Old", 0)
        hidden.sheet_state = "hidden"
        hidden.append(HEADER)
        hidden.append(("hidden", "", "It is hidden"))
        workbook.create_sheet("Read me", 0).append(("How to use this",))
        workbook.create_sheet("Empty", 0)
        sheet.title = "Cards"

    content = as_xlsx(SHEET, change)
    assert terms_in(content) == TERMS
    assert "The cards are those of the sheet 'Cards'; 'Read me' may be imported by name." in notes_on(content)
    assert "Row 2's definition is empty" in str(refused(content, sheet="Old").remarks)
    error = refused(content, sheet="Nope")
    assert error.text == "There is no sheet 'Nope'. The sheets are 'Empty', 'Read me', 'Old' and 'Cards'."


def test_a_sheet_that_is_too_large_matters_only_if_the_cards_are_in_it() -> None:
    def change(workbook: Workbook, sheet: Worksheet) -> None:
        workbook.create_sheet("Data", 0)["ZZ1"].value = "far away"

    assert terms_in(as_xlsx(SHEET, change)) == TERMS
    assert "Row 1 has 702 columns; the most is 60." in refused(as_xlsx(SHEET, change), sheet="Data").text


def sheet_of(xml: str) -> bytes:
    return with_part(as_xlsx(SHEET), FIRST_SHEET, f"<worksheet {NAMESPACE}><sheetData>{xml}</sheetData></worksheet>")


def one_text_in_every_cell(text: str) -> bytes:
    return with_part(
        as_excel_writes([["one"] * 3] * 1900), "xl/sharedStrings.xml", f"<sst {NAMESPACE}><si><t>{text}</t></si></sst>"
    )


def with_sheet(part: str | bytes) -> bytes:
    return with_part(as_xlsx(SHEET), FIRST_SHEET, part)


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: sheet_of("x" * 100_000_000), "too large once it is unpacked"),
        (
            lambda: sheet_of("<row r='1048576'><c r='XFD1048576'><v>1</v></c></row>"),
            "Row 1048576 has 16384 columns; the most is 60.",
        ),
        (lambda: sheet_of("<row>" + "<c><v>1</v></c>" * 300_000 + "</row>"), "Row 1 has 300000 columns"),
        (lambda: sheet_of("<row><c><v>1</v></c></row>" * 200_000), "There are more than 4010 rows"),
        (lambda: sheet_of("<row><c>" * 300_000), "The workbook is broken."),
        (lambda: sheet_of("<mergeCell ref='A1:A1048576'/>" * 150_000), "The file is empty."),
        (lambda: sheet_of("<row r='99999999999'><c r='A1'><v>1</v></c></row>"), "The file is empty."),
        (lambda: sheet_of("<row r='99999999999'><c r='ABCDEFGH9'><v>1</v></c></row>"), "The workbook is broken."),
        (lambda: one_text_in_every_cell("x" * 5_000_000), "Row 1's word has 2000 characters; there is room for 40."),
        (lambda: one_text_in_every_cell("é\n" * 9_000), "Row 1's word has 1999 characters; there is room for 40."),
        (lambda: with_sheet('<!DOCTYPE a [<!ENTITY b "bbbbb">]><worksheet>&b;</worksheet>'), "The workbook is broken."),
        (lambda: with_sheet('<?xml version="1.0" encoding="klingon"?><a/>'), "The workbook is broken."),
        (lambda: with_sheet('<?xml version="1.0" encoding="big5"?><a/>'), "The workbook is broken."),
        (lambda: with_sheet(b"\xff\xfe\0"), "The workbook is broken."),
        (lambda: with_part(as_xlsx(SHEET), "xl/workbook.xml", "<workbook/>"), "The file is empty."),
        (lambda: as_zip({"content.xml": "<a/>"}), "Save it as .xlsx or CSV."),
        (lambda: as_zip({"word/document.xml": "<a/>"}), "This is a text document."),
        (lambda: as_zip({"Index/Document.iwa": "x"}), "In Numbers choose Export To"),
        (lambda: as_zip({"collection.anki2": "x"}), "In Anki choose Export"),
        (lambda: as_zip({"cards.csv": "a,b,c"}), "This is an archive, and no workbook."),
        (lambda: as_zip({}), "This is an archive, and no workbook."),
        (lambda: as_xlsx(SHEET)[:-200], "The workbook is broken."),
        (lambda: b"PK\x03\x04 and then nothing", "The workbook is broken."),
        (lambda: as_xlsx([]), "The file is empty."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_workbook_that_is_broken_or_made_to_do_harm_is_refused_soon(make: Callable[[], bytes], says: str) -> None:
    content = make()
    began = time.process_time()
    assert says in refused(content).text
    assert time.process_time() - began < 10


def test_a_packing_that_no_spreadsheet_uses_is_refused() -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_LZMA) as archive:
        archive.writestr("xl/workbook.xml", "<a/>")
    assert "The workbook is broken." in refused(file.getvalue()).text


def test_a_workbook_with_a_password_is_refused() -> None:
    content = as_xlsx(SHEET)
    central = content.index(b"PK\x01\x02")
    locked = content[: central + 8] + b"\x01" + content[central + 9 :]
    assert refused(locked).text == "The workbook is locked with a password. Save it without one."

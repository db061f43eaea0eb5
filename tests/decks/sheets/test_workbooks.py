"""XLSX: what the cells show, which sheet it is, and files that were made to do harm."""

from __future__ import annotations

import io
import random
import time
import zipfile
from collections.abc import Callable
from datetime import date, datetime
from datetime import time as clock
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from openpyxl import Workbook
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont
from openpyxl.styles import Font, NamedStyle
from openpyxl.worksheet.worksheet import Worksheet

from parlour.decks.sheets.rows import clean
from parlour.decks.sheets.workbook import sheet_in_workbook
from tests.decks.sheets.making import (
    CARDS,
    FIRST_SHEET,
    HEADER,
    LIST_OF_PARTS,
    NAMES,
    NAMESPACE,
    SHEET,
    TERMS,
    as_csv,
    as_excel_writes,
    as_xlsx,
    as_zip,
    imported,
    notes_on,
    refused,
    rows_named,
    sheet_of,
    terms_in,
    with_part,
)

TOO_LARGE = "The workbook is too large once it is unpacked. Keep only the cards in it."


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


def one_text_in_every_cell(text: str, rows: int = 1900) -> bytes:
    return with_part(
        as_excel_writes([["one"] * 3] * rows), "xl/sharedStrings.xml", f"<sst {NAMESPACE}><si><t>{text}</t></si></sst>"
    )


def with_sheet(part: str | bytes) -> bytes:
    return with_part(as_xlsx(SHEET), FIRST_SHEET, part)


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: sheet_of("x" * 100_000_000), TOO_LARGE),
        (
            lambda: sheet_of("<row r='1048576'><c r='XFD1048576'><v>1</v></c></row>"),
            "Row 1048576 has 16384 columns; the most is 60.",
        ),
        (lambda: sheet_of("<row>" + "<c><v>1</v></c>" * 300_000 + "</row>"), TOO_LARGE),
        (lambda: sheet_of("<row>" + "<c><v>1</v></c>" * 100_000 + "</row>"), "Row 1 has 100000 columns"),
        (lambda: sheet_of("<row><c r='XFD1'/></row>" * 40_000), TOO_LARGE),
        (lambda: sheet_of("<row><c><v>1</v></c></row>" * 200_000), "The sheet has more than 50000 rows"),
        (lambda: sheet_of("<row><c><v>1</v></c></row>" * 40_000), "There are more than 4010 rows"),
        (lambda: sheet_of("<row/>" * 500_000), "The sheet has more than 50000 rows, empty ones included."),
        (lambda: sheet_of("<row><c>" * 40_000), "The workbook is broken."),
        (lambda: sheet_of("<mergeCell ref='A1:A1048576'/>" * 150_000), "The file is empty."),
        (lambda: sheet_of("<row r='99999999999'><c r='A1'><v>1</v></c></row>"), "The workbook is broken."),
        (lambda: sheet_of("<row r='99999999999'><c r='ABCDEFGH9'><v>1</v></c></row>"), "The workbook is broken."),
        (lambda: one_text_in_every_cell("x" * 5_000_000), "Row 1's word has 1000 characters; there is room for 40."),
        (lambda: one_text_in_every_cell("é\n" * 9_000), "Row 1's word has 999 characters; there is room for 40."),
        (lambda: one_text_in_every_cell("é\u200b" * 500, rows=4_000), TOO_LARGE),
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


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_a_part_is_read_in_its_own_encoding_and_a_document_type_is_refused_in_every_one(encoding: str) -> None:
    rows = "".join(
        "<row>" + "".join(f"<c t='inlineStr'><is><t>{text}</t></is></c>" for text in row) + "</row>" for row in SHEET
    )
    part = f"<worksheet {NAMESPACE}><sheetData>{rows}</sheetData></worksheet>"
    assert terms_in(with_sheet(part.encode(encoding))) == TERMS
    declared = '<!DOCTYPE worksheet [<!ENTITY noyau "noyau">]>' + part.replace(">noyau<", ">&noyau;<")
    assert "The workbook is broken." in refused(with_sheet(declared.encode(encoding))).text


BASE = as_xlsx(SHEET)
STYLES, LIST_OF_SHEETS, RELATED = "xl/styles.xml", "xl/workbook.xml", "xl/_rels/workbook.xml.rels"


def with_more(name: str, before: str, many: str) -> bytes:
    with zipfile.ZipFile(io.BytesIO(BASE)) as archive:
        part = archive.read(name).decode()
    assert before in part
    return with_part(BASE, name, part.replace(before, many + before))


@pytest.mark.parametrize(
    ("name", "before", "many"),
    [
        (STYLES, "</fonts>", "<font/>" * 700_000),
        (STYLES, "<fonts", f"<numFmts><numFmt numFmtId='0' formatCode='{'[' * 5_000_000}'/></numFmts>"),
        (FIRST_SHEET, "<sheetData>", f"<conditionalFormatting sqref='{'A1 ' * 1_500_000}'/>"),
        (FIRST_SHEET, "</sheetData>", "<row>" + "<c/>" * 16_000 + "</row>" + "<a>" * 400_000 + "</a>" * 400_000),
        (FIRST_SHEET, "</sheetData>", "<row " + " ".join(f"a{n}=''" for n in range(300_000)) + "/>"),
    ],
    ids=["fonts", "format", "conditions", "depth", "attributes"],
)
def test_what_is_no_card_costs_no_more_than_its_bytes(name: str, before: str, many: str) -> None:
    content = with_more(name, before, many)
    began = time.process_time()
    assert terms_in(content) == TERMS
    assert time.process_time() - began < 5


@pytest.mark.parametrize(
    ("name", "before", "many", "says"),
    [
        (STYLES, "</cellXfs>", "<xf/>" * 1_100_000, TOO_LARGE),
        (LIST_OF_SHEETS, "</sheets>", "<sheet name='x' sheetId='1' r:id='rId1'/>" * 100_000, "The workbook is broken."),
        (LIST_OF_SHEETS, "</sheets>", "<sheet name='x' sheetId='1'/>" * 100_000, TOO_LARGE),
        (RELATED, "</Relationships>", "<Relationship Type='x/worksheet' Target='x' Id='x'/>" * 100_000, "is broken."),
        (LIST_OF_PARTS, "</Types>", "<Override PartName='x' ContentType='y'/>" * 140_000, TOO_LARGE),
    ],
    ids=["styles", "one sheet", "sheets", "related", "parts"],
)
def test_more_than_openpyxl_reads_in_two_seconds_is_refused_soon(name: str, before: str, many: str, says: str) -> None:
    content = with_more(name, before, many)
    began = time.process_time()
    assert says in refused(content).text
    assert time.process_time() - began < 5


def test_a_workbook_that_has_grown_for_years_is_read() -> None:
    def change(workbook: Workbook, sheet: Worksheet) -> None:
        for number in range(40):
            other = workbook.create_sheet(f"Class {number}")
            for row in range(1, 101):
                cell = other.cell(row, 1, row)
                cell.font = Font(name=f"Font {number}", size=row)
                cell.number_format = f'0.0 "of {number}"'
            other.merge_cells("B1:D9")
        for number in range(1_000):
            workbook.add_named_style(NamedStyle(f"Style {number}", font=Font(size=number / 10 + 1)))
        sheet["A1048576"].font = Font(bold=True)

    content = with_part(as_xlsx(SHEET, change), "xl/media/image1.png", random.Random(1).randbytes(1_000_000))
    content = with_part(content, "xl/charts/chart1.xml", "<c:v/>" * 1_500_000)
    assert terms_in(content) == TERMS


@settings(deadline=None, max_examples=30)
@given(
    st.lists(
        st.one_of(
            st.integers(-(10**14), 10**14),
            st.floats(-1e9, 1e9).map(lambda number: round(number, 4) + 0.0),
            st.datetimes(datetime(1900, 3, 1), datetime(9999, 12, 30)).map(lambda at: at.replace(microsecond=0)),
            st.dates(date(1900, 1, 1)),
            st.times().map(lambda at: at.replace(microsecond=0)),
            st.text(st.characters(categories=["L", "N", "P"]), min_size=1, max_size=20),
        ),
        min_size=1,
        max_size=5,
    )
)
def test_cells_show_what_another_programs_file_holds(values: list[Any]) -> None:
    def shown(value: Any) -> str:
        match value:
            case datetime():
                return f"{value:%Y-%m-%d %H:%M}" if value.time() != clock() else f"{value:%Y-%m-%d}"
            case date():
                return f"{value:%Y-%m-%d}"
            case clock():
                return f"{value:%H:%M}"
            case int() | float():
                return f"{value:.15g}"
        return clean(str(value))

    assume(not any(isinstance(value, str) and value.startswith(("=", "_x", "#")) for value in values))
    (row,) = sheet_in_workbook(as_xlsx([["first", *values]]), None, lambda rows: True).rows
    assert row.cells == ["first", *map(shown, values)]


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

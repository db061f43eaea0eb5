"""Rows from a text file: CSV or TSV from any spreadsheet, and what Anki and Quizlet export."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from parlour.decks.sheets.decoding import decoded
from parlour.decks.sheets.flashcards import holds_markup, without_markup, without_sounds_and_gaps
from parlour.decks.sheets.rows import Row, Sheet, tidy

# In order of preference: a tab or a semicolon seldom stands in a sentence, a comma often does.
SEPARATORS = ("\t", ";", "|", ",", " - ", " – ", " — ", " = ", " : ")
_BY_NAME = {
    "tab": "\t",
    "\\t": "\t",
    "semicolon": ";",
    "comma": ",",
    "pipe": "|",
    "space": " ",
    "colon": ":",
}
_ROWS_TO_JUDGE_BY = 200
_LETTERS_TO_JUDGE_BY = 100_000

HasNames = Callable[[Sequence[Sequence[str]]], bool]
"""Whether some row near the top names the columns of the game: then the rows were cut well."""


def sheet_in_text(content: bytes, separator: str | None, encoding: str | None, has_names: HasNames) -> Sheet:
    """The file's rows, cut where it says, where its owner says, or where it makes the best table."""
    text, said = _directives(re.sub(r"\r\n?", "\n", decoded(content, encoding)))
    sign = _BY_NAME.get(separator.lower(), separator) if separator else said.separator
    notes = []
    if cards := _cards_on_one_line(text, sign):
        text = "\n".join(cards)
        notes.append("All cards stand on one line, with ; between them. Row 2 means the second card.")
    sign = sign or _best_separator(text, has_names)
    rows = tidy(_rows(text, sign, said))
    marked_up = said.html
    if marked_up is None and not has_names([row.cells for row in rows]):
        marked_up = any(holds_markup(cell) for row in rows for cell in row.cells)
        if marked_up:
            notes.append("The texts hold HTML, as flashcard programs write it. Only its words were kept.")
    if marked_up:
        rows = tidy(Row(row.number, [without_markup(cell) for cell in row.cells]) for row in rows)
    return Sheet(rows, notes)


class _Said(NamedTuple):
    """What a program wrote at the top of the file about it."""

    separator: str | None = None
    html: bool | None = None
    columns: str | None = None
    left_out: frozenset[int] = frozenset()
    lines: int = 0

    @property
    def by_anki(self) -> bool:
        return self.lines > 0


_OF_EXCEL = re.compile(r'"?sep=(.)[";,\t]*(?:\n|\Z)', re.I)
_OF_ANKI = re.compile(
    r"#(separator|html|columns|tags|deck|notetype|if matches|(?:guid|notetype|deck|tags) column):(.*)(?:\n|\Z)", re.I
)


def _directives(text: str) -> tuple[str, _Said]:
    """The text below what is said about it: `sep=;` for Excel; `#separator:tab`, `#guid column:1` … by Anki."""
    if found := _OF_EXCEL.match(text):
        # Spreadsheets do not show this line, so the next one is row 1.
        return text[found.end() :], _Said(separator=found[1])
    said: dict[str, str] = {}
    place = lines = 0
    while found := _OF_ANKI.match(text, place):
        said[found[1].lower()] = found[2].strip()
        place, lines = found.end(), lines + 1
    sign = said.get("separator", "")
    places = [
        number for name, number in said.items() if name.endswith(" column") and re.fullmatch("[0-9]{1,3}", number)
    ]
    return text[place:], _Said(
        separator=_BY_NAME.get(sign.lower(), sign) or None,
        html=said["html"].lower() == "true" if "html" in said else None,
        columns=said.get("columns"),
        left_out=frozenset(int(number) - 1 for number in places),
        lines=lines,
    )


def _rows(text: str, sign: str, said: _Said) -> Iterator[Row]:
    def kept(cells: list[str]) -> list[str]:
        cells = [cell for place, cell in enumerate(cells) if place not in said.left_out]
        return [without_sounds_and_gaps(cell) for cell in cells] if said.by_anki else cells

    if said.columns:
        yield Row(1, kept(said.columns.split(sign)))
    for number, (line, cells) in enumerate(_cut(text, sign), start=1):
        # A spreadsheet counts a row as one, however many lines it takes. Anki's files are seen in a text editor.
        if any(cells):
            yield Row(said.lines + line if said.by_anki else number, kept(cells))


def _cards_on_one_line(text: str, sign: str | None) -> list[str] | None:
    """Quizlet can write `;` between the cards, instead of a line for each."""
    line = text.strip()
    cards = [card for card in line.split(";") if card.strip()]
    signs = [sign] if sign else [sign for sign in SEPARATORS if sign != ";"]
    cut_well = "\n" not in line and len(cards) > 1 and any(all(sign in card for card in cards) for sign in signs)
    return cards if cut_well else None


def _best_separator(text: str, has_names: HasNames) -> str:
    def how_well(sign: str) -> tuple[bool, float, int]:
        rows = _some_rows(text, sign)
        several = [row for row in rows if len(row) > 1]
        if len(several) <= len(rows) / 2:  # one column only, whose texts hold a comma here and there
            return False, 0.0, 0
        alike = max(Counter(len(row) for row in several).values())
        # In a sentence a space stands before or behind such a sign.
        tight = sum(not any(cell[:1] == " " or cell[-1:] == " " for cell in row) for row in several)
        return has_names(rows), (len(several) + alike + tight) / len(rows), -SEPARATORS.index(sign)

    text = text.lstrip("\n")[:_LETTERS_TO_JUDGE_BY]
    judged = {sign: how_well(sign) for sign in SEPARATORS if sign in text and text.strip()}
    best = max(judged, key=judged.__getitem__, default="\t")
    return best if best in judged and judged[best][1] else "\t"


def _some_rows(text: str, sign: str) -> list[list[str]]:
    filled = (cells for _, cells in _cut(text, sign) if any(cell.strip() for cell in cells))
    return list(islice(filled, _ROWS_TO_JUDGE_BY))


def _cut(text: str, sign: str) -> Iterator[tuple[int, list[str]]]:
    """Every row's cells, with the line that it begins on."""
    if len(sign) > 1 or sign in '"\n':
        yield from enumerate(_cut_as_people_write(text.split("\n"), sign), start=1)
    else:
        yield from _cut_as_spreadsheets_write(text, sign)


def _cut_as_people_write(lines: list[str], sign: str) -> Iterator[list[str]]:
    """`word - definition`: nothing is in quotation marks. What is cut too often is one text from there on."""
    widths = Counter(line.count(sign) for line in lines if sign in line)
    usual = max(widths, key=widths.__getitem__, default=1)
    return (line.split(sign, usual) for line in lines)


def _cut_as_spreadsheets_write(text: str, sign: str) -> Iterator[tuple[int, list[str]]]:
    spaces = "" if sign == " " else " *+"
    # Quotation marks are around a cell only if they close before the next separator or the end of the line. Others are
    # somebody's words: "Hello" is a greeting.
    in_quotes = re.compile(rf'{spaces}"([^"]*+(?:""[^"]*+)*+)"{spaces}(?={re.escape(sign)}|\n|\Z)')
    bare = re.compile(rf"[^\n{re.escape(sign)}]*+")
    place, line = 0, 1
    while place < len(text):
        end = text.find("\n", place)
        end = end if end >= 0 else len(text)
        if text.find('"', place, end) < 0:
            yield line, text[place:end].split(sign)
            place, line = end + 1, line + 1
            continue
        began, cells = place, []
        while True:
            if found := in_quotes.match(text, place):
                cells.append(found[1].replace('""', '"'))
            else:
                found = bare.match(text, place)
                assert found is not None
                cells.append(found[0])
            place = found.end() + 1
            if text[place - 1 : place] != sign:
                break
        yield line, cells
        line += text.count("\n", began, place)

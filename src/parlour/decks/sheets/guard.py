"""Bounds against XML bombs: of a workbook's parts openpyxl is given only what cards need, and not too much of that.

It makes an object of nearly every element, so that a few kilobytes of empty styles or sheets could keep it busy for
minutes. So each part is first read here as a stream. A document type is refused, by the parser itself, which alone
knows in what encoding a part is written. Elements that say nothing about cards are cut out: fonts, merged cells, print
areas. The others are counted by the time that openpyxl takes for them.
"""

from __future__ import annotations

import posixpath
from typing import NoReturn
from xml.parsers import expat

from openpyxl.utils import column_index_from_string

from parlour.decks.errors import DeckError

MOST_ROWS_READ = 50_000
"""Of one sheet, empty ones included: they cost time too."""
MOST_TIME = 2_000_000.0
"""Of the processor, in µs, for a whole workbook."""
TOO_LARGE = "The workbook is too large once it is unpacked. Keep only the cards in it."
_TOO_MANY_ROWS = (
    f"The sheet has more than {MOST_ROWS_READ} rows, empty ones included. "
    "Copy the cards into a new sheet, and save that."
)

_COSTS = {
    **dict.fromkeys(("Types", "Default", "Override", "Relationships", "Relationship", "workbook", "workbookPr"), 20.0),
    **dict.fromkeys(("sheets", "styleSheet", "numFmts", "numFmt", "cellXfs", "sst", "worksheet", "sheetData"), 20.0),
    **dict.fromkeys(("dimension", "sheet"), 300.0),
    **dict.fromkeys(("row", "c", "is", "si", "r", "t"), 7.0),
    "xf": 50.0,
    "v": 1.0,
}
"""The elements that cards need, and how long openpyxl takes for one of them at most, as measured."""
_CUT_OUT, _NAMESPACE, _ROW_LEFT_OUT, _CELL_LEFT_OUT = 1.0, 10.0, 0.1, 0.04
_LAST_ROW = 1 << 20  # in any spreadsheet
_MOST_ATTRIBUTES = 50  # spreadsheets know fewer for any element
_LONGEST_FORMAT = 100  # of numbers; it is searched for each style, in time by the square of its length


class Guarded:
    """A part as openpyxl may read it: `kept`, which may be nothing; and how much is left of the `time`."""

    def __init__(self, part: bytes, time: float) -> None:
        self.kept = bytearray()
        self.time = time
        self._part = part
        self._from: int | None = 0  # what is to be kept next; None behind what was cut out
        self._cut = 0  # how deep
        self._rows = self._row = self._width = 0
        self._listed: set[str] = set()
        self._parser = expat.ParserCreate(namespace_separator=" ")
        self._parser.StartDoctypeDeclHandler = _refuse
        self._parser.StartNamespaceDeclHandler = lambda *_: self._charge(_NAMESPACE)
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.Parse(part, True)
        self._keep(len(part))

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        name = name.rpartition(" ")[2]
        strange = len(attributes) > _MOST_ATTRIBUTES or len(attributes.get("formatCode", "")) > _LONGEST_FORMAT
        if self._cut or strange or name not in _COSTS:
            self._charge(_CUT_OUT)
            self._keep(self._parser.CurrentByteIndex)
            self._cut += 1
            return
        self._go_on()
        self._charge(_COSTS[name])
        if name == "row":
            self._begin_row(attributes.get("r"))
        elif name == "c" and "r" in attributes:
            width = column_index_from_string(attributes["r"].rstrip("0123456789"))
            self._charge(_CELL_LEFT_OUT * max(0, width - self._width))
            self._width = max(width, self._width)
        elif name == "sheet":
            self._list({value for key, value in attributes.items() if key.rpartition(" ")[2] == "id"})
        elif name == "Relationship":
            self._list({posixpath.normpath(posixpath.join("/xl", attributes["Target"]))})

    def _end(self, name: str) -> None:
        if self._cut:
            self._cut -= 1
        else:
            self._go_on()

    def _keep(self, to: int) -> None:
        if self._from is not None:
            self.kept += self._part[self._from : to]
            self._from = None

    def _go_on(self) -> None:
        """What was cut out ends, for all that matters, where the next tag begins."""
        if self._from is None:
            self._from = self._parser.CurrentByteIndex

    def _charge(self, time: float) -> None:
        self.time -= time
        if self.time < 0:
            raise DeckError(TOO_LARGE)

    def _begin_row(self, number: str | None) -> None:
        """openpyxl fills in the rows that are left out before this one, and in a row the cells."""
        self._rows += 1
        if self._rows > MOST_ROWS_READ:
            raise DeckError(_TOO_MANY_ROWS)
        row = self._row + 1 if number is None else int(float(number))
        if row > _LAST_ROW:
            raise ValueError("no spreadsheet has so many rows")
        self._charge(_ROW_LEFT_OUT * max(0, row - self._row))
        self._row, self._width = row, 0

    def _list(self, listed: set[str]) -> None:
        """A sheet that is listed again would be read again."""
        if self._listed & listed:
            raise ValueError("listed twice")
        self._listed |= listed


def _refuse(*_: object) -> NoReturn:
    raise ValueError("no spreadsheet writes a document type")

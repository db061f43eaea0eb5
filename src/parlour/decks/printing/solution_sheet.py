"""Bluff's solution sheet: every term with its definition and its example, as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from parlour.decks.format import Term, TermDeck
from parlour.decks.printing import shapes
from parlour.decks.printing.canvas import Canvas
from parlour.decks.printing.colours import HAIRLINE, INK, INK_2, mixed
from parlour.decks.printing.faces.bluff import LOOKS
from parlour.decks.printing.fonts import Face
from parlour.decks.printing.games import GAMES
from parlour.decks.printing.imprint import Imprint, write_at_foot
from parlour.decks.printing.labels import Kind, Labels
from parlour.decks.printing.paper import POINT, Paper
from parlour.decks.printing.setting import Last, Setting, Step, Style, fitted, set_lines
from parlour.decks.printing.symbols import draw

_EDGE = 17.0
_FOOT = 17.0
_GAP = 6.0
_WORD = 38.0
_PADDING = 1.6
_TITLE = 15.0
_HEAD = 8.0

WORD = Style(Face.SERIF_BOLD, (Step(10 * POINT, 1.2),), 5 * POINT)
TEXT = Style(Face.SERIF, (Step(9.2 * POINT, 1.26),), 6 * POINT, Last.FREE)
TITLE = Style(Face.SERIF_ITALIC, (Step(24 * POINT, 1.0), Step(18 * POINT, 1.0)), 8 * POINT)


class Cell(NamedTuple):
    x: float
    across: float


class Row(NamedTuple):
    """A term, set."""

    cells: tuple[Setting, ...]

    @property
    def height(self) -> float:
        return max(cell.height for cell in self.cells) + 2 * _PADDING


def print_solutions(canvas: Canvas, deck: TermDeck, labels: Labels, imprint: Imprint) -> None:
    """As many pages as it takes."""
    cells = _cells(canvas.paper)
    rows = [_row(term, cells, deck.language) for term in deck.terms]
    pages = list(_pages(rows, canvas.paper.height - _EDGE - _TITLE - _HEAD - _FOOT))
    for number, page in enumerate(pages, start=1):
        canvas.page()
        title = fitted(
            f"{labels.solution_sheet} · {deck.title}", TITLE, (canvas.paper.width - 2 * _EDGE, 12), deck.language
        )
        set_lines(canvas, title, _EDGE, _EDGE - 3, GAMES["bluff"].accent)
        _draw_head(canvas, cells, labels)
        y = _EDGE + _TITLE + _HEAD
        for row in page:
            _draw_row(canvas, row, cells, y)
            y += row.height
        write_at_foot(canvas, imprint, f"{number}/{len(pages)}")


def _cells(paper: Paper) -> tuple[Cell, ...]:
    text = (paper.width - 2 * _EDGE - _WORD - 2 * _GAP) / 2
    second = _EDGE + _WORD + _GAP
    return Cell(_EDGE, _WORD), Cell(second, text), Cell(second + text + _GAP, text)


def _row(term: Term, cells: Sequence[Cell], language: str) -> Row:
    texts = zip((term.word, term.definition, term.example), (WORD, TEXT, TEXT), cells, strict=True)
    return Row(tuple(fitted(text, style, (cell.across, 60), language) for text, style, cell in texts))


def _pages(rows: Sequence[Row], room: float) -> Iterator[list[Row]]:
    page: list[Row] = []
    for row in rows:
        if page and sum(other.height for other in page) + row.height > room:
            yield page
            page = []
        page.append(row)
    yield page


def _draw_head(canvas: Canvas, cells: Sequence[Cell], labels: Labels) -> None:
    y = _EDGE + _TITLE
    for kind, cell in zip((Kind.WORD, Kind.DEFINITION, Kind.EXAMPLE), cells, strict=True):
        draw(canvas, LOOKS[kind].symbol, cell.x, y, 4, LOOKS[kind].colour)
        name = labels.kinds[kind].upper()
        canvas.write(cell.x + 5.2, y + 3.1, name, Face.SANS_BOLD, 8 * POINT, LOOKS[kind].colour, spaced=0.06)
    line = shapes.line((_EDGE, y + _HEAD - 2), (canvas.paper.width - _EDGE, y + _HEAD - 2))
    canvas.stroke(line, INK_2, 0.35)


def _draw_row(canvas: Canvas, row: Row, cells: Sequence[Cell], y: float) -> None:
    for setting, cell in zip(row.cells, cells, strict=True):
        set_lines(canvas, setting, cell.x, y + _PADDING - 0.6, INK)
    line = shapes.line((_EDGE, y + row.height - 0.6), (canvas.paper.width - _EDGE, y + row.height - 0.6))
    canvas.stroke(line, mixed(HAIRLINE, "#FFFFFF", 0.6), 0.15)

"""The short rules of a game on one page or two, in two columns: from `text/short.LANGUAGE.md` in its folder.

The files know a title, a line of facts and a lead, each a paragraph; then headings (##), paragraphs, points (-), and in
them **bold** and *italic*. What stands below a line (---) is no part of the page: the primer that the client shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from parlour.decks.printing import shapes
from parlour.decks.printing.canvas import Canvas
from parlour.decks.printing.colours import INK, INK_2, ON_DARK
from parlour.decks.printing.faces import Faces
from parlour.decks.printing.fonts import Typeface, width
from parlour.decks.printing.imprint import Imprint, write_at_foot
from parlour.decks.printing.labels import Labels
from parlour.decks.printing.paper import POINT
from parlour.decks.printing.setting import (
    Fragment,
    Joint,
    Last,
    Setting,
    Style,
    TextLine,
    TypeSize,
    broken_into_lines,
    fitted,
    hyphenated,
    set_lines,
    tied,
)
from parlour.decks.printing.symbols import draw
from parlour.registry import GAMES
from parlour.text import page_of

_EDGE = 17.0
_GAP = 9.0
_FOOT = 15.0
_PRINT_NOTE = 15.0
_COVER = 32.0
_HEADER = 46.0
_INDENT = 3.6

# The sizes that are tried, on one page and on two. In sizes: the leading, a heading, and the air above a heading, above
# a paragraph and above a point.
_SIZES = ((1, (10.8, 10.4, 10.0, 9.6)), (2, (12.0, 11.5, 11.0, 10.5, 10.0)))
_LEADING = 1.32
_HEADING = 1.28
_ABOVE_HEADING, _ABOVE_PARAGRAPH, _ABOVE_POINT = 0.75, 0.4, 0.22

TITLE = Style(Typeface.SERIF_ITALIC, (TypeSize(34 * POINT, 1.0), TypeSize(28 * POINT, 1.0)), 12 * POINT)
LEAD = Style(Typeface.SERIF_ITALIC, (TypeSize(12.5 * POINT, 1.25), TypeSize(11.5 * POINT, 1.25)), 8 * POINT)
NOTE = Style(Typeface.SERIF, (TypeSize(8.6 * POINT, 1.25),), 6 * POINT)

_FACES = {"": Typeface.SERIF, "*": Typeface.SERIF_ITALIC, "**": Typeface.SERIF_BOLD}
_MARKED = re.compile(r"(\*\*|\*)(.+?)\1|([^*]+)")


class Rules(NamedTuple):
    """A file of rules: what stands above the columns, and what stands in them."""

    facts: str
    lead: str
    blocks: list[str]


class ColumnLine(NamedTuple):
    """One line of a column. A row that is tied stands in the same column as the next one."""

    line: TextLine
    size: float
    colour: str
    height: float
    indent: float = 0
    above: float = 0
    point: bool = False
    tied: bool = False


def print_rules(canvas: Canvas, title: str, faces: Faces[Any], rules: Rules, labels: Labels, imprint: Imprint) -> None:
    """On one page, or on the two sides of a paper."""
    column = (canvas.paper.width - 2 * _EDGE - _GAP) / 2
    tops = [_EDGE + _HEADER, _EDGE]
    rooms = [
        canvas.paper.height - tops[0] - _FOOT - _PRINT_NOTE,
        canvas.paper.height - tops[1] - _FOOT,
    ]
    columns = _set(rules.blocks, column, rooms, faces.accent, labels.language)
    pages = [columns[place : place + 2] for place in range(0, len(columns), 2)]
    for number, (pair, top) in enumerate(zip(pages, tops, strict=False), start=1):
        canvas.page()
        if number == 1:
            _draw_header(canvas, title, faces, rules, labels)
            _draw_print_note(canvas, labels)
        for place, rows in enumerate(pair):
            _draw_column(canvas, rows, _EDGE + place * (column + _GAP), top)
        write_at_foot(canvas, imprint, f"{number}/{len(pages)}")


def read_rules(game: str, language: str) -> Rules | None:
    """The short rules of a game, in the language or in English; None where it has none."""
    text = page_of(GAMES[game], "short", language)
    if text is None:
        return None
    printed, _, _ = text.partition("\n---\n")
    _, facts, lead, *blocks = re.split(r"\n{2,}|\n(?=- |## )", printed.strip())
    return Rules(facts, lead, blocks)


def _set(
    blocks: Sequence[str], column: float, rooms: Sequence[float], accent: str, language: str
) -> list[list[ColumnLine]]:
    """The columns, in the largest size that fits: on one page if it can be, else on both."""
    for pages, sizes in _SIZES:
        for points in sizes:
            rows = list(_rows(blocks, points * POINT, column, accent, language))
            columns = _evenly(rows, rooms[:pages])
            if columns:
                return columns
    raise AssertionError("the rules are longer than two pages")


def _rows(blocks: Sequence[str], size: float, column: float, accent: str, language: str) -> Iterator[ColumnLine]:
    for block in blocks:
        if block.startswith("## "):
            large = _HEADING * size
            words = _fragments(block.removeprefix("## "), Typeface.SERIF_BOLD)
            for line in broken_into_lines(words, column / large, Last.FREE):
                height = (_LEADING + 0.25) * size
                yield ColumnLine(line, large, accent, height, above=_ABOVE_HEADING * size, tied=True)
            continue
        point = block.startswith("- ")
        indent = _INDENT if point else 0
        words = [part for word in _fragments(block.removeprefix("- ")) for part in hyphenated(word, language)]
        lines = broken_into_lines(words, (column - indent) / size, Last.FREE)
        for place, line in enumerate(lines):
            first = place == 0
            # no line of a paragraph stands alone at the foot or the head of a column
            alone = len(lines) > 1 and (first or place == len(lines) - 2)
            above = (_ABOVE_POINT if point else _ABOVE_PARAGRAPH) * size if first else 0
            yield ColumnLine(line, size, INK, _LEADING * size, indent, above, point and first, tied=alone)


def _fragments(text: str, plain: Typeface = Typeface.SERIF) -> list[Fragment]:
    """The words of a text with marks for bold and italic."""
    found: list[Fragment] = []
    for mark, marked, unmarked in _MARKED.findall(tied(text)):
        face = _FACES[mark] if mark else plain
        for place, word in enumerate((marked or unmarked).split(" ")):
            if place and found:
                found[-1] = found[-1]._replace(joint=Joint.SPACE)
            if word:
                found.append(Fragment(word, face, Joint.TIE))
    found[-1] = found[-1]._replace(joint=Joint.SPACE)
    return found


def _evenly(rows: Sequence[ColumnLine], rooms: Sequence[float]) -> list[list[ColumnLine]] | None:
    """The rows in two columns a page, those of the last page as even as can be; None if they do not fit."""
    *full, last = rooms
    for part in range(30, 101):
        heights = [room for room in [*full, last * part / 100] for _ in range(2)]
        columns = _in_columns(rows, heights)
        if columns:
            return columns
    return None


def _in_columns(rows: Sequence[ColumnLine], heights: Sequence[float]) -> list[list[ColumnLine]] | None:
    columns: list[list[ColumnLine]] = [[]]
    used = 0.0
    for group in _groups(rows):
        height = sum(row.above + row.height for row in group)
        if columns[-1] and used + height > heights[len(columns) - 1]:
            if len(columns) == len(heights):
                return None
            columns.append([])
            used = 0.0
        columns[-1] += group
        used += height
    return columns


def _groups(rows: Sequence[ColumnLine]) -> Iterator[list[ColumnLine]]:
    group: list[ColumnLine] = []
    for row in rows:
        group.append(row)
        if not row.tied:
            yield group
            group = []


def _draw_column(canvas: Canvas, rows: Sequence[ColumnLine], x: float, top: float) -> None:
    y = top
    for place, row in enumerate(rows):
        y += row.height + (row.above if place else 0)
        baseline = y - 0.38 * row.size
        if row.point:
            canvas.fill(shapes.circle(x + 1.2, baseline - 0.24 * row.size, 0.42), row.colour)
        setting = Setting((row.line,), row.size, 0)
        set_lines(canvas, setting, x + row.indent, baseline - 0.27 * row.size, row.colour)


def _draw_header(canvas: Canvas, name: str, faces: Faces[Any], rules: Rules, labels: Labels) -> None:
    with canvas.kept():
        canvas.clip(shapes.rectangle(_EDGE, _EDGE, _COVER, 1.2 * _COVER, 2))
        if faces.cover:
            draw(canvas, faces.cover, _EDGE, _EDGE, _COVER)
        else:
            _draw_plain_cover(canvas, name, faces.accent)
    x = _EDGE + _COVER + 8
    room = canvas.paper.width - x - _EDGE
    title = fitted(name, TITLE, (room, 14), labels.language)
    set_lines(canvas, title, x, _EDGE, faces.accent)
    canvas.write(x, _EDGE + 17, rules.facts, Typeface.SANS_SEMIBOLD, 9 * POINT, INK_2)
    lead = fitted(rules.lead, LEAD, (room, 18), labels.language)
    set_lines(canvas, lead, x, _EDGE + 1.2 * _COVER - lead.height + 0.8)


def _draw_plain_cover(canvas: Canvas, name: str, accent: str) -> None:
    """The first letter of the name."""
    canvas.fill(shapes.rectangle(_EDGE, _EDGE, _COVER, 1.2 * _COVER), accent)
    letter, size, face = name[:1].upper(), 0.8 * _COVER, Typeface.SERIF_BOLD_ITALIC
    left, baseline = _EDGE + (_COVER - size * width(letter, face)) / 2, _EDGE + 0.6 * _COVER + 0.35 * size
    canvas.write(left, baseline, letter, face, size, ON_DARK)


def _draw_print_note(canvas: Canvas, labels: Labels) -> None:
    """How to print, with a line to check the size by."""
    y = canvas.paper.height - _FOOT - 6
    right = canvas.paper.width - _EDGE
    canvas.stroke(shapes.line((_EDGE, y - 5), (right, y - 5)), INK_2, 0.15)
    note = fitted(labels.how_to_print, NOTE, (right - _EDGE - 62, 10), labels.language)
    set_lines(canvas, note, _EDGE, y - 3.5, INK_2)
    ends = [((x, y - 1), (x, y + 1)) for x in (right - 50, right)]
    canvas.stroke(" ".join(shapes.line(*line) for line in [((right - 50, y), (right, y)), *ends]), INK, 0.25)
    ruler = fitted(labels.ruler, NOTE, (50, 6), labels.language)
    set_lines(canvas, ruler, right - 50, y + 1.2, INK_2)

"""Nine cards a page, edge to edge, so that one cut serves two cards; then the page of their backs, mirrored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from parlour.decks.printing import shapes
from parlour.decks.printing.canvas import Canvas, Drawing
from parlour.decks.printing.colours import INK
from parlour.decks.printing.imprint import Imprint, one_line
from parlour.decks.printing.paper import BLEED, CARD, FACE, Paper

COLUMNS = ROWS = 3
A_PAGE = COLUMNS * ROWS

# Crop marks begin right outside the bleed: Letter leaves little room above and below, and printers take some of it.
_MARK_FROM, _MARK_TO = BLEED + 0.4, BLEED + 4.2
_MARK_WIDTH = 0.2
_IMPRINT_AWAY = BLEED + 2.5


class CardSides(NamedTuple):
    """What is drawn on its two sides, each in hundredths of the card's width. Both may go on beyond the card's edge."""

    front: Drawing
    back: Drawing


class GridCell(NamedTuple):
    """Where on a page a card is, counted from the upper left corner."""

    column: int
    row: int

    @property
    def mirrored(self) -> GridCell:
        """Where it is on the other side of the paper, when the paper is turned over its long edge."""
        return GridCell(COLUMNS - 1 - self.column, self.row)


def corner(paper: Paper) -> tuple[float, float]:
    """The upper left corner of the grid, which stands in the middle of the page."""
    return (paper.width - COLUMNS * CARD.width) / 2, (paper.height - ROWS * CARD.height) / 2


def _sheets(cards: Sequence[CardSides]) -> Iterator[Sequence[CardSides]]:
    for begin in range(0, len(cards), A_PAGE):
        yield cards[begin : begin + A_PAGE]


def print_cards(canvas: Canvas, cards: Sequence[CardSides], imprint: Imprint) -> None:
    """Every sheet of these cards: a page of fronts, and the page of their backs."""
    every = list(_sheets(cards))
    for number, sheet in enumerate(every, start=1):
        places = [GridCell(place % COLUMNS, place // COLUMNS) for place in range(len(sheet))]
        fronts = {place: card.front for place, card in zip(places, sheet, strict=True)}
        backs = {place.mirrored: card.back for place, card in zip(places, sheet, strict=True)}
        canvas.front()
        _draw_side(canvas, fronts, imprint, imprint.sheet(number, len(every), imprint.labels.front))
        canvas.page()
        _draw_side(canvas, backs, imprint, imprint.sheet(number, len(every), imprint.labels.back))


def _draw_side(canvas: Canvas, faces: dict[GridCell, Drawing], imprint: Imprint, sheet: str) -> None:
    _draw_faces(canvas, faces)
    _draw_crop_marks(canvas)
    _write_imprint(canvas, imprint, sheet)


def _draw_faces(canvas: Canvas, faces: dict[GridCell, Drawing]) -> None:
    x, y = corner(canvas.paper)
    for place, draw in faces.items():
        with canvas.kept():
            canvas.move(x + place.column * CARD.width, y + place.row * CARD.height)
            canvas.scale(CARD.width / FACE.width)
            canvas.clip(_cut(place, faces))
            draw(canvas)


def _cut(place: GridCell, faces: dict[GridCell, Drawing]) -> shapes.Outline:
    """As far as a face is seen: to its edges, and beyond them where there is no other card."""
    bleed = BLEED * FACE.width / CARD.width
    column, row = place
    left, right = (0 if GridCell(column + step, row) in faces else bleed for step in (-1, 1))
    above, below = (0 if GridCell(column, row + step) in faces else bleed for step in (-1, 1))
    return shapes.rectangle(-left, -above, FACE.width + left + right, FACE.height + above + below)


def _draw_crop_marks(canvas: Canvas) -> None:
    left, top = corner(canvas.paper)
    right, bottom = left + COLUMNS * CARD.width, top + ROWS * CARD.height
    marks = []
    for column in range(COLUMNS + 1):
        x = left + column * CARD.width
        marks += [((x, top - _MARK_FROM), (x, top - _MARK_TO)), ((x, bottom + _MARK_FROM), (x, bottom + _MARK_TO))]
    for row in range(ROWS + 1):
        y = top + row * CARD.height
        marks += [((left - _MARK_FROM, y), (left - _MARK_TO, y)), ((right + _MARK_FROM, y), (right + _MARK_TO, y))]
    canvas.stroke(" ".join(shapes.line(*mark) for mark in marks), INK, _MARK_WIDTH)


def _write_imprint(canvas: Canvas, imprint: Imprint, sheet: str) -> None:
    # In the left margin between the crop marks, one piece beside each row, to be read from the right.
    x, top = corner(canvas.paper)
    room = CARD.height - 8
    for row, text in enumerate((imprint.title, sheet, imprint.rights)):
        with canvas.kept():
            canvas.quarter_turn(x - _IMPRINT_AWAY, top + (row + 1) * CARD.height - 4)
            one_line(canvas, 0, 0, text, room)

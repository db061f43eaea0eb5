"""The backs of the cards. Their ground goes on beyond the cut, so that a cut beside the line shows no white."""

from __future__ import annotations

from typing import NamedTuple

from parlour.decks.printing import shapes
from parlour.decks.printing.canvas import Canvas
from parlour.decks.printing.paper import BLEED, CARD, FACE
from parlour.decks.printing.symbols import Symbol, draw_tiles, size

_AROUND = BLEED * FACE.width / CARD.width
GROUND = shapes.rectangle(-_AROUND, -_AROUND, FACE.width + 2 * _AROUND, FACE.height + 2 * _AROUND)
BOX = (-_AROUND, -_AROUND, FACE.width + _AROUND, FACE.height + _AROUND)

FRAME = 4.5
"""How far inside the edge the line around a back is."""
_PANEL = 6.2


class Pattern(NamedTuple):
    """A back that is covered with a small drawing, so many times across and down."""

    ground: str
    line: str
    tile: Symbol
    columns: int
    rows: int


def frame(inset: float, radius: float) -> shapes.Outline:
    """A rectangle with round corners, so far inside the card's edge."""
    return shapes.rectangle(inset, inset, FACE.width - 2 * inset, FACE.height - 2 * inset, radius)


def draw_pattern(canvas: Canvas, pattern: Pattern) -> None:
    def once(inner: Canvas) -> None:
        inner.fill(GROUND, pattern.ground)
        inner.stroke(frame(FRAME, 4), pattern.line, 0.5)
        inner.clip(frame(_PANEL, 3))
        inner.move(_PANEL, _PANEL)
        across, down = size(pattern.tile)
        inner.scale(
            (FACE.width - 2 * _PANEL) / (across * pattern.columns), (FACE.height - 2 * _PANEL) / (down * pattern.rows)
        )
        draw_tiles(inner, pattern.tile, 0, 0, pattern.columns, pattern.rows)

    canvas.stamp(f"back-{pattern.tile.id}", BOX, once)

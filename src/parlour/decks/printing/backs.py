"""The backs of the cards. Their ground goes on beyond the cut, so that a cut beside the line shows no white."""

from __future__ import annotations

from typing import NamedTuple

from parlour.decks.printing import shapes
from parlour.decks.printing.canvas import Canvas
from parlour.decks.printing.colours import BLACK_WORD, PINK_WORD, mixed
from parlour.decks.printing.paper import BLEED, CARD, FACE
from parlour.decks.printing.symbols import Symbol, draw, draw_tiles, size

_AROUND = BLEED * FACE.width / CARD.width
GROUND = shapes.rectangle(-_AROUND, -_AROUND, FACE.width + 2 * _AROUND, FACE.height + 2 * _AROUND)
_BOX = (-_AROUND, -_AROUND, FACE.width + _AROUND, FACE.height + _AROUND)

_FRAME = 4.5
_PANEL = 6.2


class Pattern(NamedTuple):
    """A back that is covered with a small drawing, so many times across and down."""

    ground: str
    line: str
    tile: Symbol
    columns: int
    rows: int


HASHES = Pattern("#5A1C0E", "#F6A886", Symbol.HASH_TILE, 5, 6)
EYES = Pattern("#1B3557", "#A3C8EE", Symbol.EYE_TILE, 6, 10)
STAIRS = Pattern("#333A0C", "#CDD85C", Symbol.STAIRS_TILE, 5, 7)
ROSETTES = Pattern("#5A2A12", "#F3C452", Symbol.ROSETTE_TILE, 5, 7)


def frame(inset: float, radius: float) -> shapes.Outline:
    """A rectangle with round corners, so far inside the card's edge."""
    return shapes.rectangle(inset, inset, FACE.width - 2 * inset, FACE.height - 2 * inset, radius)


def draw_pattern(canvas: Canvas, pattern: Pattern) -> None:
    def once(inner: Canvas) -> None:
        inner.fill(GROUND, pattern.ground)
        inner.stroke(frame(_FRAME, 4), pattern.line, 0.5)
        inner.clip(frame(_PANEL, 3))
        inner.move(_PANEL, _PANEL)
        across, down = size(pattern.tile)
        inner.scale(
            (FACE.width - 2 * _PANEL) / (across * pattern.columns), (FACE.height - 2 * _PANEL) / (down * pattern.rows)
        )
        draw_tiles(inner, pattern.tile, 0, 0, pattern.columns, pattern.rows)

    canvas.stamp(f"back-{pattern.tile}", _BOX, once)


def draw_flash(canvas: Canvas) -> None:
    """The back of Traitor Word: what players collect."""

    def once(inner: Canvas) -> None:
        x, y = FACE.width / 2, FACE.height / 2
        inner.fill(GROUND, BLACK_WORD)
        inner.stroke(frame(_FRAME, 4), mixed(PINK_WORD, BLACK_WORD, 0.55), 0.5)
        for radius, colour in ((36.2, "#3A1A26"), (33.8, PINK_WORD), (15.2, "#FBC3D7")):
            inner.fill(shapes.circle(x, y, radius), colour)
        across = 38.2
        draw(inner, Symbol.BOLT, x - across / 2, y - across * 1.4 / 2, across)

    canvas.stamp("back-flash", _BOX, once)

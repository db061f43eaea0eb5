"""The die of Out of Control: its six faces, and a net of them to cut out, fold and glue."""

from __future__ import annotations

from typing import NamedTuple

from parlour.decks.printing import shapes
from parlour.decks.printing.canvas import Canvas
from parlour.decks.printing.colours import INK, ON_DARK, ON_LIGHT
from parlour.decks.printing.fonts import Face, width
from parlour.decks.printing.imprint import Imprint, write_at_foot, write_heading
from parlour.decks.printing.labels import Colour, Labels
from parlour.decks.printing.symbols import Symbol, draw

EDGE = 28.0
"""Of the folded die, in millimetres."""

_TAB = 7.0


class Suit(NamedTuple):
    """A colour: its ground, the shape on it, what both are printed in, and where the letter is on the shape."""

    ground: str
    symbol: Symbol
    shape: str
    letter: str
    letter_at: tuple[float, float] = (0, 0)


SUITS = {
    Colour.BLUE: Suit("#2767B8", Symbol.DROP, ON_DARK, "#2767B8", (0, 0.083)),
    Colour.GREEN: Suit("#0E5B45", Symbol.CLOVER, ON_DARK, "#0E5B45"),
    Colour.RED: Suit("#C0341F", Symbol.DIAMOND, ON_DARK, "#C0341F"),
    Colour.YELLOW: Suit("#F0B52E", Symbol.SUN, ON_LIGHT, ON_DARK),
    Colour.PURPLE: Suit("#5B2A6E", Symbol.MOON, ON_DARK, "#5B2A6E", (-0.107, 0.06)),
    Colour.ORANGE: Suit("#E9752B", Symbol.COMPASS, ON_LIGHT, ON_DARK),
}

# The net is a cross. The two colours that ask the same lie opposite each other.
_NET = {
    Colour.BLUE: (1, 0),
    Colour.GREEN: (0, 1),
    Colour.RED: (1, 1),
    Colour.YELLOW: (2, 1),
    Colour.PURPLE: (1, 2),
    Colour.ORANGE: (1, 3),
}


def draw_face(
    canvas: Canvas, colour: Colour, labels: Labels, x: float, y: float, edge: float, *, round_corners: bool
) -> None:
    """One face: colour, shape and letter."""
    suit, letter = SUITS[colour], labels.colours[colour].letter
    canvas.fill(shapes.rectangle(x, y, edge, edge, 0.22 * edge if round_corners else 0), suit.ground)
    draw(canvas, suit.symbol, x + 0.14 * edge, y + 0.14 * edge, 0.72 * edge, suit.shape)
    letter_size = 0.25 * edge
    across, down = suit.letter_at
    left = x + edge * (0.5 + across) - width(letter, Face.SANS_BOLD) * letter_size / 2
    canvas.write(left, y + edge * (0.5 + down) + 0.35 * letter_size, letter, Face.SANS_BOLD, letter_size, suit.letter)


def print_die(canvas: Canvas, labels: Labels, imprint: Imprint) -> None:
    """A page with the net."""
    canvas.front()
    top = write_heading(canvas, labels.the_die, labels.the_die_how, labels)
    draw_net(canvas, labels, (canvas.paper.width - 3 * EDGE) / 2, top + _TAB + 14)
    write_at_foot(canvas, imprint, labels.front)


def draw_net(canvas: Canvas, labels: Labels, x: float, y: float) -> None:
    """The net, three faces wide and four high, with its upper left corner there."""
    for tab in _tabs():
        points = [(x + across * EDGE, y + down * EDGE) for across, down in tab]
        canvas.stroke(shapes.polygon(*points), INK, 0.25)
    for colour, (column, row) in _NET.items():
        left, top = x + column * EDGE, y + row * EDGE
        draw_face(canvas, colour, labels, left, top, EDGE, round_corners=False)
    for column, row in _NET.values():
        canvas.stroke(shapes.rectangle(x + column * EDGE, y + row * EDGE, EDGE, EDGE), INK, 0.25)
    for fold in (*_folds(), *((tab[0], tab[3]) for tab in _tabs())):
        line = shapes.line(*((x + across * EDGE, y + down * EDGE) for across, down in fold))
        canvas.stroke(line, "#FFFFFF", 0.5)
        canvas.stroke(line, INK, 0.25, dashes=(1.6, 1.2))


def _folds() -> list[tuple[shapes.Point, shapes.Point]]:
    """The edges between two faces, in edges."""
    return [((1, 1), (2, 1)), ((1, 2), (2, 2)), ((1, 3), (2, 3)), ((1, 1), (1, 2)), ((2, 1), (2, 2))]


def _tabs() -> list[tuple[shapes.Point, shapes.Point, shapes.Point, shapes.Point]]:
    """The seven edges that are glued, each with its tab, in edges: from corner to corner by way of the outside."""
    return [
        _tab((1, 0), (2, 0)),
        _tab((0, 1), (1, 1)),
        _tab((0, 2), (0, 1)),
        _tab((1, 2), (0, 2)),
        _tab((2, 1), (3, 1)),
        _tab((3, 1), (3, 2)),
        _tab((3, 2), (2, 2)),
    ]


def _tab(begin: shapes.Point, end: shapes.Point) -> tuple[shapes.Point, shapes.Point, shapes.Point, shapes.Point]:
    """The tab on the left of the way from one corner to the other."""
    (x1, y1), (x2, y2) = begin, end
    along, out = (x2 - x1, y2 - y1), ((y2 - y1) * _TAB / EDGE, (x1 - x2) * _TAB / EDGE)
    slant = 0.18
    return (
        begin,
        (x1 + slant * along[0] + out[0], y1 + slant * along[1] + out[1]),
        (x2 - slant * along[0] + out[0], y2 - slant * along[1] + out[1]),
        end,
    )

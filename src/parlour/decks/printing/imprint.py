"""The small line on every page: what this is, which sheet and side, whose it is."""

from __future__ import annotations

from typing import NamedTuple

from parlour.decks.printing.canvas import Align, Canvas
from parlour.decks.printing.colours import INK, INK_2
from parlour.decks.printing.fonts import Typeface, cleaned, width
from parlour.decks.printing.labels import Labels
from parlour.decks.printing.paper import POINT
from parlour.decks.printing.setting import Style, TypeSize, fitted, set_lines

HOW = Style(Typeface.SERIF, (TypeSize(11 * POINT, 1.3),), 8 * POINT)

_SIZE = 6.5 * POINT
_SMALLEST = 5 * POINT


class Imprint(NamedTuple):
    """What the line says: the name of the game and of the deck, with its level, and the deck's licence and author."""

    title: str
    rights: str
    labels: Labels

    def sheet(self, number: int, of: int, side: str) -> str:
        return f"{self.labels.sheet} {number}/{of} · {side}"


def write_heading(canvas: Canvas, title: str, how: str, labels: Labels) -> float:
    """Above something to cut out: its name, and how to go about it. Returns where there is room below."""
    edge = 17.0
    canvas.write(edge, edge + 7, title, Typeface.SERIF_ITALIC, 24 * POINT, INK)
    setting = fitted(how, HOW, (canvas.paper.width - 2 * edge, 40), labels.language)
    set_lines(canvas, setting, edge, edge + 11, INK_2)
    return edge + 11 + setting.height


def write_at_foot(canvas: Canvas, imprint: Imprint, page: str) -> None:
    """On a page without cards: left what it is, in the middle which page, right whose."""
    edge, y = 17.0, canvas.paper.height - 9
    room = (canvas.paper.width - 2 * edge - 30) / 2
    one_line(canvas, edge, y, imprint.title, room)
    one_line(canvas, canvas.paper.width / 2, y, page, 30, Align.CENTRE)
    one_line(canvas, canvas.paper.width - edge, y, imprint.rights, room, Align.RIGHT)


def one_line(canvas: Canvas, x: float, y: float, text: str, across: float, align: Align = Align.LEFT) -> None:
    """One line, in millimetres: smaller if it is long, and cut short if it is very long."""
    text, face = cleaned(text), Typeface.SERIF
    size = min(_SIZE, max(_SMALLEST, across / max(width(text, face), 0.01)))
    if width(text, face) * size > across:
        while width(text + "…", face) * size > across:
            text = text[:-1]
        text += "…"
    canvas.write(x - align.value * width(text, face) * size, y, text, face, size, INK_2)

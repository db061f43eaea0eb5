"""The three tokens of Traitor Word, to cut out: one page of fronts, and the mirrored page of their backs."""

from __future__ import annotations

from parlour.decks.printing import shapes
from parlour.decks.printing.canvas import Canvas
from parlour.decks.printing.colours import INK, INK_2
from parlour.decks.printing.fonts import Face
from parlour.decks.printing.imprint import Imprint, write_at_foot, write_heading
from parlour.decks.printing.labels import Labels, Token
from parlour.decks.printing.paper import POINT
from parlour.decks.printing.setting import Step, Style, fitted, set_lines
from parlour.decks.printing.symbols import Symbol, draw, size

ACROSS = 60.0
_PITCH = 68.0
_FROM_EDGE = 22.0

SYMBOLS = {
    Token.SECRET_WORD: Symbol.KEYHOLE_TOKEN,
    Token.OFF_TOPIC: Symbol.BROKEN_LINK_TOKEN,
    Token.MY_TURN: Symbol.TURN_TOKEN,
}

NAME = Style(Face.SERIF_BOLD_ITALIC, (Step(22 * POINT, 1.1),), 8 * POINT)
TEXT = Style(Face.SERIF, (Step(12 * POINT, 1.25),), 8 * POINT)


def print_tokens(canvas: Canvas, labels: Labels, imprint: Imprint) -> None:
    canvas.front()
    top = write_heading(canvas, labels.the_tokens, labels.the_tokens_how, labels) + 8
    draw_fronts(canvas, labels, top)
    write_at_foot(canvas, imprint, labels.front)
    canvas.page()
    draw_backs(canvas, top)
    write_at_foot(canvas, imprint, labels.back)


def draw_fronts(canvas: Canvas, labels: Labels, top: float) -> None:
    for row, token in enumerate(SYMBOLS):
        y = top + row * _PITCH
        _draw_token(canvas, token, _FROM_EDGE, y)
        x = _FROM_EDGE + ACROSS + 12
        room = canvas.paper.width - x - 18
        name = fitted(labels.tokens[token].name, NAME, (room, 30), labels.language)
        text = fitted(labels.tokens[token].text, TEXT, (room, 40), labels.language)
        first = y + (ACROSS - name.height - text.height) / 2
        set_lines(canvas, name, x, first, INK)
        set_lines(canvas, text, x, first + name.height, INK_2)


def draw_backs(canvas: Canvas, top: float) -> None:
    for row, token in enumerate(SYMBOLS):
        _draw_token(canvas, token, canvas.paper.width - _FROM_EDGE - ACROSS, top + row * _PITCH)


def _draw_token(canvas: Canvas, token: Token, x: float, y: float) -> None:
    # The drawing leaves a little air around its disc; the token is the disc.
    disc = 76.0
    scale = ACROSS / disc
    air = (size(SYMBOLS[token])[0] - disc) / 2 * scale
    draw(canvas, SYMBOLS[token], x - air, y - air, ACROSS + 2 * air)
    canvas.stroke(shapes.circle(x + ACROSS / 2, y + ACROSS / 2, ACROSS / 2), INK, 0.25)

"""Out of Control: the numbers in four colours, the Wilds, and the cards that say what the die asks."""

from __future__ import annotations

from functools import partial

from parlour.decks.printing.backs import STAIRS, draw_pattern, frame
from parlour.decks.printing.canvas import Canvas
from parlour.decks.printing.colours import HAIRLINE, INK, ON_DARK, ON_LIGHT, mixed
from parlour.decks.printing.die import SUITS, draw_face
from parlour.decks.printing.fonts import Face, width
from parlour.decks.printing.labels import Colour, Labels
from parlour.decks.printing.paper import FACE
from parlour.decks.printing.setting import Step, Style, fitted, set_lines
from parlour.decks.printing.sheet import Card
from parlour.decks.printing.symbols import Symbol, draw

SUIT_COLOURS = (Colour.BLUE, Colour.GREEN, Colour.RED, Colour.YELLOW)
NUMBERS = range(1, 11)
SETS = 2
WILDS = 12
REMINDERS = 6

# The four shapes on a Wild, brighter than elsewhere, for its dark ground.
_WILD_SHAPES = (
    (Symbol.DIAMOND, "#E86A50"),
    (Symbol.CLOVER, "#5FC49A"),
    (Symbol.DROP, "#7FB2F0"),
    (Symbol.SUN, "#F0B52E"),
)

ASKS = Style(Face.SERIF, (Step(5.3, 1.1),))

_EDGE = 4.5


def cards(labels: Labels) -> list[Card]:
    back = partial(draw_pattern, pattern=STAIRS)
    numbers = [
        Card(partial(draw_number, number=number, colour=colour, labels=labels), back)
        for colour in SUIT_COLOURS
        for _ in range(SETS)
        for number in NUMBERS
    ]
    wilds = [Card(partial(draw_wild, labels=labels), back)] * WILDS
    # The same on both sides: so nobody shuffles one into the deck.
    reminder = partial(draw_reminder, labels=labels)
    return [*numbers, *wilds, *[Card(reminder, reminder)] * REMINDERS]


def draw_number(canvas: Canvas, number: int, colour: Colour, labels: Labels) -> None:
    canvas.stamp(
        f"number-{colour.name}", (0, 0, FACE.width, FACE.height), partial(_draw_suit, colour=colour, labels=labels)
    )
    ink = ON_LIGHT if colour is Colour.YELLOW else ON_DARK
    canvas.write(_EDGE + 5.4, 31, str(number), Face.SERIF_BOLD, 34, ink, spaced=-0.04)


def _draw_suit(canvas: Canvas, colour: Colour, labels: Labels) -> None:
    suit = SUITS[colour]
    canvas.fill(frame(_EDGE, 4.5), suit.ground)
    with canvas.kept():
        canvas.clip(frame(_EDGE, 4.5))
        big = 76.0
        x, y = FACE.width - _EDGE + 9 - big, FACE.height - _EDGE + 9 - big
        draw(canvas, suit.symbol, x, y, big, mixed(suit.shape, suit.ground, 0.22))
    across, x, y = 23.0, _EDGE + 6, 41.4
    draw(canvas, suit.symbol, x, y, across, suit.shape)
    letter, letter_size = labels.colours[colour].letter, 12.0
    lowered = 0.18 * letter_size if colour is Colour.BLUE else 0
    left = x + (across - width(letter, Face.SANS_BOLD) * letter_size) / 2
    canvas.write(left, y + across / 2 + 0.35 * letter_size + lowered, letter, Face.SANS_BOLD, letter_size, suit.ground)


def draw_wild(canvas: Canvas, labels: Labels) -> None:
    def once(inner: Canvas) -> None:
        inner.fill(frame(_EDGE, 4.5), INK)
        inner.write(_EDGE + 6, _EDGE + 16, labels.wild, Face.SERIF_BOLD_ITALIC, 15, ON_DARK)
        across, gap = 30.0, 5.0
        left, top = FACE.width / 2 - across - gap / 2, FACE.height / 2 - across - gap / 2
        for place, (symbol, colour) in enumerate(_WILD_SHAPES):
            x, y = left + place % 2 * (across + gap), top + place // 2 * (across + gap)
            draw(inner, symbol, x, y, across, colour)

    canvas.stamp("number-WILD", (0, 0, FACE.width, FACE.height), once)


def draw_reminder(canvas: Canvas, labels: Labels) -> None:
    """All six colours of the die, and what each asks."""

    def once(inner: Canvas) -> None:
        inner.stroke(frame(3.4, 2.6), mixed(HAIRLINE, "#FFFFFF", 0.6), 0.35)
        inner.write(9, 16, labels.the_die, Face.SERIF_BOLD_ITALIC, 10)
        edge, pitch, top = 14.5, 18.9, 22.2
        x = 9 + edge + 4
        for row, (colour, asks) in enumerate(labels.die_asks.items()):
            y = top + row * pitch
            draw_face(inner, colour, labels, 9, y, edge, round_corners=True)
            setting = fitted(asks, ASKS, (FACE.width - x - 7, 13), labels.language)
            above = y + (edge - 5.6 - setting.height) / 2
            inner.write(x, above + 4.4, labels.colours[colour].name, Face.SANS_BOLD, 5.4)
            set_lines(inner, setting, x, above + 5.6)

    canvas.stamp("reminder", (0, 0, FACE.width, FACE.height), once)

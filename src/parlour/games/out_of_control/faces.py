"""Out of Control on paper: the numbers in four colours, the Wilds, what the die asks, and the die itself to fold."""

from __future__ import annotations

from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import NamedTuple

from parlour.decks.printing import shapes
from parlour.decks.printing.backs import Pattern, draw_pattern, frame
from parlour.decks.printing.canvas import Canvas
from parlour.decks.printing.colours import HAIRLINE, INK, ON_DARK, ON_LIGHT, mixed
from parlour.decks.printing.faces import Faces
from parlour.decks.printing.fonts import Typeface, width
from parlour.decks.printing.imprint import Imprint, write_at_foot, write_heading
from parlour.decks.printing.labels import Named, in_language
from parlour.decks.printing.paper import FACE
from parlour.decks.printing.setting import Style, TypeSize, fitted, set_lines
from parlour.decks.printing.sheet import CardSides
from parlour.decks.printing.symbols import Symbol, draw

_symbol = partial(Symbol, Path(__file__).with_name("symbols.svg"))

_STAIRS = Pattern("#333A0C", "#CDD85C", _symbol("tile-ooc"), 5, 7)


class _Colour(Enum):
    """The first four are suits, all six are on the die."""

    BLUE = auto()
    GREEN = auto()
    RED = auto()
    YELLOW = auto()
    PURPLE = auto()
    ORANGE = auto()


class _Words(NamedTuple):
    """What stands on paper."""

    language: str
    colours: dict[_Colour, Named]
    wild: str
    die_asks: dict[_Colour, str]
    the_die: str
    the_die_how: str


_WORDS = {
    "en": _Words(
        language="en",
        colours={
            _Colour.BLUE: Named("Blue", "B"),
            _Colour.GREEN: Named("Green", "G"),
            _Colour.RED: Named("Red", "R"),
            _Colour.YELLOW: Named("Yellow", "Y"),
            _Colour.PURPLE: Named("Purple", "P"),
            _Colour.ORANGE: Named("Orange", "O"),
        },
        wild="Wild",
        die_asks={
            _Colour.BLUE: "Take the top card, or take from the discards.",
            _Colour.PURPLE: "The same as Blue.",
            _Colour.GREEN: "Discard a card.",
            _Colour.RED: "Take a card blind from another player.",
            _Colour.YELLOW: "Give somebody a card.",
            _Colour.ORANGE: "Choose any one of these.",
        },
        the_die="The die",
        the_die_how="Cut along the solid lines, fold back along the dashed ones, glue the white tabs inside. "
        "Glued on thin card first, it rolls better. An ordinary die will do too: 1 Blue, 2 Purple, 3 Green, 4 Red, "
        "5 Yellow, 6 Orange.",
    ),
    "fr": _Words(
        language="fr",
        colours={
            _Colour.BLUE: Named("Bleu", "B"),
            _Colour.GREEN: Named("Vert", "V"),
            _Colour.RED: Named("Rouge", "R"),
            _Colour.YELLOW: Named("Jaune", "J"),
            _Colour.PURPLE: Named("Mauve", "M"),
            _Colour.ORANGE: Named("Orange", "O"),
        },
        wild="Joker",
        die_asks={
            _Colour.BLUE: "Pioche une carte, ou prends dans la défausse.",
            _Colour.PURPLE: "Comme Bleu.",
            _Colour.GREEN: "Défausse une carte.",
            _Colour.RED: "Prends une carte à quelqu'un, sans la voir.",
            _Colour.YELLOW: "Donne une carte à quelqu'un.",
            _Colour.ORANGE: "Choisis l'une de ces actions.",
        },
        the_die="Le dé",
        the_die_how="Découpe le long des traits pleins, plie vers l'arrière sur les pointillés et colle les languettes "
        "blanches à l'intérieur. Collé d'abord sur du carton fin, il roule mieux. Un dé ordinaire convient aussi : "
        "1 Bleu, 2 Mauve, 3 Vert, 4 Rouge, 5 Jaune, 6 Orange.",
    ),
}


class _Suit(NamedTuple):
    """A colour: its ground, the shape on it, what both are printed in, and where the letter is on the shape."""

    ground: str
    symbol: Symbol
    shape: str
    letter: str
    letter_at: tuple[float, float] = (0, 0)


_SUITS = {
    _Colour.BLUE: _Suit("#2767B8", _symbol("o-B"), ON_DARK, "#2767B8", (0, 0.083)),
    _Colour.GREEN: _Suit("#0E5B45", _symbol("o-G"), ON_DARK, "#0E5B45"),
    _Colour.RED: _Suit("#C0341F", _symbol("o-R"), ON_DARK, "#C0341F"),
    _Colour.YELLOW: _Suit("#F0B52E", _symbol("o-Y"), ON_LIGHT, ON_DARK),
    _Colour.PURPLE: _Suit("#5B2A6E", _symbol("o-P"), ON_DARK, "#5B2A6E", (-0.107, 0.06)),
    _Colour.ORANGE: _Suit("#E9752B", _symbol("o-O"), ON_LIGHT, ON_DARK),
}

_SUIT_COLOURS = (_Colour.BLUE, _Colour.GREEN, _Colour.RED, _Colour.YELLOW)
_NUMBERS = range(1, 11)
_SETS = 2
_WILDS = 12
_REMINDERS = 6

# The four shapes on a Wild, brighter than elsewhere, for its dark ground.
_WILD_SHAPES = (
    (_symbol("o-R"), "#E86A50"),
    (_symbol("o-G"), "#5FC49A"),
    (_symbol("o-B"), "#7FB2F0"),
    (_symbol("o-Y"), "#F0B52E"),
)

_ASKS = Style(Typeface.SERIF, (TypeSize(5.3, 1.1),))

_EDGE = 4.5


def _cards(deck: None, language: str) -> list[CardSides]:
    words = in_language(_WORDS, language)
    back = partial(draw_pattern, pattern=_STAIRS)
    numbers = [
        CardSides(partial(_draw_number, number=number, colour=colour, words=words), back)
        for colour in _SUIT_COLOURS
        for _ in range(_SETS)
        for number in _NUMBERS
    ]
    wilds = [CardSides(partial(_draw_wild, words=words), back)] * _WILDS
    # The same on both sides: so nobody shuffles one into the deck.
    reminder = partial(_draw_reminder, words=words)
    return [*numbers, *wilds, *[CardSides(reminder, reminder)] * _REMINDERS]


def _draw_number(canvas: Canvas, number: int, colour: _Colour, words: _Words) -> None:
    canvas.stamp(
        f"number-{colour.name}", (0, 0, FACE.width, FACE.height), partial(_draw_suit, colour=colour, words=words)
    )
    ink = ON_LIGHT if colour is _Colour.YELLOW else ON_DARK
    canvas.write(_EDGE + 5.4, 31, str(number), Typeface.SERIF_BOLD, 34, ink, spaced=-0.04)


def _draw_suit(canvas: Canvas, colour: _Colour, words: _Words) -> None:
    suit = _SUITS[colour]
    canvas.fill(frame(_EDGE, 4.5), suit.ground)
    with canvas.kept():
        canvas.clip(frame(_EDGE, 4.5))
        big = 76.0
        x, y = FACE.width - _EDGE + 9 - big, FACE.height - _EDGE + 9 - big
        draw(canvas, suit.symbol, x, y, big, mixed(suit.shape, suit.ground, 0.22))
    across, x, y = 23.0, _EDGE + 6, 41.4
    draw(canvas, suit.symbol, x, y, across, suit.shape)
    letter, letter_size = words.colours[colour].letter, 12.0
    lowered = 0.18 * letter_size if colour is _Colour.BLUE else 0
    left = x + (across - width(letter, Typeface.SANS_BOLD) * letter_size) / 2
    canvas.write(
        left, y + across / 2 + 0.35 * letter_size + lowered, letter, Typeface.SANS_BOLD, letter_size, suit.ground
    )


def _draw_wild(canvas: Canvas, words: _Words) -> None:
    def once(inner: Canvas) -> None:
        inner.fill(frame(_EDGE, 4.5), INK)
        inner.write(_EDGE + 6, _EDGE + 16, words.wild, Typeface.SERIF_BOLD_ITALIC, 15, ON_DARK)
        across, gap = 30.0, 5.0
        left, top = FACE.width / 2 - across - gap / 2, FACE.height / 2 - across - gap / 2
        for place, (symbol, colour) in enumerate(_WILD_SHAPES):
            x, y = left + place % 2 * (across + gap), top + place // 2 * (across + gap)
            draw(inner, symbol, x, y, across, colour)

    canvas.stamp("number-WILD", (0, 0, FACE.width, FACE.height), once)


def _draw_reminder(canvas: Canvas, words: _Words) -> None:
    """All six colours of the die, and what each asks."""

    def once(inner: Canvas) -> None:
        inner.stroke(frame(3.4, 2.6), mixed(HAIRLINE, "#FFFFFF", 0.6), 0.35)
        inner.write(9, 16, words.the_die, Typeface.SERIF_BOLD_ITALIC, 10)
        edge, pitch, top = 14.5, 18.9, 22.2
        x = 9 + edge + 4
        for row, (colour, asks) in enumerate(words.die_asks.items()):
            y = top + row * pitch
            _draw_face(inner, colour, words, 9, y, edge, round_corners=True)
            setting = fitted(asks, _ASKS, (FACE.width - x - 7, 13), words.language)
            above = y + (edge - 5.6 - setting.height) / 2
            inner.write(x, above + 4.4, words.colours[colour].name, Typeface.SANS_BOLD, 5.4)
            set_lines(inner, setting, x, above + 5.6)

    canvas.stamp("reminder", (0, 0, FACE.width, FACE.height), once)


# ── the die ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _draw_face(
    canvas: Canvas, colour: _Colour, words: _Words, x: float, y: float, edge: float, *, round_corners: bool
) -> None:
    """One face: colour, shape and letter."""
    suit, letter = _SUITS[colour], words.colours[colour].letter
    canvas.fill(shapes.rectangle(x, y, edge, edge, 0.22 * edge if round_corners else 0), suit.ground)
    draw(canvas, suit.symbol, x + 0.14 * edge, y + 0.14 * edge, 0.72 * edge, suit.shape)
    letter_size = 0.25 * edge
    across, down = suit.letter_at
    left = x + edge * (0.5 + across) - width(letter, Typeface.SANS_BOLD) * letter_size / 2
    canvas.write(
        left, y + edge * (0.5 + down) + 0.35 * letter_size, letter, Typeface.SANS_BOLD, letter_size, suit.letter
    )


_DIE = 28.0
"""Of the folded die, in millimetres."""

_TAB = 7.0

# The net is a cross. The two colours that ask the same lie opposite each other.
_NET = {
    _Colour.BLUE: (1, 0),
    _Colour.GREEN: (0, 1),
    _Colour.RED: (1, 1),
    _Colour.YELLOW: (2, 1),
    _Colour.PURPLE: (1, 2),
    _Colour.ORANGE: (1, 3),
}


def _print_die(canvas: Canvas, deck: None, imprint: Imprint) -> None:
    """A page with a net of the die, to cut out, fold and glue."""
    labels, words = imprint.labels, in_language(_WORDS, imprint.labels.language)
    canvas.front()
    top = write_heading(canvas, words.the_die, words.the_die_how, labels)
    _draw_net(canvas, words, (canvas.paper.width - 3 * _DIE) / 2, top + _TAB + 14)
    write_at_foot(canvas, imprint, labels.front)


def _draw_net(canvas: Canvas, words: _Words, x: float, y: float) -> None:
    """The net, three faces wide and four high, with its upper left corner there."""
    for tab in _tabs():
        points = [(x + across * _DIE, y + down * _DIE) for across, down in tab]
        canvas.stroke(shapes.polygon(*points), INK, 0.25)
    for colour, (column, row) in _NET.items():
        left, top = x + column * _DIE, y + row * _DIE
        _draw_face(canvas, colour, words, left, top, _DIE, round_corners=False)
    for column, row in _NET.values():
        canvas.stroke(shapes.rectangle(x + column * _DIE, y + row * _DIE, _DIE, _DIE), INK, 0.25)
    for fold in (*_folds(), *((tab[0], tab[3]) for tab in _tabs())):
        line = shapes.line(*((x + across * _DIE, y + down * _DIE) for across, down in fold))
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
    along, out = (x2 - x1, y2 - y1), ((y2 - y1) * _TAB / _DIE, (x1 - x2) * _TAB / _DIE)
    slant = 0.18
    return (
        begin,
        (x1 + slant * along[0] + out[0], y1 + slant * along[1] + out[1]),
        (x2 - slant * along[0] + out[0], y2 - slant * along[1] + out[1]),
        end,
    )


FACES = Faces(cover=_symbol("cov-ooc"), accent="#4A5400", cards=_cards, beside=_print_die)

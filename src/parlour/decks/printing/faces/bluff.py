"""Bluff: a Word, a Definition and an Example for each term, and two Wilds. The strip on top says the kind."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from parlour.decks.format import TermDeck
from parlour.decks.printing import shapes
from parlour.decks.printing.backs import EYES, draw_pattern
from parlour.decks.printing.canvas import Canvas
from parlour.decks.printing.colours import INK, ON_DARK, mixed
from parlour.decks.printing.fonts import Face
from parlour.decks.printing.labels import Kind, Labels
from parlour.decks.printing.paper import FACE
from parlour.decks.printing.setting import Step, Style, fitted, set_lines
from parlour.decks.printing.sheet import Card
from parlour.decks.printing.symbols import Symbol, draw

WILDS = 2


class Look(NamedTuple):
    """What a kind of card looks like."""

    symbol: Symbol
    colour: str


LOOKS = {
    Kind.WORD: Look(Symbol.WORD, "#23467A"),
    Kind.DEFINITION: Look(Symbol.BOOK, "#7A3319"),
    Kind.EXAMPLE: Look(Symbol.QUOTES, "#2B5B3C"),
    Kind.WILD: Look(Symbol.WILD, INK),
}

WORD = Style(Face.SERIF_BOLD, (Step(13.4, 1.1, 3), Step(11.6, 1.1, 3), Step(10, 1.12), Step(8.6, 1.15)))
TEXT = Style(Face.SERIF, (Step(9.3, 1.2, 5), Step(8.4, 1.22, 8), Step(7.6, 1.24)))

_STRIP = 15.0
_EDGE = 6.5
TEXT_BOX = (FACE.width - 2 * _EDGE, 88.0)


def cards(deck: TermDeck, labels: Labels) -> list[Card]:
    texts = [
        (kind, text)
        for term in deck.terms
        for kind, text in (
            (Kind.WORD, term.word),
            (Kind.DEFINITION, term.definition),
            (Kind.EXAMPLE, term.example),
        )
    ]
    fronts = [partial(draw_card, kind=kind, text=text, labels=labels, language=deck.language) for kind, text in texts]
    wild = partial(draw_card, kind=Kind.WILD, text=labels.bluff_wild, labels=labels, language=labels.language)
    return [Card(front, partial(draw_pattern, pattern=EYES)) for front in [*fronts, *[wild] * WILDS]]


def draw_card(canvas: Canvas, kind: Kind, text: str, labels: Labels, language: str) -> None:
    canvas.stamp(f"bluff-{kind.name}", (-10, -10, 110, FACE.height + 10), partial(_draw_kind, kind=kind, labels=labels))
    setting = fitted(text, WORD if kind is Kind.WORD else TEXT, TEXT_BOX, language)
    set_lines(canvas, setting, _EDGE, _STRIP + 5)


def _draw_kind(canvas: Canvas, kind: Kind, labels: Labels) -> None:
    look = LOOKS[kind]
    canvas.fill(shapes.rectangle(-10, -10, FACE.width + 20, _STRIP + 10), look.colour)
    draw(canvas, look.symbol, _EDGE, (_STRIP - 8.6) / 2, 8.6, ON_DARK)
    name = labels.kinds[kind].upper()
    canvas.write(_EDGE + 8.6 + 3, _STRIP / 2 + 2.3, name, Face.SANS_BOLD, 6.6, ON_DARK, spaced=0.06)
    draw(canvas, look.symbol, FACE.width - _EDGE - 20, FACE.height - 6 - 20, 20, mixed(look.colour, "#FFFFFF", 0.9))

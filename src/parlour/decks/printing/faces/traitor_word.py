"""Traitor Word: a black word above, a pink one below, turned; the Flash on the back."""

from __future__ import annotations

from functools import partial

from parlour.decks.format import WordCard, WordDeck
from parlour.decks.printing import shapes
from parlour.decks.printing.backs import GROUND, draw_flash
from parlour.decks.printing.canvas import Align, Canvas
from parlour.decks.printing.colours import BLACK_WORD, ON_BLACK_WORD, ON_PINK_WORD, PINK_WORD
from parlour.decks.printing.fonts import Face
from parlour.decks.printing.paper import FACE
from parlour.decks.printing.setting import Step, Style, fitted, set_lines
from parlour.decks.printing.sheet import Card

WORD = Style(
    Face.SERIF_BOLD, (Step(13.5, 1.08, 2), Step(12.2, 1.08, 2), Step(11, 1.08, 2), Step(10, 1.08, 2), Step(9, 1.1, 3))
)
WORD_BOX = (FACE.width - 16, 44.0)


def cards(deck: WordDeck) -> list[Card]:
    return [Card(partial(draw_card, card=card, language=deck.language), draw_flash) for card in deck.words]


def draw_card(canvas: Canvas, card: WordCard, language: str) -> None:
    middle = FACE.height / 2
    canvas.fill(GROUND, PINK_WORD)
    canvas.fill(shapes.rectangle(-10, -10, FACE.width + 20, middle + 10), BLACK_WORD)
    _draw_word(canvas, card.black, ON_BLACK_WORD, language)
    with canvas.kept():
        canvas.half_turn(FACE.width / 2, middle)
        _draw_word(canvas, card.pink, ON_PINK_WORD, language)


def _draw_word(canvas: Canvas, word: str, colour: str, language: str) -> None:
    """In the middle of the upper half."""
    setting = fitted(word, WORD, WORD_BOX, language)
    set_lines(canvas, setting, FACE.width / 2, FACE.height / 4 - setting.height / 2, colour, Align.CENTRE)

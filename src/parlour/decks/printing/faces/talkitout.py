"""#TalkItOut: the Questions with their two categories, and the special cards."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from parlour.decks.format import Category, Question, QuestionDeck
from parlour.decks.printing.backs import HASHES, draw_pattern, frame
from parlour.decks.printing.canvas import Canvas
from parlour.decks.printing.colours import HAIRLINE, INK_2, ON_DARK, ON_LIGHT, mixed
from parlour.decks.printing.fonts import Face, width
from parlour.decks.printing.labels import Labels, Special
from parlour.decks.printing.paper import FACE
from parlour.decks.printing.setting import Step, Style, fitted, set_lines
from parlour.decks.printing.sheet import Card
from parlour.decks.printing.symbols import Symbol, draw, size


class Mark(NamedTuple):
    """The mark of a category. The letter's size is in marks; it is lowered to the middle that the shape has."""

    symbol: Symbol
    colour: str
    letter_colour: str
    letter_size: float = 0.46
    lowered: float = 0


MARKS = {
    Category.SOCIETY: Mark(Symbol.SQUARE, "#2860AE", ON_DARK),
    Category.RELATIONSHIPS: Mark(Symbol.HEART, "#C2321F", ON_DARK, lowered=-0.03),
    Category.FUTURE: Mark(Symbol.TRIANGLE, "#37AE93", ON_LIGHT, lowered=0.1),
    Category.MEMORIES: Mark(Symbol.QUATREFOIL, "#EFB23A", ON_LIGHT, letter_size=0.4),
    Category.IDENTITY: Mark(Symbol.DISC, "#551D4B", ON_DARK),
}


class Look(NamedTuple):
    """What a special card looks like."""

    symbol: Symbol
    ground: str


SPECIALS = {
    Special.THROW_IT_OUT: Look(Symbol.BASKET, "#8A2E17"),
    Special.BACK_AT_YOU: Look(Symbol.RETURN, "#1F4F49"),
    Special.TELL_A_LIE: Look(Symbol.TWO_SAYINGS, "#4B1F42"),
}

QUESTION = Style(Face.SERIF, (Step(12.6, 1.12, 4), Step(10.4, 1.2, 6), Step(8.6, 1.22, 8), Step(7.2, 1.26)))
NAME = Style(Face.SERIF_BOLD_ITALIC, (Step(12.4, 1.0), Step(11, 1.0), Step(10, 1.0)))
DOES = Style(Face.SERIF, (Step(7.4, 1.25),))

_MARK = 12.5
_EDGE = 8.0
_INDEX_BOTTOM = _EDGE + 2 * _MARK + 2
QUESTION_BOX = (FACE.width - 2 * _EDGE - 2, FACE.height - _EDGE - _INDEX_BOTTOM - 4)


def cards(deck: QuestionDeck, labels: Labels) -> list[Card]:
    counts = {
        Special.THROW_IT_OUT: deck.specials.throw_it_out,
        Special.BACK_AT_YOU: deck.specials.back_at_you,
        Special.TELL_A_LIE: deck.specials.tell_a_lie,
    }
    back = partial(draw_pattern, pattern=HASHES)
    questions = [
        Card(partial(draw_question, question=question, labels=labels, language=deck.language), back)
        for question in deck.questions
    ]
    specials = [
        Card(partial(draw_special, special=special, labels=labels), back)
        for special, count in counts.items()
        for _ in range(count)
    ]
    return questions + specials


def draw_question(canvas: Canvas, question: Question, labels: Labels, language: str) -> None:
    canvas.stroke(frame(3.4, 2.6), mixed(HAIRLINE, "#FFFFFF", 0.6), 0.35)
    for row, category in enumerate(question.categories):
        y = _EDGE + row * (_MARK + 2)
        draw_mark(canvas, category, labels, _EDGE, y, _MARK)
        canvas.write(_EDGE + _MARK + 2.6, y + 8.1, labels.categories[category].name, Face.SANS_SEMIBOLD, 5.4, INK_2)
    setting = fitted(question.text, QUESTION, QUESTION_BOX, language)
    top = _INDEX_BOTTOM + 3 + (QUESTION_BOX[1] - setting.height) / 2
    set_lines(canvas, setting, _EDGE + 1, top)


def draw_mark(canvas: Canvas, category: Category, labels: Labels, x: float, y: float, across: float) -> None:
    """A category as colour, shape and letter."""
    mark, letter = MARKS[category], labels.categories[category].letter
    draw(canvas, mark.symbol, x, y, across, mark.colour)
    letter_size = mark.letter_size * across
    left = x + (across - width(letter, Face.SANS_BOLD) * letter_size) / 2
    baseline = y + across * (0.5 + mark.lowered) + 0.35 * letter_size
    canvas.write(left, baseline, letter, Face.SANS_BOLD, letter_size, mark.letter_colour)


def draw_special(canvas: Canvas, special: Special, labels: Labels) -> None:
    def once(inner: Canvas) -> None:
        look, said = SPECIALS[special], labels.specials[special]
        inner.fill(frame(3.4, 3.4), look.ground)
        edge = 3.4 + 7
        across = FACE.width - 2 * edge
        name = fitted(said.name, NAME, (across, 13), labels.language)
        set_lines(inner, name, edge, edge - 1, ON_DARK)
        text = fitted(said.text, DOES, (across, 30), labels.language)
        bottom = FACE.height - edge - text.height
        set_lines(inner, text, edge, bottom + 0.5, ON_DARK)
        art = 0.62 * across
        height = art * size(look.symbol)[1] / size(look.symbol)[0]
        middle = (edge + name.height + bottom) / 2
        draw(inner, look.symbol, (FACE.width - art) / 2, middle - height / 2, art)

    canvas.stamp(f"special-{special.name}", (0, 0, FACE.width, FACE.height), once)

"""#TalkItOut on paper: the Questions with their two categories, and the special cards."""

from __future__ import annotations

from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import NamedTuple

from parlour.decks.printing.backs import Pattern, draw_pattern, frame
from parlour.decks.printing.canvas import Canvas
from parlour.decks.printing.colours import HAIRLINE, INK_2, ON_DARK, ON_LIGHT, mixed
from parlour.decks.printing.faces import Faces
from parlour.decks.printing.fonts import Typeface, width
from parlour.decks.printing.labels import Named, NamedText, in_language
from parlour.decks.printing.paper import FACE
from parlour.decks.printing.setting import Style, TypeSize, fitted, set_lines
from parlour.decks.printing.sheet import CardSides
from parlour.decks.printing.symbols import Symbol, draw, size
from parlour.games.talkitout.deck import Category, Question, QuestionDeck

_symbol = partial(Symbol, Path(__file__).with_name("symbols.svg"))

HASHES = Pattern("#5A1C0E", "#F6A886", _symbol("tile-talk"), 5, 6)


class _Special(Enum):
    THROW_IT_OUT = auto()
    BACK_AT_YOU = auto()
    TELL_A_LIE = auto()


class _Words(NamedTuple):
    """What stands on the cards besides the deck's own texts."""

    language: str
    categories: dict[Category, Named]
    specials: dict[_Special, NamedText]


_WORDS = {
    "en": _Words(
        language="en",
        categories={
            Category.SOCIETY: Named("Society", "S"),
            Category.RELATIONSHIPS: Named("Relationships", "R"),
            Category.FUTURE: Named("Future", "F"),
            Category.MEMORIES: Named("Memories", "M"),
            Category.IDENTITY: Named("Identity", "I"),
        },
        specials={
            _Special.THROW_IT_OUT: NamedText("#ThrowItOut", "Nobody answers. Out it goes."),
            _Special.BACK_AT_YOU: NamedText("#BackAtYou", "Choose who answers instead."),
            _Special.TELL_A_LIE: NamedText("#TellALie", "Two answers, one of them false."),
        },
    ),
    "fr": _Words(
        language="fr",
        categories={
            Category.SOCIETY: Named("Société", "S"),
            Category.RELATIONSHIPS: Named("Relations", "R"),
            Category.FUTURE: Named("Avenir", "A"),
            Category.MEMORIES: Named("Mémoire", "M"),
            Category.IDENTITY: Named("Identité", "I"),
        },
        specials={
            _Special.THROW_IT_OUT: NamedText("#AuPanier", "Personne ne\u00a0répond. Au\u00a0panier !"),
            _Special.BACK_AT_YOU: NamedText("#ToiPlutôt", "Choisis qui répond à ta place."),
            _Special.TELL_A_LIE: NamedText("#VraiOuFaux", "Deux réponses, dont une fausse."),
        },
    ),
}


class _Mark(NamedTuple):
    """The mark of a category. The letter's size is in marks; it is lowered to the middle that the shape has."""

    symbol: Symbol
    colour: str
    letter_colour: str
    letter_size: float = 0.46
    lowered: float = 0


_MARKS = {
    Category.SOCIETY: _Mark(_symbol("c-S"), "#2860AE", ON_DARK),
    Category.RELATIONSHIPS: _Mark(_symbol("c-R"), "#C2321F", ON_DARK, lowered=-0.03),
    Category.FUTURE: _Mark(_symbol("c-F"), "#37AE93", ON_LIGHT, lowered=0.1),
    Category.MEMORIES: _Mark(_symbol("c-M"), "#EFB23A", ON_LIGHT, letter_size=0.4),
    Category.IDENTITY: _Mark(_symbol("c-I"), "#551D4B", ON_DARK),
}


class _Look(NamedTuple):
    """What a special card looks like."""

    symbol: Symbol
    ground: str


_SPECIALS = {
    _Special.THROW_IT_OUT: _Look(_symbol("sp-throw"), "#8A2E17"),
    _Special.BACK_AT_YOU: _Look(_symbol("sp-back"), "#1F4F49"),
    _Special.TELL_A_LIE: _Look(_symbol("sp-lie"), "#4B1F42"),
}

QUESTION = Style(
    Typeface.SERIF, (TypeSize(12.6, 1.12, 4), TypeSize(10.4, 1.2, 6), TypeSize(8.6, 1.22, 8), TypeSize(7.2, 1.26))
)
_NAME = Style(Typeface.SERIF_BOLD_ITALIC, (TypeSize(12.4, 1.0), TypeSize(11, 1.0), TypeSize(10, 1.0)))
_DOES = Style(Typeface.SERIF, (TypeSize(7.4, 1.25),))

_MARK = 12.5
_EDGE = 8.0
_INDEX_BOTTOM = _EDGE + 2 * _MARK + 2
QUESTION_BOX = (FACE.width - 2 * _EDGE - 2, FACE.height - _EDGE - _INDEX_BOTTOM - 4)


def _cards(deck: QuestionDeck, language: str) -> list[CardSides]:
    words = in_language(_WORDS, language)
    counts = {
        _Special.THROW_IT_OUT: deck.specials.throw_it_out,
        _Special.BACK_AT_YOU: deck.specials.back_at_you,
        _Special.TELL_A_LIE: deck.specials.tell_a_lie,
    }
    back = partial(draw_pattern, pattern=HASHES)
    questions = [
        CardSides(partial(_draw_question, question=question, words=words, language=deck.language), back)
        for question in deck.questions
    ]
    specials = [
        CardSides(partial(_draw_special, special=special, words=words), back)
        for special, count in counts.items()
        for _ in range(count)
    ]
    return questions + specials


def _draw_question(canvas: Canvas, question: Question, words: _Words, language: str) -> None:
    canvas.stroke(frame(3.4, 2.6), mixed(HAIRLINE, "#FFFFFF", 0.6), 0.35)
    for row, category in enumerate(question.categories):
        y = _EDGE + row * (_MARK + 2)
        _draw_mark(canvas, category, words, _EDGE, y, _MARK)
        canvas.write(_EDGE + _MARK + 2.6, y + 8.1, words.categories[category].name, Typeface.SANS_SEMIBOLD, 5.4, INK_2)
    setting = fitted(question.text, QUESTION, QUESTION_BOX, language)
    top = _INDEX_BOTTOM + 3 + (QUESTION_BOX[1] - setting.height) / 2
    set_lines(canvas, setting, _EDGE + 1, top)


def _draw_mark(canvas: Canvas, category: Category, words: _Words, x: float, y: float, across: float) -> None:
    """A category as colour, shape and letter."""
    mark, letter = _MARKS[category], words.categories[category].letter
    draw(canvas, mark.symbol, x, y, across, mark.colour)
    letter_size = mark.letter_size * across
    left = x + (across - width(letter, Typeface.SANS_BOLD) * letter_size) / 2
    baseline = y + across * (0.5 + mark.lowered) + 0.35 * letter_size
    canvas.write(left, baseline, letter, Typeface.SANS_BOLD, letter_size, mark.letter_colour)


def _draw_special(canvas: Canvas, special: _Special, words: _Words) -> None:
    def once(inner: Canvas) -> None:
        look, said = _SPECIALS[special], words.specials[special]
        inner.fill(frame(3.4, 3.4), look.ground)
        edge = 3.4 + 7
        across = FACE.width - 2 * edge
        name = fitted(said.name, _NAME, (across, 13), words.language)
        set_lines(inner, name, edge, edge - 1, ON_DARK)
        text = fitted(said.text, _DOES, (across, 30), words.language)
        bottom = FACE.height - edge - text.height
        set_lines(inner, text, edge, bottom + 0.5, ON_DARK)
        art = 0.62 * across
        height = art * size(look.symbol)[1] / size(look.symbol)[0]
        middle = (edge + name.height + bottom) / 2
        draw(inner, look.symbol, (FACE.width - art) / 2, middle - height / 2, art)

    canvas.stamp(f"special-{special.name}", (0, 0, FACE.width, FACE.height), once)


FACES = Faces(cover=_symbol("cov-talk"), accent="#8F3512", cards=_cards)

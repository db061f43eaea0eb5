"""Traitor Word on paper: a black word above, a pink one below, turned; the Flash on the back; and the tokens."""

from __future__ import annotations

from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import NamedTuple

from parlour.decks.printing import shapes
from parlour.decks.printing.backs import BOX, FRAME, GROUND, frame
from parlour.decks.printing.canvas import Align, Canvas
from parlour.decks.printing.colours import INK, INK_2, mixed
from parlour.decks.printing.faces import Faces
from parlour.decks.printing.fonts import Typeface
from parlour.decks.printing.imprint import Imprint, write_at_foot, write_heading
from parlour.decks.printing.labels import NamedText, in_language
from parlour.decks.printing.paper import FACE, POINT
from parlour.decks.printing.setting import Style, TypeSize, fitted, set_lines
from parlour.decks.printing.sheet import CardSides
from parlour.decks.printing.symbols import Symbol, draw, size
from parlour.games.traitor_word.deck import WordCard, WordDeck

_symbol = partial(Symbol, Path(__file__).with_name("symbols.svg"))

BLACK, _ON_BLACK = "#1D1412", "#FBEFE0"
_PINK, _ON_PINK = "#F4A3C0", "#2A0E1A"


class _Token(Enum):
    SECRET_WORD = auto()
    OFF_TOPIC = auto()
    MY_TURN = auto()


class _Words(NamedTuple):
    """What stands on paper besides the deck's own words."""

    language: str
    tokens: dict[_Token, NamedText]
    the_tokens: str
    the_tokens_how: str


_WORDS = {
    "en": _Words(
        language="en",
        tokens={
            _Token.SECRET_WORD: NamedText("Secret word", "“That was one of your secret words.”"),
            _Token.OFF_TOPIC: NamedText("Off topic", "“That has no link to the word before.”"),
            _Token.MY_TURN: NamedText("My turn", "Only for the game without rounds."),
        },
        the_tokens="The tokens",
        the_tokens_how="Cut out the circles. Thick paper will do; with thick card glued between front and back, they "
        "are easier to grab.",
    ),
    "fr": _Words(
        language="fr",
        tokens={
            _Token.SECRET_WORD: NamedText("Mot secret", "« C'était un de tes mots secrets. »"),
            _Token.OFF_TOPIC: NamedText("Hors sujet", "« Aucun lien avec le mot d'avant. »"),
            _Token.MY_TURN: NamedText("À moi", "Seulement pour jouer sans tours."),
        },
        the_tokens="Les jetons",
        the_tokens_how="Découpe les ronds. Un papier épais suffit ; avec un carton épais collé entre le recto et le "
        "verso, ils sont plus faciles à saisir.",
    ),
}

WORD = Style(
    Typeface.SERIF_BOLD,
    (
        TypeSize(13.5, 1.08, 2),
        TypeSize(12.2, 1.08, 2),
        TypeSize(11, 1.08, 2),
        TypeSize(10, 1.08, 2),
        TypeSize(9, 1.1, 3),
    ),
)
WORD_BOX = (FACE.width - 16, 44.0)


def _cards(deck: WordDeck, language: str) -> list[CardSides]:
    return [CardSides(partial(_draw_card, card=card, language=deck.language), _draw_flash) for card in deck.words]


def _draw_card(canvas: Canvas, card: WordCard, language: str) -> None:
    middle = FACE.height / 2
    canvas.fill(GROUND, _PINK)
    canvas.fill(shapes.rectangle(-10, -10, FACE.width + 20, middle + 10), BLACK)
    _draw_word(canvas, card.black, _ON_BLACK, language)
    with canvas.kept():
        canvas.half_turn(FACE.width / 2, middle)
        _draw_word(canvas, card.pink, _ON_PINK, language)


def _draw_word(canvas: Canvas, word: str, colour: str, language: str) -> None:
    """In the middle of the upper half."""
    setting = fitted(word, WORD, WORD_BOX, language)
    set_lines(canvas, setting, FACE.width / 2, FACE.height / 4 - setting.height / 2, colour, Align.CENTRE)


def _draw_flash(canvas: Canvas) -> None:
    """The back: what players collect."""

    def once(inner: Canvas) -> None:
        x, y = FACE.width / 2, FACE.height / 2
        inner.fill(GROUND, BLACK)
        inner.stroke(frame(FRAME, 4), mixed(_PINK, BLACK, 0.55), 0.5)
        for radius, colour in ((36.2, "#3A1A26"), (33.8, _PINK), (15.2, "#FBC3D7")):
            inner.fill(shapes.circle(x, y, radius), colour)
        across = 38.2
        draw(inner, _symbol("bolt"), x - across / 2, y - across * 1.4 / 2, across)

    canvas.stamp("back-flash", BOX, once)


# ── the tokens ──────────────────────────────────────────────────────────────────────────────────────────────────────

_TOKEN = 60.0
_PITCH = 68.0
_FROM_EDGE = 22.0

_TOKENS = {
    _Token.SECRET_WORD: _symbol("tk-secret"),
    _Token.OFF_TOPIC: _symbol("tk-off"),
    _Token.MY_TURN: _symbol("tk-turn"),
}

_NAME = Style(Typeface.SERIF_BOLD_ITALIC, (TypeSize(22 * POINT, 1.1),), 8 * POINT)
_TEXT = Style(Typeface.SERIF, (TypeSize(12 * POINT, 1.25),), 8 * POINT)


def _print_tokens(canvas: Canvas, deck: WordDeck, imprint: Imprint) -> None:
    """The tokens, to cut out: one page of fronts, and the mirrored page of their backs."""
    labels, words = imprint.labels, in_language(_WORDS, imprint.labels.language)
    canvas.front()
    top = write_heading(canvas, words.the_tokens, words.the_tokens_how, labels) + 8
    _draw_fronts(canvas, words, top)
    write_at_foot(canvas, imprint, labels.front)
    canvas.page()
    _draw_backs(canvas, top)
    write_at_foot(canvas, imprint, labels.back)


def _draw_fronts(canvas: Canvas, words: _Words, top: float) -> None:
    for row, token in enumerate(_TOKENS):
        y = top + row * _PITCH
        _draw_token(canvas, token, _FROM_EDGE, y)
        x = _FROM_EDGE + _TOKEN + 12
        room = canvas.paper.width - x - 18
        name = fitted(words.tokens[token].name, _NAME, (room, 30), words.language)
        text = fitted(words.tokens[token].text, _TEXT, (room, 40), words.language)
        first = y + (_TOKEN - name.height - text.height) / 2
        set_lines(canvas, name, x, first, INK)
        set_lines(canvas, text, x, first + name.height, INK_2)


def _draw_backs(canvas: Canvas, top: float) -> None:
    for row, token in enumerate(_TOKENS):
        _draw_token(canvas, token, canvas.paper.width - _FROM_EDGE - _TOKEN, top + row * _PITCH)


def _draw_token(canvas: Canvas, token: _Token, x: float, y: float) -> None:
    # The drawing leaves a little air around its disc; the token is the disc.
    disc = 76.0
    scale = _TOKEN / disc
    air = (size(_TOKENS[token])[0] - disc) / 2 * scale
    draw(canvas, _TOKENS[token], x - air, y - air, _TOKEN + 2 * air)
    canvas.stroke(shapes.circle(x + _TOKEN / 2, y + _TOKEN / 2, _TOKEN / 2), INK, 0.25)


FACES = Faces(cover=_symbol("cov-traitor"), accent="#8E1A49", cards=_cards, beside=_print_tokens)

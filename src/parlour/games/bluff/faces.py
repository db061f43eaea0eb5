"""Bluff on paper: a Word, a Definition and an Example for each term, two Wilds, and the solution sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import NamedTuple

from parlour.decks.printing import shapes
from parlour.decks.printing.backs import Pattern, draw_pattern
from parlour.decks.printing.canvas import Canvas
from parlour.decks.printing.colours import HAIRLINE, INK, INK_2, ON_DARK, mixed
from parlour.decks.printing.faces import Faces
from parlour.decks.printing.fonts import Typeface
from parlour.decks.printing.imprint import Imprint, write_at_foot
from parlour.decks.printing.labels import in_language
from parlour.decks.printing.paper import FACE, POINT, Paper
from parlour.decks.printing.setting import Last, Setting, Style, TypeSize, fitted, set_lines
from parlour.decks.printing.sheet import CardSides
from parlour.decks.printing.symbols import Symbol, draw
from parlour.games.bluff.deck import Term, TermDeck

_symbol = partial(Symbol, Path(__file__).with_name("symbols.svg"))

_ACCENT = "#1C4A80"
_EYES = Pattern("#1B3557", "#A3C8EE", _symbol("tile-bluff"), 6, 10)


class _Kind(Enum):
    """The kinds of card; the strip on top says which."""

    WORD = auto()
    DEFINITION = auto()
    EXAMPLE = auto()
    WILD = auto()


class _Words(NamedTuple):
    """What stands on paper besides the deck's own texts."""

    language: str
    kinds: dict[_Kind, str]
    wild: str
    solution_sheet: str


_WORDS = {
    "en": _Words(
        language="en",
        kinds={
            _Kind.WORD: "Word",
            _Kind.DEFINITION: "Definition",
            _Kind.EXAMPLE: "Example",
            _Kind.WILD: "Wild",
        },
        wild="May stand for any one Word. You will be asked which.",
        solution_sheet="Solution sheet",
    ),
    "fr": _Words(
        language="fr",
        kinds={
            _Kind.WORD: "Mot",
            _Kind.DEFINITION: "Définition",
            _Kind.EXAMPLE: "Exemple",
            _Kind.WILD: "Joker",
        },
        wild="Remplace n'importe quel Mot. On te demandera lequel.",
        solution_sheet="Feuille de solutions",
    ),
}

_WILDS = 2


class _Look(NamedTuple):
    """What a kind of card looks like."""

    symbol: Symbol
    colour: str


_LOOKS = {
    _Kind.WORD: _Look(_symbol("k-word"), "#23467A"),
    _Kind.DEFINITION: _Look(_symbol("k-def"), "#7A3319"),
    _Kind.EXAMPLE: _Look(_symbol("k-ex"), "#2B5B3C"),
    _Kind.WILD: _Look(_symbol("k-wild"), INK),
}

WORD = Style(
    Typeface.SERIF_BOLD, (TypeSize(13.4, 1.1, 3), TypeSize(11.6, 1.1, 3), TypeSize(10, 1.12), TypeSize(8.6, 1.15))
)
TEXT = Style(Typeface.SERIF, (TypeSize(9.3, 1.2, 5), TypeSize(8.4, 1.22, 8), TypeSize(7.6, 1.24)))

_STRIP = 15.0
_EDGE = 6.5
TEXT_BOX = (FACE.width - 2 * _EDGE, 88.0)


def _cards(deck: TermDeck, language: str) -> list[CardSides]:
    words = in_language(_WORDS, language)
    texts = [
        (kind, text)
        for term in deck.terms
        for kind, text in (
            (_Kind.WORD, term.word),
            (_Kind.DEFINITION, term.definition),
            (_Kind.EXAMPLE, term.example),
        )
    ]
    fronts = [partial(_draw_card, kind=kind, text=text, words=words, language=deck.language) for kind, text in texts]
    wild = partial(_draw_card, kind=_Kind.WILD, text=words.wild, words=words, language=words.language)
    return [CardSides(front, partial(draw_pattern, pattern=_EYES)) for front in [*fronts, *[wild] * _WILDS]]


def _draw_card(canvas: Canvas, kind: _Kind, text: str, words: _Words, language: str) -> None:
    canvas.stamp(f"bluff-{kind.name}", (-10, -10, 110, FACE.height + 10), partial(_draw_kind, kind=kind, words=words))
    setting = fitted(text, WORD if kind is _Kind.WORD else TEXT, TEXT_BOX, language)
    set_lines(canvas, setting, _EDGE, _STRIP + 5)


def _draw_kind(canvas: Canvas, kind: _Kind, words: _Words) -> None:
    look = _LOOKS[kind]
    canvas.fill(shapes.rectangle(-10, -10, FACE.width + 20, _STRIP + 10), look.colour)
    draw(canvas, look.symbol, _EDGE, (_STRIP - 8.6) / 2, 8.6, ON_DARK)
    name = words.kinds[kind].upper()
    canvas.write(_EDGE + 8.6 + 3, _STRIP / 2 + 2.3, name, Typeface.SANS_BOLD, 6.6, ON_DARK, spaced=0.06)
    draw(canvas, look.symbol, FACE.width - _EDGE - 20, FACE.height - 6 - 20, 20, mixed(look.colour, "#FFFFFF", 0.9))


# ── the solution sheet ──────────────────────────────────────────────────────────────────────────────────────────────

_MARGIN = 17.0
_FOOT = 17.0
_GAP = 6.0
_WORD_ACROSS = 38.0
_PADDING = 1.6
_TITLE = 15.0
_HEAD = 8.0

SHEET_WORD = Style(Typeface.SERIF_BOLD, (TypeSize(10 * POINT, 1.2),), 5 * POINT)
SHEET_TEXT = Style(Typeface.SERIF, (TypeSize(9.2 * POINT, 1.26),), 6 * POINT, Last.FREE)
_SHEET_TITLE = Style(Typeface.SERIF_ITALIC, (TypeSize(24 * POINT, 1.0), TypeSize(18 * POINT, 1.0)), 8 * POINT)


class _Cell(NamedTuple):
    x: float
    across: float


class _Row(NamedTuple):
    """A term, set."""

    cells: tuple[Setting, ...]

    @property
    def height(self) -> float:
        return max(cell.height for cell in self.cells) + 2 * _PADDING


def _print_solutions(canvas: Canvas, deck: TermDeck, imprint: Imprint) -> None:
    """Every term with its definition and its example, as a table, on as many pages as it takes."""
    words = in_language(_WORDS, imprint.labels.language)
    cells = _cells(canvas.paper)
    rows = [_row(term, cells, deck.language) for term in deck.terms]
    pages = list(_pages(rows, canvas.paper.height - _MARGIN - _TITLE - _HEAD - _FOOT))
    for number, page in enumerate(pages, start=1):
        canvas.page()
        room = (canvas.paper.width - 2 * _MARGIN, 12)
        title = fitted(f"{words.solution_sheet} · {deck.title}", _SHEET_TITLE, room, deck.language)
        set_lines(canvas, title, _MARGIN, _MARGIN - 3, _ACCENT)
        _draw_head(canvas, cells, words)
        y = _MARGIN + _TITLE + _HEAD
        for row in page:
            _draw_row(canvas, row, cells, y)
            y += row.height
        write_at_foot(canvas, imprint, f"{number}/{len(pages)}")


def _cells(paper: Paper) -> tuple[_Cell, ...]:
    text = (paper.width - 2 * _MARGIN - _WORD_ACROSS - 2 * _GAP) / 2
    second = _MARGIN + _WORD_ACROSS + _GAP
    return _Cell(_MARGIN, _WORD_ACROSS), _Cell(second, text), _Cell(second + text + _GAP, text)


def _row(term: Term, cells: Sequence[_Cell], language: str) -> _Row:
    texts = zip((term.word, term.definition, term.example), (SHEET_WORD, SHEET_TEXT, SHEET_TEXT), cells, strict=True)
    return _Row(tuple(fitted(text, style, (cell.across, 60), language) for text, style, cell in texts))


def _pages(rows: Sequence[_Row], room: float) -> Iterator[list[_Row]]:
    page: list[_Row] = []
    for row in rows:
        if page and sum(other.height for other in page) + row.height > room:
            yield page
            page = []
        page.append(row)
    yield page


def _draw_head(canvas: Canvas, cells: Sequence[_Cell], words: _Words) -> None:
    y = _MARGIN + _TITLE
    for kind, cell in zip((_Kind.WORD, _Kind.DEFINITION, _Kind.EXAMPLE), cells, strict=True):
        draw(canvas, _LOOKS[kind].symbol, cell.x, y, 4, _LOOKS[kind].colour)
        name = words.kinds[kind].upper()
        canvas.write(cell.x + 5.2, y + 3.1, name, Typeface.SANS_BOLD, 8 * POINT, _LOOKS[kind].colour, spaced=0.06)
    line = shapes.line((_MARGIN, y + _HEAD - 2), (canvas.paper.width - _MARGIN, y + _HEAD - 2))
    canvas.stroke(line, INK_2, 0.35)


def _draw_row(canvas: Canvas, row: _Row, cells: Sequence[_Cell], y: float) -> None:
    for setting, cell in zip(row.cells, cells, strict=True):
        set_lines(canvas, setting, cell.x, y + _PADDING - 0.6, INK)
    line = shapes.line((_MARGIN, y + row.height - 0.6), (canvas.paper.width - _MARGIN, y + row.height - 0.6))
    canvas.stroke(line, mixed(HAIRLINE, "#FFFFFF", 0.6), 0.15)


FACES = Faces(cover=_symbol("cov-bluff"), accent=_ACCENT, cards=_cards, beside=_print_solutions)

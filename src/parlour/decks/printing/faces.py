"""How a game looks on paper: what its module `faces` registers as FACES, and the plain look of a game without one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from parlour.decks.facts import card_texts
from parlour.decks.format import Deck
from parlour.decks.printing.backs import BOX, FRAME, GROUND, frame
from parlour.decks.printing.canvas import Align, Canvas
from parlour.decks.printing.colours import HAIRLINE, ON_DARK, mixed
from parlour.decks.printing.fonts import Typeface
from parlour.decks.printing.imprint import Imprint
from parlour.decks.printing.paper import FACE
from parlour.decks.printing.setting import Style, TypeSize, fitted, set_lines
from parlour.decks.printing.sheet import CardSides
from parlour.decks.printing.symbols import Symbol
from parlour.engine.game import Game, Part
from parlour.registry import part_of

P = TypeVar("P", bound=Deck | None)


@dataclass(frozen=True)
class Faces(Generic[P]):
    """A game's cards and sheets. Whatever is called with a deck is called with None in a game that takes none."""

    cards: Callable[[P, str], Sequence[CardSides]]
    """Every card of the game with this deck; what does not come from the deck is in the language."""
    accent: str
    """The colour of titles and headings, as #RRGGBB."""
    cover: Symbol | None = None
    """Beside the title: five wide, six high."""
    beside: Callable[[Canvas, P, Imprint], None] | None = None
    """Prints further sheets, between the rules and the cards."""


def faces_of(game: Game) -> Faces[Any]:
    """The game's own; or every text of its deck as a card, with the name of the game."""
    return part_of(game, Part.FACES, Faces) or Faces(cards=partial(_plain_cards, game.title), accent=_GROUND)


TEXT = Style(
    Typeface.SERIF, (TypeSize(12.6, 1.12, 4), TypeSize(10.4, 1.2, 6), TypeSize(8.6, 1.22, 8), TypeSize(7.2, 1.26))
)
TITLE = Style(Typeface.SERIF_BOLD_ITALIC, (TypeSize(12.4, 1.05), TypeSize(10, 1.05), TypeSize(8, 1.05)))

_GROUND = "#2F5B46"
_EDGE = 9.0
_NAME = 14.0
TEXT_BOX = (FACE.width - 2 * _EDGE, FACE.height - 2 * _EDGE - _NAME)


def _plain_cards(title: str, deck: Deck | None, language: str) -> list[CardSides]:
    back = partial(_draw_back, title=title, language=language)
    texts = card_texts(deck).values()
    return [
        CardSides(partial(_draw_text, text=text, title=title, language=deck.language), back) for text in texts if deck
    ]


def _draw_text(canvas: Canvas, text: str, title: str, language: str) -> None:
    canvas.stroke(frame(3.4, 2.6), mixed(HAIRLINE, "#FFFFFF", 0.6), 0.35)
    name = fitted(title, TITLE, (FACE.width - 2 * _EDGE, _NAME), language)
    set_lines(canvas, name, _EDGE, _EDGE - 2, _GROUND)
    setting = fitted(text, TEXT, TEXT_BOX, language)
    set_lines(canvas, setting, _EDGE, _EDGE + _NAME + (TEXT_BOX[1] - setting.height) / 2)


def _draw_back(canvas: Canvas, title: str, language: str) -> None:
    def once(inner: Canvas) -> None:
        inner.fill(GROUND, _GROUND)
        inner.stroke(frame(FRAME, 4), ON_DARK, 0.5)
        name = fitted(title, TITLE, (FACE.width - 2 * _EDGE, FACE.height - 2 * _EDGE), language)
        set_lines(inner, name, FACE.width / 2, (FACE.height - name.height) / 2, ON_DARK, Align.CENTRE)

    canvas.stamp("back-plain", BOX, once)

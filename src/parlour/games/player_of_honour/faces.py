"""Player of Honour on paper: topics on both sides of a card, eight players' cards, and the points."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import NamedTuple

from parlour.decks.printing import shapes
from parlour.decks.printing.backs import GROUND, Pattern, draw_pattern, frame
from parlour.decks.printing.canvas import Align, Canvas
from parlour.decks.printing.colours import BRASS, INK, INK_2, ON_DARK, ON_LIGHT, mixed
from parlour.decks.printing.faces import Faces
from parlour.decks.printing.fonts import Typeface, width
from parlour.decks.printing.labels import in_language
from parlour.decks.printing.paper import FACE
from parlour.decks.printing.setting import Style, TypeSize, fitted, set_lines
from parlour.decks.printing.sheet import CardSides
from parlour.decks.printing.symbols import Symbol, draw, size
from parlour.games.player_of_honour.deck import Topic, TopicDeck

_symbol = partial(Symbol, Path(__file__).with_name("symbols.svg"))

_ORNAMENT, _ROSETTE = _symbol("orn"), _symbol("rosette")
_ROSETTES = Pattern("#5A2A12", "#F3C452", _symbol("tile-honour"), 5, 7)


class _Words(NamedTuple):
    """What stands on the cards besides the deck's own texts."""

    language: str
    likes_most: str
    likes_least: str
    i_know_this_one: str
    point: str
    points: str
    point_cards: str


_WORDS = {
    "en": _Words(
        language="en",
        likes_most="likes most",
        likes_least="likes least",
        i_know_this_one="I Know This One!",
        point="point",
        points="points",
        point_cards="24 ones, 16 fives, 8 tens",
    ),
    "fr": _Words(
        language="fr",
        likes_most="aime le plus",
        likes_least="aime le moins",
        i_know_this_one="Ça, je\u00a0le\u00a0sais\u00a0!",
        point="point",
        points="points",
        point_cards="24 cartes de 1, 16 de 5, 8 de 10",
    ),
}


class _Player(NamedTuple):
    """A set of player cards: an animal and its colour."""

    cameo: Symbol
    colour: str


_PLAYERS = (
    _Player(_symbol("av-fox"), "#7E3A1C"),
    _Player(_symbol("av-owl"), "#2C4A6B"),
    _Player(_symbol("av-cat"), "#6B2740"),
    _Player(_symbol("av-hare"), "#8A6420"),
    _Player(_symbol("av-frog"), "#274E58"),
    _Player(_symbol("av-robin"), "#35506B"),
    _Player(_symbol("av-hedge"), "#4F2E5A"),
    _Player(_symbol("av-bear"), "#2F5B46"),
)
_RANKS = range(1, 6)

_POINTS = {1: 24, 5: 16, 10: 8}
"""How many cards of each value: 48 cards, 184 points."""

TOPIC = Style(
    Typeface.SERIF_BOLD, (TypeSize(13.2, 1.1, 4), TypeSize(11.2, 1.1, 4), TypeSize(9.8, 1.12, 5), TypeSize(8.6, 1.14))
)
TOPIC_BOX = (FACE.width - 24, 62.0)
_TICKET = Style(Typeface.SERIF_BOLD_ITALIC, (TypeSize(16, 1.0), TypeSize(14, 1.0)))

_HONEY = "#F3C452"
_GOLD = "#DDBB7C"


def _cards(deck: TopicDeck, language: str) -> list[CardSides]:
    words = in_language(_WORDS, language)
    face = partial(_draw_topic, language=deck.language)
    topics = [CardSides(partial(face, topic=first), partial(face, topic=second)) for first, second in deck.topics]
    sets = [
        CardSides(front, partial(_draw_player_back, player=player))
        for player in _PLAYERS
        for front in [
            *(partial(_draw_rank, rank=rank, player=player, words=words) for rank in _RANKS),
            partial(_draw_ticket, player=player, words=words),
        ]
    ]
    points = [
        CardSides(partial(_draw_point, value=value, words=words), partial(draw_pattern, pattern=_ROSETTES))
        for value, count in _POINTS.items()
        for _ in range(count)
    ]
    return topics + sets + points


def _draw_topic(canvas: Canvas, topic: Topic, language: str) -> None:
    canvas.stamp("topic", (0, 0, FACE.width, FACE.height), _draw_topic_frame)
    setting = fitted(topic.text, TOPIC, TOPIC_BOX, language)
    middle, height = FACE.height / 2, setting.height
    set_lines(canvas, setting, FACE.width / 2, middle - height / 2, align=Align.CENTRE)
    across = 34.0
    tall = across * size(_ORNAMENT)[1] / size(_ORNAMENT)[0]
    for y in (middle - height / 2 - 5 - tall, middle + height / 2 + 5):
        draw(canvas, _ORNAMENT, (FACE.width - across) / 2, y, across, "#A8741A")


def _draw_topic_frame(canvas: Canvas) -> None:
    canvas.stroke(frame(4.35, 3), BRASS, 0.7)
    canvas.stroke(frame(6, 1.8), BRASS, 0.35)


def _draw_rank(canvas: Canvas, rank: int, player: _Player, words: _Words) -> None:
    canvas.fill(frame(4.5, 4.5), player.colour)
    _draw_cameo(canvas, player, 18, 21, 14)
    middle, baseline, points = FACE.width / 2, FACE.height / 2 + 23, 64.0
    left = middle - width(str(rank), Typeface.SERIF_BOLD) * points / 2
    canvas.write(left, baseline, str(rank), Typeface.SERIF_BOLD, points, ON_DARK)
    said = {_RANKS[0]: words.likes_most, _RANKS[-1]: words.likes_least}.get(rank, "")
    left = middle - width(said, Typeface.SANS_SEMIBOLD) * 8 / 2
    canvas.write(left, baseline + 18, said, Typeface.SANS_SEMIBOLD, 8, ON_DARK)


def _draw_ticket(canvas: Canvas, player: _Player, words: _Words) -> None:
    canvas.fill(GROUND, _HONEY)
    canvas.stroke(frame(4, 3), mixed("#6B4400", _HONEY, 0.6), 0.9, dashes=(2.6, 2))
    _draw_cameo(canvas, player, 18, 21, 14)
    text = fitted(words.i_know_this_one, _TICKET, (FACE.width - 24, 60), words.language)
    star = 34.0
    top = (FACE.height - star - 4 - text.height) / 2
    draw(canvas, _symbol("i-star"), (FACE.width - star) / 2, top, star, ON_LIGHT)
    set_lines(canvas, text, FACE.width / 2, top + star + 4, ON_LIGHT, Align.CENTRE)


def _draw_player_back(canvas: Canvas, player: _Player) -> None:
    canvas.fill(GROUND, player.colour)
    canvas.stroke(frame(4.5, 4), _GOLD, 0.5)
    canvas.stroke(frame(6.2, 3), mixed(_GOLD, player.colour, 0.5), 0.35)
    _draw_cameo(canvas, player, FACE.width / 2, FACE.height / 2, 52)


def _draw_cameo(canvas: Canvas, player: _Player, x: float, y: float, across: float) -> None:
    """The animal in its oval, with a gold rim, around this point."""
    down = across * 1.2
    rim = across / 2 * 1.09
    canvas.fill(shapes.ellipse(x, y, rim, rim + (down - across) / 2), "#A67C3A")
    canvas.fill(shapes.ellipse(x, y, rim * 0.97, rim * 0.97 + (down - across) / 2), "#E9CF97")
    draw(canvas, player.cameo, x - across / 2, y - down / 2, across)


def _draw_point(canvas: Canvas, value: int, words: _Words) -> None:
    def once(inner: Canvas) -> None:
        inner.stroke(frame(4.35, 3), BRASS, 0.7)
        across = 70.0
        scale = across / size(_ROSETTE)[0]
        x, y = (FACE.width - across) / 2, 12.0
        draw(inner, _ROSETTE, x, y, across)
        points = 27.0
        number = str(value)
        left = FACE.width / 2 - width(number, Typeface.SERIF_BOLD) * points / 2
        inner.write(left, y + 86 * scale + 0.34 * points, number, Typeface.SERIF_BOLD, points, "#5A2A12")
        for text, face, letter_size, baseline, colour in (
            (words.point if value == 1 else words.points, Typeface.SERIF_BOLD_ITALIC, 11.0, 118.5, INK),
            (words.point_cards, Typeface.SANS, 4.4, 127.0, INK_2),
        ):
            left = FACE.width / 2 - width(text, face) * letter_size / 2
            inner.write(left, baseline, text, face, letter_size, colour)

    canvas.stamp(f"point-{value}", (0, 0, FACE.width, FACE.height), once)


FACES = Faces(cover=_symbol("cov-honour"), accent="#6B4400", cards=_cards)

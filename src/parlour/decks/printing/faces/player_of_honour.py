"""Player of Honour: topics on both sides of a card, eight players' cards, and the points."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from parlour.decks.format import Topic, TopicDeck
from parlour.decks.printing import shapes
from parlour.decks.printing.backs import GROUND, ROSETTES, draw_pattern, frame
from parlour.decks.printing.canvas import Align, Canvas
from parlour.decks.printing.colours import BRASS, INK, INK_2, ON_DARK, ON_LIGHT, mixed
from parlour.decks.printing.fonts import Face, width
from parlour.decks.printing.labels import Labels
from parlour.decks.printing.paper import FACE
from parlour.decks.printing.setting import Step, Style, fitted, set_lines
from parlour.decks.printing.sheet import Card
from parlour.decks.printing.symbols import Symbol, draw, size


class Player(NamedTuple):
    """A set of player cards: an animal and its colour."""

    cameo: Symbol
    colour: str


PLAYERS = (
    Player(Symbol.FOX, "#7E3A1C"),
    Player(Symbol.OWL, "#2C4A6B"),
    Player(Symbol.CAT, "#6B2740"),
    Player(Symbol.HARE, "#8A6420"),
    Player(Symbol.FROG, "#274E58"),
    Player(Symbol.ROBIN, "#35506B"),
    Player(Symbol.HEDGEHOG, "#4F2E5A"),
    Player(Symbol.BEAR, "#2F5B46"),
)
RANKS = range(1, 6)

POINTS = {1: 24, 5: 16, 10: 8}
"""How many cards of each value: 48 cards, 184 points."""

TOPIC = Style(Face.SERIF_BOLD, (Step(13.2, 1.1, 4), Step(11.2, 1.1, 4), Step(9.8, 1.12, 5), Step(8.6, 1.14)))
TOPIC_BOX = (FACE.width - 24, 62.0)
TICKET = Style(Face.SERIF_BOLD_ITALIC, (Step(16, 1.0), Step(14, 1.0)))

_HONEY = "#F3C452"
_GOLD = "#DDBB7C"


def cards(deck: TopicDeck, labels: Labels) -> list[Card]:
    face = partial(draw_topic, language=deck.language)
    topics = [Card(partial(face, topic=first), partial(face, topic=second)) for first, second in deck.topics]
    sets = [
        Card(front, partial(draw_player_back, player=player))
        for player in PLAYERS
        for front in [
            *(partial(draw_rank, rank=rank, player=player, labels=labels) for rank in RANKS),
            partial(draw_ticket, player=player, labels=labels),
        ]
    ]
    points = [
        Card(partial(draw_point, value=value, labels=labels), partial(draw_pattern, pattern=ROSETTES))
        for value, count in POINTS.items()
        for _ in range(count)
    ]
    return topics + sets + points


def draw_topic(canvas: Canvas, topic: Topic, language: str) -> None:
    canvas.stamp("topic", (0, 0, FACE.width, FACE.height), _draw_topic_frame)
    setting = fitted(topic.text, TOPIC, TOPIC_BOX, language)
    middle, height = FACE.height / 2, setting.height
    set_lines(canvas, setting, FACE.width / 2, middle - height / 2, align=Align.CENTRE)
    across = 34.0
    tall = across * size(Symbol.ORNAMENT)[1] / size(Symbol.ORNAMENT)[0]
    for y in (middle - height / 2 - 5 - tall, middle + height / 2 + 5):
        draw(canvas, Symbol.ORNAMENT, (FACE.width - across) / 2, y, across, "#A8741A")


def _draw_topic_frame(canvas: Canvas) -> None:
    canvas.stroke(frame(4.35, 3), BRASS, 0.7)
    canvas.stroke(frame(6, 1.8), BRASS, 0.35)


def draw_rank(canvas: Canvas, rank: int, player: Player, labels: Labels) -> None:
    canvas.fill(frame(4.5, 4.5), player.colour)
    _draw_cameo(canvas, player, 18, 21, 14)
    middle, baseline, points = FACE.width / 2, FACE.height / 2 + 23, 64.0
    left = middle - width(str(rank), Face.SERIF_BOLD) * points / 2
    canvas.write(left, baseline, str(rank), Face.SERIF_BOLD, points, ON_DARK)
    said = {RANKS[0]: labels.likes_most, RANKS[-1]: labels.likes_least}.get(rank, "")
    left = middle - width(said, Face.SANS_SEMIBOLD) * 8 / 2
    canvas.write(left, baseline + 18, said, Face.SANS_SEMIBOLD, 8, ON_DARK)


def draw_ticket(canvas: Canvas, player: Player, labels: Labels) -> None:
    canvas.fill(GROUND, _HONEY)
    canvas.stroke(frame(4, 3), mixed("#6B4400", _HONEY, 0.6), 0.9, dashes=(2.6, 2))
    _draw_cameo(canvas, player, 18, 21, 14)
    text = fitted(labels.i_know_this_one, TICKET, (FACE.width - 24, 60), labels.language)
    star = 34.0
    top = (FACE.height - star - 4 - text.height) / 2
    draw(canvas, Symbol.STAR, (FACE.width - star) / 2, top, star, ON_LIGHT)
    set_lines(canvas, text, FACE.width / 2, top + star + 4, ON_LIGHT, Align.CENTRE)


def draw_player_back(canvas: Canvas, player: Player) -> None:
    canvas.fill(GROUND, player.colour)
    canvas.stroke(frame(4.5, 4), _GOLD, 0.5)
    canvas.stroke(frame(6.2, 3), mixed(_GOLD, player.colour, 0.5), 0.35)
    _draw_cameo(canvas, player, FACE.width / 2, FACE.height / 2, 52)


def _draw_cameo(canvas: Canvas, player: Player, x: float, y: float, across: float) -> None:
    """The animal in its oval, with a gold rim, around this point."""
    down = across * 1.2
    rim = across / 2 * 1.09
    canvas.fill(shapes.ellipse(x, y, rim, rim + (down - across) / 2), "#A67C3A")
    canvas.fill(shapes.ellipse(x, y, rim * 0.97, rim * 0.97 + (down - across) / 2), "#E9CF97")
    draw(canvas, player.cameo, x - across / 2, y - down / 2, across)


def draw_point(canvas: Canvas, value: int, labels: Labels) -> None:
    def once(inner: Canvas) -> None:
        inner.stroke(frame(4.35, 3), BRASS, 0.7)
        across = 70.0
        scale = across / size(Symbol.ROSETTE)[0]
        x, y = (FACE.width - across) / 2, 12.0
        draw(inner, Symbol.ROSETTE, x, y, across)
        points = 27.0
        number = str(value)
        left = FACE.width / 2 - width(number, Face.SERIF_BOLD) * points / 2
        inner.write(left, y + 86 * scale + 0.34 * points, number, Face.SERIF_BOLD, points, "#5A2A12")
        for text, face, letter_size, baseline, colour in (
            (labels.point if value == 1 else labels.points, Face.SERIF_BOLD_ITALIC, 11.0, 118.5, INK),
            (labels.point_cards, Face.SANS, 4.4, 127.0, INK_2),
        ):
            left = FACE.width / 2 - width(text, face) * letter_size / 2
            inner.write(left, baseline, text, face, letter_size, colour)

    canvas.stamp(f"point-{value}", (0, 0, FACE.width, FACE.height), once)

"""The presenter: what a game brings to be drawn and asked in a terminal, the part TERMINAL of its folder.

Whatever a game leaves out is made from its view and its offers, so that one with rules alone can be played as well.
Templates are filled in like sentences (sentences.py), with what is known of an act that is still open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import Console, RenderableType
from rich.text import Text

from parlour.engine.game import Game, Part
from parlour.registry import part_of
from parlour.terminal.wording import name_in_words

if TYPE_CHECKING:
    from parlour.terminal.asking import Asker
    from parlour.terminal.sentences import Teller

View = dict[str, Any]
Offer = dict[str, Any]


class CardName(NamedTuple):
    """How a card reads: by itself, and within a sentence."""

    alone: Text
    said: Text


def plain_card(name: str, printed: str | None) -> CardName:
    """A card by the text that is printed on it; one without a text by its name on the wire."""
    if printed is None:
        unprinted = Text(name_in_words(name))
        return CardName(unprinted, unprinted)
    alone = Text(printed, "bold cyan")
    return CardName(alone, Text.assemble("“", alone, "”"))


@dataclass(frozen=True)
class Presenter:
    labels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """A line of the menu for each act; the first template is used whose fields are all settled."""
    questions: Mapping[str, str] = field(default_factory=dict)
    """By act and field, as in `throw.card`. Such a field is asked for, in this order; other choices are listed."""
    endings: Mapping[str, str] = field(default_factory=dict)
    """How the match has ended, for each reason."""
    scores: str = "Scores"
    """What the numbers are that each seat has in the end."""

    name_card: Callable[[str, str | None], CardName] = plain_card
    """A card by its name on the wire and the text that is printed on it, if there is one."""
    draw: Callable[[View, Teller], list[RenderableType]] | None = None
    """What lies on the table, below the line of people."""
    beside: Callable[[View, int, Text], Text] | None = None
    """What stands beside somebody's name: handed how many cards they hold."""
    look_up: Callable[[View, Teller], list[Text]] | None = None
    """What `?` shows besides."""
    known: Callable[[View, Offer, Teller], Mapping[str, Any]] | None = None
    """What the settled fields of an offer point to on the table, for its label."""
    keys: Callable[[View, str, Sequence[Any]], dict[str, Any]] | None = None
    """What may be typed for each value of a field, where the picture says so; empty where they have to be listed."""
    asks: Mapping[str, Callable[[Asker, View], Offer]] = field(default_factory=dict)
    """The acts that are asked for in a way of their own."""

    show_deck: Callable[[Console, Any, Sequence[Any]], list[RenderableType]] | None = None
    """Some cards of a deck, laid out to look at."""


PLAIN = Presenter()


def presenter_of(game: Game) -> Presenter:
    return part_of(game, Part.TERMINAL, Presenter) or PLAIN

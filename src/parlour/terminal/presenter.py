"""The presenter: what a game brings to be drawn and asked in a terminal, the part TERMINAL of its folder.

Whatever a game leaves out is made from its view and its offers, so that one with rules alone can be played as well.
Its sentences are in its `text` folder; here is what they are given besides the fields of events and acts.
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


def plain_card(name: str, teller: Teller) -> CardName:
    """A card by the text that is printed on it; one without a text by its name on the wire."""
    printed = teller.printed.get(name)
    if printed is None:
        unprinted = Text(name_in_words(name))
        return CardName(unprinted, unprinted)
    alone = Text(printed, "bold cyan")
    return CardName(alone, teller.say("terminal-card", text=alone))


@dataclass(frozen=True)
class Presenter:
    questions: Sequence[str] = ()
    """Fields that are asked for, in this order, by act and field, as in `throw.card`; other choices are listed. How to
    ask is the message `<game>-ask-<act>-<field>`."""
    told: Callable[[Mapping[str, Any], Teller], Mapping[str, Any]] | None = None
    """What the sentence for an event is given besides the event's own fields, or in their place."""
    ended: Callable[[View, Teller], Mapping[str, Any]] | None = None
    """What the sentence for the ending is given besides who has won."""

    name_card: Callable[[str, Teller], CardName] = plain_card
    """A card by its name on the wire."""
    draw: Callable[[View, Teller], list[RenderableType]] | None = None
    """What lies on the table, below the line of people."""
    beside: Callable[[View, int, Text, Teller], Text] | None = None
    """What stands beside somebody's name: handed how many cards they hold."""
    look_up: Callable[[View, Teller], list[Text]] | None = None
    """What `?` shows besides."""
    known: Callable[[View, Offer, Teller], Mapping[str, Any]] | None = None
    """What the label of an offer is given besides the fields that are settled: what they point to on the table."""
    keys: Callable[[View, str, Sequence[Any], Teller], dict[str, Any]] | None = None
    """What may be typed for each value of a field, where the picture says so; empty where they have to be listed."""
    asks: Mapping[str, Callable[[Asker, View], Offer]] = field(default_factory=dict)
    """The acts that are asked for in a way of their own."""

    show_deck: Callable[[Console, Any, Sequence[Any]], list[RenderableType]] | None = None
    """Some cards of a deck, laid out to look at."""


PLAIN = Presenter()


def presenter_of(game: Game) -> Presenter:
    return part_of(game, Part.TERMINAL, Presenter) or PLAIN

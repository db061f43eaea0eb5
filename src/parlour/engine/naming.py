"""Card names: a match calls its cards as their deck does, or by drawn names, which do not tell what belongs together.

A card is called `ID.kind`. Where knowing what belongs together is the game, a readable name says too much to whoever
looks at what goes over the wire: `erosion.definition`. A drawn name says the kind and no more: `3f0a9.definition`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeVar

from parlour.engine.chance import Chance, Seed

T = TypeVar("T")

Names = Literal["readable", "drawn"]

Called = Mapping[str, str]
"""What each card is called in a match, by its readable name."""


def drawn_names(cards: Iterable[str], seed: Seed) -> Called:
    """From a stream of their own: the match is dealt as it would be without them."""
    cards = [*cards]
    names = Chance.of(seed).apart("names").names(len(cards))
    return {card: name + _kind(card) for card, name in zip(cards, names, strict=True)}


def _kind(card: str) -> str:
    """With its dot."""
    return card.removeprefix(card.partition(".")[0])


def listed(by_card: dict[str, T], called: Called | None) -> dict[str, T]:
    """What there is to say of each card, by its name in the match. Drawn names stand in their own order, for that of
    the deck would tell what belongs together."""
    if called is None:
        return by_card
    return dict(sorted([(called[card], said) for card, said in by_card.items()], key=_name))


def _name(named: tuple[str, object]) -> str:
    return named[0]


def names_by_text(printed: Mapping[str, str], texts: Mapping[str, str]) -> Called:
    """What the cards of a deck are called, found by what is printed on them: all that a player has to go by. Of cards
    that read alike nobody can tell which is which."""
    found: dict[tuple[str, str], list[str]] = {}
    for name, text in texts.items():
        found.setdefault((_kind(name), text), []).append(name)
    return {card: found[_kind(card), text].pop() for card, text in printed.items()}

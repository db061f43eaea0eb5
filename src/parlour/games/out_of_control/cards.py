"""The cards of Out of Control: always the same 92. A set of number cards is a set of bits, one bit a card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

Colour = Literal["red", "green", "blue", "yellow"]

COLOURS: Final[tuple[Colour, ...]] = ("red", "green", "blue", "yellow")
LOWEST: Final = 1
HIGHEST: Final = 10
HAND: Final = 7
WILD: Final = "W"

CARD: Final = {(colour, n): f"{colour[0].upper()}{n}" for colour in COLOURS for n in range(LOWEST, HIGHEST + 1)}
"""The number card of a colour and a number."""
NUMBER: Final = {card: number for (_, number), card in CARD.items()}
DECK: Final = [*CARD.values()] * 2 + [WILD] * 12
"""O1: two sets of each colour, and 12 Wilds."""

BIT: Final = {card: 1 << at for at, card in enumerate(CARD.values())} | {WILD: 0}


def bits(cards: Iterable[str]) -> int:
    """The number cards among these; how often each is there makes no difference."""
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


ALL_OF: Final[dict[Colour, int]] = {
    colour: bits([CARD[colour, n] for n in range(LOWEST, HIGHEST + 1)]) for colour in COLOURS
}
COLOURS_OF: Final[dict[str, tuple[Colour, ...]]] = {card: (colour,) for (colour, _), card in CARD.items()} | {
    WILD: COLOURS
}
"""The colours a card can be laid in."""

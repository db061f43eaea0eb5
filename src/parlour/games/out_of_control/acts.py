"""What a player of Out of Control does."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from parlour.engine.act import Act
from parlour.games.out_of_control.cards import DECK, NUMBER, WILD, Colour

Side = Literal["low", "high"]

MOST_SEATS: Final = 6
MOST_SUCCESSIONS: Final = len(DECK) // 3


class Roll(Act, frozen=True, tag="roll"):
    pass


class Draw(Act, frozen=True, tag="draw"):
    """O7: take the top card of the main deck."""


class Discard(Act, frozen=True, tag="discard"):
    card: str


class Take(Act, frozen=True, tag="take"):
    """O7: take one card blind: the seat it is taken from, and a place in that hand."""

    seat: int
    slot: int


class Give(Act, frozen=True, tag="give"):
    seat: int
    card: str


class End(Act, frozen=True, tag="end"):
    pass


class Lay(Act, frozen=True, tag="lay", rename={"low": "from"}):
    """O4: a new succession of this colour, from its lowest number up."""

    its_own_offer: ClassVar[bool] = True
    colour: Colour
    low: int
    cards: tuple[str, ...]
    more: bool = False
    """True on the last of the offers where not all could be listed. Whoever plays that offer may leave it in."""


class Extend(Act, frozen=True, tag="extend"):
    """O5: cards at one end of a succession, in ascending order, as they will lie."""

    its_own_offer: ClassVar[bool] = True
    succession: int
    end: Side
    cards: tuple[str, ...]
    more: bool = False


class Substitute(Act, frozen=True, tag="substitute"):
    """O9: this card takes the place of the one that lies at this number of a succession."""

    succession: int
    number: int
    card: str


TablePlay = Lay | Extend | Substitute


class Gather(Act, frozen=True, tag="gather"):
    """O8: a card of the discard row with all that were discarded after it, and what it is used for at once."""

    its_own_offer: ClassVar[bool] = True
    index: int
    use: TablePlay
    more: bool = False


ROLL: Final = Roll()
DRAW: Final = Draw()
END: Final = End()
DISCARD: Final = {card: Discard(card) for card in dict.fromkeys(DECK)}
GIVE: Final = [{card: Give(seat, card) for card in dict.fromkeys(DECK)} for seat in range(MOST_SEATS)]
TAKE: Final = [[Take(seat, slot) for slot in range(len(DECK))] for seat in range(MOST_SEATS)]
BY_A_NUMBER: Final = [{card: Substitute(row, n, card) for card, n in NUMBER.items()} for row in range(MOST_SUCCESSIONS)]
"""O9: by succession, a number card in the place of the Wild that stands for it."""
BY_A_WILD: Final = [{n: Substitute(row, n, WILD) for n in NUMBER.values()} for row in range(MOST_SUCCESSIONS)]
"""O9: by succession, a Wild in the place of the number card that lies there."""

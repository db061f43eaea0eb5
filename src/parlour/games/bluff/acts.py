"""What a player of Bluff does."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

from parlour.engine.act import Act, Text
from parlour.engine.text import WORD_LENGTH

Trio = tuple[str, str, str]
Pair = tuple[str, str]
TRIO: Final = 3
PAIR: Final = 2
HAND: Final = TRIO + PAIR


class Pick(Act, frozen=True, tag="pick", rename={"pile": "from"}):
    pile: Literal["down", "up"]


class Throw(Act, frozen=True, tag="throw"):
    card: str


class Block(Act, frozen=True, tag="block"):
    pass


class Choose(Act, frozen=True, tag="choose"):
    """One of the caller's five cards, blind."""

    slot: int


class Out(Act, frozen=True, tag="out"):
    """The whole hand, laid out; and, if a Wild is in it, the Word it stands for."""

    its_own_offer: ClassVar[bool] = True
    trio: Trio
    pair: Pair
    word: Annotated[str | None, Text(WORD_LENGTH, where_listed=True, decides=True)] = None


DOWN: Final = Pick("down")
UP: Final = Pick("up")
BLOCK: Final = Block()
PLACES: Final = [Choose(slot) for slot in range(HAND)]

"""Chance is handed in, never taken: a key and a counter over SHAKE, so the same seed gives the same match everywhere.

Its whole state is a few small values, so copying a match costs next to nothing. `Stacked` sets the first shuffle,
the die and the blind picks beforehand: for tests, bug reports and teaching.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections.abc import Sequence
from typing import Final, Self, TypeVar

import msgspec

from parlour.engine.plain import brief

T = TypeVar("T")
Seed = int | str
StackedCard = str | int
NAME: Final = 5


class Stacked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is set beforehand; what is not set comes from the seed."""

    deck: tuple[StackedCard, ...] = ()
    rolls: tuple[str, ...] = ()
    picks: tuple[int, ...] = ()
    seed: Seed = 0

    def __post_init__(self) -> None:
        for field, kinds in (("deck", (str, int)), ("rolls", (str,)), ("picks", (int,))):
            values = getattr(self, field)
            if isinstance(values, list):
                msgspec.structs.force_setattr(self, field, tuple(values))
            elif not isinstance(values, tuple):
                raise ValueError(f"Stacked {field}: give a list")
            for value in values:
                if type(value) not in kinds:
                    raise ValueError(f"Stacked {field}: {brief(value)} cannot stand there")
        if any(pick < 0 for pick in self.picks):
            raise ValueError("Stacked picks: a pick is an index from 0")

    def opened(self) -> Chance:
        chance = Chance.of(self.seed)
        chance.top, chance.rolls, chance.picks = self.deck, self.rolls, self.picks
        return chance


class Chance(msgspec.Struct):
    """Where every shuffle, roll and blind pick of a match comes from."""

    key: bytes
    drawn: int = 0
    top: tuple[StackedCard, ...] = ()
    rolls: tuple[str, ...] = ()
    picks: tuple[int, ...] = ()

    @classmethod
    def of(cls, seed: Seed) -> Self:
        if seed.__class__ is int:
            named = f"int:{seed}"
        elif seed.__class__ is str:
            named = f"str:{seed}"  # a number and a text that look alike are two seeds
        else:
            raise ValueError(f"seed: {brief(seed)} is neither a whole number nor a text")
        try:
            return cls(hashlib.sha256(named.encode()).digest()[:16])
        except UnicodeEncodeError:
            raise ValueError("seed: a text that cannot be written as UTF-8") from None

    def apart(self, purpose: str) -> Self:
        """A stream of its own from the same key: what is drawn there changes nothing here, and tells nothing of it."""
        return type(self)(hashlib.sha256(f"{purpose}:".encode() + self.key).digest()[:16])

    def names(self, count: int) -> list[str]:
        """So many names of five hexadecimal digits, no two alike, and any of them as likely as any other.

        Twice as many are drawn as are wanted, for some come again.
        """
        digits = self._bytes(NAME * count).hex()
        drawn = dict.fromkeys([digits[at : at + NAME] for at in range(0, len(digits), NAME)])
        return [*drawn][:count]

    def shuffle(self, cards: list[T], places: int | None = None) -> None:
        """Fisher and Yates over 32-bit words: with so few cards, the bias is far below what a lifetime could show.

        With `places`, only so many at the end are filled; the cards before them wait for a shuffle of their own.
        """
        left = len(cards)
        words = array("I", self._bytes(4 * (left if places is None else min(places, left))))
        if sys.byteorder == "big":
            words.byteswap()  # the same seed gives the same match everywhere
        for word in words:
            at = word % left
            left -= 1
            cards[left], cards[at] = cards[at], cards[left]

    def below(self, limit: int) -> int:
        """A number from 0 up to but not including the limit."""
        return int.from_bytes(self._bytes(8), "little") * limit >> 64

    def fraction(self) -> float:
        """Anything from 0 up to but not including 1."""
        return self.below(1 << 32) / (1 << 32)

    def choice(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def deck(self, cards: list[T], wanted: int | None = None) -> list[T]:
        """The first shuffle of a match, top first: the stacked cards, then the others in seeded order.

        With `wanted`, only so many of the others; the cards below them wait for a shuffle of their own.
        """
        rest = list(cards)
        stacked: list[T] = []
        for name in self.top:
            if name not in rest:
                raise ValueError(f"stacked deck: {brief(name)} is not (or no longer) in the deck")
            stacked.append(rest.pop(rest.index(name)))
        self.top = ()
        self.shuffle(rest, wanted)
        if wanted is not None:
            rest.reverse()
        return stacked + rest

    def roll(self, faces: Sequence[str]) -> str:
        if self.rolls:
            face, self.rolls = self.rolls[0], self.rolls[1:]
            return face
        return self.choice(faces)

    def pick(self, places: int) -> int:
        """A blind pick (A3): which of so many cards, as their owner sees them, lies in the chosen place.

        The places are freshly shuffled, so any place is as good as another, and one number drawn says it all. A stacked
        pick beyond the last card goes round to the first ones again.
        """
        if self.picks:
            pick, self.picks = self.picks[0], self.picks[1:]
            return pick % places
        return self.below(places)

    def _bytes(self, count: int) -> bytes:
        drawn = hashlib.shake_128(self.key + self.drawn.to_bytes(8, "little")).digest(count)
        self.drawn += 1
        return drawn

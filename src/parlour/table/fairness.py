"""Chance that nobody can bend: the table commits to a seed, then everybody may add salt, then the match is drawn.

The order is what makes it fair. A match's seed is chosen before the match before it begins (the first one's with the
table), and the commitment to it stands in every lobby from the moment at which salt for it is taken. So the table
could not know the salts when it chose the seed, and whoever salts does not know the seed. What the cards come from is
both. The seed is shown when the match is over. Every match is salted anew: a salt counts once.

It does not help against a table that makes common cause with the last one to salt: together they know everything.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

MOST_SALTS = 8
"""So often may one person salt the same match: enough for every reload of a page, and nobody fills the log."""

FirstBy = Literal["chosen", "next", "drawn", "cut"]
"""A2: how it came that a seat begins. The host has chosen it; it is the one after the first of the match before; it was
drawn from the match's seed; or the game cuts for it, by rules of its own."""


class Salts(Struct):
    """What people have added to the chance of the match to come, with its number in the log. Of each person the last
    one counts; somebody who adds none simply adds none."""

    given: dict[int, list[tuple[int, str]]] = {}

    def add(self, person: int, number: int, salt: str) -> None:
        self.given.setdefault(person, []).append((number, salt))

    def how_many_of(self, person: int) -> int:
        return len(self.given.get(person, ()))

    def that_count(self) -> list[tuple[int, str]]:
        """Numbers and salts, in the order of the log."""
        return sorted(given[-1] for given in self.given.values())


def new_seed() -> str:
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published of the seed: it tells nothing, and fits no other seed."""
    return _hash("parlour commitment", seed)


def match_seed(seed: str, salts: Iterable[str]) -> str:
    """What a match's chance is made of: the table's seed, and everybody's salt in the order of the log."""
    return _hash("parlour match", seed, *salts)


def first_seat(seed: str, seats: int) -> int:
    """A2: the first seat, drawn from the match's seed. So many bits make every seat as likely as another."""
    return int(_hash("parlour first seat", seed), 16) % seats


def _hash(*parts: str) -> str:
    digest = hashlib.sha256()
    for part in parts:
        content = part.encode()
        digest.update(len(content).to_bytes(8, "big"))  # so that no two lists of parts read the same
        digest.update(content)
    return digest.hexdigest()

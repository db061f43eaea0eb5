"""Chance that nobody can bend: the table commits to a seed, then everybody may add salt, then the match is drawn.

The order is what makes it fair. A match's seed is chosen before the match before it begins (the first one's with the
table), and the commitment to it stands in every lobby from the moment at which salt for it is taken. So the table
could not know the salts when it chose the seed, and whoever salts does not know the seed. What the cards come from is
both. The seed is shown when the match is over. Every match is salted anew: a salt counts once.

When a match begins, a second hash is shown with its first frame: the match hash, over all that it begins with beside
the seed. So nobody can say afterwards that other salts, another deck or other settings had counted.

It does not help against a table that makes common cause with the last one to salt: together they know everything.

docs/fairness.md says all of this so exactly that anybody can do it again without this code.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct

from parlour.engine.match import Header
from parlour.engine.naming import Names
from parlour.engine.plain import canonical, plain
from parlour.table.log.reading import hash_of

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


class Opening(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a match begins with, beside its seed, for which the commitment stands. `salts` are those that count, each
    with its number in the log; `options` are all of them, `deck` is the SHA-256 of the deck's canonical JSON. `names`
    is there where its cards have drawn names."""

    commitment: str
    salts: list[tuple[int, str]]
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    deck: str | None
    first: int | None
    first_by: FirstBy
    names: Names = "readable"


def opening_of(header: Header, commitment: str, salts: list[tuple[int, str]], first_by: FirstBy) -> Opening:
    game, deck = header.game, header.deck
    return Opening(
        commitment,
        salts,
        game.name,
        game.rules_version,
        header.seats,
        plain(header.options),
        None if deck is None else hash_of(deck),
        header.first,
        first_by,
        header.names,
    )


def new_seed() -> str:
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published of the seed: it tells nothing, and fits no other seed."""
    return _hash("parlour commitment", seed)


def match_hash(opening: Opening) -> str:
    """What is published when a match begins: it fits nothing else that a match could have begun with."""
    return _hash("parlour opening", canonical(opening).decode())


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

"""Chance that nobody can bend: the table commits to its seed before anybody sits down to play, and everybody adds salt.

The commitment is shown from the start, the seed only when the match is over. What the cards came from is both: the
table's seed, which it cannot change any more, and the salts of the seats, which it could not know.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable


def new_seed() -> str:
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published of the seed: it tells nothing, and fits no other seed."""
    return _hash("parlour commitment", seed)


def match_seed(seed: str, salts: Iterable[str]) -> str:
    """What a match's chance is made of: the table's seed and the salt of every seat, in order."""
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

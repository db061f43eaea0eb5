"""How akin two topics are: what they share, and, for whoever has met many people, what else goes with it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from parlour.bots.characters import CHARACTERS
from parlour.bots.player_of_honour.liking import taste
from parlour.bots.player_of_honour.topics import Topic

SHARED_TAG: Final = 0.15
SHARED_WORD: Final = 0.1
"""How much the liking of two topics goes together for each tag and each telling word that they share: about what the
eight characters' tastes give."""
SHARED_TAG_AT_LEAST: Final = 0.05
"""The same for whoever also knows the types: people have tastes that fit no type."""


def by_what_they_share(one: Topic, other: Topic) -> float:
    return SHARED_TAG * _tags_shared(one, other) + SHARED_WORD * len(one.words & other.words)


def by_types_of_people(one: Topic, other: Topic) -> float:
    """Who likes the night likes books and quiet too: tastes come in bundles, such as the characters have."""
    bundled = sum([a * b for a, b in zip(_liked_by_types(one.tags), _liked_by_types(other.tags), strict=True)])
    shared = SHARED_TAG_AT_LEAST * _tags_shared(one, other) + SHARED_WORD * len(one.words & other.words)
    return bundled / len(CHARACTERS) + shared


def liked_by_most(tags: tuple[str, ...]) -> float:
    """What one would think of anybody, before knowing them."""
    return sum(_liked_by_types(tags)) / len(CHARACTERS)


def _tags_shared(one: Topic, other: Topic) -> int:
    return sum([tag in other.tags for tag in one.tags])


@lru_cache(maxsize=1 << 12)
def _liked_by_types(tags: tuple[str, ...]) -> tuple[float, ...]:
    return tuple([taste(type_, tags) for type_ in CHARACTERS])

"""What is liked: by a bot itself, by people of a kind, and by somebody who has not chosen anything yet."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final

from parlour.bots.characters import CHARACTERS, Character
from parlour.bots.sight import Sight
from parlour.engine.text import fold
from parlour.games.player_of_honour.bots.topics import Topic

QUIRK: Final = 0.25
"""How far the quirk moves a topic at most: less than a taste does, so that whoever knows the tastes guesses well."""
SPOILS: Final = 2.0
"""How many times a kind of thing counts that its sentence says it dislikes: whoever cannot bear noise is not won over
by a thunderstorm because it comes at night."""


def likes(me: Character, topic: Topic) -> float:
    """The more, the better: the taste for what the topic is, and the quirk."""
    return taste(me, topic.tags) + QUIRK * quirk(me.name, topic)


def taste(me: Character, tags: Iterable[str]) -> float:
    return sum([me.tastes.get(tag, 0.0) * (SPOILS if me.said.get(tag, 0) < 0 else 1.0) for tag in tags])


def quirk(name: str, topic: Topic) -> float:
    """From -1 to 1, as if by chance, but the same whenever the topic comes up."""
    digest = hashlib.sha256(f"{name}\n{fold(topic.text)}".encode()).digest()
    return int.from_bytes(digest[:8], "little") / (1 << 63) - 1


def ranked(liked: Sequence[float]) -> tuple[int, ...]:
    """A number for each topic: 1 for what is liked most."""
    order = sorted(range(len(liked)), key=lambda topic: -liked[topic])
    return tuple([order.index(topic) + 1 for topic in range(len(liked))])


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


Forebodings = Callable[[Topic], float]
"""How much a topic is liked by somebody who has not chosen anything yet."""

SAID_TO_LIKE: Final = 0.8
SAID_TO_DISLIKE: Final = -1.6
"""How much a kind of thing is liked by whoever is said to, and not to: what cannot be borne spoils the rest."""


def forebodings(sight: Sight, seat: int, like_me: float) -> Forebodings:
    """About the player in this seat, whom the bot takes to be so much like itself: what is said of them, else what most
    people like, and a little what one likes oneself. What they choose then speaks louder."""
    said = sight.bot_at(seat).said

    def liked(topic: Topic) -> float:
        unsaid = tuple([tag for tag in topic.tags if tag not in said])
        by_sentence = sum([SAID_TO_LIKE if said[tag] > 0 else SAID_TO_DISLIKE for tag in topic.tags if tag in said])
        return by_sentence + liked_by_most(unsaid) + like_me * taste(sight.me, unsaid)

    return liked

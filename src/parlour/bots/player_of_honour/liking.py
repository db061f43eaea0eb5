"""What a bot likes itself: by its character's tastes, and by a quirk that is its own and always the same."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Final

from parlour.bots.characters import Character
from parlour.bots.player_of_honour.topics import Topic
from parlour.engine.text import fold

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

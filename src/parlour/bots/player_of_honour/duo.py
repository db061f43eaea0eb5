"""The Duo (P7): both rank for themselves, and score where they agree. So one leans towards what the other will like."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, pstdev

from parlour.bots.characters import Character
from parlour.bots.player_of_honour.liking import likes, ranked
from parlour.bots.player_of_honour.topics import Topic


def own_ranking(me: Character, topics: Sequence[Topic]) -> tuple[int, ...]:
    return ranked([likes(me, topic) for topic in topics])


def common_ranking(me: Character, topics: Sequence[Topic], expected: Sequence[float]) -> tuple[int, ...]:
    """Half one's own taste and half the other's. What is expected of somebody little known is nearly the same for all
    topics, so it is one's own taste that counts at first."""
    own = [likes(me, topic) for topic in topics]
    mean, spread = fmean(own), pstdev(own) or 1.0
    return ranked([(mine - mean) / spread + theirs for mine, theirs in zip(own, expected, strict=True)])

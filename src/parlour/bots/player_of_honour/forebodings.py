"""What one thinks somebody will like who has not chosen anything yet: what is said of them, else what most people like,
and a little what one likes oneself. What they choose then speaks louder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.bots.player_of_honour.kinship import liked_by_most
from parlour.bots.player_of_honour.liking import taste
from parlour.bots.player_of_honour.topics import Topic
from parlour.bots.sight import Sight

Forebodings = Callable[[Topic], float]
"""How much a topic is liked by somebody who has not chosen anything yet."""

SAID_TO_LIKE: Final = 0.8
SAID_TO_DISLIKE: Final = -1.6
"""How much a kind of thing is liked by whoever is said to, and not to: what cannot be borne spoils the rest."""


def forebodings(sight: Sight, seat: int, like_me: float) -> Forebodings:
    """About the player in this seat, whom the bot takes to be so much like itself."""
    said = sight.bot_at(seat).said

    def liked(topic: Topic) -> float:
        unsaid = tuple([tag for tag in topic.tags if tag not in said])
        by_sentence = sum([SAID_TO_LIKE if said[tag] > 0 else SAID_TO_DISLIKE for tag in topic.tags if tag in said])
        return by_sentence + liked_by_most(unsaid) + like_me * taste(sight.me, unsaid)

    return liked

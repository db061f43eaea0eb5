"""Somebody else has said a secret word of mine (W6): who listens shows the card."""

from __future__ import annotations

from typing import Final

from parlour.bots.sight import Sight
from parlour.bots.traitor_word.talk import Talk
from parlour.engine.text import fold
from parlour.games.traitor_word.acts import Claim

A_LEARNER_DREAMS: Final = 0.3
"""So many of their own words do learners not notice."""


def claim(sight: Sight) -> Claim | None:
    """The last word is on a card of mine, and I may still show it."""
    heard = fold(sight.view["chain"][-1]["word"])
    for secret in sight.view["hand"]:
        shown = Claim(secret["card"])
        if fold(secret["word"]) == heard and shown in sight.acts:
            return shown
    return None


def claim_if_awake(sight: Sight, talk: Talk) -> Claim | None:
    """Learners have their minds on what to say next, and miss some."""
    return claim(sight) if talk.mood("claiming") >= A_LEARNER_DREAMS else None

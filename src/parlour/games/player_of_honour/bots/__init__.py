"""Bots for Player of Honour: they have tastes, and get to know those of the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from parlour.bots.bot import Bot, Bots, Skill
from parlour.bots.sight import Sight
from parlour.engine.act import Act
from parlour.engine.chance import Chance
from parlour.games.player_of_honour.acts import DONE, REVEAL, Place
from parlour.games.player_of_honour.bots.guessing import (
    Expects,
    common_ranking,
    expert_expects,
    expert_guess,
    novice_guess,
    own_ranking,
    regular_expects,
    regular_guess,
)
from parlour.games.player_of_honour.bots.topics import Topic, topics_of

Guess = Callable[[Sight, int, Sequence[Topic], Chance, int], Place]
"""How the Player of Honour in this seat ranks these topics."""


def player(guess: Guess, expects: Expects | None) -> Bot:
    """A bot that guesses like this, and in the Duo meets the other half-way, if it expects anything of them."""

    def play(sight: Sight, chance: Chance, budget: int) -> Act | None:
        """Its cards are laid once, and then it is done: it never takes that back."""
        if not sight.is_awaited:
            return None
        if sight.view["phase"] == "reveal":
            return REVEAL
        if DONE in sight.acts:
            return DONE
        topics = topics_of(sight.deck, sight.view["topics"])
        honour = sight.view["honour"]
        if honour is None and expects:
            expected = expects(sight, 1 - sight.seat, topics)
            return Place(common_ranking(sight.me, topics, expected.liked))
        if honour in (None, sight.seat):
            return Place(own_ranking(sight.me, topics))
        return guess(sight, honour, topics, chance, budget)

    return play


BOTS = Bots(
    {
        "novice": Skill(player(novice_guess, None)),
        "regular": Skill(player(regular_guess, regular_expects)),
        "expert": Skill(player(expert_guess, expert_expects), iterations=500),
    },
    learns=True,
)

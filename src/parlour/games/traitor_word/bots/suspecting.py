"""How a word sounds to those who hear it: like what anybody would have said, or like somebody's secret.

A secret word is printed on a card, and what is printed on the cards all may read. Whoever is free to choose says a word
that is well linked. So a word of the deck that is far-fetched was probably wanted for itself, unless its speaker talks
like that all the time; and one to which the speaker's own word before had led may have been wanted, too.
"""

from __future__ import annotations

import math
from typing import Final

from parlour.bots.words import Words
from parlour.engine.text import fold
from parlour.games.traitor_word.bots.talk import WELL_LINKED, FollowUp, Talk, follow_ups

HABIT: Final = 4.0
"""How much more readily people say the better linked of two words: as often as the links' quotient to this power."""
ENOUGH_TO_CHOOSE_FROM: Final = 3
"""Who has fewer well linked words left to say is not free to choose."""

SECRETS: Final = 0.11
"""So many of all words are their speaker's secrets, in matches of regulars."""
FAR_FETCHED_SECRETS: Final = 0.2
"""So many of these are far-fetched."""
ON_A_CARD: Final = 0.3
"""So many of all other words are on a card as well."""
FAR_FETCHED_WORDS: Final = 0.05
"""So many of these are far-fetched, as far as is known at first: people know more links than any table …"""
FIRST_IMPRESSION: Final = 6
"""… which counts like so many words of the speaker."""
LED_THERE: Final = 2.5
"""So much likelier is it that the last word of a speaker led to this one if this one is their secret."""

ACCUSED_FROM: Final = 0.55
NOT_ALL_ALIKE: Final = 0.04
"""How sure people have to be before they accuse, and how much they differ in it."""


def readiness(follow_up: FollowUp) -> float:
    """How readily people say it, compared with the others that come to mind."""
    return math.pow(follow_up.link, HABIT)


class Ear:
    """How the words of one speaker sound, going by what they have said up to a place of the chain."""

    def __init__(self, talk: Talk, words: Words, speaker: int | None, at: int) -> None:
        self.talk, self.words, self.at = talk, words, at
        self.place = {fold(word): place for place, word in enumerate(talk.chain)}
        said = [place for place in range(1, at) if talk.speakers[place] == speaker]
        # what is on no card has been nobody's secret: so do they talk when they are free to choose
        pairs = [(talk.chain[place - 1], talk.chain[place], place) for place in said if not talk.on_a_card(place)]
        manner = [self.is_far_fetched(*pair) for pair in pairs if words.knows(pair[0]) and words.knows(pair[1])]
        far_fetched = sum(manner) + FIRST_IMPRESSION * FAR_FETCHED_WORDS
        self.far_fetched_words = far_fetched / (len(manner) + FIRST_IMPRESSION)

    def is_far_fetched(self, before: str, word: str, at: int) -> bool:
        """There were better words to say."""
        if self.words.link(before, word) >= WELL_LINKED:
            return False
        said, never = self.place, len(self.place)
        better = [one for one in follow_ups(self.words, before) if one.link >= WELL_LINKED]
        return sum(said.get(one.folded, never) >= at for one in better) >= ENOUGH_TO_CHOOSE_FROM

    def suspicion(self, before: str, word: str, led_by: str | None) -> float:
        """How likely the word is a secret of the speaker's, who said `led_by` the last time."""
        if fold(word) not in self.talk.printed:
            return 0.0
        far_fetched = self.is_far_fetched(before, word, self.at)
        secret = SECRETS * (FAR_FETCHED_SECRETS if far_fetched else 1 - FAR_FETCHED_SECRETS)
        if led_by is not None and self.words.link(led_by, word) >= WELL_LINKED:
            secret *= LED_THERE
        so_common = self.far_fetched_words if far_fetched else 1 - self.far_fetched_words
        return secret / (secret + (1 - SECRETS) * ON_A_CARD * so_common)


def chance_of_accusation(suspicion: float) -> float:
    """How likely somebody at the table accuses a word that sounds so much like a secret."""
    return 1 / (1 + math.exp((ACCUSED_FROM - suspicion) / NOT_ALL_ALIKE))

"""Thumb up or down (W9): was there a link? The benefit of the doubt is for the accused."""

from __future__ import annotations

import re
from typing import Final

from parlour.bots.traitor_word.talk import UNLINKED, Talk
from parlour.bots.words import Words
from parlour.engine.text import fold
from parlour.games.traitor_word.acts import Thumb, Vote

TRUST: Final = 0.6
"""So much of a link by way of a word that the accused has named is taken for a link between the two."""
DISBELIEF: Final = 0.25
"""So often is a speaker not believed by those who do not know the language: whoever objects may be right, too."""
_WORDS: Final = re.compile(r"\w+")


def judge(talk: Talk, sentence: str | None) -> Vote:
    """Down only if both words mean something to me, the link is weak, and the sentence has not made it any better.

    Whoever does not know the language goes by the mood of the moment.
    """
    return Vote(_thumb(talk, sentence))


def _thumb(talk: Talk, sentence: str | None) -> Thumb:
    words = talk.words
    if words is None:
        return "down" if talk.mood("voting") < DISBELIEF else "up"
    if not talk.can_judge():
        return "up"
    before, word = talk.chain[-2:]
    seen = max(words.link(before, word), TRUST * _link_by_way_of(words, before, word, sentence or ""))
    return "down" if seen < UNLINKED else "up"


def _link_by_way_of(words: Words, before: str, word: str, sentence: str) -> float:
    """The best chain of two links through a word of the sentence."""
    named = [name for name in dict.fromkeys(_WORDS.findall(fold(sentence))) if words.knows(name)]
    named = [name for name in named if name not in (fold(before), fold(word))]
    return max((min(words.link(before, name), words.link(name, word)) for name in named), default=0.0)

"""Thumb up or down (W9): was there a link? The benefit of the doubt is for the accused."""

from __future__ import annotations

import re
from typing import Final

from parlour.bots.traitor_word.talk import UNLINKED, WELL_LINKED, Talk
from parlour.bots.words import Words
from parlour.engine.text import fold
from parlour.games.traitor_word.acts import Thumb, Vote

TRUST: Final = 0.6
"""So much of a link by way of a word that the accused has named is taken for a link between the two."""
A_GOOD_STORY: Final = 0.5
"""So often is a sentence believed that names both words and goes well with one of them: there may be something in it.
And so much less strange is a word that nobody has heard of if the sentence goes with the one before."""
DISBELIEF: Final = 0.25
"""So often is a speaker not believed by those who do not know the language: whoever objects may be right, too."""
_WORDS: Final = re.compile(r"\w+")


def judge(talk: Talk, sentence: str | None) -> Vote:
    """Down only if both words mean something to me, the link is weak, and the sentence has not made it any better; or
    if the word is none that I have ever heard of.

    Whoever does not know the language goes by the mood of the moment.
    """
    return Vote(_thumb(talk, sentence))


def _thumb(talk: Talk, sentence: str | None) -> Thumb:
    words, mood = talk.words, talk.mood("voting")
    if words is None:
        return "down" if mood < DISBELIEF else "up"
    before, word = talk.chain[-2:]
    story = Story(words, before, word, sentence or "")
    strangeness = talk.strangeness(word)
    if strangeness:
        return "down" if mood < strangeness * (A_GOOD_STORY if story.goes_with(before) else 1.0) else "up"
    if not talk.can_judge() or max(words.link(before, word), TRUST * story.link()) >= UNLINKED:
        return "up"
    return "up" if story.might_be_true() and mood < A_GOOD_STORY else "down"


class Story:
    """What the accused says of two words, as far as a bot understands it: the words that it names."""

    def __init__(self, words: Words, before: str, word: str, sentence: str) -> None:
        self.words, self.before, self.word = words, before, word
        self.told = _word_by_word(sentence)
        self.named = [name for name in dict.fromkeys(self.told.split()) if words.knows(name)]
        self.others = [name for name in self.named if not any(words.are_forms_of_one(name, end) for end in self.ends)]

    @property
    def ends(self) -> tuple[str, str]:
        return self.before, self.word

    def link(self) -> float:
        """The best chain of two links through another word."""
        return max((min(self.words.link(end, name) for end in self.ends) for name in self.others), default=0.0)

    def goes_with(self, end: str) -> bool:
        """Whether another word is well linked to this one."""
        return any(self.words.link(end, name) >= WELL_LINKED for name in self.others)

    def speaks_of(self, end: str) -> bool:
        """By its name, which may be several words, or in another form."""
        return _word_by_word(end) in self.told or any(self.words.are_forms_of_one(name, end) for name in self.named)

    def might_be_true(self) -> bool:
        """It speaks of both words and of something that goes well with one of them: no table knows all that is true."""
        return all(map(self.speaks_of, self.ends)) and any(map(self.goes_with, self.ends))


def _word_by_word(text: str) -> str:
    """Each word between spaces, so that one text is found in another by whole words only."""
    return f" {' '.join(_WORDS.findall(fold(text)))} "

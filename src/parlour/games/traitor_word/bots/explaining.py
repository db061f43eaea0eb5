"""One sentence that makes a link plain (W9), in the tone of whoever gives it; and what the others make of it.

Thumb up or down: was there a link? The benefit of the doubt is for the accused.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from parlour.bots.characters import Character
from parlour.bots.words import Words
from parlour.engine.chance import Chance
from parlour.engine.text import ANSWER_LENGTH, fold
from parlour.games.traitor_word.acts import ALOUD, Justify, Thumb, Vote
from parlour.games.traitor_word.bots.talk import UNLINKED, WELL_LINKED, Talk

Tone = Literal["timid", "even", "bold"]
BOLD: Final = 0.65
TIMID: Final = 0.35

WITH_A_REASON: Final[dict[str, dict[Tone, tuple[str, ...]]]] = {
    "en": {
        "timid": ("I only meant: {why}.", "Perhaps it is far-fetched, but: {why}."),
        "even": ("From “{a}” to “{b}”: {why}.", "Here is the link: {why}."),
        "bold": ("But of course: {why}.", "Nothing could be plainer: {why}."),
    },
    "fr": {
        "timid": (
            "Je pensais simplement ceci\u202f: {why}.",
            "C’est peut-être tiré par les cheveux, mais\u202f: {why}.",
        ),
        "even": ("«\u202f{a}\u202f», «\u202f{b}\u202f»\u202f: {why}.", "Voici le lien\u202f: {why}."),
        "bold": ("Mais bien sûr\u202f! {why}.", "Rien de plus clair\u202f: {why}."),
    },
}
BY_A_WORD_BETWEEN: Final[dict[str, dict[Tone, tuple[str, ...]]]] = {
    "en": {
        "timid": (
            "I was thinking of “{c}”, which goes with “{a}” and with “{b}”.",
            "“{a}” made me think of “{c}”, and so I came to “{b}”. Is that all right?",
        ),
        "even": (
            "Between “{a}” and “{b}” there is “{c}”: both go with it.",
            "“{a}” brings “{c}” to mind, and “{c}” brings “{b}”.",
        ),
        "bold": (
            "“{a}”, “{c}”, “{b}”: what could be closer?",
            "Anybody who says “{a}” thinks of “{c}”, and there is “{b}” already!",
        ),
    },
    "fr": {
        "timid": (
            "Je pensais à «\u202f{c}\u202f», qui va avec «\u202f{a}\u202f» comme avec «\u202f{b}\u202f».",
            "«\u202f{a}\u202f» m’a fait penser à «\u202f{c}\u202f», et de là à «\u202f{b}\u202f». Ça va\u202f?",
        ),
        "even": (
            "Entre «\u202f{a}\u202f» et «\u202f{b}\u202f», il y a «\u202f{c}\u202f»\u202f: cela va avec les deux.",
            "«\u202f{a}\u202f» évoque «\u202f{c}\u202f», et «\u202f{c}\u202f» évoque «\u202f{b}\u202f».",
        ),
        "bold": (
            "«\u202f{a}\u202f», «\u202f{c}\u202f», «\u202f{b}\u202f»\u202f: quoi de plus proche\u202f?",
            "Qui dit «\u202f{a}\u202f» pense «\u202f{c}\u202f», et voilà déjà «\u202f{b}\u202f»\u202f!",
        ),
    },
}
STRAIGHT: Final[dict[str, dict[Tone, tuple[str, ...]]]] = {
    "en": {
        "timid": (
            "To me, “{a}” and “{b}” belong together.",
            "“{a}” simply made me think of “{b}”.",
            "When I hear “{a}”, “{b}” comes to my mind.",
        ),
        "even": (
            "“{a}” makes one think of “{b}”.",
            "“{a}” and “{b}” go together.",
            "From “{a}” to “{b}” it is but a step.",
        ),
        "bold": (
            "“{a}” and “{b}” go together, as everybody knows!",
            "Who hears “{a}” and does not think of “{b}”?",
            "“{a}”, and so “{b}”: nothing more natural!",
        ),
    },
    "fr": {
        "timid": (
            "Pour moi, «\u202f{a}\u202f» et «\u202f{b}\u202f» vont ensemble.",
            "«\u202f{a}\u202f» m’a simplement fait penser à «\u202f{b}\u202f».",
            "Quand j’entends «\u202f{a}\u202f», je pense à «\u202f{b}\u202f».",
        ),
        "even": (
            "«\u202f{a}\u202f» fait penser à «\u202f{b}\u202f».",
            "«\u202f{a}\u202f» et «\u202f{b}\u202f» vont ensemble.",
            "Entre «\u202f{a}\u202f» et «\u202f{b}\u202f», il n’y a qu’un pas.",
        ),
        "bold": (
            "«\u202f{a}\u202f» et «\u202f{b}\u202f» vont ensemble, tout le monde le sait\u202f!",
            "Qui dit «\u202f{a}\u202f» pense «\u202f{b}\u202f»\u202f!",
            "«\u202f{a}\u202f», donc «\u202f{b}\u202f»\u202f: rien de plus naturel\u202f!",
        ),
    },
}


def explain(talk: Talk, me: Character, chance: Chance) -> Justify:
    """Why the last word follows from the one before it: a special reason, else a word between, else said straight out.

    Whoever has no words of this language explains it aloud.
    """
    words = talk.words
    if words is None or words.language not in STRAIGHT:
        return ALOUD
    a, b = talk.chain[-2:]
    why, between = words.why(a, b), stepping_stone(words, a, b)
    if why is not None:
        sentences, filled = WITH_A_REASON, {"a": a, "b": b, "why": why}
    elif between is not None:
        sentences, filled = BY_A_WORD_BETWEEN, {"a": a, "b": b, "c": between}
    else:
        sentences, filled = STRAIGHT, {"a": a, "b": b}
    sentence = chance.choice(sentences[words.language][_tone(me)]).format(**filled)
    return Justify(sentence) if len(sentence) <= ANSWER_LENGTH else ALOUD


def stepping_stone(words: Words, a: str, b: str) -> str | None:
    """The word between the two, if they are not well linked without one and both steps over it are."""
    if words.link(a, b) >= WELL_LINKED:
        return None
    return next((word for word, strength in words.between(a, b, 1) if strength >= WELL_LINKED), None)


def _tone(me: Character) -> Tone:
    if me.boldness >= BOLD:
        return "bold"
    return "timid" if me.boldness <= TIMID else "even"


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
    story = Explanation(words, before, word, sentence or "")
    strangeness = talk.strangeness(word)
    if strangeness:
        return "down" if mood < strangeness * (A_GOOD_STORY if story.goes_with(before) else 1.0) else "up"
    if not talk.can_judge() or max(words.link(before, word), TRUST * story.link()) >= UNLINKED:
        return "up"
    return "up" if story.might_be_true() and mood < A_GOOD_STORY else "down"


class Explanation:
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

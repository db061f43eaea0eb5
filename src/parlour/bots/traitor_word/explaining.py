"""One sentence that makes a link plain (W9), in the tone of whoever gives it."""

from __future__ import annotations

from typing import Final, Literal

from parlour.bots.characters import Character
from parlour.bots.traitor_word.talk import WELL_LINKED, Talk
from parlour.bots.words import Words
from parlour.engine.chance import Chance
from parlour.engine.text import ANSWER_LENGTH
from parlour.games.traitor_word.acts import ALOUD, Justify

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

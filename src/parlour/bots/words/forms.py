"""Word forms: from what people type to the form a table lists. Plurals, verb endings, feminines, a slip of the pen.

Rules propose and the table disposes: a form that is no word finds nothing, so the rules may be generous.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Final

from parlour.engine.text import fold

_PIECES: Final = re.compile(r"[\s\-‐‑–’'/]+")
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
SHORTEST_SLIP: Final = 5
"""Shorter words have too many neighbours for a guess."""
SHORTEST_PIECE: Final = 3

# What an ending may stand for, the likeliest first.
_ENDINGS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "en": (
        ("ies", "y"),
        ("ves", "f"),
        ("ves", "fe"),
        ("es", ""),
        ("s", ""),
        ("ied", "y"),
        ("ed", "e"),
        ("ed", ""),
        ("ing", "e"),
        ("ing", ""),
        ("ier", "y"),
        ("iest", "y"),
        ("er", "e"),
        ("er", ""),
        ("est", "e"),
        ("est", ""),
        ("ily", "y"),
        ("ly", ""),
        ("or", "our"),
        ("ors", "our"),
        ("ize", "ise"),
        ("yze", "yse"),
        ("er", "re"),
        ("ers", "re"),
        ("y", ""),
    ),
    "fr": (
        ("aux", "al"),
        ("aux", "ail"),
        ("s", ""),
        ("x", ""),
        ("es", ""),
        ("e", ""),
        ("elles", "eau"),
        ("elle", "eau"),
        ("elle", "el"),
        ("elles", "el"),
        ("ennes", "en"),
        ("enne", "en"),
        ("onnes", "on"),
        ("onne", "on"),
        ("euses", "eur"),
        ("euse", "eur"),
        ("euses", "eux"),
        ("euse", "eux"),
        ("trices", "teur"),
        ("trice", "teur"),
        ("ieres", "ier"),
        ("iere", "ier"),
        ("eres", "er"),
        ("ere", "er"),
        ("ives", "if"),
        ("ive", "if"),
        ("ches", "c"),
        ("che", "c"),
        ("ettes", "et"),
        ("ette", "et"),
        ("ees", "er"),
        ("ee", "er"),
        ("es", "er"),
        ("e", "er"),
        ("ant", "er"),
        ("ent", "er"),
        ("ez", "er"),
        ("eons", "er"),
        ("ons", "er"),
        ("ait", "er"),
        ("ais", "er"),
        ("era", "er"),
        ("is", "ir"),
        ("it", "ir"),
        ("i", "ir"),
        ("ie", "ir"),
        ("issant", "ir"),
        ("u", "re"),
        ("ement", "e"),
        ("ement", ""),
    ),
}
_MAKING_ANOTHER_WORD: Final = {"en": {"er", "y", "ly", "ily"}, "fr": {"ement", "ette", "ettes"}}
"""Endings after which it is a word of its own: « farm » and « farmer »."""
_IRREGULAR: Final = {
    "en": {
        "children": "child",
        "feet": "foot",
        "geese": "goose",
        "men": "man",
        "mice": "mouse",
        "oxen": "ox",
        "teeth": "tooth",
        "women": "woman",
    },
    "fr": {"cieux": "ciel", "yeux": "oeil"},
}


def compared(word: str) -> str:
    """The compared form, in which the ligatures too are two letters: people type « coeur » for « cœur »."""
    return fold(word).replace("œ", "oe").replace("æ", "ae")


def pieces(word: str) -> list[str]:
    """The parts of « ice cream » or « grand-mère », compared; none for a word in one piece."""
    parts = [compared(part) for part in _PIECES.split(word)]
    return [part for part in parts if len(part) >= SHORTEST_PIECE] if len(parts) > 1 else []


def family(form: str, language: str) -> frozenset[str]:
    """A form and what it may be a form of; words that are made of another are none of its forms."""
    return frozenset([form, *base_forms(form, language, but=_MAKING_ANOTHER_WORD[language])])


def base_forms(form: str, language: str, but: Collection[str] = ()) -> Iterator[str]:
    """What a form may be a form of, going by every ending but some."""
    if form in _IRREGULAR[language]:
        yield _IRREGULAR[language][form]
    for ending, base in _ENDINGS[language]:
        if ending in but:
            continue
        stem = form.removesuffix(ending)
        if stem == form or len(stem) < 2:
            continue
        yield stem + base
        if not base and len(stem) > 3 and stem[-1] == stem[-2]:
            yield stem[:-1]  # running, bigger


def slips(form: str) -> Iterator[str]:
    """Every form one slip away: two letters swapped, one missing, one wrong, one too many; never the first letter."""
    if len(form) < SHORTEST_SLIP:
        return
    for at in range(1, len(form)):
        head, tail = form[:at], form[at:]
        yield head + tail[1:]
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:]
        for letter in _LETTERS:
            yield head + letter + tail[1:]
            yield head + letter + tail
    for letter in _LETTERS:
        yield form + letter

"""What stands on every printed page besides the game's own words, in the languages that we write."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Named(NamedTuple):
    """Something with a name, and the letter that stands for it."""

    name: str
    letter: str


class NamedText(NamedTuple):
    """Something with a name, and a sentence about it."""

    name: str
    text: str


class Labels(NamedTuple):
    """Our words in one language."""

    language: str
    sheet: str
    front: str
    back: str
    age: str
    difficulty: Mapping[str, str]
    how_to_print: str
    ruler: str


LABELS = {
    "en": Labels(
        language="en",
        sheet="sheet",
        front="front",
        back="back",
        age="age {}+",
        difficulty={"easy": "easy", "middle": "medium", "hard": "hard"},
        how_to_print="Print at 100 %, on both sides, flipped on the long edge. "
        "Cut along the marks; each cut serves two cards. Thick paper (about 250 g/m²) makes good cards.",
        ruler="If this line is 50 mm long, the size is right.",
    ),
    "fr": Labels(
        language="fr",
        sheet="feuille",
        front="recto",
        back="verso",
        age="dès {} ans",
        difficulty={"easy": "facile", "middle": "moyen", "hard": "difficile"},
        how_to_print="Imprime à 100 %, recto verso, en retournant sur le bord long. "
        "Coupe le long des repères : chaque coupe sert à deux cartes. "
        "Un papier épais (environ 250 g/m²) fait de bonnes cartes.",
        ruler="Si ce trait mesure 50 mm, la taille est bonne.",
    ),
}


def in_language(words: Mapping[str, T], language: str) -> T:
    """What there is in the language, in English where there is nothing in it: `fr-CA` is French."""
    return words.get(language.lower().replace("_", "-").split("-")[0], words["en"])


def labels(language: str) -> Labels:
    return in_language(LABELS, language)

"""The bots as people know them: a name, a portrait, a sentence, and what follows from it at the table.

A character shapes how a bot plays and what it says, never how much it knows: any of them can be a novice or an expert.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec


class Character(msgspec.Struct, frozen=True):
    name: str
    portrait: str
    sentence: Mapping[str, str]
    """By language; what people read about it."""
    boldness: float
    """From 0 to 1: how readily it takes a chance where either way is as good."""
    tastes: Mapping[str, float]
    """What it likes (up to 1) and dislikes (down to -1), by the tags of topics; all else leaves it cool. It keeps this
    to itself: others read the sentence, and see what it chooses."""
    said: Mapping[str, int] = {}
    """What the sentence says or plainly means, by the tags of topics: 1 for what it likes, -1 for what it does not."""


PENDLE: Final = Character(
    "Pendle",
    "bear",
    {
        "en": "Takes his time, and likes a full table and a second helping.",
        "fr": "Prend son temps, aime les grandes tablées et se ressert toujours.",
    },
    0.3,
    {
        "food": 1.0,
        "company": 0.7,
        "comfort": 0.6,
        "rest": 0.5,
        "sweet": 0.6,
        "speed": -0.9,
        "risk": -0.6,
        "effort": -0.5,
    },
    {"food": 1, "company": 1, "speed": -1},
)
MARLOW: Final = Character(
    "Marlow",
    "owl",
    {
        "en": "Reads half the night, forgets nothing and cannot bear noise.",
        "fr": "Lit la moitié de la nuit, n’oublie rien et ne supporte pas le bruit.",
    },
    0.4,
    {
        "night": 1.0,
        "stories": 0.9,
        "learning": 0.8,
        "quiet": 0.8,
        "noise": -1.0,
        "morning": -0.8,
        "attention": -0.4,
    },
    {"stories": 1, "night": 1, "quiet": 1, "noise": -1},
)
SABLE: Final = Character(
    "Sable",
    "cat",
    {
        "en": "Loves beautiful things, hates getting wet and seldom does what you expect.",
        "fr": "Aime les belles choses, déteste se mouiller et fait rarement ce qu’on attend.",
    },
    0.6,
    {
        "style": 1.0,
        "art": 0.9,
        "city": 0.7,
        "surprise": 0.5,
        "comfort": 0.5,
        "water": -1.0,
        "effort": -0.7,
        "outdoors": -0.5,
    },
    {"style": 1, "art": 1, "water": -1},
)
TANSY: Final = Character(
    "Tansy",
    "hare",
    {
        "en": "Up before the sun and out of the door; waiting is the hardest thing.",
        "fr": "Debout avant le soleil et déjà dehors ; attendre, c’est le plus dur.",
    },
    0.8,
    {
        "morning": 1.0,
        "outdoors": 0.9,
        "speed": 0.8,
        "effort": 0.7,
        "nature": 0.5,
        "patience": -1.0,
        "rest": -0.7,
        "screens": -0.6,
    },
    {"morning": 1, "outdoors": 1, "patience": -1},
)
BRAMBLE: Final = Character(
    "Bramble",
    "hedgehog",
    {
        "en": "Keeps a tidy house and the old customs, and is happiest when it snows.",
        "fr": "Tient sa maison en ordre, garde les vieux usages et n’aime rien tant que la neige.",
    },
    0.2,
    {
        "home": 1.0,
        "order": 0.8,
        "tradition": 0.8,
        "winter": 0.9,
        "family": 0.4,
        "novelty": -0.8,
        "travel": -0.7,
        "surprise": -0.6,
    },
    {"home": 1, "order": 1, "tradition": 1, "winter": 1},
)
FENNEL: Final = Character(
    "Fennel",
    "frog",
    {
        "en": "Sings in the rain, plays at everything and leaves a mess behind.",
        "fr": "Chante sous la pluie, joue à tout et laisse du désordre partout.",
    },
    0.7,
    {
        "music": 1.0,
        "water": 0.9,
        "play": 0.8,
        "noise": 0.5,
        "summer": 0.6,
        "order": -1.0,
        "quiet": -0.6,
        "style": -0.4,
    },
    {"music": 1, "water": 1, "play": 1, "order": -1},
)
RUSSET: Final = Character(
    "Russet",
    "fox",
    {
        "en": "Bets on anything, enjoys being looked at and gets bored at home.",
        "fr": "Parie sur tout, aime qu’on le regarde et s’ennuie à la maison.",
    },
    0.9,
    {
        "risk": 1.0,
        "surprise": 0.7,
        "travel": 0.8,
        "novelty": 0.7,
        "attention": 0.7,
        "home": -0.9,
        "tradition": -0.7,
        "patience": -0.5,
    },
    {"risk": 1, "attention": 1, "home": -1},
)
WREN: Final = Character(
    "Wren",
    "robin",
    {
        "en": "Makes things by hand, gives most of them away and mistrusts machines.",
        "fr": "Fabrique tout à la main, en donne presque tout et se méfie des machines.",
    },
    0.5,
    {
        "making": 1.0,
        "kindness": 0.9,
        "nature": 0.7,
        "animals": 0.6,
        "patience": 0.5,
        "technology": -1.0,
        "screens": -0.8,
        "speed": -0.4,
    },
    {"making": 1, "kindness": 1, "technology": -1},
)

CHARACTERS: Final[tuple[Character, ...]] = (PENDLE, MARLOW, SABLE, TANSY, BRAMBLE, FENNEL, RUSSET, WREN)
"""In the order in which they sit down at a table."""

PLAIN: Final = Character("", "", {}, 0.5, {})
"""Whoever keeps a person's chair warm, and has no character to show."""

_BY_NAME: Final = {character.name: character for character in CHARACTERS}


def character(name: str) -> Character:
    """By name; a bot that plays under a person's name is plain."""
    return _BY_NAME.get(name, PLAIN)

"""The names that are dealt: an animal that there is a portrait of, and a plain word. So nobody needs their own name,
and there is nothing to abuse."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from parlour.engine.chance import Chance

LONGEST: Final = 16
"""Letters. On a phone the name stands beside a portrait, a number and a score."""

_ENGLISH: Final = {
    "fox": "Fox",
    "owl": "Owl",
    "cat": "Cat",
    "hare": "Hare",
    "frog": "Frog",
    "robin": "Robin",
    "hedgehog": "Hedgehog",
    "bear": "Bear",
}
_WORDS: Final = ("Amber", "Copper", "Silver", "Indigo", "Coral", "Mossy", "Maple", "Velvet", "Golden", "Misty")

# French words agree with their animal, and come after it.
_FRENCH: Final = {
    "fox": ("Renard", "argenté cuivré doré ambré indigo vert gris blanc bleu malin"),
    "owl": ("Chouette", "cuivrée argentée dorée ambrée indigo verte grise blanche bleue sage"),
    "cat": ("Chat", "argenté cuivré doré ambré indigo vert gris blanc bleu tigré"),
    "hare": ("Lièvre", "argenté cuivré doré ambré indigo vert gris blanc bleu agile"),
    "frog": ("Grenouille", "verte dorée ambrée grise bleue brune agile ravie polie vive"),
    "robin": ("Rouge-gorge", "doré ambré vert gris blanc bleu agile ravi poli vif"),
    "hedgehog": ("Hérisson", "argenté cuivré doré ambré indigo vert gris blanc bleu poli"),
    "bear": ("Ours", "argenté cuivré doré ambré indigo vert gris blanc bleu brun"),
}


class DealtName(NamedTuple):
    name: str
    avatar: str


NAMES: Final[dict[Literal["en", "fr"], tuple[DealtName, ...]]] = {
    "en": tuple(DealtName(f"{word} {animal}", avatar) for avatar, animal in _ENGLISH.items() for word in _WORDS),
    "fr": tuple(
        DealtName(f"{animal} {word}", avatar) for avatar, (animal, words) in _FRENCH.items() for word in words.split()
    ),
}


def deal_name(language: Literal["en", "fr"], taken: Iterable[str], chance: Chance) -> DealtName:
    """One that nobody has, of an animal that few have."""
    gone = set(taken)
    free = [dealt for dealt in NAMES[language] if dealt.name not in gone]
    animals = [dealt.avatar for dealt in NAMES[language] if dealt.name in gone]
    fewest = min(animals.count(dealt.avatar) for dealt in free)
    return chance.choice([dealt for dealt in free if animals.count(dealt.avatar) == fewest])

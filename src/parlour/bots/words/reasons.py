"""Why two words are linked, in a few words, where the tie is of a special kind and the words can be trusted to mean it.

A table knows neither nouns from verbs nor one sense of a word from another: to it « pencil » is a kind of « draw », and
« cendre » a kind of « arbre » (the ash). So a tie is told only if both words have it, each from its own side, and the
class or the whole is one whose name has no second sense to mislead. « Mean much the same » is never told, nor that
people say the two as one (« coral reef », but also « bear cat »): only that they are often heard together.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from parlour.bots.words.forms import compared
from parlour.bots.words.table import STRENGTHS, strength


class Tie(IntEnum):
    """What kind of tie it is, as the table has it: the second word is … of the first."""

    PLAIN = 0
    KIND = 1
    CLASS = 2
    PART = 3
    WHOLE = 4
    OPPOSITE = 5
    SAME = 6
    TOGETHER = 7


_FROM_THE_OTHER_SIDE: Final = {
    Tie.KIND: Tie.CLASS,
    Tie.CLASS: Tie.KIND,
    Tie.PART: Tie.WHOLE,
    Tie.WHOLE: Tie.PART,
    Tie.OPPOSITE: Tie.OPPOSITE,
}
A_SAYING: Final = 0.9
"""So strong is the tie of two words that are often heard together."""


def _listed(words: str) -> frozenset[str]:
    return frozenset(map(compared, words.split()))


CLASSES: Final = {
    "en": _listed("""
        berry beverage bird building candy cat cereal chair cheese chicken coin craftsman cutlery dish duck emotion
        furniture gas gem insect jewel jewellery jewelry lamp lizard meal metal musician noise pan pasta punctuation
        relative seat spice sport street textile tower toy tree vegetable
    """),
    "fr": _listed("""
        abri art bagage bijou bonbon bouteille céréales chaise cheval couteau émotion épice fleur fromage immeuble
        insecte jouet lampe légume métal meuble mouton musicien oiseau pont serpent siège sport voyage
    """),
}
WHOLES: Final = {
    "en": _listed("""
        alphabet arm bathroom bed bedroom bicycle bike bird body box brush building bull camera candle castle computer
        constellation cow deer desk door egg elephant eye face finger forest fork goat hand head helmet hour house
        insect ladder leg lion mouth newspaper piano plane playground poem porcupine room saddle ship sleeve song
        spine submarine tree umbrella volcano weekend window
    """),
    "fr": _listed("""
        alphabet arbre avion bâtiment bicyclette boîte bouche bougie bras chambre château constellation corps échelle
        forêt heure immeuble insecte jambe lampe lion lit main nez œil oiseau ordinateur oreille piano pied poème
        poisson porte tête train vélo visage volcan week-end
    """),
}

_REASONS: Final[dict[str, dict[Tie, str]]] = {
    "en": {
        Tie.CLASS: "“{a}” is a kind of “{b}”",
        Tie.WHOLE: "“{a}” and “{b}”, the part and the whole",
        Tie.OPPOSITE: "“{a}” and “{b}” are two sides of the same coin",
        Tie.TOGETHER: "“{a}” and “{b}” are often said in one breath",
    },
    "fr": {
        Tie.CLASS: "« {a} », c’est une sorte {of_b}",
        Tie.WHOLE: "« {a} » et « {b} », la partie et le tout",
        Tie.OPPOSITE: "« {a} » et « {b} » sont les deux faces d’une même pièce",
    },
}
_ELIDED: Final = tuple("aeiouh")
"""« de » loses its vowel before these; none of the classes begins with an h that is breathed."""


def reason(language: str, a: str, b: str, there: int | None, back: int | None) -> str | None:
    """The reason by the ties from `a` to `b` and back, told from whichever side it is told."""
    return _told(language, a, b, there, back) or _told(language, b, a, back, there)


def _told(language: str, a: str, b: str, there: int | None, back: int | None) -> str | None:
    tie = kind(there)
    sentence = _REASONS.get(language, {}).get(tie)
    if sentence is None or not _can_be_trusted(language, b, there, back):
        return None
    of_b = f"d’« {b} »" if compared(b).startswith(_ELIDED) else f"de « {b} »"
    return sentence.format(a=a, b=b, of_b=of_b)


def _can_be_trusted(language: str, b: str, there: int | None, back: int | None) -> bool:
    tie = kind(there)
    if tie is Tie.TOGETHER:
        return there is not None and strength(there) >= A_SAYING
    if _FROM_THE_OTHER_SIDE.get(tie) is not kind(back):
        return False
    named = {Tie.CLASS: CLASSES, Tie.WHOLE: WHOLES}.get(tie)
    return named is None or compared(b) in named[language]


def kind(tie: int | None) -> Tie:
    return Tie.PLAIN if tie is None else Tie(tie // STRENGTHS)

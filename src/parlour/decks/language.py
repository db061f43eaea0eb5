"""Which language a deck is in, by simple counting: small words that come all the time, and letters that tell."""

from __future__ import annotations

import re
from collections.abc import Iterable

from parlour.decks.format import Deck
from parlour.decks.texts import readable_texts

_SMALL_WORDS = {
    "en": "a an and are as at be by do does for from how i if in is it my not of on or than that the their they this to"
    " was what when which who with would you your",
    "fr": "au aux avec ce ces cette d dans de des du elle en est et il ils je l la le les leur ma mon n ne on ou par"
    " pas plus pour qu que quel quelle qui s sa se ses si son sur ta toi ton tu un une à",
}
# Words alone, as on the cards of Traitor Word, have no small words among them, but they have these.
_LETTERS = {"en": "kwy", "fr": "àâçéèêëîïôùûœ"}
_CLEARLY = 1.5
_ENOUGH = 8
_MOST_LETTERS = 10_000
"""So much of a text tells its language, and a file made to do harm has no more of our time."""


def guess_language(texts: Iterable[str]) -> str | None:
    """`en`, `fr`, or None where there is too little to tell, or it is neither."""
    words = re.findall(r"[^\W\d_]+", " ".join(texts)[:_MOST_LETTERS].lower())
    points = {language: _points(words, language) for language in _SMALL_WORDS}
    first, second = sorted(points, key=points.__getitem__, reverse=True)
    tells = points[first] >= _ENOUGH and points[first] >= len(words) / 20
    return first if tells and points[first] > _CLEARLY * points[second] else None


def _points(words: list[str], language: str) -> int:
    small = frozenset(_SMALL_WORDS[language].split())
    letters = frozenset(_LETTERS[language])
    return sum(word in small for word in words) + sum(not letters.isdisjoint(word) for word in words)


def language_read_in(deck: Deck) -> str | None:
    """The language that the deck's texts are in, whatever its label says."""
    return guess_language(readable_texts(deck))

"""Which language a deck is in, by simple counting: small words that come all the time, and letters that tell."""

from __future__ import annotations

import re
from collections.abc import Iterable

from parlour.decks.facts import readable_texts
from parlour.decks.format import Deck

# Those that neighbouring languages have too tell nothing: in, is, was (German, Dutch); de, en, la, que, un (Spanish).
_SMALL_WORDS = {
    "en": "a and are at be by do does for from how i if it my not of on or than that the their they this to what when"
    " which who with would you your",
    "fr": "au aux avec ce ces cette dans des du elle est et il ils je le les leur mon ne on ou par pas plus pour qu"
    " quel quelle qui sa ses son sur ta toi ton tu une à",
}
_SHARE_OF_SMALL_WORDS = 0.17
"""A quarter to a third of our packs' words are small; in other languages a tenth at most look like them."""

# Words alone, without a sentence around them, have no small words among them, but they have letters that tell.
_TELLING_LETTERS = {"en": "kwy", "fr": "àâçéèêëîïôùûœ"}
_PLAIN_LETTERS = frozenset("abcdefghijlmnopqrstuvxz")
_SHARE_OF_TELLING_LETTERS = 0.05
_CLEARLY = 1.5

_ENOUGH = 8
_MOST_LETTERS = 10_000
"""So much of a text tells its language, and a file made to do harm has no more of our time."""


def guess_language(texts: Iterable[str]) -> str | None:
    """`en`, `fr`, or None where there is too little to tell, or it is neither. Of words alone only the letters tell: a
    list in Dutch is taken for English."""
    lines = "\n".join(texts)[:_MOST_LETTERS].lower().splitlines()
    words = [word for line in lines for word in re.findall(r"[^\W\d_]+", line)]
    reads_like = _words_read_like if len(words) < 2 * len(lines) else _sentences_read_like
    return next((language for language in _SMALL_WORDS if reads_like(language, words)), None)


def _sentences_read_like(language: str, words: list[str]) -> bool:
    small = frozenset(_SMALL_WORDS[language].split())
    telling = sum(word in small for word in words)
    return telling >= max(_ENOUGH, _SHARE_OF_SMALL_WORDS * len(words))


def _words_read_like(language: str, words: list[str]) -> bool:
    """They have letters that the language has and the other has not, and few that it has not."""
    own = frozenset(_TELLING_LETTERS[language])
    telling = sum(not own.isdisjoint(word) for word in words)
    foreign = sum(not own | _PLAIN_LETTERS >= set(word) for word in words)
    return telling >= max(_ENOUGH, _SHARE_OF_TELLING_LETTERS * len(words), _CLEARLY * foreign)


def language_read_in(deck: Deck) -> str | None:
    """The language that the deck's texts are in, whatever its label says."""
    return guess_language(readable_texts(deck))

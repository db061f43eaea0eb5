"""A6: what people type, how two typed texts are compared, and what is not taken as text at all."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

ANSWER_LENGTH = 280
WORD_LENGTH = 40

_APOSTROPHES = "'’‘‛ʼ"
# combining accents, apostrophes, the selectors that only choose how the sign before them is drawn, and the joiner that
# only chooses whether two signs are drawn as one
_DROPPED = re.compile(f"[\u0300-\u036f{_APOSTROPHES}\u180b-\u180f\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_SPACES = re.compile(r"\s+")


@lru_cache(maxsize=1 << 14)
def fold(text: str) -> str:
    """The compared form: case, accents, apostrophes, dashes and doubled spaces make no difference."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    if not folded.isascii():
        folded = unicodedata.normalize("NFD", folded)
    # every dash there is (Unicode's category Pd) and the minus sign, which people type for one
    folded = "".join(c for c in folded if c != "\u2212" and unicodedata.category(c) != "Pd")
    folded = _DROPPED.sub("", folded)
    return unicodedata.normalize("NFC", _SPACES.sub(" ", folded).strip())


def unseen_characters(text: str) -> Iterator[str]:
    """Control, zero-width and other characters that show nothing; they could hide one text inside another."""
    for part in _JOINED.split(text):
        yield from filter(_is_unseen, part)


def has_unseen_characters(text: str) -> bool:
    return next(unseen_characters(text), None) is not None


def without_unseen_characters(text: str) -> str:
    unseen = dict.fromkeys(ord(character) for character in set(text) if _is_unseen(character))
    return _JOINER.join([part.translate(unseen) for part in _JOINED.split(text)]) if unseen else text


def _is_unseen(character: str) -> bool:
    return unicodedata.category(character) in _UNSEEN or character in _ZERO_WIDTH


# Cc control, Cf format (zero-width joiners, direction marks), Cs lone surrogates, Co private use, Zl and Zp line and
# paragraph separators. Not Cn, unassigned: what that is depends on the age of Python.
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_ZERO_WIDTH = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")

# An emoji ZWJ sequence is one sign: the joiner shows between two emoji, the first perhaps with a skin tone or with the
# selector that draws it in colour. The blocks of emoji are named here, since Python does not know which signs are.
_JOINER = "\u200d"
_EMOJI = "[\u2190-\u21ff\u2300-\u23ff\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]"
_DRAWN_AS = "[\ufe0f\U0001f3fb-\U0001f3ff]"
# The joiner stands first, as what is searched for.
_JOINED = re.compile(f"{_JOINER}(?:(?<={_EMOJI}{_JOINER})|(?<={_EMOJI}{_DRAWN_AS}{_JOINER}))(?={_EMOJI})")

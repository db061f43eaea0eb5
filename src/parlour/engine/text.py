"""A6: what people type, how two typed texts are compared, and what is not taken as text at all."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

ANSWER_LENGTH = 280
WORD_LENGTH = 40

_APOSTROPHES = "'’‘‛ʼ"
# combining accents, apostrophes, and the selectors that only choose how the sign before them is drawn
_DROPPED = re.compile(f"[\u0300-\u036f{_APOSTROPHES}\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
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


def has_unseen_characters(text: str) -> bool:
    """Control, zero-width and other characters that show nothing; they could hide one text inside another."""
    return any(unicodedata.category(c) in _UNSEEN or c in _ZERO_WIDTH for c in text)


# Cc control, Cf format (zero-width joiners, direction marks), Cs lone surrogates, Co private use, Zl and Zp line and
# paragraph separators. Not Cn, unassigned: what that is depends on the age of Python.
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_ZERO_WIDTH = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")

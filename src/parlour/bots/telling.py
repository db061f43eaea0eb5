"""What a text is about, as far as its words tell: enough to see that two texts have something in common."""

from __future__ import annotations

from typing import Final

from parlour.engine.text import fold

SHORTEST_TELLING_WORD: Final = 5
"""Shorter words (with, your, dans) stand in texts that have nothing else in common."""


def words_in(text: str) -> list[str]:
    """As they are compared, in their order."""
    return "".join(c if c.isalpha() else " " for c in fold(text)).split()


def telling_words(text: str) -> frozenset[str]:
    return frozenset([word for word in words_in(text) if len(word) >= SHORTEST_TELLING_WORD])

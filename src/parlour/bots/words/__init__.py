"""Words: what the bots know of a language. Which words people say, and how readily one makes people think of another.

    from parlour.bots.words import words_for

    english = words_for("en")
    english.link("bread", "butter")   # near 1: nobody would object
    english.near("bread", 5)          # butter, loaf, …

A language's table is a file beside this module, made by tools/word_table.py; see docs/decisions/0010-words.md.
"""

from __future__ import annotations

from parlour.bots.words.words import CANNOT_TELL, Words, words_for, words_for_deck

__all__ = ["CANNOT_TELL", "Words", "words_for", "words_for_deck"]

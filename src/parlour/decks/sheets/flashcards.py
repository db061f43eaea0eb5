"""What flashcard programs do to texts: the markup in them."""

from __future__ import annotations

import html
import re

# No pattern here looks beyond the next sign that could begin it again, so that no text takes long.
_NEW_LINE = re.compile(r"(?i)<(?:br|/?div|/?p|/?li|/?tr|/?h\d)\b[^<>]*>")
_TAG = re.compile(r"</?[a-zA-Z!][^<>]*>")
_SOUND = re.compile(r"\[sound:[^\[\]]*\]")
_GAP = re.compile(r"\{\{c\d+::((?:[^:{}]|:(?!:)|\{(?!\{)|\}(?!\}))*)(?:::(?:[^{}]|\{(?!\{)|\}(?!\}))*)?\}\}")
_ABSURD_SIGN = re.compile(r"&#\w{9,};?")  # no sign has such a number, and Python refuses to count so far
_SURELY_MARKUP = re.compile(
    r"(?i)<br ?/?>|</(?:div|span|b|i|u|p|li|ul|ol|font|strong|em)>|<img [^<>]*>|&nbsp;|\[sound:"
)


def holds_markup(cell: str) -> bool:
    """Whether a program, rather than a person, wrote this."""
    return _SURELY_MARKUP.search(cell) is not None


def without_markup(cell: str) -> str:
    """The words of a text in HTML."""
    text = _TAG.sub("", _NEW_LINE.sub(" ", cell))
    return html.unescape(_ABSURD_SIGN.sub("", text)).replace("\xa0", " ")


def without_sounds_and_gaps(cell: str) -> str:
    """A text from Anki without `[sound:…]`, and with the words that `{{c1::…}}` hides."""
    return _GAP.sub(r"\1", _SOUND.sub("", cell))

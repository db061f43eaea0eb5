"""Fluent messages as styled text: a name in bold or a card in its colour goes through a message as a mark of one
character, and takes the mark's place when the sentence is there. So a message stays one sentence, whoever reads it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from parlour.engine.game import Game
from parlour.text.localization import localization

OWN_TEXTS = Path(__file__).parent / "text"
FIRST_MARK = 0xE000  # characters for private use: what people type never gets into a message, only its mark does
MARKS = re.compile("([\ue000-\uf8ff])")
WHOLE = "whole"
"""The attribute of a message that says what a picture would show besides."""
ENDED_WITHIN = re.compile(r"(?<=[.?!…])(\u202f?[”»])\.")
"""A full stop after a quotation that has one of its own."""


class Speech:
    """What is said in one language: in every game, in a terminal, and in this game."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language = language
        self._messages = localization(language, game, OWN_TEXTS)

    def say(self, message: str, **words: Any) -> Text:
        """The message with these words: numbers, texts, and styled ones."""
        pieces: list[Text] = []
        marked = {name: _mark(word, pieces) if _is_piece(word) else word for name, word in words.items()}
        return _ended_once(_filled(self._messages.say(message, marked), pieces))

    def plainly(self, message: str, **words: Any) -> str:
        return self.say(message, **words).plain

    def whole(self, message: str, **words: Any) -> Text:
        """The message as it stands alone, with no picture beside it."""
        whole = f"{message}.{WHOLE}"
        return self.say(whole if self.sayable(whole) else message, **words)

    def sayable(self, message: str) -> bool:
        return self._messages.sayable(message)

    def first_sayable(self, *messages: str) -> str | None:
        return next(filter(self.sayable, messages), None)

    def listed(self, things: Sequence[Text]) -> Text:
        """Things in a row as they are said: "a, b, and c"."""
        pieces: list[Text] = []
        return _filled(self._messages.listed([_mark(thing, pieces) for thing in things]), pieces)

    def quoted(self, text: str, style: str = "") -> Text:
        """What somebody has typed, to stand between quotation marks."""
        return Text(self._messages.within(text), style)


def capitalised(text: Text) -> Text:
    first = text[:1]
    first.plain = first.plain.upper()
    return first + text[1:]


def uncapitalised(label: str) -> str:
    """A label for the middle of a line."""
    return label[:1].lower() + label[1:]


def _is_piece(word: Any) -> bool:
    """Whether it has a look of its own, or signs in it that would be taken for marks."""
    return isinstance(word, Text) or (isinstance(word, str) and MARKS.search(word) is not None)


def _mark(piece: Text | str, pieces: list[Text]) -> str:
    pieces.append(Text(piece) if isinstance(piece, str) else piece)
    return chr(FIRST_MARK + len(pieces) - 1)


def _filled(sentence: str, pieces: Sequence[Text]) -> Text:
    told = Text()
    for part in MARKS.split(sentence):
        piece = pieces[ord(part) - FIRST_MARK] if MARKS.fullmatch(part) else Text(part)
        told.append_text(capitalised(piece) if told.plain.endswith(". ") else piece)
    return told


def _ended_once(told: Text) -> Text:
    for found in reversed(list(ENDED_WITHIN.finditer(told.plain))):
        told = told[: found.end() - 1] + told[found.end() :]
    return told

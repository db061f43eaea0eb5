"""Localization: what a program says to a person in their language, from the Fluent messages that the page reads too."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from parlour.engine.game import Game
from parlour.text import LANGUAGES, in_language, texts_in, texts_of
from parlour.text.sentence import Sentence

MessageValues = Mapping[str, Any]
"""What a message speaks of: numbers, words, and what has a look of its own (a FluentType)."""
INNER_QUOTES = {"en": str.maketrans("“”", "‘’"), "fr": str.maketrans("«»", "“”")}


class Localization:
    """The messages of one language."""

    def __init__(self, language: str, texts: tuple[str, ...]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in texts:
            self._bundle.add_resource(FluentResource(text))

    def say(self, message: str, words: MessageValues | None = None) -> str:
        """The message, or an attribute of it (`told-late.whole`); its name, if there is none, for somebody to see."""
        pattern = self._pattern(message)
        return message if pattern is None else str(self._bundle.format_pattern(pattern, dict(words or {}))[0])

    def sayable(self, message: str) -> bool:
        return self._pattern(message) is not None

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def listed(self, things: Sequence[str]) -> str:
        """Things in a row as they are said: "a, b, and c"."""
        return format_list(list(things), locale=self.language)

    def within(self, text: str) -> str:
        """A text that is told between quotation marks: its own, if they are the same, become inner ones."""
        if self.language == "fr":
            text = text.replace("«\u202f", "«").replace("\u202f»", "»")
        return text.translate(INNER_QUOTES[self.language])


def localization(language: str, game: Game | None = None, *more: Path) -> Localization:
    """What is said in all games, in this one, and in these further folders; in English where one lacks the language."""
    folders = [texts_of(None), *([texts_of(game)] if game else []), *map(texts_in, more)]
    found = [in_language(folder, "{}.ftl", language) for folder in folders]
    return _read(language, tuple(text for text in found if text is not None))


_read = cache(Localization)


def said(sentence: Sentence, language: str) -> str:
    words = {name: _word(word, language) for name, word in sentence.words.items()}
    return localization(language, None, sentence.home).say(sentence.name, words)


def _word(word: Any, language: str) -> Any:
    match word:
        case Sentence():
            return word.said(language)
        case list() | tuple():
            return ", ".join(_word(one, language) for one in word)
        case int():
            return fluent_number(word, useGrouping=False)  # a number is also a name here: a line, a row, a year
    return word


def language_of_the_system(environment: Mapping[str, str] = os.environ) -> str:
    """The first language that the system asks for and that is spoken here; English if there is none."""
    locale = next(filter(None, (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    preferred = [] if locale.partition(".")[0] in ("C", "POSIX") else environment.get("LANGUAGE", "").split(":")
    asked = (name[:2].lower() for name in (*preferred, locale))
    return next((language for language in asked if language in LANGUAGES), LANGUAGES[0])

"""Sentences that are said later: a Fluent message by its name and by what it speaks of, until it is known in which
language somebody reads it; and mistakes that are told by one.

Whoever makes a sentence needs no library for that. It is loaded when the first one is said.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

ENGLISH = "en"
"""What programs are told, and whoever asks for no other language."""


class Sentence(Struct, frozen=True):
    """A Fluent message of the folder `home`. It speaks of numbers, texts, other sentences, and lists of these."""

    home: Path
    name: str
    words: Mapping[str, Any] = {}
    capitalised: bool = False

    def said(self, language: str = ENGLISH) -> str:
        # not an import, which would load the library of messages with the rules of every game
        said: str = import_module("parlour.text.localization").said(self, language)
        return said[:1].upper() + said[1:] if self.capitalised else said

    def __str__(self) -> str:
        return self.said()


Sayable: TypeAlias = str | Sentence
"""A text that is the same in all languages, such as a name; or a sentence."""


def said(text: Sayable, language: str = ENGLISH) -> str:
    return text.said(language) if isinstance(text, Sentence) else text


class Catalog(NamedTuple):
    """The messages of one folder: calling it with a name, and with what that one speaks of, gives a sentence."""

    home: Path

    def __call__(self, name: str, /, **words: Any) -> Sentence:
        return Sentence(self.home, name, words)


def catalog_beside(module: str) -> Catalog:
    """The messages in the folder `text` beside this module, which is named by its `__file__`."""
    return Catalog(Path(module).parent / "text")


class LocalizedError(Exception):
    """An exception whose sentence can be said in every language; as a string it is in English."""

    def __init__(self, told: Sayable) -> None:
        super().__init__(told)
        self.told = told

    def said(self, language: str = ENGLISH) -> str:
        return said(self.told, language)

    def __str__(self) -> str:
        return self.said()


class Mistake(LocalizedError, ValueError):
    """What somebody has given cannot be so."""

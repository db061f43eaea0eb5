"""Mistakes in what a match is to begin with, and what an option may be, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import msgspec.inspect

from parlour.engine.game import Options
from parlour.engine.plain import brief
from parlour.text import HERE
from parlour.text.sentence import Catalog, Sayable, Sentence

sentence = Catalog(HERE / "mistakes")


def first_misfit(options: type[Options], given: Mapping[str, Any]) -> Sentence:
    """Which of these options cannot be so, and what it may be, in words. One of them cannot."""
    for option in msgspec.inspect.type_info(options).fields:  # type: ignore[attr-defined]  # of every struct
        if option.name in given:
            try:
                msgspec.convert({option.name: given[option.name]}, options)
            except msgspec.ValidationError:
                fits, found = _in_words(option.type), brief(given[option.name])
                return sentence("begin-option-misfit", option=option.name, fits=fits, given=found)
    raise AssertionError("each of them fits")


def _in_words(kind: msgspec.inspect.Type) -> Sayable:
    match kind:
        case msgspec.inspect.Metadata(type=inner):
            return _in_words(inner)
        case msgspec.inspect.UnionType(types=[first, *more]):
            return _either("begin-or-else", [_in_words(first), *map(_in_words, more)])
        case msgspec.inspect.LiteralType(values=values):
            return _either("begin-or", [str(value) for value in values])
        case msgspec.inspect.IntType(ge=least, le=None):
            return sentence("begin-number-on", least=least)
        case msgspec.inspect.IntType(ge=least, le=most):
            return sentence("begin-number", least=least, most=most)
        case msgspec.inspect.BoolType():
            return _either("begin-or", ["true", "false"])
        case msgspec.inspect.NoneType():
            return "null"
    raise TypeError(f"say in words what an option of the type {kind} may be")


def _either(message: str, choices: Sequence[Sayable]) -> Sayable:
    first, *more = choices
    return sentence(message, first=first, more=_either(message, more)) if more else first

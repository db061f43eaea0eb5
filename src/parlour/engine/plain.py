"""Plain JSON: what views, events, offers and transcripts are made of; and canonical JSON, for hashes."""

from __future__ import annotations

import reprlib
from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode
_encode_sorted = msgspec.json.Encoder(order="sorted").encode
_decode = msgspec.json.Decoder().decode
_PLAIN = (str, int, bool)
_LEAVES = frozenset({str, int, bool, float, type(None)})
_KEYS = frozenset({str})
DEEPEST = 24
"""Nothing that a match takes is nested more deeply; so no input leads to endless recursion."""
LONGEST = 200
"""What is wrong with an input is told in so many characters, however long the input."""


def plain(value: Any) -> Any:
    """The value as it would come back from the wire: structs as objects, tuples as lists."""
    if value is None or value.__class__ in _PLAIN:
        return value
    return _decode(_encode(value))


def canonical(value: Any) -> bytes:
    """Canonical JSON (RFC 8785), so that whoever hashes the same things hashes the same bytes: keys sorted, no spaces,
    UTF-8. Keys are ASCII and numbers whole, so nothing more has to be seen to."""
    return _encode_sorted(value)


def must_be_plain(value: Any, deepest: int = DEEPEST) -> None:
    """Raises a ValueError for what JSON would not bring: subclasses of its types, other objects, nesting without end.

    A subclass of str looks like text, and would stop the match from being written down.
    """
    kind = type(value)
    if kind in _LEAVES:
        return
    if not deepest:
        raise ValueError("it is nested too deeply")
    if kind is dict:
        if _LEAVES.issuperset(map(type, value.values())) and _KEYS.issuperset(map(type, value)):
            return  # nearly always
        for key, item in value.items():
            if type(key) is not str:
                raise ValueError(f"a key is text, not {reprlib.repr(key)}")
            must_be_plain(item, deepest - 1)
    elif kind in (list, tuple):
        for item in value:
            must_be_plain(item, deepest - 1)
    else:
        raise ValueError(f"{reprlib.repr(kind.__name__)} is no type of plain JSON")


def shortened(problem: object) -> str:
    """What a library says of somebody's input, quoting it: on one line that can be written down, and not too long."""
    said = str(problem).replace("`", "'").encode(errors="backslashreplace").decode()
    return said if len(said) <= LONGEST else f"{said[:LONGEST]}…"

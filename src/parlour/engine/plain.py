"""Plain JSON: what views, events, offers and transcripts are made of; and canonical JSON, for hashes."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

import msgspec

Writing = Callable[[Any], Any]
"""How a value is written down: as plain JSON; or not at all, for whoever encodes the whole at once."""
_encode = msgspec.json.Encoder().encode
_encode_sorted = msgspec.json.Encoder(order="sorted").encode
_decode = msgspec.json.Decoder().decode
_PLAIN = (str, int, bool)
_LEAVES = frozenset({str, int, bool, float, type(None)})
_KEYS = frozenset({str})
_BRIEF = reprlib.Repr()
_BRIEF.maxlevel = 2  # of lists within lists; six of them could be as long as the input
DEEPEST = 24
"""Nothing that a match takes is nested more deeply; so no input leads to endless recursion."""
MOST = 1_000_000
"""And nothing holds more things on one level: a whole evening has a tenth of that."""
MANY = 1000
"""So many things of so many each are no more than that."""
LONGEST = 200
"""What is wrong with an input is told in so many characters, however long the input."""


def plain(value: Any) -> Any:
    """The value as it would come back from the wire: structs as objects, tuples as lists."""
    if value is None or value.__class__ in _PLAIN:
        return value
    return _decode(_encode(value))


def as_it_is(value: Any) -> Any:
    return value


def canonical(value: Any) -> bytes:
    """Canonical JSON (RFC 8785), so that whoever hashes the same things hashes the same bytes: keys sorted, no spaces,
    UTF-8. Keys are ASCII and numbers whole, so nothing more has to be seen to."""
    return _encode_sorted(value)


def must_be_plain(value: Any) -> None:
    """Raises a ValueError for what JSON would not bring: subclasses of its types, other objects, nesting without end,
    and little that stands for much, such as a list that holds another one a thousand times.

    A subclass of str looks like text, and would stop the match from being written down.
    """
    if _is_flat(value):
        return  # as nearly every act is
    level = [value]
    for _ in range(DEEPEST + 1):
        level = list(islice(_inside(level), MOST + 1))
        if not level:
            return
        if len(level) > MOST:
            raise ValueError("it holds too much")
    raise ValueError("it is nested too deeply")


def _is_flat(value: Any) -> bool:
    """An object that holds nothing but leaves, and lists of nothing else, and not too many."""
    if type(value) is not dict or len(value) > MANY or not _KEYS.issuperset(map(type, value)):
        return False
    return _LEAVES.issuperset(map(type, value.values())) or all(map(_is_flat_inside, value.values()))


def _is_flat_inside(value: Any) -> bool:
    if type(value) is list:
        return len(value) <= MANY and _LEAVES.issuperset(map(type, value))
    return type(value) in _LEAVES


def _inside(things: Iterable[Any]) -> Iterator[Any]:
    """What these things hold, each of them once it is sure to be plain itself."""
    for thing in things:
        kind = type(thing)
        if kind is dict:
            if not _KEYS.issuperset(map(type, thing)):
                odd = next(key for key in thing if type(key) is not str)
                raise ValueError(f"a key is text, not {brief(odd)}")
            yield from thing.values()
        elif kind in (list, tuple):
            yield from thing
        elif kind not in _LEAVES:
            raise ValueError(f"{brief(kind.__name__)} is no type of plain JSON")


def brief(value: object) -> str:
    """Somebody's input in a sentence of ours: never long, however much it holds."""
    return shortened(_BRIEF.repr(value))


def shortened(problem: object) -> str:
    """What a library says of somebody's input, quoting it: on one line that can be written down, and not too long."""
    said = str(problem).replace("`", "'").encode(errors="backslashreplace").decode()
    return said if len(said) <= LONGEST else f"{said[:LONGEST]}…"

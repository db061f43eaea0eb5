"""Plain JSON: what views, events, offers and transcripts are made of."""

from __future__ import annotations

from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode
_PLAIN = (str, int, bool)


def plain(value: Any) -> Any:
    """The value as it would come back from the wire: structs as objects, tuples as lists."""
    if value is None or value.__class__ in _PLAIN:
        return value
    return _decode(_encode(value))

"""Plain JSON: what views, events, offers and transcripts are made of."""

from __future__ import annotations

from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def plain(value: Any) -> Any:
    """The value as it would come back from the wire: structs as objects, tuples as lists."""
    return _decode(_encode(value))

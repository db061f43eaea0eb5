"""Reading what the server has sent as its published types, with nothing left over."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.table.wire import messages
from tools.wire.games import types_of


def strictly(content: bytes, kind: Any) -> Any:
    """Read as this type and written again it is the same: nothing was missing, and nothing was there besides."""
    read = msgspec.json.decode(content, type=kind)
    assert msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(content)
    return read


def kind_of(content: bytes, game: str) -> Any:
    """Which message from the server this is, at a table of this game."""
    match msgspec.json.decode(content):
        case {"ok": _}:
            return messages.Accepted
        case {"refused": _}:
            return messages.Declined
        case {"react": _}:
            return messages.Reacted
    return types_of(game).frame

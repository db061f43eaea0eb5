"""How a message goes through a pipe: its length comes first."""

from __future__ import annotations


def framed(content: bytes) -> bytes:
    return len(content).to_bytes(4, "big") + content


def length(head: bytes) -> int:
    return int.from_bytes(head, "big")

"""A screen: somebody's open line to a table, as far as the table knows it."""

from __future__ import annotations

from typing import Protocol


class Screen(Protocol):
    person: int | None
    """Whose it is; None for somebody who only watches."""

    def send(self, frame: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...

    def fail(self, problem: Exception) -> None:
        """It ends for what went wrong; a fault of ours is logged."""

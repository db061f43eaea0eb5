"""A store that is slow to write: what is not yet durable is told to nobody."""

from __future__ import annotations

from typing import Any

from tests.table.live.people import House


class Held:
    """What the store is given waits until it is let through."""

    def __init__(self, house: House) -> None:
        self.append = house.keeper.store.append
        self.entries: list[Any] = []
        house.keeper.store.append = lambda *entry: self.entries.append(entry)  # type: ignore[method-assign]
        self.store = house.keeper.store

    def let_through(self) -> None:
        self.store.append = self.append  # type: ignore[method-assign]
        for entry in self.entries:
            self.append(*entry)

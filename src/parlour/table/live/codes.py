"""Codes for what is new: of those hash slots that belong to this process, so that it is the owner of what it makes."""

from __future__ import annotations

from collections.abc import AsyncIterator

from parlour.table.log.ownership import Ownership
from parlour.table.log.slots import slot_of
from parlour.table.room.people import new_code
from parlour.table.room.refusals import MOVING, NO_ANSWER

CODES_TRIED = 20
"""Where so many codes are taken, hardly any is free."""
CODES_DRAWN = 10_000
"""Of a hundred processes one finds a code of its own among so many."""


class OwnCodes:
    def __init__(self, ownership: Ownership) -> None:
        self._ownership = ownership

    async def drawn(self) -> AsyncIterator[str]:
        """As many as are worth trying; perhaps one is taken."""
        for _ in range(CODES_TRIED):
            yield await self._one()

    async def _one(self) -> str:
        for drawn in range(CODES_DRAWN):
            if self._ownership.is_ours(code := new_code()):
                return code
            if drawn % 1_000 == 999 and await self._ownership.owner(code) is None:
                raise NO_ANSWER()  # it has none just now, and how things stand could not be found out
        raise MOVING()


def codes_beside(code: str, count: int) -> list[str]:
    """Others of the same hash slot: whoever owns the one owns these, now and later. One code in a thousand is."""
    slot = slot_of(code)
    found: list[str] = []
    while len(found) < count:
        if slot_of(other := new_code()) == slot and other != code and other not in found:
            found.append(other)
    return found

"""Table ownership (sharding): every table lives in one process at a time, and whoever asks for it is led there.

A process owns hash slots, and with them all tables whose codes are in them. Where there is one process it owns them
all; the workers over SQLite own what lies in their files (store/shards.py); over PostgreSQL slots are leased
(store/lease.py)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import NamedTuple, Protocol

from parlour.table.log.slots import SLOTS, slot_of


class Owner(NamedTuple):
    """A process that serves tables: one of the workers of a server."""

    server: str
    """Which server, and which start of it."""
    worker: int
    address: str
    """Where other servers reach this one: `host:port`."""
    password: str
    """What they say there, so that they are believed whose connection they pass on."""


class Owned(NamedTuple):
    """What a process has to do with slots, in figures."""

    slots: int
    """It owns so many now."""
    handed_over: int = 0
    """So many it has given to others."""
    lost: int = 0
    """So often it has lost them all, for others took it to be gone."""


Release = Callable[[Collection[int]], Awaitable[None]]
"""Let go of all tables in these slots: what is under way is written, and whoever is at them is told to come back."""
OnTaken = Callable[[Collection[int]], None]
"""These slots have become this process's."""
Gone = Callable[[Owner], None]
"""This process is no more, or others took it to be gone."""


class Ownership(Protocol):
    @property
    def me(self) -> Owner: ...

    def is_ours(self, code: str) -> bool:
        """Whether the table of this code is this process's own, for certain and at this moment."""

    async def owner(self, code: str) -> Owner | None:
        """Whose the table is: found out anew if it is not known, and claimed if it is nobody's. None if that could not
        be found out in time."""

    def listen(self, taken: OnTaken, release: Release) -> None:
        """Be told of slots that have come since this process has joined; and before some go, do this."""

    def watch(self, gone: Gone) -> None:
        """Be told of other processes that are gone."""

    async def prepare_to_leave(self) -> None:
        """This process stops: its tables are let go of, and others are to take them."""

    def figures(self) -> Owned: ...


class SoleOwner:
    """One process alone: all tables are its own."""

    me = Owner("", 0, "", "")

    def is_ours(self, code: str) -> bool:
        return True

    async def owner(self, code: str) -> Owner:
        return self.me

    def listen(self, taken: OnTaken, release: Release) -> None:
        """None come, and none go."""

    def watch(self, gone: Gone) -> None:
        """There are no others."""

    async def prepare_to_leave(self) -> None:
        """There is nobody to take them."""

    def figures(self) -> Owned:
        return Owned(SLOTS)


class FixedOwners:
    """So many workers of one server, each with its share of the slots; some tables are elsewhere than their slots say,
    for they were made when the workers were more or fewer."""

    def __init__(self, me: Owner, workers: int, strays: Mapping[str, int]) -> None:
        self.me = me
        self._workers = workers
        self._strays = strays

    def is_ours(self, code: str) -> bool:
        return self._worker_of(code) == self.me.worker

    async def owner(self, code: str) -> Owner:
        return self.me._replace(worker=self._worker_of(code))

    def listen(self, taken: OnTaken, release: Release) -> None:
        """Each keeps what it has."""

    def watch(self, gone: Gone) -> None:
        """Whoever dies is replaced, under the same name."""

    async def prepare_to_leave(self) -> None:
        """They wait for whoever comes in the place of this worker."""

    def figures(self) -> Owned:
        return Owned(len(range(self.me.worker, SLOTS, self._workers)))

    def _worker_of(self, code: str) -> int:
        stray = self._strays.get(code)
        return slot_of(code) % self._workers if stray is None else stray


def shares(slots: Mapping[int, int | None], owners: Collection[int]) -> dict[int, int]:
    """Which slots are to change hands so that all these owners have about as many: slot → new owner. Whoever plans from
    the same comes to the same plan, and nothing moves that need not."""
    held: dict[int, list[int]] = {owner: [] for owner in sorted(owners)}
    loose: list[int] = []
    for slot in range(SLOTS):
        owner = slots.get(slot)
        (loose if owner is None or owner not in held else held[owner]).append(slot)
    if not held:
        return {}
    fewest, more = divmod(SLOTS, len(held))
    # Whoever has most already keeps one more, where it does not come out even.
    by_size = sorted(held, key=lambda owner: (-len(held[owner]), owner))
    wanted = {owner: fewest + (place < more) for place, owner in enumerate(by_size)}
    for owner, own in held.items():
        loose += own[wanted[owner] :]
    moves: dict[int, int] = {}
    for owner, own in held.items():
        for _ in range(wanted[owner] - len(own)):
            moves[loose.pop(0)] = owner
    return moves

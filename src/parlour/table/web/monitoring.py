"""Monitoring: what whoever runs the server may know of it. `/metrics` in the text form that Prometheus reads,
`/healthz` for whoever watches over it or stands before it, and what is noted in the log of what is asked for.

The rule: a figure tells nothing that a spectator of the tables could not have counted. So there are the tables, the
open lines and the entries of the logs, of which everybody is told; and how the machine fares: how long the store took,
how late the process comes to what is due, and how much memory it has. Nothing here counts refusals, for a rule refuses
by what is hidden; nor the bytes that are sent, for a frame is longer or shorter by what is in a hand. Of what is asked
for, the log has which kind of thing it was and at which table; not by whom, and not what came of it, for that may hang
on something hidden: a host who hides a text is told whether there is one. Faults are logged where they are met.

Several workers have one row each in memory that they share, and whichever is asked adds the rows up. When a worker is
replaced, the new one goes on counting in the row of the old one. What the other workers have open was looked at within
the last five seconds."""

from __future__ import annotations

import asyncio
import logging
import mmap
import time
from bisect import bisect_left
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path

from aiohttp import web

from parlour import __version__
from parlour.table.live.keeper import Keeper
from parlour.table.log.store import Store, StoreFailed
from parlour.table.room.people import as_typed
from parlour.table.room.refusals import RequestRefusal
from parlour.table.web.middleware import Handler
from parlour.table.web.requests import api
from parlour.table.wire.bodies import Healthy
from parlour.table.wire.messages import encode

logger = logging.getLogger("parlour.table")


@web.middleware
async def noted(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Looking is for whoever wants to know everything, changing something for everybody who reads the log."""
    resource = request.match_info.route.resource
    level = logging.DEBUG if request.method == "GET" else logging.INFO
    if resource is not None and logger.isEnabledFor(level):
        told = {"method": request.method, "route": resource.canonical}
        if "code" in request.match_info:
            told["table"] = as_typed(request.match_info["code"])
        logger.log(level, "asked", extra=told)
    return await handler(request)


PATIENCE_SECONDS = 2.0
FRESH_SECONDS = 1.0
SICK_SECONDS = 30.0
"""So long after a commit that failed, with none since, the store is taken to be unable to write. Then nobody knows: if
it were said for ever, whoever stands before the server would send nobody, and nobody would write and find out."""


class Health:
    """The store is asked once a second at most, however many ask here: anybody may."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._answers = False
        self._asked = -FRESH_SECONDS
        self._failed = -SICK_SECONDS
        """When a commit has failed, if none has succeeded since."""
        store.watch(self._committed)

    def _committed(self, entries: int, seconds: float, failed: bool) -> None:
        self._failed = time.monotonic() if failed else -SICK_SECONDS

    @api(Healthy)
    async def show(self, request: web.Request) -> web.Response:
        """Whether the store answers, and could write what was last to be written: 200, or 503 if not."""
        healthy = await self._store_answers() and time.monotonic() - self._failed >= SICK_SECONDS
        status = 200 if healthy else 503
        return web.Response(body=encode(Healthy(healthy)), status=status, content_type="application/json")

    async def _store_answers(self) -> bool:
        async with self._lock:
            if time.monotonic() - self._asked >= FRESH_SECONDS:
                self._answers = await self._ask()
                self._asked = time.monotonic()
        return self._answers

    async def _ask(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._store.deck("")
        except (StoreFailed, TimeoutError):
            return False
        return True


NOT_FROM_ELSEWHERE = RequestRefusal("not_from_elsewhere", 403, "Only this machine itself may read that.")

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
A_HISTOGRAM = 1 + len(BOUNDS) + 1
"""Its columns: the sum of what was measured, and how often each bucket held it."""
TABLES, OWNED, HANDED_OVER, LOST, LED_ON, PEOPLE, SPECTATORS, MEMORY, ENTRIES, FAILED, COMMITS = range(11)
LATE = COMMITS + A_HISTOGRAM
COLUMNS = LATE + A_HISTOGRAM
TICK_SECONDS = 1.0
TICKS_A_LOOK = 5
MEMORY_OF_THIS_PROCESS = Path("/proc/self/statm")
FORWARDED = ("Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP")


class Figures:
    """Numbers in one row a worker. Made before the workers are, so that all of them see the same memory."""

    def __init__(self, workers: int = 1) -> None:
        self._numbers = memoryview(mmap.mmap(-1, workers * COLUMNS * 8)).cast("d")
        self._row = 0

    def take_row(self, worker: int) -> None:
        """This process counts in that worker's row, and begins where the one before it has stopped."""
        self._row = worker * COLUMNS

    def committed(self, entries: int, seconds: float, failed: bool) -> None:
        """The store has written so many entries in one commit, or could not."""
        self._add(ENTRIES, entries)
        self._add(FAILED, failed)
        self._measure(COMMITS, seconds)

    def led_on(self) -> None:
        """A connection has gone to the process that owns the table it is about."""
        self._add(LED_ON, 1)

    def ticked(self, late: float) -> None:
        """So many seconds after it was due, this process came to something: others have waited as long."""
        self._measure(LATE, late)

    def look(self, keeper: Keeper) -> None:
        """See what this process has open now, and how much memory it takes."""
        screens = [screen for live in keeper.tables.values() for screen in live.screens]
        watching = sum(screen.person is None for screen in screens)
        owned = keeper.store.ownership.figures()
        now = {TABLES: len(keeper.tables), OWNED: owned.slots, HANDED_OVER: keeper.handed_over, LOST: owned.lost}
        now |= {PEOPLE: len(screens) - watching, SPECTATORS: watching, MEMORY: memory()}
        for column, number in now.items():
            self._numbers[self._row + column] = number

    async def keep_looking(self, keeper: Keeper) -> None:
        """For the other workers, who cannot look into this one; and see meanwhile how late a tick comes."""
        while True:
            self.look(keeper)
            for _ in range(TICKS_A_LOOK):
                due = time.perf_counter() + TICK_SECONDS
                await asyncio.sleep(TICK_SECONDS)
                self.ticked(max(0.0, time.perf_counter() - due))

    def _measure(self, histogram: int, seconds: float) -> None:
        self._add(histogram, seconds)
        self._add(histogram + 1 + bisect_left(BOUNDS, seconds), 1)

    def _add(self, column: int, number: float) -> None:
        self._numbers[self._row + column] += number

    def text(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        sums = [sum(self._numbers[column::COLUMNS]) for column in range(COLUMNS)]
        yield from _head("parlour_info", "gauge", "Which Parlour this is.")
        yield f'parlour_info{{version="{__version__}"}} 1'
        yield from self._by_worker(TABLES, "parlour_tables", "gauge", "Tables in memory, each at one worker.")
        yield from self._by_worker(OWNED, "parlour_slots", "gauge", "Hash slots that are a worker's own, of 1,024.")
        yield from self._by_worker(
            HANDED_OVER, "parlour_tables_handed_over_total", "counter", "Tables in memory that went to other processes."
        )
        yield from self._by_worker(LOST, "parlour_leases_lost_total", "counter", "How often others took over unasked.")
        yield from self._by_worker(
            LED_ON, "parlour_connections_led_on_total", "counter", "Connections that were about others' tables."
        )
        yield from _head("parlour_sockets", "gauge", "Open lines to tables.")
        yield f'parlour_sockets{{kind="person"}} {sums[PEOPLE]:.0f}'
        yield f'parlour_sockets{{kind="spectator"}} {sums[SPECTATORS]:.0f}'
        yield from _head("parlour_entries_total", "counter", "Entries written to the logs of tables.")
        yield f"parlour_entries_total {sums[ENTRIES]:.0f}"
        yield from _head("parlour_commits_failed_total", "counter", "Commits that the store could not do.")
        yield f"parlour_commits_failed_total {sums[FAILED]:.0f}"
        yield from _histogram("parlour_commit_seconds", "How long commits took, failed ones too.", sums[COMMITS:LATE])
        yield from _histogram("parlour_late_seconds", "How late a process came to what was due.", sums[LATE:])
        yield from _head("parlour_memory_bytes", "gauge", "Memory that the processes have; 0 where it cannot be told.")
        yield f"parlour_memory_bytes {sums[MEMORY]:.0f}"

    def _by_worker(self, column: int, name: str, kind: str, help: str) -> Iterator[str]:
        yield from _head(name, kind, help)
        for worker, number in enumerate(self._numbers[column::COLUMNS]):
            yield f'{name}{{worker="{worker}"}} {number:.0f}'


def memory() -> int:
    """The memory of this process, in bytes, where the system tells it."""
    try:
        return int(MEMORY_OF_THIS_PROCESS.read_text().split()[1]) * mmap.PAGESIZE
    except OSError:
        return 0


def _histogram(name: str, help: str, sums: list[float]) -> Iterator[str]:
    yield from _head(name, "histogram", help)
    so_far = 0.0
    for bound, number in zip((*BOUNDS, "+Inf"), sums[1:], strict=True):
        so_far += number
        yield f'{name}_bucket{{le="{bound}"}} {so_far:.0f}'
    yield f"{name}_sum {sums[0]:.6f}"
    yield f"{name}_count {so_far:.0f}"


def _head(name: str, kind: str, help: str) -> tuple[str, str]:
    return f"# HELP {name} {help}", f"# TYPE {name} {kind}"


class Metrics:
    def __init__(self, keeper: Keeper, figures: Figures, *, for_everybody: bool) -> None:
        self.keeper = keeper
        self.figures = figures
        self.for_everybody = for_everybody
        keeper.store.watch(figures.committed)

    @api("text/plain")
    async def show(self, request: web.Request) -> web.Response:
        """The figures of this server; for the machine itself alone, unless whoever runs it has opened them."""
        if not self.for_everybody and not _from_this_machine(request):
            raise NOT_FROM_ELSEWHERE()
        self.figures.look(self.keeper)
        return web.Response(text=self.figures.text(), headers={"Content-Type": "text/plain; version=0.0.4"})


def _from_this_machine(request: web.Request) -> bool:
    """What a proxy on this machine passes on comes from this machine too; but it says that it was passed on."""
    try:
        return ip_address(request.remote or "").is_loopback and not any(name in request.headers for name in FORWARDED)
    except ValueError:
        return False

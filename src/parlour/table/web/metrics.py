"""What whoever runs the server may know of it, in figures: `/metrics`, in the text form that Prometheus reads.

The rule: a figure tells nothing that a spectator of the tables could not have counted. So there are the tables, the
open lines and the entries of the logs, of which everybody is told; and how long the store took. Nothing here counts
refusals, for a rule refuses by what is hidden; nor bytes, for a frame is longer or shorter by what is in a hand.

Several workers have one row each in memory that they share, and whichever is asked adds the rows up. When a worker is
replaced, the new one goes on counting in the row of the old one. What the other workers have open
was looked at within the last five seconds.
"""

from __future__ import annotations

import asyncio
import mmap
from bisect import bisect_left
from collections.abc import Iterator
from ipaddress import ip_address

from aiohttp import web

from parlour import __version__
from parlour.table.keeper import Keeper
from parlour.table.refusals import Refusal
from parlour.table.web.described import api

NOT_FROM_ELSEWHERE = Refusal("not_from_elsewhere", 403, "Only this machine itself may read that.")

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
TABLES, PEOPLE, SPECTATORS, ENTRIES, FAILED, SECONDS, BUCKETS = range(7)
COLUMNS = BUCKETS + len(BOUNDS) + 1
LOOK_SECONDS = 5.0
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
        self._add(SECONDS, seconds)
        self._add(BUCKETS + bisect_left(BOUNDS, seconds), 1)

    def look(self, keeper: Keeper) -> None:
        """See what this process has open now."""
        screens = [screen for live in keeper.tables.values() for screen in live.screens]
        watching = sum(screen.person is None for screen in screens)
        for column, number in ((TABLES, len(keeper.tables)), (PEOPLE, len(screens) - watching), (SPECTATORS, watching)):
            self._numbers[self._row + column] = number

    async def keep_looking(self, keeper: Keeper) -> None:
        """For the other workers, who cannot look into this one."""
        while True:
            self.look(keeper)
            await asyncio.sleep(LOOK_SECONDS)

    def _add(self, column: int, number: float) -> None:
        self._numbers[self._row + column] += number

    def text(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        sums = [sum(self._numbers[column::COLUMNS]) for column in range(COLUMNS)]
        yield from _head("parlour_info", "gauge", "Which Parlour this is.")
        yield f'parlour_info{{version="{__version__}"}} 1'
        yield from _head("parlour_tables", "gauge", "Tables in memory; one that two workers have open counts twice.")
        yield f"parlour_tables {sums[TABLES]:.0f}"
        yield from _head("parlour_sockets", "gauge", "Open lines to tables.")
        yield f'parlour_sockets{{kind="person"}} {sums[PEOPLE]:.0f}'
        yield f'parlour_sockets{{kind="spectator"}} {sums[SPECTATORS]:.0f}'
        yield from _head("parlour_entries_total", "counter", "Entries written to the logs of tables.")
        yield f"parlour_entries_total {sums[ENTRIES]:.0f}"
        yield from _head("parlour_commits_failed_total", "counter", "Commits that the store could not do.")
        yield f"parlour_commits_failed_total {sums[FAILED]:.0f}"
        yield from _head("parlour_commit_seconds", "histogram", "How long commits took, failed ones too.")
        so_far = 0.0
        for bound, number in zip((*BOUNDS, "+Inf"), sums[BUCKETS:], strict=True):
            so_far += number
            yield f'parlour_commit_seconds_bucket{{le="{bound}"}} {so_far:.0f}'
        yield f"parlour_commit_seconds_sum {sums[SECONDS]:.6f}"
        yield f"parlour_commit_seconds_count {so_far:.0f}"


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

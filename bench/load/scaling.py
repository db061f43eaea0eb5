"""Servers of several workers measured: over PostgreSQL and over SQLite files, each on its cores beside the load."""

import re
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from http.client import HTTPConnection
from pathlib import Path
from typing import Literal

import msgspec

from bench.child import Failed
from bench.load.database import Database
from bench.load.live import Figures, Layout, Load, Mode, played
from bench.load.servers import Running, parlour
from bench.load.system import busy, busy_in_all, cores_apart, family
from bench.load.websocket import HOST, PATIENCE

Store = Literal["postgresql", "sqlite"]
Place = Literal["apart", "two"]
"""Each worker on a core of its own, and the load and the database on others; or all workers and the database on two."""

STORES: tuple[Store, ...] = ("postgresql", "sqlite")
COUNTS = (1, 2, 4, 8, 16, 32)
FEWEST_BESIDE = 2  # cores for the load and the database, where workers are to have cores of their own
MOST_OTHERS = 0.05  # of all cores: above it, others had what was to be measured
SLOTS = 1024


@dataclass(frozen=True)
class Plan:
    """What is to be measured."""

    store: Store
    place: Place
    mode: Mode
    workers: int
    tables: int
    game: str
    seconds: float
    repeat: int


@dataclass(frozen=True)
class Run:
    """What came of it. Shares are cores' worth of time."""

    plan: Plan
    machine: str
    cores: int  # that could be used
    figures: Figures | None = None
    database_share: float = 0.0
    others_share: float = 0.0  # of processes that have nothing to do with it
    tables: tuple[int, ...] = ()  # at each worker
    led_on: int = 0  # connections, from the worker that accepted them to the owner of their table
    failed: str = ""

    @property
    def counts(self) -> bool:
        """Whether it was the server that was measured, and on the cores that it was to have."""
        return self.figures is not None and self.figures.counts and self.others_share < MOST_OTHERS * self.cores


# ── cores ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def worker_counts(cores: int) -> list[int]:
    """As many as can have a core of their own each, with at least as many left for the others."""
    return [workers for workers in COUNTS if max(workers, FEWEST_BESIDE) <= cores - workers]


def layout(plan: Plan) -> tuple[Layout, tuple[int, ...]]:
    """Who is where, and where the database is. That and the load have the same cores, whatever the workers."""
    cores = tuple(cores_apart())
    if plan.place == "two":
        two, others = cores[:2], cores[2:4]
        return Layout(two, tuple((core,) for core in others) or (two,)), two
    beside = cores[max(worker_counts(len(cores))) :]
    for_database = max(1, len(beside) // 3)
    load = tuple((core,) for core in beside[for_database:])
    return Layout(cores[: plan.workers], load), beside[:for_database]


# ── measuring ───────────────────────────────────────────────────────────────────────────────────────────────────────


def measured(plans: Iterable[Plan], machine: str) -> Iterator[Run]:
    """One after the other; for one that fails, why."""
    for plan in plans:
        about = Run(plan, machine, len(cores_apart()))
        try:
            yield _measure(about)
        except Failed as failure:
            yield replace(about, failed=str(failure))


def _measure(about: Run) -> Run:
    plan = about.plan
    where, for_database = layout(plan)
    with ExitStack() as stack:
        database = stack.enter_context(Database(for_database)) if plan.store == "postgresql" else None
        db = () if database is None else ("--db", database.new())
        server = parlour(plan.game, "--workers", str(plan.workers), *db)
        running = stack.enter_context(Running(server, where.server))
        _wait_for_owners(running.port, plan.workers)
        load = stack.enter_context(Load(plan.game, running.port, where.load))
        load.join(plan.tables)
        before = _looked_at(running, load, database)
        figures = played(running, load, plan.seconds, plan.mode)
        wall, ours, databases, all_ = (
            now - then for now, then in zip(_looked_at(running, load, database), before, strict=True)
        )
        return replace(
            about,
            figures=figures,
            database_share=databases / wall,
            others_share=max(0.0, all_ - ours - databases) / wall,
            tables=tuple(by_worker(running.port, "parlour_tables")),
            led_on=sum(by_worker(running.port, "parlour_connections_led_on_total")),
        )


def _looked_at(running: Running, load: Load, database: Database | None) -> tuple[float, float, float, float]:
    """The time; and that of the processor, so far: the server's and the load's, the database's, everybody's."""
    ours = [*family(running.pid), *load.processes()]
    return time.perf_counter(), busy(ours), busy(database.processes()) if database else 0.0, busy_in_all()


def by_worker(port: int, figure: str) -> list[int]:
    """What /metrics says, a number a worker."""
    line = HTTPConnection(HOST, port, timeout=PATIENCE)
    try:
        line.request("GET", "/metrics")
        said = line.getresponse().read().decode()
    finally:
        line.close()
    return [int(number) for number in re.findall(rf'^{figure}{{worker="\d+"}} (\d+)$', said, re.MULTILINE)]


def _wait_for_owners(port: int, workers: int) -> None:
    """Until each worker has its share of the tables to come."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        slots = by_worker(port, "parlour_slots")
        if sum(slots) == SLOTS and len(slots) == workers and max(slots) - min(slots) <= 1:
            return
        time.sleep(0.2)
    raise Failed(f"the slots were not shared out: {slots}")


# ── kept for later ──────────────────────────────────────────────────────────────────────────────────────────────────


def keep(run: Run, file: Path) -> None:
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(run) + b"\n")


def kept(file: Path) -> list[Run]:
    return [msgspec.json.decode(line, type=Run) for line in file.read_bytes().splitlines()]

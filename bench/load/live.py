"""Live tables measured: a server on its cores, the load generators on others, peers in turn, medians of the repeats."""

import json
import math
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass
from itertools import chain
from typing import Any, Literal

from bench.child import Child, Failed
from bench.load.servers import Running, Server
from bench.load.system import busy, cores_apart, family, kept_waiting, on_cores, rss_kb, stolen
from bench.load.table import SEATS
from bench.programs import ROOT, Program, own_python

Mode = Literal["closed", "paced"]

MOST_LOAD = 0.8  # of its core: above it, the generator itself is what was measured
WARM_UP = 3.0  # seconds of the same load before it counts
FIRST = 10  # tables that are not counted: with them comes what a server keeps once for all
SETTLE = 2.0  # seconds after the last has sat down
PATIENCE = 120.0  # seconds beyond a command's own time


@dataclass(frozen=True)
class Figures:
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    load_share: float  # of its core, by the busiest of the generators
    load_kept_waiting: float  # share of the time in which others had that core while that generator needed it
    server_share: float  # cores' worth of time, of all processes of the server
    server_kept_waiting: float
    stolen: float  # cores' worth of time that the machine beneath this one gave to others
    server_rss_kb: float
    moves_per_cpu_s: float  # of the server's processor time: with others on the machine, the steadier figure
    update_bytes: float  # to each of the four, for one move
    stood_still: float  # tables at which nothing moved, or the last act did not reach all: there must be none

    @property
    def counts(self) -> bool:
        """Whether it was the server that was measured."""
        return self.load_share + self.load_kept_waiting < MOST_LOAD and not self.stood_still


@dataclass(frozen=True)
class Idle:
    kb_a_table: float
    share: float  # of the server's core, with all sockets open and nobody playing


@dataclass(frozen=True)
class Layout:
    """Who is on which cores, and how many generators there are."""

    server: tuple[int, ...]
    load: tuple[tuple[int, ...], ...]


def one_core_each() -> Layout:
    """One core for the server, another for one generator."""
    first, second, *_ = cores_apart() * 2
    return Layout((first,), ((second,),))


class Load:
    """The generators, as their parent sees them: they share the tables, and what they say is put together."""

    def __init__(self, peer: str, port: int, cores: Sequence[tuple[int, ...]]) -> None:
        command = (own_python(), "-m", "bench.load.generate", peer, str(port))
        program = Program(f"load-{peer}", "", command, {"PYTHONPATH": str(ROOT)})
        self.children: list[Child] = []
        with ExitStack() as stack:
            for number, own in enumerate(cores):
                with on_cores(own):
                    self.children.append(stack.enter_context(closing(Child(program, seed=number))))
            self.pool = stack.enter_context(ThreadPoolExecutor(len(cores)))
            self.stack = stack.pop_all()

    def __enter__(self) -> "Load":
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def join(self, tables: int) -> None:
        count = len(self.children)
        shares = [len(range(number, tables, count)) for number in range(count)]
        self._ask(PATIENCE + tables, [{"do": "join", "tables": share} for share in shares])

    def processes(self) -> list[int]:
        return [child.process.pid for child in self.children]

    def play(self, mode: Mode, seconds: float) -> dict[str, float]:
        said = self._ask(seconds + PATIENCE, [{"do": mode, "seconds": seconds}] * len(self.children))
        waits = sorted(chain.from_iterable(one["waits_ms"] for one in said))
        busiest = max(said, key=lambda one: one["load_share"] + one["load_kept_waiting"])
        return {
            "moves_per_s": sum(len(one["waits_ms"]) / one["wall"] for one in said),
            "p50_ms": percentile(waits, 0.5),
            "p99_ms": percentile(waits, 0.99),
            "load_share": busiest["load_share"],
            "load_kept_waiting": busiest["load_kept_waiting"],
            "update_bytes": sum(one["received"] for one in said) / SEATS / max(1, len(waits)),
            "stood_still": sum(one["stood_still"] for one in said),
        }

    def _ask(self, patience: float, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """All of them at once."""
        asking = [
            self.pool.submit(child.ask, json.dumps(line), patience)
            for child, line in zip(self.children, lines, strict=True)
        ]
        return [dict(answer.result()) for answer in asking]


def percentile(ordered: Sequence[float], share: float) -> float:
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else math.nan


def measure(server: Server, tables: int, seconds: float, mode: Mode) -> Figures:
    """One server, fresh, with so many tables of four."""
    layout = one_core_each()
    with Running(server, layout.server) as running, Load(server.peer, running.port, layout.load) as load:
        load.join(tables)
        return played(running, load, seconds, mode)


def played(running: Running, load: Load, seconds: float, mode: Mode) -> Figures:
    """What the generators see of a server, and what it takes for that."""
    load.play(mode, WARM_UP)
    pids = family(running.pid)
    wall, used, waited, lost = time.perf_counter(), busy(pids), kept_waiting(pids), stolen()
    found = load.play(mode, seconds)
    # The generator waits for the last updates before it answers: that is little beside the seconds.
    wall, used = time.perf_counter() - wall, busy(pids) - used
    return Figures(
        **found,
        moves_per_cpu_s=found["moves_per_s"] * seconds / used,
        server_share=used / wall,
        server_kept_waiting=(kept_waiting(pids) - waited) / wall,
        stolen=(stolen() - lost) / wall,
        server_rss_kb=sum(map(rss_kb, pids)),
    )


def moves_a_second_busy(running: Running, load: Load, seconds: float) -> float:
    """Moves a second of the server's processor time, as fast as it goes."""
    pids = family(running.pid)
    used = busy(pids)
    moves = load.play("closed", seconds)["moves_per_s"] * seconds
    return moves / (busy(pids) - used)


def measure_idle(server: Server, tables: int, seconds: float) -> Idle:
    """Tables at which everybody sits and nobody plays."""
    layout = one_core_each()
    with Running(server, layout.server) as running, Load(server.peer, running.port, layout.load) as load:
        load.join(FIRST)
        before = rss_kb(running.pid)
        load.join(tables - FIRST)
        time.sleep(SETTLE)
        after, used = rss_kb(running.pid), busy([running.pid])
        time.sleep(seconds)
        return Idle((after - before) / (tables - FIRST), (busy([running.pid]) - used) / seconds)


def in_turn(
    servers: Sequence[Server], tables: int, seconds: float, mode: Mode, repeats: int
) -> dict[str, list[Figures] | str]:
    """The servers one after the other, and all of them again; for one that fails, why."""
    found: dict[str, list[Figures] | str] = {server.peer: [] for server in servers}
    for _ in range(repeats):
        for server in servers:
            so_far = found[server.peer]
            if isinstance(so_far, list):
                try:
                    so_far.append(measure(server, tables, seconds, mode))
                except Failed as failure:
                    found[server.peer] = str(failure)
    return found


def idle_in_turn(servers: Sequence[Server], tables: int, seconds: float) -> dict[str, Idle | str]:
    found: dict[str, Idle | str] = {}
    for server in servers:
        try:
            found[server.peer] = measure_idle(server, tables, seconds)
        except Failed as failure:
            found[server.peer] = str(failure)
    return found


def median(figures: Sequence[Figures]) -> Figures:
    """Each figure's own median; of tables that stood still, the most."""
    each = [asdict(one) for one in figures]
    middle = {name: statistics.median(one[name] for one in each) for name in each[0]}
    middle["stood_still"] = max(one.stood_still for one in figures)
    return Figures(**middle)


def cores() -> str:
    """In words, what was pinned where."""
    if len(cores_apart()) < 2:
        return "not pinned: this machine does not offer two cores to choose from"
    return "the server pinned to one core, the load generator to another"

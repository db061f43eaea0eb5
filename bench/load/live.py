"""Live tables measured: a server on one core, the load generator on another, peers in turn, medians of the repeats."""

import json
import os
import statistics
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from bench.child import Child, Failed
from bench.load.servers import Running, Server, on_core
from bench.load.system import TICKS, busy, kept_waiting, rss_kb, stolen
from bench.programs import ROOT, Program, own_python

Mode = Literal["closed", "paced"]

SERVER_CORE, LOAD_CORE = 0, 1
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
    load_share: float  # of the generator's core
    load_kept_waiting: float  # share of the time in which others had that core while the generator needed it
    server_share: float  # of the server's core
    server_kept_waiting: float
    stolen: float  # cores' worth of time that the machine beneath this one gave to others
    server_rss_kb: float
    moves_per_cpu_s: float  # of the server's processor time: on a machine with others on it, the steadier figure
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


class Load:
    """The generator, as its parent sees it."""

    def __init__(self, peer: str, port: int) -> None:
        command = (own_python(), "-m", "bench.load.generate", peer, str(port))
        with on_core(LOAD_CORE):
            self.child = Child(Program(f"load-{peer}", "", command, {"PYTHONPATH": str(ROOT)}), seed=1)

    def __enter__(self) -> "Load":
        return self

    def __exit__(self, *_: object) -> None:
        self.child.close()

    def join(self, tables: int) -> None:
        self._ask(PATIENCE, do="join", tables=tables)

    def play(self, mode: Mode, seconds: float) -> dict[str, float]:
        return self._ask(seconds + PATIENCE, do=mode, seconds=seconds)

    def _ask(self, patience: float, **what: Any) -> dict[str, float]:
        return dict(self.child.ask(json.dumps(what), patience))


def measure(server: Server, tables: int, seconds: float, mode: Mode) -> Figures:
    """One server, fresh, with so many tables of four."""
    with Running(server, SERVER_CORE) as running, Load(server.peer, running.port) as load:
        load.join(tables)
        load.play(mode, WARM_UP)
        wall, used, waited, lost = time.perf_counter(), busy(running.pid), kept_waiting(running.pid), stolen()
        found = load.play(mode, seconds)
        # The generator waits for the last updates before it answers: that is little beside the seconds.
        wall, used = time.perf_counter() - wall, busy(running.pid) - used
        return Figures(
            **found,
            moves_per_cpu_s=found["moves_per_s"] * seconds / max(used, 1 / TICKS),
            server_share=used / wall,
            server_kept_waiting=(kept_waiting(running.pid) - waited) / wall,
            stolen=(stolen() - lost) / wall,
            server_rss_kb=rss_kb(running.pid),
        )


def measure_idle(server: Server, tables: int, seconds: float) -> Idle:
    """Tables at which everybody sits and nobody plays."""
    with Running(server, SERVER_CORE) as running, Load(server.peer, running.port) as load:
        load.join(FIRST)
        before = rss_kb(running.pid)
        load.join(tables - FIRST)
        time.sleep(SETTLE)
        after, used = rss_kb(running.pid), busy(running.pid)
        time.sleep(seconds)
        return Idle((after - before) / (tables - FIRST), (busy(running.pid) - used) / seconds)


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
    if not hasattr(os, "sched_setaffinity") or len(os.sched_getaffinity(0)) < 2:
        return "not pinned: this machine does not offer two cores to choose from"
    return "the server pinned to one core, the load generator to another"

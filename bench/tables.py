"""Live tables beside their peers: `python bench/tables.py [--seconds 5] [--repeats 3] [--only boardgame.io,colyseus]`.

Installs the peers into bench/.node/ where Node is there, measures everything in one run and prints the tables.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

# Run as a script, Python looks beside the script and not in the root, where the package `bench` is.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.child import Failed
from bench.load.live import Mode, cores, in_turn, measure_idle, median
from bench.load.servers import Server, boardgame, colyseus, parlour
from bench.report import number, table

SERVERS: dict[str, Callable[[], Server]] = {
    "talkitout": partial(parlour, "talkitout"),
    "out-of-control": partial(parlour, "out-of-control"),
    "boardgame.io": boardgame,
    "colyseus": colyseus,
}


def played(servers: Sequence[Server], tables: int, seconds: float, mode: Mode, repeats: int) -> str:
    rows = []
    for server, found in zip(servers, in_turn(servers, tables, seconds, mode, repeats).values(), strict=True):
        if isinstance(found, str):
            rows.append((server.label, f"not measured: {found}", *[""] * 8))
            continue
        one = median(found)
        rates = [each.moves_per_s for each in found]
        rows.append(
            (
                server.label,
                number(one.moves_per_s) + ("" if one.counts else " (does not count)"),
                f"{number(min(rates))} – {number(max(rates))}",
                number(one.moves_per_cpu_s),
                f"{one.p50_ms:.1f}",
                f"{one.p99_ms:.1f}",
                f"{one.server_share:.0%} (+ {one.server_kept_waiting:.0%})",
                f"{one.load_share:.0%} (+ {one.load_kept_waiting:.0%})",
                f"{one.stolen:.0%}",
                number(one.update_bytes),
            )
        )
    head = ("server", "moves/s", "repeats from – to", "moves a second of its processor", "p50 ms", "p99 ms")
    return table(
        (*head, "its core (kept waiting)", "the load's core (kept waiting)", "stolen", "bytes an update"), rows
    )


def idle(servers: Sequence[Server], tables: int, seconds: float) -> str:
    rows = []
    for server in servers:
        try:
            one = measure_idle(server, tables, seconds)
        except Failed as failure:
            rows.append((server.label, f"not measured: {failure}", ""))
        else:
            rows.append((server.label, f"{one.kb_a_table:.0f}", f"{one.share:.1%}"))
    return table(("server", "KB a table of four", f"its core, {4 * tables:,} sockets idle"), rows)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure live tables beside their peers.")
    parser.add_argument("--seconds", type=float, default=5, help="for each server in each repeat (default 5)")
    parser.add_argument("--repeats", type=int, default=3, help="default 3")
    parser.add_argument("--tables", type=int, default=50, help="in the closed loop (default 50)")
    parser.add_argument("--paced", type=int, default=500, help="tables with one move a second each (default 500)")
    parser.add_argument("--idle", type=int, default=500, help="tables at which nobody plays (default 500)")
    parser.add_argument("--only", default=",".join(SERVERS), help="which servers, by commas")
    asked = parser.parse_args()

    unknown = set(asked.only.split(",")) - set(SERVERS)
    if unknown:
        parser.error(f"--only: {', '.join(sorted(unknown))}: there are {', '.join(SERVERS)}")
    servers = [SERVERS[name]() for name in asked.only.split(",")]
    print(f"{cores().capitalize()}. Load when it began: {os.getloadavg()[0]:.2f}.", flush=True)
    print(f"\nClosed loop, {asked.tables} tables of four: the next act when all four have seen the last one.\n")
    print(played(servers, asked.tables, asked.seconds, "closed", asked.repeats), flush=True)
    print(f"\nOne move a second at each of {asked.paced} tables: from the act sent to the last of four updates.\n")
    print(played(servers, asked.paced, asked.seconds, "paced", asked.repeats), flush=True)
    print(f"\nNobody plays, {asked.idle} tables.\n")
    print(idle(servers, asked.idle, 10), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

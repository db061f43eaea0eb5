"""Live tables beside their peers.

    ./parlour python bench/tables.py [--seconds 5] [--repeats 3] [--only talkitout,colyseus]

Installs the peers into bench/.node/ where Node is there, measures everything in one run, prints the tables and writes
the second part of docs/performance.md.
"""

import argparse
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

# Run as a script, Python looks beside the script and not in the root, where the package `bench` is.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.install import BENCH
from bench.load.live import WARM_UP, cores, idle_in_turn, in_turn
from bench.load.servers import Server, boardgame, colyseus, colyseus_hands, parlour
from bench.load.verdicts import idle, played, verdicts
from bench.page import write_part
from bench.report import machine_line

SERVERS: dict[str, Callable[[], Server]] = {
    "talkitout": partial(parlour, "talkitout"),
    "out-of-control": partial(parlour, "out-of-control"),
    "boardgame.io": boardgame,
    "colyseus": colyseus,
    "colyseus-hands": colyseus_hands,
}
FEW, MANY = 50, 500  # tables


def asked_for() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure live tables beside their peers.")
    parser.add_argument("--seconds", type=float, default=5, help="for each server in each run (default 5)")
    parser.add_argument("--repeats", type=int, default=3, help="as fast as it goes (default 3)")
    parser.add_argument("--paced-repeats", type=int, default=10, help="at one move a second a table (default 10)")
    parser.add_argument("--idle-seconds", type=float, default=20, help="nobody plays for so long (default 20)")
    parser.add_argument("--only", default=",".join(SERVERS), help="which servers, by commas")
    parser.add_argument("--no-write", action="store_true", help="leave docs/performance.md as it is")
    asked = parser.parse_args()
    unknown = set(asked.only.split(",")) - set(SERVERS)
    if unknown:
        parser.error(f"--only: {', '.join(sorted(unknown))}: there are {', '.join(SERVERS)}")
    return asked


def main() -> int:
    asked = asked_for()
    servers = [SERVERS[name]() for name in asked.only.split(",")]
    load = os.getloadavg()[0]
    few = in_turn(servers, FEW, asked.seconds, "closed", asked.repeats)
    many = in_turn(servers, MANY, asked.seconds, "closed", asked.repeats)
    paced = in_turn(servers, MANY, asked.seconds, "paced", asked.paced_repeats)
    quiet = idle_in_turn(servers, MANY, asked.idle_seconds)
    parts = {
        "verdicts": verdicts(few, many, paced, quiet),
        "closed_50": played(servers, few),
        "closed_500": played(servers, many),
        "paced": played(servers, paced),
        "idle": idle(servers, quiet),
        "machine": f"- {machine_line()}\n- {cores().capitalize()}. Load when it began: {load:.2f}.",
    }
    for part in parts.values():
        print(f"\n{part}", flush=True)
    if not asked.no_write:
        runs = (2 * asked.repeats + asked.paced_repeats) * (asked.seconds + WARM_UP + 12) + asked.idle_seconds + 20
        minutes = round(len(servers) * runs / 60)
        text = (BENCH / "tables_page.md").read_text()
        write_part(
            "tables",
            text.format(
                **parts, seconds=asked.seconds, warm_up=WARM_UP, paced_runs=asked.paced_repeats, minutes=minutes
            ),
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())

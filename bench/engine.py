"""Parlour's engine beside its peers: `./parlour python bench/engine.py [--seconds 3] [--repeats 3] [--no-write]`.

Installs the peers into bench/.peers/, measures everything in one run, prints the tables and writes docs/performance.md.
"""

import argparse
import os
import sys
from pathlib import Path

# Run as a script, Python looks beside the script and not in the root, where the package `bench` is.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.install import BENCH
from bench.measure import SLICE, laps, pin
from bench.page import write_part
from bench.programs import GAMES, cost_programs, rate_programs
from bench.report import costs, machine, matrix, rates, verdicts


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure Parlour's engine beside its peers.")
    parser.add_argument("--seconds", type=float, default=3, help="for each program in each repeat (default 3)")
    parser.add_argument("--repeats", type=int, default=3, help="default 3")
    parser.add_argument("--no-write", action="store_true", help="leave docs/performance.md as it is")
    asked = parser.parse_args()

    programs = rate_programs()
    load = os.getloadavg()[0]
    if load > 0.5:
        print(f"The machine is not quiet (load {load:.1f}): the ratios bear it, the microseconds do not.")
    pinned = pin()
    pace: list[float] = []
    played = laps(programs, asked.seconds, asked.repeats, pace)
    called = laps(cost_programs(), asked.seconds, asked.repeats, pace)

    parts = {
        "verdicts": verdicts(played),
        "rates": rates(played),
        "matrix": matrix(played),
        "costs": costs(called),
        "machine": machine(played, pinned, pace, load),
    }
    for part in parts.values():
        print(f"\n{part}")
    failed = [one for one in (*played, *called) if one.failed]
    if not asked.no_write:
        each = asked.seconds + SLICE
        minutes = round((len(programs) + len(GAMES)) * each * asked.repeats / 60 + 1)
        text = (BENCH / "page.md").read_text()
        text = text.format(**parts, slice=SLICE, seconds=asked.seconds, repeats=asked.repeats, minutes=minutes)
        write_part("engine", text)
    # A peer that is not there is a fact to report; Parlour itself failing is an error.
    return 1 if any(one.program.key in GAMES for one in failed) else 0


if __name__ == "__main__":
    sys.exit(main())

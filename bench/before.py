"""This tree beside an earlier commit of it: is anything slower?

    ./parlour python bench/before.py COMMIT [--laps 9] [--seconds 4] [--without-server]

Both take turns in short slices, and what counts is the processor's time: acts of random play in each game, views and
starts of matches, and moves at live tables. Above 1: this tree does more in the same time. Nothing is written.
"""

import argparse
import io
import statistics
import subprocess
import sys
import tarfile
import tempfile
from contextlib import ExitStack
from pathlib import Path

# Run as a script, Python looks beside the script and not in the root, where the package `bench` is.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.load.live import WARM_UP, Load, moves_a_second_busy, one_core_each
from bench.load.servers import Running, parlour
from bench.measure import SLICE, Measured, laps, pin, ratio
from bench.programs import GAMES, ROOT, game
from bench.report import table

CALLS = ("view", "view without offers", "start", "copy", "play")
SERVED = ("talkitout", "out-of-control")
TABLES = 50
SERVED_SLICE = 0.5  # seconds


def tree_of(commit: str, folder: Path) -> Path:
    """The sources of a commit. Its locked packages are not installed: both run with those of this tree."""
    packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def side_by_side(kind: str, before: Path, repeats: int) -> list[tuple[Measured, Measured]]:
    programs = [game(key, kind, tree) for key in GAMES for tree in (ROOT, before)]
    found = laps(programs, SLICE * 4, repeats, [])
    pairs = list(zip(found[::2], found[1::2], strict=True))
    for now, then in pairs:
        if now.failed or then.failed:
            raise SystemExit(f"{now.program.label}: {now.failed or then.failed}")
    return pairs


def rates(before: Path, repeats: int) -> str:
    rows = [(now.program.label, f"{ratio(now, then):.3f} ×") for now, then in side_by_side("rate", before, repeats)]
    return table(("acts for the same processor time", "this tree"), rows)


def calls(before: Path, repeats: int) -> str:
    rows = []
    for now, then in side_by_side("costs", before, repeats):
        shares = (statistics.median(then.cost(call)) / statistics.median(now.cost(call)) for call in CALLS)
        rows.append((now.program.label, *(f"{share:.2f} ×" for share in shares)))
    return table(("calls for the same time", *CALLS), rows)


def ratios_of_moves(game: str, before: Path, repeats: int, seconds: float) -> list[float]:
    """Of moves at live tables for the same processor time, this tree's against the other's; one figure a lap.

    In each lap both servers are fresh, and take turns in slices, as the rules do: so whoever else is on the machine,
    and a machine that changes its speed, meets both alike.
    """
    return [_ratio_of_moves(game, before, seconds) for _ in range(repeats)]


def _ratio_of_moves(game: str, before: Path, seconds: float) -> float:
    layout = one_core_each()
    with ExitStack() as stack:
        both = []
        for tree in (ROOT, before):
            running = stack.enter_context(Running(parlour(game, tree=tree), layout.server))
            load = stack.enter_context(Load(game, running.port, layout.load))
            load.join(TABLES)
            load.play("closed", WARM_UP)
            both.append((running, load))
        slices = [
            [moves_a_second_busy(running, load, SERVED_SLICE) for running, load in both]
            for _ in range(max(1, round(seconds / SERVED_SLICE)))
        ]
    return statistics.median(now / then for now, then in slices)


def moves(before: Path, repeats: int, seconds: float) -> str:
    rows = []
    for key in SERVED:
        shares = ratios_of_moves(key, before, repeats, seconds)
        rows.append((GAMES[key], f"{statistics.median(shares):.3f} ×", f"{min(shares):.2f} – {max(shares):.2f}"))
    return table(("moves at live tables for the same processor time", "this tree", "runs from – to"), rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure this tree beside an earlier commit of it.")
    parser.add_argument("commit")
    parser.add_argument("--laps", type=int, default=9, help="how often each has its turn (default 9)")
    parser.add_argument("--seconds", type=float, default=4, help="of play at live tables in each turn (default 4)")
    parser.add_argument("--without-server", action="store_true", help="only the rules")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="parlour-before-") as folder:
        before = tree_of(asked.commit, Path(folder))
        if not asked.without_server:
            print(f"{moves(before, asked.laps, asked.seconds)}\n", flush=True)
        pin()
        print(f"{rates(before, asked.laps)}\n", flush=True)
        print(calls(before, asked.laps), flush=True)


if __name__ == "__main__":
    main()

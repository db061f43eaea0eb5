"""The sockets alone: what a message to four people costs.

    ./parlour python bench/sockets.py [--seconds 4] [--repeats 3]

Once as aiohttp carries it, once handed over to picows, as the server does. What docs/decisions/0007 says rests on it.
"""

import argparse
import sys
from pathlib import Path

# Run as a script, Python looks beside the script and not in the root, where the package `bench` is.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.install import BENCH
from bench.load.live import cores, idle_in_turn, in_turn, median
from bench.load.servers import Server
from bench.programs import own_python
from bench.report import number, table

KINDS = {"aiohttp": "aiohttp's own socket", "handed-over": "let in by aiohttp, carried by picows"}
FEW, MANY = 50, 500  # rooms of four


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the sockets without any rules.")
    parser.add_argument("--seconds", type=float, default=4, help="for each in each repeat (default 4)")
    parser.add_argument("--repeats", type=int, default=3, help="default 3")
    asked = parser.parse_args()
    found = {}
    for kind, label in KINDS.items():
        found[kind] = Server("room", label, (own_python(), str(BENCH / "room.py"), kind, "PORT"))
    rows: list[tuple[str, ...]] = []
    for server in found.values():
        few, many = (in_turn([server], rooms, asked.seconds, "closed", asked.repeats)["room"] for rooms in (FEW, MANY))
        quiet = idle_in_turn([server], MANY, 5)["room"]
        if isinstance(few, str) or isinstance(many, str) or isinstance(quiet, str):
            rows.append((server.label, f"not measured: {few if isinstance(few, str) else many}", "", "", ""))
            continue
        costs = [f"{1e6 / median(runs).moves_per_cpu_s:.0f}" for runs in (few, many)]
        rates = [number(median(runs).moves_per_s) for runs in (few, many)]
        rows.append((server.label, *costs, *rates, f"{quiet.kb_a_table:.0f}"))
    head = ("a message to four", f"µs of the processor, {FEW} rooms", f"{MANY} rooms", f"a second, {FEW}", f"{MANY}")
    print(f"{cores().capitalize()}.\n\n{table((*head, 'KB a room of four, idle'), rows)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

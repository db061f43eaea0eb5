"""What readers found of the pairs that bench/pairs.py drew: how many are linked, of those said and of those made up.

    ./parlour python bench/readers.py

In bench/read, by language: each pair, who said it, and what each of two readers found who saw the pairs alone.
"""

from __future__ import annotations

import csv
from pathlib import Path

READ = Path(__file__).parent / "read"
MADE_UP = "made up"
BOUND = 0.9


def main() -> None:
    for file in sorted(READ.glob("*.tsv")):
        with file.open(encoding="utf-8", newline="") as lines:
            pairs = list(csv.DictReader(lines, delimiter="\t"))
        for reader in ("first reader", "second reader"):
            said = [pair[reader] == "linked" for pair in pairs if pair["by"] != MADE_UP]
            made_up = [pair[reader] == "linked" for pair in pairs if pair["by"] == MADE_UP]
            met = "met" if sum(said) >= BOUND * len(said) else "NOT met"
            print(
                f"{file.stem}, {reader}: linked are {sum(said)} of {len(said)} that bots said (bound 90 %: {met}), "
                f"{sum(made_up)} of {len(made_up)} made up"
            )


if __name__ == "__main__":
    main()

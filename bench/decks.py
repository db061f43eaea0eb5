"""How long decks take: to load and check every pack, and to print the largest, each in a process of its own.

    ./parlour python bench/decks.py

Bounds: all packs in under one second together; 238 cards in under three seconds and under 2 MB.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REPEATS = 5

CHECK_EVERY_PACK = """
import time
begun = time.perf_counter()
from parlour.decks import find, packs
from parlour.decks.advice import advice
for name in packs():
    assert advice(find(name)) == []
print(time.perf_counter() - begun)
"""


def seconds_to_check() -> float:
    """To import the deck room, read every pack and look for what might be better."""
    return float(_run("-c", CHECK_EVERY_PACK))


def seconds_to_print(name: str, file: Path) -> float:
    """From the shell's prompt to the PDF."""
    begun = time.perf_counter()
    _run("-m", "parlour", "deck", "print", name, "--out", str(file))
    return time.perf_counter() - begun


def _run(*words: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run([sys.executable, *words], env=env, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    checks = [seconds_to_check() for _ in range(REPEATS)]
    print(f"every pack loaded and checked   {statistics.median(checks):6.2f} s")
    with tempfile.TemporaryDirectory() as folder:
        for name in ("en/words", "fr/mots", "en/questions", "out-of-control"):
            file = Path(folder) / "cards.pdf"
            times = [seconds_to_print(name, file) for _ in range(REPEATS)]
            print(f"{name:<30}  {statistics.median(times):6.2f} s  {file.stat().st_size / 1000:6.0f} kB")

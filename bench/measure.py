"""Laps: all programs in turn, a short slice each, again and again."""

import os
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from bench.child import Child, Failed
from bench.programs import Program

SLICE = 0.25  # seconds


@dataclass
class Measured:
    """What one program gave: for each repeat, a list of slices."""

    program: Program
    repeats: list[list[dict[str, float]]] = field(default_factory=list)
    about: dict[str, str] = field(default_factory=dict)
    failed: str = ""

    def rates(self) -> list[float]:
        """Acts a second, one figure a repeat."""
        return [statistics.median(speed(piece) for piece in slices) for slices in self.repeats]

    def total(self, name: str) -> float:
        return sum(piece.get(name, 0) for slices in self.repeats for piece in slices)

    def cost(self, name: str) -> list[float]:
        """Microseconds, one figure a repeat."""
        return [statistics.median(piece[name] for piece in slices if name in piece) for slices in self.repeats]


def speed(piece: dict[str, float]) -> float:
    return piece["acts"] / piece["busy"]


def ratio(one: Measured, other: Measured) -> float:
    """How many times as fast `one` is, compared within each lap: the median of the laps, then of the repeats."""
    return statistics.median(
        statistics.median(speed(mine) / speed(theirs) for mine, theirs in zip(a, b, strict=True))
        for a, b in zip(one.repeats, other.repeats, strict=True)
    )


def yardstick() -> float:
    """Seconds for a fixed piece of work: does this machine keep its speed?"""

    def once() -> float:
        start, total = time.process_time(), 0
        for number in range(100_000):
            total += number & 3
        return time.process_time() - start

    return min(once() for _ in range(3))


def pin() -> str:
    """Bind this process, and so its children, to one core. Says in words what was done."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned to a core (this system does not offer it)"
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return "all pinned to the same core"


def laps(programs: Sequence[Program], seconds: float, repeats: int, pace: list[float]) -> list[Measured]:
    """Measure the programs side by side; a program that fails is left out from then on, and says why."""
    found = [Measured(program) for program in programs]
    for repeat in range(repeats):
        children: dict[str, Child] = {}
        for one in found:
            if not one.failed:
                try:
                    child = children[one.program.key] = Child(one.program, repeat + 1)
                    one.about = dict(child.about)
                    one.repeats.append([])
                except Failed as failure:
                    one.failed = str(failure)
        for lap in range(max(1, round(seconds / SLICE))):
            note(f"repeat {repeat + 1} of {repeats}, lap {lap + 1}")
            pace.append(yardstick())
            for one in found:
                if not one.failed:
                    try:
                        one.repeats[-1].append(dict(children[one.program.key].slice(SLICE)))
                    except Failed as failure:
                        one.failed = str(failure)
        for child in children.values():
            child.close()
    note("")
    return found


def note(text: str) -> None:
    """A line that the next one replaces, where somebody looks."""
    if sys.stderr.isatty():
        print(f"\r{text:<60}", end="" if text else "\r", file=sys.stderr, flush=True)

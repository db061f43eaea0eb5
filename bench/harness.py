"""The child's side of the bench: what every measured Python program does alike.

A child prints one JSON line when it is ready, and then one for each slice of time that the parent asks for
with a line on stdin. The programs stay alive and take turns in short slices, so that a machine that
gets slower or faster for a second does so for all of them.
"""

import json
import sys
import time
from collections.abc import Callable

# Between two looks at the clock: enough acts that looking costs nothing, few enough to stop on time.
ACTS_A_BURST = 50

Slice = Callable[[float], dict[str, float]]


def serve(run: Slice, about: dict[str, str]) -> None:
    """Warm up, say so, and run one slice for every line on stdin, until it closes."""
    run(0.3)
    print(json.dumps(about), flush=True)
    for line in sys.stdin:
        print(json.dumps(run(float(line))), flush=True)


def rate(burst: Callable[[int], dict[str, int]]) -> Slice:
    """A slice that plays bursts of acts until the time is over.

    `burst(n)` plays exactly n counted acts, beginning new games as old ones end, and says what it did besides.
    """

    def run(seconds: float) -> dict[str, float]:
        acts = 0
        besides: dict[str, float] = {}
        wall, busy = time.perf_counter(), time.process_time()
        while time.perf_counter() - wall < seconds:
            for name, count in burst(ACTS_A_BURST).items():
                besides[name] = besides.get(name, 0) + count
            acts += ACTS_A_BURST
        # The processor's time, not the clock on the wall: what other processes took is nobody's fault here.
        return {**besides, "acts": acts, "busy": time.process_time() - busy, "wall": time.perf_counter() - wall}

    return run

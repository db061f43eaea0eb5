"""One job, in a process of its own: it comes in, what came of it goes out, and the process ends."""

from __future__ import annotations

import sys

import msgspec

from parlour.table.children import keep_within_bounds
from parlour.table.workshop.jobs import Job, do

NICENESS = 10
MOST_MEMORY = 1 << 30
MOST_SECONDS = 30
"""Of computing. Whoever has given the job waits less long; this is for when they are gone."""


if __name__ == "__main__":
    keep_within_bounds(NICENESS, MOST_MEMORY, MOST_SECONDS)
    sys.stdout.buffer.write(msgspec.msgpack.encode(do(msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Job))))

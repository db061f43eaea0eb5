"""One job, in a process of its own: it comes in, what came of it goes out, and the process ends."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

import msgspec

from parlour.table.workshop.jobs import Job, do

MOST_MEMORY = 1 << 30
MOST_SECONDS = 30
"""Of computing. Whoever has given the job waits less long; this is for when they are gone."""


def _keep_within_bounds() -> None:
    """Tables come first; and what is larger than any deck ends here, not with the machine."""
    with suppress(ImportError):  # Windows has none of this
        import resource

        os.nice(10)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))


if __name__ == "__main__":
    _keep_within_bounds()
    sys.stdout.buffer.write(msgspec.msgpack.encode(do(msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Job))))

"""The processes that a server starts for work beside the tables: what they get to know of its surroundings."""

from __future__ import annotations

import os
import sys

NEEDED = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SYSTEMROOT")


def environment() -> dict[str, str]:
    """What Python needs to start, and nothing else: the server's own may hold the way into its database."""
    needed = {name: os.environ[name] for name in NEEDED if name in os.environ}
    return needed | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}

"""How much of what is left to chance is tried in a run: `--soak N` times the usual dose. `tests/conftest.py` says it
before any test is read, for where a fixture comes too late."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hypothesis import settings

soak = 1


def examples(usual: int) -> settings:
    """So many examples in a usual run, however long each takes on a busy machine."""
    from hypothesis import HealthCheck, settings  # most tests do without it, and it takes a while to load

    return settings(max_examples=usual * soak, deadline=None, suppress_health_check=[HealthCheck.too_slow])

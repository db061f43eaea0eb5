"""A server under attack, for all floods one after another: to start one takes longer than a flood."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from parlour.table.web import limits
from tests.table.web.attacks.flooding import Besieged, besieged_in


@pytest.fixture(autouse=True)
def quick_goodbyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for those who do not answer to the end of their line, at a server in this process."""
    monkeypatch.setattr(limits, "GOODBYE_WITHIN", 0.2)


@pytest.fixture(scope="session")
def besieged(tmp_path_factory: pytest.TempPathFactory, soak: int) -> Iterator[Besieged]:
    if sys.platform != "linux":
        pytest.skip("only Linux tells how long another process had to wait for the processor")
    with besieged_in(tmp_path_factory.mktemp("besieged"), soak) as server:
        yield server

"""`--soak N` plays N times as much in the property tests. It is off by default, and the run says so.

No test sees the decks of whoever runs it: every one has an empty data directory of its own.
"""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", type=int, default=1, help="play so many times as much in the property tests")


@pytest.fixture(scope="session")
def soak(request: pytest.FixtureRequest) -> int:
    times: int = request.config.getoption("--soak")
    return times


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data directory of a new person; nothing is there before somebody saves something."""
    folder = tmp_path / "data"
    monkeypatch.setenv("PARLOUR_DATA", str(folder))
    return folder

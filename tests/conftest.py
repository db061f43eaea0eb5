"""`--soak N` plays N times as much in the property tests. It is off by default, and the run says so."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", type=int, default=1, help="play so many times as much in the property tests")


@pytest.fixture(scope="session")
def soak(request: pytest.FixtureRequest) -> int:
    times: int = request.config.getoption("--soak")
    return times

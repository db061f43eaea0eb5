"""`--soak N`: N times as many random matches in the property tests, and N times as many rounds in which servers, stores
and databases are killed. Without it, as many as every run has time for.
`--pictures FOLDER`: keep the pictures that tests of the page take.

No test sees the decks and the tables of whoever runs it: every one has an empty data directory of its own.
"""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", type=int, default=1, help="so many times as many random matches and kills")
    parser.addoption("--pictures", type=Path, metavar="FOLDER", help="keep pictures of the page in this folder")


SLOW = ("tests/browser/", "tests/table/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The slow ones first: where several processes share the tests, the last to be done is then done soon."""
    items.sort(key=lambda item: not item.nodeid.startswith(SLOW))


@pytest.fixture(scope="session")
def soak(request: pytest.FixtureRequest) -> int:
    times: int = request.config.getoption("--soak")
    return times


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data directory of a new person; nothing is there before somebody saves something."""
    folder = tmp_path / "data"
    monkeypatch.setenv("PARLOUR_DATA", str(folder))
    monkeypatch.delenv("PARLOUR_DB", raising=False)
    return folder

"""`--soak N`: N times as many random matches, examples and contests of bots, and N times as many rounds in which
servers, stores and databases are killed. Without it, as many as find a planted fault (tests/dose.py).
`--pictures FOLDER`: keep the pictures that tests of the page take. `--browsers all`: also in WebKit and Firefox.
`--proxies`: also behind nginx, Caddy and HAProxy, which have to be there.

All tests have a sixth game, `tests/sixth_game`: what holds for every game holds for one that nobody here has built in.
No test sees the decks and the tables of whoever runs it: every one has an empty data directory of its own.
"""

from __future__ import annotations

import gc
import os
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests import dose

ROOT = Path(__file__).parents[1]
# In the environment, so that every process knows it that a test starts.
os.environ["PARLOUR_GAMES"] = "tests.sixth_game"
os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT)])


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", type=int, default=1, help="so many times as many random matches and kills")
    parser.addoption("--browsers", choices=["one", "all"], default="one", help="all: WebKit and Firefox as well")
    parser.addoption("--proxies", action="store_true", help="also behind nginx, Caddy and HAProxy")
    parser.addoption("--pictures", type=Path, metavar="FOLDER", help="keep pictures of the page in this folder")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is asked for by a flag is not among the tests without it: none is ever skipped for that."""
    is_asked_for = {
        "test_all_browsers.py": config.getoption("--browsers") == "all",
        "test_proxies.py": config.getoption("--proxies"),
    }
    return None if is_asked_for.get(collection_path.name, True) else True


def pytest_configure(config: pytest.Config) -> None:
    dose.soak = config.getoption("--soak")


# Thousands of tests lie in memory as long as any of them runs. Nothing of this ever becomes garbage, and to look it
# through again and again takes longer than most of the tests.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


SLOW = ("tests/browser/", "tests/table/")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The slow ones first: where several processes share the tests, the last to be done is then done soon."""
    items.sort(key=lambda item: not item.nodeid.startswith(SLOW))
    if config.getoption("loadgroup", False):
        for item in items:
            name_its_group(item)


def name_its_group(item: pytest.Item) -> None:
    """Tests of one `xdist_group` are run by one process, which is told by the end of their names. pytest-xdist 3.8
    writes it where pytest 9.2 no longer looks, and says nothing (pytest-xdist#1386). Once it does so itself, this does
    nothing."""
    mark = item.get_closest_marker("xdist_group")
    if mark is not None and not item.nodeid.endswith(end := f"@{mark.args[0]}"):
        item._id = type(item.id).parse(item.nodeid + end)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Quick tests are handed out a function at a time, with all its parameters: what several of them need is made in
    one process, and to hand out thousands one by one takes longer than many of them."""
    if config.getoption("dist") != "loadgroup":
        return None
    from xdist.scheduler import LoadGroupScheduling  # type: ignore[import-untyped]

    class Functions(LoadGroupScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            scope: str = super()._split_scope(nodeid)
            return scope if scope != nodeid or nodeid.startswith(SLOW) else nodeid.partition("[")[0]

    return Functions(config, log)


@pytest.fixture(scope="session")
def soak(request: pytest.FixtureRequest) -> int:
    times: int = request.config.getoption("--soak")
    return times


_people = count()


@pytest.fixture(autouse=True)
def own_data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data directory of a new person; nothing is there before somebody saves something. Most tests save nothing, so
    it is only a name: to make a folder for each of them and clear it away takes longer than many a test."""
    folder = tmp_path_factory.getbasetemp() / f"data-{next(_people)}"
    monkeypatch.setenv("PARLOUR_DATA", str(folder))
    monkeypatch.delenv("PARLOUR_DB", raising=False)
    return folder

"""For tests of the page in a real browser: the server, and people who each have a browser of their own.

`--pictures FOLDER` keeps the pictures that tests take with `shot`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.at_once import Stack
from tests.browser.at_table import PATIENCE
from tests.browser.chromium import Chromium, chromium
from tests.browser.company import Company
from tests.browser.devices import Devices
from tests.browser.looking import settle
from tests.browser.scenes import Galleries
from tests.browser.serving import Server
from tests.table.server.running import free_port

Shot = Callable[[Page, str], None]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def sleeper() -> Iterator[Chromium]:
    with chromium() as sleeper:
        yield sleeper


@pytest.fixture
def browser(sleeper: Chromium) -> Iterator[Browser]:
    """One a worker, awake during this test."""
    with sleeper.awake() as browser:
        yield browser


@pytest.fixture
def stack() -> Stack:
    """What is set of the cards and the die: nothing, unless a test says otherwise by a parameter of this name."""
    return {}


@pytest.fixture
def further() -> str:
    """The modules of games that nothing else here has: none, unless a test names some by a parameter of this name."""
    return ""


@pytest.fixture(scope="session")
def port() -> int:
    """Of the servers that one test has for itself: all of them have the address that the devices know."""
    return free_port()


@pytest.fixture
def server(tmp_path: Path, stack: Stack, further: str, port: int) -> Iterator[Server]:
    """For a test that does to it what others would feel, or wears it out."""
    server = Server(tmp_path / "server", stack, further, port)
    yield server
    server.kill()
    assert server.complaints() == []


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all who only come, play and go, each at tables of their own."""
    server = Server(tmp_path_factory.mktemp("house"))
    yield server
    server.kill()


@pytest.fixture(scope="session")
def galleries(sleeper: Chromium, house: Server) -> Galleries:
    return Galleries(Company(sleeper.browser, house.address))


@pytest.fixture
def gallery(browser: Browser, galleries: Galleries) -> Iterator[Galleries]:
    """`gallery(phone=SMALL, language="fr")`: a page for scenes, on such a device."""
    yield galleries
    galleries.look_back()


@pytest.fixture(scope="session")
def devices() -> Devices:
    return Devices()


@pytest.fixture
def person(
    browser: Browser, devices: Devices, request: pytest.FixtureRequest, stack: Stack, further: str
) -> Iterator[Company]:
    """`ada = person("Ada")`; at the end nothing may have gone wrong in anybody's browser, nor at the server.
    That is the house, unless the test has one of its own."""
    has_own = stack or further or "server" in request.fixturenames
    server: Server = request.getfixturevalue("server" if has_own else "house")
    with Company(browser, server.address, devices) as company:
        yield company
    assert server.complaints() == []


@pytest.fixture
def shot(request: pytest.FixtureRequest) -> Shot:
    folder: Path | None = request.config.getoption("--pictures")

    def take(page: Page, name: str) -> None:
        if folder is not None:
            settle(page)
            page.screenshot(path=folder / f"{name}.png")

    return take

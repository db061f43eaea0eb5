"""Chromium, driven by Playwright: one a worker, beside tests that have event loops of their own."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

MISSING = (
    "There is no browser here to test the page in: Chromium is missing, or a library that Playwright needs. On Debian, "
    "this installs both: sudo apt-get install -y --no-install-recommends chromium-headless-shell "
    "libatomic1. "
    "If Chromium has another name here, put that into CHROMIUM."
)
QUIETLY = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    # Nothing but this machine: a page that asks for more fails in every house alike, with a network or without.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)


def executable() -> str:
    """What `./parlour test` found or installed; plain pytest finds it under its own name."""
    named = os.environ.get("CHROMIUM")
    for found in map(shutil.which, [named] if named else ["chromium-headless-shell", "chromium"]):
        if found is not None:
            return found
    pytest.fail(MISSING, pytrace=False)


class Chromium:
    """Playwright's sync API keeps an event loop running in the thread of the tests, also between two calls. As long as
    it counts as running there, no other test can run a loop of its own; so it counts only while the browser is awake.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._loop = asyncio.get_running_loop()

    @contextmanager
    def awake(self) -> Iterator[Browser]:
        asyncio._set_running_loop(self._loop)
        try:
            yield self.browser
        finally:
            asyncio._set_running_loop(None)


@contextmanager
def chromium() -> Iterator[Chromium]:
    """Asleep at first."""
    path = executable()
    try:
        playwright = sync_playwright().start()
    except Exception:  # it has no narrower name for a driver that does not start
        pytest.fail(MISSING, pytrace=False)
    # Playwright starts it without its sandbox: in a container, and for root, there is none.
    sleeper = Chromium(playwright.chromium.launch(executable_path=path, args=QUIETLY))
    asyncio._set_running_loop(None)
    yield sleeper
    with sleeper.awake() as browser:
        browser.close()
        playwright.stop()

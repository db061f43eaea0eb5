"""How light and how quick the client is, in a real browser against a real server on this machine.

    ./parlour python bench/client.py

Each figure is the median of five runs, each in a browser that has nothing in its cache.

- What a phone fetches: script, style, sentences and rules together, and the fonts, packed as they are sent.
- Until the front door can be used: from the first request until the field for the code has the focus, with the
  processor slowed down four times and a line of 10 Mbit/s with 40 ms on the way.
- While cards move: the longest task of the page's script while a match against bots is dealt and played for 8
  seconds.

Bounds: 120 kB of script and style, 250 kB with fonts, one second, no task over 50 ms. How what happens is drawn is
measured by bench/beats.py.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, Error, Page

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.at_table import TITLES, add_bots, deal, fewest, host  # noqa: E402
from tests.browser.chromium import chromium  # noqa: E402
from tests.browser.serving import Server  # noqa: E402

REPEATS = 5
PLAYED_FOR = 8
SLOWER = 4
LINE = {"offline": False, "latency": 40, "downloadThroughput": 10e6 / 8, "uploadThroughput": 5e6 / 8}

FETCHED = """
(ending) => performance.getEntriesByType("resource")
  .filter(({ name }) => new RegExp(ending).test(name)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
"""
LISTEN = """
window.longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
}).observe({ type: "longtask" });
"""


@contextmanager
def a_page(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(
        base_url=address, viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True
    )
    yield context.new_page()
    context.close()


def until_usable(page: Page) -> float:
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto("/", wait_until="commit")
    page.locator("#code:focus").wait_for()
    return float(page.evaluate("performance.now()"))


def seated(page: Page, title: str) -> None:
    host(page, title)
    add_bots(page, fewest(title) - 1)
    deal(page)


def longest_task(page: Page, title: str) -> float:
    """A match in which the person takes whatever is offered first: the bots see to it that cards move."""
    seated(page, title)
    page.evaluate(LISTEN)
    play(page)
    return float(page.evaluate("longest"))


def play(page: Page) -> None:
    for _ in range(PLAYED_FOR):
        button = page.locator(".rail .btn:not([aria-disabled=true]):not(.hold)").first
        card = page.locator(".lit, .can").first
        for target in (card, button):
            with suppress(Error):  # it has gone meanwhile
                target.click(timeout=300, force=True)
        page.wait_for_timeout(1000)


def median(measure: Callable[[], float]) -> float:
    return statistics.median(measure() for _ in range(REPEATS))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, chromium() as sleeper, sleeper.awake() as browser:
        server = Server(Path(folder))
        try:
            report(browser, server.address)
        finally:
            server.kill()


def report(browser: Browser, address: str) -> None:
    def usable() -> float:
        with a_page(browser, address) as page:
            return until_usable(page)

    print(f"front door, until it can be used      {median(usable):6.0f} ms")
    for title in TITLES:
        with a_page(browser, address) as page:
            seated(page, title)
            script, fonts = (page.evaluate(FETCHED, ending) for ending in (r"\.(js|css|ftl|md)$", r"\.woff2$"))

        def longest(title: str = title) -> float:
            with a_page(browser, address) as page:
                return longest_task(page, title)

        print(
            f"{title:<17} script and style {script / 1000:5.1f} kB, with fonts {(script + fonts) / 1000:5.1f} kB",
            end="",
        )
        print(f", longest task {median(longest):4.0f} ms")


if __name__ == "__main__":
    main()

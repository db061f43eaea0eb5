"""A device that somebody has had is as new for the next one: all that can be left there is left, and looked for."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.at_table import SMALL
from tests.browser.company import Company, Person
from tests.browser.devices import Devices
from tests.browser.serving import Server

LAPTOP = (1366, 768)
# Of a page that was just opened: what it is like, and what it can find of anybody before.
ASKED = """
async () => ({
  pace: await new Promise((done) => {
    const began = performance.now();
    const still = document.body.animate([{ opacity: 1 }, { opacity: 1 }], 5_000);
    still.onfinish = () => done(performance.now() - began < 4_000);
  }),
  kept: [{ ...localStorage }, { ...sessionStorage }, document.cookie, window.name, history.length],
  stores: [await indexedDB.databases(), await caches.keys()],
  clipboard: (await navigator.permissions.query({ name: "clipboard-read" })).state,
  isThere: [navigator.onLine, document.hidden, innerWidth, innerHeight, devicePixelRatio],
  is: ["(prefers-color-scheme: dark)", "(prefers-reduced-motion)"].map((one) => matchMedia(one).matches),
  pointedAt: document.querySelectorAll(":is(a, button, input, label, li):hover").length,
  world: Object.getOwnPropertyNames(window).sort(),
})
"""
STORED = """
async () => {
  localStorage.planted = sessionStorage.planted = window.name = "planted";
  document.cookie = "planted=1";
  history.pushState({ planted: true }, "", "/");
  await caches.open("planted");
  await new Promise((done) => (indexedDB.open("planted").onsuccess = done));
}
"""


def stores(person: Person) -> None:
    person.page.evaluate(STORED)


def sets_what_a_device_is_like(person: Person) -> None:
    person.page.set_viewport_size({"width": 1000, "height": 300})
    person.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    person.context.grant_permissions(["clipboard-read"])
    person.context.set_offline(True)


def runs_before_every_page(person: Person) -> None:
    person.device.before_every_page("window.planted = true; localStorage.planted = true")


def answers_for_the_server(person: Person) -> None:
    person.context.route("**/*", lambda route: route.fulfill(body="planted"))


def opens_a_second_page(person: Person) -> None:
    person.context.new_page().goto("/")


def points_at_something(person: Person) -> None:
    person.page.get_by_role("button").first.hover()


def says_an_error_after_all(person: Person) -> None:
    person.page.evaluate("addEventListener('pagehide', () => console.error('planted'))")


LEFT: list[Callable[[Person], None]] = [
    stores,
    sets_what_a_device_is_like,
    runs_before_every_page,
    answers_for_the_server,
    opens_a_second_page,
    points_at_something,
    says_an_error_after_all,
]


def found(page: Page) -> Any:
    page.goto("/")
    expect(page.get_by_role("heading", name="Parlour")).to_be_visible()
    return page.evaluate(ASKED)


@pytest.mark.parametrize("leave", LEFT)
def test_a_device_that_somebody_has_had_is_as_new(
    browser: Browser, house: Server, leave: Callable[[Person], None]
) -> None:
    lent = Devices()
    with Company(browser, house.address) as person:
        new = found(person("Ada", screen=SMALL).page)
    with Company(browser, house.address, lent) as person:
        ada = person("Ada", screen=LAPTOP, theme="light", reduced_motion=True, pace=1)
        ada.page.goto("/")
        leave(ada)
    with Company(browser, house.address, lent) as person:
        ben = person("Ben", screen=SMALL)
        assert ben.context is ada.context, "it was wiped, not closed"
        assert ben.heard() == []
        assert found(ben.page) == new
        assert ben.context.pages == [ben.page]
        assert all(heard.content != b"planted" for heard in ben.heard())
        ben.context.close()
        person.people.clear()


def test_a_device_that_does_not_come_out_clean_is_closed(browser: Browser, house: Server) -> None:
    lent = Devices()
    with Company(browser, house.address, lent) as person:
        ada = person("Ada")
        ada.page.add_init_script("window.planted = true")
    with Company(browser, house.address, lent) as person:
        ben = person("Ben")
        assert ben.context is not ada.context
        assert ada.page.is_closed()


def test_what_goes_wrong_on_a_device_that_somebody_has_had_is_found(browser: Browser, house: Server) -> None:
    lent = Devices()
    with Company(browser, house.address, lent) as person:
        ada = person("Ada")
        ada.expects("planted")
        ada.page.evaluate("console.error('planted')")
    company = Company(browser, house.address, lent)
    ben = company("Ben")
    assert ben.context is ada.context
    ben.page.evaluate("console.error('planted')")
    with pytest.raises(AssertionError, match="Ben: console: planted"), company:
        pass
    assert ben.page.is_closed(), "nobody gets it after a fault"


LASTING = re.compile(r"\.(?:add_init_script|expose_\w+|route_web_socket|add_locator_handler|set_default_\w+)\(")
"""What lasts as long as a page, and cannot be seen from it."""


def test_no_test_does_to_a_page_what_nobody_takes_back() -> None:
    """Who does it, in a `with`, takes it back; a gallery is never wiped, and this test looks what comes of it."""
    done = {
        f"{file.name}: {line.strip()}"
        for file in Path(__file__).parent.glob("*.py")
        for line in file.read_text(encoding="utf-8").splitlines()
        if LASTING.search(line) and not line.strip().startswith("with ")
    }
    assert {line.partition(":")[0] for line in done} <= {"devices.py", "scenes.py", Path(__file__).name}, done

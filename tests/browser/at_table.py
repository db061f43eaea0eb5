"""What people do at every table, whatever is played there: come in, sit down, have the cards dealt."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.company import Company, Person
from tests.browser.devices import Size
from tests.browser.looking import axe, no_sideways_scroll, targets_are_large

TITLES = ("#TalkItOut", "Bluff", "Out of Control", "Player of Honour", "Traitor Word")
"""The games, as their covers call them."""
PHONE: Size = (390, 844)
SMALL: Size = (320, 568)
A_MOMENT = 20
"""Milliseconds between two looks at pages that nobody waits for one by one."""
PATIENCE = 20_000
"""Milliseconds for something to come: far more than it takes, so that a busy machine fails no test."""

# One question to the page, since it is put again and again. A lie is looked at before its next step is seen.
STANDS = """
() => {
  const asked = document.querySelector(".rail.yours .step h2");
  return [document.querySelector("main.over") !== null, asked?.checkVisibility({ visibilityProperty: true }) ?? false];
}
"""

SKIP = re.compile("^(I know it|Je connais)$")
DEAL = re.compile("^(Deal for|Distribuer pour) ")


def whole(page: Page) -> None:
    """What holds for every screen."""
    axe(page)
    no_sideways_scroll(page)
    targets_are_large(page)


def stands(page: Page) -> tuple[bool, bool]:
    """Whether the match is over here, and whether somebody is asked who can see it."""
    over, asked = page.evaluate(STANDS)
    return over, asked


def code_of(page: Page) -> str:
    page.wait_for_url(re.compile(r"/[A-Z]{5}(#screen)?$"))
    expect(page.locator("h1").filter(has_not_text="Parlour").first).to_be_attached()  # the front door is left
    return page.url.removesuffix("#screen")[-5:]


def host(page: Page, title: str) -> str:
    """By its cover on the front door; gives the code."""
    page.goto("/")
    page.get_by_role("button", name=title, exact=True).click()
    return code_of(page)


def join(page: Page, code: str, name: str | None = None) -> None:
    page.goto(f"/{code}")
    if name is not None:
        page.get_by_label(re.compile("Your name|Ton nom")).fill(name)
    page.get_by_role("button", name=re.compile("^(Sit down|M’asseoir)$")).click()
    know_the_game(page)


def know_the_game(page: Page) -> None:
    page.get_by_role("button", name=SKIP).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def fewest(title: str) -> int:
    """With how many the game can be played."""
    return 3 if title == "Traitor Word" else 2


def add_bots(page: Page, count: int) -> None:
    for bot in range(1, count + 1):
        page.get_by_role("button", name=re.compile("^(Add a bot|Ajouter un robot)$")).click()
        expect(page.locator(".seats .key")).to_have_count(bot)


def deal(page: Page) -> None:
    page.get_by_role("button", name=DEAL).click()
    know_the_game(page)
    expect(page.locator("main.wide")).to_be_visible()  # whoever is alone knows the game before the cards are dealt


def seated(person: Company, title: str, *, bots: int = 0, language: str = "en") -> tuple[Person, Person]:
    """Two people who come in by the front door, and bots, at a table where the cards are dealt."""
    ada = person("Ada", language=language, reduced_motion=True)
    ben = person("Ben", phone=SMALL, language=language, reduced_motion=True)
    code = host(ada.page, title)
    join(ben.page, code, "Ben")
    add_bots(ada.page, bots)
    deal(ada.page)
    return ada, ben

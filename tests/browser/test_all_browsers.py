"""One journey a game in the other engines: `./parlour test tests/browser/test_all_browsers.py --browsers all`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.at_table import TITLES, fewest
from tests.browser.serving import Server
from tests.browser.webdriver import ENGINES, Driven

ACTS = 4
"""So many things a person does, one after another, before the journey ends."""

NAMED = """
(name) => [...document.querySelectorAll("button, a")].find((one) =>
  (one.ariaLabel ?? one.innerText).trim().startsWith(name) && one.checkVisibility({ visibilityProperty: true }))
"""
# Anything that may be pressed on the felt, on the rail or in a sheet, until something else is told than before.
NEXT = """
(before) => {
  const told = document.querySelector("[role=log]").textContent;
  if (told !== before) return told;
  for (const field of document.querySelectorAll(".rail :is(input:not([type]), input[type=text], textarea)")) {
    if (field.value) continue;
    field.value = `lantern${Math.floor(performance.now())}`;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const sheet = document.querySelector("dialog[open]");
  const may = (sheet ?? document).querySelectorAll(`:is(${sheet ? "dialog" : ".table, .rail"}) button`);
  const isOut = (one) => one.ariaDisabled === "true" || one.closest(".hold, .reacts, .hurry, .refusal");
  const open = [...may].filter((one) => !isOut(one));
  open[Math.floor(Math.random() * open.length)]?.click();
  return null;
}
"""
# What was pressed last may have opened a sheet.
CLOSED = """
() => {
  const sheet = document.querySelector("dialog[open]");
  sheet?.querySelector("header button").click();
  return sheet === null;
}
"""


@pytest.fixture(params=ENGINES)
def driven(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Driven]:
    with ENGINES[request.param](tmp_path) as driven:
        yield driven


@pytest.mark.parametrize("title", TITLES)
def test_a_match_is_begun_and_played_and_a_page_loaded_anew_comes_back_to_it(
    driven: Driven, server: Server, title: str
) -> None:
    driven.goto(server.address)
    driven.click(NAMED, title)
    for bot in range(1, fewest(title)):
        driven.click(NAMED, "Add a bot")
        driven.until("(bots) => document.querySelectorAll('.seats .key').length === bots", bot)
    driven.click(NAMED, "Deal for")
    driven.click(NAMED, "I know it")
    driven.until("() => document.querySelector('main.wide .rail h2')?.innerText")
    told = ""
    for _ in range(ACTS):
        told = driven.until(NEXT, told)
    assert driven.asks("() => document.documentElement.scrollWidth <= innerWidth")
    driven.until(CLOSED)
    driven.click(NAMED, "Rules")
    driven.until("() => document.querySelector('.rules section')")
    driven.goto(driven.asks("() => location.href"))
    driven.until("() => document.querySelector('main.wide .rail h2')?.innerText")

"""What a phone has to fetch to play: little enough for a bad line."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company

SCRIPT_AND_STYLE = 120_000
WITH_FONTS = 250_000

FETCHED = """
() => {
  const sizes = { script: 0, font: 0 };
  for (const { name, encodedBodySize } of performance.getEntriesByType("resource")) {
    if (/\\.(js|css)$/.test(name)) sizes.script += encodedBodySize;
    if (/\\.woff2$/.test(name)) sizes.font += encodedBodySize;
  }
  return sizes;
}
"""


@pytest.mark.parametrize("title", ["#TalkItOut", "Bluff", "Out of Control", "Player of Honour", "Traitor Word"])
def test_from_the_front_door_into_a_match_with_its_rules(person: Company, title: str) -> None:
    ada = person("Ada")
    ada.page.goto("/")
    ada.page.get_by_role("button", name=title, exact=True).click()
    seats = 3 if title == "Traitor Word" else 2
    for _ in range(seats - 1):
        ada.page.get_by_role("button", name="Add a bot").click()
    ada.page.get_by_role("button", name=re.compile("Deal for")).click()
    ada.page.get_by_role("button", name="I know it").click()
    ada.page.get_by_role("button", name="Rules", exact=True).click()
    expect(ada.page.locator(".rules section").first).to_be_visible()
    fetched = ada.page.evaluate(FETCHED)
    assert 0 < fetched["script"] <= SCRIPT_AND_STYLE
    assert fetched["font"] > 0
    assert fetched["script"] + fetched["font"] <= WITH_FONTS

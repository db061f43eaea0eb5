"""What a phone has to fetch to play: little enough for a bad line. A game's sentences and rules count as script."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.at_table import TITLES, add_bots, deal, fewest, host
from tests.browser.company import Company
from tests.browser.serving import Server

SCRIPT_AND_STYLE = 120_000
WITH_FONTS = 250_000

FETCHED = """
() => {
  const sizes = { script: 0, font: 0 };
  for (const { name, encodedBodySize } of performance.getEntriesByType("resource")) {
    if (/\\.(js|css|ftl|md)$/.test(name)) sizes.script += encodedBodySize;
    if (/\\.woff2$/.test(name)) sizes.font += encodedBodySize;
  }
  return sizes;
}
"""


@pytest.mark.parametrize("title", TITLES)
def test_from_the_front_door_into_a_match_with_its_rules(browser: Browser, house: Server, title: str) -> None:
    with Company(browser, house.address) as person:  # nobody has had this device: it has fetched nothing yet
        page = person("Ada").page
        host(page, title)
        add_bots(page, fewest(title) - 1)
        deal(page)
        page.get_by_role("button", name="Rules", exact=True).click()
        expect(page.locator(".rules section").first).to_be_visible()
        fetched = page.evaluate(FETCHED)
    assert 0 < fetched["script"] <= SCRIPT_AND_STYLE
    assert fetched["font"] > 0
    assert fetched["script"] + fetched["font"] <= WITH_FONTS

"""The gallery that people open in their own browser."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.company import Company
from tests.browser.gallery import SCENES, keep_all, link
from tests.browser.scenes import code_of
from tests.browser.serving import Server


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Server]:
    """Before the browser is awake: until then a loop can be run here."""
    assert len(asyncio.run(keep_all(tmp_path))) == len(SCENES)
    server = Server(tmp_path)
    yield server
    server.kill()
    assert server.complaints() == []


def test_every_scene_is_a_table_and_a_link_leads_there(served: Server, browser: Browser) -> None:
    for number in range(len(SCENES)):
        assert served.get(f"/api/tables/{code_of(number)}")[0] == 200
    with Company(browser, served.address) as person:
        page = person("Ada").page
        page.goto(link(served, code_of(1), "Marguerite"))
        expect(page.locator("main.wide .rail")).to_be_visible()

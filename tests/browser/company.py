"""The people of a test, each with a page and a storage of their own, and a record of what happened there."""

from __future__ import annotations

import re
from types import TracebackType
from typing import Literal

from playwright.sync_api import Browser, BrowserContext

from tests.browser.recording import Heard, Recording

Size = tuple[int, int]
HURRIED = 10.0
"""So many times as quickly as for people passes the time of all that moves: in the same order, at the same places."""


class Person:
    def __init__(self, name: str, context: BrowserContext, pace: float) -> None:
        self.name = name
        self.context = context
        self._recording = Recording(context)
        self._expected: list[str] = []
        self.page = context.new_page()
        context.new_cdp_session(self.page).send("Animation.setPlaybackRate", {"playbackRate": pace})

    def expects(self, fault: str) -> None:
        """Faults that match this pattern are what the test is about, whenever they come."""
        self._expected.append(fault)

    def faults(self) -> list[str]:
        """What has gone wrong so far and was not expected."""
        self._catch_up()
        return [
            f"{self.name}: {fault}"
            for fault in self._recording.faults
            if not any(re.search(expected, fault) for expected in self._expected)
        ]

    def heard(self) -> list[Heard]:
        """All that the server has sent to this person so far: every frame, and the body of every answer."""
        self._catch_up()
        while self._recording.reading:
            self.page.wait_for_timeout(10)
        # The files of the client are the same for everybody. Of all else, to miss one is to prove nothing.
        lost = [url for url in self._recording.lost if "/api/" in url]
        assert not lost, f"{self.name} left the page before these answers were recorded: {lost}"
        return list(self._recording.heard)

    def _catch_up(self) -> None:
        """What a page has reported is here once it answers a question that was asked later."""
        for page in self.context.pages:
            page.evaluate("0")


class Company:
    """Called, it brings in one more person. When it parts, nothing may have gone wrong for anybody."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.people: list[Person] = []

    def __call__(
        self,
        name: str | None = None,
        *,
        phone: Size = (390, 844),
        screen: Size | None = None,
        language: str = "en",
        theme: Literal["dark", "light"] = "dark",
        reduced_motion: bool = False,
        pace: float = HURRIED,
    ) -> Person:
        """Somebody with a phone, or with a mouse before a screen. At a pace of 1 everything takes its time."""
        width, height = screen or phone
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": width, "height": height},
            is_mobile=screen is None,
            has_touch=screen is None,
            locale=language,
            color_scheme=theme,
            reduced_motion="reduce" if reduced_motion else "no-preference",
        )
        person = Person(name or f"person {len(self.people) + 1}", context, pace)
        self.people.append(person)
        return person

    def __enter__(self) -> Company:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            # Asked before the pages close: what is under way then breaks off.
            faults = [] if error else [fault for person in self.people for fault in person.faults()]
        finally:
            for person in self.people:
                person.context.close()
        assert not faults, "In the browser something went wrong:\n" + "\n".join(faults)

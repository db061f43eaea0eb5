"""The people of a test, each with a page and a storage of their own, and a record of what happened there."""

from __future__ import annotations

import re
from types import TracebackType
from typing import Unpack

from playwright.sync_api import Browser

from tests.browser.devices import Choices, Device, Devices, Look
from tests.browser.recording import Heard


class Person:
    def __init__(self, name: str, device: Device) -> None:
        self.name = name
        self.device = device
        self.context = device.context
        self.page = device.page
        self._expected: list[str] = []

    def expects(self, fault: str) -> None:
        """Faults that match this pattern are what the test is about, whenever they come."""
        self._expected.append(fault)

    def faults(self) -> list[str]:
        """What has gone wrong so far and was not expected."""
        self._catch_up()
        return [
            f"{self.name}: {fault}"
            for fault in self.device.recording.faults
            if not any(re.search(expected, fault) for expected in self._expected)
        ]

    def heard(self) -> list[Heard]:
        """All that the server has sent to this person so far: every frame, and the body of every answer."""
        recording = self.device.recording
        self._catch_up()
        while recording.reading:
            self.page.wait_for_timeout(10)
        # The files of the client are the same for everybody. Of all else, to miss one is to prove nothing.
        lost = [url for url in recording.lost if "/api/" in url]
        assert not lost, f"{self.name} left the page before these answers were recorded: {lost}"
        return list(recording.heard)

    def _catch_up(self) -> None:
        """What a page has reported is here once it answers a question that was asked later."""
        for page in self.context.pages:
            page.evaluate("0")


class Company:
    """Called, it brings in one more person. When it parts, nothing may have gone wrong for anybody. Whose devices are
    `lent` may have one that somebody had before; without, everybody's is new."""

    def __init__(self, browser: Browser, address: str, lent: Devices | None = None) -> None:
        self.browser = browser
        self.address = address
        self.people: list[Person] = []
        self._lent = lent

    def __call__(self, name: str | None = None, **look: Unpack[Choices]) -> Person:
        """Somebody with a device that looks like this."""
        return self.brings(Look(**look), name)

    def brings(self, look: Look, name: str | None = None) -> Person:
        kind = look.kind(self.address)
        device = self._lent.lend(self.browser, kind) if self._lent else Device(self.browser, kind)
        device.becomes(look)
        person = Person(name or f"person {len(self.people) + 1}", device)
        self.people.append(person)
        return person

    def __enter__(self) -> Company:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        faults: list[str] | None = None
        try:
            # Asked before the pages close: what is under way then breaks off.
            faults = [] if error else [fault for person in self.people for fault in person.faults()]
        finally:
            for person in self.people:
                self._parts(person, all_is_well=not error and faults == [])
        assert not faults, "In the browser something went wrong:\n" + "\n".join(faults)

    def _parts(self, person: Person, *, all_is_well: bool) -> None:
        if self._lent and all_is_well:
            self._lent.take_back(person.device)
        else:
            person.context.close()

"""Devices that one person uses after another. To open a context of the browser, and a page in it, takes several times
as long as to load our client there: so a device is wiped when its person parts, and goes to the next of its kind.

Whoever gets one finds it as new: nothing is stored, nothing is set, nothing runs before a page (`test_devices.py`
plants all of this, and looks). A device that does not come out clean is closed.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Literal, NamedTuple, Protocol, TypedDict

from playwright.sync_api import Browser, Error

from tests.browser.recording import Recording

Size = tuple[int, int]
Theme = Literal["dark", "light"]
HURRIED = 10.0
"""So many times as quickly as for people passes the time of all that moves: in the same order, at the same places."""
BLANK = "/healthz"
"""A page of every server, with nothing of ours on it. It has our origin, so that the process that draws it goes on, and
what is stored can be cleared."""

WIPE = "() => { localStorage.clear(); sessionStorage.clear(); window.name = ''; }"
# All that somebody can have left here, as far as a page can find it out.
STATE = """
async () => JSON.stringify([
  { ...localStorage }, { ...sessionStorage }, window.name, document.cookie, history.state, history.length,
  await indexedDB.databases(), await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length,
  (await navigator.permissions.query({ name: "clipboard-read" })).state, navigator.onLine,
  Object.getOwnPropertyNames(window).sort(), document.getAnimations().length,
])
"""


class Script(Protocol):
    def close(self) -> None: ...


class Kind(NamedTuple):
    """What of a device cannot be changed."""

    address: str
    is_phone: bool
    language: str


class Look(NamedTuple):
    """What somebody's device is like: a phone, unless there is a screen, with a mouse. At a pace of 1 everything takes
    its time."""

    phone: Size = (390, 844)
    screen: Size | None = None
    language: str = "en"
    theme: Theme = "dark"
    reduced_motion: bool = False
    pace: float = HURRIED

    def kind(self, address: str) -> Kind:
        return Kind(address, self.screen is None, self.language)


class Choices(TypedDict, total=False):
    """Of a look, what is not as usual."""

    phone: Size
    screen: Size | None
    language: str
    theme: Theme
    reduced_motion: bool
    pace: float


class Device:
    """A context of the browser, one page in it, and a record of what happens there."""

    def __init__(self, browser: Browser, kind: Kind) -> None:
        self.kind = kind
        self.context = browser.new_context(
            base_url=kind.address, is_mobile=kind.is_phone, has_touch=kind.is_phone, locale=kind.language
        )
        self.recording = Recording(self.context)
        self.page = self.context.new_page()
        self._line = self.context.new_cdp_session(self.page)
        self._scripts: list[Script] = []
        self._new: str | None = None

    def becomes(self, look: Look) -> None:
        """All that can be changed."""
        width, height = look.screen or look.phone
        motion: Literal["reduce", "no-preference"] = "reduce" if look.reduced_motion else "no-preference"
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme=look.theme, reduced_motion=motion)
        self._line.send("Animation.setPlaybackRate", {"playbackRate": look.pace})

    def before_every_page(self, script: str) -> None:
        """It runs there until the device is wiped."""
        self._scripts.append(self.context.add_init_script(script))

    def is_wiped(self) -> bool:
        """Whether it now is as it was when it was new. The first time, it is new."""
        try:
            self._wipe()
            state: str = self.page.evaluate(STATE)
        except Error:
            return False
        self._new = self._new or state
        return state == self._new

    def _wipe(self) -> None:
        for further in self.context.pages[1:]:
            further.close()
        while self._scripts:
            self._scripts.pop().close()
        self.context.unroute_all()
        self.context.set_offline(False)
        self.context.clear_permissions()
        self.page.goto(BLANK)
        self._line.send("Storage.clearDataForOrigin", {"origin": self.kind.address, "storageTypes": "all"})
        self._line.send("Page.resetNavigationHistory")
        self.page.evaluate(WIPE)
        self.recording.forget()


class Devices:
    """Those that nobody has at the moment."""

    def __init__(self) -> None:
        self._idle: dict[Kind, list[Device]] = defaultdict(list)

    def lend(self, browser: Browser, kind: Kind) -> Device:
        if self._idle[kind]:
            return self._idle[kind].pop()
        device = Device(browser, kind)
        assert device.is_wiped()
        return device

    def take_back(self, device: Device) -> None:
        if device.is_wiped():
            self._idle[device.kind].append(device)
        else:
            device.context.close()

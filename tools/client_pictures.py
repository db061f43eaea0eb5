"""Make the pictures of the client for the README and the docs: matches against bots, and the great moments, in a real
browser.

    ./parlour python -m tools.client_pictures [moments]

Each picture stands in docs/pictures/. What bots are dealt is chance, so their matches come out a little different every
time: look at them before they are committed. `moments` makes only those of the great moments, which come out alike.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, Position

from tests.browser.at_table import add_bots, deal, host
from tests.browser.chromium import chromium
from tests.browser.company import Company
from tests.browser.devices import Size
from tests.browser.looking import settle
from tests.browser.moments import MOMENTS, Moment
from tests.browser.scenes import Gallery
from tests.browser.serving import Server
from tests.browser.stills import at, goes_on, halts, seen_until

OUT = Path(__file__).resolve().parent.parent / "docs" / "pictures"
PHONE = (390, 844)
IN_A_BROWSER = (390, 664)
SMALLER = (293, 498)
"""As large as five of them stand side by side."""
ROUND = 34
GAP = 28
WALL = {"dark": (18, 33, 26), "light": (241, 232, 212)}
QUALITY = 86
EDGE: Position = {"x": 15, "y": 24}
"""Where a card is touched: all but the last of a hand show no more than their left edge."""
LONGEST = 40_000
"""Milliseconds until it is the person's turn."""

Theme = Literal["dark", "light"]


class Camera:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address

    def page(self, size: tuple[int, int] = PHONE, theme: Theme = "dark", language: str = "en") -> Page:
        width, height = size
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": width, "height": height},
            color_scheme=theme,
            locale=language,
            device_scale_factor=1.5 if size == PHONE else 1,
        )
        return context.new_page()

    def shoot(self, page: Page) -> Image.Image:
        page.wait_for_timeout(3500)
        settle(page)
        return Image.open(io.BytesIO(page.screenshot()))

    def front_door(self, theme: Theme) -> Image.Image:
        page = self.page(theme=theme)
        page.goto("/")
        return self.shoot(page)

    def lobby(self, title: str, bots: int, theme: Theme) -> Image.Image:
        page = self.page(theme=theme)
        host(page, title)
        add_bots(page, bots)
        return self.shoot(page)

    def turn(self, title: str, bots: int, theme: Theme, size: tuple[int, int] = PHONE) -> Image.Image:
        return self.shoot(self._at_turn(self.page(size, theme), title, bots))

    def big_screen(self) -> Image.Image:
        phone = self._at_turn(self.page(), "Out of Control", 3)
        screen = self.page((1280, 720))
        screen.goto(f"{phone.url}#screen")
        return self.shoot(screen)

    def _at_turn(self, page: Page, title: str, bots: int) -> Page:
        """A match against bots, at the person's turn; what can be played is lifted."""
        host(page, title)
        add_bots(page, bots)
        deal(page)
        page.locator(".rail.yours").wait_for(timeout=LONGEST)
        lit = page.locator(".hand button:has(.lit)")
        if lit.count():
            lit.last.click(position=EDGE)
        return page


def still(gallery: Gallery, moment: Moment) -> Image.Image:
    """At its height."""
    page = gallery.show(moment.scene, moment.who)
    settle(page)
    halts(page)
    moment.happens()
    seen_until(page, moment.stage)
    at(page, moment.height)
    picture = Image.open(io.BytesIO(page.screenshot()))
    goes_on(page)
    return picture


def great_moments(browser: Browser, address: str) -> None:
    """In two rows."""
    gallery = Gallery(Company(browser, address)(phone=IN_A_BROWSER))
    stills = [still(gallery, make()) for make in MOMENTS.values()]
    half = len(stills) // 2
    for row, pictures in enumerate((stills[:half], stills[half:]), 1):
        keep(f"client-moments-{row}", side_by_side(pictures, "dark", SMALLER))


def side_by_side(pictures: Iterable[Image.Image], theme: Theme, size: Size = PHONE) -> Image.Image:
    """Phones on the wall."""
    phones = [rounded(picture.resize(size, Image.Resampling.LANCZOS)) for picture in pictures]
    width, height = size
    wall = Image.new("RGB", (len(phones) * (width + GAP) + GAP, height + 2 * GAP), WALL[theme])
    for place, phone in enumerate(phones):
        wall.paste(phone, (GAP + place * (width + GAP), GAP), phone)
    return wall


def rounded(picture: Image.Image) -> Image.Image:
    mask = Image.new("L", picture.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, *picture.size), ROUND, fill=255)
    picture.putalpha(mask)
    return picture


def keep(name: str, picture: Image.Image) -> None:
    picture.convert("RGB").save(OUT / f"{name}.webp", quality=QUALITY, method=6)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, chromium() as sleeper, sleeper.awake() as browser:
        server = Server(Path(folder))
        camera = Camera(browser, server.address)
        try:
            great_moments(browser, server.address)
            if sys.argv[1:] == ["moments"]:
                return
            evening = [camera.front_door("dark"), camera.lobby("#TalkItOut", 3, "dark")]
            evening += [camera.turn("#TalkItOut", 3, "dark"), camera.turn("Bluff", 1, "dark")]
            keep("client-evening", side_by_side(evening, "dark"))
            games = [("Out of Control", 2), ("Player of Honour", 3), ("Traitor Word", 3)]
            afternoon = [camera.turn(title, bots, "light") for title, bots in games]
            keep("client-afternoon", side_by_side([camera.front_door("light"), *afternoon], "light"))
            keep("client-big-screen", camera.big_screen())
            keep("client-desktop", camera.turn("Out of Control", 3, "dark", (1440, 900)))
        finally:
            server.kill()


if __name__ == "__main__":
    main()

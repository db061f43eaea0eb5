"""What is being read is always whole (MOMENTS.md, 1): states of the gallery, at the sizes of phones and laptops.

By default at four sizes, two in either language and light, and axe once; `--soak` looks at all of them, and at letters
of twice the size.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import whole
from tests.browser.devices import Size
from tests.browser.gallery import STATES
from tests.browser.looking import no_sideways_scroll, reading_is_whole, targets_are_large
from tests.browser.scenes import Galleries

SMALLEST: Size = (320, 568)
IN_A_BROWSER: Size = (390, 664)
LANDSCAPE: Size = (844, 390)
LAPTOP: Size = (1366, 768)
FURTHER: tuple[Size, ...] = (
    (360, 640),
    (375, 667),
    (390, 844),
    (412, 732),
    (412, 915),
    (640, 360),
    (768, 1024),
    (1920, 1080),
)
EVENING = {"language": "en", "theme": "dark", "reduced_motion": True}
AFTERNOON = {"language": "fr", "theme": "light", "reduced_motion": True}
TWICE = "size => document.documentElement.style.setProperty('--text-size', size)"


def look(page: Page, *sizes: Size, scrolls: bool = False) -> None:
    """From size to size; what does not hold says at which."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        try:
            reading_is_whole(page, scrolls=scrolls)
            no_sideways_scroll(page)
            targets_are_large(page)
        except AssertionError as error:
            error.add_note(f"at {width} × {height}{', with large letters' if scrolls else ''}")
            raise


@pytest.mark.parametrize("state", STATES, ids=", ".join)
def test_what_is_read_is_whole(gallery: Galleries, soak: int, state: tuple[str, str]) -> None:
    scene, who = STATES[state]()
    for light, sizes in ((EVENING, (SMALLEST, LAPTOP)), (AFTERNOON, (IN_A_BROWSER, LANDSCAPE))):
        page = gallery(phone=sizes[0], **light).show(scene, who)  # at once of the size that is looked at first
        if soak == 1:
            look(page, *sizes)
            continue
        look(page, SMALLEST, IN_A_BROWSER, LANDSCAPE, LAPTOP, *FURTHER)
        page.evaluate(TWICE, "2")
        try:
            look(page, IN_A_BROWSER, LAPTOP, scrolls=True)
        finally:
            page.evaluate(TWICE, "1")
    whole(page)


@pytest.mark.parametrize(
    ("planted", "said"),
    [
        (".step { height: 6px; min-height: 0; overflow: hidden }", "is cut by"),
        (
            ".step b { display: block; white-space: pre; overflow: hidden; text-overflow: ellipsis; max-width: 3em }",
            "ends in …",
        ),
        (".rail { translate: 0 120px }", "edge of the screen"),
        (".tick { position: fixed !important; inset: 0; height: auto !important; z-index: 9 }", "is covered by"),
        (".others { translate: 0 20px }", "overlap"),
        (".step h2 { font-size: 12px }", "12.0 px"),
        (".step h2 { min-width: 0 !important; max-width: 2ch; overflow-wrap: anywhere }", "is broken"),
    ],
)
def test_a_planted_cut_is_found(gallery: Galleries, planted: str, said: str) -> None:
    scene, who = STATES["player-of-honour", "dealt"]()
    page = gallery(phone=IN_A_BROWSER, reduced_motion=True).show(scene, who)
    look(page, IN_A_BROWSER)
    page.evaluate(
        "rule => { const sheet = new CSSStyleSheet(); sheet.replaceSync(rule); document.adoptedStyleSheets = [sheet] }",
        planted,
    )
    try:
        with pytest.raises(AssertionError, match=said):
            look(page, IN_A_BROWSER)
    finally:
        page.evaluate("document.adoptedStyleSheets = []")


WAITS_FOR_A_GESTURE = """
() => {
  window.gesture = new Promise((seen) => {
    new MutationObserver((_, observer) => {
      const made = document.querySelector(".who .made");
      if (!made) return;
      observer.disconnect();
      seen(made.closest(".who").textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
"""
"""It is there for a moment only."""


def test_a_gesture_is_one_tap_of_somebody_who_has_no_move_and_is_seen_at_their_portrait(gallery: Galleries) -> None:
    scene, _ = STATES["talkitout", "question"]()
    asked, waits = scene.names[scene.match.waiting[0]], scene.names[1 - scene.match.waiting[0]]
    mine = gallery(**EVENING).show(scene, waits)
    theirs = gallery(**AFTERNOON).show(scene, asked)
    expect(theirs.locator(".reacts")).to_have_count(0)
    theirs.evaluate(WAITS_FOR_A_GESTURE)
    mine.get_by_role("button", name="Clap").click()
    expect(mine.locator(".reacts .lit")).to_have_count(1)
    assert waits in theirs.evaluate("window.gesture")
    expect(theirs.locator(".made")).to_have_count(0)  # after its time
    scene.acts(scene.match.waiting[0], "answer", text="Aha.")
    expect(mine.locator(".reacts .lit")).to_have_count(0)


def test_a_refusal_stands_where_the_sentence_stood_and_goes_when_it_no_longer_holds(gallery: Galleries) -> None:
    scene, _ = STATES["player-of-honour", "dealt"]()
    page = gallery(phone=SMALLEST, reduced_motion=True).show(scene, scene.names[1])
    page.locator(".rail .btn").click(force=True)  # nothing is said yet of what they are sure of
    expect(page.locator(".rail .refusal")).to_be_visible()
    expect(page.locator(".rail .step h2")).to_be_hidden()
    look(page, SMALLEST)
    scene.acts(1, "place", ranks=[1, 2, 3, 4, 5], sure=1)
    expect(page.locator(".refusal")).to_have_count(0)
    expect(page.locator(".rail .step h2")).to_be_visible()

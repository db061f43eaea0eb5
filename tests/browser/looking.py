"""What holds for every page, whatever it shows."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

LEAST = 44
"""CSS pixels, each way: a thumb's worth."""

SETTLED = """
async () => {
  const isClock = ({ effect }) => effect?.target?.closest("[role=timer]");
  const ends = (animation) =>
    animation.playState === "running" && animation.effect?.getComputedTiming().endTime < Infinity;
  const awaited = document.getAnimations().filter((animation) => ends(animation) && !isClock(animation));
  await Promise.allSettled(awaited.map((animation) => animation.finished));
}
"""

# Asked of whatever scrolls up and down: the page, and bands in it. A strip that scrolls only sideways is meant to.
SIDEWAYS = """
() => {
  const page = document.scrollingElement;
  const scrolls = (band) =>
    band.scrollHeight > band.clientHeight && /auto|scroll/.test(getComputedStyle(band).overflowY);
  const found = [];
  for (const band of [page, ...[...document.body.querySelectorAll("*")].filter(scrolls)]) {
    if (band.scrollWidth <= band.clientWidth) continue;
    const right = band === page ? band.clientWidth : band.getBoundingClientRect().left + band.clientWidth;
    const beyond = [...band.querySelectorAll("*")].filter((part) => part.getBoundingClientRect().right > right + 0.5);
    const parts = beyond.slice(0, 5).map((part) => part.cloneNode(false).outerHTML);
    found.push(`${band.scrollWidth} px in ${band.clientWidth}: ${parts.join(" ")}`);
  }
  return found;
}
"""

# A box to tick may be small if its label is large: the label can be tapped. A link in a sentence is as high as a
# line. What only screen readers find is one pixel large, and no thumb aims at it.
SMALL = """
(least) => {
  const kinds = ["a[href]", "button", "input:not([type=hidden])", "select", "textarea", "summary"];
  const roles = ["button", "link", "checkbox", "radio", "switch", "tab", "option", "menuitem", "slider"];
  const targets = document.querySelectorAll([...kinds, ...roles.map((role) => `[role=${role}]`)].join());
  const size = (part) => part.getBoundingClientRect();
  const larger = (part, than) => size(part).width > than && size(part).height > than;
  const seen = (part) => part.checkVisibility({ visibilityProperty: true }) && larger(part, 1);
  const large = (part) => larger(part, least - 0.05);  // pixels of a screen are no whole pixels of CSS
  const labels = (part) => (/^(checkbox|radio|file)$/.test(part.type) ? [...part.labels] : []);
  const inSentence = (part) => {
    const sentence = part.closest("p, li, dd, td, blockquote, figcaption")?.cloneNode(true);
    if (!sentence || !part.matches("a") || getComputedStyle(part).display !== "inline") return false;
    sentence.querySelectorAll("a").forEach((link) => link.remove());
    return /\\p{L}/u.test(sentence.textContent);
  };
  const found = [];
  for (const target of targets) {
    const places = [target, ...labels(target)].filter(seen);
    if (places.length === 0 || places.some(large) || inSentence(target)) continue;
    const { width, height } = size(places[0]);
    found.push(`${width.toFixed(1)} × ${height.toFixed(1)}: ${target.outerHTML.slice(0, 160)}`);
  }
  return found;
}
"""


def settle(page: Page) -> None:
    """Wait until everything that moves and will end has ended: a card that fades in has no contrast yet. A clock is not
    waited for: when it is out, another screen comes."""
    page.evaluate(SETTLED)


AXE = Axe().axe_script
"""Half a megabyte: brought to a page once, though a page is looked at again and again."""
BROKEN = "async () => (await axe.run({ resultTypes: ['violations'] })).violations"


def axe(page: Page) -> None:
    settle(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = [
        f"{rule['id']} ({rule['impact']}): {rule['help']}\n    {node['target']}\n    {node['html']}\n"
        f"    {node.get('failureSummary', '')}"
        for rule in page.evaluate(BROKEN)
        for node in rule["nodes"]
    ]
    assert not found, "Not everybody can use this page:\n" + "\n".join(found)


def no_sideways_scroll(page: Page) -> None:
    settle(page)
    found = page.evaluate(SIDEWAYS)
    assert not found, "The page scrolls sideways:\n" + "\n".join(found)


def targets_are_large(page: Page) -> None:
    settle(page)
    found = page.evaluate(SMALL, LEAST)
    assert not found, f"Too small for a thumb, which needs {LEAST} × {LEAST}:\n" + "\n".join(found)

"""What holds for every page, whatever it shows."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

LEAST = 44
"""CSS pixels, each way: a thumb's worth."""

SETTLED = """
async () => {
  const isClock = ({ effect }) => effect?.target?.closest("[role=timer]");
  const moves = ({ effect }) => effect?.getKeyframes().length > 0;  // a beat has clocks that move nothing
  const ends = (animation) =>
    animation.playState === "running" && animation.effect.getComputedTiming().endTime < Infinity;
  const awaited = document
    .getAnimations()
    .filter((animation) => moves(animation) && ends(animation) && !isClock(animation));
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

# What must be read is marked `data-reading` by the screens (docs/client.md). Everything is asked of what is drawn: of
# the boxes, of each line of text in them, and of what lies at their points. Where letters are large the felt may
# scroll: then what it scrolls is not cut.
CUT = """
async (scrolls) => {
  // on another size of screen, containers in containers are measured some frames later
  for (let same = 0, before = ""; same < 4; ) {
    await new Promise(requestAnimationFrame);
    const boxes = [...document.querySelectorAll(".bands > *, [data-reading]")];
    const now = JSON.stringify(boxes.map((box) => box.getBoundingClientRect()));
    same = now === before ? same + 1 : 0;
    before = now;
  }
  const touchable = new CSSStyleSheet();
  touchable.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(touchable);
  const found = new Set();
  const style = (part) => getComputedStyle(part);
  const box = (part) => part.getBoundingClientRect();
  const called = (part) => {
    if (!part) return "the edge of the screen";
    return part.dataset.reading ? `“${part.dataset.reading}”` : `<${part.localName} class="${part.className}">`;
  };
  const isLarge = (part) => box(part).width > 1 && box(part).height > 1;
  // for screen readers; under the curtain
  const isAside = (part) => style(part).clipPath.startsWith("inset(50%") || part.closest("[inert]");
  const seen = (part) => part.checkVisibility({ visibilityProperty: true }) && isLarge(part) && !isAside(part);
  const all = (selectors) => [...document.querySelectorAll(selectors)].filter(seen);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const within = (inner, outer, near = 1) =>
    inner.left >= outer.left - near && inner.right <= outer.right + near &&
    inner.top >= outer.top - near && inner.bottom <= outer.bottom + near;
  const isScrolled = (part) => scrolls && part.matches(".table, .rail, .tale");
  const cutters = (part) => {
    const found = [];
    for (let at = part; at; at = at.parentElement) {
      if (isScrolled(at)) return found;
      if (/hidden|clip|auto|scroll/.test(style(at).overflowX + style(at).overflowY)) found.push(at);
    }
    return [...found, null];
  };
  const edges = (part) => (part ? box(part) : screen);
  const texts = (part) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const at = text.parentElement;
      if (text.data.trim() && seen(at) && !at.closest("svg, .mark, .unseen")) found.push(text);
    }
    return found;
  };
  const begins = (text) => text.data.trim().slice(0, 40);
  const lines = (text, from = 0, to = text.length) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0.5);
  };

  for (const part of all("[data-reading]")) {
    const name = called(part);
    for (const cutter of cutters(part.parentElement)) {
      if (!within(box(part), edges(cutter))) found.add(`${name} is cut by ${called(cutter)}`);
    }
    for (const text of texts(part)) {
      for (const cutter of cutters(text.parentElement)) {
        // a line of a script is higher than its letters
        if (lines(text).some((line) => !within(line, edges(cutter), 3))) {
          found.add(`In ${name} “${begins(text)}” is cut by ${called(cutter)}`);
        }
      }
      const at = text.parentElement;
      const isCut = style(at).textOverflow === "ellipsis" && at.scrollWidth > at.clientWidth;
      if (isCut) found.add(`In ${name} “${begins(text)}” ends in …`);
    }
    const { left, top, width, height } = box(part);
    for (const x of [0.06, 0.28, 0.5, 0.72, 0.94]) for (const y of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      const isFree = !hit || part.contains(hit) || hit.contains(part);
      if (!isFree && !scrolls) found.add(`${name} is covered by ${called(hit)}`);
    }
  }

  for (const text of texts(document.body)) {
    const at = text.parentElement;
    const size = parseFloat(style(at).fontSize);
    if (size < 12.95 && size > 0) found.add(`“${begins(text)}” has ${size.toFixed(1)} px`);
    if (style(at).hyphens === "auto" || !at.closest("[data-reading], .who, button, h1, h2")) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\d’]{2,24}/gu)) {
      const pieces = lines(text, index, index + word.length);
      if (pieces.some(({ top }) => top > (pieces[0].top + pieces[0].bottom) / 2)) found.add(`“${word}” is broken`);
    }
  }

  const apart = (parts, whole) => {
    parts.forEach((part, place) => {
      if (whole && !scrolls && !within(box(part), screen)) found.add(`${called(part)} is not whole on the screen`);
      for (const other of parts.slice(place + 1)) {
        const [one, two] = [box(part), box(other)];
        const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        if (wide > 1 && high > 1) found.add(`${called(part)} and ${called(other)} overlap`);
      }
    });
  };
  const bands = ".bands > :is(.tick, .table, .rail, .tale)";
  apart(all(`.bands > .bar > *, .bands > ul.others > li, .bands > .others:not(ul), ${bands}`), true);
  apart(all(".rail > *"), false);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== touchable);
  return [...found];
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


def reading_is_whole(page: Page, *, scrolls: bool = False) -> None:
    """What must be read is neither cut nor covered, no text is too small and no word is broken, and what lies on the
    table lies apart. Where letters are large the felt may scroll."""
    settle(page)
    found = page.evaluate(CUT, scrolls)
    assert not found, "Not everything can be read here:\n" + "\n".join(found)


def targets_are_large(page: Page) -> None:
    settle(page)
    found = page.evaluate(SMALL, LEAST)
    assert not found, f"Too small for a thumb, which needs {LEAST} × {LEAST}:\n" + "\n".join(found)

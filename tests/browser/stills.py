"""Beats as still pictures: all that moves is halted at a time of the beat, whatever the clock says."""

from __future__ import annotations

from playwright.sync_api import Page

SEEK = """
([at, unless]) => {
  if (unless && document.querySelector(unless)) return true;
  for (const animation of document.getAnimations()) {
    const end = animation.effect.getComputedTiming().endTime;
    if (!(end < Infinity) || animation.effect.target?.closest("[role=timer]")) continue;
    if (at >= end) animation.finish();
    else {
      animation.pause();
      animation.currentTime = at;
    }
  }
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(false))));
}
"""

HALTS = """
() => {
  if (window.goOn) return;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    return animation;
  };
  window.goOn = () => {
    Element.prototype.animate = animate;
    delete window.goOn;
  };
}
"""


def halts(page: Page) -> None:
    """From now on nothing moves by itself, until the gallery is cleared for the next test (scenes.py)."""
    page.evaluate(HALTS)


def goes_on(page: Page) -> None:
    """What moves from now on moves by itself again, if it was halted."""
    page.evaluate("() => window.goOn?.()")


def at(page: Page, milliseconds: int) -> None:
    """What is halted is shown as it is this long after the beat has begun; what is over by then has been told."""
    page.evaluate(SEEK, [milliseconds, None])


def seen_until(page: Page, selector: str) -> None:
    """One beat after another is seen to its end, until there is this."""
    while not page.evaluate(SEEK, [60_000, selector]):
        pass

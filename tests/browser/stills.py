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
  const isPrepared = window.halted !== undefined;
  window.halted = true;
  if (isPrepared) return;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    if (window.halted) animation.pause();
    return animation;
  };
}
"""


def halts(page: Page) -> None:
    """From now on nothing moves by itself."""
    page.evaluate(HALTS)


def moves_again(page: Page) -> None:
    """What begins from now on does, as before it was halted."""
    page.evaluate("() => void (window.halted &&= false)")


def at(page: Page, milliseconds: int) -> None:
    """What is halted is shown as it is this long after the beat has begun; what is over by then has been told."""
    page.evaluate(SEEK, [milliseconds, None])


def seen_until(page: Page, selector: str) -> None:
    """One beat after another is seen to its end, until there is this."""
    while not page.evaluate(SEEK, [60_000, selector]):
        pass

"""How smoothly what happens is drawn, on a phone whose processor is slowed down four times.

    ./parlour python bench/beats.py [--laps N] [GAME…]

Of each game some turns, as somebody sees them who plays along, and its great moments (tests/browser/moments.py): all is
brought about by the real rules, and handed to the page as its line would. A task of the page's thread that takes more
than 50 ms is a frame that comes late. It is the processor's time that counts, not the clock's; but a thread that is
kept waiting is slowed down for that time as well. So a quiet machine gives the figures that hold, or on a busy one
`nice -n -15` before the command. Everything is played in so many laps, in a page of its own each: the median of the
longest task, how many were late in all, and what the longest was spent on.

Then the same turns as quickly as bots take them, three to a second: how far the screen is behind at most, from when an
event came until it had been seen. It is not to be more than 3 seconds.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import chromium  # noqa: E402
from tests.browser.company import Company  # noqa: E402
from tests.browser.moments import Moment, moments_of, turns  # noqa: E402
from tests.browser.scenes import Gallery  # noqa: E402
from tests.browser.serving import Server  # noqa: E402
from tests.table.room.evening import GAMES  # noqa: E402

SLOWER = 4
LATE = 50
LAPS = 3
QUICKLY = 350
"""Milliseconds from act to act."""
PHONE = (390, 664)
CATEGORIES = ["toplevel", "devtools.timeline", "blink.user_timing"]
TASK = "ThreadControllerImpl::RunTask"
KINDS = {"Layout": "layout", "UpdateLayoutTree": "style", "Paint": "paint", "PrePaint": "paint", "Layerize": "paint"}
"""What the browser calls its work; all else is script."""

KEEPS_ITS_LINE = """
() => {
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...where) {
      super(...where);
      window.line = this;
    }
  };
}
"""
# Each after the beats of the one before have been seen, or after so long.
HEARS = """
async ([frames, apart]) => {
  const { line } = window;
  const wait = (milliseconds) => new Promise((over) => setTimeout(over, milliseconds));
  const played = async () => {
    await wait(150);
    const until = performance.now() + 4000;  // the last frame of some stays for longer
    while (document.querySelector(".air") && performance.now() < until) await wait(50);
  };
  performance.clearMeasures();
  performance.mark("begins");
  for (const data of frames) {
    await wait(0);
    line.dispatchEvent(new MessageEvent("message", { data }));
    await (apart ? wait(apart) : played());
  }
  await played();
  performance.mark("ends");
  return Math.max(0, ...performance.getEntriesByName("beat").map(({ duration }) => duration));
}
"""


PLAYED = "() => !document.querySelector('.air')"


@dataclass
class Kept:
    """In place of a socket: what is sent there."""

    frames: list[str] = field(default_factory=list)

    def send(self, frame: str) -> None:
        self.frames.append(frame)


@dataclass
class Task:
    """Milliseconds that the thread had the processor: in all, and for what."""

    took: float
    spent: Counter[str]

    def __str__(self) -> str:
        return ", ".join(f"{what} {took:.0f}" for what, took in self.spent.most_common() if took >= 1)


def scenarios(game: str) -> dict[str, Callable[[], Moment]]:
    return {"turns": partial(turns, game), **moments_of(game)}


class Bench:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.gallery = Gallery(Company(browser, address)("Ada", phone=PHONE, pace=1))
        self.page = self.gallery.page
        self.page.evaluate(KEEPS_ITS_LINE)
        self.processor = self.page.context.new_cdp_session(self.page)

    def plays(self, scenario: Callable[[], Moment], apart: int = 0) -> tuple[list[Task], float]:
        """What the page's thread did meanwhile, and how far the screen was behind."""
        moment = scenario()
        self.gallery.clear()
        self.gallery.show(moment.scene, moment.who)
        self.page.wait_for_function(PLAYED)
        kept = Kept()
        for line in moment.scene.lines:
            line.socket = kept  # type: ignore[assignment]
        moment.happens()
        self.processor.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self.browser.start_tracing(page=self.page, categories=CATEGORIES)
        behind = self.page.evaluate(HEARS, [kept.frames, apart])
        events = json.loads(self.browser.stop_tracing())["traceEvents"]
        self.processor.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        return list(tasks(events)), behind

    def close(self) -> None:
        self.page.context.close()


def tasks(events: list[dict[str, Any]]) -> Iterator[Task]:
    begins, ends = (next(event for event in events if event["name"] == mark) for mark in ("begins", "ends"))
    thread = [event for event in events if (event["pid"], event["tid"]) == (begins["pid"], begins["tid"])]
    thread = [event for event in thread if event["ph"] == "X" and "tdur" in event]
    thread = [event for event in thread if event["ts"] + event["dur"] >= begins["ts"] and event["ts"] <= ends["ts"]]
    for task in thread:
        if task["name"] != TASK:
            continue
        spent: Counter[str] = Counter()
        for part in thread:
            if part["name"] in KINDS and task["ts"] <= part["ts"] < task["ts"] + task["dur"]:
                spent[KINDS[part["name"]]] += part["tdur"] / 1000
        took = task["tdur"] / 1000
        spent["script"] = took - spent.total()
        yield Task(took, spent)


def report(browser: Browser, address: str, game: str, laps: int) -> None:
    found: dict[str, list[list[Task]]] = {name: [] for name in scenarios(game)}
    behind = []
    for _ in range(laps):
        bench = Bench(browser, address)
        for name, scenario in scenarios(game).items():
            found[name].append(bench.plays(scenario)[0])
        behind.append(bench.plays(partial(turns, game), QUICKLY)[1])
        bench.close()
    for name, each in found.items():
        longest = [max(lap, key=lambda task: task.took) for lap in each]
        late = sum(task.took > LATE for lap in each for task in lap)
        middle = statistics.median(task.took for task in longest)
        worst = max(longest, key=lambda task: task.took)
        print(f"{game:<17} {name:<14} longest {middle:4.0f} ms, late {late:2}   {worst}")
    print(f"{game:<17} {'quick turns':<14} at most {statistics.median(behind) / 1000:.1f} s behind", flush=True)


def main() -> None:
    parser = ArgumentParser(description="How smoothly what happens is drawn.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--laps", type=int, default=LAPS)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, chromium() as sleeper, sleeper.awake() as browser:
        server = Server(Path(folder))
        try:
            for game in asked.games or GAMES:
                report(browser, server.address, game, asked.laps)
        finally:
            server.kill()


if __name__ == "__main__":
    main()

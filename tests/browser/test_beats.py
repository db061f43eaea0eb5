"""What happens is seen, frame by frame: nothing is shown before it is known, a tap ends a beat, and no move waits."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import SMALL
from tests.browser.conftest import Shot
from tests.browser.moments import MOMENTS, Moment, turns
from tests.browser.scenes import Galleries
from tests.browser.stills import at, halts, seen_until
from tests.browser.talking import THUMB, Talk

TRUE, FALSE = "I once slept through a fire drill.", "I can juggle five oranges."
TOLD = re.compile("gets away with it|Everybody else draws|s’en tire|Tous les autres piochent")
PHONES: list[dict[str, Any]] = [{"phone": (390, 664)}, {"phone": SMALL, "language": "fr"}, {"screen": (1366, 768)}]


class Lie(Talk):
    """A table at which one vote is missing, on a lie that everybody else has believed: that of whose turn is next."""

    def __init__(self) -> None:
        super().__init__("Noor", "Sami", "Ines", tell_a_lie=32)
        self.liar, self.voters = self.until(self.may_lay("tell_a_lie"))
        seat = self.person(self.liar)
        self.voters.sort(key=lambda voter: self.person(voter) == (seat + 1) % 3)
        self.plays(seat, {"act": "special", "card": "tell_a_lie"})
        self.plays(seat, {"act": "tell", "lie": 1, "answers": [TRUE, FALSE]})
        self.truth = 0 if self.match.view(None)["answers"][0]["text"] == TRUE else 1
        self.plays(self.person(self.voters[0]), {"act": "vote", "lie": self.truth})

    def comes_out(self) -> None:
        self.plays(self.person(self.voters[1]), {"act": "vote", "lie": self.truth})


@pytest.fixture
def still(request: pytest.FixtureRequest) -> Shot:
    """Keeps a picture, with `--pictures`, of what stands still as it is."""
    folder = request.config.getoption("--pictures")

    def take(page: Page, name: str) -> None:
        if folder is not None:
            page.screenshot(path=folder / f"{name}.png")

    return take


def seen(page: Page) -> str:
    """All that can be read, and all that a screen reader could say."""
    return str(page.evaluate("() => document.body.innerText"))


@pytest.mark.parametrize("device", PHONES, ids=str)
def test_a_lie_is_seen_before_it_is_told(gallery: Galleries, still: Shot, device: dict[str, Any]) -> None:
    scene = Lie()
    page = gallery(**device).show(scene, scene.voters[0])
    halts(page)
    scene.comes_out()
    lie = page.locator(".answer.lie")
    expect(lie).to_be_attached()
    verdict, stamps = page.locator("[data-place=verdict]"), page.locator(".reveal .stamp")
    votes = page.locator("[data-place^=vote-]")
    for time, votes_in, stamped, told in (
        (0, 0, 0, 0),
        (340, 0, 0, 0),
        (1000, 2, 0, 0),
        (1740, 2, 0, 0),
        (2000, 2, 1, 0),
        (2400, 2, 2, 0),
        (2700, 2, 2, 1),
    ):
        at(page, time)
        shows = [sum(one.is_visible() for one in every.all()) for every in (votes, stamps, verdict)]
        assert shows == [votes_in, stamped, told], f"at {time}"
        still(page, f"lie-{page.viewport_size['width']}-{time}")  # type: ignore[index]
        if not told:
            assert not TOLD.search(seen(page)), f"told at {time}"
    at(page, 6100)
    expect(lie).to_have_count(1)  # the verdict is on the table until the next question


def test_what_turns_over_is_like_the_other_until_it_stands_on_its_edge(gallery: Galleries) -> None:
    scene = Lie()
    page = gallery().show(scene, scene.voters[0])
    halts(page)
    scene.comes_out()
    expect(page.locator(".answer.lie")).to_be_attached()
    colours = "() => [...document.querySelectorAll('.bands .answer')].map(one => getComputedStyle(one).backgroundColor)"
    at(page, 1900)
    first, second = page.evaluate(colours)
    assert first == second
    at(page, 1950)
    first, second = page.evaluate(colours)
    assert first != second


def test_a_tap_ends_it_in_its_last_frame(gallery: Galleries) -> None:
    scene = Lie()
    page = gallery().show(scene, scene.voters[0])
    halts(page)
    scene.comes_out()
    verdict = page.locator("[data-place=verdict]")
    expect(verdict).to_be_attached()
    expect(verdict).to_be_hidden()
    page.locator(".reveal .asked").click()
    expect(verdict).to_be_visible()
    expect(page.locator(".stamp").first).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text(TOLD)


def test_a_page_that_one_test_has_halted_moves_by_itself_in_the_next(gallery: Galleries) -> None:
    scene = Lie()
    halts(gallery().show(scene, scene.voters[0]))
    gallery.look_back()
    page = gallery().show(scene, scene.voters[0])
    scene.comes_out()
    expect(page.locator("[data-place=verdict]")).to_be_visible()


def test_with_reduced_motion_the_order_is_the_same_and_nothing_travels(gallery: Galleries) -> None:
    scene = Lie()
    page = gallery(reduced_motion=True).show(scene, scene.voters[0])
    halts(page)
    scene.comes_out()
    verdict = page.locator("[data-place=verdict]")
    expect(verdict).to_be_attached()
    at(page, 1000)
    expect(page.locator(".likeness")).to_have_count(0)
    expect(verdict).to_be_hidden()
    at(page, 1700)
    expect(verdict).to_be_visible()


def test_whoever_comes_back_sees_how_it_is_and_nothing_again(gallery: Galleries) -> None:
    scene = Lie()
    page = gallery().show(scene, scene.voters[0])
    halts(page)
    with scene.unseen():
        scene.comes_out()
    expect(page.locator("[data-place=verdict]")).to_be_visible()
    expect(page.locator(".likeness")).to_have_count(0)
    expect(page.get_by_text("While you were away: one turn.")).to_be_visible()


HIDE = """
hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""


def test_whoever_looked_elsewhere_is_told_how_many_turns_they_missed(gallery: Galleries) -> None:
    scene = Talk("Noor", "Sami", "Ines", throw_it_out=8)
    page = gallery().show(scene, None)
    page.evaluate(HIDE, True)
    actors: list[int] = []
    while len(actors) < 3:  # a turn is several acts: a question, and its answer
        seat = scene.match.waiting[0]
        actors += [seat] if actors[-1:] != [seat] else []
        scene.plays(seat, first(scene.offered(seat)))
    page.evaluate(HIDE, False)
    expect(page.get_by_text("While you were away: 3 turns.")).to_be_visible()
    expect(page.locator(".likeness")).to_have_count(0)
    scene.plays(scene.match.waiting[0], first(scene.offered(scene.match.waiting[0])))
    expect(page.get_by_text("While you were away")).to_have_count(0)


def test_whoever_is_next_after_a_lie_need_not_wait_for_it(gallery: Galleries) -> None:
    """Nothing that moves ever ends here: a tap shows the last frame, “Go on” puts it away, and they act."""
    known = Lie()
    known.comes_out()
    scene = Lie()
    page = gallery().show(scene, scene.names[known.match.waiting[0]])
    halts(page)
    scene.comes_out()
    expect(page.locator(".answer.lie")).to_be_attached()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Go on").click()
    hand = page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button")
    hand.filter(has=page.locator(".lit")).first.click(position=THUMB)  # type: ignore[arg-type]
    page.get_by_role("button", name="Play this question").click()
    expect(page.get_by_role("button", name="I said it aloud")).to_be_visible()


def test_a_refused_card_goes_back_to_where_it_was(gallery: Galleries) -> None:
    scene = Talk("Noor", "Sami", throw_it_out=8)
    name, _ = scene.until(scene.may_play)
    page = gallery().show(scene, name)
    page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button").filter(
        has=page.locator(".lit")
    ).first.click(position=THUMB)  # type: ignore[arg-type]
    with scene.unseen():  # it has been played already, from another device
        scene.plays(scene.person(name), first(scene.offered(scene.person(name))))
        scene.lines, kept = [], scene.lines
    scene.lines = kept
    halts(page)
    page.get_by_role("button", name="Play this question").click()
    expect(page.locator(".refusal")).to_be_visible()
    lifted = "() => document.getAnimations().some(({ effect }) => effect.target?.dataset?.place?.startsWith('hand-'))"
    page.wait_for_function(lifted)


def test_before_the_next_match_the_cast_walks_back_to_its_seats(gallery: Galleries) -> None:
    scene = Talk("Noor", "Sami", throw_it_out=16)
    scene.plays_out(first)
    page = gallery().show(scene, "Noor")
    expect(page.locator(".call")).to_be_visible()
    halts(page)
    scene.starts(rematch=True)
    walking = page.locator(".call [data-seat]")
    expect(walking).to_have_count(2)
    expect(page.locator(".call .stars [data-seat]")).to_have_count(1)  # each from where they stood
    expect(page.locator(".bands")).not_to_have_attribute("inert", "")
    seen_until(page, "main:not(:has(.call))")
    expect(walking).to_have_count(0)
    calm = gallery(reduced_motion=True).show(scene, "Sami")
    with scene.unseen():
        scene.plays_out(first)
    expect(calm.locator(".call")).to_be_visible()
    scene.starts(rematch=True)
    expect(calm.locator(".call")).to_have_count(0)


def test_a_match_at_full_speed_waits_for_no_beat(gallery: Galleries) -> None:
    """Nothing that moves ever ends here, and everything can be done all the same."""
    scene = Talk("Noor", "Sami", throw_it_out=8)
    page = gallery().show(scene, "Noor")
    halts(page)
    for _ in range(12):
        seat = scene.match.waiting[0]
        offered = scene.offered(seat)
        if seat == 0 and any(act["act"] == "answer" for act in offered):
            page.get_by_role("button", name="I said it aloud").click()
            expect(page.get_by_role("button", name="I said it aloud")).to_have_count(0)
        else:
            scene.plays(seat, next(act for act in offered if act["act"] in ("play", "draw", "keep", "answer")))


SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"phone": (390, 664)},
    "small": {"phone": SMALL, "language": "fr"},
    "laptop": {"screen": (1366, 768), "theme": "light"},
    "tv": {"screen": (1920, 1080)},
}


@pytest.mark.parametrize("name", SCREENS)
def test_the_curtain_call_says_who_has_won_when_the_rosette_is_pinned(
    gallery: Galleries, still: Shot, name: str
) -> None:
    scene = Talk("Noor", "Sami", "Ines", throw_it_out=16)
    scene.plays_until(lambda _: any(seat["cards"] == 1 for seat in scene.match.view(None)["seats"]), first)
    page = gallery(**SCREENS[name]).show(scene, None if name == "tv" else "Noor", screen=name == "tv")
    halts(page)
    while scene.match.result is None:
        seat = scene.match.waiting[0]
        scene.plays(seat, first(scene.offered(seat)))
    seen_until(page, ".call")  # the last moves come first
    headline, button = page.locator(".call h2"), page.get_by_role("button", name=re.compile("^(The story|L’histoire)$"))
    for time, told, leads_on in ((700, 0, 0), (1300, 0, 0), (1700, 1, 0), (2400, 1, 0), (3600, 1, name != "tv")):
        at(page, time)
        assert [headline.is_visible(), button.is_visible()] == [told, leads_on], f"at {time}"
        still(page, f"curtain-{name}-{time}")


def first(offered: list[dict[str, Any]]) -> dict[str, Any]:
    order = ("play", "special", "answer", "keep", "draw", "tell", "vote")
    return min(offered, key=lambda act: order.index(act["act"]))


# Of every likeness that takes off, what of it is drawn in another way than in the thing. Whoever is done calls `stop`.
LOOKS = """
() => {
  const { cloneNode } = Node.prototype;
  const things = new Map();
  Node.prototype.cloneNode = function (deep) {
    const copy = cloneNode.call(this, deep);
    if (deep && this.isConnected) things.set(copy, this);
    return copy;
  };
  const drawn = (part) => {
    const { fontSize, color, backgroundColor, width, height } = getComputedStyle(part);
    const size = part instanceof HTMLElement ? [part.offsetWidth, part.offsetHeight] : [width, height].map(parseFloat);
    return { sizes: [...size, parseFloat(fontSize)], look: [color, backgroundColor].join() };
  };
  const alike = (one, other) =>
    one.look === other.look && one.sizes.every((size, which) => Math.abs(size - other.sizes[which]) < 1.5);
  const parts = (whole) => [whole, ...whole.querySelectorAll("*:not(svg *)")];
  window.flown = 0;
  window.unlike = new Set();
  const seen = new MutationObserver(() => {
    for (const likeness of document.querySelectorAll(".likeness")) {
      const thing = things.get(likeness);
      if (!things.delete(likeness) || !thing.isConnected) continue;
      window.flown += 1;
      const its = parts(likeness);
      parts(thing).forEach((part, place) => {
        if (!alike(drawn(part), drawn(its[place]))) window.unlike.add(part.cloneNode().outerHTML);
      });
    }
  });
  seen.observe(document.body, { childList: true, subtree: true });
  window.stop = () => {
    seen.disconnect();
    Node.prototype.cloneNode = cloneNode;
    return [...window.unlike];
  };
}
"""


LANDED = "() => window.flown && [...document.querySelectorAll('.likeness')].every((one) => !one.getAnimations().length)"
FLIGHTS: dict[str, Callable[[], Moment]] = {
    "a question is played": partial(turns, "talkitout", 1),
    "a card is picked up and another thrown": partial(turns, "bluff", 2),
    "a card is thrown": partial(turns, "out-of-control", 3),
    **MOMENTS,
}


@pytest.mark.parametrize("what", FLIGHTS)
def test_what_flies_is_drawn_like_the_thing_that_lies_there(gallery: Galleries, what: str) -> None:
    moment = FLIGHTS[what]()
    page = gallery(phone=(390, 664)).show(moment.scene, moment.who)
    page.evaluate(LOOKS)
    try:
        moment.happens()
        page.wait_for_function(LANDED)
    finally:
        unlike = page.evaluate("() => window.stop()")
    assert unlike == []

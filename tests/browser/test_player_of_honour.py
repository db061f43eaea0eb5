"""Player of Honour in the browser: a match of three and a Duo from the front door to the result, and the ladder by
mouse, finger, taps and keys."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import at_table
from tests.browser.at_table import A_MOMENT, PHONE, SMALL, stands, whole
from tests.browser.company import Company
from tests.browser.conftest import Shot
from tests.browser.scenes import Galleries, Scene
from tests.browser.stills import at, halts

LONGEST = 240.0
"""Seconds for a whole match on a busy machine."""


MAY_GO_ON = "() => document.querySelector('.rail .btn') !== null"
"""One question to the page, since it is put again and again."""


class Seat:
    """Somebody at the table, and what they can see and do there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.rail = self.page.locator(".bands > .rail")
        self.next = self.rail.get_by_role("button", name=re.compile("^(That is|Turn number|On to round)"))
        self.own_ladder = self.rail.get_by_role("button", name="That is me")
        self.ticket_missing = self.rail.get_by_role("button", name="Done: tap a star first")
        self.story = self.page.get_by_role("button", name="The story")

    # ── the ladder ────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def slips(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile(r"^[1-5]: "))

    def order(self) -> list[str]:
        """The topics as they lie, from 1 to 5."""
        expect(self.slips).to_have_count(5)
        return [name.partition(": ")[2] for name in self.slips.evaluate_all("all => all.map(one => one.ariaLabel)")]

    def slip(self, topic: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(rf"^[1-5]: {re.escape(topic)}$"))

    def lies(self, order: list[str]) -> None:
        for number, topic in enumerate(order, start=1):
            expect(self.slips.nth(number - 1)).to_have_accessible_name(f"{number}: {topic}")

    def swap(self, one: str, other: str) -> None:
        self.slip(one).click()
        expect(self.slip(one)).to_have_attribute("aria-pressed", "true")
        self.slip(other).click()

    def lay_ticket(self, topic: str) -> None:
        self.page.get_by_role("button", name=f"Lay I Know This One! on {topic}").click()
        expect(self.page.get_by_role("button", name=f"I Know This One! lies on {topic}")).to_be_visible()

    # ── the match ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def go(self) -> None:
        """Press the one button, and see it taken."""
        label = self.next.inner_text()
        self.next.click()
        expect(self.rail.get_by_role("button", name=label, exact=True)).to_have_count(0)

    def take_what_is_offered(self) -> None:
        if not self.page.evaluate(MAY_GO_ON):
            return
        if self.ticket_missing.count():
            self.lay_ticket(self.order()[0])
        if self.next.count():
            self.go()

    def rank(self) -> None:
        expect(self.slips).to_have_count(5)
        self.take_what_is_offered()


def seated(person: Company) -> tuple[Seat, Seat]:
    """Two people, one in the evening and one in the afternoon, and a bot, at a table where the cards are dealt."""
    ada, ben = person("Ada"), person("Ben", phone=SMALL, theme="light")
    at_table.join(ben.page, at_table.host(ada.page, "Player of Honour"), "Ben")
    at_table.add_bots(ada.page, 1)
    at_table.deal(ada.page)
    return Seat(ada.page), Seat(ben.page)


def play_to_the_end(*seats: Seat) -> None:
    until = time.monotonic() + LONGEST
    while not all(stands(seat.page)[0] for seat in seats):
        assert time.monotonic() < until, "The match does not end"
        for seat in seats:
            seat.take_what_is_offered()
        seats[0].page.wait_for_timeout(A_MOMENT)


def by_honour(ada: Seat, ben: Seat) -> tuple[Seat, Seat]:
    """Who is the Player of Honour, and who guesses: rounds are gone through until it is one of the two."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        for honour, guesser in ((ada, ben), (ben, ada)):
            if honour.own_ladder.count():
                expect(guesser.ticket_missing).to_be_visible()
                return honour, guesser
        missing = [seat for seat in (ada, ben) if seat.ticket_missing.count()]
        if len(missing) != 1:  # else it is the other, whose page does not say so yet
            for seat in (ada, ben):
                if not seat.own_ladder.count():
                    seat.take_what_is_offered()
        ada.page.wait_for_timeout(A_MOMENT)
    raise AssertionError("Nobody is the Player of Honour")


# ── whole matches ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_match_of_three_from_the_front_door_to_the_result(person: Company, shot: Shot) -> None:
    ada, ben = seated(person)
    honour, guesser = by_honour(ada, ben)
    for seat in (honour, guesser):
        whole(seat.page)
        shot(seat.page, f"honour-place-{'honour' if seat is honour else 'guesser'}")

    # Both leave the topics as they were laid, so that one guesses the other's order to the letter.
    topics = honour.order()
    guesser.rank()
    whole(guesser.page)
    honour.rank()
    expect(honour.next).to_have_text("Turn number 5")
    whole(honour.page)
    for number in (5, 4, 3, 2):
        honour.go()
        expect(guesser.page.locator(".show")).to_contain_text(topics[number - 1])
        expect(guesser.page.locator(".guess", has_text="You")).to_contain_text("+1")
    whole(guesser.page)
    shot(guesser.page, "honour-reveal")
    honour.go()
    for seat in (honour, guesser):
        expect(seat.page.locator(".high-five:not(.shell)")).to_be_visible()
        whole(seat.page)
    expect(guesser.page.locator(".guess", has_text="You")).to_contain_text("+2")
    expect(guesser.page.locator(".guess", has_text="You")).to_contain_text("7 this round")
    shot(guesser.page, "honour-high-five")

    play_to_the_end(ada, ben)
    for seat in (ada, ben):
        seat.story.click()
        expect(seat.page.get_by_role("heading", name=re.compile("rosette"))).to_be_visible()
        expect(seat.page.get_by_text(re.compile("perfect guess"))).not_to_have_count(0)
        whole(seat.page)


class Ranking(Scene):
    """Ada and Ben, and whoever else is named, at a table where the cards are dealt; Ada is the first of honour."""

    def __init__(self, *others: str) -> None:
        super().__init__("player-of-honour", "Ada", "Ben", *others, wait=0)
        self.chooses(first=0)
        self.starts()

    def lays(self, seat: int, *ranks: int) -> None:
        self.acts(seat, "place", ranks=ranks)

    def plays_round(self) -> None:
        """Of a Duo, in which three of the five lie alike on both ladders."""
        for seat, ranks in enumerate(((1, 2, 3, 4, 5), (2, 1, 3, 4, 5))):
            self.lays(seat, *ranks)
            self.acts(seat, "done")


def test_the_duo_counts_what_both_like_alike_up_to_50(gallery: Galleries, shot: Shot) -> None:
    scene, evening, afternoon = Ranking(), gallery(), gallery(theme="light")
    for number in range(1, 11):
        if number not in LOOKED_AT:
            with scene.unseen():
                scene.plays_round()
            continue
        ada, ben = Seat(evening.show(scene, "Ada")), Seat(afternoon.show(scene, "Ben"))
        for seat in (ada, ben) if number > 1 else ():
            seat.go()
        expect(ada.rail).to_contain_text(f"Round {number} of 10")
        order = ben.order()
        ben.swap(order[0], order[1])
        ben.rank()
        if number == 1:
            whole(ben.page)
        ada.go()
        for seat in (ada, ben):
            # Three of the five lie alike on both ladders.
            expect(seat.page.locator(".both.same")).to_have_count(3)
            expect(seat.rail).to_contain_text(f"{3 * number} of 50")
        if number in (1, 5):
            whole(ada.page)
            shot(ada.page, f"honour-duo-{number}")
        good = "15 is a good score, and you have it." if number >= 5 else "15 is already a good score."
        expect(ada.page.locator(".total")).to_contain_text(good)
    for seat in (ada, ben):
        seat.story.click()
        expect(seat.page.get_by_role("heading", name="You agree 30 times out of 50.")).to_be_visible()
    whole(ada.page)


LOOKED_AT = (1, 4, 5, 10)
"""Rounds of the Duo: the first, the one before a good score, the one with it, and the last."""


# ── the ladder ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_slips_are_moved_by_mouse_finger_taps_and_keys_and_lie_there_after_a_reload(gallery: Galleries) -> None:
    ben = Seat(gallery(theme="light").show(Ranking(), "Ben"))
    a, b, c, d, e = ben.order()

    ben.swap(a, c)
    ben.lies([c, b, a, d, e])

    said = ben.page.locator(".table [aria-live=polite]")
    ben.slip(b).press("ArrowDown")
    ben.lies([c, a, b, d, e])
    expect(said).to_have_text(f"{b} is number 3. The order: {c}, {a}, {b}, {d}, and {e}.")
    expect(ben.slip(b)).to_be_focused()
    ben.slip(b).press("ArrowUp")
    ben.slip(b).press("End")
    ben.lies([c, a, d, e, b])
    expect(ben.slip(b)).to_be_focused()

    drag_with_mouse(ben, b, onto=c)
    ben.lies([b, c, a, d, e])
    expect(ben.slip(b)).to_have_attribute("aria-pressed", "false")
    drag_with_finger(ben, c, onto=d)
    ben.lies([b, a, d, c, e])

    # They lie on the table as soon as they lie still.
    ben.page.wait_for_timeout(1500)
    ben.page.reload()
    ben.lies([b, a, d, c, e])


def drag_with_mouse(seat: Seat, topic: str, onto: str) -> None:
    (x, start), (_, end) = middle(seat.slip(topic)), middle(seat.slip(onto))
    mouse = seat.page.mouse
    mouse.move(x, start)
    mouse.down()
    mouse.move(x, (start + end) / 2)
    mouse.move(x, end)
    mouse.up()


def drag_with_finger(seat: Seat, topic: str, onto: str) -> None:
    (x, start), (_, end) = middle(seat.slip(topic)), middle(seat.slip(onto))
    drag_along(seat.page, x, start, end)


def drag_along(page: Page, x: float, start: float, end: float) -> None:
    """Up or down, by a finger."""
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": start}]})
    for part in (0.25, 0.5, 0.75, 1):
        point = {"x": x, "y": start + (end - start) * part}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle(slip: Locator) -> tuple[float, float]:
    # A slip on its way is not where it will be.
    slip.evaluate("slip => Promise.all(slip.parentElement.getAnimations().map((animation) => animation.finished))")
    box = slip.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_guesser_is_not_done_without_the_ticket_and_may_think_again(gallery: Galleries) -> None:
    scene, room = Ranking("Cleo"), gallery()
    guesser = Seat(room.show(scene, "Ben"))
    expect(guesser.ticket_missing).to_be_visible()
    guesser.ticket_missing.click(force=True)  # it is closed, and says why
    expect(guesser.page.get_by_text("the guess you trust most")).to_be_visible()

    first, second, *_ = guesser.order()
    guesser.lay_ticket(first)
    guesser.lay_ticket(second)
    expect(guesser.page.get_by_role("button", name=re.compile("^Lay I Know This One!"))).to_have_count(4)
    guesser.rank()
    guesser.slip(first).click(force=True)
    expect(guesser.page.get_by_text("You have said that you are done.")).to_be_visible()
    guesser.rail.get_by_role("button", name="Change it after all").click()
    expect(guesser.next).to_be_visible()
    guesser.swap(first, second)
    guesser.rank()
    assert guesser.order()[:2] == [second, first]
    honour = Seat(room.show(scene, "Ada"))
    expect(honour.rail.get_by_role("button", name="That is me")).to_be_visible()
    expect(honour.page.get_by_role("button", name=re.compile("I Know This One!"))).to_have_count(0)


# ── those who watch ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_watches_sees_the_topics_and_what_is_turned(gallery: Galleries, shot: Shot) -> None:
    scene = Ranking()
    watcher, screen = gallery().show(scene), gallery(screen=(1280, 720)).show(scene, screen=True)
    for page in (watcher, screen):
        for topic in scene.match.view(None)["topics"]:
            expect(page.get_by_text(topic["text"], exact=True)).to_be_visible()
        expect(page.locator(".rank")).to_have_count(0)
        whole(page)
    for seat in (0, 1):
        scene.lays(seat, 1, 2, 3, 4, 5)
        scene.acts(seat, "done")
    for page in (watcher, screen):
        expect(page.locator(".rank")).to_have_count(10)
        whole(page)
        shot(page, f"honour-watched-{'screen' if page is screen else 'phone'}")


# ── what is seen to happen ────────────────────────────────────────────────────────────────────────────────────────────

SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"phone": (390, 664)},
    "small": {"phone": SMALL, "language": "fr", "theme": "light"},
    "laptop": {"screen": (1366, 768)},
    "tv": {"screen": (1920, 1080)},
}
TOLD = re.compile(r"all five|cinq sur cinq|likes|\b7 points|Number 1:|Numéro 1\b|Round 2|Manche 2")
"""Whatever says how the last number came out: also the points of those who have it."""


class Turning(Ranking):
    """Ben will have had all five and known it; Cleo nothing but one."""

    def __init__(self, *, turned: int = 4) -> None:
        super().__init__("Cleo")
        for seat, ranks, sure in ((0, [1, 2, 3, 4, 5], None), (1, [1, 2, 3, 4, 5], 0), (2, [2, 3, 1, 5, 4], 0)):
            self.acts(seat, "place", ranks=ranks, sure=sure)
            self.acts(seat, "done")
        with self.unseen():
            for _ in range(turned):
                self.acts(0, "reveal")

    def shown(self, gallery: Galleries, name: str) -> Page:
        page = gallery(**SCREENS[name]).show(self, None if name == "tv" else "Ben", screen=name == "tv")
        expect(page.get_by_text("Player of Honour").or_(page.get_by_text("BBBB")).first).to_be_visible()
        return page


def seen(page: Page, place: str) -> int:
    return sum(one.is_visible() for one in page.locator(f"[data-place{place}]").all())


@pytest.mark.parametrize("name", SCREENS)
def test_the_last_number_is_seen_before_it_is_told(gallery: Galleries, shot: Shot, name: str) -> None:
    scene = Turning()
    page = scene.shown(gallery, name)
    halts(page)
    scene.acts(0, "reveal")
    expect(page.locator("[data-place=number]")).to_be_attached()
    for millis, number, guesses, points, told in (
        (0, 0, 0, 0, 0),
        (1080, 0, 0, 0, 0),
        (1390, 1, 0, 0, 0),
        (1860, 1, 2, 0, 0),
        (2250, 1, 2, 1, 0),
        (3000, 1, 2, 1, 1),
    ):
        at(page, millis)
        shows = [seen(page, "=number-face"), seen(page, "^=guess][data-place$=face"), seen(page, "=points-1")]
        assert shows == [number, guesses, points], f"at {millis}"
        text = page.locator("body").inner_text()
        assert told or not TOLD.search(text), f"told at {millis}: {TOLD.search(text)}"
        assert seen(page, "^=touch-") == 2 * told, f"at {millis}"
        shot(page, f"honour-last-{name}-{millis}")
    assert TOLD.search(page.locator("body").inner_text())


def test_the_room_stays_with_the_last_number_until_somebody_has_gone_on(gallery: Galleries) -> None:
    scene = Turning()
    page = scene.shown(gallery, "tv")
    topics, headline, step = (
        page.locator(".column .txt"),
        page.locator(".tv-honour h2, .high-five:not(.shell)"),
        page.locator(".now-step"),
    )
    halts(page)
    scene.acts(0, "reveal")
    at(page, 15_000)
    looked_at, begun = (
        [topic["text"] for topic in of["topics"]] for of in (scene.match.view(None)["last"], scene.match.view(None))
    )
    expect(topics).to_have_text(looked_at)
    expect(headline).to_have_text("High five for Ben: all five.")
    expect(step).to_have_count(0)  # one sentence, never two
    scene.acts(2, "place", ranks=[1, 2, 3, 4, 5], sure=0)
    expect(topics).to_have_text(looked_at)
    scene.acts(2, "done")
    expect(topics).to_have_text(begun)
    expect(headline).to_have_count(0)
    expect(step).to_contain_text("How well do you know Ben?")


def test_a_tap_ends_it_in_its_last_frame_and_whoever_comes_back_sees_how_it_is(gallery: Galleries) -> None:
    scene = Turning()
    page = scene.shown(gallery, "phone")
    halts(page)
    scene.acts(0, "reveal")
    told = page.get_by_role("heading", name="High five for you: all five.")
    expect(page.get_by_role("heading", name="One number is still face down.")).to_be_visible()
    page.locator(".show").click()
    expect(told).to_be_visible()
    expect(page.locator(".guess", has_text="You")).to_contain_text("7 this round")
    page = gallery(phone=PHONE).show(scene, "Ben")
    expect(page.get_by_role("heading", name="High five for you: all five.")).to_be_visible()
    expect(page.locator(".likeness")).to_have_count(0)


def test_the_orders_of_the_duo_are_seen_before_it_is_told_what_they_share(gallery: Galleries, shot: Shot) -> None:
    scene = Ranking()
    scene.lays(0, 1, 2, 3, 4, 5)
    scene.acts(0, "done")
    scene.lays(1, 2, 1, 3, 4, 5)
    phone = gallery(**SCREENS["small"]).show(scene, "Ben")
    room = gallery(**SCREENS["tv"]).show(scene, screen=True)
    for page in (phone, room):
        halts(page)
    scene.acts(1, "done")
    for page in (phone, room):
        expect(page.locator("[data-place^=topic-][data-place$=face]")).to_have_count(10)
        for millis, orders, told in ((0, 0, 0), (1000, 0, 0), (1870, 10, 0), (2200, 10, 0), (3000, 10, 1)):
            at(page, millis)
            assert seen(page, "^=topic-][data-place$=face") == orders, f"at {millis}"
            assert (
                bool(re.search("3 (of 5 the same|sur 5 pareils|of 50|sur 50)", page.locator("body").inner_text()))
                == told
            )
            shot(page, f"honour-duo-{page.viewport_size['width']}-{millis}")  # type: ignore[index]


def test_the_whole_slip_is_dragged_also_by_its_star(gallery: Galleries) -> None:
    ben = Seat(gallery(phone=SMALL, language="en").show(Ranking("Cleo"), "Ben"))
    a, b, c, d, e = ben.order()
    star = ben.page.get_by_role("button", name=f"Lay I Know This One! on {a}")
    (x, start), (_, end) = middle(star), middle(ben.slip(c))
    drag_along(ben.page, x, start, end)
    ben.lies([b, c, a, d, e])
    expect(ben.ticket_missing).to_be_visible()  # it was dragged, not pressed


def test_the_curtain_call_has_everybodys_points_and_one_true_thing_of_each(gallery: Galleries, shot: Shot) -> None:
    scene = Ranking("Cleo", "Dan")
    scene.plays_to_the_end()
    page = gallery(screen=(1280, 720), reduced_motion=True).show(scene, screen=True)
    expect(page.locator(".call h2")).to_contain_text("rosette")
    said = page.locator(".cast .words > span")
    expect(said).to_have_count(3)
    for text in said.all_inner_texts():
        assert re.match(r"\d+ points?, ", text), text
    shot(page, "honour-curtain-tv")

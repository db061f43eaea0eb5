"""Out of Control in the browser: a whole match that asks for every kind of play, one with a bot, and one in teams."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.at_once import Stack
from tests.browser.at_table import SMALL, deal, host, join, whole
from tests.browser.company import Company
from tests.browser.conftest import Shot
from tests.browser.gallery import STATES
from tests.browser.scenes import Galleries, Scene
from tests.browser.stills import at, halts

TITLE = "Out of Control"

ADA = ["R2", "R3", "W", "R6", "R7", "R8", "R10"]
BEN = ["R4", "G1", "G2", "G3", "Y6", "B9", "Y9"]
EVERY_PLAY: Stack = {
    "deck": [*ADA, *BEN, "R5", "Y1", "G4", "R9", "B2", "R1"],
    "rolls": ["purple", "green", "blue", "red", "yellow", "orange", "orange", "purple", "blue"],
    "picks": [1],
}
"""Seven cards each, the first discard, and what is drawn."""


class Seat:
    """Somebody at the table, and what they can see and do there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.button = page.locator(".rail .does .btn")
        self.step = page.locator(".rail .step h2")
        self.hand = page.get_by_role("group", name="Your hand")
        self.sheet = page.get_by_role("dialog")
        self.story = page.get_by_role("button", name="The story")

    @property
    def other(self) -> str:
        """Whoever sits there besides: a host who is asked for no name is given one."""
        return self.page.locator(".riv .name").first.inner_text()

    # ── what one does ─────────────────────────────────────────────────────────────────────────────────────────────────

    def roll(self) -> None:
        self.press("Roll the die")

    def press(self, label: str) -> None:
        expect(self.button).to_have_text(label)
        expect(self.button).not_to_have_attribute("aria-disabled", "true")
        self.button.click()

    def lift(self, *cards: str) -> None:
        for card in cards:
            self.card(card).click()
            expect(self.card(card)).to_have_attribute("aria-pressed", "true")

    def card(self, card: str) -> Locator:
        """In the hand, whatever else is said of it."""
        return self.hand.get_by_role("button", name=re.compile(rf"^{card}(,|$)")).first

    def tap(self, succession: str) -> None:
        """A row on the table, by what it is called: "Yours: red 2 to 4"."""
        self.page.get_by_role("button", name=re.compile(f"^{succession}")).click()

    def way(self, way: str) -> None:
        """One of the four of Orange."""
        self.page.locator(".rail .does").get_by_role("button", name=way).click()

    def choose(self, choice: str | re.Pattern[str]) -> None:
        """On the sheet that is open."""
        self.sheet.get_by_role("button", name=choice).first.click()
        expect(self.sheet).to_have_count(0)

    # ── what one sees ─────────────────────────────────────────────────────────────────────────────────────────────────

    def sees(self, *successions: str) -> None:
        for succession in successions:
            expect(self.page.get_by_role("button", name=re.compile(f"^{succession}"))).to_be_visible()

    def is_asked(self, asked: str) -> None:
        expect(self.step).to_have_text(asked)
        expect(self.step).to_be_visible()

    def holds(self, count: int) -> None:
        expect(self.hand.get_by_role("button")).to_have_count(count)


def come_in(person: Company) -> tuple[Seat, Seat]:
    """Two people by the front door; the cards are dealt."""
    ada, ben = person("Ada"), person("Ben", phone=SMALL, theme="light")
    join(ben.page, host(ada.page, TITLE), "Ben")
    deal(ada.page)
    return Seat(ada.page), Seat(ben.page)


def dealt(bots: int = 0, stack: Stack | None = None, **options: Any) -> Scene:
    """Two people and bots at a table where the cards are dealt."""
    scene = Scene("out-of-control", "Ada", "Ben", bots=bots, stack=stack, **options)
    scene.starts()
    return scene


def simple(offered: list[dict[str, Any]]) -> dict[str, Any]:
    """The longest extension or lay, then the first of whatever is offered."""
    longest = [act for kind in ("extend", "lay") for act in offered if act["act"] == kind]
    others = [act for act in offered if act["act"] not in ("gather", "substitute", "go_on")]
    return max(longest, key=lambda act: len(act["cards"])) if longest else others[0]


@pytest.mark.parametrize("stack", [EVERY_PLAY])
def test_a_whole_match_asks_for_every_kind_of_play(person: Company, shot: Shot) -> None:
    ada, ben = come_in(person)
    whole(ada.page)

    # Where a Wild could stand for several numbers, the person is asked.
    ada.roll()
    ada.is_asked("Purple. Take a card.")
    ada.lift("Red 2", "Red 3", "Wild")
    shot(ada.page, "out-of-control-wild")
    ada.press("Choose what to do")
    expect(ada.sheet).to_be_visible()  # it is fetched
    whole(ada.page)
    ada.choose("Lay red 2 to 4")
    ada.sees("Yours: red 2 to 4")
    ada.lift("Red 6", "Red 7", "Red 8")
    whole(ada.page)
    ada.press("Lay red 6 to 8")
    ada.press("Take a card")
    ada.holds(2)
    ada.press("End my turn")

    # The very card that a Wild stands for takes its place, in anybody's succession.
    ben.roll()
    ben.is_asked("Green. Discard one. Tap a card.")
    ben.lift("Green 1", "Green 2", "Green 3")
    ben.press("Lay green 1 to 3")
    ben.sees("Yours: green 1 to 3", f"{ben.other}: red 2 to 4")
    ben.lift("Red 4")
    whole(ben.page)
    ben.tap(f"{ben.other}: red 2 to 4")
    expect(ben.card("Wild")).to_be_visible()
    ben.lift("Yellow 6")
    expect(ben.step).to_have_text("Discard it, or tap another card.")
    ben.press("Discard the yellow 6")
    ben.press("End my turn")

    # What comes along from the discard row is shown first; what touches joins.
    ada.roll()
    ada.is_asked("Blue. Take a card.")
    ada.page.get_by_role("button", name=re.compile("^The discard row, 2 cards")).click()
    ada.sheet.get_by_role("button", name="Red 5, and 1 card comes along").click()
    expect(ada.sheet).to_contain_text("Along with it comes the yellow 6.")
    whole(ada.page)
    shot(ada.page, "out-of-control-gather")
    ada.choose("Take the red 5 and 1 more")
    whole(ada.page)
    ada.tap("Yours: red 2 to 4")
    ada.sees("Yours: red 2 to 8")
    ada.holds(3)
    ada.press("End my turn")

    # Taking blind: their cards are backs.
    ben.roll()
    ben.press("Take one blind")
    expect(ben.sheet.get_by_role("button", name=re.compile(f"^Card .* from {ben.other}$"))).to_have_count(3)
    whole(ben.page)
    ben.choose(f"Card 3 of 3, from {ben.other}")
    expect(ben.card("Yellow 1")).to_be_visible()
    ben.press("End my turn")

    ada.roll()
    expect(ada.button).to_have_text("Give one away: tap a card")
    ada.lift("Yellow 6")
    expect(ada.step).to_have_text("Give it away, or tap another card.")
    ada.press("Give the yellow 6 to Ben")
    ada.holds(1)
    ada.press("End my turn")

    ben.roll()
    ben.is_asked("Orange. Do one of the four.")
    whole(ben.page)
    ben.way("Take a card")
    ben.lift("Green 4")
    ben.press("Make it green 1 to 4")
    ben.press("End my turn")

    ada.roll()
    ada.way("Take a card")
    ada.lift("Red 9", "Red 10")
    ada.press("Make it red 2 to 10")
    expect(ada.hand).to_contain_text("Your hand is empty")
    ada.press("End my turn")

    ben.roll()
    ben.press("Take a card")
    ben.press("End my turn")

    ada.roll()
    ada.press("Take a card")
    ada.lift("Red 1")
    ada.press("Complete red 1 to 10")
    told = {ada: "You have ten in a row, all red.", ben: f"{ben.other} has ten in a row, all red."}
    for seat, headline in told.items():
        seat.story.click()
        expect(seat.page.get_by_role("heading", name=headline)).to_be_visible()
        expect(seat.page.get_by_text("had green 1 to 4: 6 short of ten")).to_be_visible()
        whole(seat.page)
    go_on_in_teams(ada.page, shot)


def go_on_in_teams(page: Page, shot: Shot) -> None:
    """After a match: teams of two need four, so that two bots are asked, on the spot and among the people."""
    page.get_by_role("button", name="Another game").click()
    page.get_by_role("group", name="Teams", exact=True).get_by_role("button", name="in twos").click()
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.locator(".rail")).to_contain_text("Teams of two: 2 more people, or bots")
    whole(page)
    shot(page, "out-of-control-result-teams")
    page.get_by_role("button", name="Add a bot").click()
    missing = page.get_by_role("button", name="Teams of two: one more person, or a bot")
    expect(missing).to_be_disabled()
    missing.click(force=True)
    expect(page.get_by_text("Teams of two are four people or six.")).to_be_visible()
    expect(page.get_by_text("First: whoever cuts the highest card")).to_be_visible()
    whole(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="People", exact=True).click()
    shot(page, "out-of-control-people")
    whole(page)
    page.get_by_role("dialog").get_by_role("button", name="Add a bot").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Deal for four")).to_be_enabled()


def test_by_keyboard_and_why_not(gallery: Galleries) -> None:
    scene, room = dealt(stack=EVERY_PLAY), gallery()
    ben = Seat(room.show(scene, "Ben"))
    ben.card("Green 1").click()
    expect(ben.page.locator(".refusal")).to_contain_text("It is Ada’s turn")
    ada = Seat(room.show(scene, "Ada"))
    ada.button.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.button).to_have_text("Take a card")
    for card in ("Red 6", "Red 7", "Red 8"):
        ada.card(card).focus()
        ada.page.keyboard.press("Space")
    ada.button.focus()
    ada.page.keyboard.press("Enter")
    ada.sees("Yours: red 6 to 8")
    expect(ada.button).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.button).to_have_text("End my turn")
    # Yellow 1 was drawn, and fits nowhere.
    ada.card("Yellow 1").click()
    bubble = ada.page.locator(".refusal")
    expect(bubble).to_contain_text("fits nowhere yet")
    bubble.get_by_role("button", name="Why?").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("fits nowhere yet")
    expect(ada.page.locator("#O4.now")).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Sort the hand by Number").click()
    expect(ada.hand.get_by_role("button").first).to_have_attribute("aria-label", re.compile("^Yellow 1"))


AFTERNOON = {"phone": SMALL, "theme": "light"}


def test_the_cut_is_shown_before_the_first_roll(gallery: Galleries) -> None:
    scene = dealt()
    for page in (gallery().show(scene, "Ada"), gallery(**AFTERNOON).show(scene, "Ben")):
        expect(page.get_by_text("Everybody cut the deck.")).to_be_visible()
        whole(page)


FACES = ("purple", "green", "blue", "red", "yellow", "orange")


def test_two_people_and_a_bot(gallery: Galleries, shot: Shot) -> None:
    """Whatever the die shows, they see what it asks for; and so does the room."""
    scene = dealt(bots=1, stack={"rolls": [face for face in ("purple", *FACES) for _ in range(3)]})
    ada, ben = gallery(reduced_motion=True), gallery(**AFTERNOON, reduced_motion=True)
    screen = gallery(screen=(1600, 900))
    for place, shown in enumerate((None, None, *FACES)):
        seat = place % 2
        name, device = (("Ada", ada), ("Ben", ben))[seat]
        scene.plays_until(whose_die(scene, seat, shown), simple)
        expect(device.show(scene, name).locator(".rail.yours")).to_be_visible()
        whole(device.page)
    screen.show(scene, screen=True)
    expect(screen.page.locator(".board .die")).to_be_visible()
    assert screen.page.get_by_role("button").count() == 0
    whole(screen.page)
    for page in (ada.show(scene, "Ada"), screen.page):
        shot(page, f"out-of-control-bot-{page.viewport_size}")
    scene.plays_out(simple)
    for page in (ada.show(scene, "Ada"), ben.show(scene, "Ben")):
        page.get_by_role("button", name="The story").click()
        expect(page.locator(".story li")).to_have_count(3)
        whole(page)


def whose_die(scene: Scene, seat: int, face: str | None) -> Callable[[int], bool]:
    """Whether it is this seat's turn, and the die shows this face, or waits to be rolled."""
    return lambda mover: (mover, scene.match.view(None)["die"]) == (seat, face)


def another_than(seat: int) -> Callable[[int], bool]:
    return lambda mover: mover != seat


def test_in_teams(gallery: Galleries, shot: Shot) -> None:
    scene = dealt(bots=2, teams=True)
    ada, ben = gallery(reduced_motion=True), gallery(**AFTERNOON, reduced_motion=True)
    for page in (ada.show(scene, "Ada"), ben.show(scene, "Ben")):
        expect(page.locator(".riv .ally")).to_contain_text("partner")
    for _ in range(3 * len(scene.seated)):
        scene.plays_until(another_than(scene.match.waiting[0]), simple)
    whole(ada.show(scene, "Ada"))
    shot(ada.page, "out-of-control-teams")
    scene.plays_out(simple)
    for page in (ada.show(scene, "Ada"), ben.show(scene, "Ben")):
        page.get_by_role("button", name="The story").click()
        expect(page.locator(".story li")).to_have_count(4)
        expect(page.locator(".podium li")).to_have_count(2)


SEVEN = [f"R{number}" for number in range(1, 8)]
NEARLY: Stack = {"deck": [*SEVEN, *BEN, "Y1", "R8", "R9", "R10"], "rolls": ["blue", "green"] * 4}
"""Ada holds red 1 to 7, and draws the rest."""


def at_table(until: int) -> Scene:
    """Red 1 to 8 lies there; with 9, or with 10 in Ada's hand, she is about to add it."""
    scene = dealt(stack=NEARLY)
    with scene.unseen():
        for last in range(8, until + 1):
            scene.acts(0, "roll")
            scene.acts(0, "draw")
            if last == until:
                return scene
            if last == 8:
                scene.plays(0, {"act": "lay", "colour": "red", "from": 1, "cards": [*SEVEN, "R8"]})
            else:
                scene.acts(0, "extend", succession=0, end="high", cards=[f"R{last}"])
            scene.acts(0, "end")
            scene.acts(1, "roll")
            scene.acts(1, "discard", card=BEN[last - 8])
            scene.acts(1, "end")
    return scene


RINGED = """
() => [...document.querySelectorAll(".bands > .table :is(.rv, .card)")]
  .filter((one) => getComputedStyle(one).boxShadow.includes("rgb(255, 214, 138)")).length
"""
"""In lamplight: where what the die asks may be done."""


def test_the_die_says_nothing_before_it_lies(gallery: Galleries) -> None:
    scene = dealt(stack=NEARLY)
    page = gallery(phone=(390, 664)).show(scene, "Ada")
    ada = Seat(page)
    expect(ada.button).to_have_text("Roll the die")
    halts(page)
    scene.acts(0, "roll")
    expect(page.locator(".bigdie")).to_be_attached()
    hush, die = page.locator(".hush"), page.locator(".bands .head")
    for time, rolls, lies, told in ((0, 1, 0, 0), (900, 1, 0, 0), (1400, 1, 0, 0), (1505, 0, 0, 1), (1520, 0, 1, 1)):
        at(page, time)
        shows = [one.is_visible() for one in (hush, die, ada.step, ada.button)]
        assert shows == [rolls, lies, told, told], f"at {time}"
        assert (page.evaluate(RINGED) > 0) == told, f"ringed at {time}"
        said = page.evaluate("() => document.body.innerText")
        assert told or "lue" not in said, f"named at {time}"


def test_the_television_says_what_the_die_asks_when_it_lies(gallery: Galleries) -> None:
    scene = dealt(stack=NEARLY)
    page = gallery(screen=(1280, 720)).show(scene, screen=True)
    step = page.locator(".now-step")
    expect(step).to_have_text("Ada rolls the die.")
    halts(page)
    scene.acts(0, "roll")
    expect(step).to_have_text("Ada takes a card.")
    for time, told in ((0, 0), (1400, 0), (1600, 1)):
        at(page, time)
        assert step.is_visible() == told, f"at {time}"


def test_whoever_needs_one_is_told_and_ringed_when_the_card_lies(gallery: Galleries) -> None:
    scene = at_table(9)
    page = gallery(phone=SMALL).show(scene, "Ben")
    need = page.locator(".riv .need")
    expect(need).to_have_text("1 to 8")
    halts(page)
    scene.acts(0, "extend", succession=0, end="high", cards=["R9"])
    expect(need).to_have_text("needs one")
    log = page.get_by_role("log")
    for time, ringed in ((100, 0), (350, 0), (570, 1)):
        at(page, time)
        assert need.is_visible() == ringed, f"at {time}"
    expect(log).to_contain_text("One short of ten.")
    expect(page.locator(".riv .at.next")).to_have_text("10")


def test_a_card_that_flies_is_printed_like_the_one_that_lies(gallery: Galleries) -> None:
    scene = at_table(9)
    scene.acts(0, "extend", succession=0, end="high", cards=["R9"])
    scene.acts(0, "end")
    scene.acts(1, "roll")
    page = gallery(phone=SMALL).show(scene, "Ada")
    halts(page)
    scene.acts(1, "discard", card=BEN[1])
    flies, lies = page.locator(".likeness.one .face"), page.locator(".drow [data-place=top] .face")
    expect(flies).to_have_count(1)  # where it is not drawn, none sets out from the corner
    background = "face => getComputedStyle(face).backgroundColor"
    assert flies.evaluate(background) == lies.first.evaluate(background) != "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("who", ["Ada", "Ben", None])
def test_ten_in_a_row_is_counted_before_it_is_named(gallery: Galleries, shot: Shot, who: str | None) -> None:
    scene = at_table(10)
    page = gallery(**({"phone": (390, 664)} if who else {"screen": (1920, 1080)})).show(scene, who, screen=who is None)
    expect(page.locator(".at.next").first).to_have_text("10")  # it is ringed
    halts(page)
    scene.acts(0, "extend", succession=0, end="high", cards=["R10"])
    ten, named, call = page.locator("[data-place=ten]"), page.get_by_text("Ten in a row."), page.locator(".call")
    expect(ten).to_be_attached()
    for time, lifted, told in ((0, 0, 0), (900, 0, 0), (1300, 1, 0), (1500, 1, 1), (2900, 1, 1)):
        at(page, time)
        assert [ten.is_visible(), named.is_visible()] == [lifted, told], f"at {time}"
        assert call.count() == 0 or not call.is_visible()
        if not told:
            assert "has ten" not in page.evaluate("() => document.body.innerText"), f"told at {time}"
        if time == 2900:
            shot(page, f"ten-{who}")
    at(page, 3100)
    expect(call).to_be_attached()


def test_a_tap_on_somebody_opens_all_their_rows(gallery: Galleries) -> None:
    scene, who = STATES["out-of-control", "six in teams"]()
    page = gallery(phone=SMALL, reduced_motion=True).show(scene, who)
    rivals = page.locator(".riv .name")
    assert rivals.all_inner_texts() == [*scene.names[4:], *scene.names[:3]]  # as they sit
    expect(page.locator(".riv .ally")).to_contain_text("Marguerite")
    assert page.locator(".riv .mark-of b").all_inner_texts() == ["B", "C", "A", "B", "C"]
    page.get_by_role("button", name=re.compile("^Ben: ")).click()
    rows = [row for row in scene.match.view(None)["successions"] if row["owner"] == 1]
    expect(page.get_by_role("dialog").locator(".sheeted")).to_have_count(len(rows))
    whole(page)

"""Out of Control in the browser: a whole match that asks for every kind of play, one with a bot, and one in teams."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
from contextlib import suppress
from typing import Any

import pytest
from aiohttp import ClientSession
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.at_once import Stack
from tests.browser.at_table import SMALL, add_bots, deal, host, join, whole
from tests.browser.company import Company, Person
from tests.browser.conftest import Shot
from tests.browser.serving import Server

TITLE = "Out of Control"
LONGEST = 240.0
"""Seconds for a turn on a busy machine, and for what the sockets play to the end."""

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

    def __init__(self, person: Person) -> None:
        self.page = page = person.page
        self.button = page.locator(".rail > .btn")
        self.step = page.locator(".rail .step h2")
        self.hand = page.get_by_role("group", name="Your hand")
        self.successions = page.get_by_role("group", name=re.compile("^(Successions|Les suites)$")).get_by_role(
            "button"
        )
        self.die = page.get_by_role("region", name="The die")
        self.sheet = page.get_by_role("dialog")
        self.story = page.get_by_role("button", name="The story")
        self.looked_at: set[str] = set()

    @property
    def other(self) -> str:
        """Whoever sits there besides: a host who is asked for no name is given one."""
        return self.page.locator(".others .name").first.inner_text()

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
        self.successions.and_(self.page.get_by_role("button", name=re.compile(f"^{succession}"))).click()

    def choose(self, choice: str | re.Pattern[str]) -> None:
        """On the sheet that is open."""
        self.sheet.get_by_role("button", name=choice).first.click()
        expect(self.sheet).to_have_count(0)

    # ── what one sees ─────────────────────────────────────────────────────────────────────────────────────────────────

    def sees(self, *successions: str) -> None:
        for succession in successions:
            expect(self.page.get_by_role("button", name=re.compile(f"^{succession}"))).to_be_visible()

    def is_asked(self, asked: str, state: str) -> None:
        expect(self.die.get_by_role("heading")).to_have_text(asked)
        expect(self.die).to_contain_text(state)

    def holds(self, count: int) -> None:
        expect(self.hand.get_by_role("button")).to_have_count(count)

    # ── a simple strategy: everything that is lit goes on the table, then what the die asks ───────────────────────────

    def waits(self) -> bool:
        return self.page.locator(".rail.yours").count() == 0

    def take_a_turn(self) -> None:
        until = time.monotonic() + LONGEST
        while self.waits() and not self.story.is_visible():
            assert time.monotonic() < until, "Nobody else moves"
            self.page.wait_for_timeout(20)
        while not self.waits() and not self.story.is_visible():
            assert time.monotonic() < until, "The turn does not end"
            self.look()
            self.take_what_is_offered()
            self.page.wait_for_timeout(20)

    def take_what_is_offered(self) -> None:
        lit = self.hand.locator(".lit:not(.up)")
        if self.sheet.count():
            target = self.sheet.locator(".inside").get_by_role("button")
        elif lit.count():
            target = lit
        elif self.button.get_attribute("aria-disabled") == "true":
            target = self.hand.get_by_role("button")
        else:
            target = self.button
        with suppress(TimeoutError):  # the table may have moved on meanwhile: then the next look decides
            target.first.click(timeout=1000)

    def look(self) -> None:
        """At each kind of screen, the first time that it comes."""
        kind = self.page.locator("dialog .inside > :last-child").get_attribute("class") if self.sheet.count() else None
        kind = kind or self.page.locator(".die").first.get_attribute("data-face") or "roll"
        if kind not in self.looked_at:
            self.looked_at.add(kind)
            whole(self.page)


def come_in(person: Company, *, bots: int, teams: bool = False) -> tuple[Seat, Seat]:
    """Two people by the front door, and bots; the cards are dealt. With bots there is more to do than to watch."""
    still = bots > 0
    ada, ben = person("Ada", reduced_motion=still), person("Ben", phone=SMALL, theme="light", reduced_motion=still)
    join(ben.page, host(ada.page, TITLE), "Ben")
    if teams:
        ada.page.get_by_role("button", name="Change", exact=True).click()
        ada.page.get_by_role("group", name="Teams", exact=True).get_by_role("button", name="in twos").click()
        ada.page.get_by_role("button", name="Done", exact=True).click()
    add_bots(ada.page, bots)
    deal(ada.page)
    return Seat(ada), Seat(ben)


def finish(server: Server, seats: tuple[Seat, Seat]) -> None:
    """The rest is played over sockets, while the pages are elsewhere."""
    code = seats[0].page.url[-5:]
    kept = "(code) => JSON.parse(localStorage.getItem('parlour.seats'))[code].token"
    tokens = [seat.page.evaluate(kept, code) for seat in seats]
    for seat in seats:
        seat.page.goto("/#/rules")
    # The browser's own loop runs in this thread.
    played = threading.Thread(target=lambda: asyncio.run(play_to_the_end(f"{server.address}/ws/{code}", tokens)))
    played.start()
    played.join(LONGEST)
    assert not played.is_alive(), "The match does not end"
    for seat in seats:
        seat.page.goto(f"/{code}")


async def play_to_the_end(address: str, tokens: list[str]) -> None:
    async with ClientSession() as http:
        await asyncio.gather(*(sit_to_the_end(http, address, token) for token in tokens))


async def sit_to_the_end(http: ClientSession, address: str, token: str) -> None:
    async with http.ws_connect(address) as line:
        await line.send_json({"hello": {"token": token}})
        acts = 0
        async for message in line:
            view = json.loads(message.data).get("view")
            if view and view["over"]:
                return
            if view and view["you"] in view["waiting"]:
                acts += 1
                await line.send_json({"id": f"{token[:8]}-{acts}", "do": simple(view["offers"])})


def simple(offers: list[dict[str, Any]]) -> dict[str, Any]:
    """The longest extension or lay, then the first of whatever is offered."""
    longest = [offer for act in ("extend", "lay") for offer in offers if offer["act"] == act]
    others = [offer for offer in offers if offer["act"] not in ("gather", "substitute", "go_on")]
    offer = max(longest, key=lambda offer: len(offer["cards"])) if longest else others[0]
    return {field: value["one_of"][0] if isinstance(value, dict) else value for field, value in offer.items()}


@pytest.mark.parametrize("stack", [EVERY_PLAY])
def test_a_whole_match_asks_for_every_kind_of_play(person: Company, shot: Shot) -> None:
    ada, ben = come_in(person, bots=0)
    whole(ada.page)

    # Where a Wild could stand for several numbers, the person is asked.
    ada.roll()
    ada.is_asked("Purple. Take a card.", "Still to do")
    ada.lift("Red 2", "Red 3", "Wild")
    shot(ada.page, "out-of-control-wild")
    ada.press("Choose what to do")
    whole(ada.page)
    ada.choose("Lay red 2 to 4")
    ada.sees("Yours: red 2 to 4")
    ada.lift("Red 6", "Red 7", "Red 8")
    whole(ada.page)
    ada.press("Lay red 6 to 8")
    ada.press("Take a card")
    ada.is_asked("Purple. Take a card.", "Done")
    ada.holds(2)
    ada.press("End my turn")

    # The very card that a Wild stands for takes its place, in anybody's succession.
    ben.roll()
    ben.is_asked("Green. Discard one.", "Still to do")
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
    ben.is_asked("Green. Discard one.", "Done")
    ben.press("End my turn")

    # What comes along from the discard row is shown first; what touches joins.
    ada.roll()
    ada.is_asked("Blue. Take a card.", "The discard row is open too")
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
    ben.is_asked("Orange. One of the four.", "")
    ben.press("Choose what to do")
    whole(ben.page)
    ben.choose("Take a card")
    ben.lift("Green 4")
    ben.press("Make it green 1 to 4")
    ben.press("End my turn")

    ada.roll()
    ada.die.get_by_role("button", name="Take a card").click()
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


@pytest.mark.parametrize("stack", [EVERY_PLAY])
def test_by_keyboard_and_why_not(person: Company) -> None:
    ada, ben = come_in(person, bots=0)
    bubble = ben.page.locator(".refusal")
    ben.card("Green 1").click()
    expect(bubble).to_contain_text(f"It is {ben.other}’s turn")
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
    ada.page.get_by_role("button", name="Number", exact=True).click()
    expect(ada.hand.get_by_role("button").first).to_have_attribute("aria-label", re.compile("^Yellow 1"))


def test_the_cut_is_shown_before_the_first_roll(person: Company) -> None:
    for seat in come_in(person, bots=0):
        expect(seat.page.get_by_text("Everybody cut the deck.")).to_be_visible()
        whole(seat.page)


def test_two_people_and_a_bot(person: Company, server: Server, shot: Shot) -> None:
    seats = come_in(person, bots=1)
    ada = seats[0]
    screen = person("the room", screen=(1600, 900))
    screen.page.goto(f"{ada.page.url}#screen")
    expect(screen.page.locator(".big .die")).to_be_visible()
    for _ in range(3):
        for seat in by_turn(seats):
            seat.take_a_turn()
    assert screen.page.get_by_role("button").count() == 0
    for somebody in (ada.page, screen.page):
        whole(somebody)
        shot(somebody, f"out-of-control-bot-{somebody.viewport_size}")
    finish(server, seats)
    for seat in seats:
        expect(seat.page.locator(".story li")).to_have_count(3)
        whole(seat.page)


def test_in_teams(person: Company, server: Server, shot: Shot) -> None:
    ada, ben = seats = come_in(person, bots=2, teams=True)
    expect(ada.page.locator(".others")).to_contain_text("your partner")
    expect(ben.page.locator(".others")).to_contain_text("your partner")
    for _ in range(3):
        for seat in by_turn(seats):
            seat.take_a_turn()
    whole(ada.page)
    shot(ada.page, "out-of-control-teams")
    finish(server, seats)
    for seat in seats:
        expect(seat.page.locator(".story li")).to_have_count(4)
        expect(seat.page.locator(".podium li")).to_have_count(2)


def by_turn(seats: tuple[Seat, Seat]) -> tuple[Seat, Seat]:
    """Whoever of the two is waited for first; bots come in between."""
    until = time.monotonic() + LONGEST
    while all(seat.waits() for seat in seats) and not seats[0].story.is_visible():
        assert time.monotonic() < until, "Nobody is waited for"
        seats[0].page.wait_for_timeout(20)
    return seats if not seats[0].waits() else (seats[1], seats[0])

"""Players of #TalkItOut at their pages, and scenes of it: for whatever is tested on a match of talk."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from parlour import decks
from parlour.table.live.deck_cache import printed
from tests.browser.at_table import A_MOMENT, stands, whole
from tests.browser.company import Person
from tests.browser.scenes import Scene

LONGEST = 400
"""Steps: a match that is not over by then never will be."""
THUMB = {"x": 15.0, "y": 24.0}
"""Where a card is touched: all but the last of a hand show no more than their left edge."""

CHANGE_DECK = """
([code, deck]) => fetch(`/api/tables/${code}`, {
  method: "PATCH",
  headers: { Authorization: `Bearer ${JSON.parse(localStorage["parlour.seats"])[code].token}` },
  body: JSON.stringify({ deck }),
}).then((answer) => answer.status)
"""


def deck(**specials: int) -> dict[str, Any]:
    """A deck in which every Question matches every other, so that what happens depends on the special cards alone."""
    other = ("relationships", "future", "memories", "identity")
    questions = [
        {
            "id": f"q{number:02}",
            "categories": ["society", other[number % 4]],
            "text": f"What would you do with {number} hours to spare?",
            "help": ["Think of a rainy afternoon.", "I would begin with…"],
            "samples": ["Sleep."],
        }
        for number in range(2, 34)
    ]
    none = {"throw_it_out": 0, "back_at_you": 0, "tell_a_lie": 0}
    about = {"game": "talkitout", "title": "Hours", "language": "en", "licence": "CC0-1.0", "author": "Parlour"}
    return {**about, "questions": questions, "specials": {**none, **specials}}


class Player:
    """Somebody at a table of #TalkItOut, who looks and taps."""

    def __init__(self, name: str, page: Page) -> None:
        self.name = name
        self.page = page

    @classmethod
    def coming(cls, person: Person) -> Player:
        """Somebody who is about to come, and has met the game before."""
        me = json.dumps({"name": person.name, "avatar": "owl"})
        person.device.before_every_page(f"localStorage['parlour.me'] = `{me}`")
        person.device.before_every_page("localStorage['parlour.met.talkitout'] = 'true'")
        return cls(person.name, person.page)

    # ── sitting down ──────────────────────────────────────────────────────────────────────────────────────────────

    def host(self, deck: dict[str, Any]) -> str:
        """From the front door to a table, in one tap."""
        self.page.goto("/")
        self.page.get_by_role("button", name="#TalkItOut").click()
        self.page.wait_for_url(re.compile(r"/[A-Z]{5}$"))
        code = self.page.url[-5:]
        assert self.page.evaluate(CHANGE_DECK, [code, deck]) == 200
        return code

    def join(self, code: str) -> None:
        self.page.goto("/")
        self.page.get_by_label("Got a code from a friend?").fill(code)
        self.page.get_by_role("button", name="Join the table").click()
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Sit down").click()
        expect(self.page.get_by_text("deals when everybody is here")).to_be_visible()

    def deal(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Deal for")).click()

    # ── looking ───────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def rail(self) -> Locator:
        return self.page.locator(".bands > .rail")

    @property
    def step(self) -> Locator:
        return self.page.locator(".rail .step h2")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button")

    @property
    def lit(self) -> Locator:
        """The cards that may be used at this step."""
        return self.hand.filter(has=self.page.locator(".lit"))

    @property
    def on_top(self) -> Locator:
        """The row that never leaves."""
        return self.page.locator(".bands .match")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def special(self, name: str) -> Locator:
        return self.hand.and_(self.button(re.compile(f"^{name}")))

    def look_closely(self) -> None:
        """This screen can be used by everybody, and says what the next Question must share."""
        expect(self.on_top).to_be_visible()
        whole(self.page)

    # ── playing ───────────────────────────────────────────────────────────────────────────────────────────────────

    def lift(self, card: Locator) -> None:
        card.first.click(position=THUMB)  # type: ignore[arg-type]

    def do(self, act: Callable[[], None]) -> None:
        """Do it, and see that the table has taken it."""
        before = self.rail.inner_text()
        act()
        self.page.wait_for_function("(before) => document.querySelector('.rail').innerText !== before", arg=before)

    def play_a_question(self) -> None:
        self.lift(self.lit)
        self.do(self.button("Play this question").click)

    def answer_aloud(self) -> None:
        self.do(self.button("I said it aloud").click)

    def lay(self, name: str) -> None:
        self.lift(self.special(name))
        self.do(self.button(f"Lay {name}").click)

    def vote(self, which: str) -> None:
        self.page.get_by_role("button", name=re.compile(f"^The {which}")).click()
        self.do(self.button(f"Seal “the {which}”").click)

    def take_a_step(self) -> None:
        """What is offered, the simplest first; #ThrowItOut whenever there is one."""
        step = self.step.inner_text()
        if "Nothing matches" in step:
            self.do(self.button("Draw a card").click)
        elif "It matches" in step:
            self.do(self.button("Play this question").click)
        elif "Your turn" in step:
            self.play_a_question()
        elif "or lay" in step and self.special("#ThrowItOut").count():
            self.lay("#ThrowItOut")
        else:
            self.answer_aloud()

    def read_the_story(self) -> None:
        self.button("The story").click()


def seated(*people: Person, deck: dict[str, Any]) -> list[Player]:
    """From the front door to the first hand."""
    host, *guests = players = [Player.coming(person) for person in people]
    code = host.host(deck)
    for guest in guests:
        guest.join(code)
    host.deal()
    for player in players:
        expect(player.hand.nth(6)).to_be_visible()
    return players


def whose_step(players: list[Player]) -> Player | None:
    """Whom the table waits for; null when the match is over."""
    for _ in range(1000):
        for player in players:
            is_over, is_asked = stands(player.page)
            if is_over:
                return None
            if is_asked:
                return player
        players[0].page.wait_for_timeout(A_MOMENT)
    raise AssertionError("The table waits for nobody.")


def play_on(players: list[Player]) -> None:
    """Everybody takes what is offered, until the match is over."""
    for _ in range(LONGEST):
        player = whose_step(players)
        if player is None:
            return
        player.take_a_step()
    raise AssertionError("The match does not end.")


class Talk(Scene):
    """A table of people at which the cards are dealt, of a deck with these special cards."""

    def __init__(self, *names: str, bots: int = 0, **specials: int) -> None:
        super().__init__("talkitout", *names, bots=bots, deck=decks.load(deck(**specials), "talkitout"))
        self.starts()

    def until(self, wanted: Callable[[int], bool]) -> tuple[str, list[str]]:
        """Everybody takes the simplest that is offered, until this holds of whom the table waits for. Their name, and
        the others'."""
        seat = self.plays_until(wanted, lambda offered: min(offered, key=lambda act: SIMPLEST.index(act["act"])))
        return self.names[seat], [name for name in self.names if name != self.names[seat]]

    def may_lay(self, card: str) -> Callable[[int], bool]:
        """Whether somebody answers a question of theirs and could lay this card."""
        return lambda seat: any(act.get("card") == card for act in self.offered(seat) if act["act"] == "special")

    def may_play(self, seat: int) -> bool:
        return any(act["act"] == "play" for act in self.offered(seat))

    def printed_on_top(self) -> str:
        return printed(self.table).texts[self.match.view(None)["top"]]

    def asks(self) -> tuple[str, list[str]]:
        """Somebody has played a question, and is to answer it."""
        return self.until(lambda seat: self.offered(seat)[0]["act"] == "answer")


SIMPLEST = ("play", "keep", "draw", "answer", "tell", "vote", "special")

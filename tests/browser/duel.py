"""Players of Bluff at their pages, and scenes of it: for whatever is tested on a match of Bluff.

The people here read what is printed on the cards, and know the deck: so they know what belongs together, and the tests
call the cards as it does.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from parlour.decks import Deck, card_texts
from tests.browser.at_table import whole
from tests.browser.scenes import Gallery, Scene

WILD = "wild"
HELD = 1.0
"""Seconds: a little more than Block and Out have to be held."""
STACKED = "en/cell-biology"
WHOLE = ["mitochondrion.word", "mitochondrion.definition", "mitochondrion.example", "ribosome.word"]
SPARE = ["lysosome.word", "vacuole.definition", "flagellum.example", "gene.word"]

PRINTED = "(cards) => cards.map((card) => card.querySelector('.txt').textContent)"
COLUMNS = """
(sides) => sides.map((side) => [...side.querySelectorAll(".card .txt")].map((text) => text.textContent))
"""


class Player:
    """Somebody at a table of Bluff, who looks and taps."""

    def __init__(self, name: str, page: Page) -> None:
        self.name = name
        self.page = page
        self.texts: dict[str, str] = {}

    # ── sitting down ──────────────────────────────────────────────────────────────────────────────────────────────

    def host(self, **options: str) -> str:
        """From the front door to a table of Bluff, with the deck whose cards are stacked, and with these options as the
        page names them."""
        self.page.goto("/")
        self.page.get_by_role("button", name="Bluff").click()
        self.page.wait_for_url(re.compile(r"/[A-Z]{5}$"))
        self.page.get_by_role("button", name="Change").click()
        self.page.get_by_role("combobox", name="Deck").select_option(STACKED)
        for option, value in options.items():
            group = self.page.get_by_role("group", name=option.replace("_", " "))
            group.get_by_role("button", name=value, exact=True).click()
            expect(group.get_by_role("button", name=value, exact=True)).to_have_attribute("aria-pressed", "true")
        self.page.get_by_role("button", name="Done").click()
        return self.page.url[-5:]

    def join(self, code: str) -> None:
        self.page.goto(f"/{code}")
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Sit down").click()
        self.page.get_by_role("button", name="I know it").click()

    def deal(self) -> None:
        self.page.get_by_role("button", name="Deal for two").click()
        self.page.get_by_role("button", name="I know it").click()

    def learn(self, deck: Deck) -> None:
        """Which card is which, by what is printed on it."""
        self.texts = {text: card for card, text in card_texts(deck).items()} | {"May stand for any one Word.": WILD}

    # ── looking ───────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def step(self) -> Locator:
        return self.page.locator(".rail .step h2")

    @property
    def cards(self) -> Locator:
        return self.page.get_by_role("group", name="Your hand").locator("button.card")

    @property
    def columns(self) -> list[list[str]]:
        sides: list[list[str]] = self.page.locator("[data-side]").evaluate_all(COLUMNS)
        return [[self.texts[text] for text in side] for side in sides]

    @property
    def hand(self) -> list[str]:
        return [card for column in self.columns for card in column]

    @property
    def face_up(self) -> str | None:
        printed = self.page.locator("[data-pile=up] .bl").evaluate_all(PRINTED)
        return self.texts[printed[0]] if printed else None

    @property
    def is_over(self) -> bool:
        return self.page.get_by_text("That was the last move.").is_visible()

    def holds(self, count: int) -> None:
        """And what is printed on them has come."""
        expect(self.cards).to_have_count(count)
        expect(self.cards.locator(".txt:empty")).to_have_count(0)

    def look_closely(self) -> None:
        """This screen can be used by everybody."""
        whole(self.page)

    # ── playing ───────────────────────────────────────────────────────────────────────────────────────────────────

    def card(self, card: str) -> Locator:
        return self.cards.nth(self.hand.index(card))

    def pick(self, pile: str) -> None:
        self.page.get_by_role("button", name=f"Pick up from the face-{pile} pile").click()
        expect(self.page.get_by_role("button", name="Throw out: lift a card first").or_(self.over)).to_be_visible()

    def throw(self, card: str) -> None:
        self.card(card).click()
        self.page.get_by_role("button", name="Throw it out").click()
        expect(self.cards.nth(5)).to_have_count(0)  # a quick bot may have called Out by now, and no card be there

    def call(self, name: str) -> Locator:
        """The button for Block or Out."""
        return self.page.get_by_role("button", name=re.compile(f"^{name}"))

    def choose(self, place: int) -> None:
        """A back is tapped to be lifted, and again to be taken."""
        back = self.page.get_by_role("button", name=f"Card {place} of 5")
        back.click()
        expect(back).to_have_attribute("aria-pressed", "true")
        back.click()
        expect(back).to_be_hidden()

    def hold(self, name: str) -> None:
        """By finger or mouse, for as long as it takes."""
        self.call(name).click(delay=HELD * 1000)

    def try_closed(self, name: str) -> None:
        """A closed call says why: it can be pressed, though it is disabled."""
        expect(self.call(name)).to_be_disabled()
        self.call(name).click(force=True)

    def group(self, trio: list[str]) -> None:
        """These three go to one column, the others to the other."""
        columns = self.columns
        side = 0 if sum(card in trio for card in columns[0]) >= sum(card in trio for card in columns[1]) else 1
        for card in [*columns[0], *columns[1]]:
            if (card in columns[side]) != (card in trio):
                self.card(card).click()
                self.page.get_by_role("button", name=re.compile("^Move to the")).click()

    def call_out(self, trio: list[str], word: str | None) -> None:
        self.hold("Out")
        expect(self.step).to_contain_text("Out.")
        self.group(trio)
        if word is not None:
            self.page.get_by_label("Your Wild stands for").fill(word)
        self.page.get_by_role("button", name="Lay it out").click()

    @property
    def over(self) -> Locator:
        return self.page.get_by_text("That was the last move.")

    def read_the_story(self) -> None:
        self.page.get_by_role("button", name="The story").click()


class Duel(Scene):
    """Noor and Sami at a table where the cards are dealt; Noor begins."""

    def __init__(self, *cards: str, **options: Any) -> None:
        super().__init__("bluff", "Noor", "Sami", stack={"deck": [*cards]} if cards else None, terms=12, **options)
        self.chooses(first=0)
        self.starts()

    def seen_by(self, name: str, gallery: Gallery) -> Player:
        player = Player(name, gallery.show(self, name))
        player.learn(self.match.header.deck)
        player.holds(5)
        return player

    def takes_turn(self, seat: int) -> None:
        """A card from the pile, and another out again."""
        self.plays(seat, {"act": "pick", "from": "down"})
        hand = self.match.view(seat)["hand"]
        self.acts(seat, "throw", card=next(card for card in hand if card != WILD))

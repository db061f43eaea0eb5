"""How a card reads in the terminal: its text, what kind of card it is, and its colour beside its letter."""

from __future__ import annotations

import re
from typing import Any

from rich.text import Text

from parlour.decks import QuestionDeck, TermDeck, card_texts
from parlour.engine.match import Match

COLOUR = {
    "red": "red",
    "green": "green",
    "blue": "bright_blue",
    "yellow": "yellow",
    "purple": "magenta",
    "orange": "dark_orange",
}
LETTER = {"R": "red", "G": "green", "B": "blue", "Y": "yellow", "W": "purple"}
TILE = {"R": "red3", "G": "green4", "B": "blue3", "Y": "dark_goldenrod", "W": "purple4"}
NUMBER_CARD = re.compile(r"[RGBY]\d+|W")
SPECIAL = {"throw_it_out": "#ThrowItOut", "back_at_you": "#BackAtYou", "tell_a_lie": "#TellALie"}
WILD = "wild"
KIND_STYLE = {"Word": "bold cyan", "Definition": "cyan", "Example": "blue", "Wild": "bold magenta"}


class CardNames:
    """The cards of one match, by their names on the wire."""

    def __init__(self, match: Match) -> None:
        deck = match.header.deck
        self._texts = card_texts(deck, match.view(None, offers=False)["options"])
        questions = deck.questions if isinstance(deck, QuestionDeck) else ()
        self._questions = {question.id: question for question in questions}
        self._has_kinds = isinstance(deck, TermDeck)

    def in_a_sentence(self, card: Any) -> Text:
        """The Word “nucleus”; a Wild; #BackAtYou; R7; “thunderstorms”."""
        kind = self.kind(card)
        if kind == "Wild":
            return Text("a Wild", KIND_STYLE[kind])
        text = self.alone(card)
        if str(card) not in self._texts:
            return text
        return Text.assemble((f"the {kind} " if kind else ""), "“", text, "”")

    def alone(self, card: Any) -> Text:
        """What is printed on the card."""
        name = str(card)
        if name in self._texts:
            return Text(self._texts[name], KIND_STYLE.get(self.kind(card), "bold cyan"))
        if NUMBER_CARD.fullmatch(name):
            return Text(name, f"bold {COLOUR[LETTER[name[0]]]}")
        if name == WILD:
            return Text("Wild", KIND_STYLE["Wild"])
        return Text(SPECIAL.get(name, name), "bold magenta" if name in SPECIAL else "")

    def kind(self, card: Any) -> str:
        """Word, Definition, Example or Wild, where a game's cards have kinds."""
        if not self._has_kinds:
            return ""
        return "Wild" if card == WILD else str(card).rpartition(".")[2].title()

    def categories(self, card: Any) -> str:
        """T1 The two categories of a Question."""
        question = self._questions.get(card)
        return " + ".join(question.categories) if question else ""

    def help(self, card: Any) -> list[str]:
        """T5 "Help me answer": a Question in other words, or the start of an answer."""
        question = self._questions.get(card)
        return list(question.help) if question else []


def tile(card: str) -> Text:
    """A number card as a small coloured tile: the letter says the colour where there is none to see."""
    return Text(f"{card:^4}", f"bold white on {TILE[card[0]]}")

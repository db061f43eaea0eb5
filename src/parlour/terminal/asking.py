"""Asking a person what to do: a menu of the offers, then whatever the chosen one leaves open.

An answer that begins with `?` asks for help and `q` leaves the table, wherever they are typed. Enter goes back from a
question to the menu, unless the question says what else it does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.text import Text

from parlour.terminal.cards import NUMBER_CARD, WILD
from parlour.terminal.labels import Offer, View, in_order, is_open, question
from parlour.terminal.menus import Entry, menu
from parlour.terminal.screen import LEAVE, Stopped, say
from parlour.terminal.sentences import Teller, capitalised

NUMBERED_HANDS = ("bluff", "talkitout")
"""Games whose pictures number the cards of the hand: a card is then called by that number."""
PLACES = ("slot", "sure", "lie")
"""Fields that count from 0, where people count from 1."""


class Back(Exception):
    """The person wants the menu again."""


class Asker:
    def __init__(
        self, console: Console, teller: Teller, read: Callable[[], str], explain: Callable[[str], None]
    ) -> None:
        self._console = console
        self._teller = teller
        self._read_line = read
        self._explain = explain
        self._question = Text()
        self._way_back = ""

    def ask(self, view: View, may_pass: bool = False) -> dict[str, Any] | None:
        """One act, or None if the person lets the moment pass."""
        entries = menu(view, view["offers"], self._teller)
        self._way_back = "; Enter goes back" if may_pass or len(entries) > 1 else ""
        while True:
            try:
                if len(entries) == 1 and not may_pass:
                    return self._only(view, entries[0])
                return self._choose(view, entries, may_pass)
            except Back:
                continue

    def _only(self, view: View, entry: Entry) -> dict[str, Any]:
        """There is nothing to choose: ask for what is open, or for a sign to go on."""
        if len(entry.offers) == 1 and not any(map(is_open, entry.offers[0].values())):
            self._wonder(f"Press Enter to {entry.label.plain}.")
            self._read()
        return self._settle(view, entry)

    def _choose(
        self, view: View, entries: list[Entry], may_pass: bool, passing: str = "let it pass"
    ) -> dict[str, Any] | None:
        self._list(entries)
        by_text = next((entry for entry in entries if entry.text_field), None)
        enter = f" or press Enter to {passing}" if may_pass else ""
        self._wonder(self._how_to_choose(view, by_text, enter))
        while True:
            answer = self._read()
            if answer.isdecimal() and 1 <= int(answer) <= len(entries):
                return self._settle(view, entries[int(answer) - 1])
            if not answer and may_pass:
                return None
            if by_text and (answer or by_text.may_be_empty):
                return by_text.with_text(answer)
            self._complain(f"Please type a number from 1 to {len(entries)}{enter}; {LEAVE} leaves the table.")

    def _how_to_choose(self, view: View, by_text: Entry | None, enter: str) -> str:
        if by_text is None:
            return f"What do you do? Type a number{enter}."
        asked = question(view["game"], by_text.offers[0]["act"], str(by_text.text_field))
        return f"{asked or 'Type your text.'} Or choose by number."

    def _list(self, entries: list[Entry]) -> None:
        for number, entry in enumerate(entries, start=1):
            say(self._console, capitalised(entry.label), indent="      ", first=f"  {number:>2}  ")

    def _settle(self, view: View, entry: Entry) -> dict[str, Any]:
        """One complete act from the entry that was chosen."""
        offers = entry.offers
        if offers[0]["act"] == "out":
            return self._lay_out(view)
        if len(offers) > 1:
            act = self._choose(view, menu(view, offers, self._teller, gathered=False), may_pass=True, passing="go back")
            if act is None:
                raise Back
            return act
        return self._fill(view, offers[0])

    def _lay_out(self, view: View) -> dict[str, Any]:
        """Bluff's Out: the pair is named by two numbers, and the other three cards are the trio."""
        hand = view["hand"]
        self._wonder(str(question(view["game"], "out", "pair")))
        places = self._numbers(2, range(1, len(hand) + 1), f"two different numbers from 1 to {len(hand)}")
        act: dict[str, Any] = {
            "act": "out",
            "trio": [card for at, card in enumerate(hand, start=1) if at not in places],
            "pair": [hand[at - 1] for at in places],
        }
        if WILD in hand:
            self._wonder(str(question(view["game"], "out", "word")))
            act["word"] = self._text()
        return act

    def _fill(self, view: View, offer: Offer) -> dict[str, Any]:
        """The offer with every open field asked for, in the order of the questions."""
        asked = in_order(view["game"], offer["act"], [field for field, value in offer.items() if is_open(value)])
        filled = {field: self._ask_field(view, offer["act"], field, offer[field]) for field in asked}
        act = {field: filled.get(field, value) for field, value in offer.items() if field != "more"}
        return {field: value for field, value in act.items() if value is not None or field not in filled}

    def _ask_field(self, view: View, act: str, field: str, form: dict[str, Any]) -> Any:
        asked = question(view["game"], act, field) or f"{field.replace('_', ' ').title()}?"
        if "one_of" in form:
            return self._one_of(view, asked, field, [value for value in form["one_of"] if value is not None])
        self._wonder(asked)
        if "order_of" in form:
            things = form["order_of"]
            return self._numbers(len(things), things, f"each of {' '.join(map(str, things))} once")
        if "list_of" in form:
            return self._texts(len(form["list_of"]))
        return self._text(form.get("optional", False))

    def _one_of(self, view: View, asked: str, field: str, values: list[Any]) -> Any:
        keys = keys_in_sight(view, field, values)
        if not keys:
            keys = {str(number): value for number, value in enumerate(values, start=1)}
            self._list([Entry(self._named(field, value), []) for value in values])
        first, *_, last = [*keys, *keys]
        self._wonder(f"{asked} {first} to {last}." if first.isdecimal() else f"{asked} Type it, such as {first}.")
        while True:
            answer = self._read()
            if answer.upper() in keys:
                return keys[answer.upper()]
            if not answer:
                raise Back
            self._complain(f"Please type one of {', '.join(keys)}{self._way_back}.")

    def _named(self, field: str, value: Any) -> Text:
        return self._teller.who(value) if field in ("seat", "to") else self._teller.card(value)

    def _numbers(self, count: int, among: Any, wanted: str) -> list[int]:
        """So many different numbers, with or without spaces between them."""
        while True:
            answer = self._read()
            words = answer.replace(",", " ").split()
            digits = list(answer) if len(words) == 1 else words
            numbers = [int(digit) for digit in digits if digit.isdecimal()]
            if len(numbers) == len(digits) == count == len(set(numbers)) and all(n in among for n in numbers):
                return numbers
            if not answer:
                raise Back
            self._complain(f"Please type {wanted}{self._way_back}.")

    def _texts(self, count: int) -> list[str] | None:
        texts: list[str] = []
        for at in range(count):
            self._wonder(f"Answer {at + 1}." if texts else "Answer 1, or press Enter and say all of them aloud.")
            text = self._text(optional=not texts)
            if text is None:
                return None
            texts.append(text)
        return texts

    def _text(self, optional: bool = False) -> str | None:
        answer = self._read()
        if not answer and not optional:
            raise Back
        return answer or None

    def _read(self) -> str:
        """What the person types; help is given on the way."""
        while True:
            answer = self._read_line().strip()
            if answer.lower() == LEAVE:
                raise Stopped
            if not answer.startswith("?"):
                return answer
            self._explain(answer[1:].strip())
            say(self._console, self._question, indent="")

    def _wonder(self, asked: str) -> None:
        self._question = Text(asked, "bold yellow")
        say(self._console, self._question, indent="")

    def _complain(self, said: str) -> None:
        say(self._console, Text(said, "yellow"), indent="  ")


def keys_in_sight(view: View, field: str, values: list[Any]) -> dict[str, Any]:
    """What may be typed for each value where the picture says so; empty where the values have to be listed.

    Of a numbered hand any card may be named: if it cannot be, the table says why.
    """
    if field == "card" and view["game"] in NUMBERED_HANDS:
        return {str(number): card for number, card in enumerate(view["hand"], start=1)}
    if field == "card" and all(isinstance(card, str) and NUMBER_CARD.fullmatch(card) for card in values):
        return {card: card for card in values}
    if field in PLACES:
        return {str(place + 1): place for place in values}
    return {}

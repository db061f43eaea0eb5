"""Asking a person what to do: a menu of the offers, then whatever the chosen one leaves open.

An answer that begins with `?` asks for help and `q` leaves the table, wherever they are typed. Enter goes back from a
question to the menu, unless the question says what else it does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from rich.console import Console
from rich.text import Text

from parlour.terminal.menus import MenuLine, is_open, menu, open_fields_in_order
from parlour.terminal.presenter import Offer, View
from parlour.terminal.screen import LEAVE, LeftTheTable, say, typed
from parlour.terminal.sentences import Teller
from parlour.terminal.speech import Speech, capitalised, uncapitalised
from parlour.terminal.wording import are_plain_numbers, called, in_words

ENTER_GOES_BACK, ENTER_PASSES, ENTER_DOES_NOTHING = "back", "pass", "none"
"""What Enter alone does, as the questions say it."""


class Back(Exception):
    """The person wants the menu again."""


class Asker:
    def __init__(
        self, console: Console, teller: Teller, read: Callable[[], str], explain: Callable[[str], None]
    ) -> None:
        self._console = console
        self.teller = teller
        self._presenter = teller.presenter
        self._read_line = read
        self._explain = explain
        self._question = Text()
        self._choices: Sequence[MenuLine] = ()
        self._enter = ENTER_DOES_NOTHING

    def ask(self, view: View, may_pass: bool = False) -> dict[str, Any] | None:
        """One act, or None if the person lets the moment pass."""
        lines = menu(view, view["offers"], self.teller)
        self._enter = ENTER_GOES_BACK if may_pass or len(lines) > 1 else ENTER_DOES_NOTHING
        while True:
            try:
                if len(lines) == 1 and not may_pass:
                    return self._only(view, lines[0])
                return self._choose(view, lines, may_pass)
            except Back:
                continue

    def _only(self, view: View, line: MenuLine) -> dict[str, Any]:
        """There is nothing to choose: ask for what is open, or for a sign to go on."""
        if len(line.offers) == 1 and not any(map(is_open, line.offers[0].values())):
            self._wonder(self._say("terminal-only", act=capitalised(line.label)))
            self._read()
        return self._settle(view, line)

    def _choose(
        self, view: View, lines: list[MenuLine], may_pass: bool, passing: str = ENTER_PASSES
    ) -> dict[str, Any] | None:
        by_text = next((line for line in lines if line.text_field), None)
        enter = passing if may_pass else ENTER_DOES_NOTHING
        self._wonder(self._how_to_choose(by_text, enter), lines)
        while True:
            answer = self._read()
            if answer.isdecimal() and 1 <= int(answer) <= len(lines):
                return self._settle(view, lines[int(answer) - 1])
            if not answer and may_pass:
                return None
            if by_text and (answer or by_text.may_be_empty):
                return by_text.with_text(answer)
            self._complain(self._say("terminal-number", last=len(lines), enter=enter, leave=LEAVE))

    def _how_to_choose(self, by_text: MenuLine | None, enter: str) -> str:
        if by_text is None:
            return self._say("terminal-choose", enter=enter)
        act, field = by_text.offers[0]["act"], str(by_text.text_field)
        return self._say("terminal-or-choose", question=self.question(act, field, by_text.may_be_empty))

    def _settle(self, view: View, line: MenuLine) -> dict[str, Any]:
        """One complete act from the line that was chosen."""
        offers = line.offers
        in_its_own_way = self._presenter.asks.get(offers[0]["act"])
        if in_its_own_way is not None:
            return in_its_own_way(self, view)
        if len(offers) > 1:
            lines = menu(view, offers, self.teller, gathered=False)
            act = self._choose(view, lines, may_pass=True, passing=ENTER_GOES_BACK)
            if act is None:
                raise Back
            return act
        return self._fill(view, offers[0])

    def _fill(self, view: View, offer: Offer) -> dict[str, Any]:
        """The offer with every open field asked for, in the order of the questions."""
        asked = open_fields_in_order(self._presenter, offer)
        filled = {field: self._ask_field(view, offer["act"], field, offer[field]) for field in asked}
        act = {field: filled.get(field, value) for field, value in offer.items() if field != "more"}
        return {field: value for field, value in act.items() if value is not None or field not in filled}

    def _ask_field(self, view: View, act: str, field: str, form: dict[str, Any]) -> Any:
        optional = form.get("optional", False)
        asked = self.question(act, field, optional)
        if "one_of" in form:
            return self._one_of(view, asked, field, [value for value in form["one_of"] if value is not None])
        if "order_of" in form:
            wanted = self._say("terminal-each-once", numbers=" ".join(map(str, form["order_of"])))
            return self.numbers(asked, form["order_of"], wanted)
        if "list_of" in form:
            return self._texts(asked, len(form["list_of"]))
        return self.text(asked, optional)

    def _one_of(self, view: View, asked: str, field: str, values: list[Any]) -> Any:
        keys = self._presenter.keys(view, field, values, self.teller) if self._presenter.keys else {}
        if not keys and are_plain_numbers(field, values):
            keys = {str(number): number for number in values}
        lines: list[MenuLine] = []
        if not keys:
            keys = {str(number): value for number, value in enumerate(values, start=1)}
            lines = [MenuLine(in_words(field, value, self.teller), []) for value in values]
        first, *_, last = [*keys, *keys]
        how = "terminal-range" if first.isdecimal() else "terminal-such-as"
        self._wonder(self._say(how, question=asked, first=first, last=last), lines)
        while True:
            answer = self._read()
            if answer.upper() in keys:
                return keys[answer.upper()]
            if not answer:
                raise Back
            self._please(self._say("terminal-one-of", keys=", ".join(keys)))

    def numbers(self, asked: str, among: Sequence[int], wanted: str, count: int | None = None) -> list[int]:
        """So many different numbers, or each of them once, with or without spaces between them."""
        self._wonder(asked)
        while True:
            answer = self._read()
            words = answer.replace(",", " ").split()
            digits = list(answer) if len(words) == 1 else words
            numbers = [int(digit) for digit in digits if digit.isdecimal()]
            right = len(numbers) == len(digits) == (count or len(among)) == len(set(numbers))
            if right and all(number in among for number in numbers):
                return numbers
            if not answer:
                raise Back
            self._please(wanted)

    def _texts(self, asked: str, count: int) -> list[str] | None:
        texts: list[str] = []
        self._wonder(asked)
        for at in range(count):
            how = "terminal-answer" if texts else "terminal-answer-or-aloud"
            text = self.text(self._say(how, number=at + 1), optional=not texts)
            if text is None:
                return None
            texts.append(text)
        return texts

    def text(self, asked: str, optional: bool = False) -> str | None:
        self._wonder(asked)
        answer = self._read()
        if not answer and not optional:
            raise Back
        return answer or None

    def question(self, act: str, field: str, optional: bool = False) -> str:
        """How the game asks for this field of an act; plainly, where it has no words for it."""
        teller = self.teller
        asks = teller.first_sayable(f"{teller.game.name}-ask-{act}-{field}")
        if asks:
            return self._say(asks)
        how = "terminal-field-or-aloud" if optional else "terminal-field"
        name = capitalised(Text(called("act", act, teller)))
        return self._say(how, act=name, field=uncapitalised(called("field", field, teller)))

    def _say(self, message: str, **words: Any) -> str:
        return self.teller.plainly(message, **words)

    def _read(self) -> str:
        """What the person types; help is given on the way."""
        while True:
            answer = self._read_line().strip()
            if answer.lower() == LEAVE:
                raise LeftTheTable
            if not answer.startswith("?"):
                return answer
            self._explain(answer[1:].strip())
            self._ask_again()

    def _wonder(self, asked: str, lines: Sequence[MenuLine] = ()) -> None:
        """Ask; if it is a choice by number, with the numbers."""
        self._question, self._choices = Text(asked, "bold yellow"), lines
        self._ask_again()

    def _ask_again(self) -> None:
        for number, line in enumerate(self._choices, start=1):
            say(self._console, capitalised(line.label), indent="      ", first=f"  {number:>2}  ")
        say(self._console, self._question, indent="")

    def _please(self, wanted: str) -> None:
        self._complain(self._say("terminal-please", wanted=wanted, enter=self._enter))

    def _complain(self, said: str) -> None:
        say(self._console, Text(said, "yellow"), indent="  ")


def keyboard(speech: Speech) -> Callable[[], str]:
    """Reads what the person types."""
    return partial(typed, speech.plainly("terminal-not-utf-8"))


def numbered_hand(view: View) -> dict[str, Any]:
    """The keys of a hand that the picture numbers. Any card may be named: if it cannot be, the table says why."""
    return {str(number): card for number, card in enumerate(view["hand"], start=1)}


def places(values: Sequence[int]) -> dict[str, Any]:
    """The keys of what counts from 0, where people count from 1."""
    return {str(place + 1): place for place in values}

"""Events as sentences for one listener.

A game's sentences (`SENTENCES` in its words.py) are templates. `{seat:who}` is a player's name and `{seat:whose}` what
is theirs; `{seat:draws|draw}` is a verb, for others and for "you"; `{found:yes|no}` one of two words, and
`{die:red=…|green=…}` one of many; `{card:card}`, `{hand:rows}` and so on are in `SHAPES`; `{text}` is the thing itself.
The first template is used whose fields were all heard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from string import Formatter
from typing import Any

from rich.text import Text

from parlour.decks import card_texts
from parlour.engine.act import CLOCK
from parlour.engine.match import Match
from parlour.engine.template import sentences
from parlour.terminal.presenter import presenter_of
from parlour.terminal.wording import fields_in_words, name_in_words

ALWAYS = {"late": ("The clock is out.",), "went_on": ("{seat:who} {seat:asks|ask} the table to go on.",)}
ENDS_BY_ITSELF = (".”", "?”", "!”", "…”")
ORDINALS = ("first", "second")
COLOUR = {
    "red": "red",
    "green": "green",
    "blue": "bright_blue",
    "yellow": "yellow",
    "purple": "magenta",
    "orange": "dark_orange",
}
"""Colours by their names in events and views, as a terminal has them."""


class Teller:
    """Tells what happens at one table to one listener: the seat `you`, or somebody who only watches."""

    def __init__(self, match: Match, names: Sequence[str], you: int | None = None) -> None:
        self.game, self.seats, self.deck = match.header.game, match.header.seats, match.header.deck
        self.presenter = presenter_of(self.game)
        self.you = you
        self._names = names
        self._printed = card_texts(self.deck, match.view(None, offers=False)["options"])
        self._sentences = {**self.game.sentences, **ALWAYS}
        self._refusals = {refusal.code: sentences(refusal.text)[-1] for refusal in self.game.refusals}
        self._topics: list[Text] = []  # of the round that was told last: later events only say which of them

    def tell(self, event: dict[str, Any]) -> Text:
        if "topics" in event:
            self._topics = [Text(topic["text"], "bold cyan") for topic in event["topics"]]
        told = self.fill(self._sentences.get(event["event"], ()), event)
        return self._told_plainly(event) if told is None else told

    def _told_plainly(self, event: dict[str, Any]) -> Text:
        """What a game has no sentence for: who, what, and all that was heard of it."""
        heard = fields_in_words(
            {name: value for name, value in event.items() if name not in ("event", "n", "seat")}, self
        )
        facts = {"what": name_in_words(event["event"]), "seat": event.get("seat"), "heard": heard or None}
        told = self.fill(("{seat:who}: {what}, {heard}.", "{seat:who}: {what}.", "{what}: {heard}.", "{what}."), facts)
        assert told is not None
        return told

    def ending(self, result: dict[str, Any]) -> Text:
        """Who has won, and why, and what everybody has."""
        why = self.presenter.endings.get(result["reason"], "{winners:who} {winners:wins|win} ({why}).")
        told = self.fill(
            (f"{why} {self.presenter.scores}: {{scores:each}}.", "Nobody wins."),
            result | {"why": name_in_words(result["reason"])},
        )
        assert told is not None
        return told

    def fill(self, templates: Iterable[str], facts: dict[str, Any]) -> Text | None:
        """The first of the templates that speaks only of what is known, filled in; None if there is none."""
        for template in templates:
            parts = list(Formatter().parse(template))
            if all(field is None or self._is_known(field, shape or "", facts) for _, field, shape, _ in parts):
                return self._built(parts, facts)
        return None

    def _is_known(self, field: str, shape: str, facts: dict[str, Any]) -> bool:
        value = facts.get(field.split("[")[0])
        return value not in (None, [], ()) and not (shape == "who" and value == CLOCK)

    def _built(self, parts: list[tuple[str, str | None, str | None, str | None]], facts: dict[str, Any]) -> Text:
        told = Text()
        for literal, field, shape, _ in parts:
            quote, rest = ("”", literal[1:]) if literal.startswith("”") else ("", literal)
            ended = (told.plain + quote).endswith(ENDS_BY_ITSELF)  # what is quoted has a full stop of its own
            told.append(quote + (rest.removeprefix(".") if ended else rest))
            if field is not None:
                shaped = self._shaped(Formatter().get_field(field, (), facts)[0], shape or "")
                begins = not told or told.plain.endswith((". ", "” "))
                told.append_text(capitalised(shaped) if begins else shaped)
        return told

    def _shaped(self, value: Any, shape: str) -> Text:
        if isinstance(value, Text):
            return value
        name, _, inner = shape.partition(" ")
        if name in SHAPES:
            return SHAPES[name](self, value, inner)
        if "=" in shape:
            return Text(dict(case.split("=") for case in shape.split("|"))[value])
        if "|" in shape:
            first, second = shape.split("|")
            return Text(first if (value if isinstance(value, bool) else self._is_another(value)) else second)
        return Text(str(value))

    def _is_another(self, who: int | list[int]) -> bool:
        """Whether a verb stands in the third person: not for "you", nor for several."""
        seats = [who] if isinstance(who, int) else who
        return len(seats) == 1 and seats[0] != self.you

    # ── the shapes ──────────────────────────────────────────────────────────────────────────────────────────────────

    def who(self, seat: int | Sequence[int] | None, _: str = "") -> Text:
        if isinstance(seat, int):
            return Text("you" if seat == self.you else self._names[seat], "bold")
        if not seat:
            return Text("nobody")
        *others, last = [self.who(one) for one in seat]
        return Text.assemble(_listed(others, ", "), " and ", last) if others else last

    def whose(self, seat: int, _: str = "") -> Text:
        return Text("your" if seat == self.you else f"{self._names[seat]}’s", "bold")

    def card(self, card: Any, _: str = "") -> Text:
        return self.presenter.name_card(str(card), self._printed.get(str(card))).said

    def card_alone(self, card: Any) -> Text:
        """What is printed on the card."""
        return self.presenter.name_card(str(card), self._printed.get(str(card))).alone

    def several(self, cards: Iterable[Any], _: str = "") -> Text:
        return _listed([self.card(card) for card in cards], " ")

    def rows(self, cards: Iterable[Any], _: str = "") -> Text:
        """Each card on a line of its own."""
        return Text.assemble(*[part for card in cards for part in ("\n  · ", self.card(card))])

    def each(self, values: Iterable[Any], inner: str) -> Text:
        """A value a seat; seats without one are left out."""
        said = [(seat, value) for seat, value in enumerate(values) if value is not None]
        shaped = [Text.assemble(self.who(seat), " (", self._shaped(value, inner), ")") for seat, value in said]
        return _listed(shaped, ", ")

    def gains(self, points: Iterable[int], _: str) -> Text:
        """A number a seat, without the zeros."""
        return self.each([number or None for number in points], "")

    def cuts(self, cut: list[dict[str, Any]], _: str) -> Text:
        return _listed([Text.assemble(self.who(one["seat"]), " ", self.card(one["card"])) for one in cut], ", ")

    def topic(self, place: int, _: str) -> Text:
        return self._topics[place] if place < len(self._topics) else Text(f"topic {place + 1}")

    def texts(self, topics: list[dict[str, Any]], _: str) -> Text:
        return _listed([Text(topic["text"], "bold cyan") for topic in topics], " · ")

    def why(self, code: str, _: str) -> Text:
        """What is wrong, in the words of the refusal with this code."""
        said = self._refusals[code]
        return Text(said[:1].lower() + said[1:])


def capitalised(text: Text) -> Text:
    first = text[:1]
    first.plain = first.plain.upper()
    return first + text[1:]


def _listed(things: Sequence[Text], between: str) -> Text:
    return Text(between).join(things) if things else Text("none")


SHAPES: dict[str, Callable[[Teller, Any, str], Text]] = {
    "who": Teller.who,
    "whose": Teller.whose,
    "card": Teller.card,
    "cards": Teller.several,
    "rows": Teller.rows,
    "each": Teller.each,
    "gains": Teller.gains,
    "cuts": Teller.cuts,
    "topic": Teller.topic,
    "texts": Teller.texts,
    "why": Teller.why,
    "list": lambda teller, values, _: Text(" ".join(map(str, values))),
    "place": lambda teller, place, _: Text(str(place + 1)),
    "ordinal": lambda teller, place, _: Text(ORDINALS[place]),
    "colour": lambda teller, colour, _: Text(colour, f"bold {COLOUR[colour]}"),
}

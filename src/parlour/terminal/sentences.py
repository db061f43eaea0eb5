"""Events, endings and refusals as sentences for one listener, from the messages that docs/engine.md lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from rich.text import Text

from parlour.door import texts_of
from parlour.engine.match import Match
from parlour.engine.refusal import Refused
from parlour.terminal.presenter import View, presenter_of
from parlour.terminal.speech import Speech, capitalised
from parlour.terminal.wording import CARDS, SEATS, TYPED, fields_in_words, in_words, name_in_words, value_message

UNKNOWN = "none"
"""The word for what was not heard, is not settled yet, or is null."""


class Teller(Speech):
    """Tells what happens at one table to one listener: the seat `you`, or somebody who only watches."""

    def __init__(self, match: Match, names: Sequence[str], you: int | None = None, language: str = "en") -> None:
        super().__init__(language, match.header.game)
        self.game, self.seats, self.deck = match.header.game, match.header.seats, match.header.deck
        self.presenter = presenter_of(self.game)
        self.you = you
        self.options: Mapping[str, Any] = match.view(None, offers=False)["options"]
        self.last: dict[str, Mapping[str, Any]] = {}
        """The latest event of each kind that was told: others may speak of what it was about."""
        self.printed = texts_of(match)
        self._names = names
        self._events = {event.__struct_config__.tag: wire_names(event) for event in self.game.all_events}

    def tell(self, event: Mapping[str, Any]) -> Text:
        name = event["event"]
        self.last[name] = event
        message = self.first_sayable(f"{self.game.name}-told-{name}", f"told-{name}")
        return capitalised(self.whole(message, **self.words_of(event)) if message else self._told_plainly(event))

    def words_of(self, event: Mapping[str, Any]) -> dict[str, Any]:
        """What the event's message is given: who it is about, every field, and what the game says besides."""
        fields = {field: event.get(field) for field in self._events.get(event["event"], ()) if field != "seat"}
        words = self.about(event.get("seat", -1)) | self.values(fields)
        return words | dict(self.presenter.told(event, self) if self.presenter.told else {})

    def _told_plainly(self, event: Mapping[str, Any]) -> Text:
        """What a game has no sentence for: who, what, and all that was heard of it."""
        heard = {name: value for name, value in event.items() if name not in ("event", "n", "seat")}
        facts = fields_in_words(heard, self)
        said = Text.assemble(name_in_words(event["event"]), *((", ", facts) if facts else ()))
        told = self.say("plain-fact", label=self.about(event.get("seat", -1))["who"], value=said)
        return Text.assemble(told, ".")

    def ending(self, view: View) -> Text:
        """Who has won, and why, and what everybody has."""
        winners, scores, reason = (view["result"][key] for key in ("winners", "scores", "reason"))
        words: dict[str, Any] = {"who": self.who(winners), "you": yes_or_no(self.you in winners), "count": len(winners)}
        won = self.say("plain-won" if winners else "plain-won-nobody", **words)
        words |= self.presenter.ended(view, self) if self.presenter.ended else {}
        message = self.first_sayable(f"{self.game.name}-end-{reason}")
        why = self.whole(message, **words) if message else Text(f"{name_in_words(reason)}.")
        counted = self.first_sayable(f"{self.game.name}-scores", "terminal-scores") or ""
        said = [won, why, *([self.say(counted, scores=self.each(scores))] if scores else ())]
        return Text(" ").join([capitalised(sentence) for sentence in said])

    def refusal(self, refused: Refused) -> Text:
        """Why not, in the words that the page has for it too."""
        message = self.first_sayable(f"{self.game.name}-refusal-{refused.code}", f"refusal-{refused.code}")
        if message is None:
            return Text(refused.text)
        about = {name: value for name, value in refused.about.items() if isinstance(value, int | str)}
        waiting = refused.about.get("waiting", ())
        return self.say(message, **about, who=self.who(waiting), count=len(waiting))

    # ── words ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def about(self, seat: int) -> dict[str, Any]:
        """For a sentence about somebody: `who` is the name, and `you` says whether it is the listener."""
        who = self.who(seat) if 0 <= seat < self.seats else self.say("plain-nobody")
        return {"who": who, "you": self.is_you(seat)}

    def is_you(self, seat: int | None) -> str:
        return yes_or_no(seat is not None and seat == self.you)

    def values(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """Every field by its name; for one that holds a seat also whether that is the listener."""
        words: dict[str, Any] = {}
        for name, value in fields.items():
            words[name] = self._value(name, value)
            if name in SEATS and not isinstance(value, list | tuple):
                words[f"{name}_you"] = self.is_you(value)
        return words

    def _value(self, name: str, value: Any) -> Any:
        """A number and a name of the wire stay what they are, for a message to choose by."""
        match value:
            case None:
                return UNKNOWN
            case bool():
                return yes_or_no(value)
            case int() if name not in SEATS:
                return value
            case str() if name in TYPED:
                return self.quoted(value)
            case str() if not (name in CARDS or value in self.printed or self.sayable(value_message(value, self))):
                return value
        return in_words(name, value, self)

    def who(self, seat: int | Sequence[int]) -> Text:
        if not isinstance(seat, int):
            return self.listed([self.who(one) for one in seat]) if seat else self.say("terminal-nobody")
        return Text(self.plainly("terminal-you") if seat == self.you else self._names[seat], "bold")

    def card(self, card: Any) -> Text:
        """The card within a sentence."""
        return self.presenter.name_card(str(card), self).said

    def card_alone(self, card: Any) -> Text:
        """What is printed on the card."""
        return self.presenter.name_card(str(card), self).alone

    def rows(self, cards: Iterable[Any]) -> Text:
        """Each card on a line of its own."""
        return Text.assemble(*[part for card in cards for part in ("\n  · ", self.card(card))])

    def each(self, values: Iterable[Any], shown: Callable[[Any], Text] = lambda value: Text(str(value))) -> Text:
        """A value a seat; seats without one are left out."""
        said = [(seat, value) for seat, value in enumerate(values) if value is not None]
        each = [Text.assemble(self.who(seat), " (", shown(value), ")") for seat, value in said]
        return Text(", ").join(each) if each else self.say("plain-none")


def wire_names(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of an act or an event as they are called on the wire."""
    return kind.__struct_encode_fields__


def yes_or_no(so: bool) -> str:
    return "yes" if so else "no"

"""Any value of a view, an offer or an event in words, where a game has none of its own for it.

What a value is, mostly its name alone can say: `turn` and `owner` are seats, `scores` are a number a seat, and a `text`
was typed by somebody, even where it reads like the name of a card. As many lists as there are seats are one a seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from parlour.terminal.speech import uncapitalised

if TYPE_CHECKING:
    from parlour.terminal.sentences import Teller

SEATS = frozenset(
    {
        *("seat", "player", "players", "turn", "first", "dealer", "owner", "by", "to", "who", "victim", "target"),
        *("caller", "bidder", "speaker", "leader", "voted", "done", "sealed", "winner", "winners", "loser", "losers"),
    }
)
"""Names of what holds a seat, or several."""
EACH_SEAT = frozenset({"score", "scores", "points", "votes", "lives", "chips", "tricks", "hands", "laid_open"})
"""Names of lists with something for each seat."""
CARDS = frozenset({"card", "cards", "hand"})
"""Names of what holds cards, also where these are numbers on the wire; any other number is just that."""
TYPED = frozenset({"text", "texts", "word", "words", "answer", "answers"})


def name_in_words(name: str) -> str:
    return name.replace("_", " ")


def called(kind: str, name: str, teller: Teller) -> str:
    """What the game calls a key of its view, an act or a field of one; else its name, made readable."""
    message = teller.first_sayable(f"{teller.game.name}-{kind}-{name}", f"plain-{kind}-{name}")
    return teller.plainly(message) if message else name_in_words(name)


def value_message(value: str, teller: Teller) -> str:
    """The message for a value that is a name of the wire."""
    return f"{teller.game.name}-value-{value}"


def in_words(name: str, value: Any, teller: Teller) -> Text:
    """What this field holds, on one line."""
    match value:
        case None:
            return teller.say("plain-none")
        case bool():
            return teller.say("plain-yes" if value else "plain-no")
        case int() if name in SEATS and 0 <= value < teller.seats:
            return teller.who(value)
        case {"one_of": list(numbers)}:
            return teller.say("terminal-from-to", first=str(numbers[0]), last=str(numbers[-1]))
        case {"act": str(act)}:
            return act_in_words(act, value, teller)
        case dict():
            return fields_in_words(value, teller, briefly=True)
        case list() if is_for_each_seat(name, value, teller):
            of_one = "hand" if _is_nested(value) else ""
            said = [Text.assemble(teller.who(at), " ", in_words(of_one, one, teller)) for at, one in enumerate(value)]
            return Text("; " if _is_nested(value) else ", ").join(said)
        case list() if not value:
            return teller.say("plain-none")
        case list():
            return Text("; " if _is_nested(value) else " ").join([in_words(name, one, teller) for one in value])
        case int() if name not in CARDS:
            return Text(str(value))
        case str() if name in TYPED:
            return Text(value)
        case str() if value not in teller.printed and teller.sayable(value_message(value, teller)):
            return teller.say(value_message(value, teller))
    return teller.card(value)


def act_in_words(act: str, fields: Mapping[str, Any], teller: Teller) -> Text:
    """`throw: “nucleus”`, `give: seat Marlow, card R7`."""
    settled = {name: value for name, value in fields.items() if name not in ("act", "more")}
    said = fields_in_words(settled, teller, briefly=True)
    name = called("act", act, teller)
    return teller.say("plain-fact", label=name, value=said) if said else Text(name)


def fields_in_words(fields: Mapping[str, Any], teller: Teller, briefly: bool = False) -> Text:
    """Each with its name, which one that stands alone may do without."""
    held = held_in(fields, teller)
    if briefly and len(held) == 1:
        return in_words(*next(iter(held.items())), teller)
    said = [
        Text.assemble(uncapitalised(called("field", name, teller)), " ", in_words(name, value, teller))
        for name, value in held.items()
    ]
    return Text(", ").join(said)


def held_in(fields: Mapping[str, Any], teller: Teller) -> dict[str, Any]:
    """The fields that hold something, without a card beside which its text stands once more."""
    held = {name: value for name, value in fields.items() if not holds_nothing(value)}
    if "card" in held and teller.card_alone(held["card"]).plain in (held[name] for name in held if name != "card"):
        del held["card"]
    return held


def holds_nothing(value: Any) -> bool:
    return value is None or value == {} or (isinstance(value, list) and all(map(holds_nothing, value)))


def is_for_each_seat(name: str, value: list[Any], teller: Teller) -> bool:
    return len(value) == teller.seats and (name in EACH_SEAT or all(isinstance(one, list) for one in value))


def are_plain_numbers(name: str, values: Sequence[Any]) -> bool:
    """Neither seats nor cards."""
    return name not in SEATS | CARDS and all(type(value) is int for value in values)


def _is_nested(values: list[Any]) -> bool:
    return any(isinstance(value, list | dict) for value in values)

"""Offers in words: a label for each act, and a short menu of what can be chosen at once; the rest is asked later."""

from __future__ import annotations

from itertools import groupby, product
from typing import Any, NamedTuple

from rich.text import Text

from parlour.terminal.presenter import Offer, Presenter, View
from parlour.terminal.sentences import UNKNOWN, Teller, wire_names
from parlour.terminal.wording import act_in_words, are_plain_numbers

LISTED = 12
"""A choice among more than this is asked for by itself."""
ALIKE = 5
"""More offers of one act than this become one entry with a menu of its own."""


class MenuLine(NamedTuple):
    """One line of a menu. With several offers, choosing it opens the menu of these."""

    label: Text
    offers: list[Offer]

    @property
    def text_field(self) -> str | None:
        """The field, if one typed text is all that is missing."""
        opened = [field for field, value in self.offers[0].items() if is_open(value)]
        alone = len(self.offers) == 1 and len(opened) == 1 and "text" in self.offers[0][opened[0]]
        return opened[0] if alone else None

    @property
    def may_be_empty(self) -> bool:
        """Whether the text may be left out, because it is said aloud."""
        return bool(self.offers[0][str(self.text_field)].get("optional"))

    def with_text(self, text: str) -> Offer:
        offer = {name: value for name, value in self.offers[0].items() if name != self.text_field}
        return offer | {str(self.text_field): text} if text else offer


def menu(view: View, offers: list[Offer], teller: Teller, gathered: bool = True) -> list[MenuLine]:
    """The lines, in the order of the offers. Offers that differ only in what is asked later are one line."""
    lines: list[MenuLine] = []
    for act, alike in groupby(offers, key=lambda offer: offer["act"]):
        listed = [choice for offer in alike for choice in spread(teller.presenter, offer)]
        if gathered and (len(listed) > ALIKE or act in teller.presenter.asks):
            lines.append(MenuLine(label(view, {"act": act}, teller), listed))
        else:
            lines += [MenuLine(label(view, choice, teller), [choice]) for choice in listed]
    return lines


def spread(presenter: Presenter, offer: Offer) -> list[Offer]:
    """An offer as one choice for each combination of the choices that nothing asks for."""
    fields = [
        field
        for field, value in offer.items()
        if is_open(value) and "one_of" in value and f"{offer['act']}.{field}" not in presenter.questions
    ]
    choices = list(product(*(offer[field]["one_of"] for field in fields)))
    if len(choices) > LISTED:
        return [offer]
    return [offer | dict(zip(fields, values, strict=True)) for values in choices]


def label(view: View, offer: Offer, teller: Teller) -> Text:
    """An act in words, as far as it is settled: by its message where that speaks of the fields, else one by one."""
    act = offer["act"]
    if act == "go_on":
        return teller.say("terminal-go-on")
    settled = {field: value for field, value in offer.items() if not is_open(value)}
    message = f"{teller.game.name}-act-{act}"
    if teller.sayable(f"{message}.whole"):
        known = teller.presenter.known(view, settled, teller) if teller.presenter.known else {}
        unknown = dict.fromkeys(wire_names(teller.game.acts[act]), UNKNOWN)
        return teller.whole(message, **unknown | teller.values(settled) | dict(known))
    said = {field: value for field, value in offer.items() if field in settled or _is_range(field, value)}
    return act_in_words(act, said, teller)


def _is_range(field: str, value: dict[str, Any]) -> bool:
    """Whether it is enough to say from where to where this open field goes."""
    return "one_of" in value and are_plain_numbers(field, value["one_of"])


def is_open(value: Any) -> bool:
    """Whether an offer leaves this field to be filled in."""
    return isinstance(value, dict) and bool({"one_of", "order_of", "list_of", "text"} & value.keys())


def open_fields_in_order(presenter: Presenter, offer: Offer) -> list[str]:
    """The fields as they are asked for: in the order of the game's questions, then those that it has none for."""
    asked = presenter.questions
    fields = [field for field, value in offer.items() if is_open(value)]
    places = {field: asked.index(f"{offer['act']}.{field}") for field in fields if f"{offer['act']}.{field}" in asked}
    return sorted(fields, key=lambda field: places.get(field, len(asked)))

"""Offers as a short menu: what a person can choose at once, and what is asked only afterwards."""

from __future__ import annotations

from itertools import groupby, product
from typing import NamedTuple

from rich.text import Text

from parlour.terminal.labels import Offer, View, is_open, label, question
from parlour.terminal.sentences import Teller

LISTED = 12
"""A choice among more than this is asked for by itself."""
ALIKE = 5
"""More offers of one act than this become one entry with a menu of its own."""


class Entry(NamedTuple):
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


def menu(view: View, offers: list[Offer], teller: Teller, gathered: bool = True) -> list[Entry]:
    """The entries, in the order of the offers. Offers that differ only in what is asked later are one entry."""
    entries: list[Entry] = []
    for act, alike in groupby(offers, key=lambda offer: offer["act"]):
        listed = [choice for offer in alike for choice in spread(view["game"], offer)]
        if gathered and (len(listed) > ALIKE or act == "out"):
            entries.append(Entry(label(view, {"act": act}, teller), listed))
        else:
            entries += [Entry(label(view, choice, teller), [choice]) for choice in listed]
    return entries


def spread(game: str, offer: Offer) -> list[Offer]:
    """An offer as one choice for each combination of the choices that nothing asks for."""
    fields = [
        field
        for field, value in offer.items()
        if is_open(value) and "one_of" in value and question(game, offer["act"], field) is None
    ]
    choices = list(product(*(offer[field]["one_of"] for field in fields)))
    if len(choices) > LISTED:
        return [offer]
    return [offer | dict(zip(fields, values, strict=True)) for values in choices]

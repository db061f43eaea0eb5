"""A deck's file looked over for its owner: everything that is wrong in it, and what might be better, line by line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from parlour.decks.advice import advice
from parlour.decks.errors import DeckError, Remark
from parlour.decks.files import deck_in
from parlour.decks.format import Deck


class Examined(NamedTuple):
    """What came of it: no deck where there are errors. Both lists are in the order of the file."""

    deck: Deck | None
    errors: list[Remark]
    warnings: list[Remark]


def examine(content: bytes, shown: str, *, json: bool) -> Examined:
    """Looks over what a file holds; `shown` is what the remarks call the file."""
    try:
        deck, line_of = deck_in(content, shown, json=json)
    except DeckError as error:
        return Examined(None, _in_order(error.remarks), [])
    return Examined(deck, [], _in_order(remark.at(file=shown, line=line_of(remark.path)) for remark in advice(deck)))


def _in_order(remarks: Iterable[Remark]) -> list[Remark]:
    return sorted(remarks, key=lambda remark: remark.line or 0)

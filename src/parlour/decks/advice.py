"""Linting: a deck looked over for its owner, with all that is wrong in it, and what is legal but might be better."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from parlour.decks.errors import DeckError, FieldPath, Remark, written
from parlour.decks.files import deck_in
from parlour.decks.format import Deck
from parlour.decks.kind import Advice, Naming, kind_of
from parlour.decks.language import language_read_in
from parlour.engine.text import fold


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


def advice(deck: Deck, name: Naming = written) -> list[Remark]:
    """What might be better. `name` is how the deck's owner calls a place."""
    of_the_cards = kind_of(deck).advice
    found = [*_of_the_labels(deck), *(of_the_cards(deck, name) if of_the_cards else ())]
    return [Remark(text, path) for path, text in found]


def _of_the_labels(deck: Deck) -> Advice:
    if deck.title == "Untitled":
        yield ("title",), "The deck has no title. People choose it by that."
    if not deck.author or not deck.licence:
        yield (), "Say who wrote the deck (author) and whether others may share it (licence, such as CC BY-SA 4.0)."
    read_in = language_read_in(deck)
    if read_in and read_in != deck.language and deck.language in ("en", "fr"):
        yield ("language",), f"The language is {deck.language}, but the texts read like {read_in}."


def doubled(texts: Iterable[tuple[FieldPath, str]], name: Naming) -> Advice:
    """What stands in the deck twice, under A6: for the advice of the games."""
    first: dict[str, FieldPath] = {}
    for path, text in texts:
        folded = fold(text)
        if folded in first:
            yield path, f"{name(path)} says the same as {name(first[folded])}."
        first.setdefault(folded, path)

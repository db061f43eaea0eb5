"""Serialisation: a deck as plain data and as the text of a YAML file, and the published JSON Schema of both."""

from __future__ import annotations

from typing import Any, Union, cast

import msgspec
import yaml

from parlour.decks.format import Deck
from parlour.decks.kind import games_with_decks, kind_for, kind_of


def dump(deck: Deck) -> dict[str, object]:
    """The deck as plain JSON data: what a file of it holds. `load` takes it back."""
    return cast("dict[str, object]", msgspec.json.decode(msgspec.json.encode(deck)))


def deck_yaml(deck: Deck) -> str:
    """The whole file, for its owner to go on writing in: what is on the label, then the cards. `load` reads the same
    deck from it."""
    kind = kind_of(deck)
    data = dump(deck)
    if kind.write_card:
        data[kind.cards] = [kind.write_card(card) for card in kind.cards_in(deck)]
    # Small cards stand on a line each; larger ones have a line for every field.
    flow = None if kind.one_line else False
    text: str = yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=1_000_000, default_flow_style=flow)
    return text


def deck_schema() -> dict[str, Any]:
    """What a deck's file may hold, for every game, so that an editor can check while one types."""
    kinds = [kind_for(game) for game in games_with_decks()]
    schema = msgspec.json.schema(Union[tuple(kind.deck for kind in kinds)])  # noqa: UP007 - only known here
    for kind in kinds:
        if kind.mend_schema:
            kind.mend_schema(schema["$defs"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A deck of cards for Parlour",
        **schema,
    }

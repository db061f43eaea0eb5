"""A deck as the text of a YAML file, for its owner to go on writing in."""

from __future__ import annotations

from typing import Any

import yaml

from parlour.decks.format import Deck, TopicDeck, WordDeck
from parlour.decks.loading import dump


def deck_yaml(deck: Deck) -> str:
    """The whole file: what is on the label, then the cards. `load` reads the same deck from it."""
    data: dict[str, Any] = dump(deck)
    if isinstance(deck, WordDeck):
        data["words"] = [[card.black, card.pink] for card in deck.words]
    # Small cards stand on a line each; larger ones have a line for every field.
    a_line_each = None if isinstance(deck, TopicDeck | WordDeck) else False
    text: str = yaml.safe_dump(
        data, allow_unicode=True, sort_keys=False, width=1_000_000, default_flow_style=a_line_each
    )
    return text

"""The published JSON Schema of decks, made of the types in format.py, so that an editor can check while one types."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.decks.format import QuestionDeck, TermDeck, TopicDeck, WordDeck

_LIST_OF_TWO = {"type": "array", "minItems": 2, "maxItems": 2, "items": False}


def deck_schema() -> dict[str, Any]:
    """What a deck's file may hold, for every game."""
    schema = msgspec.json.schema(QuestionDeck | TermDeck | TopicDeck | WordDeck)
    kinds = schema["$defs"]
    # Two kinds of card have a short form in files: a topic without tags is its text, a word card is [black, pink].
    topic, words = kinds["Topic"], kinds["WordCard"]
    kinds["Topic"] = {"anyOf": [topic["properties"]["text"], topic]}
    pair = [words["properties"]["black"], words["properties"]["pink"]]
    kinds["WordCard"] = {"anyOf": [{**_LIST_OF_TWO, "prefixItems": pair}, words]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A deck of cards for Parlour",
        **schema,
    }

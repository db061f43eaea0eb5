"""Small decks as plain data, one a game, for the tests of the deck room to spoil."""

from __future__ import annotations

from typing import Any


def bluff(terms: int = 12) -> dict[str, Any]:
    return {
        "game": "bluff",
        "terms": [
            {"id": f"t{n}", "word": f"word {n}", "definition": f"What {n} means.", "example": f"The case of {n}."}
            for n in range(terms)
        ],
    }


def talkitout(questions: int = 20) -> dict[str, Any]:
    return {
        "game": "talkitout",
        "questions": [
            {"id": f"q{n}", "categories": ["society", "future"], "text": f"What about {n}?"} for n in range(questions)
        ],
    }


def player_of_honour(cards: int = 50) -> dict[str, Any]:
    return {
        "game": "player-of-honour",
        "topics": [[f"thing {n}", {"text": f"other {n}", "tags": ["food", "risk"]}] for n in range(cards)],
    }


def traitor_word(cards: int = 60) -> dict[str, Any]:
    return {"game": "traitor-word", "words": [[f"black {n}", f"pink {n}"] for n in range(cards)]}


SAMPLES = {
    "bluff": bluff(),
    "talkitout": talkitout(),
    "player-of-honour": player_of_honour(),
    "traitor-word": traitor_word(),
}

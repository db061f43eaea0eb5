"""What must hold for a deck as a whole, whoever plays with it. What depends on the number of seats is the games'."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.decks.format import (
    Deck,
    DeckError,
    FieldPath,
    QuestionDeck,
    TermDeck,
    TopicDeck,
    WordDeck,
    quoted,
    written,
)
from parlour.engine.text import fold

FEWEST_TERMS = 12  # B1
FEWEST_TOPIC_CARDS = 50  # P1


def check(deck: Deck) -> None:
    """Raises a DeckError if the deck cannot be played with."""
    match deck:
        case QuestionDeck(questions=questions):
            _at_least(1, len(questions), "questions")
            _ids_differ((("questions", place), question.id) for place, question in enumerate(questions))
        case TermDeck(terms=terms):
            _at_least(FEWEST_TERMS, len(terms), "terms")
            _ids_differ((("terms", place), term.id) for place, term in enumerate(terms))
            _words_differ((("terms", place, "word"), term.word) for place, term in enumerate(terms))
        case TopicDeck(topics=topics):
            _at_least(FEWEST_TOPIC_CARDS, len(topics), "topics")
        case WordDeck(words=cards):
            _at_least(1, len(cards), "words")
            _words_differ((("words", place, "black"), card.black) for place, card in enumerate(cards))
            _words_differ((("words", place, "pink"), card.pink) for place, card in enumerate(cards))


def _at_least(fewest: int, there: int, name: str) -> None:
    if there < fewest:
        raise DeckError(f"{name}: there are {there}, and the game needs at least {fewest}. Add some.", path=(name,))


def _ids_differ(ids: Iterable[tuple[FieldPath, str]]) -> None:
    first: dict[str, FieldPath] = {}
    for path, id in ids:
        if id in first:
            place = (*path, "id")
            raise DeckError(
                f"{written(place)} is {id}, as in {written(first[id])}. Give every card an id of its own.", path=place
            )
        first[id] = path


def _words_differ(words: Iterable[tuple[FieldPath, str]]) -> None:
    # Under A6, as players' words are compared: two cards with the same word could not be told apart.
    first: dict[str, FieldPath] = {}
    for path, word in words:
        folded = fold(word)
        if not folded:
            raise DeckError(f"{written(path)} is {quoted(word)}, which has no letter to compare.", path=path)
        if folded in first:
            raise DeckError(
                f"{written(path)} is {quoted(word)}, the same word as {written(first[folded])} "
                "(case, accents, apostrophes and dashes make no difference). Change one of them.",
                path=path,
            )
        first[folded] = path

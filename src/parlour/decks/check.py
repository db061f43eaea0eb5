"""What must hold for a deck as a whole, whoever plays with it. What depends on the number of seats is the games'."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.decks.errors import FieldPath, Problems, quoted
from parlour.decks.format import (
    FEWEST_TERMS,
    FEWEST_TOPIC_CARDS,
    Deck,
    QuestionDeck,
    TermDeck,
    TopicDeck,
    WordDeck,
)
from parlour.engine.text import fold


def check(deck: Deck, problems: Problems) -> None:
    """Notes what keeps the deck from being played with. Empty texts have been noted by whoever read them."""
    match deck:
        case QuestionDeck(questions=questions):
            _at_least(1, len(questions), "questions", problems)
            _ids_differ(((("questions", place), question.id) for place, question in enumerate(questions)), problems)
        case TermDeck(terms=terms):
            _at_least(FEWEST_TERMS, len(terms), "terms", problems)
            _ids_differ(((("terms", place), term.id) for place, term in enumerate(terms)), problems)
            _words_differ(((("terms", place, "word"), term.word) for place, term in enumerate(terms)), problems)
        case TopicDeck(topics=topics):
            _at_least(FEWEST_TOPIC_CARDS, len(topics), "topics", problems)
        case WordDeck(words=cards):
            _at_least(1, len(cards), "words", problems)
            _words_differ(((("words", place, "black"), card.black) for place, card in enumerate(cards)), problems)
            _words_differ(((("words", place, "pink"), card.pink) for place, card in enumerate(cards)), problems)


def _at_least(fewest: int, there: int, name: str, problems: Problems) -> None:
    unreadable = any(remark.path == (name,) for remark in problems.found)  # then there was nothing to count
    if there < fewest and not unreadable:
        problems.add((name,), f"{name}: there are {there}, and the game needs at least {fewest}. Add some.")


def _ids_differ(ids: Iterable[tuple[FieldPath, str]], problems: Problems) -> None:
    first: dict[str, FieldPath] = {}
    for path, id in ids:
        if id and id in first:
            place = (*path, "id")
            same = problems.name(first[id])
            problems.add(place, f"{problems.name(place)} is {id}, as in {same}. Give every card an id of its own.")
        first.setdefault(id, path)


def _words_differ(words: Iterable[tuple[FieldPath, str]], problems: Problems) -> None:
    # Under A6, as players' words are compared: two cards with the same word could not be told apart.
    first: dict[str, FieldPath] = {}
    for path, word in words:
        folded = fold(word)
        if word and not folded:
            problems.add(path, f"{problems.name(path)} is {quoted(word)}, which has no letter to compare.")
        elif folded and folded in first:
            problems.add(
                path,
                f"{problems.name(path)} is {quoted(word)}, the same word as {problems.name(first[folded])} "
                "(case, accents, apostrophes and dashes make no difference). Change one of them.",
            )
        first.setdefault(folded, path)

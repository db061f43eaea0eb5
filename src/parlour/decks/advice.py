"""What is legal in a deck but poor: not a reason to refuse it, but its owner would want to know."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from parlour.decks.errors import FieldPath, Remark, quoted, written
from parlour.decks.format import (
    Category,
    Deck,
    Question,
    QuestionDeck,
    Specials,
    Term,
    TermDeck,
    Topic,
    TopicDeck,
    WordCard,
    WordDeck,
)
from parlour.decks.language import language_read_in
from parlour.engine.text import fold

LONG_QUESTION = 220
"""Longer Questions are set very small on a phone."""

CARDS_FOR_TWO = 7 * 2 + 15  # T13, and seven cards in each hand
WORDS_FOR_THREE = 8 * 3 + 31  # W1

Naming = Callable[[FieldPath], str]


def advice(deck: Deck, name: Naming = written) -> list[Remark]:
    """What might be better. `name` is how the deck's owner calls a place."""
    return [Remark(text, path) for path, text in (*_of_the_labels(deck), *_of_the_cards(deck, name))]


Advice = Iterator[tuple[FieldPath, str]]


def _of_the_labels(deck: Deck) -> Advice:
    if deck.title == "Untitled":
        yield ("title",), "The deck has no title. People choose it by that."
    if not deck.author or not deck.licence:
        yield (), "Say who wrote the deck (author) and whether others may share it (licence, such as CC BY-SA 4.0)."
    read_in = language_read_in(deck)
    if read_in and read_in != deck.language and deck.language in ("en", "fr"):
        yield ("language",), f"The language is {deck.language}, but the texts read like {read_in}."


def _of_the_cards(deck: Deck, name: Naming) -> Advice:
    match deck:
        case QuestionDeck():
            return _of_questions(deck.questions, deck.specials, name)
        case TermDeck():
            return _of_terms(deck.terms, name)
        case TopicDeck():
            return _of_topics(deck.topics, name)
        case WordDeck():
            return _of_words(deck.words, name)
    raise AssertionError(f"no advice for {type(deck).__name__}")


def _of_questions(questions: tuple[Question, ...], specials: Specials, name: Naming) -> Advice:
    for place, question in enumerate(questions):
        path = ("questions", place, "text")
        if not question.text.endswith("?"):
            yield path, f"{name(path)} does not end with a question mark."
        if len(question.text) > LONG_QUESTION:
            yield path, f"{name(path)} has {len(question.text)} characters. Over {LONG_QUESTION} it is hard to read."
        if not question.help:
            card = ("questions", place)
            yield card, f"{name(card)} has no help for whoever is stuck."
    yield from _doubled(((("questions", place, "text"), q.text) for place, q in enumerate(questions)), name)
    pairs = Counter(frozenset(question.categories) for question in questions)
    without = [
        f"{first} and {second}" for first, second in combinations(Category, 2) if not pairs[frozenset((first, second))]
    ]
    if without:
        yield ("questions",), f"No Question joins {', nor '.join(without)}: players will be stuck more often."
    cards = len(questions) + specials.throw_it_out + specials.back_at_you + specials.tell_a_lie
    if cards < CARDS_FOR_TWO:
        yield ("questions",), f"Two players need {CARDS_FOR_TWO} cards, special cards included; there are {cards}."


def _of_terms(terms: tuple[Term, ...], name: Naming) -> Advice:
    for place, term in enumerate(terms):
        for field, text in (("definition", term.definition), ("example", term.example)):
            if gives_away(term.word, text):
                path = ("terms", place, field)
                yield path, f"{name(path)} contains its word, {quoted(term.word)}: the card gives itself away."
    yield from _doubled(((("terms", place, "definition"), t.definition) for place, t in enumerate(terms)), name)
    yield from _doubled(((("terms", place, "example"), t.example) for place, t in enumerate(terms)), name)


def gives_away(word: str, text: str) -> bool:
    """Whether the word stands in the text, or begins a word of it (cell: cells), under A6."""
    return re.search(rf"\b{re.escape(_in_words(word))}", _in_words(text)) is not None


def _in_words(text: str) -> str:
    # A6 drops apostrophes and dashes, but in a sentence they part words: l'été, well-known.
    return fold(re.sub(r"['’‐-―-]", " ", text))


def _of_topics(topics: tuple[tuple[Topic, Topic], ...], name: Naming) -> Advice:
    faces = [(("topics", place, face), topic) for place, card in enumerate(topics) for face, topic in enumerate(card)]
    yield from _doubled(((path, topic.text) for path, topic in faces), name)
    without = [path for path, topic in faces if not topic.tags]
    if without:
        some = f"{name(without[0])} has no tags" + (f", nor have {len(without) - 1} more" if without[1:] else "")
        yield without[0], f"{some}: bots have no taste in them, and can only guess."


def _of_words(cards: tuple[WordCard, ...], name: Naming) -> Advice:
    black = {fold(card.black): place for place, card in enumerate(cards)}
    for place, card in enumerate(cards):
        other = black.get(fold(card.pink))
        if other is not None:
            path = ("words", place, "pink")
            yield path, f"{name(path)}, {quoted(card.pink)}, is also {name(('words', other, 'black'))}."
    if len(cards) < WORDS_FOR_THREE:
        yield ("words",), f"Three players need {WORDS_FOR_THREE} cards; there are {len(cards)}. Add some."


def _doubled(texts: Iterable[tuple[FieldPath, str]], name: Naming) -> Advice:
    first: dict[str, FieldPath] = {}
    for path, text in texts:
        folded = fold(text)
        if folded in first:
            yield path, f"{name(path)} says the same as {name(first[folded])}."
        first.setdefault(folded, path)

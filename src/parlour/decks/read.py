"""From plain data to a deck: the shape that a deck has in a file or a dict, field by field."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from parlour.decks.entry import Entry, card_text, list_of
from parlour.decks.format import (
    Category,
    Deck,
    DeckError,
    FieldPath,
    Question,
    QuestionDeck,
    Specials,
    Term,
    TermDeck,
    Topic,
    TopicDeck,
    WordCard,
    WordDeck,
    quoted,
    written,
)

# What fits on a card, on a phone and in print.
QUESTION_LENGTH = 200
HELP_LENGTH = 200
DEFINITION_LENGTH = 240
EXAMPLE_LENGTH = 240
WORD_LENGTH = 40
TOPIC_LENGTH = 60
TAG_LENGTH = 30
LABEL_LENGTH = 120  # title, author, licence

MOST_CARDS = 2000
MOST_HELPS = 12
MOST_SPECIALS = 99

_LABELS = ("game", "title", "language", "licence", "author")
_CATEGORIES = frozenset(Category)
_CATEGORY_ADVICE = "Name two different ones of: " + ", ".join(Category) + "."

T = TypeVar("T")


def read_deck(data: object, game: str) -> Deck:
    """The deck that the data describes. Its game is the given one (a deck's own field `game` was looked at before)."""
    match game:
        case "talkitout":
            deck = _deck(data, "questions", "specials")
            specials = _specials(deck.value("specials")) if "specials" in deck else Specials()
            return QuestionDeck(**_labels(deck), questions=_cards(deck, "questions", _question), specials=specials)
        case "bluff":
            deck = _deck(data, "terms")
            return TermDeck(**_labels(deck), terms=_cards(deck, "terms", _term))
        case "player-of-honour":
            deck = _deck(data, "topics")
            return TopicDeck(**_labels(deck), topics=_cards(deck, "topics", _topic_card))
        case "traitor-word":
            deck = _deck(data, "words")
            return WordDeck(**_labels(deck), words=_cards(deck, "words", _word_card))
    raise AssertionError(f"no way to read a deck for {game}")


def _deck(data: object, *names: str) -> Entry:
    every = (*_LABELS, *names)
    return Entry(data, (), every, f"A deck for this game has the fields {', '.join(every)}.")


def _labels(deck: Entry) -> dict[str, str]:
    # Left out or left empty, a label has its usual value.
    given = {name: deck.fields[name] for name in _LABELS[1:] if deck.fields.get(name, "") != ""}
    return {name: card_text(value, (name,), LABEL_LENGTH) for name, value in given.items()}


def _cards(deck: Entry, name: str, read: Callable[[object, FieldPath], T]) -> tuple[T, ...]:
    items = list_of(deck.value(name), (name,), MOST_CARDS)
    return tuple(read(item, (name, place)) for place, item in enumerate(items))


def _question(value: object, path: FieldPath) -> Question:
    entry = Entry(
        value,
        path,
        ("id", "categories", "text", "help", "samples"),
        "Give every question an id, two categories and a text; help and samples are lists and may be left out.",
    )
    return Question(
        id=entry.id(),
        categories=_categories(entry.value("categories"), (*path, "categories")),
        text=entry.text("text", QUESTION_LENGTH),
        help=entry.texts("help", HELP_LENGTH, MOST_HELPS),
        samples=entry.texts("samples", HELP_LENGTH, MOST_HELPS),
    )


def _categories(value: object, path: FieldPath) -> tuple[Category, Category]:
    found = [_category(name, (*path, place)) for place, name in enumerate(list_of(value, path, MOST_HELPS))]
    if len(found) != 2 or found[0] is found[1]:
        raise DeckError(f"{written(path)} must be two, and different. {_CATEGORY_ADVICE}", path=path)
    return found[0], found[1]


def _category(name: object, path: FieldPath) -> Category:
    text = card_text(name, path, LABEL_LENGTH)
    if text not in _CATEGORIES:
        raise DeckError(f"{written(path)} is {quoted(text)}. {_CATEGORY_ADVICE}", path=path)
    return Category(text)


def _specials(value: object) -> Specials:
    names = Specials.__struct_fields__
    entry = Entry(value, ("specials",), names, f"It may set the number of each: {', '.join(names)}.")
    usual = Specials()
    return Specials(**{name: entry.count(name, getattr(usual, name), MOST_SPECIALS) for name in names})


def _term(value: object, path: FieldPath) -> Term:
    names = ("id", "word", "definition", "example")
    entry = Entry(value, path, names, "Give every term an id, a word, a definition and an example.")
    return Term(
        id=entry.id(),
        word=entry.text("word", WORD_LENGTH),
        definition=entry.text("definition", DEFINITION_LENGTH),
        example=entry.text("example", EXAMPLE_LENGTH),
    )


def _topic_card(value: object, path: FieldPath) -> tuple[Topic, Topic]:
    faces = list_of(value, path, MOST_CARDS)
    if len(faces) != 2:
        raise DeckError(
            f"{written(path)} has {len(faces)} topics. A card has two, one for each face: [taking a plane, cooking].",
            path=path,
        )
    return _topic(faces[0], (*path, 0)), _topic(faces[1], (*path, 1))


def _topic(value: object, path: FieldPath) -> Topic:
    if isinstance(value, str):
        return Topic(card_text(value, path, TOPIC_LENGTH))
    entry = Entry(value, path, ("text", "tags"), "A topic is a text, or has a text and a list of tags.")
    return Topic(entry.text("text", TOPIC_LENGTH), entry.texts("tags", TAG_LENGTH, MOST_HELPS))


def _word_card(value: object, path: FieldPath) -> WordCard:
    advice = "Give every card two words, black and pink: [apple, orchard]."
    if isinstance(value, list | tuple):
        if len(value) != 2:
            raise DeckError(f"{written(path)} has {len(value)} words. {advice}", path=path)
        black, pink = (card_text(word, (*path, place), WORD_LENGTH, advice) for place, word in enumerate(value))
        return WordCard(black, pink)
    entry = Entry(value, path, ("black", "pink"), advice)
    return WordCard(entry.text("black", WORD_LENGTH), entry.text("pink", WORD_LENGTH))

"""From plain data to a deck: the shape that a deck has in a file or a dict, field by field."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from parlour.decks.check import check
from parlour.decks.entry import Entry, card_text, list_of
from parlour.decks.errors import FieldPath, Problems, quoted, written
from parlour.decks.format import (
    DEFINITION_LENGTH,
    EXAMPLE_LENGTH,
    HELP_LENGTH,
    LABEL_LENGTH,
    MOST_CARDS,
    MOST_HELPS,
    MOST_SPECIALS,
    QUESTION_LENGTH,
    TAG_LENGTH,
    TOPIC_LENGTH,
    WORD_LENGTH,
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

_LABELS = ("game", "title", "language", "licence", "author")
_CATEGORIES = frozenset(Category)
_CATEGORY_ADVICE = "Name two different ones of: " + ", ".join(Category) + "."

T = TypeVar("T")


def read_deck(data: object, game: str, name: Callable[[FieldPath], str] = written) -> Deck:
    """The deck that the data describes, checked; or a DeckError with everything that is wrong.

    Its game is the given one (a deck's own field `game` was looked at before). `name` is how errors call a place.
    """
    problems = Problems(name)
    deck = _read(data, game, problems)
    check(deck, problems)
    problems.raise_any()
    return deck


def _read(data: object, game: str, problems: Problems) -> Deck:
    match game:
        case "talkitout":
            deck = _deck(data, problems, "questions", "specials")
            specials = _specials(deck.fields["specials"], problems) if "specials" in deck else Specials()
            return QuestionDeck(**_labels(deck), questions=_cards(deck, "questions", _question), specials=specials)
        case "bluff":
            deck = _deck(data, problems, "terms")
            return TermDeck(**_labels(deck), terms=_cards(deck, "terms", _term))
        case "player-of-honour":
            deck = _deck(data, problems, "topics")
            return TopicDeck(**_labels(deck), topics=_cards(deck, "topics", _topic_card))
        case "traitor-word":
            deck = _deck(data, problems, "words")
            return WordDeck(**_labels(deck), words=_cards(deck, "words", _word_card))
    raise AssertionError(f"no way to read a deck for {game}")


def _deck(data: object, problems: Problems, *names: str) -> Entry:
    every = (*_LABELS, *names)
    return Entry(data, (), every, f"A deck for this game has the fields {', '.join(every)}.", problems)


def _labels(deck: Entry) -> dict[str, str]:
    # Left out or left empty, a label has its usual value.
    given = {name: deck.fields[name] for name in _LABELS[1:] if deck.fields.get(name, "") != ""}
    return {name: card_text(value, (name,), LABEL_LENGTH, deck.problems) for name, value in given.items()}


def _cards(deck: Entry, name: str, read: Callable[[object, FieldPath, Problems], T]) -> tuple[T, ...]:
    return tuple(read(item, path, deck.problems) for path, item in deck.items(name, MOST_CARDS))


def _question(value: object, path: FieldPath, problems: Problems) -> Question:
    names = ("id", "categories", "text", "help", "samples")
    advice = "Every question needs a text and two categories, and in a file an id; help and samples are optional lists."
    entry = Entry(value, path, names, advice, problems)
    return Question(
        id=entry.id(),
        categories=_categories(entry),
        text=entry.text("text", QUESTION_LENGTH),
        help=entry.texts("help", HELP_LENGTH, MOST_HELPS),
        samples=entry.texts("samples", HELP_LENGTH, MOST_HELPS),
    )


def _categories(question: Entry) -> tuple[Category, Category]:
    problems = question.problems
    noted = len(problems.found)
    found = [_category(item, path, problems) for path, item in question.items("categories", MOST_HELPS)]
    if len(problems.found) == noted:
        if len(found) == 2 and found[0] != found[1]:
            return Category(found[0]), Category(found[1])
        path = (*question.path, "categories")
        problems.add(path, f"{problems.name(path)} must be two, and different. {_CATEGORY_ADVICE}")
    return Category.SOCIETY, Category.FUTURE


def _category(value: object, path: FieldPath, problems: Problems) -> str:
    text = card_text(value, path, LABEL_LENGTH, problems)
    if text and text not in _CATEGORIES:
        problems.add(path, f"{problems.name(path)} is {quoted(text)}. {_CATEGORY_ADVICE}")
    return text


def _specials(value: object, problems: Problems) -> Specials:
    names = Specials.__struct_fields__
    entry = Entry(value, ("specials",), names, f"It may set the number of each: {', '.join(names)}.", problems)
    usual = Specials()
    return Specials(**{name: entry.count(name, getattr(usual, name), MOST_SPECIALS) for name in names})


def _term(value: object, path: FieldPath, problems: Problems) -> Term:
    names = ("id", "word", "definition", "example")
    advice = "Every term needs a word, a definition and an example, and in a file an id of its own."
    entry = Entry(value, path, names, advice, problems)
    return Term(
        id=entry.id(),
        word=entry.text("word", WORD_LENGTH),
        definition=entry.text("definition", DEFINITION_LENGTH),
        example=entry.text("example", EXAMPLE_LENGTH),
    )


def _topic_card(value: object, path: FieldPath, problems: Problems) -> tuple[Topic, Topic]:
    noted = len(problems.found)
    faces = [_topic(item, face, problems) for face, item in list_of(value, path, MOST_HELPS, problems)]
    if len(faces) == 2:
        return faces[0], faces[1]
    if len(problems.found) == noted:
        problems.add(
            path,
            f"{problems.name(path)} has {len(faces)} topics. "
            "A card has two, one for each face: [taking a plane, cooking].",
        )
    return Topic(""), Topic("")


def _topic(value: object, path: FieldPath, problems: Problems) -> Topic:
    if isinstance(value, str):
        return Topic(card_text(value, path, TOPIC_LENGTH, problems))
    advice = "A topic is a text, or has a text and a list of tags."
    entry = Entry(value, path, ("text", "tags"), advice, problems)
    return Topic(entry.text("text", TOPIC_LENGTH), entry.texts("tags", TAG_LENGTH, MOST_HELPS))


def _word_card(value: object, path: FieldPath, problems: Problems) -> WordCard:
    advice = "Give every card two words, black and pink: [apple, orchard]."
    if isinstance(value, list | tuple):
        if len(value) != 2:
            problems.add(path, f"{problems.name(path)} has {len(value)} words. {advice}")
            return WordCard("", "")
        value = {"black": value[0], "pink": value[1]}
    entry = Entry(value, path, ("black", "pink"), advice, problems)
    return WordCard(entry.text("black", WORD_LENGTH), entry.text("pink", WORD_LENGTH))

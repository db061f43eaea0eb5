"""Player of Honour's decks: cards with a topic on each of their two faces. Format, advice and spreadsheets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from parlour.decks.advice import doubled
from parlour.decks.errors import FieldPath, Problems, Remark
from parlour.decks.fields import card_text, list_of, read_card
from parlour.decks.format import MOST_CARDS, Deck
from parlour.decks.kind import Advice, DeckKind, Naming
from parlour.decks.sheets.layout import Built, Filled, Layout, SheetRows, column
from parlour.decks.sheets.rows import BETWEEN_TAGS, in_one_cell, listed

TOPIC_LENGTH = 60
MOST_TAGS = 12

Tag = Annotated[str, Meta(min_length=1, max_length=30)]


class Topic(Struct, frozen=True, forbid_unknown_fields=True):
    """One face of a card of Player of Honour; the tags say what kind of thing it is, for bots to have a taste."""

    text: Annotated[str, Meta(min_length=1, max_length=TOPIC_LENGTH)]
    tags: Annotated[tuple[Tag, ...], Meta(max_length=MOST_TAGS)] = ()


class TopicDeck(Deck, frozen=True, kw_only=True, tag="player-of-honour"):
    """A deck of Player of Honour: two topics a card, one on each face."""

    topics: Annotated[tuple[tuple[Topic, Topic], ...], Meta(min_length=50, max_length=MOST_CARDS)]  # P1


# ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────

_NEEDS = "A topic is a text, or has a text and a list of tags."


def _read_card(value: object, path: FieldPath, problems: Problems) -> tuple[Topic, Topic]:
    noted = len(problems.found)
    faces = [_read_topic(item, face, problems) for face, item in list_of(value, path, MOST_TAGS, problems)]
    if len(faces) == 2:
        return faces[0], faces[1]
    if len(problems.found) == noted:
        problems.add(
            path,
            f"{problems.name(path)} has {len(faces)} topics. "
            "A card has two, one for each face: [taking a plane, cooking].",
        )
    return Topic(""), Topic("")


def _read_topic(value: object, path: FieldPath, problems: Problems) -> Topic:
    if isinstance(value, str):  # its short form
        return Topic(card_text(value, path, TOPIC_LENGTH, problems))
    return read_card(Topic, value, path, _NEEDS, problems)


def _mend_schema(types: dict[str, Any]) -> None:
    topic = types["Topic"]
    types["Topic"] = {"anyOf": [topic["properties"]["text"], topic]}


# ── texts and advice ────────────────────────────────────────────────────────────────────────────────────────────────


def _card_texts(deck: TopicDeck, options: Mapping[str, Any]) -> dict[str, str]:
    return {
        f"{number}{face}": topic.text
        for number, pair in enumerate(deck.topics, start=1)
        for face, topic in zip("ab", pair, strict=True)
    }


def _counts(deck: TopicDeck) -> dict[str, int]:
    return {"topics": 2 * len(deck.topics)}


def _size(deck: TopicDeck) -> str:
    return f"{len(deck.topics)} cards, {2 * len(deck.topics)} topics"


def _advice(deck: TopicDeck, name: Naming) -> Advice:
    faces = [
        (("topics", place, face), topic) for place, card in enumerate(deck.topics) for face, topic in enumerate(card)
    ]
    yield from doubled(((path, topic.text) for path, topic in faces), name)
    without = [path for path, topic in faces if not topic.tags]
    if without:
        some = f"{name(without[0])} has no tags" + (f", nor have {len(without) - 1} more" if without[1:] else "")
        yield without[0], f"{some}: bots have no taste in them, and can only guess."


# ── spreadsheets ────────────────────────────────────────────────────────────────────────────────────────────────────

_COLUMNS = (
    column(
        "topic",
        "topics, sujet, sujets, face, front, back, recto, verso, text, texte, theme",
        field="text",
        needed=True,
        several=True,
    ),
    column("tags", "tag, kind, kinds, category, categorie, etiquette, etiquettes, genre, genres", several=True),
)


def _build(rows: list[Filled]) -> Built:
    faces = [
        (row.row, {"text": text, "tags": tags} if tags else text)
        for row in rows
        for text, tags in zip(row.fields["topic"], _tags(row), strict=True)
    ]
    pairs = [faces[place : place + 2] for place in range(0, len(faces), 2)]
    alone: tuple[Remark, ...] = ()
    if len(faces) % 2:
        ((row, _),) = pairs.pop()
        alone = (Remark(f"row {row}'s topic is alone on its card, and a card has two. Add one more."),)
    cards: list[object] = [[face for _, face in pair] for pair in pairs]
    return Built(cards, [[row for row, _ in pair] for pair in pairs], alone)


def _tags(row: Filled) -> list[list[str]]:
    """The tags of each topic in the row: of the column beside it, or of the only one there is."""
    topics, tags = len(row.fields["topic"]), [listed(cell, BETWEEN_TAGS) for cell in row.fields.get("tags", ())]
    return (tags * topics if len(tags) == 1 else [*tags, *[[]] * topics])[:topics]


def _called(path: FieldPath, rows: list[list[int]]) -> str | None:
    match path:
        case (str(), int(place), int(face), *rest):
            return f"row {rows[place][face]}'s {'tags' if 'tags' in rest else 'topic'}"
    return None


def _rows(deck: TopicDeck) -> SheetRows:
    return ("topic a", "tags a", "topic b", "tags b"), (
        (a.text, in_one_cell(a.tags, BETWEEN_TAGS), b.text, in_one_cell(b.tags, BETWEEN_TAGS)) for a, b in deck.topics
    )


DECK = DeckKind(
    deck=TopicDeck,
    cards="topics",
    needs=_NEEDS,
    card_texts=_card_texts,
    packs={"en": "en/topics", "fr": "fr/sujets"},
    faces=("first", "second"),
    tags=("tags",),
    advice=_advice,
    counts=_counts,
    size=_size,
    layout=Layout(_COLUMNS, by_position=("topic", "topic"), build=_build, called=_called, rows=_rows),
    read_card=_read_card,
    one_line=True,
    mend_schema=_mend_schema,
)

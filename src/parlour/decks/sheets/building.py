"""The cards of each game, from rows whose columns are known."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from parlour.decks.errors import DeckError, FieldPath, Remark
from parlour.decks.format import ID_PATTERN, MOST_CARDS, Category
from parlour.decks.own import slug_of
from parlour.decks.sheets.flashcards import example_behind
from parlour.decks.sheets.rows import BETWEEN_TAGS, BETWEEN_TEXTS, listed
from parlour.decks.sheets.table import Filled

# T1's categories as teachers write them, in either language or by the letter on the card.
_CATEGORIES = {
    **dict.fromkeys(("society", "societe", "s"), Category.SOCIETY),
    **dict.fromkeys(("relationships", "relationship", "relations", "relation", "r"), Category.RELATIONSHIPS),
    **dict.fromkeys(("future", "avenir", "futur", "f", "a"), Category.FUTURE),
    **dict.fromkeys(("memories", "memory", "memoire", "memoires", "souvenirs", "souvenir", "m"), Category.MEMORIES),
    **dict.fromkeys(("identity", "identite", "i"), Category.IDENTITY),
}


class Built(NamedTuple):
    """A deck's cards as plain data, and the row of each; of each face, where a card has faces."""

    name: str
    cards: list[object]
    rows: list[list[int]]
    faults: tuple[Remark, ...] = ()

    def called(self, path: FieldPath) -> str:
        """What the spreadsheet's owner calls a place in the deck."""
        match path:
            case ("topics", int(place), int(face), *rest):
                return f"row {self.rows[place][face]}'s {'tags' if 'tags' in rest else 'topic'}"
            case (str(), int(place)):
                return f"row {self.rows[place][0]}"
            case (str(), int(place), str(field), int(which)):
                return f"row {self.rows[place][0]}'s {_IN_A_SHEET.get(field, field)} {which + 1}"
            case (str(), int(place), str(field)):
                return f"row {self.rows[place][0]}'s {'question' if field == 'text' else field}"
        return ".".join(map(str, path))


_IN_A_SHEET = {"categories": "category", "samples": "sample"}


def build(rows: list[Filled], game: str) -> Built:
    """The cards; a DeckError if there are more than a deck can have."""
    built = _BUILDERS[game](rows)
    if len(built.cards) > MOST_CARDS:
        raise DeckError(f"There are {len(built.cards)} cards; a deck holds {MOST_CARDS}. Split the file.")
    return built


def _questions(rows: list[Filled]) -> Built:
    ids = _ids(rows, [f"q{number}" for number in range(1, len(rows) + 1)])
    cards: list[object] = [
        {
            "id": id,
            "text": row.first("question"),
            "categories": _categories(row.fields.get("category", ())),
            "help": _several(row, "help"),
            "samples": _several(row, "sample"),
        }
        for id, row in zip(ids, rows, strict=True)
    ]
    return Built("questions", cards, [[row.row] for row in rows])


def _several(row: Filled, name: str) -> list[str]:
    return [text for cell in row.fields.get(name, ()) for text in listed(cell, BETWEEN_TEXTS)]


def _categories(cells: Iterable[str]) -> list[str]:
    names = [name.strip() for cell in cells for name in re.split(r"[,;/+&|]|\b(?:and|et)\b", cell)]
    # The last word tells: `la société`, `our memories`.
    return [_CATEGORIES.get(slug_of(name).rpartition("-")[2], name) for name in names if name]


def _terms(rows: list[Filled]) -> Built:
    if not any(row.first("example") for row in rows):
        rows = _with_examples_from_behind(rows)
    ids = _ids(rows, [slug_of(row.first("word")) or f"row-{row.row}" for row in rows])
    cards: list[object] = [
        {"id": id, **{name: row.first(name) for name in ("word", "definition", "example")}}
        for id, row in zip(ids, rows, strict=True)
    ]
    return Built("terms", cards, [[row.row] for row in rows])


def _with_examples_from_behind(rows: list[Filled]) -> list[Filled]:
    cut = [example_behind(row.first("definition")) for row in rows]
    if not any(cut):
        raise DeckError(
            "There is no column of examples, and every term of Bluff has three cards: word, definition, example. "
            "Add a third column, or write “Example: …” behind each definition."
        )
    return [
        row._replace(fields={**row.fields, "definition": [texts.definition], "example": [texts.example]})
        if texts
        else row
        for row, texts in zip(rows, cut, strict=True)
    ]


def _topics(rows: list[Filled]) -> Built:
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
    return Built("topics", cards, [[row for row, _ in pair] for pair in pairs], alone)


def _tags(row: Filled) -> list[list[str]]:
    """The tags of each topic in the row: of the column beside it, or of the only one there is."""
    topics, tags = len(row.fields["topic"]), [listed(cell, BETWEEN_TAGS) for cell in row.fields.get("tags", ())]
    return (tags * topics if len(tags) == 1 else [*tags, *[[]] * topics])[:topics]


def _words(rows: list[Filled]) -> Built:
    cards: list[object] = [{name: row.first(name) for name in ("black", "pink")} for row in rows]
    return Built("words", cards, [[row.row] for row in rows])


_BUILDERS: dict[str, Callable[[list[Filled]], Built]] = {
    "talkitout": _questions,
    "bluff": _terms,
    "player-of-honour": _topics,
    "traitor-word": _words,
}


def _ids(rows: list[Filled], usual: list[str]) -> list[str]:
    """Every card's id: what the spreadsheet says, or something of its own that no other card has."""
    said = [row.first("id") for row in rows]
    said = [id if re.fullmatch(ID_PATTERN, id) else slug_of(id) for id in said]
    taken = set(said)
    ids = []
    for id, own, row in zip(said, usual, rows, strict=True):
        number = row.row
        free = id or own
        while not id and free in taken:
            free = f"{own[:30].rstrip('-')}-row-{number}"
            number += len(rows)
        taken.add(free)
        ids.append(free)
    return ids

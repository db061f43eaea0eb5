"""A schema-driven form: all that a page has to know to have a game's cards written, from the types of its deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from parlour.decks.format import CardField, Deck, fields_of
from parlour.decks.kind import DeckKind, kind_for
from parlour.decks.sheets.columns import layout_of
from parlour.decks.sheets.layout import ID, Column, Layout

LONGEST_LINE = 80
"""A longer text is written in a box that grows."""


class FormChoice(Struct, frozen=True):
    """One of the things that a field is chosen from: `called` are the words that stand for it in a spreadsheet, as they
    are compared (A6)."""

    name: str
    called: list[str]


FieldKind = Literal["line", "text", "lines", "tags", "marks"]


class FormField(Struct, frozen=True):
    """A field of a card or of the label. `line` and `text` are one text, short or long; `lines` and `tags` are several,
    each on a line of its own or with commas between them; `marks` are chosen from `choices`. `path` is its place in a
    card of the deck's file, `most` the longest that a text may be, `count` how many texts there may be (null for one),
    `called` what remarks call it. Nobody has to fill in what is `extra`."""

    name: str
    kind: FieldKind
    path: list[str | int]
    most: int
    count: int | None
    called: str
    extra: bool
    choices: list[FormChoice]


class DeckForm(Struct, frozen=True):
    """How a deck of a game is written. `label` is what may be chosen for the deck as a whole, beside its title,
    language, licence and author, which every deck has. `cards` is what its file calls the list of them, `fewest` how
    many there have to be, `more` what else the file may set; `ids` says whether every card has an id. `fields` are in
    the order of a form, `columns` are those that stand beside each other in a spreadsheet, from the left, where nothing
    names them."""

    label: list[FormField]
    cards: str
    fewest: int
    more: list[str]
    ids: bool
    fields: list[FormField]
    columns: list[str]


def form_of(game: str) -> DeckForm:
    """Of a game that is played with a deck of words."""
    kind, layout = kind_for(game), layout_of(game)
    of_all = (*Deck.__struct_fields__, kind.cards)
    return DeckForm(
        label=[_as_it_is(kind, field, {}) for field in fields_of(Deck) if field.choices],
        cards=kind.cards,
        fewest=kind.listed.fewest,
        more=[name for name in kind.deck.__struct_fields__ if name not in of_all],
        ids=ID.name in kind.listed.card.__struct_fields__,
        fields=sorted(_fields(kind, layout), key=lambda field: field.extra),
        columns=_columns(kind, layout),
    )


def _fields(kind: DeckKind[Any], layout: Layout[Any]) -> Iterator[FormField]:
    """Those of a card in the order of its columns; where it has several faces, those of each."""
    declared = {field.name: field for field in fields_of(kind.listed.card)}
    main, *_ = layout.columns
    for column in layout.columns:
        if column.field == ID.name:
            continue
        field = declared[column.field]
        if not kind.face_names:
            called = field.name if column.several else column.name
            yield replace(_as_it_is(kind, field, column.words), called=called)
        for place, face in enumerate(kind.face_names):
            called = f"{face} {main.name}" if column is main else f"{face} {main.name} {field.name}"
            name = _on_face(face, column, main)
            yield replace(_as_it_is(kind, field, column.words), name=name, path=[place, field.name], called=called)


def _on_face(face: str, column: Column, main: Column) -> str:
    return face if column is main else f"{face}_{column.field}"


def _as_it_is(kind: DeckKind[Any], field: CardField, words: Mapping[str, str]) -> FormField:
    """A field that is called as it is declared, with the words for its choices."""
    return FormField(
        name=field.name,
        kind=_kind(kind, field),
        path=[field.name],
        most=field.most,
        count=field.at_most,
        called=field.name,
        extra=not field.needed,
        choices=[
            FormChoice(choice, [word for word, meant in words.items() if meant == choice] or [choice])
            for choice in map(str, field.choices)
        ],
    )


def _kind(kind: DeckKind[Any], field: CardField) -> FieldKind:
    if field.choices:
        return "marks"
    if field.at_most is None:
        return "line" if field.most <= LONGEST_LINE else "text"
    return "tags" if field.name in kind.tags else "lines"


def _columns(kind: DeckKind[Any], layout: Layout[Any]) -> list[str]:
    """The fields of the columns; one that stands there several times is on a face each time."""
    columns = {column.name: column for column in layout.columns}
    main, *_ = layout.columns
    faces = {name: iter(kind.face_names) for name in columns}
    return [
        _on_face(next(faces[name]), columns[name], main) if kind.face_names else columns[name].field
        for name in layout.in_order
    ]

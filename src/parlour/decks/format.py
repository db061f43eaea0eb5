"""The format of decks: what every game's deck has, and what the type of a card declares about its texts.

A deck is a type of its game, made of cards that are plain text. How long a text may be and how many there may be stand
in these types alone; reading, checking, spreadsheets, the form in the browser and the published schema follow them.
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import cache
from typing import Annotated, Literal, NamedTuple, TypeVar

import msgspec.inspect
from msgspec import UNSET, Meta, Struct, UnsetType

from parlour.engine.text import fold

LABEL_LENGTH = 120  # title, author, licence
ID_PATTERN = "[a-z0-9-]{1,40}"
MOST_CARDS = 2000

CardId = Annotated[str, Meta(pattern=f"^{ID_PATTERN}$", description="The card's name: a to z, 0 to 9 and dashes.")]
Label = Annotated[str, Meta(max_length=LABEL_LENGTH)]

# A deck's level, and what it is about. Files name these and logs keep them: a list may grow, and loses nothing.
Age = Literal[8, 10, 12, 14, 16]
# fmt: off
Theme = Literal[
    "animals", "art", "body", "books", "daily-life", "earth", "family", "feelings", "food", "friendship", "funny",
    "future", "history", "languages", "maths", "money", "music", "nature", "places", "play", "school", "science",
    "screens", "sea", "society", "space", "sport", "technology", "work",
]
# fmt: on
MOST_THEMES = 4


class Difficulty(StrEnum):
    """How hard the cards are for those of the deck's age."""

    EASY = "easy"
    MIDDLE = "middle"
    HARD = "hard"


# weakref: load() remembers which decks it has checked for as long as somebody holds them.
class Deck(Struct, frozen=True, kw_only=True, weakref=True, forbid_unknown_fields=True, tag_field="game"):
    """What every deck has. A game's own deck is tagged with the game's name, and adds a list of cards."""

    title: Label = "Untitled"
    language: Annotated[Label, Meta(description="The language of the texts: en, fr …")] = "en"
    licence: Label = ""
    author: Label = ""
    # UNSET, and not None: a deck that does not say these is written down, and hashed, without them.
    age: Annotated[Age | UnsetType, Meta(description="The youngest who play with it at ease.")] = UNSET
    difficulty: Difficulty | UnsetType = UNSET
    themes: (
        Annotated[
            tuple[Theme, ...], Meta(min_length=1, max_length=MOST_THEMES, extra_json_schema={"uniqueItems": True})
        ]
        | UnsetType
    ) = UNSET


D = TypeVar("D", bound=Deck)


def game_of(deck: Deck) -> str:
    """The name of the game that a deck is for."""
    return str(type(deck).__struct_config__.tag)


def slug_of(text: str) -> str:
    """A name for a deck or a card, made of a text: `Les volcans, 5e B` gives les-volcans-5e-b."""
    return re.sub(r"[^a-z0-9]+", "-", fold(text.replace("-", " ").replace("’", " ").replace("'", " ")))[:40].strip("-")


class CardField(NamedTuple):
    """A field of a card, or of a deck's label: one text, or a list of them; or what is chosen from a closed list."""

    name: str
    most: int
    """The longest that a text may be."""
    at_most: int | None
    """How many texts there may be; None for a field that is one text."""
    needed: bool
    choices: tuple[str | int, ...] = ()
    """What there is to choose from, where its owner does not write but choose."""
    at_least: int = 0
    """How many have to be chosen, where there may be several."""


class Listed(NamedTuple):
    """A deck's list of cards: what a card is, how many faces it has, how many cards there have to be."""

    card: type[Struct]
    faces: int
    """One, or more where every card is a list of that many faces."""
    fewest: int


@cache
def fields_of(card: type[Struct]) -> tuple[CardField, ...]:
    """The fields of a card, or of the label that every deck has, as the type declares them."""
    info = msgspec.inspect.type_info(card)
    assert isinstance(info, msgspec.inspect.StructType)
    return tuple(_field(card, field) for field in info.fields)


@cache
def list_in(deck: type[Deck], name: str) -> Listed:
    """The list of this name in a deck of this type."""
    info = msgspec.inspect.type_info(deck)
    assert isinstance(info, msgspec.inspect.StructType)
    cards = next(field.type for field in info.fields if field.name == name)
    match cards:
        case msgspec.inspect.VarTupleType(item_type=msgspec.inspect.StructType(cls=card), min_length=fewest):
            return Listed(card, 1, fewest or 0)
        case msgspec.inspect.VarTupleType(
            item_type=msgspec.inspect.TupleType(item_types=[msgspec.inspect.StructType(cls=card), *more]),
            min_length=fewest,
        ):
            return Listed(card, 1 + len(more), fewest or 0)
    raise TypeError(f"{deck.__name__}.{name} has to be a tuple of cards, each a struct, or a tuple of structs")


def _field(card: type[Struct], field: msgspec.inspect.Field) -> CardField:
    name, needed = field.name, field.required
    match _bare(field.type):
        case msgspec.inspect.StrType(max_length=most):
            return CardField(name, most or LABEL_LENGTH, None, needed)
        case msgspec.inspect.VarTupleType(item_type=msgspec.inspect.StrType(max_length=most), max_length=at_most):
            return CardField(name, most or LABEL_LENGTH, at_most or MOST_CARDS, needed)
        case msgspec.inspect.VarTupleType(item_type=one, min_length=fewest, max_length=at_most) if of := _choices(one):
            return CardField(name, LABEL_LENGTH, at_most or len(of), needed, of, fewest or 0)
        case msgspec.inspect.TupleType(item_types=[one, *more]) if of := _choices(one):
            return CardField(name, LABEL_LENGTH, 1 + len(more), needed, of, 1 + len(more))
        case one if of := _choices(one):
            return CardField(name, LABEL_LENGTH, None, needed, of)
    raise TypeError(f"{card.__name__}.{name}: a card has texts, lists of texts, and choices from a closed list")


def _choices(kind: msgspec.inspect.Type) -> tuple[str | int, ...]:
    """What there is to choose from; nothing, where its owner writes."""
    match kind:
        case msgspec.inspect.LiteralType(values=values):
            return tuple(value for value in values if value is not None)
        case msgspec.inspect.EnumType(cls=choice):
            return tuple(choice)
    return ()


def _bare(kind: msgspec.inspect.Type) -> msgspec.inspect.Type:
    return kind.type if isinstance(kind, msgspec.inspect.Metadata) else kind

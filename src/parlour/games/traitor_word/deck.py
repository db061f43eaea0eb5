"""Traitor Word's decks: cards with a black word and a pink one. Format, advice and spreadsheets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from parlour.decks.errors import FieldPath, Problems, quoted
from parlour.decks.fields import read_card
from parlour.decks.format import MOST_CARDS, Deck
from parlour.decks.kind import Advice, DeckKind, Naming
from parlour.decks.sheets.layout import Layout, column
from parlour.engine.text import fold

WORDS_FOR_THREE = 8 * 3 + 31  # W1

Word = Annotated[str, Meta(min_length=1, max_length=40)]


class WordCard(Struct, frozen=True, forbid_unknown_fields=True):
    """W1: a card of Traitor Word; the host picks the colour that a match is played with."""

    black: Word
    pink: Word


class WordDeck(Deck, frozen=True, kw_only=True, tag="traitor-word"):
    """A deck of Traitor Word."""

    words: Annotated[tuple[WordCard, ...], Meta(min_length=1, max_length=MOST_CARDS)]


_NEEDS = "Give every card two words, black and pink: [apple, orchard]."


def _read_card(value: object, path: FieldPath, problems: Problems) -> WordCard:
    if isinstance(value, list | tuple):  # its short form
        if len(value) != 2:
            problems.add(path, f"{problems.name(path)} has {len(value)} words. {_NEEDS}")
            return WordCard("", "")
        value = {"black": value[0], "pink": value[1]}
    return read_card(WordCard, value, path, _NEEDS, problems)


def _write_card(card: WordCard) -> list[str]:
    return [card.black, card.pink]


def _mend_schema(types: dict[str, Any]) -> None:
    card = types["WordCard"]
    pair = {
        "type": "array",
        "minItems": 2,
        "maxItems": 2,
        "items": False,
        "prefixItems": [card["properties"]["black"], card["properties"]["pink"]],
    }
    types["WordCard"] = {"anyOf": [pair, card]}


def _card_texts(deck: WordDeck, options: Mapping[str, Any]) -> dict[str, str]:
    """The words in the colour that the options name."""
    colour = options.get("colour", "black")
    return {str(number): getattr(card, colour) for number, card in enumerate(deck.words, start=1)}


def _readable(deck: WordDeck) -> Iterator[str]:
    return (word for card in deck.words for word in (card.black, card.pink))


def _counts(deck: WordDeck) -> dict[str, int]:
    return {"words": 2 * len(deck.words)}


def _size(deck: WordDeck) -> str:
    return f"{len(deck.words)} cards"


def _advice(deck: WordDeck, name: Naming) -> Advice:
    black = {fold(card.black): place for place, card in enumerate(deck.words)}
    for place, card in enumerate(deck.words):
        other = black.get(fold(card.pink))
        if other is not None:
            path = ("words", place, "pink")
            yield path, f"{name(path)}, {quoted(card.pink)}, is also {name(('words', other, 'black'))}."
    if len(deck.words) < WORDS_FOR_THREE:
        yield ("words",), f"Three players need {WORDS_FOR_THREE} cards; there are {len(deck.words)}. Add some."


DECK = DeckKind(
    deck=WordDeck,
    cards="words",
    needs=_NEEDS,
    card_texts=_card_texts,
    packs={"en": "en/words", "fr": "fr/mots"},
    distinct=("black", "pink"),
    advice=_advice,
    readable=_readable,
    counts=_counts,
    size=_size,
    layout=Layout(
        (
            column("black", "black word, noir, mot noir, front, recto, word 1, mot 1", needed=True),
            column("pink", "pink word, rose, mot rose, back, verso, word 2, mot 2", needed=True),
        )
    ),
    read_card=_read_card,
    write_card=_write_card,
    one_line=True,
    mend_schema=_mend_schema,
)

"""Bluff's decks: terms, each a word with its definition and an example. Their format, advice and spreadsheets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, Struct

from parlour.decks.advice import doubled
from parlour.decks.errors import DeckError, quoted
from parlour.decks.format import MOST_CARDS, CardId, Deck
from parlour.decks.kind import Advice, DeckKind, Naming, TermText
from parlour.decks.sheets.layout import ID, Built, Filled, Layout, column, row_by_row
from parlour.engine.text import fold


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """B1: three cards of Bluff, one with the word, one with its definition and one with an example."""

    id: CardId
    word: Annotated[str, Meta(min_length=1, max_length=40)]
    definition: Annotated[str, Meta(min_length=1, max_length=240)]
    example: Annotated[str, Meta(min_length=1, max_length=240)]


class TermDeck(Deck, frozen=True, kw_only=True, tag="bluff"):
    """A deck of Bluff."""

    terms: Annotated[tuple[Term, ...], Meta(min_length=12, max_length=MOST_CARDS)]  # B1


def _card_texts(deck: TermDeck, options: Mapping[str, Any]) -> dict[str, str]:
    return {
        f"{term.id}.{kind}": text
        for term in deck.terms
        for kind, text in (("word", term.word), ("definition", term.definition), ("example", term.example))
    }


# ── advice ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _advice(deck: TermDeck, name: Naming) -> Advice:
    for place, term in enumerate(deck.terms):
        for field, text in (("definition", term.definition), ("example", term.example)):
            if gives_away(term.word, text):
                path = ("terms", place, field)
                yield path, f"{name(path)} contains its word, {quoted(term.word)}: the card gives itself away."
    yield from doubled(((("terms", place, "definition"), t.definition) for place, t in enumerate(deck.terms)), name)
    yield from doubled(((("terms", place, "example"), t.example) for place, t in enumerate(deck.terms)), name)


def gives_away(word: str, text: str) -> bool:
    """Whether the word stands in the text, or begins a word of it (cell: cells), under A6."""
    return re.search(rf"\b{re.escape(_in_words(word))}", _in_words(text)) is not None


def _in_words(text: str) -> str:
    # A6 drops apostrophes and dashes, but in a sentence they part words: l'été, well-known.
    return fold(re.sub(r"['’‐-―-]", " ", text))


# ── spreadsheets ────────────────────────────────────────────────────────────────────────────────────────────────────

_COLUMNS = (
    column(
        "word",
        "words, term, terms, mot, mots, terme, termes, front, recto, vocabulary, vocabulaire, expression, "
        "notion, concept, keyword, mot cle",
        needed=True,
    ),
    column(
        "definition",
        "definitions, def, meaning, meanings, sens, signification, back, verso, explanation, explication",
        needed=True,
    ),
    # Not needed as a column: it may stand behind the definition.
    column(
        "example",
        "examples, ex, sentence, example sentence, exemple, exemples, phrase, phrase exemple, exemple phrase",
    ),
    ID,
)


def _build(rows: list[Filled]) -> Built:
    if not any(row.first("example") for row in rows):
        rows = _with_examples_from_behind(rows)
    return row_by_row(rows, _COLUMNS, Term)


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


class TwoTexts(NamedTuple):
    definition: str
    example: str


_WORDS = r"for example|examples?|par exemple|exemples?|for instance"
_SHORT = r"e\. ?g\.|p\. ?ex\.|ex\."
_EXAMPLE_MARKS = (
    re.compile(rf"[(\[]?\s?\b(?:{_WORDS}|{_SHORT}|e\.?g|p\.? ?ex|ex)\s?:", re.I),
    re.compile(rf"[(\[]?\s?(?:\b(?:{_SHORT})|\b(?:{_WORDS})\s?,)", re.I),
)


def example_behind(definition: str) -> TwoTexts | None:
    """Flashcards have two sides where Bluff wants three texts. Cut in two where it says “Example:”, “ex. :”, “p. ex.” …
    A colon behind it tells more than a comma does."""
    found = next((found for mark in _EXAMPLE_MARKS if (found := mark.search(definition))), None)
    if found is None:
        return None
    example = definition[found.end() :].strip(" ,:\xa0\u202f")
    if found[0][0] in "([":
        example = example.removesuffix(")" if found[0][0] == "(" else "]")
    return TwoTexts(definition[: found.start()].rstrip(" ,;:/–—-\xa0\u202f"), example.strip())


DECK = DeckKind(
    deck=TermDeck,
    cards="terms",
    needs="Every term needs a word, a definition and an example, and in a file an id of its own.",
    card_texts=_card_texts,
    packs={"en": "en/cell-biology", "fr": "fr/biologie-cellulaire"},
    proposed={"en": "en/odd-words", "fr": "fr/mots-insolites"},
    distinct=("word",),
    advice=_advice,
    terms=lambda deck: tuple(TermText(term.word, term.definition, term.example) for term in deck.terms),
    layout=Layout(_COLUMNS, sentences=True, build=_build),
)

"""Decks: card content as plain files. The format, how it is read and checked, and the packs that come with Parlour."""

from __future__ import annotations

from parlour.decks.built_in import default_pack, packs
from parlour.decks.format import (
    Category,
    Deck,
    DeckError,
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
from parlour.decks.loading import dump, load, packs_for
from parlour.decks.texts import card_texts

__all__ = [
    "Category",
    "Deck",
    "DeckError",
    "Question",
    "QuestionDeck",
    "Specials",
    "Term",
    "TermDeck",
    "Topic",
    "TopicDeck",
    "WordCard",
    "WordDeck",
    "card_texts",
    "default_pack",
    "dump",
    "load",
    "packs",
    "packs_for",
]

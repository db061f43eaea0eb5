"""Decks: card content as plain files. The format, how it is read and checked, and the packs that come with Parlour."""

from __future__ import annotations

from parlour.decks.built_in import default_pack, packs
from parlour.decks.errors import DeckError
from parlour.decks.format import (
    DECKS,
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
    game_of,
)
from parlour.decks.loading import dump, find, load, own_decks_for, packs_for
from parlour.decks.own import own_decks
from parlour.decks.texts import card_categories, card_help, card_texts

__all__ = [
    "DECKS",
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
    "card_categories",
    "card_help",
    "card_texts",
    "default_pack",
    "dump",
    "find",
    "game_of",
    "load",
    "own_decks",
    "own_decks_for",
    "packs",
    "packs_for",
]

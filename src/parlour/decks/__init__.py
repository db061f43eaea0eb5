"""Decks: card content as plain files. The format, how it is read and checked, and the packs that come with Parlour.

Each game has its own kind of cards: its module `deck` says what they are, as a DeckKind (kind.py).
"""

from __future__ import annotations

from parlour.decks.errors import DeckError
from parlour.decks.facts import card_categories, card_help, card_texts
from parlour.decks.format import Deck, game_of
from parlour.decks.kind import games_with_decks
from parlour.decks.loading import find, load, own_decks_for, packs_for
from parlour.decks.own import own_decks
from parlour.decks.packs import default_pack, packs, proposed_pack
from parlour.decks.writing import dump

__all__ = [
    "Deck",
    "DeckError",
    "card_categories",
    "card_help",
    "card_texts",
    "default_pack",
    "dump",
    "find",
    "game_of",
    "games_with_decks",
    "load",
    "own_decks",
    "own_decks_for",
    "packs",
    "packs_for",
    "proposed_pack",
]

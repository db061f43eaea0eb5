"""What is printed on the cards of a match, or of one to come, as it is sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.decks import Deck, card_categories, card_help, card_texts
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.naming import Called, drawn_names, listed
from parlour.engine.plain import plain
from parlour.table.wire.bodies import CardsShown


def cards_of(match: Match) -> CardsShown:
    header = match.header
    return _shown(header.deck, plain(header.options), header.called)


def cards_to_come(game: Game, deck: Deck | None, options: Mapping[str, Any], seed: str) -> CardsShown:
    """Where readable names would tell, there are others until a match begins, from a seed that nobody knows; those of
    the match, which come from everybody's salt as well, are others again."""
    called = drawn_names(card_texts(deck, options), seed) if game.names_tell else None
    return _shown(deck, options, called)


def _shown(deck: Deck | None, options: Mapping[str, Any], called: Called | None) -> CardsShown:
    return CardsShown(
        None if deck is None else deck.language,
        None if deck is None else deck.title,
        listed(card_texts(deck, options), called),
        listed(card_categories(deck), called),
        listed(card_help(deck), called),
    )

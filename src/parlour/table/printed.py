"""What is printed on the cards of a table: what the deck has, and not who has which."""

from __future__ import annotations

from parlour.decks import card_categories, card_help, card_texts
from parlour.engine.plain import plain
from parlour.table.messages import CardsShown
from parlour.table.shelf import chosen
from parlour.table.table import Table


def printed(table: Table) -> CardsShown:
    """The cards of the match on the table, or of the next."""
    if table.match is None:
        deck, options = chosen(table), table.options
    else:
        deck, options = table.match.header.deck, plain(table.match.header.options)
    return CardsShown(
        None if deck is None else deck.language,
        None if deck is None else deck.title,
        card_texts(deck, options),
        card_categories(deck),
        card_help(deck),
    )

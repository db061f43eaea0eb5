"""A cache of the decks that a process's tables are played with: the store keeps each of them whole, and memory
once for all. And what is printed on their cards: what the deck has, and not who has which."""

from __future__ import annotations

from weakref import WeakValueDictionary

from parlour.decks import Deck, find
from parlour.table.live.live_table import LiveTable, answered
from parlour.table.log.reading import kept
from parlour.table.log.store import Store
from parlour.table.room.settings import or_proposed
from parlour.table.room.table import Table
from parlour.table.wire.bodies import CardsShown
from parlour.table.wire.cards import cards_of, cards_to_come


class DeckCache:
    def __init__(self, store: Store) -> None:
        self._store = store
        self.decks: WeakValueDictionary[str, Deck] = WeakValueDictionary()
        """The decks that tables here have, by hash; a deck goes with the last of them."""

    async def keep(self, code: str, deck: Deck) -> str:
        """Keep a deck for the matches of a table; gives its hash."""
        hash, content = kept(deck)
        await answered(self._store.keep_deck(code, hash, content))
        self.decks[hash] = deck
        return hash

    async def keep_for_next_match(self, live: LiveTable) -> str | None:
        """Keep the deck that the next match is played with; its hash, or None for a game without one."""
        deck = chosen(live.table)
        if deck is None:
            return None
        if live.kept is None or live.kept[0] is not deck:
            live.kept = (deck, await self.keep(live.table.code, deck))
        return live.kept[1]


def chosen(table: Table) -> Deck | None:
    """The deck that the next match is played with, as it is chosen now; None for a game without one."""
    deck = or_proposed(table.game, table.brought or table.deck)
    return find(deck) if isinstance(deck, str) else deck


def printed(table: Table) -> CardsShown:
    """The cards of the match on the table, or of the next."""
    if table.match is None:
        return cards_to_come(table.game, chosen(table), table.options, table.next_seed)
    return cards_of(table.match)

"""A table that is alive in this process: the table in memory, and whatever is going on around it here."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from parlour.decks import Deck
from parlour.table.asked import Asked
from parlour.table.screen import Screen
from parlour.table.table import Table


class Live:
    def __init__(self, table: Table, at: int) -> None:
        self.table = table
        """As far as it has come, also with what is not durable yet."""
        self.durable = table.number
        self.waiting: deque[Asked] = deque()
        """What is being written, in the order of its numbers."""
        self.kept: tuple[Deck, str] | None = None
        """The deck of the last match that began here, which the store has, and its hash."""

        self.heard = 0
        """The highest number that another process has written since the table was last read."""
        self.reading = False
        """It is being read; nothing is done with it until then."""
        self.doubtful = False
        """What is in memory may be wrong, so the whole log has to be read."""
        self.again: list[Callable[[], None]] = []
        """What is to be done once it has been read."""
        self.lost = False
        """It could not be read any more: whoever asks has to find it anew."""

        self.screens: set[Screen] = set()
        self.coming: set[Screen] = set()
        """Those of them that have been shown nothing yet: what they get first is the whole table."""
        self.elsewhere: set[int] = set()
        """Who is at the screens of other processes."""
        self.used = at
        """When somebody last came to the table or left it."""
        self.host_seen = at
        """When the host was last here."""

        self.asleep = False
        """It is not kept here any more, so its clock and its bots rest."""
        self.clock: asyncio.TimerHandle | None = None
        self.looks_at = 0
        """When somebody looks at the clock next."""
        self.bots: asyncio.Task[None] | None = None
        """Its bots, one after the other, for as long as one of them is to be asked."""
        self.stirred = asyncio.Event()
        """Something has happened at the table, so whoever takes a moment looks again."""
        self.news = 0
        self.asked: set[int] = set()
        """The number of the last act of a player, and the bots that were asked whether they say something to it."""
        self.stumbled = False
        """Its clock or a bot has met a fault, and nothing has worked since."""

    @property
    def here(self) -> set[int]:
        """Who is at the table, at whichever process."""
        return {screen.person for screen in self.screens if screen.person is not None} | self.elsewhere

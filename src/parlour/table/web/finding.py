"""Finds the table of a code, and tells nobody who guesses codes when one is right."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from weakref import WeakValueDictionary

from parlour.table.codes import hashed
from parlour.table.keeper import Keeper
from parlour.table.live import Live
from parlour.table.refusals import NO_SUCH_TABLE, Refused
from parlour.table.web import limits
from parlour.table.web.pace import TOO_OFTEN, Throttle


class Looking:
    """What one client has looked for just now."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.under_way = 0
        self.found_out = asyncio.Event()


class Finding:
    """A code counts as wrong until it turns out to be right: so asking for many at once tells no more than asking for
    one after the other. A class that comes back together has many codes looked for at once, none of them wrong: whoever
    would be one too many waits until it is known how many were."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._wrong = Throttle(limits.WRONG_CODES_AT_ONCE, limits.WRONG_CODE_EVERY)
        self._clients: WeakValueDictionary[str, Looking] = WeakValueDictionary()

    async def table(self, client: str, code: str) -> Live:
        """The table of this code. Whoever has guessed too often is not told whether they are right now."""
        looking = self._clients.setdefault(client, Looking())
        await self._count_as_wrong(client, looking)
        looking.under_way += 1
        wrong = False
        try:
            return await self._keeper.find(code)
        except Refused as refused:
            wrong = refused.code == NO_SUCH_TABLE.code
            raise
        finally:
            if not wrong:
                self._wrong.give_back(client)
            looking.under_way -= 1
            looking.found_out.set()

    async def _count_as_wrong(self, client: str, looking: Looking) -> None:
        async with looking.turn:
            while True:
                try:
                    return self._wrong.charge(client)
                except Refused:
                    if not looking.under_way:
                        raise
                looking.found_out.clear()
                await looking.found_out.wait()

    async def own(self, code: str, token: str) -> Live:
        """The table of whoever has its token, though somebody at their address has guessed too often. Anybody else is
        told the same whatever the code is; nor is it to be learnt from how long that takes, so nothing is looked up in
        the store: a table at which people are is in memory."""
        live = self._keeper.tables.get(code)
        if live is not None:
            with suppress(Refused):
                live.table.person_with(hashed(token))
                return live
        raise TOO_OFTEN()

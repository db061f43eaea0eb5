"""Of which table a request is, and who asks: a session is a bearer token, and a table is found by its code.

Guessing codes has a rate limit for each address, which delays and does not refuse (rate_limit.Shaper). An address may
be wrong so many times at once (limits.WRONG_CODES_AT_ONCE). From then on its codes are answered after a delay, right
ones and wrong ones alike: it grows with every wrong one up to three seconds, and goes as quickly when they stop. A code
is looked up when its delay is over, so how long an answer takes tells nothing, and many codes that are asked for at
once tell no more than one by one. What turns out right was no guess, and does not count. How many codes wait is
bounded: for each address, so that one has no more guesses than that, and in all. Only who comes to a full line is asked
to try again.

Whoever has a token of the table passes at once, whatever others at their address do: a token cannot be guessed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import TypeVar

from aiohttp import web

from parlour.table.classroom.refusals import NO_SUCH_CLASS
from parlour.table.live import frames
from parlour.table.live.classes.keeper import ClassKeeper, LiveClass
from parlour.table.live.keeper import Keeper
from parlour.table.live.live_table import LiveTable, durable
from parlour.table.room.people import as_typed, hashed
from parlour.table.room.refusals import NO_SUCH_TABLE, NO_TOKEN, NOT_YOURS, RequestRefused
from parlour.table.web import limits
from parlour.table.web.rate_limit import Shaper, Throttle
from parlour.table.web.requests import client, json_answer

TABLE = "/api/tables/{code}"

T = TypeVar("T")


class Finding:
    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self.wrong = Shaper(limits.WRONG_CODES_AT_ONCE, limits.WRONG_CODE_EVERY, limits.IN_LINE_OF_A_CLIENT)

    async def table(self, client: str, code: str, token: str) -> tuple[LiveTable, int | None]:
        """The table of this code, and whose token this is there: at once for whoever has one, for others after their
        address's delay."""
        arrived = asyncio.get_running_loop().time()
        own = await self._own(code, token)
        if own is not None:
            return own
        # From when it came: how long it took to look whether the token is good tells of the code.
        counted = await self.wrong.charge(client, since=arrived)
        return await self._unless_wrong(self._keeper.find(code), client, counted), None

    async def of_class(self, keeper: ClassKeeper, client: str, code: str, token: str) -> LiveClass:
        """The same for the class of a code."""
        arrived = asyncio.get_running_loop().time()
        with suppress(RequestRefused):
            if token:
                live = await keeper.find(code)
                if live.hour.has_seen(hashed(token)):
                    return live
        counted = await self.wrong.charge(client, since=arrived)
        return await self._unless_wrong(keeper.find(code), client, counted)

    async def _own(self, code: str, token: str) -> tuple[LiveTable, int] | None:
        with suppress(RequestRefused):
            if token:
                live = await self._keeper.find(code)
                return live, live.table.person_with(hashed(token))
        return None

    async def _unless_wrong(self, found: Awaitable[T], client: str, counted: float) -> T:
        """It counts as wrong until it turns out to be right."""
        wrong = False
        try:
            return await found
        except RequestRefused as refused:
            wrong = refused.code in (NO_SUCH_TABLE.code, NO_SUCH_CLASS.code)
            raise
        finally:
            if not wrong:
                self.wrong.give_back(client, counted)


class TableRequests:
    """The requests about a table, whatever they ask for."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.finding = Finding(keeper)
        self.writes = Throttle(limits.WRITES_AT_ONCE, limits.WRITE_EVERY)

    async def table(self, request: web.Request) -> LiveTable:
        """The table of the request's code, once it is its turn, unless this person changes things too often.

        Whoever is nobody here is counted nowhere: what they want is refused, or they sit down, which has a limit of its
        own. At their address others may be."""
        code = as_typed(request.match_info["code"])
        live, asker = await self.finding.table(client(request), code, token_in(request))
        if asker is not None and request.method != "GET":
            self.writes.charge(f"{code} {asker}")
        return live

    async def person(self, request: web.Request, live: LiveTable) -> int:
        token = token_in(request)
        if not token:
            raise NO_TOKEN()
        return live.table.person_with(hashed(token))

    async def oneself(self, request: web.Request, live: LiveTable) -> int:
        """Whoever asks, if they are the person whom the path names."""
        asker = await self.person(request, live)
        if asker != number(request.match_info["person"]):
            raise NOT_YOURS()
        return asker

    async def lobby(self, live: LiveTable) -> web.Response:
        return json_answer(await durable(live, lambda: frames.lobby_written(live.table, live.here)))


def token_in(request: web.Request) -> str:
    """The token that the request brings along; empty if there is none."""
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else ""


def number(text: str) -> int:
    """Of a seat or a person: a few plain digits, and nothing else that Python would take for a number."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else -1

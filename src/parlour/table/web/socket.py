"""The socket of a table: hello first, then acts and reactions; what comes back is what everybody sees of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any, get_args

import msgspec
from aiohttp import web
from msgspec import UNSET

from parlour.engine.event import Heard
from parlour.engine.refusal import Refused as RulesRefused
from parlour.table import entry as log
from parlour.table.asked import DoneAlready
from parlour.table.codes import as_typed, hashed
from parlour.table.keeper import Keeper
from parlour.table.live import Live
from parlour.table.messages import FromClient, Hello, Reaction, encode
from parlour.table.refusals import Refusal, Refused
from parlour.table.table import Table
from parlour.table.web import limits
from parlour.table.web.answers import client
from parlour.table.web.described import api
from parlour.table.web.guard import BAD_REQUEST, FAULT, OTHER_SITE, from_our_own_page
from parlour.table.web.handing_over import can_be_handed_over, hand_over
from parlour.table.web.http import TablesOverHttp
from parlour.table.web.line import Line
from parlour.table.web.lines import Lines
from parlour.table.web.pace import TOO_OFTEN, Throttle

logger = logging.getLogger("parlour.table")

TOO_MANY_WATCH = Refusal("too_many_watch", 429, "So many watch this table that there is no room for another.")
NOT_A_SPECTATOR = Refusal("spectator", 403, "Whoever watches does not play.")
REACTIONS = frozenset(get_args(Reaction))

Find = Callable[[str], Awaitable[Live]]
"""Finds the table for whoever says hello with this token, or with none."""


class TableSockets:
    def __init__(self, keeper: Keeper, http: TablesOverHttp) -> None:
        self.keeper = keeper
        self.http = http
        self.lines = Lines()
        self.messages = Throttle(limits.MESSAGES_AT_ONCE, limits.MESSAGE_EVERY)
        self.reactions = Throttle(limits.REACTIONS_AT_ONCE, limits.REACTION_EVERY)

    @api(web.WebSocketResponse)
    async def connect(self, request: web.Request) -> web.StreamResponse:
        """The table's socket, for play. Its first message is hello; messages.schema.json has all of them."""
        if not from_our_own_page(request):
            raise OTHER_SITE()
        with ExitStack() as held:
            held.enter_context(self.lines.one_of(client(request)))
            find = await self._way_in(request)
            if not can_be_handed_over(request):
                raise BAD_REQUEST()
            return hand_over(request, Visit(self.keeper, find, self.messages, self.reactions, held.pop_all()))

    async def _way_in(self, request: web.Request) -> Find:
        """Whoever has guessed too often gets a line whatever the code is, and is told so when they have said hello:
        with its token they still come to their own table."""
        code = as_typed(request.match_info["code"])
        try:
            await self.http.finding.table(client(request), code)
        except Refused as refused:
            if refused.code != TOO_OFTEN.code:
                raise
            return partial(self.http.finding.own, code)
        return lambda token: self.keeper.find(code)  # it may go to sleep before they say hello


class Visit(Line):
    """Somebody at a table, for as long as their line is open."""

    def __init__(self, keeper: Keeper, find: Find, messages: Throttle, reactions: Throttle, held: ExitStack) -> None:
        super().__init__()
        self.person: int | None = None
        self._keeper = keeper
        self._find = find
        self._live: Live
        self._who = ""
        """Whose line it is, for counting what they send over all their lines."""
        self._messages = messages
        self._reactions = reactions
        self._held = held
        self._coming: asyncio.Task[None] | None = None
        self._early: list[FromClient] = []
        """What was said after hello, before the table was ready for it."""
        self._is_there = False

    def connected(self) -> None:
        self._patience = asyncio.get_running_loop().call_later(limits.HELLO_WITHIN, self.fail, TimeoutError())

    def gone(self) -> None:
        self._patience.cancel()
        self._held.close()
        if self._is_there:
            self._keeper.audience.leave(self._live, self)

    def close(self, code: int, reason: str) -> None:
        """Whoever is let go leaves the table now, however long their line takes to hear why."""
        super().close(code, reason)
        asyncio.get_running_loop().call_soon(self._keeper.audience.leave, self._live, self)

    def hear(self, message: FromClient) -> None:
        if self._is_there:
            self._take(message)
        elif self._coming is not None:
            self._early.append(message)
        elif message.hello is not UNSET:
            self._patience.cancel()
            self._coming = asyncio.get_running_loop().create_task(self._come(message.hello))
        else:
            raise msgspec.ValidationError("hello comes first")

    async def _come(self, hello: Hello) -> None:
        try:
            await self._sit_down(hello)
            for message in self._early:
                self._take(message)
        except Exception as problem:
            self.fail(problem)

    async def _sit_down(self, hello: Hello) -> None:
        live = self._live = await self._find(hello.token or "")
        if hello.token is None:
            live.table.must_let_in()
            if sum(screen.person is None for screen in live.screens) >= limits.SPECTATORS_OF_A_TABLE:
                raise TOO_MANY_WATCH()
        else:
            person = self.person = await self._keeper.person_with(live, hashed(hello.token))
            self._who = f"{live.table.code} {person}"
            if live.table.company.people[person].away:
                await self._keeper.ask(live, lambda table, at: (table.come_back(person, at), None))
        await self._keeper.keep_up_with(live, hello.seen)
        if self.open:
            self._keeper.audience.welcome(live, self, hello.seen)
            self._is_there = True

    # ── what they say ───────────────────────────────────────────────────────────────────────────────────────────────

    def _take(self, message: FromClient) -> None:
        if self.person is not None:
            self._messages.charge(self._who)
        if message.do is not UNSET and message.id is not UNSET:
            self._act(message.id, message.do, None if message.at is UNSET else message.at)
        elif message.react is not UNSET:
            self._react(message.react)
        elif message.salt is not UNSET:
            self._salt(message.salt)
        else:
            raise msgspec.ValidationError("neither an act nor a reaction nor salt")

    def _react(self, name: str) -> None:
        """Shown to everybody, and kept nowhere. What one person sends too often is not shown."""
        table = self._live.table
        if name in REACTIONS and self.person is not None:
            with suppress(Refused):
                self._reactions.charge(self._who)
                frame = encode({"react": name, "person": self.person, "seat": table.company.seat_of(self.person)})
                self._keeper.audience.show_to_all(self._live, frame)

    def _act(self, id: str, act: dict[str, Any], seen: int | None) -> None:
        told = partial(self._tell, id)
        person = self.person
        if person is None:
            told(NOT_A_SPECTATOR())
            return
        name = f"{person}:{id}"

        def command(table: Table, at: int) -> tuple[log.Entry, Heard | None]:
            done = table.number_of(name)
            if done is not None:
                raise DoneAlready(done)
            return table.act(table.seat_to_act(person), act, name, seen, at)

        self._keeper.ask_soon(self._live, command, told)

    def _salt(self, salt: str) -> None:
        """It is random, so it is its own id: the answer names it."""
        told = partial(self._tell, salt)
        person = self.person
        if person is None:
            told(NOT_A_SPECTATOR())
        else:
            self._keeper.ask_soon(self._live, lambda table, at: (table.salt(person, salt, at), None), told)

    def _tell(self, id: str, outcome: int | Exception) -> None:
        if isinstance(outcome, int):
            self.send(encode({"id": id, "ok": outcome}))
            return
        if not isinstance(outcome, RulesRefused | Refused):
            logger.error("an act met a fault of ours", exc_info=outcome)
            outcome = FAULT()
        ruling = outcome.ruling if isinstance(outcome, RulesRefused) else None
        refused = {"code": outcome.code, "ruling": ruling, "text": outcome.text, "args": outcome.about}
        self.send(encode({"id": id, "refused": refused}))

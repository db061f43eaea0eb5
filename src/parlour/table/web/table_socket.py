"""The socket of a table: hello first, then acts and reactions; what comes back is what everybody sees of them.

An act has an id of its sender's own (an idempotency key): who reconnects sends it again, and it is done once."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any, assert_never, get_args

import msgspec
from aiohttp import web
from msgspec import UNSET

from parlour.engine.refusal import Refused
from parlour.table.live.live_table import LiveTable
from parlour.table.room.commands import AddSalt, ComeBack, PlayAct
from parlour.table.room.people import as_typed, hashed
from parlour.table.room.refusals import RequestRefusal, RequestRefused
from parlour.table.web import limits
from parlour.table.web.connection_limits import TOO_MANY_LINES, Crowd, OpenSockets
from parlour.table.web.middleware import BAD_REQUEST, FAULT, OTHER_SITE, is_same_origin
from parlour.table.web.rate_limit import Throttle
from parlour.table.web.requests import api, client
from parlour.table.web.table_requests import TableRequests
from parlour.table.web.upgrade import can_be_handed_over, hand_over
from parlour.table.web.websocket import WebSocket
from parlour.table.wire.messages import (
    Do,
    GiveSalt,
    Hello,
    Hurry,
    Message,
    React,
    ReactionName,
    SayHello,
    encode,
    read_message,
)

logger = logging.getLogger("parlour.table")

TOO_MANY_WATCH = RequestRefusal("too_many_watch", 429, "So many watch this table that there is no room for another.")
NOT_A_SPECTATOR = RequestRefusal("spectator", 403, "Whoever watches does not play.")
REACTIONS = frozenset(get_args(ReactionName))


class TableSockets:
    def __init__(self, asks: TableRequests) -> None:
        self.keeper = asks.keeper
        self.finding = asks.finding
        self.lines = OpenSockets()
        self.strangers = Crowd(limits.STRANGERS)
        self.messages = Throttle(limits.MESSAGES_AT_ONCE, limits.MESSAGE_EVERY)
        self.toggles = Throttle(limits.TOGGLES_AT_ONCE, limits.TOGGLE_EVERY)
        self.reactions = Throttle(limits.REACTIONS_AT_ONCE, limits.REACTION_EVERY)

    @api(web.WebSocketResponse)
    async def connect(self, request: web.Request) -> web.StreamResponse:
        """The table's socket, for play. Its first message is hello; messages.schema.json has all of them."""
        if not is_same_origin(request):
            raise OTHER_SITE()
        if not can_be_handed_over(request):
            raise BAD_REQUEST()
        return hand_over(request, Visit(self, client(request), as_typed(request.match_info["code"])))


class Visit(WebSocket):
    """Somebody at a table, for as long as their line is open."""

    def __init__(self, sockets: TableSockets, client: str, code: str) -> None:
        super().__init__()
        self.person: int | None = None
        self._keeper = sockets.keeper
        self._strangers = sockets.strangers
        self._lines = sockets.lines
        self._client = client
        self._code = code
        self._finding = sockets.finding
        self._live: LiveTable
        self._who = ""
        """Whose line it is, for counting what they send over all their lines."""
        self._messages = sockets.messages
        self._toggles = sockets.toggles
        self._reactions = sockets.reactions
        self._coming: asyncio.Task[None] | None = None
        self._early: list[Message] = []
        """What was said after hello, before the table was ready for it."""
        self._is_there = False

    def connected(self) -> None:
        self._patience = asyncio.get_running_loop().call_later(limits.HELLO_WITHIN, self.fail, TimeoutError())
        self._strangers.add(self, self._client)
        self._lines.add(self._client, self._code, self)

    def gone(self) -> None:
        self._is_no_stranger()
        self._lines.discard(self._client, self)
        if self._is_there:
            self._keeper.audience.leave(self._live, self)

    def close(self, code: int, reason: str) -> None:
        """Whoever is let go leaves the table now, however long their line takes to hear why."""
        super().close(code, reason)
        if self._is_there:
            asyncio.get_running_loop().call_soon(self._keeper.audience.leave, self._live, self)

    def give_way(self) -> None:
        """To others who may say hello. That they hear why is not waited for."""
        self.fail(TOO_MANY_LINES())
        self.cut()

    def _is_no_stranger(self) -> None:
        self._patience.cancel()
        self._strangers.discard(self, self._client)

    def hear(self, content: bytes | memoryview) -> None:
        message = read_message(content)
        if self._is_there:
            self._take(message)
        elif self._coming is not None:
            self._early.append(message)
        elif isinstance(message, SayHello):
            self._is_no_stranger()
            self.read_later()  # it may be a while until it is their turn
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
        finally:
            self.read_on()

    async def _sit_down(self, hello: Hello) -> None:
        live, person = await self._finding.table(self._client, self._code, hello.token or "")
        self._live = live
        if hello.token is None:
            live.table.must_let_in()
            if sum(screen.person is None for screen in live.screens) >= limits.SPECTATORS_OF_A_TABLE:
                raise TOO_MANY_WATCH()
        else:
            if person is None:
                person = live.table.person_with(hashed(hello.token))  # which says what speaks against it
            self.person = person
            self._who = f"{live.table.code} {person}"
            if live.table.company.people[person].away:
                await self._keeper.ask(live, ComeBack(person))
            if person == live.table.owner:
                await self._keeper.see_to_the_host(live, {person})
        if self.open:
            self._is_there = True
            self._keeper.audience.welcome(live, self, hello.seen)

    # ── what they say ───────────────────────────────────────────────────────────────────────────────────────────────

    def _take(self, message: Message) -> None:
        if self.person is not None:
            self._messages.charge(self._who)
        match message:
            case Do(id=id, do=act, at=at):
                self._act(id, act, None if at is UNSET else at)
            case React(react=name):
                self._react(name)
            case GiveSalt(salt=salt):
                self._salt(salt)
            case Hurry():
                self._hurry()
            case SayHello():
                raise msgspec.ValidationError("hello is said once")
            case _:
                assert_never(message)

    def _react(self, name: str) -> None:
        """Shown to everybody, and kept nowhere. What one person sends too often is not shown."""
        table = self._live.table
        if name in REACTIONS and self.person is not None:
            with suppress(RequestRefused):
                self._reactions.charge(self._who)
                frame = encode({"react": name, "person": self.person, "seat": table.company.seat_of(self.person)})
                self._keeper.audience.show_to_all(self._live, frame)

    def _hurry(self) -> None:
        """Answered by what the bots do, if there is one to hurry. Whoever has no seat waits like everybody else."""
        if self.person is not None and self._live.table.company.seat_of(self.person) is not None:
            self._keeper.hurry_bots(self._live)

    def _act(self, id: str, act: dict[str, Any], seen: int | None) -> None:
        told = partial(self._tell, id)
        person = self.person
        if person is None:
            told(NOT_A_SPECTATOR())
            return
        name = f"{person}:{id}"
        table = self._live.table
        if table.is_toggle(act) and table.number_of(name) is None:
            try:
                self._toggles.charge(self._who)
            except RequestRefused as refused:  # of this act alone: whoever cannot decide keeps their line
                told(refused)
                return
        self._keeper.ask_soon(self._live, PlayAct(person, act, name, seen), told, self)

    def _salt(self, salt: str) -> None:
        """It is random, so it is its own id: the answer names it."""
        told = partial(self._tell, salt)
        person = self.person
        if person is None:
            told(NOT_A_SPECTATOR())
        else:
            self._keeper.ask_soon(self._live, AddSalt(person, salt), told)

    def _tell(self, id: str, outcome: int | Exception) -> None:
        if isinstance(outcome, int):
            self.send(encode({"id": id, "ok": outcome}))
            return
        if not isinstance(outcome, Refused | RequestRefused):
            logger.error("an act met a fault of ours", exc_info=outcome)
            outcome = FAULT()
        ruling = outcome.ruling if isinstance(outcome, Refused) else None
        refused = {"code": outcome.code, "ruling": ruling, "text": outcome.text, "args": outcome.about}
        self.send(encode({"id": id, "refused": refused}))

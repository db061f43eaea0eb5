"""The socket of a table: hello first, then acts and reactions; what comes back is what everybody sees of them."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
from aiohttp import WSMsgType, web
from msgspec import UNSET

from parlour.engine.event import Heard
from parlour.engine.refusal import Refused as RulesRefused
from parlour.table import entry as log
from parlour.table.closing import Closing
from parlour.table.codes import hashed
from parlour.table.keeper import Keeper, Live
from parlour.table.messages import FromClient, encode, read_message
from parlour.table.refusals import Refusal, Refused
from parlour.table.table import Table
from parlour.table.web.guard import OTHER_SITE, Throttle, from_our_own_page
from parlour.table.web.http import TablesOverHttp
from parlour.table.web.screen import Screen

HELLO_WITHIN = 10.0
HEARTBEAT = 20.0
LARGEST_MESSAGE = 16_384
MESSAGES_AT_ONCE = 200  # a person sends a few in a second, a bot perhaps a hundred
MESSAGE_EVERY = 0.01
NOT_A_SPECTATOR = Refusal("spectator", 403, "Whoever watches does not play.")
REACTIONS = frozenset({"laugh", "clap", "wow", "heart", "think", "thumb"})


class TableSockets:
    def __init__(self, keeper: Keeper, http: TablesOverHttp) -> None:
        self.keeper = keeper
        self.http = http

    async def connect(self, request: web.Request) -> web.StreamResponse:
        if not from_our_own_page(request):
            raise OTHER_SITE()
        live = await self.http.table(request)
        socket = web.WebSocketResponse(max_msg_size=LARGEST_MESSAGE, heartbeat=HEARTBEAT, compress=False)
        await socket.prepare(request)
        try:
            await self._talk(socket, live)
        except Refused as refused:
            await socket.close(code=Closing.REFUSED, message=refused.text.encode()[:120])
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, TimeoutError):
            await socket.close(code=Closing.MALFORMED, message=b"That message could not be read.")
        return socket

    async def _talk(self, socket: web.WebSocketResponse, live: Live) -> None:
        message = await _next(socket, within=HELLO_WITHIN)
        if message is None:
            return
        if message.hello is UNSET:
            raise msgspec.ValidationError("hello comes first")
        token = message.hello.token
        person = None if token is None else live.table.person_with(hashed(token))
        screen = Screen(socket, person)
        if person is not None and live.table.company.people[person].away:
            await self.keeper.ask(live, lambda table, at: (table.come_back(person, at), None))
        self.keeper.show(live, screen, message.hello.seen)
        pace = Throttle(at_once=MESSAGES_AT_ONCE, every=MESSAGE_EVERY)
        try:
            while (message := await _next(socket)) is not None:
                pace.charge("")
                self._take(live, screen, message)
        finally:
            self.keeper.leave(live, screen)

    def _take(self, live: Live, screen: Screen, message: FromClient) -> None:
        if message.react is not UNSET:
            if message.react in REACTIONS and screen.person is not None:
                frame = encode({"react": message.react, "seat": live.table.company.seat_of(screen.person)})
                for other in live.screens:
                    other.send(frame)
        elif message.do is not UNSET and message.id is not UNSET:
            self._act(live, screen, message.id, message.do, None if message.at is UNSET else message.at)
        else:
            raise msgspec.ValidationError("neither an act nor a reaction")

    def _act(self, live: Live, screen: Screen, id: str, act: dict[str, Any], seen: int | None) -> None:
        told = partial(_tell, screen, id)
        person = screen.person
        if person is None:
            told(NOT_A_SPECTATOR())
            return
        done = live.table.done.get(f"{person}:{id}")
        if done is not None:
            told(done)
            return

        def command(table: Table, at: int) -> tuple[log.Entry, Heard | None]:
            return table.act(table.seat_to_act(person), act, f"{person}:{id}", seen, at)

        self.keeper.ask_soon(live, command, told)


def _tell(screen: Screen, id: str, outcome: int | Exception) -> None:
    if isinstance(outcome, int):
        screen.send(encode({"id": id, "ok": outcome}))
        return
    refused: dict[str, Any] = {"code": "fault", "ruling": None, "text": "Something went wrong here.", "args": {}}
    if isinstance(outcome, RulesRefused):
        refused = {"code": outcome.code, "ruling": outcome.ruling, "text": outcome.text, "args": outcome.about}
    elif isinstance(outcome, Refused):
        refused |= {"code": outcome.code, "text": outcome.text}
    screen.send(encode({"id": id, "refused": refused}))


async def _next(socket: web.WebSocketResponse, within: float | None = None) -> FromClient | None:
    """The next message, or None when the line is closed."""
    async with asyncio.timeout(within):
        received = await socket.receive()
    if received.type in (WSMsgType.TEXT, WSMsgType.BINARY):
        content = received.data.encode() if isinstance(received.data, str) else received.data
        return read_message(content)
    return None

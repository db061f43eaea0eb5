"""A table's life over HTTP: made, joined, set up, begun, paused, gone on with, ended, begun again."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from aiohttp import web
from msgspec import UNSET

from parlour.decks import Deck, card_texts
from parlour.table import entry as log
from parlour.table import frames, messages
from parlour.table.codes import as_typed, hashed, new_code, new_token
from parlour.table.fairness import new_seed
from parlour.table.keeper import Keeper, Live
from parlour.table.messages import encode
from parlour.table.people import Bot
from parlour.table.refusals import NO_SUCH_TABLE, NO_TOKEN, Refusal, Refused
from parlour.table.store import Taken
from parlour.table.table import Table
from parlour.table.web.guard import Throttle

T = TypeVar("T")
Handler = Callable[[web.Request], Awaitable[web.Response]]

MALFORMED = Refusal("malformed", 400, "That is not what belongs here: {problem}.")
BOT_NAMES = ("Pendle", "Marlow", "Sable", "Tansy", "Bramble", "Clover", "Juniper", "Wren")


class TablesOverHttp:
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.wrong_codes = Throttle(at_once=20, every=3.0)
        self.new_tables = Throttle(at_once=600, every=0.5)  # a whole school may come from one address

    def routes(self) -> list[web.RouteDef]:
        table = "/api/tables/{code}"
        return [
            web.post("/api/tables", self.make),
            web.get(table, self.look),
            web.patch(table, self.change),
            web.post(f"{table}/seats", self.join),
            web.delete(f"{table}/seats/{{seat}}", self.free),
            web.post(f"{table}/seats/{{seat}}/move", self.move),
            web.post(f"{table}/bots", self.add_bot),
            web.post(f"{table}/start", self.start),
            web.post(f"{table}/rematch", self.rematch),
            web.post(f"{table}/pause", self.pause),
            web.post(f"{table}/resume", self.resume),
            web.post(f"{table}/go-on", self.go_on),
            web.post(f"{table}/hide", self.hide),
            web.post(f"{table}/end", self.end),
            web.get(f"{table}/deck", self.deck),
        ]

    # ── coming and going ────────────────────────────────────────────────────────────────────────────────────────────

    async def make(self, request: web.Request) -> web.Response:
        self.new_tables.charge(client(request))
        asked = await body(request, messages.MakeTable)
        token = new_token()
        host = log.Newcomer(asked.name, asked.avatar or "", hashed(token), asked.salt)
        made = log.Made(self.keeper.now(), asked.game, host, new_seed(), asked.deck, asked.options)
        live = await self._make(made)
        return self._seated(request, live, 0, token)

    async def _make(self, made: log.Made) -> Live:
        while True:
            try:
                return await self.keeper.make(new_code(), made)
            except Taken:
                continue  # one code in two million, and there are others

    async def join(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        asked = await body(request, messages.Join)
        token = new_token()
        if asked.ticket is not None:
            ticket = hashed(asked.ticket)
            await self.keeper.ask(live, lambda table, at: (table.use_ticket(ticket, hashed(token), at), None))
            return self._seated(request, live, live.table.person_with(hashed(token)), token)
        who = log.Newcomer(asked.name, asked.avatar or "", hashed(token), asked.salt)
        await self.keeper.ask(live, lambda table, at: (table.join(who, at), None))
        return self._seated(request, live, live.table.person_with(hashed(token)), token)

    async def free(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        seat = number(request.match_info["seat"])
        asker = self.person(request, live)
        await self.keeper.ask(live, lambda table, at: (table.free(asker, seat, at), None))
        return self._lobby(live)

    async def move(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        asker = self.person(request, live)
        ticket = new_token()
        await self.keeper.ask(live, lambda table, at: (table.give_ticket(asker, hashed(ticket), at), None))
        return answer({"link": f"{request.scheme}://{request.host}/{live.table.code}#{ticket}"})

    async def add_bot(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        asked = await body(request, messages.AddBot)
        taken = {bot.name for bot in live.table.bots}
        name = next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])
        await self._as_host(request, live, lambda table, at: table.add_bot(Bot(name, "bear", asked.level), at))
        return self._lobby(live)

    # ── the host's ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def change(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        asked = await body(request, messages.Change)
        fields = {name: value for name, value in msgspec.structs.asdict(asked).items() if value is not UNSET}
        await self._as_host(request, live, lambda table, at: table.change(log.Changed(at, **fields)))
        return self._lobby(live)

    async def start(self, request: web.Request) -> web.Response:
        return await self._begin(request, rematch=False)

    async def rematch(self, request: web.Request) -> web.Response:
        return await self._begin(request, rematch=True)

    async def _begin(self, request: web.Request, *, rematch: bool) -> web.Response:
        live = await self.table(request)
        live.table.must_be_host(self.person(request, live))
        deck = await self.keeper.keep_deck(live)
        await self._as_host(request, live, lambda table, at: table.begin(at, deck, new_seed(), rematch=rematch))
        return self._lobby(live)

    async def pause(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        await self._as_host(request, live, lambda table, at: table.pause(at))
        return self._lobby(live)

    async def resume(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        await self._as_host(request, live, lambda table, at: table.resume(at))
        return self._lobby(live)

    async def hide(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        asked = await body(request, messages.Hide)
        await self._as_host(request, live, lambda table, at: table.hide(asked.number, at))
        return self._lobby(live)

    async def end(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        await self._as_host(request, live, lambda table, at: log.Closed(at))
        await self.keeper.close(live)
        return self._lobby(live)

    async def go_on(self, request: web.Request) -> web.Response:
        live = await self.table(request)
        asker = self.person(request, live)
        live.table.must_be_host(asker)
        await self.keeper.go_on(live, live.table.company.seat_of(asker))
        return self._lobby(live)

    async def _as_host(self, request: web.Request, live: Live, asked: Callable[[Table, int], log.Entry]) -> None:
        asker = self.person(request, live)

        def command(table: Table, at: int) -> tuple[log.Entry, None]:
            table.must_be_host(asker)
            return asked(table, at), None

        await self.keeper.ask(live, command)

    # ── what anybody may know ───────────────────────────────────────────────────────────────────────────────────────

    async def look(self, request: web.Request) -> web.Response:
        return self._lobby(await self.table(request))

    async def deck(self, request: web.Request) -> web.Response:
        """The texts of the table's cards: what is printed on every card of the deck, not who has which."""
        live = await self.table(request)
        match = live.table.match
        deck = match.header.deck if match is not None else None
        return answer(card_texts(deck, live.table.options) if isinstance(deck, Deck) else {})

    # ── helpers ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def table(self, request: web.Request) -> Live:
        code = as_typed(request.match_info["code"])
        try:
            return await self.keeper.find(code)
        except Refused as refused:
            if refused.code == NO_SUCH_TABLE.code:
                self.wrong_codes.charge(client(request))
            raise

    def person(self, request: web.Request, live: Live) -> int:
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if kind.lower() != "bearer":
            raise NO_TOKEN()
        return live.table.person_with(hashed(token))

    def _seated(self, request: web.Request, live: Live, person: int, token: str) -> web.Response:
        code = live.table.code
        link = f"{request.scheme}://{request.host}/{code}"
        return answer(messages.Seated(code, live.table.company.seat_of(person), token, link))

    def _lobby(self, live: Live) -> web.Response:
        return answer(frames.lobby(live.table, live.here))


def client(request: web.Request) -> str:
    """Who it is, for counting only; it is forgotten within minutes and never written down."""
    return hashlib.sha256((request.remote or "").encode()).hexdigest()


def number(text: str) -> int:
    try:
        return int(text) if len(text) < 4 else -1
    except ValueError:
        return -1


def answer(value: Any) -> web.Response:
    return web.Response(body=encode(value), content_type="application/json")


async def body(request: web.Request, kind: type[T]) -> T:
    content = await request.read()
    try:
        return msgspec.json.decode(content or b"{}", type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise MALFORMED(problem=str(problem).replace("`", "'")) from None

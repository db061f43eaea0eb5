"""A table's life over HTTP: made, joined, set up, begun, paused, gone on with, ended, begun again. Each request
becomes a command."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext, suppress
from typing import Any

import msgspec
from aiohttp import web
from msgspec import UNSET

from parlour.bots import CHARACTERS, Character
from parlour.decks import Deck
from parlour.table.live.codes import OwnCodes
from parlour.table.live.live_table import LiveTable
from parlour.table.log import entry as log
from parlour.table.log.reading import name_of
from parlour.table.log.store import Conflict
from parlour.table.room.commands import (
    BeginMatch,
    ChangeName,
    ChangeSettings,
    Command,
    FreeSeat,
    GiveTicket,
    HideText,
    PauseMatch,
    Readmit,
    ResumeMatch,
    SeatBot,
    SendAway,
    SitDown,
    StandIn,
    StopMatch,
    SwapSeats,
    TrainBot,
    UseTicket,
)
from parlour.table.room.decide import decide
from parlour.table.room.fairness import new_seed
from parlour.table.room.people import SeatedBot, hashed, new_token
from parlour.table.room.refusals import NOT_YOURS, TABLE_OF_CLASS
from parlour.table.room.table import Table
from parlour.table.web import limits
from parlour.table.web.connection_limits import NO_ROOM, TableLimit
from parlour.table.web.decks import DecksOverHttp
from parlour.table.web.rate_limit import Shaper
from parlour.table.web.requests import answer, api, body, client
from parlour.table.web.table_requests import TABLE, TableRequests, number
from parlour.table.wire import bodies, messages


class TablesOverHttp:
    def __init__(self, asks: TableRequests, codes: OwnCodes, decks: DecksOverHttp) -> None:
        self.asks = asks
        self.codes = codes
        self.keeper = asks.keeper
        self.decks = decks
        self.room = TableLimit(asks.keeper)
        self.new_tables = Shaper(limits.NEW_TABLES_AT_ONCE, limits.NEW_TABLE_EVERY, limits.IN_LINE_OF_A_CLIENT)
        self.joins = Shaper(limits.JOINS_AT_ONCE, limits.JOIN_EVERY, limits.JOINS_IN_LINE)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.post("/api/tables", self.make),
            web.get(TABLE, self.look),
            web.patch(TABLE, self.change),
            web.post(f"{TABLE}/seats", self.join),
            web.delete(f"{TABLE}/seats/{{seat}}", self.free),
            web.patch(f"{TABLE}/seats/{{seat}}", self.set_level),
            web.delete(f"{TABLE}/people/{{person}}", self.send_away),
            web.patch(f"{TABLE}/people/{{person}}", self.rename),
            web.post(f"{TABLE}/people/{{person}}/let-back", self.let_back),
            web.post(f"{TABLE}/seats/{{seat}}/move", self.move),
            web.post(f"{TABLE}/people/{{person}}/move", self.move_person),
            web.post(f"{TABLE}/seats/{{seat}}/stand-in", self.stand_in),
            web.post(f"{TABLE}/seats/{{seat}}/swap", self.swap),
            web.post(f"{TABLE}/bots", self.add_bot),
            web.post(f"{TABLE}/start", self.start),
            web.post(f"{TABLE}/rematch", self.rematch),
            web.post(f"{TABLE}/pause", self.pause),
            web.post(f"{TABLE}/resume", self.resume),
            web.post(f"{TABLE}/go-on", self.go_on),
            web.post(f"{TABLE}/stop", self.stop),
            web.post(f"{TABLE}/hide", self.hide),
            web.post(f"{TABLE}/end", self.end),
        ]

    # ── coming and going ────────────────────────────────────────────────────────────────────────────────────────────

    @api(bodies.Seated, bodies.MakeTable)
    async def make(self, request: web.Request) -> web.Response:
        """A new table, and its host with it."""
        asked = await body(request, bodies.MakeTable, limits.LARGEST_DECK)
        deck, brought = await self._chosen(request, asked.deck)
        token = new_token()
        host = log.Newcomer(asked.name, asked.avatar or "", hashed(token))
        made = log.Made(self.keeper.now(), asked.game, host, new_seed(), deck, asked.options)
        async with self.new_tables.counting(client(request)):
            live = await self._make(made, brought)
        return self._seated(request, live, token)

    async def _make(self, made: log.Made, brought: Deck | None) -> LiveTable:
        await self.room.take()
        async for code in self.codes.drawn():
            with suppress(Conflict):  # one code in a million, and there are others
                return await self.keeper.make(code, made, brought)
        raise NO_ROOM()

    @api(bodies.Seated, bodies.Join)
    async def join(self, request: web.Request) -> web.Response:
        """Sit down, or on the bench if every seat is taken; with a ticket, bring a place along to another device."""
        live = await self.asks.table(request)
        asked = await body(request, bodies.Join)
        token = asked.token or new_token()
        who = log.Newcomer(asked.name, asked.avatar or "", hashed(token))
        if live.table.of_class is not None:
            raise TABLE_OF_CLASS()
        sits_down = asked.ticket is None and not live.table.has_seen(who.token)
        comes = SitDown(who) if asked.ticket is None else UseTicket(hashed(asked.ticket), who.token)
        async with self.joins.counting(f"{client(request)} {live.table.code}") if sits_down else nullcontext():
            await self.keeper.ask(live, comes)
        return self._seated(request, live, token)

    @api(messages.Lobby, who="a person at the table")
    async def free(self, request: web.Request) -> web.Response:
        """A seat is freed, by whoever sits there or by the host. During a match a bot takes it over."""
        live = await self.asks.table(request)
        seat = number(request.match_info["seat"])
        asker = await self.asks.person(request, live)
        await self.keeper.ask(live, FreeSeat(asker, seat))
        return await self.asks.lobby(live)

    @api(messages.Lobby, who="a person at the table")
    async def send_away(self, request: web.Request) -> web.Response:
        """Somebody leaves the table, from a seat, from the bench or without either; or the host sends them away."""
        live = await self.asks.table(request)
        person = number(request.match_info["person"])
        asker = await self.asks.person(request, live)
        await self.keeper.ask(live, SendAway(asker, person))
        return await self.asks.lobby(live)

    @api(messages.Lobby, who="the host")
    async def let_back(self, request: web.Request) -> web.Response:
        """Somebody who was sent away may come back, with the token they had."""
        live = await self.asks.table(request)
        person = number(request.match_info["person"])
        return await self._as_host(request, live, lambda host: Readmit(host, person))

    @api(messages.Lobby, bodies.Rename, who="a person at the table")
    async def rename(self, request: web.Request) -> web.Response:
        """One's own name and picture are changed, also during a match; where they are so already, nothing is done."""
        live = await self.asks.table(request)
        asker = await self.asks.oneself(request, live)
        asked = await body(request, bodies.Rename)
        await self.keeper.ask(live, ChangeName(asker, asked.name, asked.avatar))
        return await self.asks.lobby(live)

    @api(bodies.MoveLink, who="a person at the table")
    async def move(self, request: web.Request) -> web.Response:
        """A link that moves one's own seat to another device, once."""
        live = await self.asks.table(request)
        asker = await self.asks.person(request, live)
        if live.table.company.seat_of(asker) != number(request.match_info["seat"]):
            raise NOT_YOURS()
        return await self._move(request, live, asker)

    @api(bodies.MoveLink, who="a person at the table")
    async def move_person(self, request: web.Request) -> web.Response:
        """A link that moves one's own place, a seat or none, to another device, once."""
        live = await self.asks.table(request)
        return await self._move(request, live, await self.asks.oneself(request, live))

    async def _move(self, request: web.Request, live: LiveTable, asker: int) -> web.Response:
        ticket = new_token()
        await self.keeper.ask(live, GiveTicket(asker, hashed(ticket)))
        return answer(bodies.MoveLink(f"{request.scheme}://{request.host}/{live.table.code}#{ticket}"))

    @api(messages.Lobby, who="the host")
    async def stand_in(self, request: web.Request) -> web.Response:
        """A bot plays in this seat until whoever sits there is back; their token stays good."""
        live = await self.asks.table(request)
        seat = number(request.match_info["seat"])
        return await self._as_host(request, live, lambda host: StandIn(host, seat))

    @api(messages.Lobby, bodies.AddBot, who="the host")
    async def add_bot(self, request: web.Request) -> web.Response:
        """A bot sits down."""
        live = await self.asks.table(request)
        asked = await body(request, bodies.AddBot)
        who = self._next_character(live.table)
        bot = SeatedBot(who.name, who.portrait, asked.level)
        return await self._as_host(request, live, lambda host: SeatBot(host, bot))

    @api(messages.Lobby, bodies.SetLevel, who="the host")
    async def set_level(self, request: web.Request) -> web.Response:
        """The bot in this seat plays at another level, also in the middle of a match."""
        live = await self.asks.table(request)
        seat = number(request.match_info["seat"])
        asked = await body(request, bodies.SetLevel)
        return await self._as_host(request, live, lambda host: TrainBot(host, seat, asked.level))

    @api(messages.Lobby, bodies.ChangePlaces, who="the host")
    async def swap(self, request: web.Request) -> web.Response:
        """Whoever sits in these two seats changes places, before a match: where there are teams, seats decide them."""
        live = await self.asks.table(request)
        seat = number(request.match_info["seat"])
        asked = await body(request, bodies.ChangePlaces)
        return await self._as_host(request, live, lambda host: SwapSeats(host, seat, asked.other))

    # ── the host's ──────────────────────────────────────────────────────────────────────────────────────────────────

    @api(messages.Lobby, bodies.Change, who="the host")
    async def change(self, request: web.Request) -> web.Response:
        """The settings are changed; game, deck and options not during a match."""
        live = await self.asks.table(request)
        asker = await self.asks.person(request, live)
        live.table.must_be_host(asker)
        asked = await body(request, bodies.Change, limits.LARGEST_DECK)
        fields = {name: value for name, value in msgspec.structs.asdict(asked).items() if value is not UNSET}
        brought = None
        if asked.deck is not UNSET:
            fields["deck"], brought = await self._chosen(request, asked.deck)
        now = self.keeper.now()
        command = ChangeSettings(asker, log.Changed(now, **fields), brought)
        if brought is not None:
            decide(live.table, command, now)  # what is refused is not kept
            await self.keeper.deck_cache.keep(live.table.code, brought)
        await self.keeper.ask(live, command)
        return await self.asks.lobby(live)

    async def _chosen(self, request: web.Request, deck: str | dict[str, Any] | None) -> tuple[str | None, Deck | None]:
        """The name of the deck that is asked for, and the deck if it was brought along."""
        if not isinstance(deck, dict):
            return deck, None
        brought = await self.decks.brought(request, deck)
        return name_of(brought), brought

    @api(messages.Lobby, who="the host")
    async def start(self, request: web.Request) -> web.Response:
        """A match begins."""
        return await self._begin(request, rematch=False)

    @api(messages.Lobby, who="the host")
    async def rematch(self, request: web.Request) -> web.Response:
        """Another match begins, with the next first seat; the bench changes places with whoever has sat longest."""
        return await self._begin(request, rematch=True)

    async def _begin(self, request: web.Request, *, rematch: bool) -> web.Response:
        live = await self.asks.table(request)
        asker = await self.asks.person(request, live)
        live.table.must_be_host(asker)
        deck = await self.keeper.deck_cache.keep_for_next_match(live)
        await self.keeper.ask(live, BeginMatch(asker, deck, new_seed(), rematch))
        return await self.asks.lobby(live)

    @api(messages.Lobby, who="the host")
    async def pause(self, request: web.Request) -> web.Response:
        """The match stands still, and so does its clock."""
        live = await self.asks.table(request)
        return await self._as_host(request, live, PauseMatch)

    @api(messages.Lobby, who="the host")
    async def resume(self, request: web.Request) -> web.Response:
        """The match goes on, and its clock has as long left as it had."""
        live = await self.asks.table(request)
        return await self._as_host(request, live, ResumeMatch)

    @api(messages.Lobby, who="the host")
    async def stop(self, request: web.Request) -> web.Response:
        """The match is put away unfinished, and the lobby is open again: for another game, another deck."""
        live = await self.asks.table(request)
        return await self._as_host(request, live, StopMatch)

    @api(messages.Lobby, bodies.Hide, who="the host")
    async def hide(self, request: web.Request) -> web.Response:
        """A typed text is hidden from all screens."""
        live = await self.asks.table(request)
        asked = await body(request, bodies.Hide)
        return await self._as_host(request, live, lambda host: HideText(host, asked.number))

    @api(messages.Lobby, who="the host")
    async def end(self, request: web.Request) -> web.Response:
        """The table is closed for good; what people have typed is wiped, and decks that were brought along, unless it
        is to be kept."""
        live = await self.asks.table(request)
        live.table.must_be_host(await self.asks.person(request, live))
        await self.keeper.close(live.table.code)
        return await self.asks.lobby(live)

    @api(messages.Lobby, bodies.GoOn, who="the host")
    async def go_on(self, request: web.Request) -> web.Response:
        """Go on without waiting any longer: the clock runs out now, and the step is taken (A10)."""
        live = await self.asks.table(request)
        asker = await self.asks.person(request, live)
        live.table.must_be_host(asker)
        asked = await body(request, bodies.GoOn)
        await self.keeper.go_on(live, asker, live.table.number if asked.at is UNSET else asked.at)
        return await self.asks.lobby(live)

    async def _as_host(self, request: web.Request, live: LiveTable, asked: Callable[[int], Command]) -> web.Response:
        """Done if it is the host who asks; the answer is the table as it is then."""
        await self.keeper.ask(live, asked(await self.asks.person(request, live)))
        return await self.asks.lobby(live)

    # ── what it is now ──────────────────────────────────────────────────────────────────────────────────────────────

    @api(messages.Lobby)
    async def look(self, request: web.Request) -> web.Response:
        """What anybody with the code may know of a table."""
        return await self.asks.lobby(await self.asks.table(request))

    # ── helpers ─────────────────────────────────────────────────────────────────────────────────────────────────────

    @staticmethod
    def _next_character(table: Table) -> Character:
        """The first that is free, and whose portrait nobody at the table has, if there is one."""
        seated = {bot.avatar for bot in table.bots}
        faces = table.company.avatars()
        free = [who for who in CHARACTERS if who.portrait not in seated] or list(CHARACTERS)
        return min(free, key=lambda who: who.portrait in faces)

    def _seated(self, request: web.Request, live: LiveTable, token: str) -> web.Response:
        code, person = live.table.code, live.table.person_with(hashed(token))
        link = f"{request.scheme}://{request.host}/{code}"
        return answer(bodies.Seated(code, live.table.company.seat_of(person), token, link))

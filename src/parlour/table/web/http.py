"""A table's life over HTTP: made, joined, set up, begun, paused, gone on with, ended, begun again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from aiohttp import web
from msgspec import UNSET

from parlour.bots import CHARACTERS, Character
from parlour.decks import Deck
from parlour.table import entry as log
from parlour.table import frames, messages
from parlour.table.asked import DoneAlready
from parlour.table.brought import name_of
from parlour.table.codes import as_typed, hashed, new_code, new_token
from parlour.table.evidence import Evidence, evidence_for_guests
from parlour.table.fairness import new_seed
from parlour.table.keeper import Keeper
from parlour.table.live import Live
from parlour.table.looking import durable
from parlour.table.people import Bot
from parlour.table.printed import printed
from parlour.table.refusals import NO_EVIDENCE, NO_REPLAY, NO_TOKEN, NOT_YOURS, Refused
from parlour.table.replay import replay_for_guests
from parlour.table.store import Taken
from parlour.table.table import Table
from parlour.table.web import limits
from parlour.table.web.answers import answer, body, client, query
from parlour.table.web.decks import DecksOverHttp
from parlour.table.web.described import api
from parlour.table.web.finding import Finding
from parlour.table.web.pace import TOO_OFTEN, Throttle
from parlour.table.web.room import NO_ROOM, Room

CODES_TRIED = 20
"""Where so many codes are taken, hardly any is free."""


class TablesOverHttp:
    def __init__(self, keeper: Keeper, decks: DecksOverHttp) -> None:
        self.keeper = keeper
        self.decks = decks
        self.finding = Finding(keeper)
        self.room = Room(keeper.store)
        self.new_tables = Throttle(limits.NEW_TABLES_AT_ONCE, limits.NEW_TABLE_EVERY)
        self.joins = Throttle(limits.JOINS_AT_ONCE, limits.JOIN_EVERY)
        self.proofs = Throttle(limits.PROOFS_AT_ONCE, limits.PROOF_EVERY)
        self.replays = Throttle(limits.REPLAYS_AT_ONCE, limits.REPLAY_EVERY)
        self.writes = Throttle(limits.WRITES_AT_ONCE, limits.WRITE_EVERY)

    def routes(self) -> list[web.RouteDef]:
        table = "/api/tables/{code}"
        return [
            web.post("/api/tables", self.make),
            web.get(table, self.look),
            web.patch(table, self.change),
            web.post(f"{table}/seats", self.join),
            web.delete(f"{table}/seats/{{seat}}", self.free),
            web.patch(f"{table}/seats/{{seat}}", self.set_level),
            web.delete(f"{table}/people/{{person}}", self.send_away),
            web.patch(f"{table}/people/{{person}}", self.rename),
            web.post(f"{table}/seats/{{seat}}/move", self.move),
            web.post(f"{table}/people/{{person}}/move", self.move_person),
            web.post(f"{table}/seats/{{seat}}/stand-in", self.stand_in),
            web.post(f"{table}/bots", self.add_bot),
            web.post(f"{table}/start", self.start),
            web.post(f"{table}/rematch", self.rematch),
            web.post(f"{table}/pause", self.pause),
            web.post(f"{table}/resume", self.resume),
            web.post(f"{table}/go-on", self.go_on),
            web.post(f"{table}/stop", self.stop),
            web.post(f"{table}/hide", self.hide),
            web.post(f"{table}/end", self.end),
            web.get(f"{table}/deck", self.deck),
            web.get(f"{table}/cards", self.cards),
            web.get(f"{table}/evidence", self.evidence),
            web.get(f"{table}/replay", self.replay),
        ]

    # ── coming and going ────────────────────────────────────────────────────────────────────────────────────────────

    @api(messages.Seated, messages.MakeTable)
    async def make(self, request: web.Request) -> web.Response:
        """A new table, and its host with it."""
        self.new_tables.charge(client(request))
        asked = await body(request, messages.MakeTable, limits.LARGEST_DECK)
        deck, brought = await self._chosen(request, asked.deck)
        token = new_token()
        host = log.Newcomer(asked.name, asked.avatar or "", hashed(token))
        made = log.Made(self.keeper.now(), asked.game, host, new_seed(), deck, asked.options)
        return self._seated(request, await self._make(made, brought), token)

    async def _make(self, made: log.Made, brought: Deck | None) -> Live:
        await self.room.take()
        for _ in range(CODES_TRIED):
            with suppress(Taken):  # one code in a million, and there are others
                return await self.keeper.make(new_code(), made, brought)
        raise NO_ROOM()

    @api(messages.Seated, messages.Join)
    async def join(self, request: web.Request) -> web.Response:
        """Sit down, or on the bench if every seat is taken; with a ticket, bring a place along to another device."""
        live = await self.table(request)
        asked = await body(request, messages.Join)
        token = asked.token or new_token()
        who = log.Newcomer(asked.name, asked.avatar or "", hashed(token))
        if asked.ticket is None and not live.table.has_seen(who.token):
            self.joins.charge(live.table.code)

        def command(table: Table, at: int) -> tuple[log.Entry, None]:
            if table.has_seen(who.token):
                raise DoneAlready(table.number)
            if asked.ticket is not None:
                return table.use_ticket(hashed(asked.ticket), who.token, at), None
            return table.join(who, at), None

        await self.keeper.ask(live, command)
        return self._seated(request, live, token)

    @api(messages.Lobby, who="a person at the table")
    async def free(self, request: web.Request) -> web.Response:
        """A seat is freed, by whoever sits there or by the host. During a match a bot takes it over."""
        live = await self.table(request)
        seat = number(request.match_info["seat"])
        asker = await self.person(request, live)
        await self.keeper.ask(live, lambda table, at: (table.free(asker, seat, at), None))
        return await self._lobby(live)

    @api(messages.Lobby, who="a person at the table")
    async def send_away(self, request: web.Request) -> web.Response:
        """Somebody leaves the table, from a seat, from the bench or without either; or the host sends them away."""
        live = await self.table(request)
        person = number(request.match_info["person"])
        asker = await self.person(request, live)
        await self.keeper.ask(live, lambda table, at: (table.send_away(asker, person, at), None))
        return await self._lobby(live)

    @api(messages.Lobby, messages.Rename, who="a person at the table")
    async def rename(self, request: web.Request) -> web.Response:
        """One's own name and picture are changed, also during a match; where they are so already, nothing is done."""
        live = await self.table(request)
        asker = await self._self(request, live)
        asked = await body(request, messages.Rename)

        def command(table: Table, at: int) -> tuple[log.Entry, None]:
            renamed = table.rename(asker, asked.name, asked.avatar, at)
            if renamed is None:
                raise DoneAlready(table.number)
            return renamed, None

        await self.keeper.ask(live, command)
        return await self._lobby(live)

    @api(messages.MoveLink, who="a person at the table")
    async def move(self, request: web.Request) -> web.Response:
        """A link that moves one's own seat to another device, once."""
        live = await self.table(request)
        asker = await self.person(request, live)
        if live.table.company.seat_of(asker) != number(request.match_info["seat"]):
            raise NOT_YOURS()
        return await self._move(request, live, asker)

    @api(messages.MoveLink, who="a person at the table")
    async def move_person(self, request: web.Request) -> web.Response:
        """A link that moves one's own place, a seat or none, to another device, once."""
        live = await self.table(request)
        return await self._move(request, live, await self._self(request, live))

    async def _move(self, request: web.Request, live: Live, asker: int) -> web.Response:
        ticket = new_token()
        await self.keeper.ask(live, lambda table, at: (table.give_ticket(asker, hashed(ticket), at), None))
        return answer(messages.MoveLink(f"{request.scheme}://{request.host}/{live.table.code}#{ticket}"))

    @api(messages.Lobby, who="the host")
    async def stand_in(self, request: web.Request) -> web.Response:
        """A bot plays in this seat until whoever sits there is back; their token stays good."""
        live = await self.table(request)
        seat = number(request.match_info["seat"])
        return await self._as_host(request, live, lambda table, at: table.stand_in(seat, at))

    @api(messages.Lobby, messages.AddBot, who="the host")
    async def add_bot(self, request: web.Request) -> web.Response:
        """A bot sits down."""
        live = await self.table(request)
        asked = await body(request, messages.AddBot)
        who = self._next_character(live.table)
        bot = Bot(who.name, who.portrait, asked.level)
        return await self._as_host(request, live, lambda table, at: table.add_bot(bot, at))

    @api(messages.Lobby, messages.SetLevel, who="the host")
    async def set_level(self, request: web.Request) -> web.Response:
        """The bot in this seat plays at another level, also in the middle of a match."""
        live = await self.table(request)
        seat = number(request.match_info["seat"])
        asked = await body(request, messages.SetLevel)
        return await self._as_host(request, live, lambda table, at: table.set_level(seat, asked.level, at))

    # ── the host's ──────────────────────────────────────────────────────────────────────────────────────────────────

    @api(messages.Lobby, messages.Change, who="the host")
    async def change(self, request: web.Request) -> web.Response:
        """The settings are changed; game, deck and options not during a match."""
        live = await self.table(request)
        live.table.must_be_host(await self.person(request, live))
        asked = await body(request, messages.Change, limits.LARGEST_DECK)
        fields = {name: value for name, value in msgspec.structs.asdict(asked).items() if value is not UNSET}
        brought = None
        if asked.deck is not UNSET:
            fields["deck"], brought = await self._chosen(request, asked.deck)
        if brought is not None:
            live.table.change(log.Changed(self.keeper.now(), **fields), brought)  # what is refused is not kept
            await self.keeper.shelf.keep(live.table.code, brought)
        return await self._as_host(request, live, lambda table, at: table.change(log.Changed(at, **fields), brought))

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
        live = await self.table(request)
        live.table.must_be_host(await self.person(request, live))
        deck = await self.keeper.shelf.keep_for_next_match(live)
        return await self._as_host(request, live, lambda table, at: table.begin(at, deck, new_seed(), rematch=rematch))

    @api(messages.Lobby, who="the host")
    async def pause(self, request: web.Request) -> web.Response:
        """The match stands still, and so does its clock."""
        live = await self.table(request)
        return await self._as_host(request, live, lambda table, at: table.pause(at))

    @api(messages.Lobby, who="the host")
    async def resume(self, request: web.Request) -> web.Response:
        """The match goes on, and its clock has as long left as it had."""
        live = await self.table(request)
        return await self._as_host(request, live, lambda table, at: table.resume(at))

    @api(messages.Lobby, who="the host")
    async def stop(self, request: web.Request) -> web.Response:
        """The match is put away unfinished, and the lobby is open again: for another game, another deck."""
        live = await self.table(request)
        return await self._as_host(request, live, lambda table, at: table.stop(at))

    @api(messages.Lobby, messages.Hide, who="the host")
    async def hide(self, request: web.Request) -> web.Response:
        """A typed text is hidden from all screens."""
        live = await self.table(request)
        asked = await body(request, messages.Hide)
        return await self._as_host(request, live, lambda table, at: table.hide(asked.number, at))

    @api(messages.Lobby, who="the host")
    async def end(self, request: web.Request) -> web.Response:
        """The table is closed for good; what people have typed is wiped from its log, unless it is to be kept."""
        live = await self.table(request)
        live.table.must_be_host(await self.person(request, live))
        await self.keeper.close(live.table.code)
        return await self._lobby(live)

    @api(messages.Lobby, messages.GoOn, who="the host")
    async def go_on(self, request: web.Request) -> web.Response:
        """Go on without waiting any longer: the clock runs out now, and the step is taken (A10)."""
        live = await self.table(request)
        asker = await self.person(request, live)
        live.table.must_be_host(asker)
        asked = await body(request, messages.GoOn)
        await self.keeper.go_on(live, live.table.company.seat_of(asker), None if asked.at is UNSET else asked.at)
        return await self._lobby(live)

    async def _as_host(
        self, request: web.Request, live: Live, asked: Callable[[Table, int], log.Entry]
    ) -> web.Response:
        """Done if it is the host who asks; the answer is the table as it is then."""
        asker = await self.person(request, live)

        def command(table: Table, at: int) -> tuple[log.Entry, None]:
            table.must_be_host(asker)
            return asked(table, at), None

        await self.keeper.ask(live, command)
        return await self._lobby(live)

    # ── what anybody may know ───────────────────────────────────────────────────────────────────────────────────────

    @api(messages.Lobby)
    async def look(self, request: web.Request) -> web.Response:
        """What anybody with the code may know of a table."""
        return await self._lobby(await self.table(request))

    @api(dict[str, str])
    async def deck(self, request: web.Request) -> web.Response:
        """The texts of the cards of the match on the table, or of the next: what is printed on every card of the deck,
        not who has which."""
        live = await self.table(request)
        return answer(await durable(live, lambda: printed(live.table).texts))

    @api(messages.CardsShown)
    async def cards(self, request: web.Request) -> web.Response:
        """All that is printed on the cards of the match on the table, or of the next, for a screen to draw them: not
        who has which."""
        live = await self.table(request)
        return answer(await durable(live, lambda: printed(live.table)))

    @api(Evidence, query=messages.EvidenceAsked, who="a person at the table")
    async def evidence(self, request: web.Request) -> web.Response:
        """All that `parlour verify` needs to see that a match was fair, once it is over or stopped; without what people
        typed."""
        live = await self.table(request)
        code, person = live.table.code, await self.person(request, live)
        asked = query(request, messages.EvidenceAsked)
        self.proofs.charge(f"{code} {person}")
        try:
            return answer(await evidence_for_guests(self.keeper.store, code, asked.match))
        except ValueError as problem:
            raise NO_EVIDENCE(why=str(problem)) from None

    @api(messages.Replay, query=messages.ReplayAsked, who="a person at the table")
    async def replay(self, request: web.Request) -> web.Response:
        """A match that is over, once more: step by step, as one seat saw it, or a spectator."""
        live = await self.table(request)
        code, person = live.table.code, await self.person(request, live)
        asked = query(request, messages.ReplayAsked)
        self.replays.charge(f"{code} {person}")
        try:
            response = answer(await replay_for_guests(self.keeper.store, code, asked.match, asked.seat))
        except ValueError as problem:
            raise NO_REPLAY(why=str(problem)) from None
        response.enable_compression()  # one view is much like the next
        return response

    # ── helpers ─────────────────────────────────────────────────────────────────────────────────────────────────────

    @staticmethod
    def _next_character(table: Table) -> Character:
        """The first that is free, and whose portrait nobody at the table has, if there is one."""
        seated = {bot.avatar for bot in table.bots}
        faces = {person.avatar for person in table.company.people}
        free = [who for who in CHARACTERS if who.portrait not in seated] or list(CHARACTERS)
        return min(free, key=lambda who: who.portrait in faces)

    async def table(self, request: web.Request) -> Live:
        """The table of the request's code, unless its client has guessed too often, or changes things too often."""
        code = as_typed(request.match_info["code"])
        try:
            live = await self.finding.table(client(request), code)
        except Refused as refused:
            if refused.code != TOO_OFTEN.code:
                raise
            live = await self.finding.own(code, token_in(request))
        if request.method != "GET":
            self.writes.charge(f"{code} {self._writer(request, live)}")
        return live

    def _writer(self, request: web.Request, live: Live) -> int | str:
        """Who it is, for counting: a person of this table, or else a client."""
        try:
            return live.table.person_with(hashed(token_in(request)))
        except Refused:
            return client(request)

    async def person(self, request: web.Request, live: Live) -> int:
        token = token_in(request)
        if not token:
            raise NO_TOKEN()
        return await self.keeper.person_with(live, hashed(token))

    async def _self(self, request: web.Request, live: Live) -> int:
        """Whoever asks, if they are the person whom the path names."""
        asker = await self.person(request, live)
        if asker != number(request.match_info["person"]):
            raise NOT_YOURS()
        return asker

    def _seated(self, request: web.Request, live: Live, token: str) -> web.Response:
        code, person = live.table.code, live.table.person_with(hashed(token))
        link = f"{request.scheme}://{request.host}/{code}"
        return answer(messages.Seated(code, live.table.company.seat_of(person), token, link))

    async def _lobby(self, live: Live) -> web.Response:
        return answer(await durable(live, lambda: frames.lobby(live.table, live.here)))


def token_in(request: web.Request) -> str:
    """The token that the request brings along; empty if there is none."""
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else ""


def number(text: str) -> int:
    """Of a seat or a person: a few plain digits, and nothing else that Python would take for a number."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else -1

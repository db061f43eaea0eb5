"""A class over HTTP: opened, found, entered; and taken over by another device of its teacher."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext, suppress

from aiohttp import web

from parlour.decks import Deck, find, proposed_pack
from parlour.decks.facts import some_terms
from parlour.engine.chance import Chance
from parlour.table.classroom.commands import ComeIn, KnockAtDoor, OpenClass, UseKey
from parlour.table.classroom.dealt_names import deal_name
from parlour.table.classroom.entries import ClassSettings, Comer
from parlour.table.classroom.refusals import NO_REPORT
from parlour.table.live.classes.faces import shown
from parlour.table.live.classes.keeper import ClassKeeper, LiveClass
from parlour.table.live.classes.looking_back import LookingBack
from parlour.table.live.classes.showing import around
from parlour.table.live.codes import OwnCodes
from parlour.table.log.reading import hash_of, name_of
from parlour.table.log.store import Conflict
from parlour.table.room.fairness import new_seed
from parlour.table.room.people import as_typed, hashed, new_token
from parlour.table.room.settings import game_called, must_go_together
from parlour.table.web import limits
from parlour.table.web.connection_limits import NO_ROOM
from parlour.table.web.decks import DecksOverHttp
from parlour.table.web.rate_limit import Shaper, Throttle
from parlour.table.web.report_sheets import pupils_csv, terms_csv
from parlour.table.web.requests import answer, api, body, client
from parlour.table.web.table_requests import Finding, token_in
from parlour.table.wire import classes as wire
from parlour.table.wire.reports import Report

CLASS = "/api/classes/{code}"
MOST_TERMS = 20
"""Of an hour: each comes up often enough to be learnt."""


class ClassesOverHttp:
    def __init__(
        self,
        keeper: ClassKeeper,
        codes: OwnCodes,
        finding: Finding,
        decks: DecksOverHttp,
        looking_back: LookingBack,
    ) -> None:
        self.keeper = keeper
        self.looking_back = looking_back
        self.reports = Throttle(limits.REPORTS_AT_ONCE, limits.REPORT_EVERY)
        self.codes = codes
        self.finding = finding
        self.decks = decks
        self.new_classes = Shaper(limits.NEW_CLASSES_AT_ONCE, limits.NEW_CLASS_EVERY, limits.IN_LINE_OF_A_CLIENT)
        self.entries = Shaper(limits.ENTRIES_AT_ONCE, limits.ENTRY_EVERY, limits.IN_LINE_OF_A_CLIENT)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.post("/api/classes", self.make),
            web.get(CLASS, self.look),
            web.get(f"{CLASS}/name", self.deal),
            web.post(f"{CLASS}/pupils", self.enter),
            web.post(f"{CLASS}/teachers", self.take_over),
            web.get(f"{CLASS}/report", self.report),
            web.get(f"{CLASS}/report.csv", self.report_by_pupil),
            web.get(f"{CLASS}/terms.csv", self.report_by_term),
        ]

    async def found(self, request: web.Request) -> LiveClass:
        """The class of the request's code: at once for whoever has a token there, for others after the delay that
        guessing codes has."""
        code, token = as_typed(request.match_info["code"]), token_in(request)
        return await self.finding.of_class(self.keeper, client(request), code, token)

    @api(wire.ClassOpen, wire.OpenAClass)
    async def make(self, request: web.Request) -> web.Response:
        """A new class, and whoever opens it is its teacher."""
        asked = await body(request, wire.OpenAClass, limits.LARGEST_DECK)
        name, deck = await self._chosen(request, asked)
        settings = ClassSettings(
            asked.game,
            name,
            asked.options,
            asked.minutes,
            asked.partners,
            asked.group,
            asked.check,
            asked.roster,
            asked.typed_names,
            asked.language,
        )
        must_go_together(game_called(asked.game), deck or name, asked.options)
        token, seed = new_token(), new_seed()
        of_the_hour = None if deck is None else some_terms(deck, MOST_TERMS, Chance.of(f"{seed}/terms"))
        hash = None if of_the_hour is None else hash_of(of_the_hour)
        async with self.new_classes.counting(client(request)):
            live = await self._make(OpenClass(settings, hashed(token), seed, hash), of_the_hour)
        return self._opened(request, live, token)

    async def _make(self, command: OpenClass, deck: Deck | None) -> LiveClass:
        async for code in self.codes.drawn():
            with suppress(Conflict):
                return await self.keeper.make(code, command, deck)
        raise NO_ROOM()

    async def _chosen(self, request: web.Request, asked: wire.OpenAClass) -> tuple[str | None, Deck | None]:
        """The name of the deck that is asked for, and the deck; nothing for a game without one."""
        game = game_called(asked.game)
        if game.make_cards is None:
            return None, None
        if isinstance(asked.deck, dict):
            brought = await self.decks.brought(request, asked.deck)
            return name_of(brought), brought
        name = asked.deck or proposed_pack(asked.game, asked.language)
        must_go_together(game, name, asked.options)
        return name, await asyncio.to_thread(find, name)

    @api(wire.ClassShown)
    async def look(self, request: web.Request) -> web.Response:
        """What anybody with the code may know of a class."""
        live = await self.found(request)
        return answer(shown(live.hour, around(self.keeper, live)))

    @api(wire.NameDealt)
    async def deal(self, request: web.Request) -> web.Response:
        """A name for somebody who is about to come in, of those that nobody has just now."""
        live = await self.found(request)
        live.hour.must_go_on()
        dealt = deal_name(live.hour.settings.language, live.hour.names(), Chance.of(new_token()))
        return answer(wire.NameDealt(dealt.name, dealt.avatar))

    @api(wire.Entered, wire.EnterClass)
    async def enter(self, request: web.Request) -> web.Response:
        """Come in, or knock where that is not let in by itself: the class is locked, the number is taken, the name was
        typed."""
        live = await self.found(request)
        asked = await body(request, wire.EnterClass)
        who = Comer(asked.name, asked.avatar or "", hashed(asked.token), asked.roster)
        is_new = live.hour.known_with(who.token) is None
        async with self.entries.counting(f"{client(request)} {live.hour.code}") if is_new else nullcontext():
            await self.keeper.ask(live, KnockAtDoor(who) if asked.knock else ComeIn(who))
        return answer(wire.Entered(live.hour.code, live.hour.known_with(who.token) is not None))

    @api(wire.ClassOpen, wire.UseTeacherKey)
    async def take_over(self, request: web.Request) -> web.Response:
        """With the teacher's key, another device is the teacher's as well."""
        live = await self.found(request)
        asked = await body(request, wire.UseTeacherKey)
        await self.keeper.ask(live, UseKey(hashed(asked.key), hashed(asked.token)))
        return self._opened(request, live, asked.token)

    @api(Report, who="the teacher")
    async def report(self, request: web.Request) -> web.Response:
        """What the hour says so far of its words and its pupils: counts, and the words in the order of how few know
        them."""
        return answer(await self._looked_back(request))

    @api("text/csv", who="the teacher")
    async def report_by_pupil(self, request: web.Request) -> web.Response:
        """The same for a spreadsheet, a row a pupil: by roster number, without a name."""
        return _sheet(pupils_csv(await self._looked_back(request)), "pupils")

    @api("text/csv", who="the teacher")
    async def report_by_term(self, request: web.Request) -> web.Response:
        """The same for a spreadsheet, a row a term."""
        return _sheet(terms_csv(await self._looked_back(request)), "terms")

    async def _looked_back(self, request: web.Request) -> Report:
        live = await self.found(request)
        live.hour.must_be_teacher(hashed(token_in(request)))
        self.reports.charge(live.hour.code)
        try:
            return (await self.looking_back.on(live)).report
        except ValueError as problem:
            raise NO_REPORT(why=str(problem)) from None

    def _opened(self, request: web.Request, live: LiveClass, token: str) -> web.Response:
        link = f"{request.scheme}://{request.host}/{live.hour.code}"
        return answer(wire.ClassOpen(live.hour.code, token, link))


def _sheet(content: bytes, name: str) -> web.Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}.csv"'}
    return web.Response(body=content, content_type="text/csv", charset="utf-8", headers=headers)

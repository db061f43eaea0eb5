"""Games and decks over HTTP: what can be played, and one's own deck looked over, imported and printed.

Nothing that is sent here is kept; a deck is kept only with the table that it is brought to. Decks that whoever runs the
server keeps for themselves (my/…) cannot be seen or played from the network: every guest could read their cards.
"""

from __future__ import annotations

import asyncio
import math
from functools import cache
from typing import Any

import msgspec
from aiohttp import web

from parlour.decks import Deck, find, load, packs, packs_for, proposed_pack
from parlour.decks.facts import facts
from parlour.decks.form import form_of
from parlour.decks.format import slug_of
from parlour.decks.packs import pack_file
from parlour.engine.game import Game
from parlour.registry import GAMES
from parlour.table.jobs.deck_jobs import Check, DeckJob, DeckJobs, Import, Print
from parlour.table.room.refusals import IN_LINE, RequestRefusal, RequestRefused
from parlour.table.web import limits
from parlour.table.web.rate_limit import Throttle
from parlour.table.web.requests import answer, api, client, query, while_somebody_waits, whole
from parlour.table.wire.bodies import DeckRead, Games, GameShown, ImportAsked, OptionShown, Packs, PackShown, PrintAsked
from parlour.table.wire.messages import GameName, encode
from parlour.text.options import first_player, option_list

NO_SUCH_DECK = RequestRefusal("no_such_deck", 404, "No pack has that name. /api/decks lists those that there are.")


class DecksOverHttp:
    def __init__(self) -> None:
        self.reading = DeckJobs()
        self.printing = DeckJobs()  # apart, so that nobody who wants to play waits for a printer
        self.kept = Throttle(limits.DECK_PIECES_AT_ONCE, limits.DECK_PIECE_EVERY)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/games", self.games),
            web.get("/api/decks", self.packs),
            web.post("/api/decks/check", self.check),
            web.post("/api/decks/import", self.import_sheet),
            web.post("/api/decks/print", self.print_own),
            web.get("/api/decks/{name:[a-z0-9-]+(?:/[a-z0-9-]+)?}/print", self.print_pack),
        ]

    # ── what there is ───────────────────────────────────────────────────────────────────────────────────────────────

    @api(Games)
    async def games(self, request: web.Request) -> web.Response:
        """The games, each with all that is needed to choose it and to set it up."""
        return answer(await asyncio.to_thread(all_games))  # the first time, every pack is read

    @api(Packs)
    async def packs(self, request: web.Request) -> web.Response:
        """The packs that come with Parlour."""
        return answer(await asyncio.to_thread(all_packs))

    # ── one's own ───────────────────────────────────────────────────────────────────────────────────────────────────

    @api(DeckRead, "application/yaml")
    async def check(self, request: web.Request) -> web.Response:
        """A deck looked over. The body is its file, in YAML or JSON; nothing of it is kept."""
        read = await self._made(self.reading, Check(await whole(request, limits.LARGEST_DECK)), request)
        return web.Response(body=read, content_type="application/json")

    @api(DeckRead, "application/octet-stream", query=ImportAsked)
    async def import_sheet(self, request: web.Request) -> web.Response:
        """A deck from a spreadsheet. The body is its file: CSV, TSV or XLSX, or a text export of Anki or Quizlet;
        nothing of it is kept."""
        how = query(request, ImportAsked)
        read = await self._made(self.reading, Import(await whole(request, limits.LARGEST_DECK), how), request)
        return web.Response(body=read, content_type="application/json")

    async def brought(self, request: web.Request, deck: dict[str, Any]) -> Deck:
        """A deck that somebody brings to a table, looked over like any other; but it will be kept."""
        content, who = encode(deck), client(request)
        pieces = math.ceil(len(content) / limits.DECK_PIECE)
        if self.kept.wait(who, pieces):
            raise IN_LINE()
        self.kept.charge(who, pieces)
        try:
            read = msgspec.json.decode(await self._made(self.reading, Check(content), request), type=DeckRead)
        except RequestRefused:
            self.kept.give_back(who, pieces * limits.DECK_PIECE_EVERY)
            raise
        return await asyncio.to_thread(load, read.deck, read.summary.game)

    async def _made(self, workshop: DeckJobs, job: DeckJob, request: web.Request) -> bytes:
        return await while_somebody_waits(request, workshop.do(job, client(request)))

    # ── on paper ────────────────────────────────────────────────────────────────────────────────────────────────────

    @api("application/pdf", "application/yaml", query=PrintAsked)
    async def print_own(self, request: web.Request) -> web.Response:
        """One's own deck on paper. The body is its file, in YAML or JSON; nothing of it is kept."""
        how = query(request, PrintAsked)
        return await self._printed(Print(how, await whole(request, limits.LARGEST_DECK)), "deck", request)

    @api("application/pdf", query=PrintAsked)
    async def print_pack(self, request: web.Request) -> web.Response:
        """A pack on paper, by its name; or, by its own name, a game that takes no deck."""
        name = request.match_info["name"]
        how = query(request, PrintAsked)
        file = pack_file(name)
        if file is not None:
            return await self._printed(Print(how, file.read_bytes()), name, request)
        if name not in GAMES or GAMES[name].make_cards is not None:
            raise NO_SUCH_DECK()
        return await self._printed(Print(how, game=name), name, request)

    async def _printed(self, job: Print, name: str, request: web.Request) -> web.Response:
        pdf = await self._made(self.printing, job, request)
        headers = {"Content-Disposition": f'attachment; filename="{slug_of(name)}-{job.how.paper}.pdf"'}
        return web.Response(body=pdf, content_type="application/pdf", headers=headers)


# Neither changes while the server runs.


@cache
def all_games() -> Games:
    return Games([_shown(game) for game in GAMES.values()])


@cache
def all_packs() -> Packs:
    return Packs([msgspec.convert({"name": name, **facts(find(name))}, PackShown) for name in packs()])


def _shown(game: Game) -> GameShown:
    names = packs_for(game.name)
    languages = dict.fromkeys(name.partition("/")[0] for name in names)
    return GameShown(
        name=GameName(game.name),
        title=game.title,
        seats=(game.seats[0], game.seats[-1]),
        minutes=game.minutes,
        age=game.age,
        best=game.best or game.seats[0],
        first_player=first_player(game),
        cuts_for_first=game.cuts_for_first,
        options=_options(game),
        takes_deck=game.make_cards is not None,
        decks=names,
        defaults={language: proposed_pack(game.name, language) for language in languages},
        deck_form=form_of(game.name) if game.make_cards else None,
        own=game.own_keys,
    )


def _options(game: Game) -> list[OptionShown]:
    _, components = msgspec.json.schema_components([game.options])
    schemas = components[game.options.__name__]["properties"]
    for option in option_list(game):
        if option["help"]:
            schemas[option["name"]] = {"description": option["help"], **schemas[option["name"]]}
    return [OptionShown(**option, schema=schemas[option["name"]]) for option in option_list(game)]

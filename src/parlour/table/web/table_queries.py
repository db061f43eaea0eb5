"""Read-only requests of a table: its cards, what was heard earlier, and its matches again, as evidence or a replay."""

from __future__ import annotations

from aiohttp import web

from parlour.table.live import frames
from parlour.table.live.deck_cache import printed
from parlour.table.live.live_table import durable
from parlour.table.proof.evidence import Evidence
from parlour.table.proof.proof_jobs import ProofJobs
from parlour.table.room.refusals import NO_EVIDENCE, NO_REPLAY
from parlour.table.web import limits
from parlour.table.web.rate_limit import Throttle
from parlour.table.web.requests import answer, api, client, query
from parlour.table.web.table_requests import TABLE, TableRequests, token_in
from parlour.table.wire import bodies


class TableQueries:
    def __init__(self, asks: TableRequests) -> None:
        self.asks = asks
        self.proof_jobs = ProofJobs(asks.keeper.store)
        self.stories = Throttle(limits.STORIES_AT_ONCE, limits.STORY_EVERY)
        self.proofs = Throttle(limits.PROOFS_AT_ONCE, limits.PROOF_EVERY)
        self.replays = Throttle(limits.REPLAYS_AT_ONCE, limits.REPLAY_EVERY)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get(f"{TABLE}/deck", self.deck),
            web.get(f"{TABLE}/cards", self.cards),
            web.get(f"{TABLE}/story", self.story),
            web.get(f"{TABLE}/evidence", self.evidence),
            web.get(f"{TABLE}/replay", self.replay),
        ]

    @api(dict[str, str])
    async def deck(self, request: web.Request) -> web.Response:
        """The texts of the cards of the match on the table, or of the next: what is printed on every card of the deck,
        not who has which."""
        live = await self.asks.table(request)
        return answer(await durable(live, lambda: printed(live.table).texts))

    @api(bodies.CardsShown)
    async def cards(self, request: web.Request) -> web.Response:
        """All that is printed on the cards of the match on the table, or of the next, for a screen to draw them: not
        who has which."""
        live = await self.asks.table(request)
        return answer(await durable(live, lambda: printed(live.table)))

    @api(bodies.Story, query=bodies.StoryAsked)
    async def story(self, request: web.Request) -> web.Response:
        """What was heard of the match on the table before a number: by whoever has the token, or by everybody. A locked
        table tells it only to those who are at it."""
        live = await self.asks.table(request)
        asked = query(request, bodies.StoryAsked)
        person = await self.asks.person(request, live) if token_in(request) else None
        if person is None:
            live.table.must_let_in()
        self.stories.charge(client(request) if person is None else f"{live.table.code} {person}")
        return answer(await durable(live, lambda: frames.story(live.table, person, asked.before)))

    @api(Evidence, query=bodies.EvidenceAsked, who="a person at the table")
    async def evidence(self, request: web.Request) -> web.Response:
        """All that `parlour verify` needs to see that a match was fair, once it is over or stopped; without people's
        own sentences."""
        live = await self.asks.table(request)
        code, person = live.table.code, await self.asks.person(request, live)
        asked = query(request, bodies.EvidenceAsked)
        self.proofs.charge(f"{code} {person}")
        try:
            return answer(await self.proof_jobs.evidence(code, asked.match))
        except ValueError as problem:
            raise NO_EVIDENCE(why=str(problem)) from None

    @api(bodies.Replay, query=bodies.ReplayAsked, who="a person at the table")
    async def replay(self, request: web.Request) -> web.Response:
        """A match that is over, once more: step by step, as one seat saw it, or a spectator."""
        live = await self.asks.table(request)
        code, person = live.table.code, await self.asks.person(request, live)
        asked = query(request, bodies.ReplayAsked)
        self.replays.charge(f"{code} {person}")
        try:
            response = answer(await self.proof_jobs.replay(code, asked.match, asked.seat))
        except ValueError as problem:
            raise NO_REPLAY(why=str(problem)) from None
        response.enable_compression()  # one view is much like the next
        return response

"""The web application: the API, the socket, and what whoever runs it looks at."""

from __future__ import annotations

from aiohttp import web

from parlour.table.live.keeper import Keeper
from parlour.table.web import limits
from parlour.table.web.allowed_hosts import allowed
from parlour.table.web.decks import DecksOverHttp
from parlour.table.web.middleware import csrf_guard, guarded
from parlour.table.web.monitoring import Figures, Health, Metrics, noted
from parlour.table.web.pages import Pages
from parlour.table.web.proxy import Network, behind
from parlour.table.web.requests import BODIES, Bodies
from parlour.table.web.routing import visits
from parlour.table.web.table_queries import TableQueries
from parlour.table.web.table_requests import TableRequests
from parlour.table.web.table_socket import TableSockets
from parlour.table.web.tables import TablesOverHttp
from parlour.table.web.texts import TextsOverHttp


def make_app(
    keeper: Keeper,
    figures: Figures | None = None,
    *,
    proxies: tuple[Network, ...] = (),
    hosts: tuple[str, ...] = (),
    open_metrics: bool = False,
) -> web.Application:
    pages = Pages()
    middlewares = [behind(proxies), guarded, allowed(hosts), csrf_guard, noted, visits(keeper), pages.for_the_lost()]
    app = web.Application(middlewares=middlewares, client_max_size=limits.LARGEST_BODY)
    app[BODIES] = Bodies()
    decks = DecksOverHttp()
    asks = TableRequests(keeper)
    app.add_routes([*TablesOverHttp(asks, decks).routes(), *TableQueries(asks).routes()])
    app.add_routes([*decks.routes(), *TextsOverHttp().routes()])
    app.add_routes([web.get("/ws/{code}", TableSockets(asks).connect)])
    metrics = Metrics(keeper, figures or Figures(), for_everybody=open_metrics)
    app.add_routes([web.get("/healthz", Health(keeper.store).show), web.get("/metrics", metrics.show)])
    app.add_routes(pages.routes())
    return app

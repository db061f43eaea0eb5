"""The web application: the API, the socket, and what whoever runs it looks at."""

from __future__ import annotations

from aiohttp import web

from parlour.table.keeper import Keeper
from parlour.table.web import limits
from parlour.table.web.decks import DecksOverHttp
from parlour.table.web.guard import guarded
from parlour.table.web.health import Health
from parlour.table.web.http import TablesOverHttp
from parlour.table.web.journal import noted
from parlour.table.web.metrics import Figures, Metrics
from parlour.table.web.pages import Pages
from parlour.table.web.proxy import Network, behind
from parlour.table.web.socket import TableSockets


def make_app(
    keeper: Keeper,
    figures: Figures | None = None,
    *,
    proxies: tuple[Network, ...] = (),
    open_metrics: bool = False,
) -> web.Application:
    pages = Pages()
    middlewares = [behind(proxies), guarded, noted, pages.for_the_lost()]
    app = web.Application(middlewares=middlewares, client_max_size=limits.LARGEST_BODY)
    decks = DecksOverHttp()
    http = TablesOverHttp(keeper, decks)
    app.add_routes([*http.routes(), *decks.routes()])
    app.add_routes([web.get("/ws/{code}", TableSockets(keeper, http).connect)])
    metrics = Metrics(keeper, figures or Figures(), for_everybody=open_metrics)
    app.add_routes([web.get("/healthz", Health(keeper.store).show), web.get("/metrics", metrics.show)])
    app.add_routes(pages.routes())
    return app

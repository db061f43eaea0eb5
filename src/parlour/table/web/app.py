"""The web application: the API, the socket, and what whoever runs it looks at."""

from __future__ import annotations

from functools import partial

from aiohttp import web

from parlour.table.live.classes.keeper import ClassKeeper
from parlour.table.live.classes.looking_back import LookingBack
from parlour.table.live.codes import OwnCodes
from parlour.table.live.keeper import Keeper
from parlour.table.web import limits
from parlour.table.web.allowed_hosts import allowed
from parlour.table.web.class_socket import ClassSockets
from parlour.table.web.classes import ClassesOverHttp
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

CLASSES = web.AppKey("classes", ClassKeeper)


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
    codes = OwnCodes(keeper.store.ownership)
    queries = TableQueries(asks)
    app.add_routes([*TablesOverHttp(asks, codes, decks).routes(), *queries.routes()])
    app[CLASSES] = classes = ClassKeeper(keeper)
    looking_back = LookingBack(queries.proof_jobs.look_back)
    app.add_routes(ClassesOverHttp(classes, codes, asks.finding, decks, looking_back).routes())
    app.add_routes([web.get("/ws/classes/{code}", ClassSockets(classes, asks.finding, looking_back).connect)])
    app.add_routes([*decks.routes(), *TextsOverHttp().routes()])
    app.add_routes([web.get("/ws/{code}", TableSockets(asks).connect)])
    app.on_shutdown.append(partial(_say_goodbye, classes))
    metrics = Metrics(keeper, figures or Figures(), for_everybody=open_metrics)
    app.add_routes([web.get("/healthz", Health(keeper.store).show), web.get("/metrics", metrics.show)])
    app.add_routes(pages.routes())
    return app


async def _say_goodbye(classes: ClassKeeper, app: web.Application) -> None:
    for live in list(classes.classes.values()):
        classes.let_go(live)

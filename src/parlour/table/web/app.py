"""The web application: the API, the socket, and what whoever runs it looks at."""

from __future__ import annotations

from aiohttp import web

from parlour.table.keeper import Keeper
from parlour.table.web.guard import guarded
from parlour.table.web.http import TablesOverHttp
from parlour.table.web.socket import TableSockets

LARGEST_BODY = 64_000


def make_app(keeper: Keeper) -> web.Application:
    app = web.Application(middlewares=[guarded], client_max_size=LARGEST_BODY)
    http = TablesOverHttp(keeper)
    app.add_routes(http.routes())
    app.add_routes([web.get("/ws/{code}", TableSockets(keeper, http).connect), web.get("/healthz", healthy)])
    return app


async def healthy(request: web.Request) -> web.Response:
    return web.json_response({"ok": True})

"""The routes of the web application, each with what its handler says of itself; the router is the one list of them."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any, NamedTuple

from aiohttp import web

from parlour.table.live.keeper import Keeper
from parlour.table.log.store.sqlite import SqliteStore
from parlour.table.web.app import make_app
from parlour.table.web.requests import DESCRIPTIONS, Description

OURS = ("/api/", "/ws/", "/healthz", "/metrics")
"""Everything else is a page or a picture."""


class Route(NamedTuple):
    method: str
    path: str
    text: str
    says: Description

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def is_socket(self) -> bool:
        return self.says.gives is web.WebSocketResponse


def routes() -> list[Route]:
    app = make_app(Keeper(SqliteStore(Path("never-opened"))))
    found = [(route.method, route.resource.canonical, route.handler) for route in app.router.routes() if route.resource]
    return [_described(*route) for route in found if route[0] != "HEAD" and route[1].startswith(OURS)]


def _described(method: str, path: str, handler: Any) -> Route:
    says = DESCRIPTIONS.get(getattr(handler, "__func__", handler))
    text = inspect.getdoc(handler)
    if says is None or not text:
        raise ValueError(f"{method} {path}: its handler needs a docstring, and @api over it (table/web/described.py)")
    return Route(method, path, " ".join(text.split()), says)

"""Sharded routing: a request about a table goes to the process that owns the table, whoever has accepted it.

That is decided by the first line of a request, before it is parsed: the connection goes on as a whole, with what was
read of it, and so nobody else has had a part in it. A connection that is kept alive is looked at again for each of its
requests, as each may be about another table. Where nothing else helps the keeper says that the table is moving, and
the client comes again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol
from urllib.parse import unquote

from aiohttp import web
from aiohttp.typedefs import Middleware

from parlour.table.live.keeper import Keeper
from parlour.table.room.people import as_typed
from parlour.table.web.middleware import Handler

if TYPE_CHECKING:
    from parlour.table.web.connection import Connection

ABOUT_TABLES = ("/api/tables/", "/api/classes/", "/ws/classes/", "/ws/")
"""What a path begins with, before the code of a table or a class; the longer ones first."""
NEW_TABLE = ("/api/tables", "/api/classes")
MOST_HOPS = 3
"""Two processes that know different things of who owns a table could send a connection back and forth."""


class Router(Protocol):
    """Where the connections of a process are led that are about tables of others."""

    def is_ours(self, code: str) -> bool: ...

    async def lead_on(self, code: str, connection: Connection, read: bytes) -> bool:
        """Give the connection to whoever owns the table, with what was read of it. False where it stays here: because
        the table has become this process's, or because nobody could be reached."""

    def password(self) -> bytes:
        """What another server has to say before it is believed whom it passes on."""


def code_in(line: bytes) -> str | None:
    """The code of the table that a request is about, by its first line; None if it is about none."""
    path = _path_in(line)
    for beginning in ABOUT_TABLES:
        if path.startswith(beginning):
            return as_typed(unquote(path.removeprefix(beginning).partition("/")[0])) or None
    return None


def makes_table(line: bytes) -> bool:
    """Whether a request is for a new table. Whoever is quickest to accept makes no more of them than others."""
    return line.startswith(b"POST ") and _path_in(line) in NEW_TABLE


def _path_in(line: bytes) -> str:
    words = line.split(b" ", 2)
    if len(words) < 2:
        return ""
    path = words[1].decode("latin-1").partition("?")[0]
    return path if "://" not in path else "/" + path.partition("://")[2].partition("/")[2]


def visits(keeper: Keeper) -> Middleware:
    """A table does not go to another process while something is asked of it. A connection that another server has
    passed on ends with its request, for the next one may be about somebody else's table."""

    @web.middleware
    async def counted(request: web.Request, handler: Handler) -> web.StreamResponse:
        code = request.match_info.get("code")
        if code is None:
            response = await handler(request)
        else:
            with keeper.visit(as_typed(code)):
                response = await handler(request)
        if getattr(request.protocol, "is_passed_on", False):
            response.force_close()
        return response

    return counted

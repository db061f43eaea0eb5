"""DNS rebinding: a list of allowed hosts, so that no website can lend its own name to this server.

A page of evil.example may let its name lead to an address in your network. To the browser, what is asked under that
name is then the page's own, so it may read the answers: whatever this server shows to those who reach it. So a request
is answered only under a name that nobody elsewhere can give away: an address, localhost, this machine's own name, one
of the room (.local), or one that whoever runs the server has named.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address

from aiohttp import web
from aiohttp.typedefs import Middleware

from parlour.table.room.refusals import RequestRefusal
from parlour.table.web.middleware import Handler
from parlour.table.web.proxy import came_through_one_of_ours

OTHER_HOST = RequestRefusal(
    "other_host",
    421,
    "This server does not go by the name {host}. Open it by its address; or let whoever runs it start it with "
    "--allow-host {host}.",
)
FOR_EVERYBODY = "/healthz"
"""Whoever watches over a server may call it what they like; the answer is one bit."""
LONGEST_NAME = 253
MOST_REMEMBERED = 64
"""Nearly all ask under the same few names, so what is found out about one is kept."""

_NAMED = re.compile(r"(\*\.)?[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?", re.IGNORECASE)
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[*a-z0-9._-]*?)\.?(:\d*)?")


def host_names(named: Iterable[str]) -> tuple[str, ...]:
    """The names that somebody has typed; a ValueError says which is none."""
    names = tuple(named)
    for name in names:
        if not _NAMED.fullmatch(name):
            raise ValueError(f"--allow-host {name}: a name looks like play.example.org or *.example.org")
    return names


def allowed(names: Iterable[str]) -> Middleware:
    """Requests under these names are answered, and under those that nobody can give away. `*.example.org` is every
    name that ends so. What a proxy of ours passes on has come by the proxy's own name."""
    hosts = AllowedHosts(names)

    @web.middleware
    async def only_by_our_names(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not came_through_one_of_ours(request) and request.path != FOR_EVERYBODY:
            name = name_in(request.host)
            if not await hosts.have(name):
                raise OTHER_HOST(host=name[:LONGEST_NAME] or "…")
        return await handler(request)

    return only_by_our_names


class AllowedHosts:
    def __init__(self, names: Iterable[str]) -> None:
        self._named = frozenset(name_in(name) for name in names) - {""}
        self._own: asyncio.Task[frozenset[str]] | None = None

    async def have(self, name: str) -> bool:
        return _is_nobodys_to_give(name) or self._is_named(name) or name in await self._own_names()

    def _is_named(self, name: str) -> bool:
        parents = name.split(".")[1:]
        return name in self._named or any(f"*.{'.'.join(parents[at:])}" in self._named for at in range(len(parents)))

    async def _own_names(self) -> frozenset[str]:
        """Looked up once, beside everything else: where the network does not know this machine, that may take long."""
        if self._own is None:
            self._own = asyncio.create_task(asyncio.to_thread(_names_of_this_machine))
        return await asyncio.shield(self._own)


@lru_cache(MOST_REMEMBERED)
def name_in(host: str) -> str:
    """The name in a Host header, without its port and however it is written; empty if there is none to be found."""
    found = _HOST.fullmatch(host.lower())
    return found[1].strip("[]") if found else ""


@lru_cache(MOST_REMEMBERED)
def _is_nobodys_to_give(name: str) -> bool:
    """An address is asked of no DNS; the other two are kept from it, for this machine and for the room."""
    if name == "localhost" or name.endswith(".local"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _names_of_this_machine() -> frozenset[str]:
    names = {name_in(socket.gethostname()), name_in(socket.getfqdn())}
    return frozenset(names | {name.partition(".")[0] for name in names}) - {""}

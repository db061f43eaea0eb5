"""Behind a proxy: who asks, and under which name, as the proxy says it. It is believed only if it is one of ours."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from aiohttp import web
from aiohttp.typedefs import Middleware

from parlour.table.web.middleware import Handler

Network = IPv4Network | IPv6Network

logger = logging.getLogger("parlour.table")

FORWARDING = ("X-Forwarded-For", "Forwarded")
"""What only proxies say."""

_THROUGH_OURS = web.RequestKey("through_ours", bool)


def networks(named: Iterable[str]) -> tuple[Network, ...]:
    """The addresses and networks that somebody named; a ValueError says which is none."""
    return tuple(ip_network(name, strict=False) for name in named)


def behind(proxies: tuple[Network, ...]) -> Middleware:
    """Requests that come through these proxies are seen as they were sent. Whatever others say of themselves is not;
    that it was said is told once, for it may be a proxy that somebody has forgotten to name."""
    warned = False

    @web.middleware
    async def believing(request: web.Request, handler: Handler) -> web.StreamResponse:
        nonlocal warned
        through_ours = bool(proxies) and _is_one_of(proxies, request.remote or "")
        if not through_ours and not warned and any(header in request.headers for header in FORWARDING):
            warned = True
            logger.warning("a proxy that --proxy does not name passes requests on, and what it says is not believed")
        if through_ours:
            request = request.clone(
                scheme="https" if _last(request, "X-Forwarded-Proto") == "https" else request.scheme,
                host=_last(request, "X-Forwarded-Host") or request.host,
                remote=_sender(request, proxies),
            )
        request[_THROUGH_OURS] = through_ours
        return await handler(request)

    return believing


def came_through_one_of_ours(request: web.Request) -> bool:
    return request[_THROUGH_OURS]


def _sender(request: web.Request, proxies: tuple[Network, ...]) -> str:
    """The last of those who passed it on that is no proxy of ours: what stands before it anybody may have made up."""
    for address in reversed(_all(request, "X-Forwarded-For")):
        if not _is_one_of(proxies, address):
            return address
    return request.remote or ""


def _last(request: web.Request, header: str) -> str:
    """What the proxy nearest to us said."""
    return next(reversed(_all(request, header)), "")


def _all(request: web.Request, header: str) -> list[str]:
    parts = ",".join(request.headers.getall(header, ())).split(",")
    return [part.strip() for part in parts if part.strip()]


def _is_one_of(proxies: tuple[Network, ...], name: str) -> bool:
    try:
        address: IPv4Address | IPv6Address = ip_address(name)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(address in network for network in proxies)

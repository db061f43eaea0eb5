"""Who may come in, and how often: the headers of every answer, where a request may come from, and throttles."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

from parlour.table.messages import Error, Failed, encode
from parlour.table.refusals import Refusal, Refused

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}

OTHER_SITE = Refusal("other_site", 403, "Another website may not do this in your name.")
TOO_OFTEN = Refusal("too_often", 429, "That was too often. Wait a little.")


class Throttle:
    """So many times at once, and then one again every so many seconds; counted for each client, and soon forgotten."""

    def __init__(self, at_once: int, every: float, now: Callable[[], float] = time.monotonic) -> None:
        self._at_once = at_once
        self._every = every
        self._now = now
        self._until: dict[str, float] = {}
        """When each client will have nothing on its account any more."""

    def charge(self, client: str) -> None:
        """Count one more; raises a Refused if that is one too many."""
        now = self._now()
        if len(self._until) > 10_000:
            self._until = {name: until for name, until in self._until.items() if until > now}
        until = max(self._until.get(client, now), now) + self._every
        if until - now > self._at_once * self._every:
            raise TOO_OFTEN()
        self._until[client] = until


def from_our_own_page(request: web.Request) -> bool:
    """A browser says from which site a page comes; a program says nothing, and has no cookies to steal."""
    origin = request.headers.get("Origin")
    return origin is None or urlsplit(origin).netloc == request.host


@web.middleware
async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every answer has the headers, and a refusal is an answer."""
    try:
        if request.method != "GET" and not from_our_own_page(request):
            raise OTHER_SITE()
        response = await handler(request)
    except Refused as refused:
        response = failed(refused)
    except web.HTTPException as nothing:  # no such page, no such method, too large
        nothing.headers.update(HEADERS)
        raise
    if not response.prepared:
        response.headers.update(HEADERS)
    return response


def failed(refused: Refused) -> web.Response:
    body = encode(Failed(Error(refused.code, refused.text)))
    return web.Response(status=refused.status, body=body, content_type="application/json")

"""Who may come in, and how often: the headers of every answer, where a request may come from, and throttles."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial

from aiohttp import web
from msgspec import UNSET

from parlour.table.messages import Error, Failed, encode
from parlour.table.refusals import FULL_STORE, Refusal, Refused
from parlour.table.store import StoreFailed
from parlour.table.web import limits

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
TOO_MANY_LINES = Refusal("too_many_lines", 429, "Too many lines are open. Close one, or wait a little.")
NOTHING_HERE = Refusal("nothing_here", 404, "There is nothing here.")
NOT_SO = Refusal("not_so", 405, "That cannot be done here.")
TOO_LARGE = Refusal("too_large", 413, "That is too large.")
BAD_REQUEST = Refusal("bad_request", 400, "That request makes no sense.")
FAULT = Refusal("fault", 500, "Something went wrong here.")
_OF_HTTP = {refusal.status: refusal for refusal in (NOTHING_HERE, NOT_SO, TOO_LARGE)}

logger = logging.getLogger("parlour.table")


class Pace:
    """So many times at once, and then one again every so many seconds."""

    def __init__(self, at_once: int, every: float, now: Callable[[], float] = time.monotonic) -> None:
        self._ahead = at_once * every
        self._every = every
        self._now = now
        self.until = 0.0
        """When nothing will be on the account any more."""

    def charge(self) -> None:
        """Count one more; raises a Refused if that is one too many."""
        self.until = self._charged()

    def must_be_free(self) -> None:
        """Raises a Refused if one more would be too many, and counts nothing."""
        self._charged()

    def _charged(self) -> float:
        now = self._now()
        until = max(self.until, now) + self._every
        if until - now > self._ahead:
            raise TOO_OFTEN()
        return until


class Throttle:
    """A pace for each client, soon forgotten."""

    def __init__(self, at_once: int, every: float, now: Callable[[], float] = time.monotonic) -> None:
        self._pace = partial(Pace, at_once, every, now)
        self._now = now
        self._paces: dict[str, Pace] = {}
        self._most = 10_000
        """So many clients are remembered before those are looked for who can be forgotten."""

    def charge(self, client: str) -> None:
        if len(self._paces) >= self._most:
            self._forget()
        self._paces.setdefault(client, self._pace()).charge()

    def must_be_free(self, client: str) -> None:
        if client in self._paces:
            self._paces[client].must_be_free()

    def _forget(self) -> None:
        now = self._now()
        self._paces = {client: pace for client, pace in self._paces.items() if pace.until > now}
        self._most = max(10_000, 2 * len(self._paces))  # looked for seldom, however many there are


class Lines:
    """How many sockets are open: so many for each client, so many for all of them, and no more."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()
        self._all = 0

    @contextmanager
    def one_of(self, client: str) -> Iterator[None]:
        """One more, for as long as it lasts; raises a Refused if that is one too many."""
        if self._open[client] >= limits.LINES_OF_A_CLIENT or self._all >= limits.LINES:
            raise TOO_MANY_LINES()
        self._open[client] += 1
        self._all += 1
        try:
            yield
        finally:
            self._all -= 1
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]


def from_our_own_page(request: web.Request) -> bool:
    """A browser says from which site a page comes; a program says nothing, and has no cookies to steal."""
    origin = request.headers.get("Origin")
    return origin is None or origin.partition("://")[2] == request.host


@web.middleware
async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every answer has the headers, and a refusal is an answer."""
    try:
        if request.method != "GET" and not from_our_own_page(request):
            raise OTHER_SITE()
        response = await handler(request)
    except Refused as refused:
        response = failed(refused)
    except StoreFailed:
        response = failed(FULL_STORE())
    except web.HTTPError as error:
        response = failed(_OF_HTTP.get(error.status, BAD_REQUEST)())
        response.headers.update({name: error.headers[name] for name in ("Allow",) if name in error.headers})
    except Exception:
        logger.exception("a request met a fault of ours")
        response = failed(FAULT())
    if not response.prepared:
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
    return response


def failed(refused: Refused) -> web.Response:
    args = dict(refused.about)
    remarks = args.pop("remarks", UNSET)
    body = encode(Failed(Error(refused.code, refused.text, args), remarks))
    return web.Response(status=refused.status, body=body, content_type="application/json")

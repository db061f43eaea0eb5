"""Middleware of every request: security headers, a CSRF guard by the origin, and refusals as answers."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from aiohttp import web
from msgspec import UNSET

from parlour.table.log.store import StoreFailed
from parlour.table.room.refusals import FULL_STORE, MOVING, RequestRefusal, RequestRefused
from parlour.table.wire.bodies import Error, Failed
from parlour.table.wire.messages import encode

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

OTHER_SITE = RequestRefusal("other_site", 403, "Another website may not do this in your name.")
NOTHING_HERE = RequestRefusal("nothing_here", 404, "There is nothing here.")
NOT_SO = RequestRefusal("not_so", 405, "That cannot be done here.")
TOO_LARGE = RequestRefusal("too_large", 413, "That is too large.")
BAD_REQUEST = RequestRefusal("bad_request", 400, "That request makes no sense.")
FAULT = RequestRefusal("fault", 500, "Something went wrong here.")
_OF_HTTP = {refusal.status: refusal for refusal in (NOTHING_HERE, NOT_SO, TOO_LARGE)}

SOON = "1"
RETRY_AFTER = "3"
"""Seconds until it is worth asking again, where something cannot be done just now."""

logger = logging.getLogger("parlour.table")


def is_same_origin(request: web.Request) -> bool:
    """A browser says from which site a page comes; a program says nothing, and has no cookies to steal."""
    origin = request.headers.get("Origin")
    return origin is None or origin.partition("://")[2] == request.host


@web.middleware
async def csrf_guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Nothing is changed in the name of somebody who looks at another website."""
    if request.method != "GET" and not is_same_origin(request):
        raise OTHER_SITE()
    return await handler(request)


@web.middleware
async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every answer has the headers, and a refusal is an answer."""
    try:
        response = await handler(request)
    except RequestRefused as refused:
        response = failed(refused)
    except StoreFailed:
        response = failed(FULL_STORE())
    except web.HTTPError as error:
        response = failed(_OF_HTTP.get(error.status, BAD_REQUEST)())
        response.headers.update({name: error.headers[name] for name in ("Allow",) if name in error.headers})
        error.__traceback__ = None  # the request holds the error, which would hold the request through its frames
    except Exception:
        logger.exception("a request met a fault of ours")
        response = failed(FAULT())
    if not response.prepared:
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
    return response


def failed(refused: RequestRefused) -> web.Response:
    args = dict(refused.about)
    remarks = args.pop("remarks", UNSET)
    body = encode(Failed(Error(refused.code, refused.text, args), remarks))
    later = {"Retry-After": SOON if refused.code == MOVING.code else RETRY_AFTER} if refused.status == 503 else None
    return web.Response(status=refused.status, body=body, content_type="application/json", headers=later)

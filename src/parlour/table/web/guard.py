"""What holds for every request and every answer: the headers, the sites it may come from, and refusals."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from aiohttp import web
from msgspec import UNSET

from parlour.table.messages import Error, Failed, encode
from parlour.table.refusals import FULL_STORE, Refusal, Refused
from parlour.table.store import StoreFailed

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
NOTHING_HERE = Refusal("nothing_here", 404, "There is nothing here.")
NOT_SO = Refusal("not_so", 405, "That cannot be done here.")
TOO_LARGE = Refusal("too_large", 413, "That is too large.")
BAD_REQUEST = Refusal("bad_request", 400, "That request makes no sense.")
FAULT = Refusal("fault", 500, "Something went wrong here.")
_OF_HTTP = {refusal.status: refusal for refusal in (NOTHING_HERE, NOT_SO, TOO_LARGE)}

logger = logging.getLogger("parlour.table")


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

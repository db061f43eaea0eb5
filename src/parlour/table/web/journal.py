"""What is asked for is noted in the log: which kind of thing, and at which table; not by whom, and not what came of it.

What came of it may hang on something hidden: a host who hides a text is told whether there is one. Faults are logged
where they are met.
"""

from __future__ import annotations

import logging

from aiohttp import web

from parlour.table.codes import as_typed
from parlour.table.web.guard import Handler

logger = logging.getLogger("parlour.table")


@web.middleware
async def noted(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Looking is for whoever wants to know everything, changing something for everybody who reads the log."""
    resource = request.match_info.route.resource
    if resource is not None:
        told = {"method": request.method, "route": resource.canonical}
        if "code" in request.match_info:
            told["table"] = as_typed(request.match_info["code"])
        logger.log(logging.DEBUG if request.method == "GET" else logging.INFO, "asked", extra=told)
    return await handler(request)

"""A connection before it is anybody's: how much memory and time it may cost until it has asked for something.

aiohttp reads whatever comes, and keeps all of what it cannot read in the error that it makes of it. Here the parser is
given little at a time. A head that is too large or no HTTP ends the connection at once, with an answer that is always
the same, and with nothing in the log.
"""

from __future__ import annotations

import asyncio
from typing import Any

from aiohttp import web

from parlour.table.web import limits
from parlour.table.web.connection_limits import Crowd

_PARSED_AT_ONCE = 4_096
"""Bytes. What is wrong among them is kept in the error, so they are few."""
_READ_AHEAD = 32_768
"""Bytes of a body that may come before anybody asks for it; where nobody does, hardly more is read."""
_NO_REQUEST = b"That is no request.\n"
_ANSWER = (
    b"HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: %d\r\n"
    b"Connection: close\r\n\r\n%s" % (len(_NO_REQUEST), _NO_REQUEST)
)


class Connection(web.RequestHandler):
    """aiohttp's, with bounds. It leans on how aiohttp counts and queues what it has parsed."""

    __slots__ = ("_body", "_head_size", "_quiet")

    def __init__(self, manager: Any, quiet: Crowd) -> None:
        super().__init__(
            manager,
            loop=asyncio.get_running_loop(),
            access_log=None,  # type: ignore[arg-type]  # as aiohttp's own runner says it
            keepalive_timeout=limits.REQUEST_WITHIN,
            read_bufsize=_READ_AHEAD,
        )
        self._quiet = quiet
        """All connections on which nothing is asked just now."""
        self._body: Any = None
        """Of the newest request, as it arrives."""
        self._head_size = 0
        """How much has come since then of the next one."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._quiet.add(self)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._quiet.discard(self)
        super().connection_lost(exc)

    def give_way(self) -> None:
        self.force_close()

    async def finish_response(self, *answer: Any) -> tuple[web.StreamResponse, bool]:
        try:
            return await super().finish_response(*answer)
        finally:
            if self.transport is not None:
                self._quiet.add(self)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data) or 1, _PARSED_AT_ONCE):
            if not self._force_close and not self._is_read(data[start : start + _PARSED_AT_ONCE]):
                self._refuse()

    def _is_read(self, part: bytes) -> bool:
        """Whether this was, or may become, a request."""
        if part and self._upgraded:
            return False  # nobody speaks before they know that they are let in
        known = self._request_count
        super().data_received(part)
        if self._request_count > known:
            message, self._body = self._messages[-1]
            self._head_size = 0
            self._quiet.discard(self)
            return not self._forget_error(message)
        if self._body is None or self._body.is_eof():
            self._head_size += len(part)
        return self._head_size <= limits.LARGEST_HEAD

    def _forget_error(self, message: Any) -> bool:
        """Whether this is none, but the error about it, which would hold itself, through its own frame."""
        error = getattr(message, "exc", None)
        if error is None:
            return False
        error.__traceback__ = None
        self._messages.pop()
        return True

    def _refuse(self) -> None:
        """The answer comes too early for whoever has asked something before, and so they get none."""
        if self.transport is not None and not self._messages and not self._request_in_progress:
            self.transport.write(_ANSWER)
        if self._waiter is not None and not self._messages and self._task_handler is not None:
            self._task_handler.cancel()  # it was woken for what is none
        self.force_close()

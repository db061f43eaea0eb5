"""A connection before it is anybody's: how much memory and time it may cost until it has asked for something, and to
which process it belongs.

aiohttp reads whatever comes, and keeps all of what it cannot read in the error that it makes of it. Here the parser is
given little at a time. A head that is too large or no HTTP ends the connection at once, with an answer that is always
the same, and with nothing in the log.
"""

from __future__ import annotations

import asyncio
import hmac
from typing import Any

from aiohttp import web

from parlour.table.room.people import new_code
from parlour.table.web import limits
from parlour.table.web.connection_limits import Crowd
from parlour.table.web.routing import Router, code_in, makes_table

_PARSED_AT_ONCE = 4_096
"""Bytes. What is wrong among them is kept in the error, so they are few."""
_READ_AHEAD = 32_768
"""Bytes of a body that may come before anybody asks for it; where nobody does, hardly more is read."""
_NO_REQUEST = b"That is no request.\n"
_ANSWER = (
    b"HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: %d\r\n"
    b"Connection: close\r\n\r\n%s" % (len(_NO_REQUEST), _NO_REQUEST)
)
PASSED_ON = b"PARLOUR "
"""How a connection begins that another server passes on (as in the PROXY protocol): a password, and whose it is."""


def detach(handler: web.RequestHandler) -> Any:
    """Its transport, for whoever has the connection from now on: as if it had been lost, but it is not closed."""
    transport, handler.transport = handler.transport, None
    handler.connection_lost(None)
    return transport


class Connection(web.RequestHandler):
    """aiohttp's, with bounds. It leans on how aiohttp counts and queues what it has parsed."""

    __slots__ = ("_body", "_head_size", "_held", "_leading", "_quiet", "_router", "hops", "is_passed_on", "remote")

    def __init__(
        self,
        manager: Any,
        quiet: Crowd,
        router: Router | None = None,
        *,
        read: bytes = b"",
        remote: str | None = None,
        hops: int = 0,
    ) -> None:
        super().__init__(
            manager,
            loop=asyncio.get_running_loop(),
            access_log=None,  # type: ignore[arg-type]  # as aiohttp's own runner says it
            keepalive_timeout=limits.REQUEST_WITHIN,
            read_bufsize=_READ_AHEAD,
        )
        self._quiet = quiet
        """All connections on which nothing is asked just now."""
        self._router = router
        """Where there are several processes."""
        self._held = read
        """What has come and is not parsed yet: it may be another process's to read."""
        self._leading: asyncio.Task[None] | None = None
        """While it is found out whose it is."""
        self.hops = hops
        """Over how many processes this request has come."""
        self.remote = remote
        """Whose it is, if another server has passed it on."""
        self.is_passed_on = remote is not None
        self._body: Any = None
        """Of the newest request, as it arrives."""
        self._head_size = 0
        """How much has come since then of the next one."""

    @property
    def peername(self) -> Any:
        return super().peername if self.remote is None else (self.remote, 0)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._quiet.add(self)
        if self._held:
            read, self._held = self._held, b""
            self.data_received(read)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._quiet.discard(self)
        if self._leading is not None and self.transport is not None:
            self._leading.cancel()  # unless it is what leads the connection away
        super().connection_lost(exc)

    def give_way(self) -> None:
        self.force_close()

    async def finish_response(self, *answer: Any) -> tuple[web.StreamResponse, bool]:
        try:
            return await super().finish_response(*answer)
        finally:
            if self.transport is not None:
                self._quiet.add(self)

    # ── whose it is ─────────────────────────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        if self._router is None:
            self._read(data)
        elif self._leading is not None:
            self._held += data
        elif self._held or self._is_between_requests():
            self._route(self._router, self._held + data)
        else:
            self._read(data)

    def _is_between_requests(self) -> bool:
        """Nothing is under way, so this is the beginning of a request. One that comes before the answer to the one
        before it (pipelining) is not led on."""
        idle = not (self._messages or self._request_in_progress or self._head_size or self._upgraded)
        body_is_over = self._body is None or self._body.is_eof()
        transport: Any = self.transport
        return idle and body_is_over and transport is not None and not transport.get_write_buffer_size()

    def _route(self, router: Router, data: bytes) -> None:
        line, ended, rest = data.partition(b"\n")
        if not ended and len(data) <= limits.LARGEST_HEAD:
            self._held = data
            return
        self._held = b""
        if line.startswith(PASSED_ON) and not self._request_count and self.remote is None:
            if not self._believes(router, line):
                self._refuse()
            elif rest:
                self._route(router, rest)
            return
        code = code_in(line)
        if code is None and not self.hops and makes_table(line):
            code = new_code()  # not its own, but that of somebody who owns as many slots as chance says
        if code is None or router.is_ours(code):
            self.hops = 0
            self._read(data)
        else:
            self._held = data
            self._pause()
            self._leading = asyncio.get_running_loop().create_task(self._lead_on(router, code))

    def _believes(self, router: Router, line: bytes) -> bool:
        """Another server says whose connection this is: `PARLOUR password address hops`."""
        _, password, remote, hops = [*line.split(), b"", b"", b"", b""][:4]
        known = router.password()
        if not known or not hmac.compare_digest(password, known) or not hops.isdigit():
            return False
        self.remote, self.is_passed_on, self.hops = remote.decode("latin-1"), True, int(hops)
        return True

    async def _lead_on(self, router: Router, code: str) -> None:
        gone = await router.lead_on(code, self, self._held)
        self._leading = None
        if gone or self.transport is None:
            return
        held, self._held = self._held, b""
        self._read(held)
        transport: Any = self.transport
        if transport is not None and not transport.is_closing():
            transport.resume_reading()

    def _pause(self) -> None:
        transport: Any = self.transport
        transport.pause_reading()

    # ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def _read(self, data: bytes) -> None:
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

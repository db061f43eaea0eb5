"""The WebSocket upgrade: aiohttp decides who comes in, and picows carries what is said from then on.

picows carries a table's messages for two thirds of what they cost with aiohttp, but knows nothing of pages, proxies
and refusals. So a socket begins as any other request, and changes hands once it is let in.

picows reads as much as has come and goes through all of it, whoever else is waiting. So it is given little at a time,
and pings are answered by the line, which counts them.
"""

from __future__ import annotations

import logging
from typing import Any

from aiohttp import web
from picows import WSAutoPingStrategy
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from parlour.table.web import limits
from parlour.table.web.connection import detach
from parlour.table.web.websocket import WebSocket

_HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: parlour\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\n\r\n"
)
_READ_AT_ONCE = 2048
"""Bytes. A longer message comes in several; the others have their turn in between."""
_silent = logging.LoggerAdapter(logging.Logger("picows", logging.CRITICAL + 1), {})
"""picows would note down addresses, and what it cannot read."""


def can_be_handed_over(request: web.Request) -> bool:
    if not all(request.headers.get(name, "").isascii() for name in ("Upgrade", "Connection", "Sec-WebSocket-Key")):
        return False
    return web.WebSocketResponse().can_prepare(request).ok and request.transport is not None


def hand_over(request: web.Request, listener: WebSocket) -> web.Response:
    """From now on the connection is the listener's. What is returned goes nowhere: aiohttp has no line any more."""
    transport: Any = request.transport
    transport.pause_reading()  # picows reads into memory of its own, so reading has to begin anew
    protocol = _protocol_of(listener)
    transport.set_protocol(protocol)
    protocol.connection_made(transport)
    detach(request.protocol)
    _say_again(protocol, request)
    if not transport.is_closing():
        transport.resume_reading()
    return web.Response()


class _InSmallParts(WSProtocol):  # type: ignore[misc]
    """Reads a little at a time, and nothing more of a line whose frames make no sense."""

    def get_buffer(self, size_hint: int) -> memoryview:
        buffer: memoryview = super().get_buffer(size_hint)
        return buffer[:_READ_AT_ONCE]

    def buffer_updated(self, nbytes: int) -> None:
        super().buffer_updated(nbytes)
        if self.listener.open and self.transport.is_close_frame_sent:  # not by the listener, so picows gives up
            self.listener.read_no_more()


def _protocol_of(listener: WebSocket) -> Any:
    return _InSmallParts(
        None,  # host and port, for clients
        None,  # path, for clients
        False,  # is a client
        lambda request: listener,
        _silent,
        True,  # a line is closed when its listener fails
        None,  # no time limit for the handshake: it has taken place
        True,  # a heartbeat, when nothing else has come
        limits.HEARTBEAT,
        limits.HEARTBEAT,
        WSAutoPingStrategy.PING_WHEN_IDLE,
        False,  # pings are not answered by picows
        limits.LARGEST_MESSAGE,
        None,  # further headers, for clients
        _READ_AT_ONCE,
    )


def _say_again(protocol: Any, request: web.Request) -> None:
    """picows answers the handshake, so it has to hear it: in our own words, but for the key that the answer is made of.
    Whatever else a client wrote there could be longer than its memory, or no text at all."""
    said = _HANDSHAKE % request.headers["Sec-WebSocket-Key"].encode()
    protocol.get_buffer(len(said))[: len(said)] = said
    protocol.buffer_updated(len(said))

"""A screen: one open socket to a table. It never waits for a slow reader, and a slow reader is let go."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

from aiohttp import WSMsgType, web

from parlour.table.closing import Closing

MOST_WAITING = 1_000_000
"""So many bytes may wait for a slow reader. Whoever comes back is sent one frame, which is cheaper than all of them."""


class Screen:
    def __init__(self, socket: web.WebSocketResponse, person: int | None) -> None:
        self.person = person
        self._socket = socket
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._sending: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None

    def send(self, frame: bytes) -> None:
        self._frames.append(frame)
        self._bytes += len(frame)
        if self._bytes > MOST_WAITING:
            self.close(Closing.SLOW, "This line is too slow. Come back for the newest view.")
        elif self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        with suppress(ConnectionError):
            while self._frames and not self._socket.closed:
                frame = self._frames.popleft()
                await self._socket.send_frame(frame, WSMsgType.TEXT)
                self._bytes -= len(frame)
        self._sending = None

    def close(self, code: int, reason: str) -> None:
        if self._closing is not None:
            return
        self._frames.clear()
        self._closing = asyncio.get_running_loop().create_task(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        with suppress(ConnectionError):
            await self._socket.close(code=code, message=reason.encode())

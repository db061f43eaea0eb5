"""The way from one phone to the server: it can be cut, or go silent as when a laptop is closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from tests.table.server.killing.servers import Server


class Line:
    def __init__(self, server: Server) -> None:
        self._server = server
        self._ends: list[asyncio.StreamWriter] = []
        self._silent: set[asyncio.StreamWriter] = set()
        self._port = 0

    async def address(self) -> str:
        await self._server.address()
        return f"127.0.0.1:{self._port}"

    def cut(self) -> None:
        """Both ends notice."""
        for end in self._ends:
            if end not in self._silent:
                end.transport.abort()

    def fall_silent(self) -> None:
        """Nothing comes through any more, and neither end is told; a new call is another matter."""
        self._silent.update(self._ends)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Line]:
        carrying = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self._port = carrying.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            carrying.close()
            for end in self._ends:
                end.transport.abort()

    async def _carry(self, phone: asyncio.StreamReader, to_phone: asyncio.StreamWriter) -> None:
        self._ends.append(to_phone)
        try:
            server, to_server = await asyncio.open_connection("127.0.0.1", self._server.port)
        except OSError:
            to_phone.transport.abort()
            return
        self._ends.append(to_server)
        await asyncio.gather(self._pump(phone, to_server), self._pump(server, to_phone))

    async def _pump(self, out: asyncio.StreamReader, into: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while (content := await out.read(65_536)) and into not in self._silent:
                into.write(content)
                await into.drain()
        if into not in self._silent:
            into.transport.abort()

"""The router of a server: a connection that is about another process's table goes on to that process. To another worker
of this server the socket is handed over; to another server its bytes are passed on as by a reverse proxy, after a line
like that of the PROXY protocol."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from aiohttp import web

from parlour.table.log.ownership import Owner, Ownership
from parlour.table.server.handover import Channels, Handed
from parlour.table.web.connection import PASSED_ON, Connection, detach
from parlour.table.web.connection_limits import Crowd
from parlour.table.web.routing import MOST_HOPS

logger = logging.getLogger("parlour.table")

REACHED_WITHIN = 2.0
"""So long it may take to reach another server."""
MOST_WAITING = 256_000
"""Bytes that wait for the slower of two ends."""


class ServerRouter:
    """Also the factory of a worker's connections, for those that come by the port and those that are handed over."""

    def __init__(
        self,
        ownership: Ownership,
        channels: Channels | None,
        manager: web.Server,
        quiet: Crowd,
        led_on: Callable[[], None],
    ) -> None:
        self._ownership = ownership
        self._channels = channels
        self._manager = manager
        self._quiet = quiet
        self._tasks: set[asyncio.Task[Any]] = set()
        self._unreachable: set[str] = set()
        self._passing: dict[Owner, set[Pump]] = {}
        """The ends of the connections that are passed on, by whom they go to."""
        ownership.watch(self._end_passing_to)
        self.is_ours = ownership.is_ours
        self._led_on = led_on
        """Told of each connection that has gone to another process."""

    # ── connections that come ───────────────────────────────────────────────────────────────────────────────────────

    def accepted(self) -> Connection:
        return Connection(self._manager, self._quiet, self)

    def taken(self, handed: Handed, line: socket.socket) -> None:
        """Another worker has accepted it, and it is ours."""

        def connection() -> Connection:
            return Connection(
                self._manager, self._quiet, self, read=handed.read, remote=handed.remote, hops=handed.hops
            )

        task = asyncio.get_running_loop().create_task(self._connect(connection, line))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, connection: Any, line: socket.socket) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(connection, line)
        except OSError:  # whoever called has hung up meanwhile
            line.close()

    # ── connections that go on ──────────────────────────────────────────────────────────────────────────────────────

    def password(self) -> bytes:
        return self._ownership.me.password.encode()

    async def lead_on(self, code: str, connection: Connection, read: bytes) -> bool:
        if connection.hops >= MOST_HOPS:
            return False
        owner = await self._ownership.owner(code)
        if owner is None or owner == self._ownership.me:
            return False
        if owner.server == self._ownership.me.server:
            gone = await self._hand_over(owner, connection, read)
        else:
            gone = await self._pass_on(owner, connection, read)
        if gone:
            self._led_on()
        return gone

    async def _hand_over(self, owner: Owner, connection: Connection, read: bytes) -> bool:
        transport: Any = connection.transport
        if self._channels is None or transport is None:
            return False
        handed = Handed(read, connection.hops + 1, connection.remote)
        if not await self._channels.send(owner.worker, handed, transport.get_extra_info("socket").fileno()):
            return False
        _close(detach(connection))
        return True

    async def _pass_on(self, owner: Owner, connection: Connection, read: bytes) -> bool:
        """The other server is told whose connection it is; from then on it is bytes."""
        transport: Any = connection.transport
        if transport is None:
            return False
        host, _, port = owner.address.rpartition(":")
        remote = connection.remote or (connection.peername or ("",))[0]
        pump = partial(Pump, self._passing.setdefault(owner, set()))
        try:
            async with asyncio.timeout(REACHED_WITHIN):
                there, far = await asyncio.get_running_loop().create_connection(pump, host.strip("[]"), int(port))
        except (OSError, TimeoutError, ValueError) as problem:
            self._complain(owner, problem)
            return False
        self._unreachable.discard(owner.address)
        hello = b" ".join((PASSED_ON.strip(), owner.password.encode(), remote.encode(), b"%d" % (connection.hops + 1)))
        there.write(hello + b"\r\n" + read)
        near = pump()
        here = detach(connection)
        here.set_protocol(near)
        near.joins(here, there)
        far.joins(there, here)
        here.resume_reading()
        return True

    def _end_passing_to(self, gone: Owner) -> None:
        """Whoever is there comes back and is led elsewhere: a machine that is cut off does not say so, and a process
        that stands still even holds on to them."""
        for pump in list(self._passing.pop(gone, ())):
            pump.abort()

    def close(self) -> None:
        """What is passed on ends: whoever is there comes back by another way."""
        for owner in list(self._passing):
            self._end_passing_to(owner)

    def _complain(self, owner: Owner, problem: Exception) -> None:
        """Once, until it is reached again."""
        if owner.address not in self._unreachable:
            self._unreachable.add(owner.address)
            logger.warning(
                "another server cannot be reached; is that its address (--address)?",
                extra={"address": owner.address, "problem": str(problem) or repr(problem)},
            )


class Pump(asyncio.Protocol):
    """What comes at one end of a connection that is passed on goes out at the other."""

    def __init__(self, open_ones: set[Pump]) -> None:
        self._open_ones = open_ones
        self._own: Any = None
        self._other: Any = None
        self._early: list[bytes] = []

    def joins(self, own: Any, other: Any) -> None:
        self._own, self._other = own, other
        self._open_ones.add(self)
        own.set_write_buffer_limits(MOST_WAITING)
        for data in self._early:
            other.write(data)
        if own.is_closing() or other.is_closing():
            self.abort()

    def abort(self) -> None:
        self._own.abort()
        self._other.abort()

    def data_received(self, data: bytes) -> None:
        if self._other is None:
            self._early.append(data)
        else:
            self._other.write(data)

    def eof_received(self) -> bool:
        if self._other is not None and self._other.can_write_eof():
            with suppress(OSError, RuntimeError):
                self._other.write_eof()
        return True

    def pause_writing(self) -> None:
        self._other.pause_reading()

    def resume_writing(self) -> None:
        with suppress(RuntimeError):
            self._other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._open_ones.discard(self)
        if self._other is not None:
            self._other.close()


def _close(transport: Any) -> None:
    """The connection goes on elsewhere: here it ends without a word."""
    transport.set_protocol(asyncio.Protocol())
    transport.abort()

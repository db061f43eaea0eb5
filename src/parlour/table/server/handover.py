"""Handing connections over between the workers of a server: the open socket itself, as a file descriptor (SCM_RIGHTS),
with what was read of it.

Each worker has a channel of its own, which its parent keeps: whoever takes the place of a worker that has died finds
there what was sent meanwhile. A message is a connection, whole or not at all."""

from __future__ import annotations

import array
import asyncio
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec
from msgspec import Struct

logger = logging.getLogger("parlour.table")

SENT_WITHIN = 2.0
"""So long a connection waits for a worker whose channel is full."""
LARGEST = 200_000
"""Bytes of a message: more than is ever read of a connection at once (UNREAD)."""
_ROOM = 1_000_000
_KIND = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM
_FD_SIZE = array.array("i").itemsize


class Handed(Struct, frozen=True, array_like=True):
    """A connection on its way, beside its socket."""

    read: bytes
    hops: int
    remote: str | None = None
    """Whose it is, if another server has passed it on."""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Handed).decode


class Channels:
    """One for each worker; made before they are, so that all of them have them."""

    def __init__(self, workers: int) -> None:
        self._pairs = [socket.socketpair(socket.AF_UNIX, _KIND) for _ in range(workers)]
        for pair in self._pairs:
            for end in pair:
                end.setblocking(False)
                with suppress(OSError):
                    end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _ROOM)

    async def send(self, worker: int, connection: Handed, fd: int) -> bool:
        """Whether it has gone to that worker; after this the socket is to be closed here."""
        content = _encode(connection)
        if len(content) > LARGEST:
            return False
        end = self._pairs[worker][0]
        with suppress(TimeoutError):
            async with asyncio.timeout(SENT_WITHIN):
                while True:
                    try:
                        socket.send_fds(end, [content], [fd])
                        return True
                    except BlockingIOError:
                        await _writable(end)
                    except OSError as problem:
                        logger.warning("a connection could not be handed over", extra={"problem": str(problem)})
                        return False
        return False

    def receive(self, worker: int, take: Callable[[Handed, socket.socket], None]) -> Callable[[], None]:
        """From now on this process takes what is sent to that worker; gives what ends it."""
        end = self._pairs[worker][1]
        loop = asyncio.get_running_loop()
        loop.add_reader(end, _received, end, take)
        return partial(_take_no_more, loop, end)

    def close(self) -> None:
        for pair in self._pairs:
            for end in pair:
                end.close()


def _received(end: socket.socket, take: Callable[[Handed, socket.socket], None]) -> None:
    """One at a time: others wait too."""
    try:
        content, ancillary, _, _ = end.recvmsg(LARGEST, socket.CMSG_SPACE(_FD_SIZE))
    except BlockingIOError:
        return
    fds = array.array("i")
    for level, kind, data in ancillary:
        if (level, kind) == (socket.SOL_SOCKET, socket.SCM_RIGHTS):
            fds.frombytes(data[: len(data) - len(data) % _FD_SIZE])
    for fd in fds:
        line = socket.socket(fileno=fd)
        line.setblocking(False)
        take(_decode(content), line)


async def _writable(end: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    ready: asyncio.Future[None] = loop.create_future()
    # Of several who wait each needs a descriptor of its own.
    copy = end.dup()
    loop.add_writer(copy, _set, ready)
    try:
        await ready
    finally:
        loop.remove_writer(copy)
        copy.close()


def _set(ready: asyncio.Future[None]) -> None:
    if not ready.done():
        ready.set_result(None)


def _take_no_more(loop: asyncio.AbstractEventLoop, end: socket.socket) -> None:
    loop.remove_reader(end)

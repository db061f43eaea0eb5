"""The generator's event loop: bare epoll, since asyncio's own cost would be the larger part of what it does."""

import select
import socket
from collections.abc import Callable

Reader = Callable[[], None]


class Loop:
    def __init__(self) -> None:
        self.poll = select.epoll()
        self.readers: dict[int, Reader] = {}

    def watch(self, source: socket.socket | int, reader: Reader) -> None:
        number = source if isinstance(source, int) else source.fileno()
        self.readers[number] = reader
        self.poll.register(number, select.EPOLLIN)

    def forget(self, source: socket.socket) -> None:
        self.poll.unregister(source)
        del self.readers[source.fileno()]

    def turn(self, timeout: float) -> None:
        """Read what has come; wait for it at most so many seconds."""
        readers = self.readers
        for number, _ in self.poll.poll(timeout):
            readers[number]()

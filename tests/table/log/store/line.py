"""A line to the database that breaks or hangs when a test wants it to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import parse_qs, urlsplit

MARK = b"the line breaks at this entry"


class Line:
    """A line to the database that breaks when an entry with the mark comes along, and stays down until it is mended.

    Before: the entry does not arrive. During: it arrives, and the line breaks while the database is at work on it.
    After: it is written, and the answer is lost.

    It may also hang: it stays open, and nothing comes through there, or back, until it goes on.
    """

    def __init__(self, database: str, breaks: str = "") -> None:
        parts = urlsplit(database)
        self._socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self._path = parts.path
        self._breaks = breaks
        self._ways: list[asyncio.Task[None]] = []
        self._served: set[asyncio.Task[None]] = set()
        self.broken = asyncio.Event()
        self._there_flows, self._back_flows = asyncio.Event(), asyncio.Event()
        self.go_on()

    def hang(self, *, there: bool) -> None:
        (self._there_flows if there else self._back_flows).clear()

    def go_on(self) -> None:
        self._there_flows.set()
        self._back_flows.set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            yield f"postgresql://postgres:@127.0.0.1:{port}{self._path}?sslmode=disable"
        finally:
            server.close()
            self.cut()
            await asyncio.gather(*self._served, return_exceptions=True)  # so that no end of a line is left open

    def cut(self) -> None:
        self.broken.set()
        for way in self._ways:
            way.cancel()

    def mend(self) -> None:
        self._breaks = ""
        self.broken.clear()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        served = asyncio.current_task()
        assert served is not None
        self._served.add(served)
        if not self.broken.is_set():
            answers, questions = await asyncio.open_unix_connection(self._socket)
            asked = asyncio.Event()
            ways = [
                asyncio.ensure_future(self._there(reader, questions, asked)),
                asyncio.ensure_future(self._back(answers, writer, asked)),
            ]
            self._ways += ways
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            questions.close()
        writer.close()

    async def _there(self, reader: asyncio.StreamReader, questions: asyncio.StreamWriter, asked: asyncio.Event) -> None:
        while data := await reader.read(1 << 20):
            await self._there_flows.wait()
            if MARK in data and self._breaks:
                asked.set()
            if not (asked.is_set() and self._breaks == "before"):
                questions.write(data)
            if asked.is_set() and self._breaks in ("before", "during"):
                self.broken.set()
                return

    async def _back(self, answers: asyncio.StreamReader, writer: asyncio.StreamWriter, asked: asyncio.Event) -> None:
        while data := await answers.read(1 << 20):
            await self._back_flows.wait()
            if asked.is_set() and self._breaks == "after":
                self.broken.set()
                return
            writer.write(data)

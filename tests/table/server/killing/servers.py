"""The real server in a process of its own: started, killed without a word, and started again on the same data."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Protocol

from aiohttp import ClientError, ClientSession

from parlour.table.log.store import FILE
from tests.table.server.running import free_port, workers_of

ROOT = Path(__file__).parents[4]
WITHIN = 60.0
"""Seconds for anything to happen at all: far more than it takes, so that a busy machine fails no test."""


class Door(Protocol):
    """Where a phone finds the tables."""

    async def address(self) -> str:
        """A server that answers; waits until there is one."""


class Server:
    def __init__(self, data: Path, db: str | None = None, first: str = "", workers: int = 1) -> None:
        self.data, self.db, self.workers = data, db, workers
        self.first = first
        """What its process does before it serves."""
        self.place = db or str(data / FILE if workers == 1 else data)
        self.port = free_port()
        self.process: asyncio.subprocess.Process
        self._up = asyncio.Event()

    @property
    def is_up(self) -> bool:
        return self._up.is_set()

    async def launch(self) -> None:
        """Start the process, and do not wait until it answers."""
        self.data.mkdir(parents=True, exist_ok=True)
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        database = [] if self.db is None else ["--db", self.db]
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}
        with open(self.data / f"said-{self.port}.txt", "ab") as said:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                f"{self.first}\nfrom parlour.cli.app import main; main()",
                "serve",
                "--no-browser",
                "--workers",
                str(self.workers),
                *where,
                *database,
                env=environment,
                stdout=said,
                stderr=said,
            )

    async def start(self) -> None:
        await self.launch()
        async with asyncio.timeout(WITHIN):
            while not await self._answers():
                assert self.process.returncode is None, self.said()
                await asyncio.sleep(0.02)
        self._up.set()

    async def _answers(self) -> bool:
        """Its port is open before it has its tables at hand: only a healthy server counts."""
        try:
            async with ClientSession() as http, http.get(f"http://127.0.0.1:{self.port}/healthz") as answer:
                return answer.status == 200
        except (ClientError, OSError):
            return False

    async def kill(self) -> None:
        """As the power would: it has no time for a last word."""
        self._up.clear()
        if self.process.returncode is None:
            workers = workers_of(self)
            self.process.kill()
            for worker in workers:
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> None:
        """As whoever runs it would."""
        self._up.clear()
        self.process.terminate()
        await self.process.wait()
        assert self.process.returncode == 0, self.said()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """All of it stands still, and nobody new is sent there."""
        self._up.clear()
        with standing_still(self.process.pid):
            yield
        self._up.set()

    async def address(self) -> str:
        await self._up.wait()
        return f"127.0.0.1:{self.port}"

    def said(self) -> str:
        """All that it has printed and logged, in all its lives."""
        return (self.data / f"said-{self.port}.txt").read_text(encoding="utf-8")

    def complaints(self) -> list[str]:
        """What it has logged as a fault of its own."""
        return [line for line in self.said().splitlines() if '"level":"error"' in line or "Traceback" in line]


class Either:
    """Two servers of the same tables: who cannot reach the one goes to the other."""

    def __init__(self, first: Server, second: Server) -> None:
        self.first, self.second = first, second

    async def address(self) -> str:
        for server in (self.first, self.second):
            if server.is_up:
                return await server.address()
        return await self.first.address()


class AnyOf:
    """Several servers of the same tables: who comes goes to any of those that are there."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self._servers = servers

    async def address(self) -> str:
        there = [server for server in self._servers if server.is_up]
        return await random.choice(there or self._servers).address()


@contextmanager
def standing_still(pid: int) -> Iterator[None]:
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


@asynccontextmanager
async def serving(data: Path, db: str | None = None, first: str = "", workers: int = 1) -> AsyncIterator[Server]:
    server = Server(data, db, first, workers)
    await server.start()
    try:
        yield server
    finally:
        await server.kill()

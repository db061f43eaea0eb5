"""People at a real server, over real sockets: what they send, and everything they are sent."""

from __future__ import annotations

import asyncio
import itertools
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType
from aiohttp.test_utils import TestServer
from aiohttp.web import AppRunner
from yarl import URL

from parlour.table.live.keeper import Keeper
from parlour.table.live.thinking import InProcessThinker
from parlour.table.log.ownership import Owner
from parlour.table.log.store import Store
from parlour.table.log.store.postgres import PostgresStore
from parlour.table.log.store.sqlite import SqliteStore
from parlour.table.server.routing import ServerRouter
from parlour.table.web import limits
from parlour.table.web.app import make_app
from parlour.table.web.connection_limits import Crowd
from parlour.table.web.monitoring import Figures
from parlour.table.web.table_socket import TableSockets, Visit

PATIENCE = 30.0
"""Seconds: longer than the server takes to say that it has no answer, so that a busy machine fails no test."""


def at_once(*of: Any) -> float:
    """How long a bot takes, if nobody wants to wait for it."""
    return 0.0


class OneOfSeveral(TestServer):
    """A server that leads people on to the others over the same database."""

    def __init__(self, keeper: Keeper, line: socket.socket) -> None:
        super().__init__(make_app(keeper))
        self._keeper = keeper
        self._line = line

    async def start_server(self, loop: asyncio.AbstractEventLoop | None = None, **how: Any) -> None:
        self.runner = AppRunner(self.app)
        await self.runner.setup()
        assert self.runner.server is not None
        quiet = Crowd(limits.QUIET_CONNECTIONS)
        ownership = self._keeper.store.ownership
        self._router = ServerRouter(ownership, None, self.runner.server, quiet, Figures().led_on)
        self._door = await asyncio.get_running_loop().create_server(self._router.accepted, sock=self._line)
        self.host, self.port = self._line.getsockname()
        self._root = URL(f"http://{self.host}:{self.port}")

    async def close(self) -> None:
        """Its tables are others' then."""
        self._door.close()
        await self._keeper.store.ownership.prepare_to_leave()
        self._router.close()
        await super().close()


class House:
    """A server with a store, and a client for HTTP."""

    def __init__(self, store: Store, line: socket.socket | None = None, **how: Any) -> None:
        usual: dict[str, Any] = {"pace": at_once, "thinker": InProcessThinker()}
        self.keeper = Keeper(store, **usual | how)
        self.server: TestServer = TestServer(make_app(self.keeper))
        if line is not None:
            self.server = OneOfSeveral(self.keeper, line)
        self.http: ClientSession

    async def ask(self, method: str, path: str, token: str | None = None, /, **body: Any) -> tuple[int, Any]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with self.http.request(method, self.server.make_url(path), json=body, headers=headers) as answer:
            return answer.status, await answer.json(content_type=None)

    async def must(self, method: str, path: str, token: str | None = None, /, **body: Any) -> Any:
        status, answer = await self.ask(method, path, token, **body)
        assert status == 200, answer
        return answer


@asynccontextmanager
async def open_house(place: Path | str, **how: Any) -> AsyncIterator[House]:
    """A house whose tables are kept in a file in this folder, or in this database."""
    line = None
    store: Store
    if isinstance(place, Path):
        store = SqliteStore(place / "tables.sqlite")
    else:
        line = socket.create_server(("127.0.0.1", 0))
        address = "127.0.0.1:{1}".format(*line.getsockname())
        store = PostgresStore(place, Owner(secrets.token_hex(8), 0, address, secrets.token_hex(8)))
    await store.open()
    house = House(store, line, **how)
    await house.server.start_server()
    try:
        async with ClientSession() as house.http:
            yield house
    finally:
        await close(house.server)
        await store.close()


async def close(server: TestServer) -> None:
    """Whoever has just come is taken in first: CPython 3.11 loses the connections that it accepts while it closes. Of
    whom nothing more is read, nobody sees that they have gone: each line that is left is cut, or it would be left open
    to whichever test comes later."""
    for _ in range(4):  # accepted, a task for each, the connection, its first word
        await asyncio.sleep(0)
    await server.close()
    for line in open_lines(server):
        line.cut()
    await until(lambda: not open_lines(server))


def open_lines(server: TestServer) -> list[Visit]:
    handlers = (getattr(route.handler, "__self__", None) for route in server.app.router.routes())
    sockets = next(handler for handler in handlers if isinstance(handler, TableSockets))
    return [line for lines in sockets.lines._open.values() for line in lines if isinstance(line, Visit)]


async def until(holds: Callable[[], object]) -> None:
    """Wait for something at the server of which nobody is told."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.001)


class Guest:
    """Somebody at a table; without a token, a spectator. Keeps every frame as it came."""

    def __init__(self, house: House, code: str, token: str | None) -> None:
        self.house, self.code, self.token = house, code, token
        self.frames: list[bytes] = []
        self.n = 0
        self.view: dict[str, Any] | None = None
        self.lobby: dict[str, Any] | None = None
        self.closed_with: int | None = None
        self._ids = itertools.count()
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Event()

    async def come(self, seen: int = 0) -> Guest:
        self.socket: ClientWebSocketResponse = await self.house.http.ws_connect(
            self.house.server.make_url(f"/ws/{self.code}")
        )
        self.closed_with = None
        self._reader = asyncio.create_task(self._read(self.socket))
        await self.socket.send_json({"hello": {"token": self.token, "seen": seen}})
        return self

    async def _read(self, socket: ClientWebSocketResponse) -> None:
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                self._take(message.data.encode())
        self.closed_with = socket.close_code
        self._news.set()

    def _take(self, content: bytes) -> None:
        self.frames.append(content)
        frame = msgspec.json.decode(content)
        if "id" in frame:
            self._answers[frame["id"]].set_result(frame)
        self.n = frame.get("n", self.n)
        self.view = frame.get("view", self.view)
        self.lobby = frame.get("lobby", self.lobby)
        self._news.set()

    async def until(self, seen: Any, within: float = PATIENCE) -> None:
        """Wait until this holds of what has been seen."""
        async with asyncio.timeout(within):
            while not seen(self):
                self._news.clear()
                await self._news.wait()

    async def do(self, act: dict[str, Any], at: int | None = None, id: str | None = None) -> dict[str, Any]:
        """Send an act, and give the answer to it."""
        name = id or f"act-{next(self._ids)}"
        return await self._asked(name, {"id": name, "do": act} | ({} if at is None else {"at": at}))

    async def salt(self, salt: str) -> dict[str, Any]:
        """Add to the chance of the next match, and give the answer to it."""
        return await self._asked(salt, {"salt": salt})

    async def _asked(self, name: str, message: dict[str, Any]) -> dict[str, Any]:
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        await self.socket.send_json(message)
        return await asyncio.wait_for(answer, PATIENCE)

    async def leave(self) -> None:
        await self.socket.close()
        await self._reader

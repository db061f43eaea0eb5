"""A class at a real server, over real sockets: its teacher, its wall, and pupils with phones."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import Callable
from typing import Any, Self

import msgspec
from aiohttp import ClientWebSocketResponse, WSMsgType

from tests.table.live.people import PATIENCE, House


class ClassLine:
    """Whoever looks at a class: a pupil, the teacher, or the wall, which has no token."""

    def __init__(self, house: House, code: str, token: str | None) -> None:
        self.house, self.code, self.token = house, code, token
        self.frame: dict[str, Any] = {}
        self.sent = 0
        """How many bytes have come."""
        self.frames: list[bytes] = []
        self.closed: int | None = None
        self._ids = map(str, itertools.count())
        self._answers: dict[str, dict[str, Any]] = {}
        self._news = asyncio.Condition()
        self._line: ClientWebSocketResponse
        self._reading: asyncio.Task[None] | None = None

    async def come(self) -> Self:
        self.closed = None
        self._line = await self.house.http.ws_connect(self.house.server.make_url(f"/ws/classes/{self.code}"))
        await self._line.send_json({"hello": {"token": self.token}})
        self._reading = asyncio.create_task(self._read())
        await self.until(lambda frame: bool(frame))
        return self

    async def leave(self) -> None:
        await self._line.close()
        assert self._reading is not None
        await self._reading

    async def _read(self) -> None:
        async for message in self._line:
            if message.type is WSMsgType.TEXT:
                told = msgspec.json.decode(message.data)
                async with self._news:
                    if "hour" in told:
                        self.frame = told
                        self.frames.append(message.data.encode())
                    else:
                        self._answers[told["id"]] = told
                    self._news.notify_all()
        async with self._news:
            self.closed = self._line.close_code
            self._news.notify_all()

    async def until(self, holds: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Wait until this holds of the newest frame."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: self.frame and holds(self.frame))
        return self.frame

    async def ask(self, what: str, **about: Any) -> dict[str, Any]:
        """The answer, granted or refused."""
        id = next(self._ids)
        await self._line.send_json({"ask": what, "id": id, **about})
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: id in self._answers)
        return self._answers[id]

    async def must(self, what: str, **about: Any) -> dict[str, Any]:
        answer = await self.ask(what, **about)
        assert "ok" in answer, answer
        return answer

    async def refused(self, what: str, **about: Any) -> str:
        answer = await self.ask(what, **about)
        assert "refused" in answer, answer
        return str(answer["refused"]["code"])

    async def until_closed(self) -> int:
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: self.closed is not None)
        assert self.closed is not None
        return self.closed


async def open_class(house: House, **about: Any) -> ClassLine:
    """A new class, and its teacher's page."""
    made = await house.must("POST", "/api/classes", **{"game": "bluff", **about})
    return await ClassLine(house, made["code"], made["token"]).come()


async def enter(house: House, code: str, roster: int | None = None, **about: Any) -> tuple[str, Any]:
    """Somebody's fresh token, and what they were answered."""
    token = secrets.token_urlsafe(16)
    dealt = await house.must("GET", f"/api/classes/{code}/name")
    body = {"name": dealt["name"], "token": token, "roster": roster, **about}
    _, answer = await house.ask("POST", f"/api/classes/{code}/pupils", None, **body)
    return token, answer


async def pupils(house: House, code: str, count: int, first: int = 1) -> list[ClassLine]:
    """So many who are in and look at the class, by roster number."""
    lines = []
    for roster in range(first, first + count):
        token, answer = await enter(house, code, roster)
        assert answer["is_in"], answer
        lines.append(await ClassLine(house, code, token).come())
    return lines

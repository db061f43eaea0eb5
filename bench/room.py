"""A room without rules, log or views, for `bench/sockets.py`:

    ./parlour python bench/room.py aiohttp|handed-over PORT

Whoever says something, all four hear it: what is measured is the socket, once as aiohttp has it and once handed over to
picows as in the server.
"""

import asyncio
import sys
from collections import defaultdict
from itertools import count
from pathlib import Path
from typing import Any

# Run as a script, Python looks beside the script and not in the root, where the packages are.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import uvloop
from aiohttp import WSMsgType, web

from parlour.table.web import limits
from parlour.table.web.upgrade import hand_over
from parlour.table.web.websocket import WebSocket

SAID = b"x" * 540  # about as much as a seat hears of an act in #TalkItOut


limits.MESSAGES_AT_ONCE = 1_000_000_000  # here it is to be as many as go


class Room:
    def __init__(self) -> None:
        self.numbers = count(1)
        self.sockets: list[web.WebSocketResponse] = []
        self.lines: list[WebSocket] = []

    def frame(self) -> bytes:
        return b'{"n":%d,"said":"%s"}' % (next(self.numbers), SAID)


rooms: defaultdict[str, Room] = defaultdict(Room)


async def by_aiohttp(request: web.Request) -> web.StreamResponse:
    room = rooms[request.match_info["code"]]
    socket = web.WebSocketResponse(heartbeat=20, compress=False)
    await socket.prepare(request)
    room.sockets.append(socket)
    async for message in socket:
        if message.type is WSMsgType.TEXT:
            frame = room.frame()
            for each in room.sockets:
                await each.send_frame(frame, WSMsgType.TEXT)
    return socket


class Visit(WebSocket):
    def __init__(self, room: Room) -> None:
        super().__init__()
        self.room = room

    def connected(self) -> None:
        self.room.lines.append(self)

    def hear(self, content: bytes | memoryview) -> None:
        frame = self.room.frame()
        for each in self.room.lines:
            each.send(frame)

    def gone(self) -> None:
        self.room.lines.remove(self)


async def by_picows(request: web.Request) -> web.StreamResponse:
    return hand_over(request, Visit(rooms[request.match_info["code"]]))


HANDLERS: dict[str, Any] = {"aiohttp": by_aiohttp, "handed-over": by_picows}


async def serve(kind: str, port: int) -> None:
    app = web.Application()
    app.add_routes([web.get("/ws/{code}", HANDLERS[kind])])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    await asyncio.Event().wait()


if __name__ == "__main__":
    uvloop.run(serve(sys.argv[1], int(sys.argv[2])))

"""What a very long log costs.

    ./parlour python bench/long_evening.py [--entries 100000]

A table of Player of Honour at which somebody has said "done" and "undone" so many times. How long it takes to open it
from the store, to come back to it, and to get the evidence of its match; and how long everybody else waited meanwhile.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import ClientSession
from aiohttp.test_utils import TestServer

from parlour.table.live.keeper import Keeper
from parlour.table.live.live_table import settle
from parlour.table.log import entry as log
from parlour.table.log.store.sqlite import SqliteStore
from parlour.table.web.app import make_app

PLACE: dict[str, Any] = {"act": "place", "ranks": [1, 2, 3, 4, 5]}
TOGGLES: tuple[dict[str, Any], ...] = ({"act": "done"}, {"act": "undone"})


async def fill(url: Any, http: ClientSession, store: SqliteStore, entries: int) -> tuple[str, str]:
    """A table with a match under way, and so many entries after it; its code, and the host's token."""
    async with http.post(url("/api/tables"), json={"game": "player-of-honour", "name": "Ada"}) as answer:
        made = await answer.json()
    code, token = made["code"], made["token"]
    for name in ("Bo", "Cleo"):
        async with http.post(url(f"/api/tables/{code}/seats"), json={"name": name}):
            pass
    headers = {"Authorization": f"Bearer {token}"}
    async with http.patch(url(f"/api/tables/{code}"), json={"first": 0, "options": {"wait": 0}}, headers=headers):
        pass
    async with http.post(url(f"/api/tables/{code}/start"), headers=headers):
        pass
    number = len(await store.entries(code))
    acts = [PLACE, *(TOGGLES[at % 2] for at in range(entries))]
    loop = asyncio.get_running_loop()
    for first in range(0, len(acts), 2000):
        written = [loop.create_future() for _ in acts[first : first + 2000]]
        for act, future in zip(acts[first:], written, strict=False):
            number += 1
            entry = log.written(log.Acted(1_000_000 + number, 0, act, f"0:{number}"))
            store.append(code, number, 1_000_000 + number, entry, partial(settle, future))
        await asyncio.gather(*written)
    return code, token


class Waits:
    """How long whoever wants something every few milliseconds waits at most."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def run(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.005)
            self.longest = max(self.longest, time.perf_counter() - before - 0.005)


async def timed(name: str, work: Callable[[], Awaitable[str]]) -> None:
    waits = Waits()
    watching = asyncio.create_task(waits.run())
    began = time.perf_counter()
    said = await work()
    took = time.perf_counter() - began
    await asyncio.sleep(0.02)
    watching.cancel()
    print(f"{name:34} {took:8.3f} s   others waited up to {waits.longest * 1000:6.0f} ms   {said}", flush=True)


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[tuple[Any, SqliteStore, ClientSession]]:
    store = SqliteStore(folder / "tables.sqlite")
    await store.open()
    server = TestServer(make_app(Keeper(store)))
    await server.start_server()
    async with ClientSession() as http:
        yield server.make_url, store, http
    await server.close()
    await store.close()


async def hello(url: Any, http: ClientSession, code: str, token: str) -> str:
    async with http.ws_connect(url(f"/ws/{code}"), max_msg_size=0) as socket:
        await socket.send_json({"hello": {"token": token, "seen": 0}})
        while "view" not in msgspec.json.decode(frame := (await socket.receive()).data):
            pass
    return f"{len(frame):,} bytes, {len(msgspec.json.decode(frame)['events'])} events"


async def measure(folder: Path, entries: int) -> None:
    async with house(folder) as (url, store, http):
        code, token = await fill(url, http, store, entries)
    async with house(folder) as (url, store, http):
        come = partial(hello, url, http, code, token)
        await timed("opened from the whole log, hello", come)
        for _ in range(2):
            await timed("hello at a live table", come)
        headers = {"Authorization": f"Bearer {token}"}
        async with http.ws_connect(url(f"/ws/{code}"), max_msg_size=0) as socket:
            await socket.send_json({"hello": {"token": token, "seen": 0}})
            await socket.send_json({"id": "one more", "do": TOGGLES[0] if entries % 2 == 0 else TOGGLES[1]})
            while msgspec.json.decode((await socket.receive()).data).get("id") != "one more":
                pass
        await asyncio.sleep(0.5)
    async with house(folder) as (url, store, http):
        await timed("opened again, hello", partial(hello, url, http, code, token))
        async with http.post(url(f"/api/tables/{code}/stop"), headers=headers):
            pass

        async def evidence() -> str:
            async with http.get(url(f"/api/tables/{code}/evidence"), headers=headers) as answer:
                content = await answer.read()
                return f"{answer.status}, {len(content):,} bytes"

        await timed("evidence", evidence)

        async def end() -> str:
            async with http.post(url(f"/api/tables/{code}/end"), headers=headers) as answer:
                return str(answer.status)

        await timed("the table is ended", end)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure what a very long log costs.")
    parser.add_argument("--entries", type=int, default=100_000, help="how often done and undone are said in all")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), parser.parse_args().entries))
    return 0


if __name__ == "__main__":
    sys.exit(main())

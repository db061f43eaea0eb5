"""Starting the server: the store, the address for the phones in the room, and a clean stop."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import segno
from aiohttp import web

from parlour.table.keeper import Keeper
from parlour.table.store import Store
from parlour.table.store.choosing import store_for
from parlour.table.web.app import make_app


def address_here(port: int) -> str:
    """How phones in the same network reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line, contextlib.suppress(OSError):
        line.connect(("192.0.2.1", 9))  # nothing is sent: it only tells which of our addresses would be used
        return f"http://{line.getsockname()[0]}:{port}/"
    return f"http://localhost:{port}/"


def qr_code(address: str) -> str:
    """The address for a phone's camera, drawn in letters."""
    lines = []
    rows = [[bool(dot) for dot in row] for row in segno.make(address, micro=False).matrix_iter(border=2)]
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    for above, below in zip(rows[::2], rows[1::2], strict=True):
        lines.append("".join(" ▄▀█"[2 * (not up) + (not down)] for up, down in zip(above, below, strict=True)))
    return "\n".join(lines)


def run(data: Path, db: str | None, host: str, port: int) -> None:
    """Serve until Ctrl-C, and say where."""

    def ready() -> None:
        address = address_here(port)
        print(f"Parlour is open at {address}\n\n{qr_code(address)}\n\nCtrl-C closes it.", flush=True)

    data.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(ImportError):  # there is none for Windows, where asyncio's own loop does the same
        import uvloop

        uvloop.run(serve(store_for(data, db), host, port, ready))
        return
    asyncio.run(serve(store_for(data, db), host, port, ready))


async def serve(store: Store, host: str, port: int, ready: Callable[[], None]) -> None:
    """Serve until somebody says stop."""
    await store.open()
    runner = web.AppRunner(make_app(Keeper(store)), access_log=None, handle_signals=False)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        ready()
        await _stopped()
    finally:
        await runner.cleanup()
        await store.close()


async def _stopped() -> None:
    stop = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # where signals are not for loops, Ctrl-C ends it all the same
            asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    await stop.wait()

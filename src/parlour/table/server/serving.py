"""Starting the server, in one process or several, and a clean stop: whoever is at a table is told to come back."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from aiohttp import web

from parlour.bots import say_who_is_stale
from parlour.table.live.audience import send_home
from parlour.table.live.keeper import Keeper
from parlour.table.log.scrubbing import KEEP_DAYS
from parlour.table.log.store import Store, StoreFailed, store_for
from parlour.table.log.store.sqlite_file import FOLDER_MODE
from parlour.table.server.address import allow_many_lines, invite, listening
from parlour.table.server.garbage import give_back
from parlour.table.server.housekeeping import Housekeeping
from parlour.table.server.workers import run_workers
from parlour.table.web import limits
from parlour.table.web.app import make_app
from parlour.table.web.connection import Connection
from parlour.table.web.connection_limits import Crowd
from parlour.table.web.monitoring import Figures, memory
from parlour.table.web.proxy import Network
from parlour.table.wire.messages import Closing

logger = logging.getLogger("parlour.table")

LINES_WAITING = 1024
"""So many new lines may wait to be taken up: a whole school that comes back after a restart."""


@dataclass(frozen=True)
class ServerOptions:
    """How to serve: where it listens, where it keeps its tables, and whom it believes."""

    data: Path
    db: str | None = None
    host: str = "0.0.0.0"
    port: int = 8000
    workers: int = 1
    browser: bool = True
    proxies: tuple[Network, ...] = ()
    hosts: tuple[str, ...] = ()
    """Names under which it is found, beside its addresses and the machine's own."""
    open_metrics: bool = False
    keep_days: float = KEEP_DAYS

    def store(self) -> Store:
        return store_for(self.data, self.db)


def run(how: ServerOptions) -> None:
    """Serve until Ctrl-C, and say where. A ValueError says why it cannot be."""
    allow_many_lines()
    say_who_is_stale()
    try:
        if how.workers == 1:
            _run_alone(how)
        else:
            _run_several(how)
    except StoreFailed as problem:
        raise ValueError(str(problem)) from problem


def _run_alone(how: ServerOptions) -> None:
    how.data.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
    with listening(how.host, how.port) as line:
        ready = partial(invite, how.host, line.getsockname()[1], browser=how.browser)
        _run(serve(how, line, Figures(), ready))


def _run_several(how: ServerOptions) -> None:
    if how.db is None:
        raise ValueError("Several workers need a database that they can share: name it with --db postgresql://…")
    if not hasattr(os, "fork"):
        raise ValueError("Several workers need a system where a process can fork, and this one cannot.")
    with listening(how.host, how.port) as line:  # those who share a port would not be told that it is taken
        port = line.getsockname()[1]
    _run(_try_out(how.store()))
    figures = Figures(how.workers)
    invited = multiprocessing.get_context("fork").Event()

    def ready() -> None:
        if not invited.is_set():
            invited.set()
            invite(how.host, port, browser=how.browser)

    def work(number: int, parent: int) -> None:
        figures.take_row(number)
        with _failures_logged(), listening(how.host, port, shared=True) as line:
            _run(serve(how, line, figures, ready if number == 0 else _nothing, parent))

    run_workers(how.workers, work)


async def serve(
    how: ServerOptions, line: socket.socket, figures: Figures, ready: Callable[[], None], parent: int | None = None
) -> None:
    """Serve on this line until somebody says stop, or the parent at the other end of that pipe is gone."""
    stop = _stop_of(parent)
    store = how.store()
    await store.open()
    keeper = Keeper(store)
    hosts = (how.host, *how.hosts)
    app = make_app(keeper, figures, proxies=how.proxies, hosts=hosts, open_metrics=how.open_metrics)
    app.on_shutdown.append(partial(_say_goodbye, keeper))
    app.cleanup_ctx.append(partial(_beside, partial(figures.keep_looking, keeper)))
    app.cleanup_ctx.append(partial(_beside, Housekeeping(keeper, how.keep_days).run))
    app.cleanup_ctx.append(partial(_beside, partial(give_back, memory)))
    runner = web.AppRunner(app, handle_signals=False, shutdown_timeout=limits.GOODBYE_WITHIN)
    await runner.setup()
    loop = asyncio.get_running_loop()
    connection = partial(Connection, runner.server, Crowd(limits.QUIET_CONNECTIONS))
    door = await loop.create_server(connection, sock=line, backlog=LINES_WAITING)
    try:
        ready()
        logger.info("the server is open")
        await stop.wait()
    finally:
        door.close()
        await runner.cleanup()
        for live in list(keeper.tables.values()):
            keeper.put_away(live)  # no clock and no bot acts any more
        await keeper.thinker.close()
        await store.close()
        logger.info("the server has stopped")


def _stop_of(parent: int | None) -> asyncio.Event:
    """Set by Ctrl-C, by a system that wants this process to end, or by the end of the parent's pipe."""
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # where signals are not for loops, Ctrl-C ends it all the same
            loop.add_signal_handler(sign, stop.set)
    if parent is not None:
        loop.add_reader(parent, _end_of, parent, stop)
    return stop


def _end_of(parent: int, stop: asyncio.Event) -> None:
    asyncio.get_running_loop().remove_reader(parent)  # an ended pipe can be read for ever
    stop.set()


async def _say_goodbye(keeper: Keeper, app: web.Application) -> None:
    for live in keeper.tables.values():
        send_home(live, Closing.RESTART, "The server stops for a moment. Come back.")


async def _beside(work: Callable[[], Coroutine[None, None, None]], app: web.Application) -> AsyncIterator[None]:
    """This goes on for as long as the server does."""
    task = asyncio.get_running_loop().create_task(work())
    yield
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def _try_out(store: Store) -> None:
    """Find out whether the database is there while there is somebody to tell, and make its tables once."""
    await store.open()
    await store.close()


@contextlib.contextmanager
def _failures_logged() -> Iterator[None]:
    try:
        yield
    except Exception:
        logger.exception("a worker has failed")
        sys.exit(1)


def _run(main: Coroutine[None, None, None]) -> None:
    _collect_seldom()
    try:
        import uvloop
    except ImportError:  # there is none for Windows, where asyncio's own loop does the same
        asyncio.run(main)
    else:
        uvloop.run(main)


def _collect_seldom() -> None:
    """Nearly nothing here goes in circles, and under load a tenth of the time went into looking for them. But each look
    keeps everybody waiting, the longer the more there is to throw away: so what is young is looked at in small heaps,
    and all there is almost never."""
    gc.freeze()
    gc.set_threshold(5_000, 20, 500)


def _nothing() -> None:
    """Another worker says where the server is."""

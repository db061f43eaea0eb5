"""Starting the server, in one process or several, and a clean stop: whoever is at a table is told to come back."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import secrets
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web

from parlour.bots import say_who_is_stale
from parlour.table.live.audience import send_home
from parlour.table.live.classes.deleting import ClassRetention
from parlour.table.live.keeper import Keeper
from parlour.table.log.ownership import FixedOwners, Owner
from parlour.table.log.scrubbing import KEEP_DAYS
from parlour.table.log.store import Store, StoreFailed, store_for
from parlour.table.log.store.folder_lock import locked
from parlour.table.log.store.shards import check_files, tables_by_worker
from parlour.table.log.store.sqlite_file import FOLDER_MODE
from parlour.table.server.address import address_of, allow_many_lines, invite, listening
from parlour.table.server.garbage import give_back
from parlour.table.server.handover import Channels
from parlour.table.server.housekeeping import Housekeeping
from parlour.table.server.routing import ServerRouter
from parlour.table.server.workers import run_workers
from parlour.table.web import limits
from parlour.table.web.app import CLASSES, make_app
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

    address: str | None = None
    """Where other servers over the same database reach this one, if that is not where phones do: `host:port`."""

    def reached_at(self, port: int) -> str:
        return self.address or urlsplit(address_of(self.host, port)).netloc


@dataclass(frozen=True)
class ServerProcess:
    """One process of a server: who it is, and what it has of its parent, if it has one."""

    me: Owner
    of: int = 1
    """So many workers are there."""
    channels: Channels | None = None
    strays: Mapping[str, int] = field(default_factory=dict)
    """Over SQLite, the tables that are not where their slots say."""
    parent: int | None = None
    """A pipe that ends when the parent says stop, or is gone."""

    def store(self, how: ServerOptions) -> Store:
        store = store_for(how.data, how.db, self.me, self.of)
        if how.db is None and self.of > 1:
            store.ownership = FixedOwners(self.me, self.of, self.strays)
        return store


def first_worker(how: ServerOptions, port: int) -> ServerProcess:
    """Whoever knows the password is believed whom they pass on: it is in the database, for the other servers."""
    return ServerProcess(Owner(secrets.token_hex(8), 0, how.reached_at(port), secrets.token_hex(16)))


def run(how: ServerOptions) -> None:
    """Serve until Ctrl-C, and say where. A ValueError says why it cannot be."""
    allow_many_lines()
    say_who_is_stale()
    try:
        with _folder_for_us(how):
            if how.workers == 1:
                _run_alone(how)
            else:
                _run_several(how)
    except StoreFailed as problem:
        raise ValueError(str(problem)) from problem


@contextlib.contextmanager
def _folder_for_us(how: ServerOptions) -> Iterator[None]:
    """Files are for one server at a time, and at least one of them has to be readable; a database is for many."""
    if how.db is not None:
        yield
        return
    how.data.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
    with locked(how.data):
        check_files(how.data)
        yield


def _run_alone(how: ServerOptions) -> None:
    with listening(how.host, how.port) as line:
        port = line.getsockname()[1]
        ready = partial(invite, how.host, port, browser=how.browser)
        _run(serve(how, line, Figures(), ready, first_worker(how, port)))


def _run_several(how: ServerOptions) -> None:
    """All of them take connections from one line, and hand them over among themselves: so none is lost in the line of
    a worker that dies."""
    if not hasattr(os, "fork"):
        raise ValueError("Several workers need a system where a process can fork, and this one cannot.")
    with listening(how.host, how.port) as line:
        port = line.getsockname()[1]
        strays: Mapping[str, int] = {}
        if how.db is not None:
            _run(_try_out(store_for(how.data, how.db)))
        else:
            strays = tables_by_worker(how.data, how.workers)
        first = replace(first_worker(how, port), of=how.workers, channels=Channels(how.workers), strays=strays)
        figures = Figures(how.workers)
        invited = multiprocessing.get_context("fork").Event()

        def ready() -> None:
            if not invited.is_set():
                invited.set()
                invite(how.host, port, browser=how.browser)

        def work(number: int, parent: int) -> None:
            figures.take_row(number)
            worker = replace(first, me=first.me._replace(worker=number), parent=parent)
            with _failures_logged():
                _run(serve(how, line, figures, ready if number == 0 else _nothing, worker))

        run_workers(how.workers, work)


async def serve(
    how: ServerOptions, line: socket.socket, figures: Figures, ready: Callable[[], None], worker: ServerProcess
) -> None:
    """Serve on this line until somebody says stop, or the parent is gone."""
    stop = Stop(worker.parent)
    store = worker.store(how)
    await store.open()
    keeper = Keeper(store)
    hosts = (how.host, *how.hosts)
    app = make_app(keeper, figures, proxies=how.proxies, hosts=hosts, open_metrics=how.open_metrics)
    app.on_shutdown.append(partial(_say_goodbye, keeper))
    app.cleanup_ctx.append(partial(_beside, partial(figures.keep_looking, keeper)))
    app.cleanup_ctx.append(partial(_beside, Housekeeping(keeper, how.keep_days).run))
    app.cleanup_ctx.append(partial(_beside, ClassRetention(app[CLASSES]).run))
    app.cleanup_ctx.append(partial(_beside, partial(give_back, memory)))
    runner = web.AppRunner(app, handle_signals=False, shutdown_timeout=limits.GOODBYE_WITHIN)
    await runner.setup()
    assert runner.server is not None
    quiet = Crowd(limits.QUIET_CONNECTIONS)
    connection: Callable[[], Connection] = partial(Connection, runner.server, quiet)
    take_no_more = end_passing = _nothing
    if how.db is not None or worker.channels is not None:
        router = ServerRouter(store.ownership, worker.channels, runner.server, quiet, figures.led_on)
        connection, end_passing = router.accepted, router.close
        if worker.channels is not None:
            take_no_more = worker.channels.receive(worker.me.worker, router.taken)
    door = await asyncio.get_running_loop().create_server(connection, sock=line, backlog=LINES_WAITING)
    try:
        ready()
        logger.info("the server is open")
        await stop.said.wait()
    finally:
        door.close()
        take_no_more()
        if not stop.is_replaced:
            await store.ownership.prepare_to_leave()
        await runner.cleanup()
        end_passing()
        for live in list(keeper.tables.values()):
            keeper.put_away(live)  # no clock and no bot acts any more
        await keeper.thinker.close()
        await store.close()
        logger.info("the server has stopped")


class Stop:
    """Set by Ctrl-C, by a system that wants this process to end, or by the end of the parent's pipe."""

    def __init__(self, parent: int | None) -> None:
        self.said = asyncio.Event()
        self.is_replaced = parent is not None
        """The parent goes on, and another worker comes in the place of this one."""
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(
                NotImplementedError
            ):  # where signals are not for loops, Ctrl-C ends it all the same
                loop.add_signal_handler(sign, self.said.set)
        if parent is not None:
            loop.add_reader(parent, self._parent_ends, parent)

    def _parent_ends(self, parent: int) -> None:
        asyncio.get_running_loop().remove_reader(parent)  # an ended pipe can be read for ever
        self.is_replaced = False
        self.said.set()


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

"""Several workers over one PostgreSQL, or over a file each: they share the port, each table is at one of them, any of
them may be killed or told to stop, and they stop together."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, TCPConnector, TraceConfig

from parlour.table.log.slots import SLOTS
from tests.table.server.running import ROOT, Running, running, workers_of

LISTENING, CONNECTED = "0A", "01"
pytestmark = pytest.mark.xdist_group("postgres")
Words = tuple[str, ...]


@pytest.fixture(params=["files", "postgres"])
def two_workers(request: pytest.FixtureRequest, own_data: Path) -> Words:
    """The options of a server with two workers."""
    if request.param == "files":
        return ("--workers", "2")
    return ("--workers", "2", "--db", request.getfixturevalue("database"))


def is_there(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


def sockets_of(pid: int, port: int, state: str) -> int:
    """How many sockets of this process are on the port, in this state."""
    held = set()
    with suppress(FileNotFoundError):  # it ends at this moment
        for file in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(FileNotFoundError):  # it closes that at this moment
                held.add(os.readlink(file))
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    here = [row for row in rows if row[1].endswith(f":{port:04X}") and row[3] == state]
    return sum(f"socket:[{row[9]}]" in held for row in here)


def all_listen(server: Running) -> bool:
    workers = workers_of(server)
    return len(workers) == 2 and all(sockets_of(worker, server.port, LISTENING) for worker in workers)


def wait_until(holds: Callable[[], bool], within: float = 15) -> None:
    until = time.monotonic() + within
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


def figure(server: Running, name: str) -> float:
    status, text = server.get("/metrics")
    assert status == 200
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found is not None
    return float(found.group(1))


def tables_of(server: Running) -> list[float]:
    """How many tables each worker has in its memory."""
    return by_worker(server, "parlour_tables")


def by_worker(server: Running, name: str) -> list[float]:
    return [figure(server, f'{name}{{worker="{number}"}}') for number in range(2)]


async def come(http: ClientSession, server: Running, made: dict[str, Any]) -> ClientWebSocketResponse:
    line = await http.ws_connect(f"ws://127.0.0.1:{server.port}/ws/{made['code']}")
    await line.send_json({"hello": {"token": made["token"], "seen": 0}})
    frame = await line.receive_json(timeout=10)
    assert frame["lobby"]["code"] == made["code"]
    return line


async def asked(path: str, server: Running, times: int) -> set[int]:
    """Each over a connection of its own, taken by whichever worker is quicker; what the answers were."""
    return {(await asyncio.to_thread(server.get, path))[0] for _ in range(times)}


async def bot_sits_down(server: Running, table: dict[str, Any], line: ClientWebSocketResponse) -> None:
    """What is asked over HTTP, at whichever worker, is shown at once on the line to the table."""
    await asyncio.to_thread(server.post, f"/api/tables/{table['code']}/bots", table["token"])
    async with asyncio.timeout(10):
        while len((await line.receive_json()).get("lobby", {"seats": ()})["seats"]) < 2:
            pass


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "stopped"])
def test_each_table_is_at_one_worker_and_when_that_goes_another_in_its_place_goes_on(
    two_workers: Words, sign: signal.Signals
) -> None:
    async def scenario(server: Running, goes: int, stays: int) -> None:
        made = [await asyncio.to_thread(server.post, "/api/tables", game="bluff", name="Ada") for _ in range(24)]
        async with ClientSession() as http:
            lines = [await come(http, server, table) for table in made]
            for table in made[:4]:
                assert await asked(f"/api/tables/{table['code']}", server, 5) == {200}
            shares = [sockets_of(worker, server.port, CONNECTED) for worker in (goes, stays)]
            assert min(shares) > 0
            assert sum(shares) == 24, "each line is at the worker that has its table, whoever has accepted it"
            await asyncio.to_thread(wait_until, lambda: tables_of(server) == shares)
            os.kill(goes, sign)
            back = [await asyncio.wait_for(comes_back(http, server, *of), 10) for of in zip(made, lines, strict=True)]
            for table, line in zip(made, back, strict=True):
                await bot_sits_down(server, table, line)
                await line.close()
            await asyncio.to_thread(wait_until, lambda: tables_of(server) == shares)

    with running(*two_workers) as server:
        wait_until(lambda: all_listen(server))
        goes, stays = workers_of(server)
        asyncio.run(scenario(server, goes, stays))
        wait_until(lambda: len(workers_of(server)) == 2)
        assert stays in workers_of(server)
        assert goes not in workers_of(server)
        assert server.stop() == 0
    exit = -9 if sign is signal.SIGKILL else 0
    assert f'"event":"a worker has ended and is replaced","worker":0,"exit":{exit}' in server.logged
    assert server.said.count("Parlour is open") == 1


async def comes_back(
    http: ClientSession, server: Running, table: dict[str, Any], line: ClientWebSocketResponse
) -> ClientWebSocketResponse:
    """Whoever loses their line comes again; the others keep theirs."""
    with suppress(TimeoutError):
        while not line.closed:
            await line.receive(timeout=0.3)
        return await come(http, server, table)
    return line


def test_figures_are_those_of_all_workers_whichever_is_asked_and_go_on_when_one_is_replaced(
    two_workers: Words,
) -> None:
    with running(*two_workers) as server:
        wait_until(lambda: all_listen(server))
        for _ in range(10):
            server.post("/api/tables", game="bluff", name="Ada")
        assert {figure(server, "parlour_entries_total") for _ in range(10)} == {10}
        for worker in workers_of(server):
            os.kill(worker, signal.SIGKILL)
            wait_until(partial(is_replaced, server, worker))
        wait_until(lambda: all_listen(server))
        server.post("/api/tables", game="bluff", name="Ada")
        assert {figure(server, "parlour_entries_total") for _ in range(10)} == {11}


def is_replaced(server: Running, worker: int) -> bool:
    return worker not in workers_of(server) and len(workers_of(server)) == 2


def test_over_one_connection_tables_are_made_at_all_workers_and_each_is_asked_for_at_its_own(
    two_workers: Words,
) -> None:
    """It goes from one worker to another as often as it has to, and whoever holds its other end sees nothing of it."""

    async def scenario(server: Running) -> None:
        address = f"http://127.0.0.1:{server.port}/api/tables"
        opened: list[object] = []
        tracing = TraceConfig()
        tracing.on_connection_create_end.append(partial(note, opened))
        async with ClientSession(connector=TCPConnector(limit=1), trace_configs=[tracing]) as http:
            codes = []
            for _ in range(40):
                async with http.post(address, json={"game": "bluff", "name": "Ada"}) as answer:
                    assert answer.status == 200
                    codes.append((await answer.json())["code"])
            for code in codes:
                async with http.get(f"{address}/{code}") as answer:
                    assert answer.status == 200
        assert len(opened) == 1
        await asyncio.to_thread(wait_until, lambda: sum(tables_of(server)) == 40)
        assert min(tables_of(server)) >= 5, "by chance not once in a hundred thousand times"
        assert sum(by_worker(server, "parlour_connections_led_on_total")) >= 5, "the one connection goes where they are"

    with running(*two_workers) as server:
        wait_until(lambda: by_worker(server, "parlour_slots") == [SLOTS / 2, SLOTS / 2])
        asyncio.run(scenario(server))


async def note(opened: list[object], *of: object) -> None:
    opened.append(of)


def test_workers_stop_when_their_parent_is_killed(two_workers: Words) -> None:
    with running(*two_workers) as server:
        wait_until(lambda: len(workers_of(server)) == 2)
        orphans = workers_of(server)
        server.process.kill()
        server.process.wait()
        wait_until(lambda: not any(map(is_there, orphans)))


def test_a_second_server_is_told_that_the_port_is_taken_though_workers_share_it(database: str) -> None:
    with running("--db", database, "--workers", "2") as server:
        second = [sys.executable, "-m", "parlour", "serve", "--host", "127.0.0.1", "--port", str(server.port)]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PARLOUR_DB": database}
        refused = subprocess.run([*second, "--workers", "2"], env=env, capture_output=True, text=True, timeout=20)
        assert refused.returncode == 2
        assert refused.stderr.startswith(f"Port {server.port} is taken")


def test_a_worker_that_dies_at_once_is_replaced_less_and_less_often(tmp_path: Path) -> None:
    """Alone in a process of its own, because what forks here should have no threads."""
    count = tmp_path / "count"
    script = f"""
import os
from parlour.table.server.workers import run_workers
def work(number, parent):
    with open({str(count)!r}, "a") as file:
        file.write("x")
    os._exit(1)
run_workers(1, work)
"""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen([sys.executable, "-c", script], env=env, stderr=subprocess.DEVNULL) as parent:
        wait_until(count.exists)
        time.sleep(2)  # long enough for 5: after 0.1, 0.2, 0.4 and 0.8 seconds
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(10) == 0
    assert 2 <= len(count.read_text()) <= 5

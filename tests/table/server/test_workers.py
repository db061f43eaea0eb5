"""Several workers over one PostgreSQL: they share the port, any of them may be killed, and they stop together."""

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
from aiohttp import ClientSession, ClientWebSocketResponse

from tests.table.server.running import ROOT, Running, running

LISTENING, CONNECTED = "0A", "01"
pytestmark = pytest.mark.xdist_group("postgres")


def workers_of(server: Running) -> list[int]:
    pid = server.process.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


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


async def come(http: ClientSession, server: Running, made: dict[str, Any]) -> ClientWebSocketResponse:
    line = await http.ws_connect(f"ws://127.0.0.1:{server.port}/ws/{made['code']}")
    await line.send_json({"hello": {"token": made["token"], "seen": 0}})
    frame = await line.receive_json(timeout=10)
    assert frame["lobby"]["code"] == made["code"]
    return line


def test_workers_share_the_lines_and_when_one_is_killed_its_tables_go_on(database: str) -> None:
    async def scenario(server: Running, killed: int, spared: int) -> None:
        made = [await asyncio.to_thread(server.post, "/api/tables", game="bluff", name="Ada") for _ in range(24)]
        async with ClientSession() as http:
            lines = [await come(http, server, table) for table in made]
            shares = [sockets_of(worker, server.port, CONNECTED) for worker in (killed, spared)]
            assert min(shares) > 0
            os.kill(killed, signal.SIGKILL)
            await asyncio.to_thread(wait_until, lambda: killed not in workers_of(server))
            for table, line in zip(made, lines, strict=True):
                await line.close()
                back = await come(http, server, table)
                await asyncio.to_thread(server.post, f"/api/tables/{table['code']}/bots", table["token"])
                async with asyncio.timeout(10):
                    while len((await back.receive_json()).get("lobby", {"seats": ()})["seats"]) < 2:
                        pass
                await back.close()

    with running("--db", database, "--workers", "2") as server:
        wait_until(lambda: all_listen(server))
        killed, spared = workers_of(server)
        asyncio.run(scenario(server, killed, spared))
        wait_until(lambda: len(workers_of(server)) == 2)
        assert spared in workers_of(server)
        assert killed not in workers_of(server)
        assert server.stop() == 0
    assert '"event":"a worker has ended and is replaced","worker":0,"exit":-9' in server.logged
    assert server.said.count("Parlour is open") == 1


def test_figures_are_those_of_all_workers_whichever_is_asked_and_go_on_when_one_is_replaced(database: str) -> None:
    with running("--db", database, "--workers", "2") as server:
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


def test_workers_stop_when_their_parent_is_killed(database: str) -> None:
    with running("--db", database, "--workers", "2") as server:
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

"""The server as people run it: a process of its own, started by the command, stopped by signals."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from itertools import cycle
from pathlib import Path
from typing import Any, Protocol

import msgspec

ROOT = Path(__file__).parents[3]


def _ports() -> Iterator[int]:
    """Not those that the system gives to whoever calls out, nor those of the tests beside us: a port has to stay free
    until its server has it."""
    us = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    ours = list(range(20_000 + us, 32_000, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))))
    random.shuffle(ours)
    return cycle(ours)


PORTS = _ports()


def free_port() -> int:
    while True:
        port = next(PORTS)
        with suppress(OSError), socket.socket() as line:
            line.bind(("127.0.0.1", port))
            return port


def parlour(*words: str, **env: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "parlour", *words],
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONIOENCODING": "utf-8", **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


class Asked:
    """A server that can be asked something."""

    def __init__(self, port: int) -> None:
        self.port = port

    def get(self, path: str, **headers: str) -> tuple[int, str]:
        line = HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            line.request("GET", path, headers=headers)
            answer = line.getresponse()
            return answer.status, answer.read().decode()
        finally:
            line.close()

    def post(self, path: str, token: str = "", **body: Any) -> Any:
        line = HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            line.request("POST", path, msgspec.json.encode(body), {"Authorization": f"Bearer {token}"})
            answer = line.getresponse()
            content = answer.read()
            assert answer.status == 200, content
            return msgspec.json.decode(content)
        finally:
            line.close()


class Running(Asked):
    """One that was started by the command, and is stopped by signals."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        super().__init__(port)
        self.process = process
        self.said = self.logged = ""

    def stop(self, sign: signal.Signals = signal.SIGTERM, within: float = 15) -> int:
        """Tell it to stop; its exit code."""
        self.process.send_signal(sign)
        self.said, self.logged = self.process.communicate(timeout=within)
        return self.process.returncode


@contextmanager
def running(*words: str) -> Iterator[Running]:
    """A server on a free port of this machine, once it answers."""
    server = Running(parlour("serve", "--host", "127.0.0.1", "--port", str(port := free_port()), *words), port)
    try:
        until = time.monotonic() + 60  # on a busy machine, too
        while not answers(server):
            assert server.process.poll() is None, server.process.communicate()
            assert time.monotonic() < until
            time.sleep(0.05)
        yield server
    finally:
        server.process.kill()
        server.process.wait()
        for pipe in (server.process.stdout, server.process.stderr):
            assert pipe is not None
            pipe.close()


def answers(server: Asked) -> bool:
    try:
        return server.get("/healthz")[0] == 200
    except OSError:
        return False


class Started(Protocol):
    @property
    def process(self) -> Any: ...


def workers_of(server: Started) -> list[int]:
    """The processes of its workers, in the order in which they were started."""
    pid = server.process.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

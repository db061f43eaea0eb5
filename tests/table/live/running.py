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
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[3]


def free_port() -> int:
    """Not one of those that the system gives to whoever calls out: it has to stay free until it is taken."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as line:
            try:
                line.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def parlour(*words: str, **env: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "parlour", *words],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8", **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


class Running:
    """A server that runs, and how to ask it something."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port
        self.said = self.logged = ""

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
        until = time.monotonic() + 20
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


def answers(server: Running) -> bool:
    try:
        return server.get("/healthz")[0] == 200
    except OSError:
        return False

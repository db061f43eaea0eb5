"""The servers that are measured, and one of them running."""

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from bench.child import Failed
from bench.install import BENCH, node_modules
from bench.load.system import family, on_cores
from bench.load.websocket import HOST
from bench.programs import GAMES, ROOT, own_python

PATIENCE = 30.0  # seconds until it listens


@dataclass(frozen=True)
class Server:
    peer: str  # by which the load generator knows what to speak to it
    label: str
    command: tuple[str, ...]  # `PORT` in it stands for the port's number, `DATA` for an empty folder
    environment: dict[str, str] = field(default_factory=dict)
    missing: str = ""  # why it cannot run; empty: it can


def parlour(game: str, *further: str, tree: Path = ROOT) -> Server:
    # Its log is on the disk, and durable.
    where = ("--host", HOST, "--port", "PORT", "--data", "DATA", "--no-browser", *further)
    command = (own_python(), "-m", "parlour", "serve", *where)
    return Server(game, f"Parlour, {GAMES[game]}", command, {"PYTHONPATH": str(tree / "src")})


def boardgame() -> Server:
    return _node("boardgame.io", "boardgame.io 0.50", "boardgame-io")


def colyseus() -> Server:
    return _node("colyseus", "Colyseus 0.16, no rules, no log", "colyseus")


def colyseus_hands() -> Server:
    return _node("colyseus-hands", "Colyseus 0.16, hidden hands, no rules, no log", "colyseus")


def _node(peer: str, label: str, folder: str) -> Server:
    home = BENCH / "peers" / folder
    installed = node_modules(BENCH / ".node" / folder, (home / "package.json").read_text())
    command = (shutil.which("node") or "node", str(home / "server.cjs"), "PORT")
    # As in production: without its development checks.
    environment = {"NODE_PATH": str(installed.path), "NODE_ENV": "production"}
    return Server(peer, label, command, environment, installed.missing)


class Running:
    """A server of its own for one measurement, with a folder of its own, which goes with it."""

    def __init__(self, server: Server, cores: Collection[int]) -> None:
        if server.missing:
            raise Failed(server.missing)
        self.errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed by close()
        self.data = tempfile.TemporaryDirectory(prefix="parlour-bench-")
        with socket.socket() as free:
            free.bind((HOST, 0))
            self.port: int = free.getsockname()[1]
        with on_cores(cores):
            stands_for = {"PORT": str(self.port), "DATA": self.data.name}
            self.process = subprocess.Popen(
                [stands_for.get(word, word) for word in server.command],
                stdout=self.errors,
                stderr=self.errors,
                env={**os.environ, **server.environment},
            )
        self.pid = self.process.pid
        self._wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._end()
        self.errors.close()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            with contextlib.suppress(OSError), socket.create_connection((HOST, self.port), timeout=1):
                return
            time.sleep(0.05)
        self._end()
        self.errors.seek(0)
        said = [line.strip() for line in self.errors if re.search(r"\w", line)]
        self.errors.close()
        raise Failed(f"it did not listen: {said[-1][:160] if said else 'it said nothing'}")

    def _end(self) -> None:
        """With all its workers: its folder goes now, and they would still write to it."""
        for pid in family(self.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        self.data.cleanup()

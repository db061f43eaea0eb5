"""The server that the pages of a test talk to."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from tests.table.live.running import ROOT, Running, answers, free_port

WITHIN = 60.0
"""Seconds for a server to answer: far more than it takes, so that a busy machine fails no test."""


# A server whose bots think at once, and whose cards and die can be set: a match takes as long as people take.
PRELUDE = """
import json, sys
from parlour.engine.chance import Stacked
from parlour.table import moments
moments.human_pace = lambda *of: 0.0
from parlour.table import keeper, settings, thinking
keeper.Thinkers = thinking.Here
stack = json.loads(sys.argv.pop(1))
start = settings.start
def stacked(game, seats, deck, options, first, seed):
    return start(game, seats, deck, options, 0, chance=Stacked(**stack))
if stack:
    settings.start = stacked
from parlour.cli import main
main()
"""

Stack = dict[str, list[str] | list[int]]
"""Cards, rolls and picks that are set, as `parlour.Stacked` takes them; nothing in it: chance."""


class Server(Running):
    """The real one, a process of its own; it can be killed, and started again on the same port and data."""

    def __init__(self, folder: Path, stack: Stack | None = None) -> None:
        self.folder = folder
        self.stack = stack or {}
        self.folder.mkdir(parents=True, exist_ok=True)
        port = free_port()
        super().__init__(self._launch(port), port)
        self._wait()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As the power would: it has no time for a last word."""
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        """Up again, killed first if it still runs; `stop()` before it for a stop that tells everybody."""
        self.kill()
        self.process = self._launch(self.port)
        self._wait()

    def complaints(self) -> list[str]:
        """What it has logged as a fault of its own, in all its lives."""
        lines = self._log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if '"level":"error"' in line or "Traceback" in line]

    @property
    def _log(self) -> Path:
        return self.folder / "said.txt"

    def _launch(self, port: int) -> subprocess.Popen[str]:
        words = ["serve", "--no-browser", "--host", "127.0.0.1", "--port", str(port), "--data", str(self.folder)]
        with self._log.open("a", encoding="utf-8") as said:
            return subprocess.Popen(
                [sys.executable, "-c", PRELUDE, json.dumps(self.stack), *words],
                env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"},
                stdout=said,
                stderr=said,
                text=True,
            )

    def _wait(self) -> None:
        until = time.monotonic() + WITHIN
        while not answers(self):
            if self.process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise AssertionError(f"The server does not answer:\n{self._log.read_text(encoding='utf-8')}")
            time.sleep(0.02)

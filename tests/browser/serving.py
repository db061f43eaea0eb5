"""The server that the pages of a test talk to."""

from __future__ import annotations

import os
import sys
import time
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from unittest.mock import patch

from parlour.registry import FURTHER
from tests.browser.at_once import Stack, serve
from tests.table.server.running import Asked, answers, free_port

WITHIN = 60.0
"""Seconds for a server to answer: far more than it takes, so that a busy machine fails no test."""

AT_HAND = get_context("forkserver")
"""Keeps a process that has read all of Parlour and does nothing but fork: a server is up in a quarter of the time."""
AT_HAND.set_forkserver_preload([serve.__module__, "tests.browser.at_hand"])
AFRESH = get_context("spawn")
"""Reads all of Parlour itself, with the games that are named to it."""


class Server(Asked):
    """The real one, a process of its own; it can be killed, and started again on the same port and data. `further` are
    the modules of games that nothing else here has, with commas between them."""

    def __init__(self, folder: Path, stack: Stack | None = None, further: str = "", port: int | None = None) -> None:
        super().__init__(port or free_port())
        self.folder = folder
        self.stack = stack or {}
        self.further = further
        self._read = 0
        self.folder.mkdir(parents=True, exist_ok=True)
        self.process = self._launch()
        self._wait()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As the power would: it has no time for a last word."""
        self.process.kill()
        self.process.join()

    def restart(self) -> None:
        """Up again, killed first if it still runs."""
        self.kill()
        self.process = self._launch()
        self._wait()

    def complaints(self) -> list[str]:
        """What it has logged as a fault of its own since somebody has asked, in all its lives."""
        with self._log.open(encoding="utf-8") as log:
            log.seek(self._read)
            lines = log.readlines()
            self._read = log.tell()
        return [line for line in lines if '"level":"error"' in line or "Traceback" in line]

    @property
    def _log(self) -> Path:
        return self.folder / "said.txt"

    def _launch(self) -> BaseProcess:
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder)]
        args = (["serve", "--no-browser", *where], self.stack, str(self._log))
        process = (AFRESH if self.further else AT_HAND).Process(target=serve, args=args)
        named = {FURTHER: self.further} if self.further else {}
        with patch.dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path), **named):  # where it finds Parlour
            process.start()
        return process

    def _wait(self) -> None:
        until = time.monotonic() + WITHIN
        while not answers(self):
            if not self.process.is_alive() or time.monotonic() > until:
                self.kill()
                raise AssertionError(f"The server does not answer:\n{self._log.read_text(encoding='utf-8')}")
            time.sleep(0.02)

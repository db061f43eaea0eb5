"""The parent's side of a measured program: start it, ask it for slices of time, notice when it fails."""

import json
import os
import subprocess
import tempfile
import threading
from collections.abc import Mapping
from typing import Any

from bench.programs import Program

PATIENCE = 120  # seconds for getting ready, or beyond a slice's own time


class Failed(Exception):
    """The program said nothing, or not what it should; the message is fit for the report."""


class Child:
    """One running program. It waits, idle, on its stdin between slices."""

    def __init__(self, program: Program, seed: int) -> None:
        if program.missing:
            raise Failed(program.missing)
        # A file and not a pipe: nobody reads it while the program runs, and a full pipe would stop it.
        self.errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed by close()
        try:
            self.process = subprocess.Popen(
                [*program.command, str(seed)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                text=True,
                env={**os.environ, **program.environment},
            )
        except OSError as error:
            raise Failed(f"could not be started: {error.strerror}") from error
        self.about: Mapping[str, str] = self._answer(PATIENCE)

    def slice(self, seconds: float) -> Mapping[str, float]:
        return self.ask(str(seconds), seconds + PATIENCE)

    def ask(self, line: str, patience: float) -> Mapping[str, float]:
        """One line for it to read, one line of JSON back."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(f"{line}\n")
            self.process.stdin.flush()
        except OSError as error:
            raise Failed(self._last_words()) from error
        answer: Mapping[str, float] = self._answer(patience)
        return answer

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()
        self.errors.close()

    def _answer(self, patience: float) -> dict[str, Any]:
        assert self.process.stdout is not None
        alarm = threading.Timer(patience, self.process.kill)
        alarm.start()
        try:
            line = self.process.stdout.readline()
        finally:
            alarm.cancel()
        if not line:
            raise Failed(self._last_words())
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _last_words(self) -> str:
        self.process.kill()
        self.process.wait()
        self.errors.seek(0)
        said = self.errors.read().strip()
        print(said)
        return f"it failed: {said.splitlines()[-1][:160]}" if said else f"no answer within {PATIENCE} s"

"""Commands as somebody types them, run in this process."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner, Result

from parlour.cli.app import app

ROOT = Path(__file__).parents[2]


def run(*words: str, typed: str = "", locale: str = "C.UTF-8") -> Result:
    """Run by somebody whose system has this locale."""
    return CliRunner().invoke(app, list(words), input=typed, env={"LC_ALL": locale})


def said(*words: str, typed: str = "", locale: str = "C.UTF-8") -> str:
    result = run(*words, typed=typed, locale=locale)
    assert result.exit_code == 0, result.output
    return result.stdout


def mistake(*words: str) -> str:
    """What is said of a mistake: one line, not a traceback, and the exit code is 2."""
    result = run(*words)
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert result.stderr.count("\n") == 1
    return result.stderr

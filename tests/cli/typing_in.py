"""Commands as somebody types them, run in this process."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from unittest.mock import patch

from typer.main import get_command
from typer.testing import CliRunner, Result

from parlour.cli.app import app

ROOT = Path(__file__).parents[2]

made_once = cache(get_command)
"""All commands; to make them of our functions takes longer than most of them."""


def run(*words: str, typed: str = "", locale: str = "C.UTF-8") -> Result:
    """Run by somebody whose system has this locale."""
    with patch("typer.testing._get_command", made_once):
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

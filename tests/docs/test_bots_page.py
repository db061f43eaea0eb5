"""docs/bots.md is run, and introduces the bots that there are."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from parlour.bots import CHARACTERS
from tests.cli.typing_in import run

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
LEVELS, OF_ONES_OWN = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def test_the_page_runs() -> None:
    names: dict[str, Any] = {}
    exec(compile(LEVELS, "docs/bots.md", "exec"), names)
    assert len(names["match"].log()) == 1


def test_a_bot_of_ones_own_enters_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (line,) = re.findall(r"^\./parlour (arena .*my_bots:.*)$", PAGE, re.MULTILINE)
    (tmp_path / "my_bots.py").write_text(OF_ONES_OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    done = run(*shlex.split(line), "--jobs", "1")
    assert done.exit_code == 0, done.output
    assert "my_bots:first" in done.output
    monkeypatch.delitem(sys.modules, "my_bots")


def test_the_page_introduces_everybody() -> None:
    rows = [f"| {one.name} | {one.sentence['en']} | {one.sentence['fr']} |" for one in CHARACTERS]
    assert "\n".join(rows) in PAGE

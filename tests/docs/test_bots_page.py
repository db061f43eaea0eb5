"""docs/bots.md is run, and introduces the bots that there are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from parlour.bots import CHARACTERS

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_page_runs() -> None:
    (block,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    names: dict[str, Any] = {}
    exec(compile(block, "docs/bots.md", "exec"), names)
    assert len(names["match"].log()) == 1


def test_the_page_introduces_everybody() -> None:
    rows = [f"| {one.name} | {one.sentence['en']} | {one.sentence['fr']} |" for one in CHARACTERS]
    assert "\n".join(rows) in PAGE

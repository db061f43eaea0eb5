"""docs/engine.md is run: its game is a real one, and holds what every game must hold."""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import parlour
from tests.properties.interference import check_position
from tests.properties.settings import Setting
from tests.properties.wandering import wander

PAGE = Path(__file__).parents[2] / "docs" / "engine.md"


@pytest.fixture(scope="module")
def page() -> Iterator[ModuleType]:
    module = ModuleType("engine_page")
    sys.modules["engine_page"] = module  # annotations are looked up in the module they stand in
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    exec(compile("\n".join(["from __future__ import annotations", *blocks]), str(PAGE), "exec"), module.__dict__)
    yield module
    del sys.modules["engine_page"], parlour.games["second-best"]


def test_the_page_runs(page: ModuleType) -> None:
    assert "second-best" in parlour.games


@pytest.mark.parametrize("seats", range(2, 6))
def test_its_game_keeps_its_secrets_and_ends(page: ModuleType, seats: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(5):
        for match in wander(Setting("second-best", seats, {}), seed):
            for you in (None, *range(seats)):
                check_position(match, you, random.Random(seed), seen)
    assert seen["views"] > 100
    assert seen["events"] > 20

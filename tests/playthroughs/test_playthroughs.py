"""Every golden playthrough comes out again as it is written."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

import parlour
from parlour.terminal.lines import PlainYaml
from tests.playthroughs.record import playthroughs, record, split


@pytest.mark.parametrize("file", playthroughs(), ids=lambda file: file.stem)
def test_a_playthrough_comes_out_as_written(file: Path) -> None:
    """If the change is wanted: ./parlour python -m tests.playthroughs.record, and read the diff."""
    text = file.read_text(encoding="utf-8")
    assert record(*split(text)).splitlines() == text.splitlines()


def headers() -> list[dict[str, object]]:
    return [yaml.load(split(file.read_text(encoding="utf-8"))[0], PlainYaml) for file in playthroughs()]


@pytest.mark.parametrize("name", parlour.games)
def test_each_game_has_two_whole_matches_with_every_option_on_at_least_once(name: str) -> None:
    mine = [header for header in headers() if header["game"] == name]
    assert len(mine) >= 2
    used = {option for header in mine for option in header.get("options") or {}}  # type: ignore[attr-defined]
    assert used == set(parlour.games[name].options.__struct_fields__)

"""A deck is read once as long as its file stays as it is."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
import yaml

from parlour.decks import files, load, loading
from tests.decks.samples import traitor_word


def write(file: Path, title: str) -> None:
    file.write_text(yaml.safe_dump(traitor_word() | {"title": title}))


def test_a_file_is_read_again_only_when_it_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "_SETTLED", -1)
    file = tmp_path / "deck.yaml"
    write(file, "One")
    first = load(file, "traitor-word")
    assert load(str(file), "traitor-word") is first
    write(file, "Another")
    assert load(file, "traitor-word").title == "Another"


def test_a_file_that_was_written_just_now_is_not_remembered(tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    for title in "abcdefghij":  # all of one size, and quicker than the disk's clock ticks
        write(file, title)
        assert load(file, "traitor-word").title == title


def test_the_same_relative_path_in_another_folder_is_another_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("here", "there"):
        (tmp_path / folder).mkdir()
        write(tmp_path / folder / "deck.yaml", folder)
    monkeypatch.setattr(loading, "_SETTLED", -1)
    monkeypatch.chdir(tmp_path / "here")
    assert load("deck.yaml", "traitor-word").title == "here"
    monkeypatch.chdir(tmp_path / "there")
    assert load("deck.yaml", "traitor-word").title == "there"


def test_a_pack_that_was_loaded_costs_no_look_at_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    first = load("en/words", "traitor-word")

    def forbidden(*_: Any, **__: Any) -> Any:
        raise AssertionError("the disk was looked at")

    monkeypatch.setattr(os, "stat", forbidden)
    monkeypatch.setattr(files, "open", forbidden, raising=False)
    assert load("en/words", "traitor-word") is first


def test_many_files_do_not_fill_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "_MOST_FILES", 3)
    monkeypatch.setattr(loading, "_SETTLED", -1)
    for number in range(10):
        write(tmp_path / f"{number}.yaml", str(number))
        assert load(tmp_path / f"{number}.yaml", "traitor-word").title == str(number)
        assert len(loading._files) <= 3

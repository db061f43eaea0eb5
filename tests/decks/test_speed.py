"""Decks are quick: the bounds, measured as in bench/decks.py. They leave room for a busy machine."""

from __future__ import annotations

from pathlib import Path

from bench.decks import seconds_to_check, seconds_to_print


def test_every_pack_is_loaded_and_checked_within_a_second() -> None:
    assert min(seconds_to_check() for _ in range(3)) < 1


def test_238_cards_are_printed_within_three_seconds_and_two_megabytes(tmp_path: Path) -> None:
    file = tmp_path / "words.pdf"
    assert min(seconds_to_print("en/words", file) for _ in range(3)) < 3
    assert file.stat().st_size < 2_000_000

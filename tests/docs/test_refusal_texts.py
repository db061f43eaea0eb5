"""What the rules say no with is what stands in the games' texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.registry import shipped
from tools import refusals


def test_the_refusals_are_the_sentences_of_the_texts_of_the_engine_and_of_every_game() -> None:
    """If this fails: python tools/refusals.py"""
    pages = refusals.pages()
    assert [path for path, page in pages.items() if path.read_text(encoding="utf-8") != page] == []
    assert len(pages) == 1 + len(shipped())
    assert all("refusal" in page for page in pages.values())


@pytest.mark.parametrize(
    ("message", "written"),
    [
        ("Plain { $cards }.", '"Plain {cards}."'),
        ('Not a { $bracket } {"{"}', None),
        ("{ $cards ->\n    [one] One.\n   *[other] { $cards } of them.\n  }", '"1": "One.",'),
        ("Two { $a ->\n   *[b] at\n  } once.", None),
    ],
)
def test_a_sentence_may_name_things_or_hang_on_one_of_them(message: str, written: str | None, tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(f"snap-refusal-some_code = {message}\n", encoding="utf-8")
    if written is None:
        with pytest.raises(ValueError, match="some_code"):
            refusals.page_of(tmp_path)
    else:
        assert written in refusals.page_of(tmp_path)

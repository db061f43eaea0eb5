"""The glossary leads to files that are there, and the field's words are found in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"\| (?P<ours>[^|]+) \| (?P<field>[^|]+) \| \[[^]]+\]\(\.\./(?P<file>[^)]+)\) \|")
ROWS = [ROW.fullmatch(line) for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()[6:]]
SEARCHED = (
    "rate limit",
    "token bucket",
    "idempotent",
    "reconnect",
    "backoff",
    "CSRF",
    "event sourcing",
    "group commit",
    "confusables",
    "one-hot",
)


def test_every_row_leads_to_a_file() -> None:
    assert [row["file"] for row in ROWS if row is not None and not (ROOT / row["file"]).is_file()] == []
    assert None not in ROWS


@pytest.mark.parametrize("word", SEARCHED)
def test_what_an_engineer_searches_for_is_in_the_file_that_the_glossary_names(word: str) -> None:
    files = [ROOT / row["file"] for row in ROWS if row is not None and word.lower() in row["field"].lower()]
    assert files
    for file in files:
        assert word.lower() in " ".join(file.read_text(encoding="utf-8").lower().split())

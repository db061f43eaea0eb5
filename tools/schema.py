"""Writes docs/deck.schema.json: the format of decks as JSON Schema, straight from the types.

    ./parlour python tools/schema.py

A test fails when the file is not what this would write. The package has the same file, by a link.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from parlour.decks.writing import deck_schema  # noqa: E402 - found through the path above

PAGE = ROOT / "docs" / "deck.schema.json"


def page() -> str:
    return json.dumps(deck_schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

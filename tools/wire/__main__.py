"""Writes docs/protocol.md, docs/openapi.json, docs/messages.schema.json, web/src/wire.ts,
web/src/rulings.ts and web/src/decks/forms.json.

    ./parlour python tools/wire

A test fails when one of them is not what this would write.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tools.wire.pages import PAGES  # noqa: E402 - found through the path above

for path, page in PAGES.items():
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page(), encoding="utf-8")

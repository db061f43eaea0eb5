"""Draws the printed pages that the docs show, docs/pictures/print-*.png, as `parlour deck print` makes them.

    ./parlour python tools/print_pictures.py

A test fails when a picture is not what this would draw.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pypdfium2  # type: ignore[import-untyped]
from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from parlour.decks import find  # noqa: E402 - found through the path above
from parlour.decks.printing import Paper, print_deck  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
SCALE = 0.9  # of 72 dots an inch: small, and every card can be read
GAP = 12

# Which pages of which PDF, side by side; counted from 1.
PICTURES = {
    "print-talkitout.png": ("talkitout", "en/questions", (1, 5, 37)),
    "print-out-of-control.png": ("out-of-control", None, (3, 9, 10)),
}


def draw(name: str) -> Image.Image:
    game, deck, numbers = PICTURES[name]
    pdf = pypdfium2.PdfDocument(print_deck(game, find(deck) if deck else None, paper=Paper.A4, language="en"))
    pages = [pdf[number - 1].render(scale=SCALE).to_pil() for number in numbers]
    width = sum(page.width for page in pages) + GAP * (len(pages) + 1)
    picture = Image.new("RGB", (width, pages[0].height + 2 * GAP), "#d9d4c7")
    for place, page in enumerate(pages):
        picture.paste(page, (GAP + place * (page.width + GAP), GAP))
    return picture


if __name__ == "__main__":
    for name in PICTURES:
        draw(name).quantize(128).save(FOLDER / name, optimize=True)

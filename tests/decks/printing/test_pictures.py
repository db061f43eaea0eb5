"""The printed pages in the docs are what the program prints."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from tools.print_pictures import FOLDER, PICTURES, draw


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_of_pages_is_what_is_printed(name: str) -> None:
    """If this fails: python tools/print_pictures.py, and look at it."""
    fresh = draw(name)
    with Image.open(FOLDER / name) as kept:
        assert kept.size == fresh.size
        apart = ImageChops.difference(kept.convert("L"), fresh.convert("L"))
    # Fewer colours are kept than are drawn, which changes a dot a little; one changed word is a dozen times as much.
    assert ImageStat.Stat(apart.point(lambda grey: 255 if grey > 60 else 0)).mean[0] < 0.05

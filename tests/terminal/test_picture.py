"""The picture in the README is what the program shows."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from tools.pictures import FILE, WIDTH, draw


def test_the_picture_is_what_the_script_draws() -> None:
    """If this fails: python tools/pictures.py, and look at it."""
    assert FILE.read_text(encoding="utf-8") == draw()


def test_the_picture_needs_nothing_from_outside() -> None:
    svg = FILE.read_text(encoding="utf-8")
    assert "@font-face" not in svg
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert "url(http" not in svg


def test_no_text_runs_out_of_the_picture() -> None:
    svg = ElementTree.fromstring(FILE.read_text(encoding="utf-8"))
    texts = [text for text in svg.iter("{http://www.w3.org/2000/svg}text") if "textLength" in text.attrib]
    assert len(texts) > 50
    one_sign = 12.2
    for text in texts:
        assert float(text.attrib["x"]) + float(text.attrib["textLength"]) <= (WIDTH + 1) * one_sign + 0.1

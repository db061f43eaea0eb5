"""The symbols of the look, and how they become outlines."""

from __future__ import annotations

import re

import pytest

from parlour.decks.printing import shapes
from parlour.decks.printing.canvas import Canvas
from parlour.decks.printing.paper import Paper
from parlour.decks.printing.symbols import Symbol, draw
from parlour.registry import GAMES, folder_of

SYMBOLS = [
    Symbol(file, id)
    for game in GAMES.values()
    if (file := folder_of(game) / "symbols.svg").exists()
    for id in re.findall(r'<symbol id="([^"]+)"', file.read_text(encoding="utf-8"))
]


def test_every_symbol_is_drawn_by_its_game() -> None:
    for symbol in SYMBOLS:
        assert f'_symbol("{symbol.id}")' in symbol.file.with_name("faces.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("symbol", SYMBOLS, ids=lambda symbol: symbol.id)
def test_every_symbol_can_be_drawn(symbol: Symbol) -> None:
    canvas = Canvas(Paper.A4, title="", author="", language="en")
    canvas.page()
    draw(canvas, symbol, 10, 10, 20, "#123456")
    assert canvas.data()


def test_a_path_goes_where_svg_sends_it() -> None:
    assert shapes.from_svg("M1 2h3v4L0 0z") == "1 2 m 4 2 l 4 6 l 0 0 l h"
    assert shapes.from_svg("m1 1 2 2-1-.5z") == "1 1 m 3 3 l 2 2.5 l h"
    assert shapes.from_svg("M0 0q3 0 3 3") == "0 0 m 2 0 3 1 3 3 c"
    assert shapes.from_svg("M0 0c1 0 2 1 2 2s1 2 2 2") == "0 0 m 1 0 2 1 2 2 c 2 3 3 4 4 4 c"


@pytest.mark.parametrize(
    ("arc", "through"),
    [("M0 0a5 5 0 0 1 10 0", (5, -5)), ("M0 0a5 5 0 0 0 10 0", (5, 5)), ("M0 0A5 5 0 1 1 5 5", (5, -5))],
)
def test_an_arc_bends_to_the_side_that_its_flags_say(arc: str, through: tuple[float, float]) -> None:
    numbers = [float(number) for number in re.findall(r"-?\d+\.?\d*", shapes.from_svg(arc))]
    ends = list(zip(numbers[6::6], numbers[7::6], strict=False))
    assert any(end == pytest.approx(through, abs=0.01) for end in ends)

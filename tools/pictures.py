"""Draws docs/pictures/terminal.svg: the last turn of a short match of Bluff, as it looks in a terminal.

    ./parlour python tools/pictures.py

The match is played by the program itself, from stacked cards and a fixed seed, with typed answers. A test fails when
the picture is not what this would draw.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

import parlour  # noqa: E402 - found through the path above
from parlour.cli.terminal_table import TerminalTable  # noqa: E402
from parlour.terminal.screen import PROMPT  # noqa: E402

FILE = ROOT / "docs" / "pictures" / "terminal.svg"
# Five cards for each, the one that is turned up, which completes the first hand (the Wild is enzyme), and the next.
CARDS = parlour.Stacked(
    deck=(
        *("nucleus.word", "enzyme.definition", "golgi-apparatus.definition", "wild", "enzyme.example"),
        *("osmosis.example", "cytoskeleton.word", "gene.definition", "atp.example", "meiosis.word"),
        *("nucleus.example", "vacuole.word"),
    ),
    seed="plum",
)
EARLIER = ["2", "3"]
ANSWERS = ["4", "1 5", "enzyme"]
WRONG = "The match does not end with this Out any more: look for another seed."
WIDTH = 100
FONT = "ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace"

# A dark room with warm light: background, foreground, then black, red, green, yellow, blue, magenta, cyan, white.
THEME = TerminalTheme(
    background=(24, 26, 31),
    foreground=(214, 211, 203),
    normal=[
        *((24, 26, 31), (224, 108, 117), (126, 184, 126), (229, 192, 123)),
        *((97, 150, 214), (198, 130, 210), (105, 190, 190), (214, 211, 203)),
    ],
    bright=[
        *((92, 99, 112), (240, 130, 138), (152, 210, 152), (245, 212, 150)),
        *((125, 175, 235), (218, 160, 228), (130, 215, 215), (250, 248, 240)),
    ],
)


def draw() -> str:
    """The picture, as SVG."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    match = parlour.start("bluff", seats=2, first=0, chance=CARDS)
    TerminalTable(match, 0, console, answering(console)).play()
    if match.result is None or match.result.reason != "out":
        raise SystemExit(WRONG)
    return self_contained(console.export_svg(title="./parlour play bluff", theme=THEME, unique_id="parlour"))


def answering(console: Console) -> Callable[[], str]:
    """Types the answers. What was printed before the last turn is wiped away."""

    def answers() -> Iterator[str]:
        for answer in EARLIER:
            console.export_text(clear=True)
            yield answer
        for answer in ANSWERS:
            console.print(Text(PROMPT + answer))
            yield answer
        raise SystemExit(WRONG)

    return answers().__next__


def self_contained(svg: str) -> str:
    """Without a web font or a host in it: the reader's own font is used."""
    svg = re.sub(r"\s*@font-face \{.*?\}|\s*<!--.*?-->", "", svg, flags=re.DOTALL)
    return re.sub(r"font-family: [^;]*;", f"font-family: {FONT};", svg)


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(draw(), encoding="utf-8")

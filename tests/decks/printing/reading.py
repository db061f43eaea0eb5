"""What a printed PDF says, and where: page by page and card by card, as somebody would see it on paper."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import Any

import pypdfium2  # type: ignore[import-untyped]

from parlour.decks import games_with_decks, load, packs_for
from parlour.decks.printing import Paper, print_deck
from parlour.decks.printing.paper import CARD, POINT
from parlour.decks.printing.sheet import GridCell, corner


class Printed:
    """A PDF, opened again."""

    def __init__(self, data: bytes, paper: Paper = Paper.A4) -> None:
        self.data = data
        self.paper = paper
        self.file: Any = pypdfium2.PdfDocument(data)

    def __len__(self) -> int:
        return len(self.file)

    def text(self, page: int) -> str:
        return plain(self.file[page].get_textpage().get_text_bounded())

    def card(self, page: int, place: GridCell) -> str:
        """What stands on the card there."""
        left, top = corner(self.paper)
        left, top = left + place.column * CARD.width, top + place.row * CARD.height
        box = {
            "left": left / POINT,
            "right": (left + CARD.width) / POINT,
            "top": (self.paper.height - top) / POINT,
            "bottom": (self.paper.height - top - CARD.height) / POINT,
        }
        return plain(self.file[page].get_textpage().get_text_bounded(**box))

    def cards(self, page: int) -> list[str]:
        return [self.card(page, GridCell(column, row)) for row in range(3) for column in range(3)]

    def card_pages(self) -> list[int]:
        """The pages of fronts; the backs of each are on the next."""
        return [
            page for page in range(len(self)) if re.search(r"(sheet|feuille) \d+/\d+ · (front|recto)", self.text(page))
        ]

    def pixel(self, page: int, x: float, y: float) -> tuple[int, int, int]:
        """The colour there, in millimetres."""
        image = _picture(self, page)
        scale = image.width / self.paper.width
        red, green, blue = image.getpixel((round(x * scale), round(y * scale)))[:3]
        return red, green, blue

    def darkest(self, page: int, x: float, y: float) -> int:
        """From 0 to 765, within half a millimetre of the spot."""
        near = [step / 10 for step in range(-4, 5)]
        return min(sum(self.pixel(page, x + across, y + down)) for across in near for down in near)

    def fonts(self) -> dict[str, bool]:
        """The fonts on all pages, and whether they are in the file."""
        found = {}
        for page in range(len(self)):
            for thing in self.file[page].get_objects(filter=[pypdfium2.raw.FPDF_PAGEOBJ_TEXT], max_depth=9):
                font = thing.get_font()
                found[font.get_base_name()] = bool(font.is_embedded)
        return found


@lru_cache(maxsize=4)
def _picture(printed: Printed, page: int) -> Any:
    return printed.file[page].render(scale=2).to_pil()


def plain(text: str) -> str:
    """Printed text as it was typed: no ligatures, straight quotation marks, on one line, hyphens kept."""
    text = unicodedata.normalize("NFKC", text).replace("\x02", "-")  # how pdfium tells a hyphen at the end of a line
    for typed, signs in (("'", "‘’"), ('"', "“”")):
        for sign in signs:
            text = text.replace(sign, typed)
    return " ".join(text.split())


GAME_OF = {name: game for game in games_with_decks() for name in packs_for(game)}
"""Every built-in pack, with its game."""


@cache
def printed(game: str, source: str | None, paper: Paper = Paper.A4, language: str | None = None) -> Printed:
    """A pack, printed once for all tests."""
    deck = load(source, game) if source else None
    return Printed(print_deck(game, deck, paper=paper, language=language), paper)

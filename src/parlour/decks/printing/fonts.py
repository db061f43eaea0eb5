"""The fonts that come with Parlour: which sign is in which, and how wide a text is, kerned and with ligatures.

They are made by tools/fonts.py. Their licences lie beside them.
"""

from __future__ import annotations

import re
import struct
import unicodedata
from collections.abc import Iterator
from enum import Enum
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path

from reportlab.pdfbase import pdfmetrics  # type: ignore[import-untyped]
from reportlab.pdfbase.ttfonts import TTFont  # type: ignore[import-untyped]

_FOLDER = Path(__file__).parent / "fonts"

_LIGATURES = {"ffi": "ﬃ", "ffl": "ﬄ", "ff": "ﬀ", "fi": "ﬁ", "fl": "ﬂ"}
_LIGATURE = re.compile("|".join(_LIGATURES))

NO_BREAK_SPACE = "\u00a0"


class Typeface(Enum):
    """A face, and the one that stands in where it lacks a sign."""

    SERIF = ("ParlourSerif-Regular", "ParlourSigns-Regular")
    SERIF_BOLD = ("ParlourSerif-Bold", "ParlourSigns-Bold")
    SERIF_ITALIC = ("ParlourSerif-Italic", "ParlourSerif-Regular", "ParlourSigns-Regular")
    SERIF_BOLD_ITALIC = ("ParlourSerif-BoldItalic", "ParlourSerif-Bold", "ParlourSigns-Bold")
    SANS = ("ParlourSans-Regular",)
    SANS_SEMIBOLD = ("ParlourSans-SemiBold",)
    SANS_BOLD = ("ParlourSans-Bold",)

    @property
    def fonts(self) -> list[Font]:
        return [load(name) for name in self.value]


class Font:
    """One font file. Widths are in thousandths of the size."""

    def __init__(self, name: str) -> None:
        self.name = name
        # reportlab's own: what puts the used part of the font into the PDF
        self.embedded = TTFont(name, str(_FOLDER / f"{name}.ttf"), asciiReadable=0)
        pdfmetrics.registerFont(self.embedded)
        self.widths: dict[int, float] = self.embedded.face.charWidths
        self.kerning = _kerning(self.embedded)

    def __contains__(self, sign: str) -> bool:
        return ord(sign) in self.widths

    def advances(self, text: str) -> list[float]:
        """How far each sign takes the pen, the kerning towards the next one included."""
        widths, kerning = self.widths, self.kerning
        steps = [widths[ord(sign)] for sign in text]
        for place, pair in enumerate(pairwise(text)):
            if pair in kerning:
                steps[place] += kerning[pair]
        return steps


def _kerning(font: TTFont) -> dict[tuple[str, str], float]:
    # Two signs may share a glyph, as the hyphen and the hyphen-minus do: the usual one has the lower number.
    signs = {glyph: chr(sign) for sign, glyph in sorted(font.face.charToGlyph.items(), reverse=True)}
    table: bytes = font.face.get_table("kern")
    # a header of 4 bytes, the one subtable's of 14, then pairs of glyphs in 6 bytes each
    (count,) = struct.unpack_from(">H", table, 10)
    pairs = struct.iter_unpack(">HHh", table[18 : 18 + 6 * count])
    return {(signs[left], signs[right]): font.pdfScale(value) for left, right, value in pairs}


@cache
def load(name: str) -> Font:
    return Font(name)


# Decks are typed with straight quotation marks. In print they lean: to the right at the beginning of a word, where no
# number follows (’90), to the left elsewhere.
_OPENING = re.compile(r"""(?:(?<=^)|(?<=[\s(\[«“—–-]))["'](?=[^\W\d_]|[«“¿¡])""")


def cleaned(text: str) -> str:
    """As it is printed: accents on their letters, every kind of space one of two, quotation marks that lean."""
    text = unicodedata.normalize("NFC", text).replace("\u202f", NO_BREAK_SPACE)
    text = "".join(" " if sign.isspace() and sign != NO_BREAK_SPACE else sign for sign in text)
    text = _OPENING.sub(lambda found: "“" if found[0] == '"' else "‘", text)
    return text.replace('"', "”").replace("'", "’")


def missing(text: str) -> str | None:
    """The first sign that no font of ours has."""
    faces = (Typeface.SERIF, Typeface.SERIF_BOLD)
    return next((sign for sign in cleaned(text) if not all(_has(face, sign) for face in faces)), None)


def _has(face: Typeface, sign: str) -> bool:
    return any(sign in font for font in face.fonts)


@lru_cache(maxsize=1 << 14)
def runs(text: str, face: Typeface) -> tuple[tuple[Font, str], ...]:
    """The text in pieces of one font each."""
    fonts = face.fonts
    text = text.replace(NO_BREAK_SPACE, " ")
    if "ﬁ" in fonts[0]:
        text = _LIGATURE.sub(lambda found: _LIGATURES[found[0]], text)
    if all(ord(sign) in fonts[0].widths for sign in text):
        return ((fonts[0], text),)
    return tuple(_pieces(text, fonts))


def _pieces(text: str, fonts: list[Font]) -> Iterator[tuple[Font, str]]:
    begun: tuple[Font, str] | None = None
    for sign in text:
        font = next((font for font in fonts if sign in font), fonts[0])
        if begun and begun[0] is font:
            begun = (font, begun[1] + sign)
        else:
            if begun:
                yield begun
            begun = (font, sign)
    if begun:
        yield begun


@lru_cache(maxsize=1 << 14)
def width(text: str, face: Typeface) -> float:
    """In sizes: a text of width 3 at 10 points is 30 points wide."""
    return sum(sum(font.advances(piece)) for font, piece in runs(text, face)) / 1000

"""Papers, and the size of a card on them. Pages are measured in millimetres from the upper left corner."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Size(NamedTuple):
    width: float
    height: float


class Paper(Enum):
    A4 = Size(210.0, 297.0)
    LETTER = Size(215.9, 279.4)

    @property
    def width(self) -> float:
        return self.value.width

    @property
    def height(self) -> float:
        return self.value.height


CARD = Size(63.0, 88.0)
"""In millimetres: the size that sleeves and boxes are made for."""

FACE = Size(100.0, 100 * CARD.height / CARD.width)
"""The same card as its faces are drawn: in hundredths of its width, like everything in the look."""

BLEED = 2.0
"""How far the print goes on beyond the cut, in millimetres, so that a cut a little beside the line shows no white."""

POINT = 25.4 / 72
"""A typographer's point in millimetres."""

FACE_POINT = POINT * FACE.width / CARD.width
"""The same on a face."""

"""The colours of the look that are printed, as #RRGGBB. The paper is the card's stock, so it has no colour here."""

from __future__ import annotations

INK = "#2A1B10"
INK_2 = "#5F4A36"
ON_DARK = "#FFF8E8"
ON_LIGHT = "#22150C"
STOCK = "#F8F0DC"
HAIRLINE = "#B79A6A"
BRASS = "#B5832B"


def channels(colour: str) -> tuple[float, float, float]:
    """Red, green and blue, from 0 to 1."""
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return red, green, blue


def mixed(colour: str, ground: str, share: float) -> str:
    """So much of the colour on that ground: what a thin coat of it would look like."""
    pairs = zip(channels(colour), channels(ground), strict=True)
    return "#" + "".join(f"{round(255 * (share * over + (1 - share) * under)):02X}" for over, under in pairs)

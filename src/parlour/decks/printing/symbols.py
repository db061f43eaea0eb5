"""The drawings on cards, tokens and the die: symbols.svg, and how its symbols are drawn on a canvas."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from parlour.decks.printing import shapes
from parlour.decks.printing.canvas import Canvas, Ends
from parlour.decks.printing.colours import INK
from parlour.decks.printing.fonts import Face, width

_SVG = "{http://www.w3.org/2000/svg}"


class Symbol(StrEnum):
    SQUARE = "c-S"
    HEART = "c-R"
    TRIANGLE = "c-F"
    QUATREFOIL = "c-M"
    DISC = "c-I"
    DIAMOND = "o-R"
    CLOVER = "o-G"
    DROP = "o-B"
    SUN = "o-Y"
    MOON = "o-P"
    COMPASS = "o-O"
    WORD = "k-word"
    BOOK = "k-def"
    QUOTES = "k-ex"
    WILD = "k-wild"
    BOLT = "bolt"
    KEYHOLE_TOKEN = "tk-secret"
    BROKEN_LINK_TOKEN = "tk-off"
    TURN_TOKEN = "tk-turn"
    BASKET = "sp-throw"
    RETURN = "sp-back"
    TWO_SAYINGS = "sp-lie"
    STAR = "i-star"
    ORNAMENT = "orn"
    FOX = "av-fox"
    OWL = "av-owl"
    CAT = "av-cat"
    BEAR = "av-bear"
    HARE = "av-hare"
    FROG = "av-frog"
    HEDGEHOG = "av-hedge"
    ROBIN = "av-robin"
    TALKITOUT_COVER = "cov-talk"
    BLUFF_COVER = "cov-bluff"
    OUT_OF_CONTROL_COVER = "cov-ooc"
    PLAYER_OF_HONOUR_COVER = "cov-honour"
    TRAITOR_WORD_COVER = "cov-traitor"
    ROSETTE = "rosette"
    HASH_TILE = "tile-talk"
    EYE_TILE = "tile-bluff"
    STAIRS_TILE = "tile-ooc"
    ROSETTE_TILE = "tile-honour"


@cache
def _symbols() -> dict[str, ElementTree.Element]:
    root = ElementTree.parse(Path(__file__).with_name("symbols.svg")).getroot()
    return {symbol.attrib["id"]: symbol for symbol in root.iter(f"{_SVG}symbol")}


@cache
def size(symbol: Symbol) -> tuple[float, float]:
    """Its own width and height."""
    _, _, across, down = _symbols()[symbol].attrib["viewBox"].split()
    return float(across), float(down)


def draw(canvas: Canvas, symbol: Symbol, x: float, y: float, across: float, colour: str = INK) -> None:
    """The symbol, so wide, with its upper left corner there."""
    with canvas.kept():
        canvas.move(x, y)
        canvas.scale(across / size(symbol)[0])
        # A margin around the box: a stroke may stand half outside.
        box = (-2, -2, size(symbol)[0] + 2, size(symbol)[1] + 2)
        canvas.stamp(f"{symbol}-{colour[1:]}", box, lambda inner: _draw(inner, _symbols()[symbol], {"color": colour}))


def draw_tiles(canvas: Canvas, tile: Symbol, x: float, y: float, columns: int, rows: int) -> None:
    """The tile again and again, in its own size."""
    across, down = size(tile)
    for row in range(rows):
        for column in range(columns):
            draw(canvas, tile, x + column * across, y + row * down, across)


def _draw(canvas: Canvas, element: ElementTree.Element, around: Mapping[str, str]) -> None:
    given = {**around, **element.attrib}
    # Opacities multiply; the others are taken over.
    given["opacity"] = str(float(around.get("opacity", 1)) * float(element.get("opacity", 1)))
    inner = {name: value for name, value in given.items() if name not in _OWN}
    with canvas.kept():
        _transform(canvas, element.get("transform", ""))
        if "clip-path" in element.attrib:
            canvas.clip(shapes.ellipse(25, 30, 25, 30))  # the cameos' oval, the only one there is
        match element.tag.removeprefix(_SVG):
            case "symbol" | "g":
                for child in element:
                    _draw(canvas, child, inner)
            case "use":
                symbol = Symbol(element.attrib["href"].removeprefix("#"))
                place = [float(element.attrib[name]) for name in ("x", "y", "width")]
                draw(canvas, symbol, place[0], place[1], place[2], element.attrib["color"])
            case "text":
                _write(canvas, element)
            case "clipPath":
                pass
            case _:
                _paint(canvas, _outline(element), given)


_OWN = frozenset({"transform", "clip-path", "id", "viewBox"})


def _outline(element: ElementTree.Element) -> shapes.Outline:
    def at(name: str) -> float:
        return float(element.get(name, 0))

    match element.tag.removeprefix(_SVG):
        case "path":
            return shapes.from_svg(element.attrib["d"])
        case "rect":
            return shapes.rectangle(at("x"), at("y"), at("width"), at("height"), at("rx"))
        case "circle":
            return shapes.circle(at("cx"), at("cy"), at("r"))
        case "ellipse":
            return shapes.ellipse(at("cx"), at("cy"), at("rx"), at("ry"))
    raise AssertionError(f"no way to draw {element.tag}")


def _paint(canvas: Canvas, outline: shapes.Outline, given: Mapping[str, str]) -> None:
    opacity = float(given["opacity"])
    fill = _colour(given.get("fill", INK), given)
    if fill:
        colour, alpha = fill
        canvas.fill(outline, colour, alpha=alpha * opacity, even_odd=given.get("fill-rule") == "evenodd")
    stroke = _colour(given.get("stroke", "none"), given)
    if stroke:
        colour, alpha = stroke
        canvas.stroke(
            outline,
            colour,
            float(given.get("stroke-width", 1)),
            ends=Ends.ROUND if given.get("stroke-linecap") == "round" else Ends.PLAIN,
            corners=Ends.ROUND if given.get("stroke-linejoin") == "round" else Ends.PLAIN,
            dashes=tuple(float(dash) for dash in given.get("stroke-dasharray", "").split()),
            alpha=alpha * opacity * float(given.get("stroke-opacity", 1)),
        )


def _colour(said: str, given: Mapping[str, str]) -> tuple[str, float] | None:
    """The colour as #RRGGBB, and how much of it there is."""
    if said == "none":
        return None
    if said == "currentColor":
        said = given["color"]
    if len(said) <= 5:
        said = "#" + "".join(2 * digit for digit in said[1:])
    return said[:7], int(said[7:] or "FF", 16) / 255


def _transform(canvas: Canvas, said: str) -> None:
    for name, numbers in re.findall(r"(\w+)\(([^)]*)\)", said):
        values = [float(value) for value in numbers.split()]
        match name:
            case "translate":
                canvas.move(*values)
            case "scale":
                canvas.scale(*values)
            case "rotate":
                angle, x, y = values
                cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
                canvas.transform(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)


def _write(canvas: Canvas, element: ElementTree.Element) -> None:
    # the numbers on the covers' cards: bold, around their middle
    text, points = element.text or "", float(element.attrib["font-size"])
    x = float(element.attrib["x"]) - points * width(text, Face.SERIF_BOLD) / 2
    canvas.write(x, float(element.attrib["y"]), text, Face.SERIF_BOLD, points, element.attrib["fill"])

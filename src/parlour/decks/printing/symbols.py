"""The drawings on paper: symbols in the games' SVG files, and how they are drawn on a canvas."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from parlour.decks.printing import shapes
from parlour.decks.printing.canvas import Canvas, Ends
from parlour.decks.printing.colours import INK
from parlour.decks.printing.fonts import Typeface, width

_SVG = "{http://www.w3.org/2000/svg}"


class Symbol(NamedTuple):
    """A drawing: the symbol of this id in an SVG file. All that is drawn in one document has ids of its own."""

    file: Path
    id: str


@cache
def _symbols(file: Path) -> dict[str, ElementTree.Element]:
    root = ElementTree.parse(file).getroot()
    return {symbol.attrib["id"]: symbol for symbol in root.iter(f"{_SVG}symbol")}


def _element(symbol: Symbol) -> ElementTree.Element:
    return _symbols(symbol.file)[symbol.id]


@cache
def size(symbol: Symbol) -> tuple[float, float]:
    """Its own width and height."""
    _, _, across, down = _element(symbol).attrib["viewBox"].split()
    return float(across), float(down)


def draw(canvas: Canvas, symbol: Symbol, x: float, y: float, across: float, colour: str = INK) -> None:
    """The symbol, so wide, with its upper left corner there."""
    with canvas.kept():
        canvas.move(x, y)
        canvas.scale(across / size(symbol)[0])
        # A margin around the box: a stroke may stand half outside.
        box = (-2, -2, size(symbol)[0] + 2, size(symbol)[1] + 2)
        canvas.stamp(f"{symbol.id}-{colour[1:]}", box, lambda inner: _draw(inner, symbol, colour))


def draw_tiles(canvas: Canvas, tile: Symbol, x: float, y: float, columns: int, rows: int) -> None:
    """The tile again and again, in its own size."""
    across, down = size(tile)
    for row in range(rows):
        for column in range(columns):
            draw(canvas, tile, x + column * across, y + row * down, across)


def _draw(canvas: Canvas, symbol: Symbol, colour: str) -> None:
    _draw_element(canvas, _element(symbol), {"color": colour}, symbol.file)


def _draw_element(canvas: Canvas, element: ElementTree.Element, around: Mapping[str, str], file: Path) -> None:
    given = {**around, **element.attrib}
    # Opacities multiply; the others are taken over.
    given["opacity"] = str(float(around.get("opacity", 1)) * float(element.get("opacity", 1)))
    inner = {name: value for name, value in given.items() if name not in _OWN}
    with canvas.kept():
        _transform(canvas, element.get("transform", ""))
        if "clip-path" in element.attrib:
            canvas.clip(_clip(element.attrib["clip-path"], file))
        match element.tag.removeprefix(_SVG):
            case "symbol" | "g":
                for child in element:
                    _draw_element(canvas, child, inner, file)
            case "use":
                symbol = Symbol(file, element.attrib["href"].removeprefix("#"))
                place = [float(element.attrib[name]) for name in ("x", "y", "width")]
                draw(canvas, symbol, place[0], place[1], place[2], element.attrib["color"])
            case "text":
                _write(canvas, element)
            case "clipPath":
                pass
            case _:
                _paint(canvas, _outline(element), given)


def _clip(reference: str, file: Path) -> shapes.Outline:
    """The outline in the clipPath that is named url(#id)."""
    id = reference.removeprefix("url(#").removesuffix(")")
    clips = (clip for symbol in _symbols(file).values() for clip in symbol.iter(f"{_SVG}clipPath"))
    return _outline(next(clip for clip in clips if clip.attrib["id"] == id)[0])


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
    x = float(element.attrib["x"]) - points * width(text, Typeface.SERIF_BOLD) / 2
    canvas.write(x, float(element.attrib["y"]), text, Typeface.SERIF_BOLD, points, element.attrib["fill"])

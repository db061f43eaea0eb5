"""Outlines, as the path operators of PDF: what Canvas fills, strokes and clips with."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import cache

Outline = str
Point = tuple[float, float]

# How far a curve's handles lie from its ends, for a quarter of a circle of radius 1.
_QUARTER = 4 / 3 * (math.sqrt(2) - 1)


def number(value: float) -> str:
    """Short: a hundred-thousandth of a page is nothing."""
    return f"{value:.3f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def _operator(name: str, *points: Point) -> str:
    return " ".join([*(f"{number(x)} {number(y)}" for x, y in points), name])


def polygon(*points: Point) -> Outline:
    return " ".join([_operator("m", points[0]), *(_operator("l", point) for point in points[1:]), "h"])


def line(*points: Point) -> Outline:
    return polygon(*points).removesuffix(" h")


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0) -> Outline:
    right, bottom, r = x + width, y + height, radius
    if not r:
        return polygon((x, y), (right, y), (right, bottom), (x, bottom))
    h = r * (1 - _QUARTER)
    return " ".join(
        [
            _operator("m", (x + r, y)),
            _operator("l", (right - r, y)),
            _operator("c", (right - h, y), (right, y + h), (right, y + r)),
            _operator("l", (right, bottom - r)),
            _operator("c", (right, bottom - h), (right - h, bottom), (right - r, bottom)),
            _operator("l", (x + r, bottom)),
            _operator("c", (x + h, bottom), (x, bottom - h), (x, bottom - r)),
            _operator("l", (x, y + r)),
            _operator("c", (x, y + h), (x + h, y), (x + r, y)),
            "h",
        ]
    )


def ellipse(x: float, y: float, across: float, down: float) -> Outline:
    """Around (x, y), with these two radii."""
    a, d = across * _QUARTER, down * _QUARTER
    return " ".join(
        [
            _operator("m", (x + across, y)),
            _operator("c", (x + across, y + d), (x + a, y + down), (x, y + down)),
            _operator("c", (x - a, y + down), (x - across, y + d), (x - across, y)),
            _operator("c", (x - across, y - d), (x - a, y - down), (x, y - down)),
            _operator("c", (x + a, y - down), (x + across, y - d), (x + across, y)),
            "h",
        ]
    )


def circle(x: float, y: float, radius: float) -> Outline:
    return ellipse(x, y, radius, radius)


_STEP = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_LENGTHS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}


@cache
def from_svg(path: str) -> Outline:
    """The `d` of an SVG path."""
    pen = _Pen()
    for command, numbers in _commands(path):
        pen.draw(command, numbers)
    return " ".join(pen.operators)


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    steps = _STEP.findall(path)
    command, place = "", 0
    while place < len(steps):
        if steps[place].isalpha():
            command, place = steps[place], place + 1
        elif command in "Mm":
            command = "L" if command == "M" else "l"  # more points after the first are lines
        length = _LENGTHS[command.upper()]
        yield command, [float(step) for step in steps[place : place + length]]
        place += length


class _Pen:
    """Goes where an SVG path sends it. A small letter counts from where the pen is."""

    def __init__(self) -> None:
        self.operators: list[str] = []
        self.at: Point = (0, 0)
        self.start: Point = (0, 0)
        self.handle: Point = (0, 0)  # the second handle of the last curve, which S mirrors

    def draw(self, command: str, numbers: list[float]) -> None:
        x, y = self.at if command.islower() else (0, 0)
        kind = command.upper()
        if kind == "A":
            self._arc(
                radius=numbers[0],
                other_side=numbers[3] != numbers[4],
                sweep=bool(numbers[4]),
                end=(x + numbers[5], y + numbers[6]),
            )
            return
        if kind in "HV":
            far = (x + numbers[0], self.at[1]) if kind == "H" else (self.at[0], y + numbers[0])
            self._line(far)
            return
        points = [(x + numbers[place], y + numbers[place + 1]) for place in range(0, len(numbers), 2)]
        match kind:
            case "M":
                self.start = self.at = self.handle = points[0]
                self.operators.append(_operator("m", points[0]))
            case "L":
                self._line(points[0])
            case "C":
                self._curve(*points)
            case "S":
                mirrored = (2 * self.at[0] - self.handle[0], 2 * self.at[1] - self.handle[1])
                self._curve(mirrored, *points)
            case "Q":
                self._curve(_towards(self.at, points[0]), _towards(points[1], points[0]), points[1])
            case "Z":
                self.operators.append("h")
                self.at = self.handle = self.start

    def _line(self, end: Point) -> None:
        self.operators.append(_operator("l", end))
        self.at = self.handle = end

    def _curve(self, first: Point, second: Point, end: Point) -> None:
        self.operators.append(_operator("c", first, second, end))
        self.at, self.handle = end, second

    def _arc(self, radius: float, other_side: bool, sweep: bool, end: Point) -> None:
        # The look has arcs of circles alone. The centre lies beside the middle of the chord; on which side, and which
        # way round the arc goes, the flags say.
        (x1, y1), (x2, y2) = self.at, end
        half = math.hypot(x2 - x1, y2 - y1) / 2
        radius = max(radius, half)
        away = math.sqrt(radius**2 - half**2) * (1 if other_side else -1) / (2 * half)
        centre = ((x1 + x2) / 2 + (y1 - y2) * away, (y1 + y2) / 2 + (x2 - x1) * away)
        first = math.atan2(y1 - centre[1], x1 - centre[0])
        angle = (math.atan2(y2 - centre[1], x2 - centre[0]) - first) % (2 * math.pi)
        if not sweep:
            angle -= 2 * math.pi
        pieces = math.ceil(abs(angle) / (math.pi / 2) - 1e-9)
        step = angle / pieces
        reach = 4 / 3 * math.tan(step / 4) * radius
        for piece in range(pieces):
            a, b = first + piece * step, first + (piece + 1) * step
            start = (centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a))
            stop = (centre[0] + radius * math.cos(b), centre[1] + radius * math.sin(b))
            self._curve(
                (start[0] - reach * math.sin(a), start[1] + reach * math.cos(a)),
                (stop[0] + reach * math.sin(b), stop[1] - reach * math.cos(b)),
                stop,
            )


def _towards(point: Point, handle: Point) -> Point:
    # a quadratic curve's one handle, as one of the two that a cubic curve has
    return point[0] + 2 / 3 * (handle[0] - point[0]), point[1] + 2 / 3 * (handle[1] - point[1])

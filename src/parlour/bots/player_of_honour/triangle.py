"""Cholesky's root of a matrix, for so few numbers that plain lists will do."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt


def root_of(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The lower triangle that, times itself turned over, gives the matrix. What lies above its diagonal is not read."""
    root: list[list[float]] = []
    for at, values in enumerate(matrix):
        row: list[float] = []
        for above in root:
            row.append((values[len(row)] - dot(row, above)) / above[-1])
        row.append(sqrt(values[at] - dot(row, row)))
        root.append(row)
    return root


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    """As far as the shorter goes."""
    return sum([a * b for a, b in zip(one, other, strict=False)])

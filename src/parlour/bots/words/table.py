"""A language's table as it lies in its file: words, ties between them, and a short vector for each.

The file is a line that names it, a header, and a packed body. In the body come, one after another: the words' text, how
many ties each word has, where each tie leads, what each tie is, and the vectors. tools/word_table.py writes the same.
"""

from __future__ import annotations

import zlib
from array import array
from itertools import accumulate
from operator import mul
from pathlib import Path
from struct import Struct
from sys import byteorder
from typing import Final

TITLE: Final = b"Parlour words, form 1\n"
HEADER: Final = Struct("<IHBff")
"""Bytes of text; words; numbers in a vector; slope and offset that turn two vectors into log odds of a link."""
STRENGTHS: Final = 32
"""A tie is one byte: its strength in steps of 1/32, and what kind of tie it is, in the three bits that are left."""


class WordTable:
    """Words by number. A word's ties are kept from the strongest down; vectors answer for all other pairs."""

    def __init__(self, packed: bytes) -> None:
        if not packed.startswith(TITLE):
            raise ValueError("not a table of words")
        at = len(TITLE)
        text_size, count, self._width, slope, offset = HEADER.unpack_from(packed, at)
        self._slope: float = slope
        self._offset: float = offset
        body = memoryview(zlib.decompress(packed[at + HEADER.size :]))
        text = str(body[:text_size], "utf-8")
        self.shown: list[str] = []
        self.numbers: dict[str, int] = {}
        for number, line in enumerate(text.split("\n")):
            shown, *compared = line.split("\t")
            self.shown.append(shown.replace("'", "’"))
            for form in compared or (shown,):
                self.numbers.setdefault(form, number)
        counts = body[text_size : text_size + count]
        self._starts = [0, *accumulate(counts)]
        ties = self._starts[-1]
        at = text_size + count
        self._ends = array("H", bytes(body[at : at + 2 * ties]))
        if byteorder == "big":
            self._ends.byteswap()
        at += 2 * ties
        self._kinds = bytes(body[at : at + ties])
        self._vectors = array("b", bytes(body[at + ties :]))

    def ties(self, number: int) -> list[tuple[int, float]]:
        """Where a word leads and how strongly, best first."""
        first, last = self._starts[number], self._starts[number + 1]
        return [
            (self._ends[at], strength(kind))
            for at, kind in zip(range(first, last), self._kinds[first:last], strict=True)
        ]

    def leads_on(self, number: int) -> bool:
        return self._starts[number] < self._starts[number + 1]

    def led_to(self) -> frozenset[int]:
        """The words to which a tie leads."""
        return frozenset(self._ends)

    def tie(self, one: int, other: int) -> int | None:
        """The byte of the tie from one word to another."""
        first, last = self._starts[one], self._starts[one + 1]
        try:
            return self._kinds[self._ends.index(other, first, last)]
        except ValueError:
            return None

    def log_odds(self, one: int, other: int) -> float:
        """What the two vectors say of a link."""
        width = self._width
        a = self._vectors[one * width : one * width + width]
        b = self._vectors[other * width : other * width + width]
        product: int = sum(map(mul, a, b))
        return self._slope * product + self._offset


def strength(tie: int) -> float:
    return (tie % STRENGTHS + 0.5) / STRENGTHS


def read(file: Path) -> WordTable:
    return WordTable(file.read_bytes())

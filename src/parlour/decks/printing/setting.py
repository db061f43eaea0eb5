"""Setting text: where its lines break, and the size at which they fit a box. By measure, never by counting letters."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import pyphen  # type: ignore[import-untyped]

from parlour.decks.printing.canvas import Align, Canvas
from parlour.decks.printing.colours import INK
from parlour.decks.printing.fonts import NO_BREAK_SPACE, Typeface, cleaned, width
from parlour.decks.printing.paper import FACE_POINT

SMALLEST = 6.5 * FACE_POINT
"""The smallest text on a card that is still read with ease."""

# French puts a space before these marks and inside its quotation marks; no line may begin or end there.
_TIED = re.compile(r" (?=[?!:;»%])|(?<=«) ")
# After a dash or a stroke inside a word a line may end as it is, if more than a little word (dis-tu) comes after it.
_LINKED = re.compile(r"(?<=[^\W\d_][-‐–—/])(?=[^\W\d_]{4})")

# What is dear in a line, beside the square of its empty part: to be one more line, to be the last and next to empty.
_LINE_COST = 10.0
_LONELY_COST = 0.3
_LONELY = 0.66


class Joint(Enum):
    """What is between a fragment of text and the next one."""

    SPACE = " "  # gone where a line ends
    LINK = ""  # a line may end here as it is
    HYPHEN = "-"  # a line that ends here shows a hyphen
    TIE = None  # no line ends here


# and to end at a hyphen, ours more than one that was there
_JOINT_COSTS = {Joint.SPACE: 0.0, Joint.LINK: 0.1, Joint.HYPHEN: 0.3}


class Fragment(NamedTuple):
    """A piece of text that no line break divides."""

    text: str
    face: Typeface
    joint: Joint


class TextLine(NamedTuple):
    """Pieces of one face each, and the width of them all in sizes."""

    pieces: tuple[tuple[str, Typeface], ...]
    width: float

    @property
    def text(self) -> str:
        return "".join(text for text, _ in self.pieces)


class Setting(NamedTuple):
    """A text as it will stand: its lines at this size, their baselines so far apart."""

    lines: tuple[TextLine, ...]
    size: float
    leading: float

    @property
    def height(self) -> float:
        return len(self.lines) * self.leading

    @property
    def width(self) -> float:
        return max((line.width for line in self.lines), default=0.0) * self.size


class Last(Enum):
    """What a short last line costs, in parts of what another one does."""

    EVEN = 1.0
    FREE = 0.02


class TypeSize(NamedTuple):
    """One size of a scale, its leading in sizes, and how many lines stand in it before a smaller one looks better."""

    size: float
    leading: float
    most_lines: int = 99


class Style(NamedTuple):
    """How a kind of text is set: its face, its scale from the largest size to the smallest, how small it may go, and
    whether its last line is as long as the others, as on a card, or ends where it ends, as on a page."""

    face: Typeface
    scale: tuple[TypeSize, ...]
    smallest: float = SMALLEST
    last: Last = Last.EVEN


class _Attempt(NamedTuple):
    step: TypeSize
    parts: Sequence[Fragment]


def fitted(text: str, style: Style, box: tuple[float, float], language: str) -> Setting:
    """The text in the largest size that fits the box.

    The sizes of the scale come first, with whole words; then its smallest with hyphens; then smaller ones, down to what
    can still be read. There, a word that still does not fit is broken wherever it has to be; and if that is not enough,
    all of them are. Every text that a deck may hold fits by then.
    """
    across, down = box
    for step, parts in _attempts(text, style, across, language):
        lines = broken_into_lines(parts, across / step.size, style.last)
        leading = step.leading * step.size
        if len(lines) <= step.most_lines and len(lines) * leading <= down and (lines or not parts):
            return Setting(tuple(lines), step.size, leading)
    raise AssertionError(f"there is no room for {text!r}")


def _attempts(text: str, style: Style, across: float, language: str) -> Iterator[_Attempt]:
    words = list(fragments(text, style.face))
    for step in style.scale:
        yield _Attempt(step, words)
    divided = [part for word in words for part in hyphenated(word, language)]
    step = style.scale[-1]._replace(most_lines=99)
    yield _Attempt(step, divided)
    while step.size > style.smallest:
        step = step._replace(size=max(step.size * 0.95, style.smallest))
        yield _Attempt(step, words)
        yield _Attempt(step, divided)
    most = across / step.size
    yield _Attempt(step, [part for word in divided for part in (_broken(word) if _too_wide(word, most) else [word])])
    yield _Attempt(step, [part for word in words for part in _broken(word)])
    # Nothing but signs that want to stand together: they cannot all have their way.
    yield _Attempt(step, [Fragment(sign, style.face, Joint.LINK) for word in words for sign in word.text])


def tied(text: str) -> str:
    """The text with no-break spaces where a line may not end."""
    return _TIED.sub(NO_BREAK_SPACE, cleaned(text))


def fragments(text: str, face: Typeface) -> Iterator[Fragment]:
    """The words of a text."""
    for word in tied(text).split(" "):
        *parts, last = _LINKED.split(word)
        for part in parts:
            yield Fragment(part, face, Joint.LINK)
        if last:
            yield Fragment(last, face, Joint.SPACE)


def hyphenated(word: Fragment, language: str) -> Iterator[Fragment]:
    """The word with the places where a hyphen may divide it, if there is a dictionary for the language."""
    dictionary = _dictionary(language)
    letters = re.search(r"[^\W\d_]{5,}", word.text)
    if dictionary is None or letters is None:
        yield word
        return
    begin = 0
    for place in dictionary.positions(letters[0]):
        if place.data:
            continue  # a language that spells the word differently where it is divided
        end = letters.start() + place
        yield Fragment(word.text[begin:end], word.face, Joint.HYPHEN)
        begin = end
    yield Fragment(word.text[begin:], word.face, word.joint)


@lru_cache(maxsize=8)
def _dictionary(language: str) -> pyphen.Pyphen | None:
    spoken = language.lower().replace("-", "_").split("_")[0]
    found = pyphen.language_fallback("en_GB" if spoken == "en" else spoken)
    return pyphen.Pyphen(lang=found) if found else None


def _too_wide(part: Fragment, most: float) -> bool:
    return width(part.text + "-", part.face) > most


def _broken(word: Fragment) -> Iterator[Fragment]:
    for sign, following in pairwise(word.text):
        inside = Joint.HYPHEN if sign.isalpha() and following.isalpha() else Joint.LINK
        yield Fragment(sign, word.face, Joint.TIE if NO_BREAK_SPACE in (sign, following) else inside)
    yield Fragment(word.text[-1], word.face, word.joint)


def broken_into_lines(parts: Sequence[Fragment], across: float, last: Last) -> list[TextLine]:
    """As few lines as can be, none wider than `across` (in sizes), all as even as can be. No line if that cannot be."""
    ends = [len(parts)]
    breaks = _breaks(parts, across, last)
    while begun := breaks[ends[-1]]:
        ends.append(begun)
    if begun is None:
        return []
    ends.reverse()
    return [_line(parts[begin:end]) for begin, end in zip([0, *ends], ends, strict=False)]


def _breaks(parts: Sequence[Fragment], across: float, last: Last) -> list[int | None]:
    """For each place where a line may end, where the line that ends there best begins; None if no line can end there.

    The best is the cheapest: the cost of a line is mostly the square of its empty part, so that a short one among long
    ones is dear.
    """
    count = len(parts)
    widths = [width(part.text, part.face) for part in parts]
    spaces = [width(" ", part.face) if part.joint is Joint.SPACE else 0.0 for part in parts]
    hyphens = [_hyphen(part) if part.joint is Joint.HYPHEN else 0.0 for part in parts]
    costs = [0.0] + [float("inf")] * count
    breaks: list[int | None] = [None] * (count + 1)
    for begin in range(count):
        wide = 0.0
        for end in range(begin, count):
            wide += widths[end]
            if wide > across:
                break
            joint, empty = parts[end].joint, (across - wide - hyphens[end]) / across
            if joint is not Joint.TIE and empty >= 0:
                cost = costs[begin] + _LINE_COST
                if end == count - 1:
                    cost += last.value * empty * empty + (_LONELY_COST if empty > _LONELY else 0)
                else:
                    cost += empty * empty + _JOINT_COSTS[joint]
                if cost < costs[end + 1]:
                    costs[end + 1], breaks[end + 1] = cost, begin
            wide += spaces[end]
    return breaks


def _hyphen(part: Fragment) -> float:
    return width(part.text + "-", part.face) - width(part.text, part.face)


def _line(parts: Sequence[Fragment]) -> TextLine:
    # Words are drawn together, the fragments of a word each for itself: they are as wide as they were measured then.
    pieces: list[tuple[str, Typeface]] = []
    before = Joint.TIE
    for place, part in enumerate(parts):
        last = place == len(parts) - 1
        ending = "-" if last and part.joint is Joint.HYPHEN else " " if not last and part.joint is Joint.SPACE else ""
        if before is Joint.SPACE and pieces[-1][1] is part.face:
            pieces[-1] = (pieces[-1][0] + part.text + ending, part.face)
        else:
            pieces.append((part.text + ending, part.face))
        before = part.joint
    return TextLine(tuple(pieces), sum(width(text, face) for text, face in pieces))


def set_lines(
    canvas: Canvas, setting: Setting, x: float, top: float, colour: str = INK, align: Align = Align.LEFT
) -> None:
    """The lines below each other, the first one's leading beginning at `top`."""
    # A little lower than the middle of its leading, where a line of small letters looks to be in the middle.
    baseline = top + setting.leading / 2 + 0.27 * setting.size
    for line in setting.lines:
        at = x - align.value * line.width * setting.size
        for text, face in line.pieces:
            canvas.write(at, baseline, text, face, setting.size, colour)
            at += width(text, face) * setting.size
        baseline += setting.leading

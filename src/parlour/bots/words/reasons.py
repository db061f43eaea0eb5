"""Why two words are linked, in a few words, where the tie is of a special kind."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from parlour.bots.words.table import STRENGTHS


class Tie(IntEnum):
    """What kind of tie it is, as the table has it: the second word is … of the first."""

    PLAIN = 0
    KIND = 1
    CLASS = 2
    PART = 3
    WHOLE = 4
    OPPOSITE = 5
    SAME = 6
    TOGETHER = 7


_REASONS: Final[dict[str, dict[Tie, str]]] = {
    "en": {
        Tie.KIND: "“{b}” is a kind of “{a}”",
        Tie.CLASS: "“{a}” is a kind of “{b}”",
        Tie.PART: "“{b}” is part of “{a}”",
        Tie.WHOLE: "“{a}” is part of “{b}”",
        Tie.OPPOSITE: "“{a}” and “{b}” are opposites",
        Tie.SAME: "“{a}” and “{b}” mean much the same",
        Tie.TOGETHER: "people say “{a} {b}”",
    },
    "fr": {
        Tie.KIND: "« {b} », c’est une sorte de « {a} »",
        Tie.CLASS: "« {a} », c’est une sorte de « {b} »",
        Tie.PART: "« {b} » fait partie de « {a} »",
        Tie.WHOLE: "« {a} » fait partie de « {b} »",
        Tie.OPPOSITE: "« {a} » et « {b} » sont des contraires",
        Tie.SAME: "« {a} » et « {b} » veulent dire à peu près la même chose",
    },
}


def reason(language: str, a: str, b: str, there: int | None, back: int | None) -> str | None:
    """The reason by the tie from `a` to `b`, or else by the one back, told the other way round."""
    if kind(there) is not Tie.PLAIN:
        return _told(language, kind(there), a, b)
    return _told(language, kind(back), b, a)


def _told(language: str, tie: Tie, a: str, b: str) -> str | None:
    sentence = _REASONS.get(language, {}).get(tie)
    return sentence.format(a=a, b=b) if sentence else None


def kind(tie: int | None) -> Tie:
    return Tie.PLAIN if tie is None else Tie(tie // STRENGTHS)

"""A refusal teaches: a stable code, the ruling it rests on, and a kind sentence. Nothing has changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from parlour.engine.refusal_texts import TEXTS
from parlour.engine.template import Template
from parlour.engine.text import ANSWER_LENGTH, fold, has_unseen_characters


class Refused(Exception):
    """Raised by `play`; the match is exactly as it was."""

    def __init__(self, code: str, ruling: str, text: str, about: dict[str, Any] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.ruling = ruling
        self.text = text
        self.about = about or {}
        """What the sentence speaks of, so that a client can say it in another language."""

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str, str, dict[str, Any]]]:
        return Refused, (self.code, self.ruling, self.text, self.about)


class Refusal(msgspec.Struct, frozen=True):
    """One way to be refused. Calling it gives the exception, its sentence filled in."""

    code: str
    ruling: str
    text: Template

    def __call__(self, **about: Any) -> Refused:
        if not about and isinstance(self.text, str):
            return Refused(self.code, self.ruling, self.text)  # nothing is to be filled in
        words = {**about, **_whom(about["waiting"])} if "waiting" in about else about
        return Refused(self.code, self.ruling, self.text.format(**words), about)


def _whom(seats: list[int]) -> dict[str, Any]:
    """For a sentence about those who are waited for; whoever has names puts them in place of the seats."""
    first, last = ", ".join(map(str, seats[:-1])), seats[-1] if seats else None
    return {"count": len(seats), "who": f"seats {first} and {last}" if first else f"seat {last}"}


def worded(texts: Mapping[str, Template]) -> Callable[[str, str], Refusal]:
    """Makes refusals, each from its code and its rule, with the sentences that are written down for these codes."""

    def refusal(code: str, ruling: str) -> Refusal:
        if code not in texts:
            raise LookupError(f"{code}: write its sentence in text/en.ftl, and run tools/refusals.py")
        return Refusal(code, ruling, texts[code])

    return refusal


_refusal = worded(TEXTS)

# Two of them tell programs what is wrong, in the names of the wire; the others say what text/en.ftl says.
MALFORMED = Refusal("malformed", "A12", "That is not an act of this game: {problem}.")
NO_SUCH_SEAT = _refusal("no_such_seat", "A12")
OVER = _refusal("over", "A12")
NOT_YOU = _refusal("not_you", "A12")
NOT_NOW = Refusal("not_now", "A12", "That cannot be done now. What can be done: {now}.")
NOT_OFFERED = _refusal("not_offered", "A12")
NO_TIMER = _refusal("no_timer", "A10")
NOT_LATE = _refusal("not_late", "A10")
NO_CLOCK = _refusal("no_clock", "A10")
TEXT_EMPTY = _refusal("text_empty", "A6")
TEXT_LONG = _refusal("text_long", "A6")
TEXT_UNSEEN = _refusal("text_unseen", "A6")


def against_text(text: str, longest: int = ANSWER_LENGTH) -> Refused | None:
    """A6: what speaks against this typed text, if anything does."""
    if len(text) > longest:
        return TEXT_LONG(longest=longest)
    if has_unseen_characters(text):
        return TEXT_UNSEEN()
    if not fold(text):
        return TEXT_EMPTY()
    return None

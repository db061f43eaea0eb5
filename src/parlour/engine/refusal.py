"""A refusal teaches: a stable code, the ruling it rests on, and a kind sentence. Nothing has changed."""

from __future__ import annotations

from typing import Any

import msgspec

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
    text: str

    def __call__(self, **about: Any) -> Refused:
        return Refused(self.code, self.ruling, self.text.format(**about) if about else self.text, about)


MALFORMED = Refusal("malformed", "A12", "That is not an act of this game: {problem}.")
NO_SUCH_SEAT = Refusal("no_such_seat", "A12", "There is no such seat at this table.")
OVER = Refusal("over", "A12", "The game is over.")
NOT_YOU = Refusal("not_you", "A12", "It is not for you to do that now.")
NOT_NOW = Refusal("not_now", "A12", "That cannot be done now. What can be done: {now}.")
NOT_OFFERED = Refusal("not_offered", "A12", "That choice is not open to you.")
NO_TIMER = Refusal("no_timer", "A10", "No time is running that could be out.")
NOT_LATE = Refusal("not_late", "A10", "There is still time: going on has to wait.")
TEXT_EMPTY = Refusal("text_empty", "A6", "Type at least one letter, digit or sign.")
TEXT_LONG = Refusal("text_long", "A6", "That is too long: at most {longest} characters.")
TEXT_UNSEEN = Refusal("text_unseen", "A6", "The text holds characters that cannot be seen; please type it again.")


def against_text(text: str, longest: int = ANSWER_LENGTH) -> Refused | None:
    """A6: what speaks against this typed text, if anything does."""
    if len(text) > longest:
        return TEXT_LONG(longest=longest)
    if has_unseen_characters(text):
        return TEXT_UNSEEN()
    if not fold(text):
        return TEXT_EMPTY()
    return None

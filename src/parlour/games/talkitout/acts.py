"""What a player of #TalkItOut does."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from parlour.engine.act import Act, Text, Texts
from parlour.engine.text import ANSWER_LENGTH

THROW_IT_OUT: Final = "throw_it_out"
BACK_AT_YOU: Final = "back_at_you"
TELL_A_LIE: Final = "tell_a_lie"
SPECIALS: Final = frozenset({THROW_IT_OUT, BACK_AT_YOU, TELL_A_LIE})


class Play(Act, frozen=True, tag="play"):
    card: str


class Draw(Act, frozen=True, tag="draw"):
    pass


class Keep(Act, frozen=True, tag="keep"):
    pass


class Special(Act, frozen=True, tag="special"):
    card: str
    to: int | None = None


class Answer(Act, frozen=True, tag="answer"):
    """Typed, or said aloud (A5)."""

    text: Annotated[str | None, Text(ANSWER_LENGTH)] = None


class Tell(Act, frozen=True, tag="tell"):
    """Two answers, typed or said aloud, and which of them is the lie."""

    lie: int
    answers: Annotated[tuple[str, str] | None, Texts(2, ANSWER_LENGTH)] = None


class Vote(Act, frozen=True, tag="vote"):
    """Which answer is the lie."""

    is_toggle: ClassVar[bool] = True
    lie: int


DRAW: Final = Draw()
KEEP: Final = Keep()
ALOUD: Final = Answer()
ONLY_ALOUD: Final[list[Act]] = [ALOUD]
TELLS: Final[list[Act]] = [Tell(0), Tell(1)]
VOTES: Final = [Vote(0), Vote(1)]
SPECIAL: Final = {(card, to): Special(card, to) for card in SPECIALS for to in (None, *range(8))}

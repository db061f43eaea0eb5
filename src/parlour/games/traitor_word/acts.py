"""What a player of Traitor Word does."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

from parlour.engine.act import Act, Text
from parlour.engine.text import ANSWER_LENGTH, WORD_LENGTH

Of = Literal["secret", "off_topic"]
Thumb = Literal["up", "down"]


class Say(Act, frozen=True, tag="say"):
    """The next word of the chain, always typed (A5)."""

    word: Annotated[str, Text(WORD_LENGTH, decides=True)]


class Grab(Act, frozen=True, tag="grab"):
    """Take the MY TURN token from the middle."""

    for_the_first: ClassVar[bool] = True


class Accuse(Act, frozen=True, tag="accuse"):
    """Of saying a secret word, or of going off topic."""

    of_the_moment: ClassVar[bool] = True
    of: Of


class Justify(Act, frozen=True, tag="justify"):
    """One sentence, typed or said aloud (A5)."""

    text: Annotated[str | None, Text(ANSWER_LENGTH)] = None


class Vote(Act, frozen=True, tag="vote"):
    """Down means: off topic."""

    is_toggle: ClassVar[bool] = True
    thumb: Thumb


class Claim(Act, frozen=True, tag="claim"):
    """Show the card of the word that somebody else has just said."""

    of_the_moment: ClassVar[bool] = True
    may_be_refused: ClassVar[bool] = True
    card: int


GRAB: Final = Grab()
ACCUSATIONS: Final = (Accuse("secret"), Accuse("off_topic"))
ALOUD: Final = Justify()
VOTES: Final = (Vote("up"), Vote("down"))

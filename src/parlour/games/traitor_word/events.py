"""What is told at a table of Traitor Word, and who hears it."""

from __future__ import annotations

from typing import ClassVar

from parlour.engine.event import Event
from parlour.engine.sight import ToAll, ToOwn
from parlour.games.traitor_word.acts import Of, Thumb


class OfOneWord(Event, frozen=True):
    """W12 Every accusation, claim and validation moves a Flash; it is listed no more once the next word is said."""

    forgotten_after: ClassVar[str] = "said"


class Opened(Event, frozen=True, tag="opened"):
    """W2 The first player has turned a card."""

    card: ToAll[int]
    word: ToAll[str]


class Said(Event, frozen=True, tag="said"):
    word: ToAll[str]


class PassedOver(Event, frozen=True, tag="passed_over"):
    """W15 The speaker has said nothing."""


class Grabbed(Event, frozen=True, tag="grabbed"):
    """W14 The MY TURN token is taken."""


class PutBack(Event, frozen=True, tag="put_back"):
    """W14 Its holder has said nothing: the token is in the middle again."""


class Accused(OfOneWord, frozen=True, tag="accused"):
    by: ToAll[int]
    of: ToAll[Of]


class Justified(OfOneWord, frozen=True, tag="justified"):
    """The sentence is null if it was said aloud."""

    text: ToAll[str | None]


class Voted(OfOneWord, frozen=True, tag="voted"):
    fleeting: ClassVar[bool] = True
    thumb: ToOwn[Thumb]


class Judged(OfOneWord, frozen=True, tag="judged"):
    """The accusation is settled. A vote a seat, null for none; no votes where the game has answered."""

    striking: ClassVar[bool] = True
    by: ToAll[int]
    of: ToAll[Of]
    guilty: ToAll[bool]
    votes: ToAll[tuple[Thumb | None, ...] | None]


class Gave(OfOneWord, frozen=True, tag="gave"):
    """One Flash goes from one pile to another."""

    to: ToAll[int]


class Validated(OfOneWord, frozen=True, tag="validated"):
    """W5 The speaker shows the card; it goes Flash side up on the pile."""

    card: ToAll[int]
    word: ToAll[str]


class Claimed(OfOneWord, frozen=True, tag="claimed"):
    """W6 Its holder shows the card; it goes Flash side up on the pile."""

    card: ToAll[int]
    word: ToAll[str]


class Discarded(OfOneWord, frozen=True, tag="discarded"):
    """W8, W9 The card of the accused word goes to the discards."""

    card: ToAll[int]
    word: ToAll[str]


class Drew(Event, frozen=True, tag="drew"):
    """W22 A new secret word; W16 null if there was no card."""

    private: ClassVar[bool] = True
    card: ToOwn[int | None]
    word: ToOwn[str | None]


class Dead(Event, frozen=True, tag="dead"):
    """W17 A secret word that is in the chain already is taken out; null if it was drawn so, and not even looked at."""

    private: ClassVar[bool] = True
    card: ToOwn[int | None]
    word: ToOwn[str | None]


EVENTS = (
    *(Opened, Said, PassedOver, Grabbed, PutBack, Accused, Justified, Voted, Judged),
    *(Gave, Validated, Claimed, Discarded, Drew, Dead),
)

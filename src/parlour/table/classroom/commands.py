"""Commands: all that can be asked of a class, as a closed set of types. What comes of one is decided in decide.py.

Whether it is the teacher who asks, or which pupil, was seen by their token before.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from parlour.table.classroom.entries import ClassSettings, Comer

# ── a pupil's ───────────────────────────────────────────────────────────────────────────────────────────────────────


class ComeIn(Struct, frozen=True):
    """Somebody would like to be in, under a name that was dealt to them or that they have typed."""

    who: Comer


class KnockAtDoor(Struct, frozen=True):
    """They ask the teacher, since they are not let in by themselves."""

    who: Comer


class AskAnotherName(Struct, frozen=True):
    pupil: int


class ChangeRosterNumber(Struct, frozen=True):
    """A pupil has typed the wrong one. In the waiting room they may do that themselves."""

    pupil: int
    roster: int


class AnswerCheck(Struct, frozen=True):
    """All of a pupil's answers as they lie; sealed, they lie for good."""

    pupil: int
    answers: list[int | None]
    seal: bool


class SayFound(Struct, frozen=True):
    """They sit at their table."""

    pupil: int


class RaiseHand(Struct, frozen=True):
    pupil: int
    up: bool


# ── the teacher's ───────────────────────────────────────────────────────────────────────────────────────────────────


class OpenClass(Struct, frozen=True):
    settings: ClassSettings
    teacher: str
    seed: str
    deck: str | None


class ChangeClassSettings(Struct, frozen=True):
    settings: ClassSettings
    deck: str | None


class AnswerKnock(Struct, frozen=True):
    knock: int
    let_in: bool


class DealName(Struct, frozen=True):
    """The teacher gives a pupil another name."""

    pupil: int


class GiveRosterNumber(Struct, frozen=True):
    pupil: int
    roster: int | None


class ShowOut(Struct, frozen=True):
    pupil: int


class LetInAgainAs(Struct, frozen=True):
    """A pupil who was shown out may come back."""

    pupil: int


class LockDoor(Struct, frozen=True):
    locked: bool


class CutKey(Struct, frozen=True):
    key: str


class UseKey(Struct, frozen=True):
    """Another device becomes the teacher's. Both are hashes."""

    key: str
    token: str


class BeginCheck(Struct, frozen=True):
    """The check of this number, 1 or 2, with as many terms as the deck of the hour has. Asked for twice, it is begun
    once."""

    number: int
    terms: int


class CloseCheck(Struct, frozen=True):
    pass


class DealRound(Struct, frozen=True):
    """The round of this number, from 1: asked for twice, it is dealt once. With codes for more tables than there can
    be; `groups` if the teacher has seated them by hand."""

    number: int
    codes: Sequence[str]
    groups: list[list[int]] | None = None


class SeatLatecomer(Struct, frozen=True):
    """Whoever is in and sits nowhere comes to where a bot plays, or to a table of their own of this code."""

    pupil: int
    code: str


class MovePupil(Struct, frozen=True):
    pupil: int
    table: int


class MoveClock(Struct, frozen=True):
    """So many seconds more, or fewer."""

    seconds: int


class PauseClass(Struct, frozen=True):
    pass


class ResumeClass(Struct, frozen=True):
    pass


class MessageAll(Struct, frozen=True):
    text: str


class KeepApart(Struct, frozen=True):
    pairs: list[tuple[int, int]]


class ShowWords(Struct, frozen=True):
    pairs: list[tuple[int, int]]


class EndHour(Struct, frozen=True):
    pass


PupilCommand = ComeIn | KnockAtDoor | AskAnotherName | ChangeRosterNumber | AnswerCheck | SayFound | RaiseHand
TeacherCommand = (
    ChangeClassSettings
    | AnswerKnock
    | DealName
    | GiveRosterNumber
    | ShowOut
    | LetInAgainAs
    | LockDoor
    | CutKey
    | UseKey
    | BeginCheck
    | CloseCheck
    | DealRound
    | SeatLatecomer
    | MovePupil
    | MoveClock
    | PauseClass
    | ResumeClass
    | MessageAll
    | KeepApart
    | ShowWords
    | EndHour
)
ClassCommand = OpenClass | PupilCommand | TeacherCommand

"""Event sourcing: the log of a class, from which all of it follows. What happens at its tables is in their own logs.

Pupils are numbered in the order in which they came, from 0; that number is never shown. Their roster number is the one
on their teacher's list. Times are the server's, in milliseconds.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from parlour.table.classroom.plan import Minutes
from parlour.table.log.entry import Dated

Partners = Literal["new", "same", "seated"]
"""New ones each round, the same all hour, or as the teacher seats them."""
MOST_PUPILS = 60
LONGEST_TYPED = 400
UNKNOWN = -1
"""An honest “I do not know”, which is no mix-up."""


class ClassSettings(Struct, frozen=True, omit_defaults=True):
    game: str
    deck: str | None = None
    """A pack's name, or that of the deck that the teacher has brought along."""
    options: dict[str, Any] = {}
    minutes: Minutes = 45
    partners: Partners = "new"
    group: Annotated[int, Meta(ge=2, le=8)] = 4
    """How many are to sit at a table, where the game leaves a choice."""
    check: bool = True
    roster: Annotated[int, Meta(ge=0, le=300)] = 30
    """The highest number on the teacher's list; 0: nobody has one."""
    typed_names: bool = False
    language: Literal["en", "fr"] = "en"
    """The one in which names are dealt."""


class Comer(Struct, frozen=True, omit_defaults=True):
    """Somebody with a phone, who would like to be in. Of their token only the hash is kept."""

    name: str
    avatar: str
    token: str
    roster: int | None = None


class ClassOpened(Dated, frozen=True, tag="class_opened"):
    """There is a class, and its teacher. From the seed comes all that is drawn in it, and its token at its tables."""

    settings: ClassSettings
    teacher: str
    seed: str
    deck: str | None = None
    """The hash of the deck that is played with: where it has terms, those of this hour alone."""


class SettingsChanged(Dated, frozen=True, tag="settings_changed"):
    settings: ClassSettings
    deck: str | None = None


# ── coming in ───────────────────────────────────────────────────────────────────────────────────────────────────────


class PupilJoined(Dated, frozen=True, tag="pupil_joined"):
    who: Comer


class Knocked(Dated, frozen=True, tag="knocked"):
    """Somebody asks to be let in: the class is locked, or somebody of that roster number is in it. Knocks are numbered
    from 0."""

    who: Comer


class KnockAnswered(Dated, frozen=True, tag="knock_answered"):
    """By the teacher. Whoever asks under the number of a pupil takes that pupil's place, on their other device."""

    knock: int
    let_in: bool


class Redealt(Dated, frozen=True, tag="redealt"):
    """A pupil has another name: their own wish, or the teacher's."""

    pupil: int
    name: str
    avatar: str


class Renumbered(Dated, frozen=True, tag="renumbered"):
    pupil: int
    roster: int | None


class ShownOut(Dated, frozen=True, tag="shown_out"):
    """The teacher has sent a pupil out: a bot plays on, and the device stays out until it is let in again."""

    pupil: int


class LetInAgain(Dated, frozen=True, tag="let_in_again"):
    pupil: int


class DoorLocked(Dated, frozen=True, tag="door_locked"):
    """No new devices; whoever is in comes back freely. Or: open again."""

    locked: bool


class TeacherCame(Dated, frozen=True, tag="teacher_came"):
    """Another device has used the teacher's key."""

    token: str


class KeyCut(Dated, frozen=True, tag="key_cut"):
    """A teacher's key, for one device more. A new one makes the old one useless."""

    key: str
    """Its hash."""


# ── the hour ────────────────────────────────────────────────────────────────────────────────────────────────────────


class CheckBegun(Dated, frozen=True, tag="check_begun"):
    """Everybody who is in gets definitions: the terms of each, by their places in the deck."""

    questions: dict[int, list[int]]
    ends: int


class CheckAnswered(Dated, frozen=True, tag="check_answered"):
    """What lies on each of a pupil's definitions: a term, by its place in the deck; UNKNOWN; or nothing yet."""

    pupil: int
    answers: list[int | None]
    sealed: bool


class CheckClosed(Dated, frozen=True, tag="check_closed"):
    """The check is over: what lies there is sealed."""


class RoundDealt(Dated, frozen=True, tag="round_dealt"):
    """A round: who sits at which table, by table number from 1 on, and the tables' codes."""

    groups: list[list[int]]
    codes: list[str]
    ends: int


class Reseated(Dated, frozen=True, tag="reseated"):
    """In the middle of a round: a pupil sits down at that table, from 1; None: at none."""

    pupil: int
    table: int | None


class TableAdded(Dated, frozen=True, tag="table_added"):
    """For whoever comes late and finds no bot's seat."""

    code: str
    pupils: list[int]


class FoundEachOther(Dated, frozen=True, tag="found_each_other"):
    """A pupil has pressed that they are at their table."""

    pupil: int


class ClockMoved(Dated, frozen=True, tag="clock_moved"):
    ends: int


class ClassPaused(Dated, frozen=True, tag="class_paused"):
    pass


class ClassResumed(Dated, frozen=True, tag="class_resumed"):
    pass


class Messaged(Dated, frozen=True, tag="messaged"):
    text: str


class HandMoved(Dated, frozen=True, tag="hand_moved"):
    """A pupil's hand is up, or down again."""

    pupil: int
    up: bool


class KeptApart(Dated, frozen=True, tag="kept_apart"):
    """Pairs who are not to sit together, all of them."""

    pairs: list[tuple[int, int]]


class WordsShown(Dated, frozen=True, tag="words_shown"):
    """The words that were mixed up most, as places of terms in the deck, are shown on the wall."""

    pairs: list[tuple[int, int]]


class HourEnded(Dated, frozen=True, tag="hour_ended"):
    pass


ClassEntry = (
    ClassOpened
    | SettingsChanged
    | PupilJoined
    | Knocked
    | KnockAnswered
    | Redealt
    | Renumbered
    | ShownOut
    | LetInAgain
    | DoorLocked
    | TeacherCame
    | KeyCut
    | CheckBegun
    | CheckAnswered
    | CheckClosed
    | RoundDealt
    | Reseated
    | TableAdded
    | FoundEachOther
    | ClockMoved
    | ClassPaused
    | ClassResumed
    | Messaged
    | HandMoved
    | KeptApart
    | WordsShown
    | HourEnded
)
"""Any of them: a closed set."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ClassEntry).decode


def written_entry(entry: ClassEntry) -> bytes:
    return _encode(entry)


def read_entry(content: bytes) -> ClassEntry:
    entry: ClassEntry = _decode(content)
    return entry

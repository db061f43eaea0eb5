"""The wire of a class: what pupils, teachers and projectors are shown, and what they may say.

Nothing that a pupil is shown tells which words belong together, nor anything of another pupil but name and portrait.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from parlour.table.classroom.entries import LONGEST_TYPED, ClassSettings
from parlour.table.classroom.hour import PartOfHour
from parlour.table.wire.bodies import Avatar, Name, OwnToken
from parlour.table.wire.messages import AnyEvent, GameName, Language, MessageId, Number, SessionToken
from parlour.table.wire.reports import LearntByMe

# ── over HTTP ───────────────────────────────────────────────────────────────────────────────────────────────────────


class OpenAClass(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the hour is about. A deck is a pack's name, or itself."""

    game: GameName
    deck: str | dict[str, Any] | None = None
    options: dict[str, Any] = {}
    minutes: Literal[20, 30, 45, 60] = 45
    partners: Literal["new", "same", "seated"] = "new"
    group: Annotated[int, Meta(ge=2, le=8)] = 4
    check: bool = True
    roster: Annotated[int, Meta(ge=0, le=300)] = 30
    typed_names: bool = False
    language: Language = "en"


class ClassOpen(Struct, frozen=True):
    """A class, and the token that proves whose it is."""

    code: str
    token: str
    link: str


class EnterClass(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody with a phone. `token` is a fresh one, which the device has drawn itself; asked for again with the same,
    it is done once. `knock`: the teacher is to be asked."""

    name: Name
    token: OwnToken
    roster: int | None = None
    avatar: Avatar | None = None
    knock: bool = False


class Entered(Struct, frozen=True):
    """Whether they are in, or wait at the door."""

    code: str
    is_in: bool


class NameDealt(Struct, frozen=True):
    """A name that nobody has just now. It is theirs once they have come in with it."""

    name: str
    avatar: str


class UseTeacherKey(Struct, frozen=True, forbid_unknown_fields=True):
    key: SessionToken
    token: OwnToken


# ── over the socket, to everybody ───────────────────────────────────────────────────────────────────────────────────


class ClassShown(Struct, frozen=True, forbid_unknown_fields=True):
    """What anybody with the code may know of a class. `number` counts checks and rounds from 1; `ends` is when the part
    that goes on is to be over, by the server's time, and stands still while it is paused."""

    code: str
    game: GameName
    deck_title: str | None
    language: Language
    roster: int
    typed_names: bool
    locked: bool
    part: PartOfHour
    number: int
    rounds: int
    minutes: int
    present: int
    ends: int | None
    paused_at: int | None
    message: str | None
    messaged_at: int


class PupilShown(Struct, frozen=True, forbid_unknown_fields=True):
    """A pupil as the others see them: never with their roster number."""

    name: str
    avatar: str


class SeatOfMine(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a pupil sits in this round: the table's number in the room, its code, who else is there; whether they have
    said that they are there, and whether the cards are dealt."""

    table: int
    code: str
    with_whom: list[PupilShown]
    found: bool
    dealt: bool


class CheckOfMine(Struct, frozen=True, forbid_unknown_fields=True):
    """Six definitions, and six words in the order of the alphabet. `answers` has, for each definition, the place of the
    word that lies on it; -1 for “I do not know”, null for nothing yet."""

    definitions: list[str]
    words: list[str]
    answers: list[int | None]
    sealed: bool
    sealed_count: int
    asked_count: int


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """What one pupil is shown of themselves."""

    name: str
    avatar: str
    roster: int | None
    names_left: int
    hand: bool
    seat: SeatOfMine | None
    check: CheckOfMine | None
    learnt: LearntByMe | None
    """Once nothing is asked any more, and it is worked out; never before."""


class PupilFrame(Struct, frozen=True, forbid_unknown_fields=True):
    """To a pupil: the class and themselves. `me` is null while they knock, or if they were not let in."""

    n: Number
    now: Number
    hour: ClassShown
    me: Mine | None
    knocking: bool


# ── over the socket, to the teacher and the projector ───────────────────────────────────────────────────────────────


class RosterLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A pupil on the teacher's page."""

    pupil: int
    roster: int | None
    name: str
    avatar: str
    out: bool
    here: bool
    hand: bool
    sealed: bool


class KnockShown(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at the door. `pupil` is who is in under their number, if anybody is: their other device, perhaps."""

    knock: int
    roster: int | None
    name: str
    avatar: str
    pupil: int | None


TileState = Literal["finding", "playing", "thinking", "stuck", "away", "bot", "finished", "paused"]


class TileSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at one of the tables; `pupil` is null for a bot's."""

    pupil: int | None
    name: str
    score: int | None
    turn: bool
    here: bool
    bot: bool


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A table in the overview: what everybody may see of it, `last` being the last thing that happened there as a
    spectator hears it. `waits_since` is since when it waits for whoever is to move."""

    table: int
    code: str
    state: TileState
    hand: bool
    seats: list[TileSeat]
    last: AnyEvent | None
    waits_since: int | None
    matches: int


class TextToCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that was typed at a table, with its number in that table's log, by which it can be hidden."""

    table: int
    number: int
    pupil: int | None
    text: str


class TeacherFrame(Struct, frozen=True, forbid_unknown_fields=True):
    """To the teacher: everything but hands."""

    n: Number
    now: Number
    hour: ClassShown
    settings: ClassSettings
    pupils: list[RosterLine]
    missing: list[int]
    knocks: list[KnockShown]
    tables: list[Tile]
    typed: list[TextToCheck]
    asked: int
    sealed: int
    repeated: int
    """So many pairs of this round have met before."""
    delete_at: int | None


class SeatedTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table on the wall."""

    table: int
    who: list[PupilShown]
    finished: bool


class ProjectorFrame(Struct, frozen=True, forbid_unknown_fields=True):
    """To the wall: who sits where, how far all of them are, and nobody's number."""

    n: Number
    now: Number
    hour: ClassShown
    faces: list[PupilShown]
    tables: list[SeatedTable]
    asked: int
    sealed: int
    words: list[tuple[str, str]]


# ── over the socket, from a pupil or a teacher ──────────────────────────────────────────────────────────────────────


class ClassHello(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is there. Without a token: a projector."""

    token: SessionToken | None = None


class SayHelloToClass(Struct, frozen=True, forbid_unknown_fields=True):
    """The first message over the socket of a class, and never again."""

    hello: ClassHello


class Asking(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="ask"):
    """Something that is asked of a class; the answer has the same id."""

    id: MessageId


class AskAnother(Asking, frozen=True, tag="another_name"):
    """A pupil: another name, please."""


class AskRoster(Asking, frozen=True, tag="roster"):
    """A pupil: that is my number."""

    roster: int


class AskAnswers(Asking, frozen=True, tag="answers"):
    """A pupil: so my words lie, by their places as they are shown; sealed, for good."""

    answers: list[int | None]
    seal: bool = False


class AskFound(Asking, frozen=True, tag="found"):
    """A pupil: I am at my table."""


class AskHand(Asking, frozen=True, tag="hand"):
    """A pupil: my hand is up, or down again."""

    up: bool


class AskAgain(Asking, frozen=True, tag="again"):
    """A pupil whose match is over: once more, until the round ends."""


class AskLetIn(Asking, frozen=True, tag="let_in"):
    knock: int
    yes: bool


class AskDealName(Asking, frozen=True, tag="deal_name"):
    pupil: int


class AskGiveNumber(Asking, frozen=True, tag="give_number"):
    pupil: int
    roster: int | None


class AskShowOut(Asking, frozen=True, tag="show_out"):
    """Out, or in again."""

    pupil: int
    out: bool


class AskLock(Asking, frozen=True, tag="lock"):
    locked: bool


class AskKey(Asking, frozen=True, tag="cut_key"):
    """A teacher's key: it is in the answer, and opens the class on one device more."""


class AskCheck(Asking, frozen=True, tag="check"):
    """The check of this number begins."""

    number: int


class AskCloseCheck(Asking, frozen=True, tag="close_check"):
    pass


class AskDeal(Asking, frozen=True, tag="deal"):
    """The round of this number is dealt; with groups where the teacher seats them."""

    number: int
    groups: list[list[int]] | None = None


class AskMove(Asking, frozen=True, tag="move"):
    pupil: int
    table: int


class AskClock(Asking, frozen=True, tag="clock"):
    seconds: int


class AskPause(Asking, frozen=True, tag="pause"):
    """Everybody pauses, or goes on."""

    paused: bool


class AskMessage(Asking, frozen=True, tag="message"):
    text: Annotated[str, Meta(max_length=LONGEST_TYPED)]


class AskApart(Asking, frozen=True, tag="keep_apart"):
    pairs: Annotated[list[tuple[int, int]], Meta(max_length=200)]


class AskHide(Asking, frozen=True, tag="hide"):
    """The text with this number at this table is hidden."""

    table: int
    number: int


class AskGoOn(Asking, frozen=True, tag="go_on"):
    """This table waits no longer (A10)."""

    table: int


class AskWords(Asking, frozen=True, tag="words"):
    """These pairs of terms are shown on the wall, by their numbers in the report."""

    pairs: Annotated[list[tuple[int, int]], Meta(max_length=10)]


class AskEnd(Asking, frozen=True, tag="end"):
    """The hour is over."""


AskedByPupil = AskAnother | AskRoster | AskAnswers | AskFound | AskHand
OF_PUPILS = (AskAnother, AskRoster, AskAnswers, AskFound, AskHand, AskAgain)
AskedByTeacher = (
    AskLetIn
    | AskDealName
    | AskGiveNumber
    | AskShowOut
    | AskLock
    | AskCheck
    | AskCloseCheck
    | AskDeal
    | AskMove
    | AskClock
    | AskPause
    | AskMessage
    | AskApart
    | AskWords
    | AskEnd
)
AskedOfClass = AskedByPupil | AskAgain | AskedByTeacher | AskKey | AskHide | AskGoOn
"""All that may be asked of a class: a closed set."""


class Granted(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Done, and written down at number `ok` of the class's log."""

    id: MessageId
    ok: Number
    key: str | UnsetType = UNSET


_hello = msgspec.json.Decoder(SayHelloToClass)
_asked = msgspec.json.Decoder(AskedOfClass)


def read_hello(content: bytes | memoryview) -> ClassHello:
    said: SayHelloToClass = _hello.decode(content)
    return said.hello


def read_asked(content: bytes | memoryview) -> AskedOfClass:
    asked: AskedOfClass = _asked.decode(content)
    return asked

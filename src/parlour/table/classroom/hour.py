"""A class as it stands: the projection of its log, and what can be asked of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from parlour.table.classroom.entries import ClassSettings, Comer
from parlour.table.classroom.grouping import Group, Meeting, met_in
from parlour.table.classroom.refusals import CLASS_ENDED, NOT_IN_CLASS, NOT_TEACHER, SHOWN_OUT
from parlour.table.room.people import is_same

PartOfHour = Literal["waiting", "check", "round", "words", "ended"]
"""What is going on. Between a round and what comes next, the round is still going on."""


DELETED_AFTER = 30 * 60 * 1000
ABANDONED_AFTER = 120 * 60 * 1000
"""Milliseconds: so long after its end a class is deleted with all its tables; or, if nobody ended it, so long after the
last device was there."""


@dataclass
class Pupil:
    """Somebody who has come, and may be out again. Their token says that it is they, also at their table."""

    name: str
    avatar: str
    token: str
    roster: int | None
    out: bool = False
    """The teacher has sent them out."""
    redealt: int = 0
    """How often they have asked for another name."""


@dataclass
class Knock:
    """Somebody who asks to be let in; `let_in` is None until the teacher has answered."""

    who: Comer
    let_in: bool | None = None


@dataclass
class OneMinuteCheck:
    """One of the two. Each pupil's questions and answers are places of terms in the deck."""

    questions: dict[int, list[int]]
    answers: dict[int, list[int | None]] = field(default_factory=dict)
    sealed: set[int] = field(default_factory=set)
    closed: bool = False


@dataclass
class ClassTable:
    """A table of a round, and the pupils who sit there; what else its game needs, bots play."""

    code: str
    pupils: list[int]
    began_with: Group = ()
    """Who was dealt to it: who has met whom is counted by this."""
    found: set[int] = field(default_factory=set)
    """Who has pressed that they are there."""

    @property
    def is_complete(self) -> bool:
        return self.found >= set(self.pupils)


class Hour:
    """All that follows from a class's entries, and nothing else: whatever is not in the log is not known here."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.number = 0
        """Of the entry that was applied last."""
        self.at = 0
        self.opened_at = 0
        self.settings: ClassSettings
        self.deck: str | None = None
        """The hash of the deck of this hour."""
        self.seed = ""
        self.teachers: list[str] = []
        self.key: str | None = None
        self.pupils: list[Pupil] = []
        self.knocks: list[Knock] = []
        self.locked = False
        self.part: PartOfHour = "waiting"
        self.checks: list[OneMinuteCheck] = []
        self.rounds: list[list[ClassTable]] = []
        self.dealt_at = 0
        """When the tables of the newest round were named."""
        self.repeated = 0
        """So many pairs of that round had met before."""
        self.ends: int | None = None
        """When the part that goes on is to be over, by the server's time."""
        self.paused_at: int | None = None
        self.message: str | None = None
        self.messaged_at = 0
        self.hands: set[int] = set()
        self.apart: set[Meeting] = set()
        self.words: list[tuple[int, int]] = []
        self.ended_at: int | None = None

    # ── who is asking ───────────────────────────────────────────────────────────────────────────────────────────────

    def is_teacher(self, token_hash: str) -> bool:
        same = [teacher for teacher in self.teachers if is_same(teacher, token_hash)]
        return bool(same)

    def must_be_teacher(self, token_hash: str) -> None:
        if not self.is_teacher(token_hash):
            raise NOT_TEACHER()

    def pupil_with(self, token_hash: str) -> int:
        found = self.known_with(token_hash)
        if found is None:
            raise NOT_IN_CLASS()
        if self.pupils[found].out:
            raise SHOWN_OUT()
        return found

    def known_with(self, token_hash: str) -> int | None:
        """The pupil of this token, in or out. All are compared, so that the time tells nothing."""
        same = [number for number, pupil in enumerate(self.pupils) if is_same(pupil.token, token_hash)]
        return same[0] if same else None

    def knock_with(self, token_hash: str) -> int | None:
        """The last knock of this device."""
        same = [number for number, knock in enumerate(self.knocks) if is_same(knock.who.token, token_hash)]
        return same[-1] if same else None

    def has_seen(self, token_hash: str) -> bool:
        """Whether this is a token of the class: the teacher's, a pupil's, or of somebody who has knocked."""
        knocked = self.knock_with(token_hash) is not None
        return self.is_teacher(token_hash) or self.known_with(token_hash) is not None or knocked

    def must_go_on(self) -> None:
        if self.part == "ended":
            raise CLASS_ENDED()

    # ── who is here ─────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def present(self) -> list[int]:
        return [number for number, pupil in enumerate(self.pupils) if not pupil.out]

    def names(self) -> list[str]:
        """All that are taken: also of whoever is out, and of whoever knocks."""
        waiting = (knock.who.name for knock in self.knocks if knock.let_in is None)
        return [*(pupil.name for pupil in self.pupils), *waiting]

    def of_roster(self, roster: int) -> list[int]:
        """The pupils who are in under this number: one, unless two have typed the same."""
        return [number for number in self.present if self.pupils[number].roster == roster]

    @property
    def missing(self) -> list[int]:
        """The roster numbers under which nobody has come."""
        came = {pupil.roster for pupil in self.pupils}
        return [number for number in range(1, self.settings.roster + 1) if number not in came]

    # ── the round ───────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def tables(self) -> list[ClassTable]:
        """Of the round that goes on."""
        return self.rounds[-1] if self.rounds and self.part == "round" else []

    def table_of(self, pupil: int) -> int | None:
        """The number of the table at which a pupil sits in this round, from 1."""
        return next((number for number, table in enumerate(self.tables, 1) if pupil in table.pupils), None)

    def met(self, *, pairs: bool) -> Counter[Meeting]:
        return met_in(([table.began_with for table in tables] for tables in self.rounds), pairs=pairs)

    @property
    def check(self) -> OneMinuteCheck | None:
        """The check that goes on."""
        return self.checks[-1] if self.part == "check" and not self.checks[-1].closed else None

    @property
    def checks_done(self) -> int:
        return sum(check.closed for check in self.checks)

    @property
    def is_asked_out(self) -> bool:
        """Whether nothing will be asked any more, so that everybody may be shown what they had right."""
        return self.checks_done == 2 or self.part == "ended"

    def questions_of(self, pupil: int) -> set[int]:
        """What a pupil has been asked so far."""
        return {term for check in self.checks for term in check.questions.get(pupil, ())}

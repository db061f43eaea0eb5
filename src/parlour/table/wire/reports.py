"""The wire of what was learnt: the teacher's report, and what each pupil is shown of themselves alone."""

from __future__ import annotations

from msgspec import Struct

from parlour.table.classroom.counting import GainVerdict
from parlour.table.classroom.learning import KnownBy

# ── the teacher's ───────────────────────────────────────────────────────────────────────────────────────────────────


class BothChecks(Struct, frozen=True, forbid_unknown_fields=True):
    """The class before and after, of those who did both checks: how many had none, one, … six right, and how many had
    more right afterwards, as many, fewer. The verdict is of a sign test on those who changed."""

    pupils: int
    before: list[int]
    after: list[int]
    mean_before: float
    mean_after: float
    more: int
    same: int
    fewer: int
    verdict: GainVerdict


class CheckCounts(Struct, frozen=True, forbid_unknown_fields=True):
    asked: int
    right: int


class PlayCounts(Struct, frozen=True, forbid_unknown_fields=True):
    """How often a term was laid rightly or falsely, its Word was typed or another, and two of its cards were kept
    together or torn apart. `mixed_up_with` is the term that it was laid together with or named as most often, if it was
    so twice or more."""

    laid_right: int
    laid_false: int
    typed_right: int
    typed_false: int
    kept: int
    torn_apart: int
    mixed_up_with: int | None
    times: int


class TermLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A term of the hour. Terms are numbered by their places in its deck. `taken_for` is null where no mix-up stands
    out; `is_enough` says whether it had answers enough in the second check for anything to be said of it."""

    term: int
    word: str
    definition: str
    first_check: CheckCounts
    second_check: CheckCounts
    taken_for: int | None
    times: int
    is_enough: bool
    play: PlayCounts
    known: KnownBy


class PupilLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A pupil by roster number, never with a name. `pupil` is null, and all else too, for a number under which nobody
    came; a check is null for whoever did not do it."""

    pupil: int | None
    number: int | None
    check_1: int | None
    check_2: int | None
    terms_met: int | None
    right_in_play: int | None
    to_practise: int | None


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """What an hour says of its words, the hardest first by what is estimated (docs/learning.md), and of its pupils by
    roster number. `mixed_up` has the pairs that were taken for one another most."""

    title: str | None
    opened_at: int
    ended_at: int | None
    delete_at: int | None
    pupils_came: int
    roster: int
    rounds: int
    checks: BothChecks | None
    terms: list[TermLine]
    mixed_up: list[tuple[int, int]]
    pupils: list[PupilLine]


# ── a pupil's own ───────────────────────────────────────────────────────────────────────────────────────────────────


class AnswerOfMine(Struct, frozen=True, forbid_unknown_fields=True):
    """A definition of a check, its word, and the word that lay there; null for “I do not know”, and for nothing."""

    definition: str
    word: str
    laid: str | None


class WordOfMine(Struct, frozen=True, forbid_unknown_fields=True):
    """A word that a pupil has met in this hour, and whether it goes home with them to be practised."""

    word: str
    definition: str
    example: str
    practise: bool


class LearntByMe(Struct, frozen=True, forbid_unknown_fields=True):
    """What one pupil is shown of their own answers and words, once nothing is asked any more."""

    first_check: list[AnswerOfMine]
    second_check: list[AnswerOfMine]
    words: list[WordOfMine]


class LookedBack(Struct, frozen=True):
    """All that there is to say of an hour: to its teacher, and to each pupil of themselves, once nothing is asked any
    more. Only parts of it are sent."""

    report: Report
    learnt: dict[int, LearntByMe]

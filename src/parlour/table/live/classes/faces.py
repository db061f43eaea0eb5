"""The three faces of a class: what a pupil, the teacher and the wall are shown, each made by one function."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from parlour.decks.kind import TermText
from parlour.table.classroom.decide import MOST_REDEALT
from parlour.table.classroom.entries import UNKNOWN
from parlour.table.classroom.hour import DELETED_AFTER, Hour, OneMinuteCheck
from parlour.table.classroom.plan import ROUNDS
from parlour.table.live.classes.overview import tile, typed_at
from parlour.table.live.live_table import LiveTable
from parlour.table.wire.classes import (
    CheckOfMine,
    ClassShown,
    KnockShown,
    Mine,
    ProjectorFrame,
    PupilFrame,
    PupilShown,
    RosterLine,
    SeatedTable,
    SeatOfMine,
    TeacherFrame,
)
from parlour.table.wire.reports import LearntByMe

NO_TERM = -2


class Around(NamedTuple):
    """What a face needs beside the log."""

    title: str | None
    terms: Sequence[TermText]
    tables: Mapping[str, LiveTable]
    here: Collection[int]
    now: int
    learnt: Mapping[int, LearntByMe] = {}
    """What each pupil is shown of themselves, once nothing is asked any more."""


# ── what everybody may know ─────────────────────────────────────────────────────────────────────────────────────────


def shown(hour: Hour, around: Around) -> ClassShown:
    settings = hour.settings
    number = {"check": len(hour.checks), "round": len(hour.rounds)}.get(hour.part, 0)
    return ClassShown(
        hour.code,
        settings.game,  # type: ignore[arg-type]
        around.title,
        settings.language,
        settings.roster,
        settings.typed_names,
        hour.locked,
        hour.part,
        number,
        ROUNDS[settings.minutes],
        settings.minutes,
        len(hour.present),
        hour.ends,
        hour.paused_at,
        hour.message,
        hour.messaged_at,
    )


def as_shown(hour: Hour, pupil: int) -> PupilShown:
    return PupilShown(hour.pupils[pupil].name, hour.pupils[pupil].avatar)


# ── a pupil ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def to_pupil(hour: Hour, pupil: int | None, around: Around, *, knocking: bool = False) -> PupilFrame:
    mine = None if pupil is None else _mine(hour, pupil, around)
    return PupilFrame(hour.number, around.now, shown(hour, around), mine, knocking)


def _mine(hour: Hour, pupil: int, around: Around) -> Mine:
    known = hour.pupils[pupil]
    check = hour.checks[-1] if hour.part == "check" else None
    return Mine(
        known.name,
        known.avatar,
        known.roster,
        MOST_REDEALT - known.redealt,
        pupil in hour.hands,
        _seat(hour, pupil, around),
        None if check is None or pupil not in check.questions else _check(check, pupil, around.terms),
        around.learnt.get(pupil) if hour.is_asked_out else None,
    )


def _seat(hour: Hour, pupil: int, around: Around) -> SeatOfMine | None:
    number = hour.table_of(pupil)
    if number is None:
        return None
    table = hour.tables[number - 1]
    live = around.tables.get(table.code)
    others = [as_shown(hour, other) for other in table.pupils if other != pupil]
    dealt = live is not None and live.table.matches > 0
    return SeatOfMine(number, table.code, others, pupil in table.found, dealt)


def words_of(check: OneMinuteCheck, pupil: int, terms: Sequence[TermText]) -> list[int]:
    """The terms of a pupil's questions in the order in which their words are shown: by the alphabet, which tells
    nothing of the definitions."""
    return sorted(check.questions[pupil], key=lambda term: (terms[term].word.casefold(), term))


def _check(check: OneMinuteCheck, pupil: int, terms: Sequence[TermText]) -> CheckOfMine:
    words = words_of(check, pupil, terms)
    answers = check.answers.get(pupil, [None] * len(words))
    return CheckOfMine(
        [terms[term].definition for term in check.questions[pupil]],
        [terms[term].word for term in words],
        [None if answer is None else UNKNOWN if answer == UNKNOWN else words.index(answer) for answer in answers],
        check.closed or pupil in check.sealed,
        len(check.sealed),
        len(check.questions),
    )


def answers_meant(
    check: OneMinuteCheck, pupil: int, terms: Sequence[TermText], laid: Sequence[int | None]
) -> list[int | None]:
    """What a pupil's phone says lies on each definition, as terms. A place that no word has is no term, and is refused
    as such."""
    meant: dict[int | None, int | None] = {None: None, UNKNOWN: UNKNOWN}
    meant |= enumerate(words_of(check, pupil, terms))
    return [meant.get(place, NO_TERM) for place in laid]


# ── the teacher ─────────────────────────────────────────────────────────────────────────────────────────────────────


def to_teacher(hour: Hour, around: Around) -> TeacherFrame:
    check = hour.checks[-1] if hour.checks else None
    tables = [(number, table, around.tables.get(table.code)) for number, table in enumerate(hour.tables, 1)]
    return TeacherFrame(
        hour.number,
        around.now,
        shown(hour, around),
        hour.settings,
        [_line(hour, pupil, around, check) for pupil in range(len(hour.pupils))],
        hour.missing,
        list(_knocks(hour)),
        [tile(hour, number, table, live, around.now) for number, table, live in tables],
        [text for number, _, live in tables if live is not None for text in typed_at(hour, number, live)],
        0 if check is None else len(check.questions),
        0 if check is None else len(check.sealed),
        hour.repeated,
        None if hour.ended_at is None else hour.ended_at + DELETED_AFTER,
    )


def _line(hour: Hour, pupil: int, around: Around, check: OneMinuteCheck | None) -> RosterLine:
    known = hour.pupils[pupil]
    sealed = check is not None and pupil in check.sealed
    return RosterLine(
        pupil, known.roster, known.name, known.avatar, known.out, pupil in around.here, pupil in hour.hands, sealed
    )


def _knocks(hour: Hour) -> list[KnockShown]:
    return [
        KnockShown(
            number,
            knock.who.roster,
            knock.who.name,
            knock.who.avatar,
            next(iter(hour.of_roster(knock.who.roster)), None) if knock.who.roster is not None else None,
        )
        for number, knock in enumerate(hour.knocks)
        if knock.let_in is None
    ]


# ── the wall ────────────────────────────────────────────────────────────────────────────────────────────────────────


def to_projector(hour: Hour, around: Around) -> ProjectorFrame:
    """Nobody's number, nobody's answers; a ranking only where the teacher has asked for one."""
    check = hour.checks[-1] if hour.part == "check" else None
    return ProjectorFrame(
        hour.number,
        around.now,
        shown(hour, around),
        [as_shown(hour, pupil) for pupil in hour.present],
        [
            SeatedTable(number, [as_shown(hour, pupil) for pupil in table.pupils], _is_finished(around, table.code))
            for number, table in enumerate(hour.tables, 1)
        ],
        0 if check is None else len(check.questions),
        0 if check is None else len(check.sealed),
        [(around.terms[one].word, around.terms[other].word) for one, other in hour.words],
    )


def _is_finished(around: Around, code: str) -> bool:
    live = around.tables.get(code)
    return live is not None and live.table.match is not None and live.table.match.result is not None

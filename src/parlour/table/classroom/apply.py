"""Apply: the only thing that changes a class, live and on reading. What was decided is done, and never refused."""

from __future__ import annotations

from typing import assert_never

from parlour.table.classroom import entries as log
from parlour.table.classroom.entries import ClassEntry, Comer
from parlour.table.classroom.grouping import repeats
from parlour.table.classroom.hour import ClassTable, Hour, Knock, OneMinuteCheck, Pupil


def apply_entry(hour: Hour, entry: ClassEntry) -> None:
    hour.number += 1
    hour.at = max(hour.at, entry.at)
    match entry:
        case log.ClassOpened():
            hour.settings, hour.seed, hour.deck = entry.settings, entry.seed, entry.deck
            hour.teachers = [entry.teacher]
            hour.opened_at = entry.at
        case log.SettingsChanged(settings=settings, deck=deck):
            hour.settings, hour.deck = settings, deck
        case log.ClockMoved(ends=ends):
            hour.ends = ends
        case log.ClassPaused():
            hour.paused_at = entry.at
        case log.ClassResumed():
            _resume(hour, entry.at)
        case log.Messaged(text=text):
            hour.message, hour.messaged_at = text, entry.at
        case log.KeptApart(pairs=pairs):
            hour.apart = {frozenset(pair) for pair in pairs}
        case log.WordsShown(pairs=words):
            hour.part, hour.words, hour.ends = "words", words, None
        case log.HourEnded():
            hour.part, hour.ended_at, hour.ends, hour.paused_at = "ended", entry.at, None, None
        case log.CheckBegun() | log.CheckAnswered() | log.CheckClosed():
            _check(hour, entry)
        case log.RoundDealt() | log.Reseated() | log.TableAdded() | log.FoundEachOther():
            _sit(hour, entry)
        case _:
            _come_or_go(hour, entry)


def _resume(hour: Hour, at: int) -> None:
    if hour.paused_at is not None and hour.ends is not None:
        hour.ends += max(0, at - hour.paused_at)
    hour.paused_at = None


Door = (
    log.PupilJoined
    | log.Knocked
    | log.KnockAnswered
    | log.Redealt
    | log.Renumbered
    | log.ShownOut
    | log.LetInAgain
    | log.DoorLocked
    | log.TeacherCame
    | log.KeyCut
    | log.HandMoved
)


def _come_or_go(hour: Hour, entry: Door) -> None:
    match entry:
        case log.PupilJoined(who=who):
            hour.pupils.append(_pupil(who))
        case log.Knocked(who=who):
            hour.knocks.append(Knock(who))
        case log.KnockAnswered(knock=number, let_in=let_in):
            hour.knocks[number].let_in = let_in
            if let_in:
                _let_in(hour, hour.knocks[number].who)
        case log.Redealt(pupil=pupil, name=name, avatar=avatar):
            known = hour.pupils[pupil]
            known.name, known.avatar = name, avatar
            known.redealt += 1
        case log.Renumbered(pupil=pupil, roster=roster):
            hour.pupils[pupil].roster = roster
        case log.ShownOut(pupil=pupil):
            hour.pupils[pupil].out = True
            hour.hands.discard(pupil)
        case log.LetInAgain(pupil=pupil):
            hour.pupils[pupil].out = False
        case log.DoorLocked(locked=locked):
            hour.locked = locked
        case log.TeacherCame(token=token):
            hour.teachers.append(token)
            hour.key = None
        case log.KeyCut(key=key):
            hour.key = key
        case log.HandMoved(pupil=pupil, up=up):
            (hour.hands.add if up else hour.hands.discard)(pupil)
        case _:
            assert_never(entry)


def _pupil(who: Comer) -> Pupil:
    return Pupil(who.name, who.avatar, who.token, who.roster)


def _let_in(hour: Hour, who: Comer) -> None:
    """Another device of a pupil who is in, or somebody new."""
    same = [] if who.roster is None else hour.of_roster(who.roster)
    if same:
        hour.pupils[same[0]].token = who.token
    else:
        hour.pupils.append(_pupil(who))


def _check(hour: Hour, entry: log.CheckBegun | log.CheckAnswered | log.CheckClosed) -> None:
    match entry:
        case log.CheckBegun(questions=questions, ends=ends):
            hour.part, hour.ends = "check", ends
            hour.checks.append(OneMinuteCheck(questions))
        case log.CheckAnswered(pupil=pupil, answers=answers, sealed=sealed):
            hour.checks[-1].answers[pupil] = answers
            if sealed:
                hour.checks[-1].sealed.add(pupil)
        case log.CheckClosed():
            hour.checks[-1].closed, hour.ends = True, None


def _sit(hour: Hour, entry: log.RoundDealt | log.Reseated | log.TableAdded | log.FoundEachOther) -> None:
    match entry:
        case log.RoundDealt(groups=groups, codes=codes, ends=ends):
            hour.part, hour.ends, hour.dealt_at = "round", ends, entry.at
            hour.hands.clear()
            hour.repeated = repeats(map(tuple, groups), hour.met(pairs=False))
            hour.rounds.append(
                [ClassTable(code, list(group), tuple(group)) for code, group in zip(codes, groups, strict=True)]
            )
        case log.Reseated(pupil=pupil, table=table):
            for other in hour.tables:
                if pupil in other.pupils:
                    other.pupils.remove(pupil)
            if table is not None:
                hour.tables[table - 1].pupils.append(pupil)
        case log.TableAdded(code=code, pupils=pupils):
            hour.rounds[-1].append(ClassTable(code, pupils))
        case log.FoundEachOther(pupil=pupil):
            place = hour.table_of(pupil)
            if place is not None:
                hour.tables[place - 1].found.add(pupil)

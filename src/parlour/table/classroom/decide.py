"""Decide: a command becomes the entry that is to be written, or is refused. It changes nothing; apply.py does.

What is drawn comes from the class's seed and the number of the entry to be, so the log alone says what was drawn.
"""

from __future__ import annotations

from typing import assert_never

from parlour.engine.text import without_unseen_characters
from parlour.table.classroom import commands as ask
from parlour.table.classroom import entries as log
from parlour.table.classroom.checks import QUESTIONS, can_be_laid, questions_for
from parlour.table.classroom.dealing import (
    chance_of,
    deal_round,
    game_of_class,
    must_be_pupil,
    must_be_somebody,
    seat_latecomer,
)
from parlour.table.classroom.dealt_names import NAMES, deal_name
from parlour.table.classroom.entries import MOST_PUPILS, ClassEntry, ClassSettings, Comer
from parlour.table.classroom.hour import Hour
from parlour.table.classroom.plan import CHECK_SECONDS
from parlour.table.classroom.refusals import (
    BAD_ANSWERS,
    BAD_CLASS,
    BAD_SEATING,
    CLASS_FULL,
    DOOR_LOCKED,
    ENOUGH_CHECKS,
    ENOUGH_NAMES,
    KEY_USED,
    KNOCKED_ENOUGH,
    NO_CHECK,
    NO_KNOCK,
    NO_ROSTER_NUMBER,
    NO_SUCH_CLASS_TABLE,
    NOT_NOW,
    ROSTER_TAKEN,
    SEALED_ALREADY,
)
from parlour.table.room.commands import DoneAlready
from parlour.table.room.names import must_differ, tidy
from parlour.table.room.people import is_same
from parlour.table.room.settings import game_called

MOST_REDEALT = 2
MOST_KNOCKS = 30
"""So many wait at the door at a time."""
LONGEST_MESSAGE = 140
MOST_SECONDS = 60 * 60


def decide_class(hour: Hour, command: ask.ClassCommand, at: int) -> ClassEntry:
    """What is to be written at this time. A RequestRefused says why not; a DoneAlready, that it is so already."""
    if isinstance(command, ask.OpenClass):
        _must_be_settings(command.settings)
        return log.ClassOpened(at, command.settings, command.teacher, command.seed, command.deck)
    hour.must_go_on()
    match command:
        case ask.ComeIn() | ask.KnockAtDoor():
            return _at_the_door(hour, command, at)
        case ask.AnswerCheck():
            return _answered(hour, command, at)
        case ask.AskAnotherName() | ask.ChangeRosterNumber() | ask.SayFound() | ask.RaiseHand():
            return _pupils_own(hour, command, at)
        case ask.BeginCheck() | ask.CloseCheck() | ask.DealRound() | ask.SeatLatecomer() | ask.MovePupil():
            return _next_part(hour, command, at)
        case ask.MoveClock() | ask.PauseClass() | ask.ResumeClass() | ask.MessageAll():
            return _conduct(hour, command, at)
        case _:
            return _teachers(hour, command, at)


# ── the door ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _at_the_door(hour: Hour, command: ask.ComeIn | ask.KnockAtDoor, at: int) -> log.PupilJoined | log.Knocked:
    """Who comes in by themselves: whoever has a dealt name and a number of their own, while the door is open."""
    if hour.known_with(command.who.token) is not None:
        raise DoneAlready(hour.number)
    knock = hour.knock_with(command.who.token)
    if knock is not None and hour.knocks[knock].let_in is None:
        raise DoneAlready(hour.number)
    who = _tidied(hour, command.who)
    if isinstance(command, ask.KnockAtDoor):
        if sum(knock.let_in is None for knock in hour.knocks) >= MOST_KNOCKS:
            raise KNOCKED_ENOUGH()
        return log.Knocked(at, who)
    if hour.locked:
        raise DOOR_LOCKED()
    if who.roster is not None and hour.of_roster(who.roster):
        raise ROSTER_TAKEN(roster=who.roster)
    if len(hour.present) >= MOST_PUPILS:
        raise CLASS_FULL(most=MOST_PUPILS)
    dealt = any(who.name == name.name for name in NAMES[hour.settings.language])
    return log.PupilJoined(at, who) if dealt else log.Knocked(at, who)


def _tidied(hour: Hour, who: Comer) -> Comer:
    roster = who.roster if hour.settings.roster else None
    if hour.settings.roster and (roster is None or not 1 <= roster <= hour.settings.roster):
        raise NO_ROSTER_NUMBER(highest=hour.settings.roster)
    dealt = next((name for name in NAMES[hour.settings.language] if name.name == who.name), None)
    if dealt is not None and dealt.name not in hour.names():
        return Comer(dealt.name, dealt.avatar, who.token, roster)
    if dealt is not None or not hour.settings.typed_names:  # somebody was quicker, or it is none of ours
        other = deal_name(hour.settings.language, hour.names(), chance_of(hour, "name"))
        return Comer(other.name, other.avatar, who.token, roster)
    name = tidy(who.name)
    must_differ(name, hour.names())
    return Comer(name, who.avatar, who.token, roster)


# ── pupils ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _pupils_own(
    hour: Hour, command: ask.AskAnotherName | ask.ChangeRosterNumber | ask.SayFound | ask.RaiseHand, at: int
) -> ClassEntry:
    match command:
        case ask.AskAnotherName(pupil=pupil):
            if hour.pupils[pupil].redealt >= MOST_REDEALT:
                raise ENOUGH_NAMES(most=MOST_REDEALT)
            return _redealt(hour, pupil, at)
        case ask.ChangeRosterNumber(pupil=pupil, roster=roster):
            if hour.part != "waiting":
                raise NOT_NOW()
            if hour.of_roster(roster) not in ([], [pupil]):
                raise ROSTER_TAKEN(roster=roster)
            return _renumbered(hour, pupil, roster, at)
        case ask.SayFound(pupil=pupil):
            place = hour.table_of(pupil)
            if place is None:
                raise NOT_NOW()
            if pupil in hour.tables[place - 1].found:
                raise DoneAlready(hour.number)
            return log.FoundEachOther(at, pupil)
        case ask.RaiseHand(pupil=pupil, up=up):
            if (pupil in hour.hands) == up:
                raise DoneAlready(hour.number)
            return log.HandMoved(at, pupil, up)
        case _:
            assert_never(command)


def _redealt(hour: Hour, pupil: int, at: int) -> log.Redealt:
    return log.Redealt(at, pupil, *deal_name(hour.settings.language, hour.names(), chance_of(hour, "name")))


def _renumbered(hour: Hour, pupil: int, roster: int | None, at: int) -> log.Renumbered:
    if roster is not None and not 1 <= roster <= hour.settings.roster:
        raise NO_ROSTER_NUMBER(highest=hour.settings.roster)
    if hour.pupils[pupil].roster == roster:
        raise DoneAlready(hour.number)
    return log.Renumbered(at, pupil, roster)


def _answered(hour: Hour, command: ask.AnswerCheck, at: int) -> log.CheckAnswered:
    check = hour.check
    if check is None or command.pupil not in check.questions:
        raise NOT_NOW()
    if command.pupil in check.sealed:
        raise SEALED_ALREADY()
    if not can_be_laid(check.questions[command.pupil], command.answers):
        raise BAD_ANSWERS()
    return log.CheckAnswered(at, command.pupil, command.answers, command.seal)


# ── the parts of the hour ───────────────────────────────────────────────────────────────────────────────────────────


def _next_part(
    hour: Hour,
    command: ask.BeginCheck | ask.CloseCheck | ask.DealRound | ask.SeatLatecomer | ask.MovePupil,
    at: int,
) -> ClassEntry:
    match command:
        case ask.BeginCheck():
            return _begin_check(hour, command, at)
        case ask.CloseCheck():
            if hour.check is None:
                raise DoneAlready(hour.number)
            return log.CheckClosed(at)
        case ask.DealRound():
            return deal_round(hour, command, at)
        case ask.SeatLatecomer(pupil=pupil, code=code):
            return seat_latecomer(hour, pupil, code, at)
        case ask.MovePupil(pupil=pupil, table=table):
            must_be_pupil(hour, pupil)
            if not 1 <= table <= len(hour.tables):
                raise NO_SUCH_CLASS_TABLE()
            if hour.table_of(pupil) == table:
                raise DoneAlready(hour.number)
            if len(hour.tables[table - 1].pupils) >= game_of_class(hour).seats[-1]:
                raise BAD_SEATING(problem=f"Table {table} is full")
            return log.Reseated(at, pupil, table)
        case _:
            assert_never(command)


def _begin_check(hour: Hour, asked: ask.BeginCheck, at: int) -> log.CheckBegun:
    if not hour.settings.check or asked.terms < 2 * QUESTIONS:
        raise NO_CHECK()
    if 1 <= asked.number <= len(hour.checks):
        raise DoneAlready(hour.number)
    if len(hour.checks) == 2:
        raise ENOUGH_CHECKS()
    if asked.number != len(hour.checks) + 1 or hour.check is not None:
        raise NOT_NOW()
    must_be_somebody(hour)
    before = hour.checks[0].questions if hour.checks else {}
    questions = questions_for(hour.present, asked.terms, before, chance_of(hour, "check"))
    return log.CheckBegun(at, questions, at + 1000 * CHECK_SECONDS)


# ── what the teacher does beside ────────────────────────────────────────────────────────────────────────────────────


def _conduct(
    hour: Hour, command: ask.MoveClock | ask.PauseClass | ask.ResumeClass | ask.MessageAll, at: int
) -> ClassEntry:
    match command:
        case ask.MoveClock(seconds=seconds):
            if hour.ends is None or not 0 < abs(seconds) <= MOST_SECONDS:
                raise NOT_NOW()
            now = at if hour.paused_at is None else hour.paused_at
            return log.ClockMoved(at, max(now, hour.ends + 1000 * seconds))
        case ask.PauseClass():
            if hour.paused_at is not None:
                raise DoneAlready(hour.number)
            return log.ClassPaused(at)
        case ask.ResumeClass():
            if hour.paused_at is None:
                raise DoneAlready(hour.number)
            return log.ClassResumed(at)
        case ask.MessageAll(text=text):
            said = " ".join(without_unseen_characters(text).split())
            if not 0 < len(said) <= LONGEST_MESSAGE:
                raise BAD_CLASS(problem=f"A message has 1 to {LONGEST_MESSAGE} characters")
            return log.Messaged(at, said)
        case _:
            assert_never(command)


Teaching = (
    ask.ChangeClassSettings
    | ask.AnswerKnock
    | ask.DealName
    | ask.GiveRosterNumber
    | ask.ShowOut
    | ask.LetInAgainAs
    | ask.LockDoor
    | ask.CutKey
    | ask.UseKey
    | ask.KeepApart
    | ask.ShowWords
    | ask.EndHour
)


def _teachers(hour: Hour, command: Teaching, at: int) -> ClassEntry:
    match command:
        case ask.ChangeClassSettings(settings=settings, deck=deck):
            if hour.part != "waiting":
                raise NOT_NOW()
            _must_be_settings(settings)
            return log.SettingsChanged(at, settings, deck)
        case ask.AnswerKnock(knock=knock, let_in=let_in):
            if not 0 <= knock < len(hour.knocks) or hour.knocks[knock].let_in is not None:
                raise NO_KNOCK()
            return log.KnockAnswered(at, knock, let_in)
        case ask.LockDoor(locked=locked):
            if hour.locked == locked:
                raise DoneAlready(hour.number)
            return log.DoorLocked(at, locked)
        case ask.CutKey(key=key):
            return log.KeyCut(at, key)
        case ask.UseKey(key=key, token=token):
            if hour.key is None or not is_same(hour.key, key):
                raise KEY_USED()
            return log.TeacherCame(at, token)
        case ask.KeepApart(pairs=pairs):
            for pupil in (pupil for pair in pairs for pupil in pair):
                must_be_pupil(hour, pupil)
            return log.KeptApart(at, [pair for pair in pairs if pair[0] != pair[1]])
        case ask.ShowWords(pairs=pairs):
            return log.WordsShown(at, pairs)
        case ask.EndHour():
            return log.HourEnded(at)
        case _:
            return _about_pupil(hour, command, at)


def _about_pupil(
    hour: Hour, command: ask.DealName | ask.GiveRosterNumber | ask.ShowOut | ask.LetInAgainAs, at: int
) -> ClassEntry:
    must_be_pupil(hour, command.pupil)
    match command:
        case ask.DealName(pupil=pupil):
            return _redealt(hour, pupil, at)
        case ask.GiveRosterNumber(pupil=pupil, roster=roster):
            return _renumbered(hour, pupil, roster, at)
        case ask.ShowOut(pupil=pupil):
            if hour.pupils[pupil].out:
                raise DoneAlready(hour.number)
            return log.ShownOut(at, pupil)
        case ask.LetInAgainAs(pupil=pupil):
            if not hour.pupils[pupil].out:
                raise DoneAlready(hour.number)
            return log.LetInAgain(at, pupil)
        case _:
            assert_never(command)


# ── what must be so ─────────────────────────────────────────────────────────────────────────────────────────────────


def _must_be_settings(settings: ClassSettings) -> None:
    game = game_called(settings.game)
    if game.seats[-1] > 2 and settings.group not in game.seats:
        raise BAD_CLASS(problem=f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players at a table")

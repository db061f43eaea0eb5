"""A class follows from its log, whatever is asked of it: nothing is lost, nobody sits twice, and what is refused
changes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from parlour.table.classroom import commands as ask
from parlour.table.classroom.apply import apply_entry
from parlour.table.classroom.commands import ClassCommand
from parlour.table.classroom.decide import decide_class
from parlour.table.classroom.entries import ClassSettings, Comer, read_entry, written_entry
from parlour.table.classroom.hour import Hour
from parlour.table.room.commands import DoneAlready
from parlour.table.room.refusals import RequestRefused

TERMS = 20


class Asked:
    """A class of which anything is asked, and its log."""

    def __init__(self, chance: random.Random, settings: ClassSettings) -> None:
        self.chance = chance
        self.hour = Hour("HRMTK")
        self.log: list[bytes] = []
        self.at = 1_000
        self.does(ask.OpenClass(settings, "teacher", f"seed {chance.random()}", "hash"))

    def does(self, command: ClassCommand) -> str | None:
        """The code of the refusal, if it was refused."""
        before = everything(self.hour)
        self.at += self.chance.randrange(5_000)
        try:
            entry = decide_class(self.hour, command, self.at)
        except RequestRefused as refused:
            assert everything(self.hour) == before
            return refused.code
        except DoneAlready:
            assert everything(self.hour) == before
            return None
        assert everything(self.hour) == before, "deciding changes nothing"
        self.log.append(written_entry(entry))
        apply_entry(self.hour, entry)
        return None

    def anything(self) -> ClassCommand:
        pick = self.chance.randrange
        pupil, other = pick(-1, len(self.hour.pupils) + 1), pick(-1, len(self.hour.pupils) + 1)
        known = [number for number in (pupil, other) if 0 <= number < len(self.hour.pupils)]
        who = Comer(f"Name {pick(9)}", "fox", f"token {pick(60)}", self.chance.choice([None, *range(32)]))
        choices: list[Callable[[], ClassCommand]] = [
            lambda: ask.ComeIn(who),
            lambda: ask.ComeIn(who),
            lambda: ask.ComeIn(who),
            lambda: ask.KnockAtDoor(who),
            lambda: ask.AnswerKnock(pick(-1, 4), bool(pick(2))),
            lambda: ask.DealName(pupil),
            lambda: ask.GiveRosterNumber(pupil, self.chance.choice([None, *range(32)])),
            lambda: ask.ShowOut(pupil),
            lambda: ask.LetInAgainAs(pupil),
            lambda: ask.LockDoor(bool(pick(4) == 0)),
            lambda: ask.CutKey(f"key {pick(3)}"),
            lambda: ask.UseKey(f"key {pick(3)}", f"teacher {pick(3)}"),
            lambda: ask.BeginCheck(pick(4), TERMS),
            lambda: ask.CloseCheck(),
            lambda: ask.DealRound(len(self.hour.rounds) + pick(3), [f"T{n}" for n in range(60)]),
            lambda: ask.DealRound(len(self.hour.rounds) + 1, [f"T{n}" for n in range(60)]),
            lambda: ask.SeatLatecomer(pupil, f"L{pick(99)}"),
            lambda: ask.MovePupil(pupil, pick(-1, 5)),
            lambda: ask.MoveClock(pick(-90, 90)),
            lambda: ask.PauseClass(),
            lambda: ask.ResumeClass(),
            lambda: ask.MessageAll("x" * pick(200)),
            lambda: ask.KeepApart([(pupil, other)]),
        ]
        if known:
            own = known[0]
            check = self.hour.check
            laid: list[int | None] = [None] * 6
            if check is not None and own in check.questions:
                laid = [self.chance.choice([None, -1, term]) for term in check.questions[own]]
            choices += [
                lambda: ask.AskAnotherName(own),
                lambda: ask.ChangeRosterNumber(own, pick(32)),
                lambda: ask.AnswerCheck(own, laid, bool(pick(2))),
                lambda: ask.SayFound(own),
                lambda: ask.RaiseHand(own, bool(pick(2))),
            ]
        return self.chance.choice(choices)()


def everything(hour: Hour) -> dict[str, Any]:
    return deepcopy(vars(hour))


def must_make_sense(hour: Hour) -> None:
    present = hour.present
    names = [hour.pupils[pupil].name for pupil in range(len(hour.pupils))]
    assert len(set(names)) == len(names), "no two have one name"
    seated = [pupil for table in hour.tables for pupil in table.pupils]
    assert len(set(seated)) == len(seated), "nobody sits at two tables"
    rosters = [hour.pupils[pupil].roster for pupil in present if hour.pupils[pupil].roster is not None]
    assert all(roster in range(1, hour.settings.roster + 1) for roster in rosters)
    for check in hour.checks:
        assert check.sealed <= check.questions.keys()
        assert all(len(asked) == 6 for asked in check.questions.values())


@pytest.mark.parametrize("game", ["bluff", "traitor-word", "out-of-control"])
@pytest.mark.parametrize("partners", ["new", "same"])
def test_whatever_is_asked_the_class_follows_from_its_log(game: str, partners: Any, soak: int) -> None:
    for number in range(3 * soak):
        chance = random.Random(f"{game} {partners} {number}")
        asked = Asked(chance, ClassSettings(game, partners=partners, check=True))
        for _ in range(250):
            asked.does(asked.anything())
            must_make_sense(asked.hour)
        again = Hour("HRMTK")
        for content in asked.log:
            apply_entry(again, read_entry(content))
        assert everything(again) == everything(asked.hour)
        assert asked.hour.pupils, "somebody came in"
        assert asked.hour.rounds, "something was played"


def test_at_the_end_nothing_more_is_asked() -> None:
    asked = Asked(random.Random(1), ClassSettings("bluff"))
    assert asked.does(ask.EndHour()) is None
    assert asked.does(ask.ComeIn(Comer("Silver Fox", "fox", "t", 1))) == "class_ended"


def test_sixty_come_in_and_the_next_one_hears_that_it_is_full() -> None:
    asked = Asked(random.Random(1), ClassSettings("bluff", roster=0))
    for number in range(60):
        assert asked.does(ask.ComeIn(Comer("whatever they type", "fox", f"t{number}"))) is None
    assert asked.does(ask.ComeIn(Comer("one more", "fox", "t60"))) == "class_full"
    assert len({pupil.name for pupil in asked.hour.pupils}) == 60


def test_a_typed_name_waits_for_the_teacher() -> None:
    asked = Asked(random.Random(1), ClassSettings("bluff", roster=0, typed_names=True))
    asked.does(ask.ComeIn(Comer("Ada", "fox", "t")))
    assert (asked.hour.pupils, [knock.who.name for knock in asked.hour.knocks]) == ([], ["Ada"])
    asked.does(ask.AnswerKnock(0, True))
    assert [pupil.name for pupil in asked.hour.pupils] == ["Ada"]


def test_a_pause_stops_the_clock() -> None:
    asked = Asked(random.Random(1), ClassSettings("bluff", roster=0))
    asked.does(ask.ComeIn(Comer("", "fox", "t")))
    asked.does(ask.DealRound(1, ["ABCDF"]))
    left = (asked.hour.ends or 0) - asked.at
    asked.does(ask.PauseClass())
    asked.at += 60_000
    paused_for = asked.at - (asked.hour.paused_at or 0)
    asked.does(ask.ResumeClass())
    assert abs((asked.hour.ends or 0) - asked.at - left) <= 10_000
    assert paused_for >= 60_000

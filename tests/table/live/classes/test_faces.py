"""Non-interference: what a viewer of a class may not know does not change a byte of what they are shown."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy

import pytest

from parlour.decks.kind import TermText
from parlour.table.classroom import commands as ask
from parlour.table.classroom.apply import apply_entry
from parlour.table.classroom.decide import decide_class
from parlour.table.classroom.entries import ClassSettings, Comer
from parlour.table.classroom.hour import Hour
from parlour.table.live.classes.faces import Around, answers_meant, to_projector, to_pupil
from parlour.table.wire.messages import encode
from parlour.table.wire.reports import AnswerOfMine, LearntByMe, WordOfMine

TERMS = [TermText(f"word {number}", f"definition {number}") for number in random.Random(7).sample(range(100, 999), 20)]
AROUND = Around("A deck", TERMS, {}, {0, 1}, 5_000)

Change = Callable[[Hour], None]


def in_a_check() -> Hour:
    """Four are in, one knocks, and two have sealed their answers."""
    hour = Hour("HRMTK")
    commands: list[ask.ClassCommand] = [
        ask.OpenClass(ClassSettings("bluff"), "teacher", "seed", "hash"),
        *(ask.ComeIn(Comer("", "fox", f"token {number}", number)) for number in (1, 2, 3, 4)),
        ask.KnockAtDoor(Comer("", "owl", "token 5", 1)),
        ask.BeginCheck(1, len(TERMS)),
    ]
    for command in commands:
        apply_entry(hour, decide_class(hour, command, 1_000))
    for pupil in (1, 2):
        answers = [*hour.checks[0].questions[pupil]]
        apply_entry(hour, decide_class(hour, ask.AnswerCheck(pupil, answers, True), 2_000))  # type: ignore[arg-type]
    return hour


def other_answers(hour: Hour) -> None:
    hour.checks[0].answers[1] = list(reversed(hour.checks[0].answers[1]))


def other_questions(hour: Hour) -> None:
    hour.checks[0].questions[2] = list(reversed(hour.checks[0].questions[2]))


def other_numbers(hour: Hour) -> None:
    hour.pupils[1].roster, hour.pupils[2].roster = hour.pupils[2].roster, 30


def other_secrets(hour: Hour) -> None:
    hour.seed, hour.teachers, hour.key = "another", ["another"], "key"
    hour.pupils[1].token = "another"


def another_knocks(hour: Hour) -> None:
    hour.knocks[0].who = Comer("Silver Fox", "fox", "another", 2)


def a_hand(hour: Hour) -> None:
    hour.hands.add(1)


def kept_apart(hour: Hour) -> None:
    hour.apart.add(frozenset({0, 1}))


HIDDEN: list[Change] = [
    other_answers,
    other_questions,
    other_numbers,
    other_secrets,
    another_knocks,
    a_hand,
    kept_apart,
]


@pytest.mark.parametrize("change", HIDDEN)
def test_what_is_others_or_the_teachers_changes_nothing_for_a_pupil_or_the_wall(change: Change) -> None:
    hour = in_a_check()
    changed = deepcopy(hour)
    change(changed)
    assert vars(changed) != vars(hour)
    assert encode(to_pupil(changed, 0, AROUND)) == encode(to_pupil(hour, 0, AROUND))
    assert encode(to_pupil(changed, None, AROUND)) == encode(to_pupil(hour, None, AROUND))
    assert encode(to_projector(changed, AROUND)) == encode(to_projector(hour, AROUND))


def test_nothing_that_a_check_shows_tells_which_word_belongs_to_a_definition() -> None:
    """Whatever belongs together, the same words and definitions are shown in the same places."""
    hour = in_a_check()
    asked = hour.checks[0].questions[0]
    shown = to_pupil(hour, 0, AROUND)
    rng = random.Random(3)
    for _ in range(20):
        swapped = rng.sample(asked, len(asked))
        other = list(TERMS)
        for term, instead in zip(asked, swapped, strict=True):
            other[term] = TermText(TERMS[instead].word, TERMS[term].definition)
        assert encode(to_pupil(hour, 0, AROUND._replace(terms=other))) == encode(shown)


def learnt(word: str) -> LearntByMe:
    return LearntByMe(
        [AnswerOfMine("a definition", word, None)], [], [WordOfMine(word, "a definition", "an example", practise=True)]
    )


def test_before_all_is_asked_nobody_is_shown_what_they_had_right_and_then_nobody_but_themselves() -> None:
    hour = in_a_check()
    around = AROUND._replace(learnt={0: learnt("mine"), 1: learnt("another's")})
    apply_entry(hour, decide_class(hour, ask.CloseCheck(), 3_000))
    apply_entry(hour, decide_class(hour, ask.BeginCheck(2, len(TERMS)), 4_000))
    assert encode(to_pupil(hour, 0, around)) == encode(to_pupil(hour, 0, AROUND)), "the second check goes on"
    apply_entry(hour, decide_class(hour, ask.CloseCheck(), 5_000))
    shown = to_pupil(hour, 0, around)
    assert shown.me is not None
    assert shown.me.learnt == learnt("mine")
    for others in ({0: learnt("mine")}, {0: learnt("mine"), 1: learnt("else"), 2: learnt("more")}):
        assert encode(to_pupil(hour, 0, around._replace(learnt=others))) == encode(shown)
    assert encode(to_pupil(hour, None, around)) == encode(to_pupil(hour, None, AROUND))
    assert encode(to_projector(hour, around)) == encode(to_projector(hour, AROUND))


def test_what_a_phone_lays_is_what_is_meant() -> None:
    hour = in_a_check()
    check = hour.checks[0]
    words = sorted(check.questions[0], key=lambda term: TERMS[term].word)
    assert answers_meant(check, 0, TERMS, [0, 5, -1, None]) == [words[0], words[5], -1, None]
    assert answers_meant(check, 0, TERMS, [6, -2]) == [-2, -2]

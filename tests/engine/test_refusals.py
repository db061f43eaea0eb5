"""A refusal teaches, goes to one person, and changes nothing (A12)."""

from __future__ import annotations

import copy
import gc
import pickle
import re
import weakref
from contextlib import suppress
from typing import Any

import pytest

import parlour
from parlour.engine import refusal
from parlour.engine.refusal import NOT_NOW, NOT_YOU, Refusal, Refused
from parlour.engine.template import sentences
from parlour.games.talkitout.acts import Answer, Play, Special, Vote
from tests.scripting import play, refused

EVERY = [value for value in vars(refusal).values() if isinstance(value, Refusal)] + [
    words for game in parlour.games.values() for words in game.refusals
]


def match() -> parlour.Match:
    """Seat 0 has played a Question and is to answer it; seat 1 only watches."""
    begun = parlour.start("talkitout", 2, first=0, seed=1)
    begun.play(0, begun.acts(0)[0])
    return begun


def test_a_refusal_has_a_code_a_ruling_and_a_kind_sentence() -> None:
    refused = NOT_NOW(now="answer, special")
    assert (refused.code, refused.ruling) == ("not_now", "A12")
    assert refused.text == str(refused) == "That cannot be done now. What can be done: answer, special."
    assert refused.about == {"now": "answer, special"}


@pytest.mark.parametrize("words", EVERY, ids=lambda words: words.code)
def test_every_refusal_of_every_game_names_a_rule_and_speaks_in_sentences(words: Refusal) -> None:
    assert re.fullmatch(r"[a-z_]+", words.code)
    assert re.fullmatch(r"[A-Z][1-9]\d?", words.ruling)
    for sentence in sentences(words.text):
        assert re.fullmatch(r"[A-Z#{].*[.?!]", sentence)


def test_one_code_is_one_refusal_in_each_game() -> None:
    for game in parlour.games.values():
        codes = [words.code for words in game.refusals]
        assert len({*codes}) == len(codes)


@pytest.mark.parametrize("again", [lambda r: pickle.loads(pickle.dumps(r)), copy.copy, copy.deepcopy])
def test_a_refusal_survives_pickling_and_copying(again: Any) -> None:
    one = NOT_NOW(now="draw")
    other = again(one)
    assert type(other) is Refused
    assert (other.code, other.ruling, other.text, other.about) == (one.code, one.ruling, one.text, one.about)


@pytest.mark.parametrize("try_it", [parlour.Match.play, parlour.Match.check])
def test_nothing_is_left_of_a_refusal_once_it_has_been_heard(try_it: Any) -> None:
    """It holds the frames in which it was raised: one of them that held it too would keep it for the collector."""
    begun, dropped = match(), []
    gc.disable()
    try:
        for act in ({"act": "play", "card": "q01"}, Special("back_at_you", 0), {"act": "draw"}, "no act"):
            with suppress(Refused):
                try:
                    try_it(begun, 0, act)
                except Refused as refused:
                    dropped.append(weakref.ref(refused))
                    raise
        assert [known() for known in dropped] == [None] * 4
    finally:
        gc.enable()


def test_what_is_filled_into_a_sentence_is_not_read_as_a_template() -> None:
    assert NOT_NOW(now="{now} {0} %s").text.endswith("{now} {0} %s.")


# ── bad input ───────────────────────────────────────────────────────────────────────────────────────────────────────

MALFORMED: list[Any] = [
    None,
    0,
    "answer",
    b"answer",
    [],
    ["act", "answer"],
    {},
    {"act": None},
    {"act": 1},
    {"act": []},
    {"act": ""},
    {"act": "Answer"},
    {"act": "roll"},
    {"act": "answer", "text": 1},
    {"act": "answer", "text": ["a"]},
    {"act": "answer", "text": {"text": "a"}},
    {"act": "answer", "txt": "a"},
    {"act": "answer", "text": "a", "seat": 0},
    {"act": "answer", 5: "a"},
    {"act": "play"},
    {"act": "play", "card": None},
    {"act": "play", "card": 3},
    {"act": "special", "card": "back_at_you", "to": 1.0},
    {"act": "special", "card": "back_at_you", "to": "1"},
    {"act": "special", "card": "back_at_you", "to": True},
    {"act": "special", "card": "back_at_you", "to": float("nan")},
    {"act": "vote", "lie": float("inf")},
    {"act": "tell", "lie": 0, "answers": ["a"]},
    {"act": "go_on", "now": True},
    Answer(5),  # type: ignore[arg-type]
    Play(None),  # type: ignore[arg-type]
    Special("x", "y"),  # type: ignore[arg-type]
    {"act": "answer", "\ud800": 1},
]


@pytest.mark.parametrize("act", MALFORMED, ids=lambda act: type(act).__name__)
def test_a12_what_is_no_act_of_the_game_is_malformed_and_changes_nothing(act: Any) -> None:
    begun = match()
    before = begun.copy()
    for seat in (0, 1, parlour.CLOCK):
        with pytest.raises(Refused) as caught:
            begun.play(seat, act)
        assert (caught.value.code, caught.value.ruling) == ("malformed", "A12")
    assert begun == before


@pytest.mark.parametrize("seat", [2, -2, 99, 10**30, 0.0, 1.5, True, "0", [0], {}])
def test_a12_a_seat_that_is_not_at_the_table_is_refused(seat: Any) -> None:
    begun = match()
    before = begun.copy()
    begun.acts(0)
    with pytest.raises(Refused) as caught:
        begun.play(seat, {"act": "answer"})
    assert (caught.value.code, caught.value.ruling) == ("no_such_seat", "A12")
    assert begun == before
    for look in (begun.acts, begun.offers, begun.view, begun.events):
        with pytest.raises(ValueError, match="seat"):
            look(seat)


def test_a12_nobody_is_no_seat() -> None:
    begun = match()
    with pytest.raises(Refused):
        begun.play(None, Answer())  # type: ignore[arg-type]
    for look in (begun.acts, begun.offers):
        with pytest.raises(ValueError, match="seat"):
            look(None)  # type: ignore[arg-type]


def test_a12_an_act_that_holds_what_json_cannot_is_malformed() -> None:
    with pytest.raises(Refused):
        match().play(0, Answer(object()))  # type: ignore[arg-type]


def test_a12_an_act_nested_without_end_is_malformed() -> None:
    deep: dict[str, Any] = {}
    for _ in range(5000):
        deep = {"act": "answer", "text": deep}
    with pytest.raises(Refused):
        match().play(0, deep)


def test_a12_an_act_at_the_wrong_time_hears_the_rule_that_speaks_against_it() -> None:
    refusal = refused(match(), "0 draw")
    assert (refusal.code, refusal.ruling) == ("answer_first", "T5")


def test_a12_where_no_rule_does_it_says_whom_the_table_waits_for() -> None:
    refusal = refused(match(), "1 draw")
    assert (refusal.code, refusal.ruling, refusal.about) == ("not_you", "A12", {"waiting": [0]})
    assert refusal.text == "It is not for you to do that now: the table waits for seat 0."


@pytest.mark.parametrize(
    ("seats", "words"), [([2], "seat 2"), ([1, 2], "seats 1 and 2"), ([0, 1, 3], "seats 0, 1 and 3")]
)
def test_seats_are_said_in_words(seats: list[int], words: str) -> None:
    assert NOT_YOU(waiting=seats).text.endswith(f"the table waits for {words}.")
    assert NOT_YOU(waiting=[]).text.endswith("the clock is running.")


def test_a_refusal_without_its_words_says_where_they_belong() -> None:
    with pytest.raises(LookupError, match=r"brand_new: .*text/en\.ftl"):
        refusal.worded({})("brand_new", "A1")


def test_a10_where_there_is_no_clock_none_is_spoken_of() -> None:
    still = parlour.start("talkitout", 2, options={"wait": 0}, seed=1)
    assert refused(still, "0 go_on").code == "no_clock"
    assert refused(match(), "0 go_on").code == "not_late"


def test_a12_the_clock_can_only_run_out() -> None:
    refusal = refused(match(), "clock answer")
    assert (refusal.code, refusal.about) == ("not_now", {"now": "elapsed"})


def test_a12_a_watcher_who_may_only_go_on_hears_so() -> None:
    assert refused(play(match(), "clock elapsed"), "1 answer").about == {"now": "go_on"}


def test_a12_refusals_do_not_repeat_what_was_typed() -> None:
    for line in ("0 answer text='secret\u200bword'", "0 special card=secretword", "0 play card=secretword"):
        assert "secret" not in str(vars(refused(match(), line)))


def test_a12_an_act_made_by_hand_is_as_good_as_the_one_offered() -> None:
    begun = match()
    begun.play(0, Answer("by hand"))
    assert begun.view(1)["answers"] == [{"seat": 0, "text": "by hand"}]


def test_a12_a_typed_act_that_is_not_open_is_refused_like_a_dict() -> None:
    with pytest.raises(Refused) as caught:
        match().play(0, Vote(0))
    assert caught.value.code == "answer_first"

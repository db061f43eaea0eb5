"""Bad input gives `Refused` or a `ValueError` that names the field: never another exception, never a changed match."""

from __future__ import annotations

import json
import math
import random
import reprlib
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from functools import cache
from time import process_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour.games.talkitout.acts import Answer
from tests.dose import examples
from tests.properties.settings import SETTINGS, Setting, imagined_like
from tests.properties.wandering import fill, wander

TEXT = st.text(max_size=60) | st.sampled_from(
    [
        "",
        " ",
        "-",
        "\u200b",
        "a\u0000b",
        "\ud800",
        "é" * 41,
        "x" * 281,
        "x" * 100_000,
        "٣",
        "null",
        "play",
        "wild",
        "R1",
    ]
)
NUMBERS = (
    st.integers(-3, 12)
    | st.sampled_from([10**30, -(10**30), 2**63])
    | st.floats(allow_nan=True, allow_infinity=True)
    | st.sampled_from([math.nan, math.inf, -0.0, 1.0, True, False])
)
RUBBISH: st.SearchStrategy[Any] = st.recursive(
    st.none() | NUMBERS | TEXT | st.binary(max_size=8),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(TEXT | st.integers(), inner, max_size=5),
    max_leaves=12,
)


def positions(setting: Setting) -> list[parlour.Match]:
    """Positions from one match, early and late."""
    return _positions(SETTINGS.index(setting))


@cache
def _positions(at: int) -> list[parlour.Match]:
    return [match.copy() for step, match in enumerate(wander(SETTINGS[at], seed=11)) if step % 5 == 0][:40]


def spoil(act: dict[str, Any], data: st.DataObject) -> dict[str, Any]:
    """A legal act with one thing wrong: a field changed, left out or added."""
    field = data.draw(st.sampled_from([*act, "more", "seat", "éxtra"]))
    if data.draw(st.booleans()):
        return act | {field: data.draw(RUBBISH)}
    return {name: value for name, value in act.items() if name != field}


def some_acts(match: parlour.Match, data: st.DataObject) -> Any:
    if data.draw(st.integers(0, 3)) == 0:
        return data.draw(RUBBISH)
    kinds = sorted(match.header.game.acts)
    offers: list[dict[str, Any]] = [offer for seat in range(match.header.seats) for offer in match.offers(seat)]
    if len(offers) > 0 and data.draw(st.integers(0, 1)):
        return spoil(fill(data.draw(st.sampled_from(offers)), random.Random(data.draw(st.integers(0, 99)))), data)
    return {"act": data.draw(st.sampled_from(kinds))} | data.draw(st.dictionaries(TEXT, RUBBISH, max_size=3))


ONE_EACH = [max((s for s in SETTINGS if s.game == name), key=lambda s: len(s.options)) for name in parlour.games]


@pytest.mark.parametrize("setting", ONE_EACH, ids=str)
@examples(100)
@given(data=st.data())
def test_a12_a_bad_act_is_refused_and_changes_nothing(setting: Setting, data: st.DataObject) -> None:
    match = data.draw(st.sampled_from(positions(setting))).copy()
    seat = data.draw(st.integers(-2, setting.seats + 1) | RUBBISH)
    act = some_acts(match, data)
    before = match.copy()
    refused = refusal_of(match, seat, act)
    if refused is None:
        # it was legal after all: then it is in the log, as plain JSON
        assert parlour.replay(json.loads(json.dumps(match.transcript()))) == match
    else:
        assert match == before
        assert all((refused.code, refused.ruling, refused.text))
        json.dumps([refused.text, refused.about]).encode()


@pytest.mark.parametrize("seat", [0.0, False, -0.0, "0", None, [0], -2, 10**30, math.nan])
def test_a12_nobody_acts_in_what_only_looks_like_a_seat(seat: Any) -> None:
    match = parlour.start("talkitout", 2, first=0, seed=1)
    before = match.copy()
    refused = refusal_of(match, seat, match.acts(0)[0])
    assert refused is not None
    assert match == before


def refusal_of(match: parlour.Match, seat: Any, act: Any) -> parlour.Refused | None:
    try:
        match.play(seat, act)
    except parlour.Refused as refused:
        return refused
    return None


@pytest.mark.parametrize("setting", ONE_EACH, ids=str)
@examples(60)
@given(seat=RUBBISH | st.integers(-5, 12))
def test_a_bad_seat_is_a_value_error_that_names_it(setting: Setting, seat: Any) -> None:
    match = positions(setting)[1]
    for ask in (match.acts, match.offers, match.view, match.events):
        with suppress(ValueError):
            ask(seat)
            assert seat is None or (type(seat) is int and -1 <= seat < setting.seats)


@examples(600)
@given(
    game=st.sampled_from([*parlour.games]) | RUBBISH,
    seats=st.integers(-1, 10) | RUBBISH,
    deck=st.none() | RUBBISH,
    options=st.none()
    | RUBBISH
    | st.dictionaries(
        st.sampled_from(["wait", "rounds", "solution_sheet", "terms", "teams", "colour", "reaction", "speak", "x"]),
        RUBBISH | st.sampled_from([1, 2, True, False, "all", "pink", 20]),
        max_size=3,
    ),
    first=st.none() | st.integers(-1, 8) | RUBBISH,
    seed=st.none() | RUBBISH,
)
def test_a_bad_start_is_a_value_error(game: Any, seats: Any, deck: Any, options: Any, first: Any, seed: Any) -> None:
    with suppress(ValueError):
        match = parlour.start(game, seats, deck, options, first, seed)
        assert match.waiting or match.timer


@examples(100)
@given(deck=RUBBISH, rolls=RUBBISH, picks=RUBBISH, seed=RUBBISH, game=st.sampled_from([*parlour.games]))
def test_a_bad_stack_is_a_value_error(deck: Any, rolls: Any, picks: Any, seed: Any, game: str) -> None:
    with suppress(ValueError):
        parlour.start(game, parlour.games[game].seats[0], chance=parlour.Stacked(deck, rolls, picks, seed))


@examples(150)
@given(data=st.data())
def test_a_bad_transcript_is_a_value_error_or_refused(data: st.DataObject) -> None:
    setting = data.draw(st.sampled_from(ONE_EACH))
    transcript = positions(setting)[-1].transcript()
    spoilt = spoil(transcript, data) if data.draw(st.booleans()) else data.draw(RUBBISH)
    with suppress(ValueError, parlour.Refused):
        parlour.replay(spoilt)


BAD_VALUES: st.SearchStrategy[Any] = st.sampled_from(
    [-1, -(10**9), 10**7, 10**9, 10**30, True, False, None, "", [], {}, [None], [-1], "over"]
)


@pytest.mark.parametrize("setting", ONE_EACH, ids=str)
@examples(150)
@given(data=st.data())
def test_a_bad_view_is_a_value_error_or_looks_as_it_says(setting: Setting, data: st.DataObject) -> None:
    match = data.draw(st.sampled_from(positions(setting)))
    you = data.draw(st.none() | st.integers(0, setting.seats - 1))
    view = match.view(you)
    for _ in range(data.draw(st.integers(1, 2))):
        place, key = data.draw(st.sampled_from(sorted(places(view), key=str)))
        inside = view
        for step in place:
            inside = inside[step]
        inside[key] = deepcopy(data.draw(BAD_VALUES | RUBBISH))
    with suppress(ValueError):
        imagined = imagined_like(match, view, 1)
        json.dumps(imagined.view(view["you"]))


def places(view: Any, path: tuple[Any, ...] = ()) -> list[tuple[tuple[Any, ...], Any]]:
    """Every place of a view where something else could stand: its path, and the key there."""
    keys = list(view) if isinstance(view, dict) else list(range(len(view)))
    here = [(path, key) for key in keys]
    return here + [
        found for key in keys if isinstance(view[key], dict | list) for found in places(view[key], (*path, key))
    ]


# ── what is no JSON, however much it looks like it; and what is too much ────────────────────────────────────────────


class Text(str):
    pass


class Number(int):
    pass


class Object(dict[str, Any]):
    pass


def deep(inner: Any, by: Callable[[Any], Any]) -> Any:
    for _ in range(5_000):
        inner = by(inner)
    return inner


DEEP_LIST = deep([], lambda inner: [inner])
DEEP_DICT = deep({}, lambda inner: {"a": inner})


def twenty_times(by: Callable[[Any], Any]) -> Any:
    """Small in memory, for it holds the same things again and again; written down it would have no end."""
    inner: Any = "wild"
    for _ in range(20):
        inner = by(inner)
    return inner


WIDE_LIST = twenty_times(lambda inner: [inner] * 9)
WIDE_DICT = twenty_times(lambda inner: dict.fromkeys("abcdefghi", inner))


@pytest.mark.parametrize(
    "act",
    [
        {"act": "answer", "text": Text("aloud")},
        {Text("act"): "answer"},
        {"act": Text("answer")},
        Object(act="answer"),
        Answer(Text("aloud")),
        {"act": "tell", "lie": Number(0)},
        {"act": "tell", "lie": True},
        {"act": "tell", "lie": 0, "answers": [Text("one"), "two"]},
        {"act": "special", "card": "back_at_you", "to": Number(1)},
        {"act": "answer", "text": DEEP_LIST},
        {"act": "answer", "text": DEEP_DICT},
        DEEP_DICT,
        {"act": "answer", "text": WIDE_LIST},
        {"act": "answer", "text": WIDE_DICT},
        WIDE_DICT,
    ],
    ids=lambda act: reprlib.repr(act),
)
def test_a12_what_only_looks_like_json_is_malformed_and_poisons_nothing(act: Any) -> None:
    match = parlour.start("talkitout", 2, first=0, seed=1)
    match.play(0, match.acts(0)[0])
    refused = refusal_of(match, 0, act)
    assert refused is not None
    assert refused.code == "malformed"
    for you in (None, 0, 1):
        json.dumps([match.view(you), match.events(you)])


@pytest.mark.parametrize(
    "act",
    [
        {"act": "answer", "x" * 1_000_000: 1},
        {"act": "special", "card": "x" * 1_000_000, "to": "y" * 1_000_000},
        {"act": "x" * 1_000_000},
        {"act": "answer", "text": ["x" * 1_000_000]},
    ],
    ids=["a long name", "a long card", "a long act", "a long list"],
)
def test_a12_a_refusal_is_short_however_long_the_act(act: Any) -> None:
    match = parlour.start("talkitout", 2, first=0, seed=1)
    match.play(0, match.acts(0)[0])
    refused = refusal_of(match, 0, act)
    assert refused is not None
    assert len(refused.text) + len(str(refused.about)) < 1_000


LONG = "x" * 1_000_000


@pytest.mark.parametrize(
    "ask",
    [
        lambda: parlour.start(DEEP_LIST, 2),
        lambda: parlour.start(LONG, 2),
        lambda: parlour.start("bluff", DEEP_LIST),
        lambda: parlour.start("bluff", 2, options=DEEP_LIST),
        lambda: parlour.start("bluff", 2, options={"rounds": DEEP_LIST}),
        lambda: parlour.start("bluff", 2, options={LONG: 1}),
        lambda: parlour.start("bluff", 2, first=DEEP_LIST),
        lambda: parlour.start("bluff", 2, seed=DEEP_LIST),
        lambda: parlour.start("bluff", 2, deck=DEEP_DICT),
        lambda: parlour.start("bluff", 2, deck=LONG),
        lambda: parlour.start("bluff", 2, chance=DEEP_LIST),
        lambda: parlour.start("bluff", 2, rules=DEEP_LIST),
        lambda: parlour.Stacked(deck=DEEP_LIST),
        lambda: parlour.Stacked(deck=(Text("wild"),)),
        lambda: parlour.Stacked(picks=(Number(1),)),
        lambda: parlour.Stacked(rolls=(Text("red"),)),
        lambda: parlour.start("bluff", 2, chance=parlour.Stacked(deck=(LONG,))),
        lambda: parlour.start("out-of-control", 2, chance=parlour.Stacked(rolls=(LONG,))),
        lambda: parlour.replay(DEEP_LIST),
        lambda: parlour.replay(DEEP_DICT),
        lambda: parlour.replay(WIDE_DICT),
        lambda: parlour.replay({"game": "bluff", "seats": 2, "seed": 1, "acts": WIDE_LIST}),
        lambda: parlour.replay({"game": "bluff", "seats": 2, "seed": 1, "acts": [], "rules": DEEP_LIST}),
        lambda: parlour.replay({"game": "bluff", "seats": 2, "stack": {LONG: 1}, "acts": []}),
        lambda: parlour.imagine(DEEP_LIST),
        lambda: parlour.imagine(DEEP_DICT),
        lambda: parlour.imagine(WIDE_DICT),
        lambda: parlour.imagine({"game": "bluff", "seats": WIDE_LIST, "options": {}}),
        lambda: parlour.start("bluff", 2, deck=WIDE_DICT),
        lambda: parlour.start("bluff", 2, options={"rounds": WIDE_LIST}),
        lambda: parlour.Stacked(deck=WIDE_LIST),
        lambda: parlour.imagine({"game": "bluff", "seats": DEEP_LIST, "options": {}}),
        lambda: parlour.start("bluff", 2).view(DEEP_LIST),
        lambda: parlour.start("bluff", 2).acts(DEEP_LIST),
    ],
)
def test_bad_input_at_any_door_is_a_short_value_error(ask: Callable[[], Any]) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - what is wrong differs
        ask()
    assert len(str(caught.value)) < 1_000


@pytest.mark.parametrize(
    "change", [{"flashes": 10**7}, {"flashes": -(10**7)}, {"pile": -(10**7)}, {"you": 3}, {"you": -2}]
)
def test_a_view_that_cannot_be_is_a_value_error_at_once(change: dict[str, int]) -> None:
    view = parlour.start("traitor-word", 3, seed=1).view(0)
    begun = process_time()
    with pytest.raises(ValueError, match=r"^view|^seat"):
        parlour.imagine(view | change)
    assert process_time() - begun < 1


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"seats": 9}, "seats"),
        ({"seats": 2.0}, "seats"),
        ({"options": {"rondes": 2}}, "rondes"),
        ({"options": {"wait": -1}}, "wait"),
        ({"options": {"wait": "long"}}, "wait"),
        ({"first": 2}, "first"),
        ({"deck": {"questions": 5}}, "questions"),
        ({"seed": 1.5}, "seed"),
    ],
)
def test_what_is_wrong_is_named(wrong: dict[str, Any], named: str) -> None:
    start: Any = parlour.start
    with pytest.raises(ValueError, match=named):
        start(**({"game": "talkitout", "seats": 2} | wrong))

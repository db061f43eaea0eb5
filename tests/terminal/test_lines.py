"""Acts on one line, there and back again."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour.terminal.lines import parse_line, parse_options, parse_value, write_line, write_value

texts = st.text(st.characters(exclude_categories=["Cs"]))
names = st.from_regex(r"[a-z][a-z_]*", fullmatch=True)
scalars = st.none() | st.booleans() | st.integers() | texts
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=3), max_leaves=8
)
acts = st.builds(
    lambda act, fields: {"act": act} | fields,
    names,
    st.dictionaries(names.filter(lambda name: name != "act"), values, max_size=4),
)


@given(st.integers(-1, 7), acts)
def test_an_act_written_as_a_line_is_read_back_as_it_was(seat: int, act: dict[str, Any]) -> None:
    assert parse_line(write_line(seat, act)) == (seat, act)


@given(values)
def test_a_value_in_a_view_is_written_on_one_line_of_yaml(value: Any) -> None:
    written = write_value(value)
    assert "\n" not in written
    if isinstance(value, list | dict):
        assert parse_value(written) == value


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("0 draw", (0, {"act": "draw"})),
        ("clock elapsed", (parlour.CLOCK, {"act": "elapsed"})),
        ("1 throw card=wild", (1, {"act": "throw", "card": "wild"})),
        ("1 out trio=[a.word,b.word,wild]", (1, {"act": "out", "trio": ["a.word", "b.word", "wild"]})),
        ("2 answer text='yes, no'", (2, {"act": "answer", "text": "yes, no"})),
        ("0 say word=no", (0, {"act": "say", "word": "no"})),
        ("""0 say word='"42"'""", (0, {"act": "say", "word": "42"})),
        ("0 x a=1 b=true c=null d='{e: 1.5}'", (0, {"act": "x", "a": 1, "b": True, "c": None, "d": {"e": "1.5"}})),
    ],
)
def test_a_line_is_a_seat_an_act_and_its_fields(line: str, act: tuple[int, dict[str, Any]]) -> None:
    assert parse_line(line) == act


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("", "a seat and an act"),
        ("draw", "a seat and an act"),
        ("one draw", "begin with a seat"),
        ("0 throw wild", "name=value"),
        ("0 throw card=[", "cannot be read"),
        ("0 throw card='", "quotation"),
        ("0 throw card=" + "[" * 5000, "cannot be read"),
    ],
)
def test_a_line_that_cannot_be_read_says_how_to_write_it(line: str, hint: str) -> None:
    with pytest.raises(ValueError, match=hint):
        parse_line(line)


def test_options_are_names_and_values() -> None:
    assert parse_options(["rounds=2", "terms=all"]) == {"rounds": 2, "terms": "all"}
    assert parse_options(["rounds=2, terms=all"]) == {"rounds": 2, "terms": "all"}
    assert parse_options(["terms=[a,b],rounds=2"]) == {"terms": ["a", "b"], "rounds": 2}
    assert parse_options(['{"rounds": 2, "teams": true}']) == {"rounds": 2, "teams": True}


@pytest.mark.parametrize(
    ("written", "hint"),
    [
        ("rounds", "name=value"),
        ("rounds=[", "cannot be read"),
        ("{rounds", "cannot be read"),
        ("{2: 3}", "names and values"),
    ],
)
def test_options_that_cannot_be_read_say_how_to_write_them(written: str, hint: str) -> None:
    with pytest.raises(ValueError, match=hint):
        parse_options([written])

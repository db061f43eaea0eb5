"""Whatever comes in, there is a deck or a DeckError: never another exception."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.decks import DeckError, dump, load
from tests.decks.samples import SAMPLES

# No deadline: a busy machine proves nothing. The fixtures are a folder and a patch, which examples may share.
fuzz = settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

GAMES = st.sampled_from(sorted(SAMPLES))

LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.binary(max_size=5)
    | st.sampled_from(["bluff", "future", "t1", "x" * 5000, 10**400, float("nan"), object(), {1}, "\ud800", "a\u200bb"])
)
NAMES = st.sampled_from(["game", "title", "terms", "questions", "topics", "words", "specials", "id", "text", "tags"])
RUBBISH = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.tuples(inner, inner)
        | st.dictionaries(NAMES | st.text(max_size=5) | st.integers(), inner, max_size=4)
    ),
    max_leaves=12,
)


def deck_or_error(source: Any, game: str) -> None:
    try:
        deck = load(source, game)
    except DeckError:
        return
    assert load(dump(deck), game) == deck


@fuzz
@given(RUBBISH, GAMES)
def test_rubbish_is_refused(rubbish: Any, game: str) -> None:
    deck_or_error(rubbish, game)


@fuzz
@given(st.dictionaries(NAMES, RUBBISH), GAMES)
def test_rubbish_with_the_right_names_is_refused(rubbish: Any, game: str) -> None:
    deck_or_error(rubbish, game)


@fuzz
@given(GAMES, st.data())
def test_a_good_deck_with_rubbish_in_one_place_is_refused_or_still_good(game: str, data: st.DataObject) -> None:
    deck = copy.deepcopy(SAMPLES[game])
    holder: Any = deck
    while True:
        step = data.draw(st.sampled_from(sorted(holder) if isinstance(holder, dict) else range(len(holder))))
        if not isinstance(holder[step], list | dict) or not holder[step] or data.draw(st.booleans()):
            break
        holder = holder[step]
    if data.draw(st.booleans()):
        holder[step] = data.draw(RUBBISH)
    else:
        del holder[step]
    deck_or_error(deck, game)


@fuzz
@given(RUBBISH, GAMES)
def test_a_deck_of_rubbish_built_in_python_is_refused(rubbish: Any, game: str) -> None:
    kind = type(load(SAMPLES[game], game))
    cards = "questions" if game == "talkitout" else kind.__struct_fields__[-1]
    deck_or_error(kind(**{cards: rubbish}), game)


# Letters that mean something to the parsers come often.
SIGNS = st.text(
    st.sampled_from(" \n\t-:,[]{}&*!|>'\"%@`#?~\\/xuU0e\x00\x07\ufeffé") | st.characters(exclude_categories=["Cs"])
)


@pytest.mark.parametrize("loader", [yaml.BaseLoader, getattr(yaml, "CBaseLoader", yaml.BaseLoader)])
@fuzz
@given(text=SIGNS, at=st.integers(0, 400), game=GAMES, ending=st.sampled_from(["yaml", "json"]))
def test_a_file_with_rubbish_anywhere_is_refused_or_still_good(
    loader: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, at: int, game: str, ending: str
) -> None:
    monkeypatch.setattr("parlour.decks.parse._Loader", loader)
    good = yaml.safe_dump(SAMPLES[game]) if ending == "yaml" else json.dumps(SAMPLES[game])
    for content in (text, good[:at] + text + good[at:], good[:at] + text):
        file = tmp_path / f"deck.{ending}"
        file.write_bytes(content.encode())
        deck_or_error(file, game)


@fuzz
@given(content=st.binary(), ending=st.sampled_from(["yaml", "json"]))
def test_a_file_of_bytes_is_refused(tmp_path: Path, content: bytes, ending: str) -> None:
    file = tmp_path / f"deck.{ending}"
    file.write_bytes(content)
    with pytest.raises(DeckError):
        load(file, "bluff")


@fuzz
@given(st.text(), GAMES)
def test_a_name_of_rubbish_is_refused(name: str, game: str) -> None:
    deck_or_error(name, game)

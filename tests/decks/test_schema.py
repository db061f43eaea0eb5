"""The published schema says of decks what the reader of decks says."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from parlour.decks import DeckError, dump, find, games_with_decks, load, packs
from parlour.decks.loading import file_of
from parlour.decks.packs import template
from parlour.decks.writing import deck_schema
from tests.decks.samples import bluff, player_of_honour, talkitout, traitor_word
from tools.schema import PAGE, page

VALIDATOR = jsonschema.Draft202012Validator(deck_schema())

SAMPLES = {
    "talkitout": talkitout,
    "bluff": bluff,
    "player-of-honour": player_of_honour,
    "traitor-word": traitor_word,
}


def test_the_published_file_is_made_of_the_types() -> None:
    """If this fails: python tools/schema.py"""
    assert PAGE.read_text(encoding="utf-8") == page()
    assert files("parlour.decks").joinpath("deck.schema.json").read_text(encoding="utf-8") == page()


def test_it_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(deck_schema())


@pytest.mark.parametrize("name", packs())
def test_it_takes_every_pack_as_it_is_written_and_as_it_is_dumped(name: str) -> None:
    VALIDATOR.validate(dump(find(name)))
    written = yaml.load(Path(file_of(name)).read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
    VALIDATOR.validate({name: int(value) if name == "age" else value for name, value in written.items()})


@pytest.mark.parametrize("game", games_with_decks())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_has_nothing_against_a_template_but_that_cards_are_missing(game: str, language: str) -> None:
    data = yaml.safe_load(template(game, language))
    data = {name: value for name, value in data.items() if value is not None}  # its owner has not filled them in
    assert {error.validator for error in VALIDATOR.iter_errors(data)} <= {"anyOf"}
    kinds = deck_schema()["$defs"]
    mine = next(kind for kind in kinds.values() if kind.get("properties", {}).get("game", {}).get("enum") == [game])
    found = jsonschema.Draft202012Validator({**mine, "$defs": kinds}).iter_errors(data)
    assert {error.validator for error in found} <= {"minItems"}


@pytest.mark.parametrize(
    ("game", "spoil"),
    [
        ("talkitout", lambda d: d["questions"][2].update(categories=["future"])),
        ("talkitout", lambda d: d["questions"][2].update(categories=["future", "future"])),
        ("talkitout", lambda d: d["questions"][2].update(categories=["future", "past"])),
        ("talkitout", lambda d: d["questions"][2].update(text="x" * 301)),
        ("talkitout", lambda d: d["questions"][2].update(help=["x"] * 13)),
        ("talkitout", lambda d: d["questions"][2].update(samples=["x" * 201])),
        ("talkitout", lambda d: d["questions"][2].pop("text")),
        ("talkitout", lambda d: d.update(specials={"tell_a_lie": 100})),
        ("talkitout", lambda d: d.update(specials={"tel_a_lie": 1})),
        ("talkitout", lambda d: d["questions"].clear()),
        ("bluff", lambda d: d["terms"].pop()),
        ("bluff", lambda d: d["terms"][1].update(id="A b")),
        ("bluff", lambda d: d["terms"][1].update(word="x" * 41)),
        ("bluff", lambda d: d["terms"][1].update(word="")),
        ("bluff", lambda d: d["terms"][1].update(definition="x" * 241)),
        ("bluff", lambda d: d["terms"][1].update(wort="x")),
        ("talkitout", lambda d: d["questions"][2].update(depth="deeper")),
        ("bluff", lambda d: d.update(title="x" * 121)),
        ("bluff", lambda d: d.update(age=9)),
        ("bluff", lambda d: d.update(difficulty="Easy")),
        ("bluff", lambda d: d.update(themes=[])),
        ("bluff", lambda d: d.update(themes=["sea", "sea"])),
        ("bluff", lambda d: d.update(themes=["see"])),
        ("bluff", lambda d: d.update(themes=["sea", "art", "body", "food", "play"])),
        ("player-of-honour", lambda d: d["topics"].pop()),
        ("player-of-honour", lambda d: d["topics"][1].pop()),
        ("player-of-honour", lambda d: d["topics"][1].__setitem__(0, "x" * 61)),
        ("player-of-honour", lambda d: d["topics"][1].__setitem__(0, {"text": "x", "tags": ["x" * 31]})),
        ("traitor-word", lambda d: d["words"][1].append("x")),
        ("traitor-word", lambda d: d["words"].__setitem__(1, {"black": "x"})),
        ("traitor-word", lambda d: d["words"].extend([["a", "b"]] * 2000)),
    ],
)
def test_what_the_reader_refuses_the_schema_refuses(game: str, spoil: Any) -> None:
    data = SAMPLES[game]()
    data["game"] = game
    VALIDATOR.validate(data)
    load(data, game)
    spoil(data)
    with pytest.raises(DeckError):
        load(data, game)
    assert not VALIDATOR.is_valid(data)

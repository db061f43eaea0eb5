"""A deck's level and themes, and how deep a Question goes: closed lists, of which a file need not say anything."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import pytest
import yaml
from msgspec import UNSET, Meta, Struct

from parlour.decks import DeckError, dump, load
from parlour.decks.format import Age, Difficulty, Theme, fields_of
from parlour.decks.writing import deck_yaml
from parlour.games.talkitout.deck import Depth, QuestionDeck
from parlour.table.log.reading import kept, read_kept
from tests.decks.samples import SAMPLES, talkitout

LEVELS = {"age": 10, "difficulty": "middle", "themes": ["science", "daily-life"]}

HASHES = {
    "bluff": "441d4fcb0324266912bd19ee4f4c3c562fe24f408d957403dadd9e72af5ca3cf",
    "talkitout": "9126884745d5d1cec5add3468e83152b447618314de30d1455dfb24870bb9c6b",
    "player-of-honour": "906c9d91e049dc1fe586ee3c641c227194945bae827c5df65ae51e5fa5f3e593",
    "traitor-word": "45a7d4ecf2d711cb2ec53d805a383a75ad029492f94553b78353b886b7cafa2a",
}
"""What the samples were hashed to when decks had no levels: logs and evidence of that time name decks by these."""


@pytest.mark.parametrize("game", SAMPLES)
def test_a_deck_that_says_nothing_of_its_level_is_written_down_and_hashed_as_before_there_were_levels(
    game: str,
) -> None:
    deck = load(SAMPLES[game], game)
    assert (deck.age, deck.difficulty, deck.themes) == (UNSET, UNSET, UNSET)
    assert not {"age", "difficulty", "themes"} & dump(deck).keys()
    assert kept(deck)[0] == HASHES[game]


@pytest.mark.parametrize("game", SAMPLES)
@pytest.mark.parametrize("ending", ["yaml", "json"])
def test_a_file_may_say_its_age_its_difficulty_and_its_themes(game: str, ending: str, tmp_path: Path) -> None:
    data, file = {**SAMPLES[game], **LEVELS}, tmp_path / f"deck.{ending}"
    file.write_text(json.dumps(data) if ending == "json" else yaml.safe_dump(data))
    deck = load(file, game)
    assert (deck.age, deck.difficulty, deck.themes) == (10, Difficulty.MIDDLE, ("science", "daily-life"))
    assert deck == load(data, game) == load(dump(deck), game) == read_kept(kept(deck)[1])
    assert {name: dump(deck)[name] for name in LEVELS} == LEVELS


@pytest.mark.parametrize("game", SAMPLES)
def test_levels_stand_on_the_label_behind_the_author(game: str, tmp_path: Path) -> None:
    text = deck_yaml(load({**SAMPLES[game], **LEVELS}, game))
    names = list(yaml.safe_load(text))
    assert names[names.index("author") :][:4] == ["author", *LEVELS]
    assert load(yaml.safe_load(text), game) == load({**SAMPLES[game], **LEVELS}, game)


@pytest.mark.parametrize("game", SAMPLES)
def test_every_word_of_the_lists_is_one(game: str) -> None:
    for age in get_args(Age):
        assert load(SAMPLES[game] | {"age": age}, game).age == age
    for difficulty in ("easy", "middle", "hard"):
        assert load(SAMPLES[game] | {"difficulty": difficulty}, game).difficulty == difficulty
    for theme in get_args(Theme):
        assert load(SAMPLES[game] | {"themes": [theme]}, game).themes == (theme,)


def test_left_empty_they_are_left_out(tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    file.write_text("age:\ndifficulty:\nthemes:\n" + yaml.safe_dump(SAMPLES["bluff"]))
    assert load(file, "bluff") == load(SAMPLES["bluff"], "bluff")


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("age", "11", "age is '11'. Choose from 8, 10, 12, 14, 16."),
        ("age", 9, "age is '9'. Choose from 8, 10, 12, 14, 16."),
        ("age", "10+", "age is '10+'. Did you mean 10? Choose from 8, 10, 12, 14, 16."),
        ("age", True, "age is 'True'. Choose from"),
        ("age", 10**100, "age is a number. Choose from"),
        ("age", [10], "age is a list. Choose from"),
        ("difficulty", "Easy", "difficulty is 'Easy'. Did you mean easy? Choose from easy, middle, hard."),
        ("difficulty", "simple", "difficulty is 'simple'. Choose from easy, middle, hard."),
        ("difficulty", {"easy": 1}, "difficulty is a group of named fields."),
        ("themes", ["sience"], "themes[0] is 'sience'. Did you mean science? Choose from animals, art, body,"),
        ("themes", "science", "themes must be a list, not text. Choose from animals, art, body,"),
        ("themes", [], "themes must be 1 to 4 different ones. Choose from animals,"),
        ("themes", ["sea", "sea"], "themes must be 1 to 4 different ones."),
        ("themes", ["sea", "art", "body", "food", "play"], "themes has 5 items; the most is 4. Take some out."),
        ("theme", ["sea"], "'theme' is not a field that decks have. Did you mean themes?"),
    ],
)
@pytest.mark.parametrize("game", SAMPLES)
def test_what_is_in_no_list_is_refused_with_the_list(game: str, name: str, value: Any, says: str) -> None:
    with pytest.raises(DeckError) as caught:
        load(SAMPLES[game] | {name: value}, game)
    assert caught.value.text.startswith(says)


@pytest.mark.parametrize(
    ("line", "number", "says"),
    [
        ("age: 11", 3, "age is '11'."),
        ("difficulty: hrad", 3, "difficulty is 'hrad'. Did you mean hard? Choose from easy, middle, hard."),
        ("themes:\n- sea\n- see", 5, "themes[1] is 'see'. Did you mean sea?"),
        ("themes: [sea, see]", 3, "themes[1] is 'see'."),
    ],
)
def test_the_line_is_named(line: str, number: int, says: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    file.write_text(f"title: Mine\nauthor: Me\n{line}\n{yaml.safe_dump(SAMPLES['bluff'])}")
    with pytest.raises(DeckError) as caught:
        load(file, "bluff")
    assert caught.value.line == number
    assert caught.value.text.startswith(says)


class Hue(StrEnum):
    RED = "red"
    BLUE = "blue"


class Thing(Struct):
    hue: Hue
    two: tuple[Hue, Hue]
    size: Literal["large", "small"] = "large"
    some: Annotated[tuple[Hue, ...], Meta(min_length=1, max_length=3)] = (Hue.RED,)
    ages: tuple[Literal[1, 2], ...] = ()


def test_what_is_chosen_from_a_closed_list_follows_from_the_type() -> None:
    hues, words, numbers = ("red", "blue"), ("large", "small"), (1, 2)
    assert [(field.name, field.choices, field.at_least, field.at_most, field.needed) for field in fields_of(Thing)] == [
        ("hue", hues, 0, None, True),
        ("two", hues, 2, 2, True),
        ("size", words, 0, None, False),
        ("some", hues, 1, 3, False),
        ("ages", numbers, 0, 2, False),
    ]


def test_a_question_may_say_how_deep_it_goes() -> None:
    data = talkitout()
    for question, depth in zip(data["questions"], ("light", "warm", "deep"), strict=False):
        question["depth"] = depth
    deck = load(data, "talkitout")
    assert isinstance(deck, QuestionDeck)
    assert [question.depth for question in deck.questions[:4]] == [Depth.LIGHT, Depth.WARM, Depth.DEEP, UNSET]
    assert load(dump(deck), "talkitout") == deck
    assert list(yaml.safe_load(deck_yaml(deck))["questions"][0])[:3] == ["id", "categories", "depth"]


def test_a_depth_that_is_none_is_refused_with_the_list() -> None:
    data = talkitout()
    data["questions"][2]["depth"] = "depp"
    with pytest.raises(DeckError) as caught:
        load(data, "talkitout")
    assert caught.value.text == "questions[2].depth is 'depp'. Did you mean deep? Choose from light, warm, deep."

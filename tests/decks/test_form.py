"""How a deck is written, as a page is told: all of it from the types of a deck and the columns of its sheets."""

from __future__ import annotations

import pytest

from parlour.decks import games_with_decks
from parlour.decks.form import DeckForm, FormField, form_of
from parlour.decks.format import fields_of
from parlour.decks.kind import kind_for
from parlour.decks.sheets.columns import layout_of
from parlour.registry import GAMES
from tests.deck_game import GAME as RIDDLES


def fields(form: DeckForm) -> dict[str, FormField]:
    return {field.name: field for field in form.fields}


@pytest.mark.parametrize("game", games_with_decks())
def test_every_text_of_a_deck_has_its_field(game: str) -> None:
    form, listed = form_of(game), kind_for(game).listed
    names = [field.name for field in fields_of(listed.card)]
    texts = {(name,) if listed.faces == 1 else (place, name) for place in range(listed.faces) for name in names}
    assert {tuple(field.path) for field in form.fields} | ({("id",)} if form.ids else set()) == texts


@pytest.mark.parametrize("game", games_with_decks())
def test_what_stands_in_a_sheet_without_names_are_its_fields(game: str) -> None:
    form = form_of(game)
    assert len(form.columns) == len(layout_of(game).in_order)
    assert set(form.columns) <= set(fields(form))


def test_what_has_to_be_filled_in_comes_first_in_the_order_of_the_sheet() -> None:
    form = form_of("talkitout")
    assert [(field.name, field.kind, field.extra) for field in form.fields] == [
        ("text", "text", False),
        ("categories", "marks", False),
        ("depth", "marks", True),
        ("help", "lines", True),
        ("samples", "lines", True),
    ]
    assert (form.ids, form.more) == (True, ["specials"])


@pytest.mark.parametrize("game", games_with_decks())
def test_what_is_chosen_for_the_label_stands_in_the_form_of_every_game(game: str) -> None:
    assert [(field.name, field.kind, field.count, field.extra) for field in form_of(game).label] == [
        ("age", "marks", None, True),
        ("difficulty", "marks", None, True),
        ("themes", "marks", 4, True),
    ]
    age, difficulty, themes = form_of(game).label
    assert [choice.name for choice in age.choices] == ["8", "10", "12", "14", "16"]
    assert [choice.name for choice in difficulty.choices] == ["easy", "middle", "hard"]
    assert len(themes.choices) == 29


def test_a_choice_is_known_by_what_teachers_write_for_it() -> None:
    categories = fields(form_of("talkitout"))["categories"]
    assert categories.count == 2
    assert {choice.name: choice.called[1] for choice in categories.choices}["future"] == "avenir"


def test_a_card_of_two_faces_has_the_fields_of_both() -> None:
    found = fields(form_of("player-of-honour"))
    assert {name: (field.path, field.kind, field.called) for name, field in found.items()} == {
        "first": ([0, "text"], "line", "first topic"),
        "second": ([1, "text"], "line", "second topic"),
        "first_tags": ([0, "tags"], "tags", "first topic tags"),
        "second_tags": ([1, "tags"], "tags", "second topic tags"),
    }


def test_a_game_that_says_nothing_of_it_has_a_form_from_its_types(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, RIDDLES.name, RIDDLES)
    form = form_of("riddles")
    assert (form.cards, form.fewest, form.ids, form.more) == ("riddles", 8, True, [])
    assert form.columns == ["riddle", "answer", "hints"]
    assert [(field.name, field.kind, field.most, field.count) for field in form.fields] == [
        ("riddle", "text", 200, None),
        ("answer", "line", 40, None),
        ("hints", "lines", 60, 3),
    ]

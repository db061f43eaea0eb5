"""The bots as people know them."""

from __future__ import annotations

from itertools import chain

import pytest

from parlour.bots import CHARACTERS, PLAIN, Character, character
from parlour.decks import load
from parlour.games.player_of_honour.deck import TopicDeck


@pytest.mark.parametrize("one", CHARACTERS, ids=lambda one: one.name)
def test_everybody_has_a_sentence_in_both_languages_and_a_mind_of_their_own(one: Character) -> None:
    assert set(one.sentence) == {"en", "fr"}
    assert all(20 < len(sentence) < 90 and sentence.endswith(".") for sentence in one.sentence.values())
    assert 0 <= one.boldness <= 1
    assert min(one.tastes.values()) < -0.5 < 0.5 < max(one.tastes.values())


@pytest.mark.parametrize("one", CHARACTERS, ids=lambda one: one.name)
def test_what_the_sentence_says_is_true(one: Character) -> None:
    assert one.said
    for kind, said in one.said.items():
        assert abs(said) == 1
        assert said * one.tastes[kind] >= 0.5, kind


def test_no_two_are_alike() -> None:
    for field in ("name", "portrait", "said", "boldness", "tastes"):
        values = [str(getattr(one, field)) for one in CHARACTERS]
        assert len(set(values)) == len(values), field


@pytest.mark.parametrize("pack", ["en/topics", "fr/sujets"])
def test_their_tastes_are_about_what_is_on_the_cards(pack: str) -> None:
    deck = load(pack, "player-of-honour")
    assert isinstance(deck, TopicDeck)
    tags = set(chain(*(topic.tags for topic in chain(*deck.topics))))
    assert {tag for one in CHARACTERS for tag in one.tastes} <= tags


def test_a_bot_is_found_by_its_name_and_a_stand_in_is_plain() -> None:
    assert character("Russet").portrait == "fox"
    assert character("Ada") is PLAIN
